//! Commands in the form in which the bot registers them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_repr::{Deserialize_repr, Serialize_repr};
use strum::FromRepr;

use super::ids::{ApplicationId, CommandId, GuildId};
use super::permissions::Permissions;

/// Texts in other languages, by language.
pub(crate) type Translations = BTreeMap<String, String>;

/// A registered command. Serialises to Discord's command object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Command {
    /// Its id.
    pub id: CommandId,
    /// The application that registered it.
    pub application_id: ApplicationId,
    /// The only server that has it; absent for a global command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild_id: Option<GuildId>,
    /// How it is used.
    #[serde(rename = "type")]
    pub kind: CommandKind,
    /// Its name, 1 to 32 characters.
    pub name: String,
    /// Its name in other languages.
    pub name_localizations: Option<Translations>,
    /// What it does, 1 to 100 characters; empty for a context menu command.
    pub description: String,
    /// What it does, in other languages.
    pub description_localizations: Option<Translations>,
    /// Its options, or its subcommands and groups; at most 25.
    #[serde(default)]
    pub options: Vec<CommandOption>,
    /// The permissions that a member needs to use it; if empty, only administrators can.
    pub default_member_permissions: Option<Permissions>,
    /// Where it can be used: 0 servers, 1 direct messages with the bot, 2 other private channels.
    pub contexts: Option<Vec<u8>>,
    /// Who can install it: 0 servers, 1 users.
    #[serde(default)]
    pub integration_types: Vec<u8>,
    /// Who answers when it launches an Activity: 1 the bot, 2 Discord; absent for other commands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handler: Option<u8>,
    /// A number that grows with every change.
    pub version: String,
}

/// How a command is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr, Serialize_repr, Deserialize_repr)]
#[repr(u8)]
pub enum CommandKind {
    /// A slash command, which is typed.
    Typed = 1,
    /// From the menu of a member.
    User = 2,
    /// From the menu of a message.
    Message = 3,
    /// The only one that launches an Activity. Discord makes it, and it cannot be removed with others.
    EntryPoint = 4,
}

/// An option, subcommand or group of subcommands. Serialises to Discord's option object.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandOption {
    /// The type of its values.
    #[serde(rename = "type")]
    pub kind: OptionKind,
    /// Its name, 1 to 32 characters.
    pub name: String,
    /// Its name in other languages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Translations>,
    /// What it means, 1 to 100 characters.
    pub description: String,
    /// What it means, in other languages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description_localizations: Option<Translations>,
    /// Whether it is required.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub required: bool,
    /// The only values that it takes, if it has such a list; at most 25.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// The options of a subcommand, or the subcommands of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<CommandOption>,
    /// The kinds of channel that can be chosen; any if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub channel_types: Vec<u8>,
    /// The smallest number allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_value: Option<f64>,
    /// The largest number allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_value: Option<f64>,
    /// The fewest characters allowed, 0 to 6000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_length: Option<u16>,
    /// The most characters allowed, 1 to 6000.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u16>,
    /// Whether the bot is asked for suggestions while somebody types.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub autocomplete: bool,
}

/// The type of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr, Serialize_repr, Deserialize_repr)]
#[repr(u8)]
pub enum OptionKind {
    /// Not a value but a subcommand.
    Subcommand = 1,
    /// Not a value but a group of subcommands.
    Group = 2,
    /// Text.
    Text = 3,
    /// A whole number between -2^53 and 2^53.
    Integer = 4,
    /// Yes or no.
    Boolean = 5,
    /// A member.
    User = 6,
    /// A channel.
    Channel = 7,
    /// A role.
    Role = 8,
    /// A file.
    Attachment = 11,
}

/// A value that can be chosen, or that the bot suggests.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// What is shown, 1 to 100 characters.
    pub name: String,
    /// What is shown in other languages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Translations>,
    /// What the bot receives: text of at most 100 characters, or a number.
    pub value: Value,
}

impl Command {
    /// Whether it takes the place of the other: a name is used once for each kind.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.kind == other.kind && self.name == other.name
    }

    /// The options of the command itself, or of its subcommand at `path` (the words after the name of the command).
    /// `None` if there is no such subcommand or the path stops at a group.
    pub fn options_at(&self, path: &[&str]) -> Option<&[CommandOption]> {
        let mut options = self.options.as_slice();
        for word in path {
            options =
                &options.iter().find(|option| option.is_branch() && option.name == *word)?.options;
        }
        let stops_early = options.iter().any(CommandOption::is_branch);
        (!stops_early).then_some(options)
    }
}

impl CommandOption {
    /// Whether it is a subcommand or a group and not a value.
    pub fn is_branch(&self) -> bool {
        matches!(self.kind, OptionKind::Subcommand | OptionKind::Group)
    }
}
