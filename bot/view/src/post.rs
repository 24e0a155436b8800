//! What Discord is to show: texts, files, buttons and menus.

use play::{RoleId, UserId};

use crate::custom_id::CustomId;

/// A message before it is translated into Discord's types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Post {
    /// Markdown, at most 2,000 characters.
    pub text: String,
    /// The attachment.
    pub file: Option<File>,
    /// Further attachments; with the first one at most ten.
    pub also: Vec<File>,
    /// The components under it, at most five rows.
    pub rows: Vec<Row>,
    /// A page of the bot; a button at the end of the first row that has room for it, or in a row of its own.
    pub link: Option<Link>,
    /// The members who are notified: only those who must act.
    pub pings: Vec<UserId>,
    /// The role whose members are notified, since they wish to be.
    pub calls: Option<RoleId>,
    /// Whether a direct message arrives without a notification, as its reader wishes.
    pub silent: bool,
}

impl Post {
    /// The same with a row of buttons under it, if there are any.
    pub(crate) fn with_buttons(mut self, buttons: Vec<Button>) -> Self {
        if !buttons.is_empty() {
            self.rows.push(Row::Buttons(buttons));
        }
        self
    }
}

/// An attachment of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
    /// The description, for those who cannot see it; at most 1,024 characters.
    pub alt: Option<String>,
}

/// A row of components under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A menu, which takes a whole row.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What pressing it means.
    pub custom_id: CustomId,
    /// The label, at most 80 characters.
    pub label: String,
    /// An emoji before the label.
    pub emoji: Option<&'static str>,
    /// The style.
    pub style: ButtonStyle,
}

impl Button {
    /// One of several buttons, without an emoji.
    pub(crate) fn new(custom_id: impl Into<CustomId>, label: String) -> Self {
        let custom_id = custom_id.into();
        Self { custom_id, label, emoji: None, style: ButtonStyle::Secondary }
    }

    /// The same with an emoji.
    pub(crate) fn emoji(self, emoji: &'static str) -> Self {
        Self { emoji: Some(emoji), ..self }
    }

    /// The same in another style.
    pub(crate) fn style(self, style: ButtonStyle) -> Self {
        Self { style, ..self }
    }
}

/// A button that opens a page in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The label, at most 80 characters.
    pub label: String,
    /// The address.
    pub address: String,
}

/// A menu from which one option is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The custom id; the choice is the value of the option.
    pub id: String,
    /// The text while nothing is chosen, at most 150 characters.
    pub placeholder: String,
    /// The options, one to 25.
    pub options: Vec<MenuOption>,
}

/// An option of a menu.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct MenuOption {
    /// The value that comes back, at most 100 characters.
    #[serde(rename = "id")]
    pub value: String,
    /// The label, at most 100 characters.
    pub label: String,
    /// A second line, at most 100 characters.
    pub description: Option<String>,
    /// Whether the menu shows it as selected.
    pub chosen: bool,
}

/// The style of a button, as Discord has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// What most members will press.
    Primary,
    /// One of several.
    Secondary,
    /// Something that cannot be undone.
    Danger,
    /// Shown, but disabled.
    Disabled,
}
