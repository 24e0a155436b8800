//! What a member can see and use.

use crate::Result;
use crate::error::Error;
use crate::model::{ChannelId, ChannelKind, Message, MessageId, UserId};
use crate::state::State;

impl State {
    /// Checks that a member can write in a channel: they see it, it takes messages, and it is not a
    /// locked thread.
    pub(crate) fn check_access(&self, user: UserId, channel: ChannelId) -> Result<()> {
        let place = self.world.channels.get(&channel).ok_or(Error::MissingAccess)?;
        if !self.world.sees(user, channel) {
            return Err(Error::MissingAccess);
        }
        match &place.kind {
            ChannelKind::Forum => Err(Error::NotText),
            ChannelKind::Thread(thread) if thread.locked => Err(Error::ThreadLocked),
            ChannelKind::Text | ChannelKind::Thread(_) | ChannelKind::Direct { .. } => Ok(()),
        }
    }

    /// The message, if the member sees it.
    pub(crate) fn visible_message(
        &self,
        user: UserId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<&Message> {
        self.check_access(user, channel)?;
        let message = self.world.message(channel, message).ok_or(Error::UnknownMessage)?;
        if message.is_for(user) { Ok(message) } else { Err(Error::UnknownMessage) }
    }
}

/// What somebody gives for options or for the parts of a form: pairs of a name and a text.
pub(crate) type Given = Vec<(String, String)>;

/// These pairs, as texts.
pub(super) fn pairs<K: Into<String>, V: Into<String>>(
    given: impl IntoIterator<Item = (K, V)>,
) -> Given {
    given.into_iter().map(|(name, text)| (name.into(), text.into())).collect()
}
