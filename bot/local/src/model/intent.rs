//! Bits of the intents, which decide what a bot receives:
//! <https://discord.com/developers/docs/events/gateway#gateway-intents>.

/// The guild, its channels and threads.
pub(crate) const GUILDS: u64 = 1 << 0;
/// Messages in the guild.
pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
/// Direct messages.
pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
/// Those that must be granted, which nobody is here: members, presences, message content.
pub(crate) const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);
/// All intents that exist.
pub(crate) const ALL: u64 = ((1 << 17) - 1) | (0b11 << 20) | (0b11 << 24);
