//! Buttons about a member: their preferences, their data, and erasing them from a server.

use std::fmt;

use play::{BoardSide, Confirm, Language, Preferences, Show, Targets, UserId};
use render::Theme;

use super::{ButtonData, member};

/// A preference and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Which turns must be confirmed.
    Confirm(Confirm),
    /// Which side is at the bottom of boards.
    Side(BoardSide),
    /// Whether choices are marked.
    Targets(Targets),
    /// Pictures, text or both.
    Show(Show),
    /// The colour theme of pictures.
    Theme(Theme),
    /// The language of answers to the member.
    Language(Language),
}

impl Setting {
    /// Applies the value to the preferences.
    pub fn apply(self, preferences: &mut Preferences) {
        match self {
            Self::Confirm(confirm) => preferences.confirm = confirm,
            Self::Side(side) => preferences.side = side,
            Self::Targets(targets) => preferences.targets = targets,
            Self::Show(show) => preferences.show = show,
            Self::Theme(theme) => preferences.theme = Some(theme.name().to_owned()),
            Self::Language(language) => preferences.language = Some(language),
        }
    }
}

impl ButtonData for Setting {
    const PREFIX: &str = "v1:preferences:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = match self {
            Self::Confirm(confirm) => ("confirm", confirm.as_str()),
            Self::Side(side) => ("side", side.as_str()),
            Self::Targets(targets) => ("targets", targets.as_str()),
            Self::Show(show) => ("show", show.as_str()),
            Self::Theme(theme) => ("theme", theme.name()),
            Self::Language(language) => ("language", language.code()),
        };
        write!(f, "{name}:{value}")
    }

    fn read(text: &str) -> Option<Self> {
        let (name, value) = text.split_once(':')?;
        match name {
            "confirm" => Confirm::read(value).map(Self::Confirm),
            "side" => BoardSide::read(value).map(Self::Side),
            "targets" => Targets::read(value).map(Self::Targets),
            "show" => Show::read(value).map(Self::Show),
            "theme" => Theme::named(value).map(Self::Theme),
            "language" => Language::read(value).map(Self::Language),
            _ => None,
        }
    }
}

/// A button about the data of the member who presses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum OwnDataButton {
    /// Ask for confirmation of the erasure.
    Ask,
    /// Erase the member in a day, after the confirmation.
    Erase,
    /// Do not erase the member.
    Keep,
}

impl ButtonData for OwnDataButton {
    const PREFIX: &str = "v1:data:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// The answer to the question whether to erase a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasing {
    /// The member.
    pub user: UserId,
    /// Whether to erase them.
    pub yes: bool,
}

impl ButtonData for Erasing {
    const PREFIX: &str = "v1:erase:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = if self.yes { "yes" } else { "no" };
        write!(f, "{}:{answer}", self.user)
    }

    fn read(text: &str) -> Option<Self> {
        let (user, answer) = text.split_once(':')?;
        let yes = match answer {
            "yes" => true,
            "no" => false,
            _ => return None,
        };
        Some(Self { user: member(user)?.into(), yes })
    }
}
