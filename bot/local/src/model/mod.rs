//! Discord's objects.

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
pub(crate) use component::{Response, put};
pub(crate) use ids::SnowflakeGenerator;
pub(crate) use message::{EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS};
pub(crate) use upload::{UPLOAD_LIMIT, Upload, image_size, sanitized};
