//! Buttons about a member: their preferences, their data, and erasing them from a server.

use std::fmt;
use std::str::FromStr;

use play::{
    BoardSide, Confirm, Language, Notify, Preferences, Remind, Show, Targets, UserId,
    WantedReminders,
};
use render::Theme;

use super::UnknownCustomId;

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
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub const PREFIX: &str = "v1:preferences:";

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
        let (name, value) =
            setting.and_then(|setting| setting.split_once(':')).ok_or(UnknownCustomId)?;
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

/// What a member chooses about their notifications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotificationSetting {
    /// How they are notified of their turns.
    Notify(Notify),
    /// The hour of the daily message.
    Hour(u16),
    /// Where they are reminded.
    Place(Remind),
}

impl NotificationSetting {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub const PREFIX: &str = "v1:notifications:";
}

impl From<NotificationSetting> for WantedReminders {
    fn from(setting: NotificationSetting) -> Self {
        match setting {
            NotificationSetting::Notify(notify) => Self { notify: Some(notify), ..Self::default() },
            NotificationSetting::Hour(hour) => Self { daily_hour: Some(hour), ..Self::default() },
            NotificationSetting::Place(place) => Self { place: Some(place), ..Self::default() },
        }
    }
}

impl fmt::Display for NotificationSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
        match self {
            Self::Notify(notify) => write!(f, "notify:{}", notify.as_str()),
            Self::Hour(hour) => write!(f, "hour:{hour}"),
            Self::Place(place) => write!(f, "place:{}", place.as_str()),
        }
    }
}

impl FromStr for NotificationSetting {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let setting = id.strip_prefix(Self::PREFIX);
        let (name, value) =
            setting.and_then(|setting| setting.split_once(':')).ok_or(UnknownCustomId)?;
        let setting = match name {
            "notify" => Notify::read(value).map(Self::Notify),
            "hour" => value.parse().ok().filter(|hour| *hour < 24).map(Self::Hour),
            "place" => Remind::read(value).map(Self::Place),
            _ => None,
        };
        setting.ok_or(UnknownCustomId)
    }
}

/// A button about the data of the member who presses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnDataButton {
    /// Ask for confirmation of the erasure.
    Ask,
    /// Erase the member in a day, after the confirmation.
    Erase,
    /// Do not erase the member.
    Keep,
}

impl OwnDataButton {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:data:";

    /// All of these buttons.
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

/// The answer to the question whether to erase a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasing {
    /// The member.
    pub user: UserId,
    /// Whether to erase them.
    pub yes: bool,
}

impl Erasing {
    /// The prefix of the custom ids; it cannot be the code of a game.
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
        let (user, answer) =
            erasing.and_then(|erasing| erasing.split_once(':')).ok_or(UnknownCustomId)?;
        let yes = match answer {
            "yes" => true,
            "no" => false,
            _ => return Err(UnknownCustomId),
        };
        match user.parse::<i64>() {
            Ok(user @ 1..) => Ok(Self { user: user.into(), yes }),
            _ => Err(UnknownCustomId),
        }
    }
}
