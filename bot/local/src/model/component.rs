//! Buttons, menus and forms in messages and answers.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::FromRepr;

use super::command::Choice;
use super::ids::{InteractionId, MessageId};

/// One row of a message: up to five buttons, or one menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The components of the row, from left to right.
    pub components: Vec<Component>,
}

/// A button or a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Component {
    /// A button.
    Button(Button),
    /// A menu.
    Menu(Menu),
}

impl Component {
    /// The custom id, which the bot receives; a button with a link has none.
    pub fn custom_id(&self) -> Option<&str> {
        match self {
            Self::Button(button) => button.custom_id.as_deref(),
            Self::Menu(menu) => Some(&menu.custom_id),
        }
    }

    /// Whether it is shown but cannot be used.
    pub fn disabled(&self) -> bool {
        match self {
            Self::Button(button) => button.disabled,
            Self::Menu(menu) => menu.disabled,
        }
    }
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Button {
    /// Its style, which also tells its meaning.
    pub style: ButtonStyle,
    /// The text on it, at most 80 characters.
    pub label: Option<String>,
    /// The emoji on it.
    pub emoji: Option<Emoji>,
    /// The custom id that the bot receives, 1 to 100 characters; absent on a link.
    pub custom_id: Option<String>,
    /// The address that a link opens.
    pub url: Option<String>,
    /// Whether it is shown but cannot be pressed.
    pub disabled: bool,
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr, Serialize, Deserialize)]
#[repr(u8)]
pub enum ButtonStyle {
    /// The main action (blurple).
    Primary = 1,
    /// Another action (grey).
    Secondary = 2,
    /// An action with consequences (red).
    Danger = 4,
    /// A link: opens a page and sends the bot nothing.
    Link = 5,
}

/// An emoji of a button. Those that servers make are not modelled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emoji {
    /// The character.
    pub name: String,
}

/// A menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menu {
    /// What it lists.
    pub kind: MenuKind,
    /// The custom id that the bot receives, 1 to 100 characters.
    pub custom_id: String,
    /// The options that the bot gives, at most 25; of other menus those that are chosen from the
    /// start.
    pub options: Vec<MenuOption>,
    /// The text while nothing is chosen, at most 150 characters.
    pub placeholder: Option<String>,
    /// The fewest options that must be chosen, 0 to 25.
    pub min: u8,
    /// The most options that may be chosen, 1 to 25.
    pub max: u8,
    /// Whether it is shown but cannot be used.
    pub disabled: bool,
}

/// What a menu lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr, Serialize, Deserialize)]
#[repr(u8)]
pub enum MenuKind {
    /// Options that the bot gives.
    Text = 3,
    /// The members; only in forms.
    User = 5,
    /// The roles; only in forms.
    Role = 6,
    /// The channels; only in forms.
    Channel = 8,
    /// Options of which one is chosen, all of them visible; only in forms.
    Radio = 21,
    /// Options of which several can be chosen, all of them visible; only in forms.
    Checkboxes = 22,
}

/// An option of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MenuOption {
    /// What is shown, 1 to 100 characters.
    pub label: String,
    /// The value that the bot receives, 1 to 100 characters.
    pub value: String,
    /// A second line, at most 100 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Whether it is chosen from the start.
    pub default: bool,
}

/// A form that the bot opens as the answer to an interaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modal {
    /// The interaction that it answers.
    pub interaction: InteractionId,
    /// The custom id that the bot receives, 1 to 100 characters.
    pub custom_id: String,
    /// The heading, at most 45 characters.
    pub title: String,
    /// The parts, 1 to 5.
    pub parts: Vec<FormPart>,
}

/// How the bot has answered an interaction.
#[derive(Clone, Debug)]
pub(crate) enum Response {
    /// There is no answer yet.
    Open,
    /// There was no answer in time.
    Failed,
    /// A message of its own, at once (4), or empty at first (5).
    Deferred(MessageId),
    /// The source is to be changed later (6).
    DeferredUpdate,
    /// Suggestions (8).
    Choices(Vec<Choice>),
    /// A form (9).
    Modal(Modal),
}

/// A part of a form: one question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormPart {
    /// The text before it, at most 45 characters.
    pub label: String,
    /// A line about it, at most 100 characters.
    pub description: Option<String>,
    /// Whether it must be filled in.
    pub required: bool,
    /// How it is answered.
    pub input: FormInput,
}

/// How a part of a form is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormInput {
    /// By a text.
    Text(TextInput),
    /// By a choice.
    Menu(Menu),
}

impl FormInput {
    /// The custom id that the bot receives.
    pub fn custom_id(&self) -> &str {
        match self {
            Self::Text(input) => &input.custom_id,
            Self::Menu(menu) => &menu.custom_id,
        }
    }

    /// The texts or the values that it has from the start.
    pub fn initial(&self) -> Vec<&str> {
        match self {
            Self::Text(input) => input.value.as_deref().into_iter().collect(),
            Self::Menu(menu) => {
                let chosen = menu.options.iter().filter(|option| option.default);
                chosen.map(|option| option.value.as_str()).collect()
            }
        }
    }
}

/// A text in a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextInput {
    /// The custom id that the bot receives, 1 to 100 characters.
    pub custom_id: String,
    /// Whether it has several lines.
    pub paragraph: bool,
    /// The most characters allowed, 1 to 4000.
    pub max: u16,
    /// Its initial text.
    pub value: Option<String>,
}

impl Row {
    pub(crate) fn to_json(&self) -> Value {
        let components: Vec<Value> = self.components.iter().map(Component::to_json).collect();
        json!({ "type": 1, "components": components })
    }
}

impl FormPart {
    /// The part as the page shows it.
    pub(crate) fn to_json(&self) -> Value {
        let input = match &self.input {
            FormInput::Text(input) => json!(input),
            FormInput::Menu(menu) => menu.to_json(),
        };
        json!({ "label": self.label, "description": self.description, "required": self.required, "input": input })
    }
}

impl Component {
    fn to_json(&self) -> Value {
        match self {
            Self::Button(button) => button.to_json(),
            Self::Menu(menu) => menu.to_json(),
        }
    }
}

impl Button {
    fn to_json(&self) -> Value {
        let mut json = json!({ "type": 2, "style": self.style as u8, "disabled": self.disabled });
        put(&mut json, "label", self.label.as_ref());
        put(&mut json, "custom_id", self.custom_id.as_ref());
        put(&mut json, "url", self.url.as_ref());
        put(&mut json, "emoji", self.emoji.as_ref());
        json
    }
}

impl Menu {
    fn to_json(&self) -> Value {
        let mut json = json!({
            "type": self.kind as u8,
            "custom_id": self.custom_id,
            "options": self.options,
            "min_values": self.min,
            "max_values": self.max,
            "disabled": self.disabled,
        });
        put(&mut json, "placeholder", self.placeholder.as_ref());
        json
    }
}

/// Sets a field, unless it has no value.
pub(crate) fn put(json: &mut Value, field: &str, value: Option<impl Serialize>) {
    if let Some(value) = value {
        json[field] = json!(value);
    }
}
