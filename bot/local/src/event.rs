//! What happens, told to whoever listens.

use crate::model::{ChannelId, InteractionId, Message, MessageId, UserId};
use std::sync::Arc;

/// Something that has happened on the server; from [`Discord::events`](crate::Discord::events).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Event {
    /// The bot has identified itself, or resumed its session.
    Connected {
        /// Whether it went on with an older session.
        resumed: bool,
        /// Whether it came to the address that it was told for that.
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
    /// A message is gone.
    MessageDeleted {
        /// Where it stood.
        channel: ChannelId,
        /// The message.
        message: MessageId,
    },
    /// Somebody is typing.
    Typing {
        /// Where.
        channel: ChannelId,
        /// Who.
        user: UserId,
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
