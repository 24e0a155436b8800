//! The buttons about a member: their preferences, their data, and whether they are erased from a server.

use std::fmt;
use std::str::FromStr;

use play::{BoardSide, Confirm, Language, Preferences, Show, Targets, UserId};
use render::Theme;

use super::UnknownCustomId;

/// One preference, as it shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Which turns are to be confirmed.
    Confirm(Confirm),
    /// What is at the bottom of boards.
    Side(BoardSide),
    /// Whether choices are marked.
    Targets(Targets),
    /// Pictures, text or both.
    Show(Show),
    /// The colours of pictures.
    Theme(Theme),
    /// The language in which they are answered.
    Language(Language),
}

impl Setting {
    /// What the custom ids begin with; no game has such a code.
    pub const PREFIX: &str = "v1:preferences:";

    /// Makes the preferences so.
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

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = match self {
            Self::Confirm(confirm) => ("confirm", confirm.as_str()),
            Self::Side(side) => ("side", side.as_str()),
            Self::Targets(targets) => ("targets", targets.as_str()),
            Self::Show(show) => ("show", show.as_str()),
            Self::Theme(theme) => ("theme", theme.name()),
            Self::Language(language) => ("language", language.code()),
        };
        write!(f, "{}{name}:{value}", Self::PREFIX)
    }
}

impl FromStr for Setting {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let setting = id.strip_prefix(Self::PREFIX);
        let (name, value) = setting
            .and_then(|setting| setting.split_once(':'))
            .ok_or(UnknownCustomId)?;
        let setting = match name {
            "confirm" => Confirm::read(value).map(Self::Confirm),
            "side" => BoardSide::read(value).map(Self::Side),
            "targets" => Targets::read(value).map(Self::Targets),
            "show" => Show::read(value).map(Self::Show),
            "theme" => Theme::named(value).map(Self::Theme),
            "language" => Language::read(value).map(Self::Language),
            _ => None,
        };
        setting.ok_or(UnknownCustomId)
    }
}

/// A button about the data of whoever presses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnDataButton {
    /// Be asked whether to be erased.
    Ask,
    /// Be erased in a day, after having been asked.
    Erase,
    /// Not be erased after all.
    Keep,
}

impl OwnDataButton {
    /// What the custom ids begin with; no game has such a code.
    pub(super) const PREFIX: &str = "v1:data:";

    /// All there are.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Erase, Self::Keep];

    fn word(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Erase => "erase",
            Self::Keep => "keep",
        }
    }
}

impl fmt::Display for OwnDataButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::PREFIX, self.word())
    }
}

impl FromStr for OwnDataButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let word = id.strip_prefix(Self::PREFIX);
        let mut buttons = Self::ALL.into_iter();
        let button = buttons.find(|button| Some(button.word()) == word);
        button.ok_or(UnknownCustomId)
    }
}

/// The answer to the question whether a member is to be erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasing {
    /// The member.
    pub user: UserId,
    /// Whether to do it.
    pub yes: bool,
}

impl Erasing {
    /// What the custom ids begin with; no game has such a code.
    pub(super) const PREFIX: &str = "v1:erase:";
}

impl fmt::Display for Erasing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = if self.yes { "yes" } else { "no" };
        write!(f, "{}{}:{answer}", Self::PREFIX, self.user)
    }
}

impl FromStr for Erasing {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let erasing = id.strip_prefix(Self::PREFIX);
        let (user, answer) = erasing
            .and_then(|erasing| erasing.split_once(':'))
            .ok_or(UnknownCustomId)?;
        let yes = match answer {
            "yes" => true,
            "no" => false,
            _ => return Err(UnknownCustomId),
        };
        match user.parse::<i64>() {
            Ok(user @ 1..) => Ok(Self {
                user: user.into(),
                yes,
            }),
            _ => Err(UnknownCustomId),
        }
    }
}
