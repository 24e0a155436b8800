//! A Discord of one's own in one process.

mod asked;
mod asking;
mod channel;
mod clock;
mod command;
mod component;
mod config;
mod discord;
mod event;
mod fault;
mod form;
mod gateway;
mod http;
mod ids;
mod interaction;
mod member;
mod mentions;
mod message;
mod payload;
mod permissions;
mod refusal;
mod rest;
mod server;
mod state;
mod traffic;
mod upload;
mod wire;
mod world;

pub use channel::{Channel, ChannelKind, Thread};
pub use clock::Moment;
pub use command::{Choice, Command, CommandKind, CommandOption, OptionKind, UnknownNumber};
pub use component::{
    Button, ButtonStyle, Component, Emoji, Menu, MenuKind, MenuOption, Modal, Row, TextInput,
};
pub use config::{Config, Person};
pub use discord::{Discord, StartError};
pub use event::Event;
pub use fault::{Call, Delivery, Disturbance, Fault, Misbehaviour};
pub use ids::{
    ApplicationId, AttachmentId, ChannelId, CommandId, GuildId, InteractionId, MessageId, RoleId,
    UserId,
};
pub use interaction::{Interaction, Reply};
pub use member::Member;
pub use message::{Attachment, Message, Origin};
pub use permissions::Permissions;
pub use refusal::Refusal;
pub use traffic::{Crossing, Entry, Exchange, File, Frame};
