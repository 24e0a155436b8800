//! Snowflakes, with a type for each kind of object.

use derive_more::{Display, FromStr};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use jiff::Timestamp;

/// Milliseconds from the Unix epoch to Discord's own, the first second of 2015.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

macro_rules! snowflakes {
    ($($(#[$about:meta])* $name:ident)+) => {$(
        $(#[$about])*
        ///
        /// Written as decimal text in JSON, as Discord does.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Display, FromStr)]
        pub struct $name(pub u64);

        impl $name {
            /// When the object was made: the upper bits of the id.
            pub fn created(self) -> Timestamp {
                let millis = (self.0 >> 22).cast_signed() + DISCORD_EPOCH;
                // 42 bits of milliseconds reach into the year 2154.
                Timestamp::from_millisecond(millis).unwrap_or(Timestamp::MAX)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )+};
}

snowflakes! {
    /// A server of Discord ("guild").
    GuildId
    /// A text channel, forum, thread or direct-message channel.
    ChannelId
    /// A person or a bot.
    UserId
    /// A role; the role of everyone has the id of its guild.
    RoleId
    /// A message.
    MessageId
    /// A file of a message.
    AttachmentId
    /// An application, the owner of a bot.
    ApplicationId
    /// A registered command.
    CommandId
    /// One use of a command, button, menu or form.
    InteractionId
}

/// Generates snowflakes, each larger than the one before, with the time of the clock.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct SnowflakeGenerator {
    last: u64,
}

impl SnowflakeGenerator {
    pub(crate) fn next(&mut self, now: Timestamp) -> u64 {
        let dated = (now.as_millisecond() - DISCORD_EPOCH).max(0).cast_unsigned() << 22;
        self.last = dated.max(self.last + 1);
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snowflake_knows_its_date() {
        // The example in Discord's own documentation.
        assert_eq!(
            UserId(175_928_847_299_117_063).created().to_string(),
            "2016-04-30T11:18:25.796Z"
        );
    }
}
