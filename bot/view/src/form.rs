//! Forms: what a member is asked at once, and what they have filled in.

use std::collections::BTreeMap;

use play::{Person, UserId};

use crate::MenuOption;

/// A form (Discord's modal), which a member fills in and sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The custom id that comes back with it, at most 100 characters.
    pub id: String,
    /// The title, at most 45 characters.
    pub heading: String,
    /// The parts, one to five.
    pub parts: Vec<FormPart>,
}

/// A part of a form: one question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormPart {
    /// The custom id that comes back with the answer.
    pub id: &'static str,
    /// The label, at most 45 characters.
    pub label: String,
    /// A line about it, at most 100 characters.
    pub hint: Option<String>,
    /// How it is answered.
    pub input: Input,
}

/// How a part of a form is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Input {
    /// By a text of several lines and of at most so many characters, which may be empty; this is the initial one.
    Text { text: String, longest: usize },
    /// By one of two to ten options, which are all visible.
    One(Vec<MenuOption>),
    /// By at most one of up to 25 options, in a menu.
    OneOrNone(Vec<MenuOption>),
    /// By any of up to ten options, which are all visible.
    Any(Vec<MenuOption>),
    /// By at most so many members, or nobody; these are chosen from the start.
    Members { most: usize, chosen: Vec<UserId> },
}

/// What a member has filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled {
    /// The texts or chosen values of each part.
    pub values: BTreeMap<String, Vec<String>>,
    /// The chosen members, each with whether they are a Discord bot.
    pub members: Vec<(Person, bool)>,
}

impl Filled {
    /// The text or the chosen value of a part.
    pub fn one(&self, part: &str) -> Option<&str> {
        self.values.get(part)?.first().map(String::as_str)
    }

    /// Whether an option of a part is chosen.
    pub fn has(&self, part: &str, option: &str) -> bool {
        let values = self.values.get(part);
        values.is_some_and(|values| values.iter().any(|value| value == option))
    }
}
