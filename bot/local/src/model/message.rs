//! Messages and their files.

use axum::body::Bytes;
use serde::{Deserialize, Serialize};

use super::component::{Button, Component, Menu, Row};
use super::ids::{AttachmentId, ChannelId, InteractionId, MessageId, RoleId, UserId};
use jiff::Timestamp;

/// Seen only by its addressee.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The bot "is thinking": the answer is deferred.
pub(crate) const LOADING: u64 = 1 << 7;
/// It arrives without a notification.
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// A message, as the server stores it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Message {
    /// Its id, by which messages are ordered.
    pub id: MessageId,
    /// Its channel or thread.
    pub channel: ChannelId,
    /// Who wrote it.
    pub author: UserId,
    /// Discord's message type: 0 default, 19 a reply to another message, 20 the answer to a command, 18 and 21
    /// threads.
    pub kind: u8,
    /// The text, at most 2000 characters.
    pub content: String,
    /// The rows of buttons and menus, at most 5.
    pub rows: Vec<Row>,
    /// The files, at most 10.
    pub attachments: Vec<Attachment>,
    /// When it was last edited, if it was.
    #[serde(with = "jiff::fmt::serde::timestamp::millisecond::optional")]
    pub edited: Option<Timestamp>,
    /// Discord's message flags.
    pub flags: u64,
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
    /// The interaction that it answers.
    #[serde(rename = "origin")]
    pub interaction: Option<InteractionMetadata>,
    /// The members named in the text, whether it pings them or not.
    pub mentions: Vec<UserId>,
    /// The roles named in the text.
    pub mention_roles: Vec<RoleId>,
    /// The members who were pinged when the message came: those named in the text and permitted by
    /// `allowed_mentions`. An edit, the edit after a deferral and an ephemeral message ping nobody.
    pub pinged: Vec<UserId>,
    /// Whether it pinged everybody who can see the channel.
    pub pinged_everyone: bool,
    /// The only member who sees it, if it is ephemeral.
    pub addressee: Option<UserId>,
    /// A number of the bot's choice, by which a message is not sent twice.
    pub nonce: Option<String>,
    /// How often it has been edited.
    pub edits: u32,
    /// How many of the edits were made when it was older than an hour.
    pub late_edits: u32,
}

/// The interaction that a message answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InteractionMetadata {
    /// The interaction.
    pub interaction: InteractionId,
    /// Discord's interaction type: 2 command, 3 component, 5 form.
    pub kind: u8,
    /// Who used it.
    pub user: UserId,
    /// The command with its subcommands, such as `pacru move`; empty for anything else.
    pub command: String,
    /// The message whose button or menu was used.
    pub message: Option<MessageId>,
    /// What opened the form, if this was one.
    pub trigger: Option<Box<InteractionMetadata>>,
}

impl Message {
    /// When it was written.
    pub fn created(&self) -> Timestamp {
        self.id.created()
    }

    /// Whether it is ephemeral: only its addressee sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }

    /// Whether it says that the bot is thinking: a deferred answer that is not filled yet.
    pub fn is_thinking(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Whether it arrives without a notification.
    pub fn is_silent(&self) -> bool {
        self.flags & SUPPRESS_NOTIFICATIONS != 0
    }

    /// Whether `user` can see it, provided that they see the channel.
    pub fn is_for(&self, user: UserId) -> bool {
        self.addressee.is_none_or(|addressee| addressee == user)
    }

    /// All buttons and menus, in reading order.
    pub fn components(&self) -> impl Iterator<Item = &Component> {
        self.rows.iter().flat_map(|row| &row.components)
    }

    /// All buttons, in reading order.
    pub fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.components().filter_map(|component| match component {
            Component::Button(button) => Some(button),
            Component::Menu(_) => None,
        })
    }

    /// All menus, in reading order.
    pub fn menus(&self) -> impl Iterator<Item = &Menu> {
        self.components().filter_map(|component| match component {
            Component::Menu(menu) => Some(menu),
            Component::Button(_) => None,
        })
    }

    /// The first button with this label.
    pub fn button(&self, label: &str) -> Option<&Button> {
        self.buttons().find(|button| button.label.as_deref() == Some(label))
    }
}

/// A file of a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Attachment {
    /// Its id.
    pub id: AttachmentId,
    /// Its name after Discord's cleaning: letters, digits, `.`, `-` and `_`.
    pub filename: String,
    /// Its alternative text, at most 1024 characters.
    pub description: Option<String>,
    /// Its media type.
    pub content_type: String,
    /// Where it can be downloaded.
    pub url: String,
    /// Width and height in pixels of a PNG or GIF.
    pub size: Option<(u32, u32)>,
    /// Its contents.
    #[serde(skip)]
    pub bytes: Bytes,
}
