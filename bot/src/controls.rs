//! Buttons and what they mean. Everything a button needs is in its custom id, so it works after a restart and for
//! as long as its message stands: `v1:<code>:<seq>:<action>`, for a turn being made with the taps that led there, for
//! an offer with what is offered, or `v1:rules:<game>:<page>` for a page of the rules, `v1:preferences:<name>:<value>`
//! for a preference, `v1:erase:<member>:<yes or no>` for the erasure of a member.

use std::fmt;
use std::str::FromStr;

use ai::Level;
use render::Theme;
use rules::Kind;

use crate::composer::Taps;
use crate::store::{BoardSide, Confirm, Offer, Preferences, Show, Targets, UserId};

/// What a button is for, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Something about one of the games under way.
    Game(Control),
    /// A page of the rules.
    Page(Page),
    /// A preference, chosen.
    Setting(Setting),
    /// Whether a member is to be erased.
    Erasing(Erasing),
}

impl From<Control> for Press {
    fn from(control: Control) -> Self {
        Self::Game(control)
    }
}

impl From<Page> for Press {
    fn from(page: Page) -> Self {
        Self::Page(page)
    }
}

impl From<Erasing> for Press {
    fn from(erasing: Erasing) -> Self {
        Self::Erasing(erasing)
    }
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(control) => control.fmt(f),
            Self::Page(page) => page.fmt(f),
            Self::Setting(setting) => setting.fmt(f),
            Self::Erasing(erasing) => erasing.fmt(f),
        }
    }
}

impl FromStr for Press {
    type Err = UnknownControl;

    fn from_str(id: &str) -> Result<Self, UnknownControl> {
        if id.starts_with(Page::PREFIX) {
            id.parse().map(Self::Page)
        } else if id.starts_with(Setting::PREFIX) {
            id.parse().map(Self::Setting)
        } else if id.starts_with(Erasing::PREFIX) {
            id.parse().map(Self::Erasing)
        } else {
            id.parse().map(Self::Game)
        }
    }
}

/// A page of the rules of a game. It may be one that there is no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game.
    pub kind: Kind,
    /// Counted from 1.
    pub number: u8,
}

impl Page {
    /// What the custom ids begin with. No game has such a code: codes have no vowels.
    const PREFIX: &str = "v1:rules:";
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}:{}", Self::PREFIX, self.kind, self.number)
    }
}

impl FromStr for Page {
    type Err = UnknownControl;

    fn from_str(id: &str) -> Result<Self, UnknownControl> {
        let page = id.strip_prefix(Self::PREFIX);
        let (kind, number) = page
            .and_then(|page| page.split_once(':'))
            .ok_or(UnknownControl)?;
        match (kind.parse(), number.parse()) {
            (Ok(kind), Ok(number)) => Ok(Self { kind, number }),
            _ => Err(UnknownControl),
        }
    }
}

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
        };
        write!(f, "{}{name}:{value}", Self::PREFIX)
    }
}

impl FromStr for Setting {
    type Err = UnknownControl;

    fn from_str(id: &str) -> Result<Self, UnknownControl> {
        let setting = id.strip_prefix(Self::PREFIX);
        let (name, value) = setting
            .and_then(|setting| setting.split_once(':'))
            .ok_or(UnknownControl)?;
        let setting = match name {
            "confirm" => Confirm::read(value).map(Self::Confirm),
            "side" => BoardSide::read(value).map(Self::Side),
            "targets" => Targets::read(value).map(Self::Targets),
            "show" => Show::read(value).map(Self::Show),
            "theme" => Theme::named(value).map(Self::Theme),
            _ => None,
        };
        setting.ok_or(UnknownControl)
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
    const PREFIX: &str = "v1:erase:";
}

impl fmt::Display for Erasing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = if self.yes { "yes" } else { "no" };
        write!(f, "{}{}:{answer}", Self::PREFIX, self.user)
    }
}

impl FromStr for Erasing {
    type Err = UnknownControl;

    fn from_str(id: &str) -> Result<Self, UnknownControl> {
        let erasing = id.strip_prefix(Self::PREFIX);
        let (user, answer) = erasing
            .and_then(|erasing| erasing.split_once(':'))
            .ok_or(UnknownControl)?;
        let yes = match answer {
            "yes" => true,
            "no" => false,
            _ => return Err(UnknownControl),
        };
        match user.parse::<i64>() {
            Ok(user @ 1..) => Ok(Self {
                user: user.into(),
                yes,
            }),
            _ => Err(UnknownControl),
        }
    }
}

/// What a button asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sit down at an open table, or accept an invitation.
    Join,
    /// Get up from an open table, or decline an invitation.
    Leave,
    /// Begin with the players who are there.
    Start,
    /// Give the open table up.
    Cancel,
    /// Make a turn by tapping.
    Move,
    /// See the newest board, privately.
    Board,
    /// See what else can be done.
    More,
    /// See the record, privately.
    History,
    /// Be asked whether to resign.
    Resigning,
    /// Resign, after having been asked.
    Resign,
    /// Not resign after all.
    Stay,
    /// Take a seat whose player stays away, or one's own again.
    TakeSeat,
    /// Let the clocks run again.
    Resume,
    /// End the patience with a player whose time is up.
    Claim,
    /// Not be reminded before tomorrow.
    Tomorrow,
    /// Offer something to the other players.
    Offer(Offer),
    /// Agree to what was offered.
    Accept(Offer),
    /// Decline what was offered, or take one's own offer back.
    Decline(Offer),
    /// Forget what was planned.
    Forget,
    /// Play the same game once more.
    Rematch,
    /// See the game as a moving picture, privately.
    Replay,
    /// Be asked how strong a computer shall sit down.
    Computers,
    /// Let a computer of a level sit down.
    Computer(Level),
    /// Be at this point of a turn being made.
    Choose(Taps),
    /// Be at its beginning once more. Not the same as `Choose` without taps: a message has no two equal ids.
    Again,
    /// Play the turn that these taps make.
    Play(Taps),
}

impl Action {
    /// Those that are only a word.
    const PLAIN: [Self; 20] = [
        Self::Join,
        Self::Leave,
        Self::Start,
        Self::Cancel,
        Self::Move,
        Self::Board,
        Self::More,
        Self::History,
        Self::Resigning,
        Self::Resign,
        Self::Stay,
        Self::TakeSeat,
        Self::Resume,
        Self::Claim,
        Self::Tomorrow,
        Self::Forget,
        Self::Rematch,
        Self::Replay,
        Self::Computers,
        Self::Again,
    ];

    fn word(&self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Cancel => "cancel",
            Self::Move => "move",
            Self::Board => "board",
            Self::More => "more",
            Self::History => "history",
            Self::Resigning => "resigning",
            Self::Resign => "resign",
            Self::Stay => "stay",
            Self::TakeSeat => "seat",
            Self::Resume => "resume",
            Self::Claim => "claim",
            Self::Tomorrow => "tomorrow",
            Self::Offer(_) => "offer",
            Self::Accept(_) => "accept",
            Self::Decline(_) => "decline",
            Self::Forget => "forget",
            Self::Rematch => "rematch",
            Self::Replay => "replay",
            Self::Computers => "computers",
            Self::Computer(_) => "computer",
            Self::Choose(_) => "choose",
            Self::Again => "again",
            Self::Play(_) => "play",
        }
    }

    fn read(word: &str, detail: Option<&str>) -> Option<Self> {
        match (word, detail) {
            ("choose", Some(taps)) => Some(Self::Choose(taps.parse().ok()?)),
            ("computer", Some(level)) => Some(Self::Computer(level.parse().ok()?)),
            ("play", Some(taps)) => Some(Self::Play(taps.parse().ok()?)),
            ("offer", Some(offer)) => Some(Self::Offer(Offer::read(offer)?)),
            ("accept", Some(offer)) => Some(Self::Accept(Offer::read(offer)?)),
            ("decline", Some(offer)) => Some(Self::Decline(Offer::read(offer)?)),
            (_, Some(_)) => None,
            (word, None) => Self::PLAIN.into_iter().find(|action| action.word() == word),
        }
    }
}

/// A button of a game, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// The game's code.
    pub code: String,
    /// Number of events when the message was made: tells an old board from the newest.
    pub seq: i64,
    /// What it asks for.
    pub action: Action,
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:{}:{}:{}", self.code, self.seq, self.action.word())?;
        match &self.action {
            Action::Choose(taps) | Action::Play(taps) => write!(f, ":{taps}"),
            Action::Offer(offer) | Action::Accept(offer) | Action::Decline(offer) => {
                write!(f, ":{}", offer.as_str())
            }
            Action::Computer(level) => write!(f, ":{level}"),
            _ => Ok(()),
        }
    }
}

/// A custom id that this version did not write.
#[derive(Debug, thiserror::Error)]
#[error("This button is from another version of the bot; `/pacru games` lists your games.")]
pub struct UnknownControl;

impl FromStr for Control {
    type Err = UnknownControl;

    fn from_str(id: &str) -> Result<Self, UnknownControl> {
        let mut parts = id.splitn(5, ':');
        let (Some("v1"), Some(code), Some(seq), Some(word), detail) = (
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
        ) else {
            return Err(UnknownControl);
        };
        let readable = !code.is_empty()
            && code.len() <= 8
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match (readable, seq.parse(), Action::read(word, detail)) {
            (true, Ok(seq @ 0..), Some(action)) => Ok(Self {
                code: code.to_owned(),
                seq,
                action,
            }),
            _ => Err(UnknownControl),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_control_survives_its_custom_id() {
        let taps: Taps = "e1/>>/a1/b2/c3/d4".parse().unwrap();
        let composing = [
            Action::Choose(Taps::default()),
            Action::Choose(taps.clone()),
            Action::Play(taps),
        ];
        let offers = Offer::ALL.map(|offer| {
            [
                Action::Offer(offer),
                Action::Accept(offer),
                Action::Decline(offer),
            ]
        });
        let details = composing.into_iter().chain(offers.into_iter().flatten());
        let details = details.chain(Level::ALL.map(Action::Computer));
        for action in Action::PLAIN.into_iter().chain(details) {
            let control = Control {
                code: "7K3QWXYZ".into(),
                seq: i64::MAX,
                action,
            };
            let id = control.to_string();
            assert!(id.len() <= 100, "Discord's limit: {id}");
            assert_eq!(id.parse::<Control>().unwrap(), control);
        }
    }

    #[test]
    fn what_this_version_did_not_write_is_refused() {
        let long = format!("v1:7K3Q:4:choose:{}", "a".repeat(80));
        for id in [
            "",
            "v1",
            "v2:7K3Q:4:join",
            "v1:7K3Q:4:jump",
            "v1:7K3Q:4:join:e1",
            "v1:7K3Q:4:offer",
            "v1:7K3Q:4:offer:peace",
            "v1:7K3Q:4:accept:Draw",
            "v1:7K3Q:4:choose",
            "v1:7K3Q:4:choose:e1//-e2",
            "v1:7K3Q:4:choose:e1/ -e2",
            "v1:7K3Q:4:play:é1",
            "v1:7K3Q:-4:join",
            "v1:7K3Q:99999999999999999999:join",
            "v1:7K3Q7K3Q7:4:join",
            "v1:7K'Q:4:join",
            &long,
        ] {
            assert!(id.parse::<Control>().is_err(), "{id}");
        }
    }

    #[test]
    fn every_page_survives_its_custom_id() {
        for kind in Kind::ALL {
            let page = Page { kind, number: 255 };
            let id = Press::from(page).to_string();
            assert!(id.len() <= 100, "Discord's limit: {id}");
            assert_eq!(id.parse::<Press>().unwrap(), Press::Page(page));
        }
    }

    #[test]
    fn every_setting_survives_its_custom_id() {
        let settings = Confirm::ALL.iter().copied().map(Setting::Confirm);
        let settings = settings
            .chain(BoardSide::ALL.iter().copied().map(Setting::Side))
            .chain(Targets::ALL.iter().copied().map(Setting::Targets))
            .chain(Show::ALL.iter().copied().map(Setting::Show))
            .chain(Theme::ALL.map(Setting::Theme));
        for setting in settings {
            let id = setting.to_string();
            assert!(id.len() <= 100, "Discord's limit: {id}");
            assert_eq!(id.parse::<Press>().unwrap(), Press::Setting(setting));
        }
        for id in [
            "v1:preferences:",
            "v1:preferences:theme",
            "v1:preferences:theme:pink",
            "v1:preferences:sound:on",
        ] {
            assert!(id.parse::<Press>().is_err(), "{id}");
        }
    }

    #[test]
    fn every_answer_about_an_erasure_survives_its_custom_id() {
        for yes in [true, false] {
            let user = i64::MAX.into();
            let id = Press::from(Erasing { user, yes }).to_string();
            assert!(id.len() <= 100, "Discord's limit: {id}");
            assert_eq!(id.parse::<Press>().unwrap(), Erasing { user, yes }.into());
        }
        for id in [
            "v1:erase:",
            "v1:erase:7",
            "v1:erase:-7:yes",
            "v1:erase:7:ja",
        ] {
            assert!(id.parse::<Press>().is_err(), "{id}");
        }
    }

    #[test]
    fn pages_that_this_version_did_not_write_are_refused() {
        for id in [
            "v1:rules:",
            "v1:rules:pacru",
            "v1:rules:chess:1",
            "v1:rules:pacru:",
            "v1:rules:pacru:-1",
            "v1:rules:pacru:256",
            "v1:rules:pacru:1:2",
            "v2:rules:pacru:1",
        ] {
            assert!(id.parse::<Press>().is_err(), "{id}");
        }
    }

    proptest! {
        #[test]
        fn forged_ids_are_refused_or_harmless(id in "(v[0-9]:)?[A-Z0-9:é-]{0,120}(:join|:board|:choose:[ -~]{0,90})?") {
            if let Ok(control) = id.parse::<Control>() {
                prop_assert!(control.code.len() <= 8);
                prop_assert_eq!(control.to_string().parse::<Control>().unwrap(), control);
            }
        }
    }
}
