//! One use of a command, button, menu or form, seen by the member who waits for the answer.

use std::sync::Arc;

use crate::Result;
use crate::error::Error;
use crate::model::{ChannelId, Choice, InteractionId, Message, MessageId, Modal, Response};
use crate::server::Server;
use crate::state::{Record, State};

/// An interaction that was sent to the bot.
#[derive(Clone, Debug)]
pub struct Interaction {
    server: Arc<Server>,
    id: InteractionId,
}

/// The final answer of the bot to an interaction.
#[derive(Clone, Debug, derive_more::Display)]
pub enum Reply {
    /// A message: the one that filled the deferred answer, or the one whose button or menu was
    /// used, changed.
    #[display("with the message {:?}", _0.content)]
    Message(Box<Message>),
    /// Suggestions.
    #[display("with {} suggestions", _0.len())]
    Choices(Vec<Choice>),
    /// A form.
    #[display("with the form {:?}", _0.title)]
    Modal(Modal),
    /// The answer has been deleted.
    #[display("with a message that it deleted")]
    Deleted,
}

impl Interaction {
    pub(crate) fn new(server: Arc<Server>, id: InteractionId) -> Self {
        Self { server, id }
    }

    /// Its id.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// The token by which the bot answers it, while the interaction is kept.
    pub fn token(&self) -> Option<String> {
        self.server.lock().interactions.get(self.id).map(|record| record.token.clone())
    }

    /// Waits until the bot has acknowledged the interaction in any way. Fails with
    /// [`Error::NoResponse`] if the bot does not acknowledge it within three seconds.
    pub async fn acknowledged(&self) -> Result<()> {
        self.watch("an acknowledgement", |_, record| match record.response {
            Response::Open => None,
            Response::Failed => Some(Err(Error::NoResponse)),
            _ => Some(Ok(())),
        })
        .await
    }

    /// Waits for the final answer: suggestions, a form, or after a deferral the message that fills
    /// it. After a deferred update (type 6) the final answer is the change of the message. Fails
    /// with [`Error::NoResponse`] if the bot does not acknowledge the interaction within three
    /// seconds, [`Error::TimedOut`] if nothing follows a deferral.
    pub async fn outcome(&self) -> Result<Reply> {
        self.watch("the answer to an interaction", outcome).await
    }

    /// Waits for the final answer and returns its message, new or changed. Fails with
    /// [`Error::UnexpectedResponse`] if the answer is not a message.
    pub async fn reply(&self) -> Result<Message> {
        match self.outcome().await? {
            Reply::Message(message) => Ok(*message),
            other => Err(Error::UnexpectedResponse(other.to_string())),
        }
    }

    /// Waits for the form that the bot answers with. Fails with [`Error::UnexpectedResponse`] if
    /// the answer is not a form.
    pub async fn modal(&self) -> Result<Modal> {
        match self.outcome().await? {
            Reply::Modal(modal) => Ok(modal),
            other => Err(Error::UnexpectedResponse(other.to_string())),
        }
    }

    async fn watch<T>(
        &self,
        what: &str,
        look: impl Fn(&State, &Record) -> Option<Result<T>>,
    ) -> Result<T> {
        self.server.wait(what, |state| look(state, state.interactions.get(self.id)?)).await
    }
}

fn outcome(state: &State, record: &Record) -> Option<Result<Reply>> {
    let found = |id: MessageId| message(state, record.channel, id);
    let reply = match &record.response {
        Response::Open => return None,
        Response::Failed => return Some(Err(Error::NoResponse)),
        Response::Deferred(id) => match found(*id) {
            Some(message) if message.is_thinking() => return None,
            message => message.map_or(Reply::Deleted, Reply::Message),
        },
        Response::DeferredUpdate => match record.source.and_then(found) {
            Some(source) if source.edits > record.source_edits => Reply::Message(source),
            Some(_) => return None,
            None => Reply::Deleted,
        },
        Response::Choices(choices) => Reply::Choices(choices.clone()),
        Response::Modal(modal) => Reply::Modal(modal.clone()),
    };
    Some(Ok(reply))
}

fn message(state: &State, channel: ChannelId, id: MessageId) -> Option<Box<Message>> {
    state.world.message(channel, id).map(|message| Box::new((**message).clone()))
}
