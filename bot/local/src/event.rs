//! Events for those who watch the server.

use crate::model::{ChannelId, InteractionId, Message, MessageId};
use std::sync::Arc;

/// Something that happened on the server; from [`Discord::events`](crate::Discord::events).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Event {
    /// The bot has identified itself, or resumed its session.
    Connected {
        /// Whether it resumed an older session.
        resumed: bool,
        /// Whether it used the address that it was given for resuming.
        at_resume_url: bool,
    },
    /// A gateway connection of the bot has ended.
    Disconnected,
    /// The commands of the bot, a channel, a thread or a member have changed.
    WorldChanged,
    /// A message is new.
    MessageCreated(Arc<Message>),
    /// A message has changed.
    MessageUpdated(Arc<Message>),
    /// A message was deleted.
    MessageDeleted {
        /// Its channel.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// A member has used a command, button, menu or form, the bot has acknowledged it, or it has
    /// not done so in time.
    InteractionChanged(InteractionId),
}
