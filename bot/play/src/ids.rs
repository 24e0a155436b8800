//! Typed ids: those of Discord, and those of rows.

use derive_more::{Display, From, FromStr};
use serde::{Deserialize, Serialize};

use crate::time::Millis;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Display, From, FromStr)]
        #[derive(Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(i64);

        impl $name {
            /// The id as the database stores it.
            pub fn get(self) -> i64 {
                self.0
            }
        }

        impl From<u64> for $name {
            /// Discord's snowflakes fit into 63 bits until 2084.
            fn from(id: u64) -> Self {
                Self(id.cast_signed())
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl From<$name> for u64 {
            fn from(id: $name) -> Self {
                id.0.cast_unsigned()
            }
        }
    )+};
}

ids! {
    /// The row id of a game. Members see its [`Game::code`](crate::Game::code).
    GameId
    /// The row id of a tournament. Members see its name.
    TournamentId
    /// A Discord user.
    UserId
    /// A Discord server.
    GuildId
    /// A Discord channel, thread or forum post.
    ChannelId
    /// A seek's row.
    SeekId
    /// A role of a Discord server.
    RoleId
    /// A Discord message.
    MessageId
    /// One use of a command or a component.
    InteractionId
}

/// Discord's epoch, the first moment of 2015, in milliseconds since 1970.
const EPOCH: Millis = 1_420_070_400_000;

impl MessageId {
    /// When the message was sent: Discord's snowflakes hold milliseconds above 22 other bits.
    pub const fn sent_at(self) -> Millis {
        (self.0 >> 22) + EPOCH
    }
}

impl InteractionId {
    /// The time between an earlier interaction and this one: Discord's snowflakes hold milliseconds above 22 other bits.
    pub const fn since(self, earlier: Self) -> Millis {
        (self.0 >> 22) - (earlier.0 >> 22)
    }
}

/// Ids of former players are below this; those of computers count down from -1.
const FORMER: i64 = -1_000_000;

/// Ids of players of imported games who are nobody on Discord count down from this.
const OUTSIDER: i64 = -1_000;

impl UserId {
    /// A new id for a member who is erased: negative, unlike Discord's, and so far unused.
    pub fn former() -> Self {
        Self(fastrand::i64(i64::MIN / 2..FORMER))
    }

    /// The id of the player at this place of an imported game, if they are nobody on Discord.
    pub fn outsider(place: usize) -> Self {
        Self(OUTSIDER - i64::try_from(place).unwrap_or_default())
    }

    /// Whether this is the id of a player of an imported game who is nobody on Discord.
    pub const fn is_outsider(self) -> bool {
        self.0 <= OUTSIDER && self.0 >= FORMER
    }

    /// Whether this is the id of a former player.
    pub const fn is_former(self) -> bool {
        self.0 < FORMER
    }
}
