//! Events for those who watch the server.

use crate::model::{ChannelId, InteractionId, Message, MessageId, UserId};
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
    /// The bot has changed its commands.
    CommandsChanged,
    /// A channel or thread is new or has changed.
    ChannelChanged(ChannelId),
    /// A member is new or has another name.
    MemberChanged(UserId),
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
    /// A member has used a command, button, menu or form.
    InteractionCreated(InteractionId),
    /// The bot has acknowledged it.
    InteractionAcknowledged(InteractionId),
    /// The bot has not acknowledged it in time.
    InteractionFailed(InteractionId),
    /// A request or a frame has been added to the traffic.
    Traffic(u64),
}
