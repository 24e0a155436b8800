//! Answers to interactions:
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints>.

use super::error::{ApiError, Result};
use super::messages::check_not_emptied;
use super::request::{Outcome, Request};
use crate::event::Event;
use crate::model::{
    ApplicationId, EPHEMERAL, InteractionId, LOADING, Message, MessageId, Response,
};
use crate::state::{Kind, State, TOKEN_LIFETIME};
use crate::validate::{Callback, MessageForm, Purpose, callback, message};

impl State {
    /// The first answer, which every interaction gets once and in time.
    pub(super) fn create_response(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let id = request.id("interaction")?;
        self.expire();
        let record =
            self.interactions.get(id).filter(|record| record.token == request.param("token"));
        let record = record.ok_or(ApiError::UnknownInteraction)?;
        match record.response {
            Response::Open => {}
            Response::Failed => return Err(ApiError::UnknownInteraction),
            _ => return Err(ApiError::AlreadyAcknowledged),
        }
        let (channel, possible) = (record.channel, record.allowed_responses());
        if self.world.thread(channel).is_some_and(|thread| thread.locked) {
            self.check_not_archived(channel)?;
        }
        let Callback { mut response, message } =
            request.read(|item| callback(item, id, possible))?;
        if let Response::Deferred(posted) = &mut response {
            *posted = self.post_response(id, message)?;
        }
        self.interactions.get_mut(id).ok_or(ApiError::UnknownInteraction)?.response = response;
        self.emit(Event::InteractionChanged(id));
        Ok(Outcome::no_content())
    }

    pub(super) fn get_response(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let message = self.response_message(request)?;
        Ok(Outcome::ok(self.world.message_json(&message)))
    }

    pub(super) fn edit_response(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let old = self.response_message(request)?;
        let uploads = &request.body.uploads;
        let form = request.read(|item| Some(message(item.form()?, Purpose::Edit, uploads)))?;
        check_not_emptied(&old, &form)?;
        if self.edited_too_late(&old) {
            return Err(ApiError::TooManyLateEdits);
        }
        let edited = self.edit(old.channel, old.id, form).ok_or(ApiError::UnknownMessage)?;
        Ok(Outcome::ok(self.world.message_json(&edited)))
    }

    /// The first answer to an interaction, while its token has not expired.
    fn response_message(&mut self, request: &Request<'_>) -> Result<Message> {
        self.expire();
        if request.id::<ApplicationId>("application")? != self.world.application {
            return Err(ApiError::UnknownWebhook);
        }
        let record = self.interactions.with_token(request.param("token"));
        let record = record.ok_or(ApiError::InvalidToken)?;
        if self.now() > record.created + TOKEN_LIFETIME {
            return Err(ApiError::InvalidToken);
        }
        let message = match record.response {
            Response::Open | Response::Failed => return Err(ApiError::UnknownWebhook),
            Response::Deferred(message) => Some(message),
            Response::DeferredUpdate => record.source,
            Response::Choices(_) | Response::Modal(_) => None,
        };
        let message = message.and_then(|message| self.world.message(record.channel, message));
        message.map(|message| (**message).clone()).ok_or(ApiError::UnknownMessage)
    }

    /// Posts the message that shows this, or that the bot fills in later.
    fn post_response(
        &mut self,
        id: InteractionId,
        shows: Option<MessageForm>,
    ) -> Result<MessageId> {
        let record = self.interactions.get(id).ok_or(ApiError::UnknownInteraction)?;
        // The answer to a command names the interaction; the answer to a button is a reply to the
        // message of the button.
        let (kind, reply_to) = match (record.kind, record.source) {
            (Kind::Command, _) => (20, None),
            (_, Some(source)) => (19, Some(source)),
            (_, None) => (0, None),
        };
        let message = Message {
            channel: record.channel,
            author: self.world.bot,
            kind,
            flags: if shows.is_some() { EPHEMERAL } else { LOADING | EPHEMERAL },
            reply_to,
            interaction: Some(record.metadata.clone()),
            addressee: Some(record.user),
            ..Message::default()
        };
        self.unarchive(message.channel);
        Ok(self.post(message, shows.unwrap_or_default()).id)
    }
}
