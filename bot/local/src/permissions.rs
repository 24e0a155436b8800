//! What an account may do in a channel.

use std::ops::{BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

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
pub struct Permissions(u64);

impl Permissions {
    /// Nothing at all.
    pub const NONE: Self = Self(0);
    /// Everything, everywhere.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Change channels.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// Change the server.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// See a channel at all.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Send messages in a channel (not in its threads).
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Delete messages of others.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Send embeds.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// Send files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// Read older messages.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// Call everyone at once.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// Use commands of applications.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// Archive, lock, rename and delete threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// Start public threads.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// Send messages in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);

    /// What people, and a bot invited with the usual link, have in the default world.
    pub const MEMBER: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// The set with Discord's bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Discord's bits.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether all of `others` are allowed; an administrator may do everything.
    #[must_use]
    pub const fn contains(self, others: Self) -> bool {
        self.0 & Self::ADMINISTRATOR.0 != 0 || self.0 & others.0 == others.0
    }
}

impl BitOr for Permissions {
    type Output = Self;

    fn bitor(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}

impl BitOrAssign for Permissions {
    fn bitor_assign(&mut self, others: Self) {
        *self = *self | others;
    }
}

impl Sub for Permissions {
    type Output = Self;

    fn sub(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl SubAssign for Permissions {
    fn sub_assign(&mut self, others: Self) {
        *self = *self - others;
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map(Self)
            .map_err(de::Error::custom)
    }
}
