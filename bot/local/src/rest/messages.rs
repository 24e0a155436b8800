//! Messages of channels: <https://discord.com/developers/docs/resources/message>.

use axum::extract::Query;
use serde::Deserialize;
use serde_json::json;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::model::{
    ChannelId, ChannelKind, Message, MessageId, Permissions, SUPPRESS_NOTIFICATIONS, Thread,
};
use crate::state::State;
use crate::validate::{MessageForm, Purpose, message};

impl State {
    pub(super) fn create_message(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_may_send(channel)?;
        let uploads = &request.body.uploads;
        let form = request.read(|item| Some(message(item.form()?, Purpose::Post, uploads)))?;
        check_not_emptied(&Message::default(), &form)?;
        self.check_files(channel, &form)?;
        if let Some(nonce) = form.nonce.as_deref().filter(|_| form.enforce_nonce)
            && let Some(sent) = self.sent_with(channel, nonce)
        {
            return Ok(Outcome::ok(self.world.message_json(&sent)));
        }
        self.unarchive(channel);
        let flags = if form.is_silent { SUPPRESS_NOTIFICATIONS } else { 0 };
        let message = Message { channel, author: self.world.bot, flags, ..Message::default() };
        let posted = self.post(message, form);
        Ok(Outcome::ok(self.world.message_json(&posted)))
    }

    /// Lists messages, newest first. Without the permission to read the history the list is empty.
    pub(super) fn get_messages(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        self.check_holds_messages(channel)?;
        let Query(page) = Query::<Page>::try_from_uri(request.uri)
            .map_err(|error| ApiError::InvalidForm(json!(error.body_text())))?;
        if !(1..=100).contains(&page.limit) {
            let error = json!({ "code": "NUMBER_TYPE_MAX", "message": "Between 1 and 100." });
            return Err(ApiError::InvalidForm(json!({ "limit": { "_errors": [error] } })));
        }
        if !self.bot_may(channel, Permissions::READ_MESSAGE_HISTORY) {
            return Ok(Outcome::ok(json!([])));
        }
        let messages = self.world.messages_in(channel).rev();
        let before = |message: &Message| page.before.is_none_or(|before| message.id < before);
        let listed = messages.filter(|message| !message.is_ephemeral() && before(message));
        let listed = listed.take(page.limit).map(|message| self.world.stored_json(message));
        Ok(Outcome::ok(listed.collect()))
    }

    pub(super) fn edit_message(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let (channel, id) = (request.id("channel")?, request.id("message")?);
        self.check_sees(channel)?;
        let old = self.open_message(channel, id)?.clone();
        if old.author != self.world.bot {
            return Err(ApiError::NotYours);
        }
        self.check_not_archived(channel)?;
        let uploads = &request.body.uploads;
        let form = request.read(|item| Some(message(item.form()?, Purpose::Edit, uploads)))?;
        self.check_files(channel, &form)?;
        if self.edited_too_late(&old) {
            return Err(ApiError::TooManyLateEdits);
        }
        check_not_emptied(&old, &form)?;
        let edited = self.edit(channel, id, form).ok_or(ApiError::UnknownMessage)?;
        Ok(Outcome::ok(self.world.message_json(&edited)))
    }

    pub(super) fn delete_message(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let (channel, id) = (request.id("channel")?, request.id("message")?);
        self.check_sees(channel)?;
        if self.open_message(channel, id)?.author != self.world.bot {
            self.check_may(channel, Permissions::MANAGE_MESSAGES)?;
        }
        self.remove(channel, id);
        Ok(Outcome::no_content())
    }

    /// A message that is not ephemeral. Ephemeral ones exist only for the token of their
    /// interaction.
    pub(super) fn open_message(&self, channel: ChannelId, id: MessageId) -> Result<&Message> {
        let message = self.world.message(channel, id).filter(|message| !message.is_ephemeral());
        message.map(|message| &**message).ok_or(ApiError::UnknownMessage)
    }

    fn check_may_send(&self, channel: ChannelId) -> Result<()> {
        self.check_sees(channel)?;
        self.check_holds_messages(channel)?;
        match self.world.channel(channel).map(|place| &place.kind) {
            Some(ChannelKind::Direct { with }) => {
                let accepts =
                    self.world.members.get(with).is_some_and(|account| account.accepts_direct);
                if accepts { Ok(()) } else { Err(ApiError::NoDirectMessages) }
            }
            Some(ChannelKind::Thread(thread)) => {
                self.check_may(channel, Permissions::SEND_MESSAGES_IN_THREADS)?;
                let Thread { archived, locked, .. } = *thread;
                let stays_shut =
                    archived && locked && !self.bot_may(channel, Permissions::MANAGE_THREADS);
                if stays_shut { Err(ApiError::Archived) } else { Ok(()) }
            }
            _ => self.check_may(channel, Permissions::SEND_MESSAGES),
        }
    }

    fn check_holds_messages(&self, channel: ChannelId) -> Result<()> {
        let place = self.world.channel(channel);
        let forum = place.is_some_and(|place| place.kind == ChannelKind::Forum);
        if forum { Err(ApiError::NotText) } else { Ok(()) }
    }

    /// Files need a permission of their own, except in answers to interactions:
    /// <https://github.com/discord/discord-api-docs/issues/5316>.
    fn check_files(&self, channel: ChannelId, form: &MessageForm) -> Result<()> {
        if form.files.as_ref().is_some_and(|files| !files.is_empty()) {
            self.check_may(channel, Permissions::ATTACH_FILES)?;
        }
        Ok(())
    }

    /// Refuses everything but sending and deleting messages in an archived thread.
    pub(super) fn check_not_archived(&self, channel: ChannelId) -> Result<()> {
        let thread = self.world.thread(channel);
        if thread.is_some_and(|thread| thread.archived) { Err(ApiError::Archived) } else { Ok(()) }
    }
}

/// Checks that a message has contents after a change, as a new one has.
pub(super) fn check_not_emptied(old: &Message, form: &MessageForm) -> Result<()> {
    let text = form.content.as_ref().unwrap_or(&old.content);
    let rows = form.rows.as_ref().map_or(old.rows.len(), Vec::len);
    let files = form.files.as_ref().map_or(old.attachments.len(), Vec::len);
    if text.trim().is_empty() && rows + files == 0 { Err(ApiError::EmptyMessage) } else { Ok(()) }
}

/// The page of a list of messages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    before: Option<MessageId>,
    limit: usize,
}
