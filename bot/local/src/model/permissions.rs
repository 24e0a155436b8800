//! Permissions of an account.

use bitflags::bitflags;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

bitflags! {
    /// A set of Discord's permissions, with Discord's bit numbers.
    ///
    /// ```
    /// use local::Permissions;
    ///
    /// let may = Permissions::MEMBER - Permissions::ATTACH_FILES;
    /// assert!(may.contains(Permissions::SEND_MESSAGES));
    /// assert!(!may.contains(Permissions::ATTACH_FILES));
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Permissions: u64 {
        /// All permissions, in every channel.
        const ADMINISTRATOR = 1 << 3;
        /// Change channels.
        const MANAGE_CHANNELS = 1 << 4;
        /// Change the server.
        const MANAGE_GUILD = 1 << 5;
        /// See a channel at all.
        const VIEW_CHANNEL = 1 << 10;
        /// Send messages in a channel (not in its threads).
        const SEND_MESSAGES = 1 << 11;
        /// Delete messages of others.
        const MANAGE_MESSAGES = 1 << 13;
        /// Send embeds.
        const EMBED_LINKS = 1 << 14;
        /// Send files.
        const ATTACH_FILES = 1 << 15;
        /// Read older messages.
        const READ_MESSAGE_HISTORY = 1 << 16;
        /// Ping everyone at once.
        const MENTION_EVERYONE = 1 << 17;
        /// Give and take the roles below one's own.
        const MANAGE_ROLES = 1 << 28;
        /// Use commands of applications.
        const USE_APPLICATION_COMMANDS = 1 << 31;
        /// Set up and change events.
        const MANAGE_EVENTS = 1 << 33;
        /// Archive, lock, rename and delete threads.
        const MANAGE_THREADS = 1 << 34;
        /// Start public threads.
        const CREATE_PUBLIC_THREADS = 1 << 35;
        /// Send messages in threads.
        const SEND_MESSAGES_IN_THREADS = 1 << 38;
        /// The permissions of people, and of a bot that was invited with the usual link.
        const MEMBER = Self::VIEW_CHANNEL.bits() | Self::SEND_MESSAGES.bits() | Self::EMBED_LINKS.bits()
            | Self::ATTACH_FILES.bits() | Self::READ_MESSAGE_HISTORY.bits() | Self::USE_APPLICATION_COMMANDS.bits()
            | Self::CREATE_PUBLIC_THREADS.bits() | Self::SEND_MESSAGES_IN_THREADS.bits();
        /// The permissions of the owner of a server.
        const OWNER = Self::MEMBER.bits() | Self::ADMINISTRATOR.bits() | Self::MANAGE_CHANNELS.bits()
            | Self::MANAGE_GUILD.bits() | Self::MANAGE_MESSAGES.bits() | Self::MENTION_EVERYONE.bits()
            | Self::MANAGE_ROLES.bits() | Self::MANAGE_EVENTS.bits() | Self::MANAGE_THREADS.bits();
        // Discord has more permissions, and a command may require any of them.
        const _ = !0;
    }
}

impl Permissions {
    /// Whether all of `needed` is allowed. An administrator has every permission.
    pub(crate) fn allows(self, needed: Self) -> bool {
        self.contains(Self::ADMINISTRATOR) || self.contains(needed)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.bits())
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = String::deserialize(deserializer)?;
        bits.parse().map(Self::from_bits_retain).map_err(de::Error::custom)
    }
}
