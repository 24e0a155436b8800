//! Checks of the bot's permissions.

use super::error::{ApiError, Result};
use crate::model::{ChannelId, GuildId, Permissions};
use crate::state::State;

impl State {
    /// A guild that the bot is not in does not exist for it.
    pub(super) fn check_guild(&self, guild: GuildId) -> Result<()> {
        self.world.guilds().any(|own| own == guild).then_some(()).ok_or(ApiError::UnknownGuild)
    }

    /// Checks that the channel exists and the bot sees it.
    pub(super) fn check_sees(&self, channel: ChannelId) -> Result<()> {
        if !self.world.channels.contains_key(&channel) {
            return Err(ApiError::UnknownChannel);
        }
        self.world.sees(self.world.bot, channel).then_some(()).ok_or(ApiError::MissingAccess)
    }

    /// Checks that the bot has these permissions in the channel.
    pub(super) fn check_may(&self, channel: ChannelId, needed: Permissions) -> Result<()> {
        self.bot_may(channel, needed).then_some(()).ok_or(ApiError::MissingPermissions)
    }

    pub(super) fn bot_may(&self, channel: ChannelId, needed: Permissions) -> bool {
        self.world.permissions(self.world.bot, channel).allows(needed)
    }
}
