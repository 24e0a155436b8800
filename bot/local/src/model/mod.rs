//! Discord's objects.

/// The numbers that Discord has for the variants of an enum.
macro_rules! numbered {
    ($name:ident, $what:literal, $($variant:ident)+) => {
        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                [$(Self::$variant),+]
                    .into_iter()
                    .find(|kind| *kind as u8 == number)
                    .ok_or_else(|| format!("there is no {} with the number {number}", $what))
            }
        }

        impl From<$name> for u8 {
            fn from(kind: $name) -> u8 {
                kind as u8
            }
        }
    };
}

mod channel;
mod command;
mod component;
mod ids;
mod message;
mod permissions;
mod role;
mod upload;

pub use channel::{Channel, ChannelKind, Thread};
pub use command::{Choice, Command, CommandKind, CommandOption, OptionKind};
pub use component::{
    Button, ButtonStyle, Component, Emoji, FormInput, FormPart, Menu, MenuKind, MenuOption, Modal,
    Row, TextInput,
};
pub use ids::{
    ApplicationId, AttachmentId, ChannelId, CommandId, GuildId, InteractionId, MessageId, RoleId,
    UserId,
};
pub use message::{Attachment, InteractionMetadata, Message};
pub use permissions::Permissions;
pub use role::Role;

pub(crate) use command::Translations;
pub(crate) use ids::SnowflakeGenerator;
pub(crate) use message::{EPHEMERAL, HAS_THREAD, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
pub(crate) use upload::{Upload, image_size, sanitized};
