//! The custom ids of buttons. A custom id contains everything that its button needs, so the button works after a
//! restart and for as long as its message exists:
//!
//! | custom id | what it is about |
//! |---|---|
//! | `v1:<code>:<seq>:<action>` | a game; an action carries its data, such as the choices of a turn that is being built |
//! | `v1:next:<deadline>:<game>` | a game that waits, or the one after its place |
//! | `v1:try:<code>:<point>:<action>` | variations of a game |
//! | `v1:tournament:<code>:<action>` | a tournament |
//! | `v1:club:<what>` | a club board |
//! | `v1:challenge:<game>:<member>:<name>` | a member who is challenged |
//! | `v1:against:<level>:<game>:<players>:…` | a game against computers, for a member who chooses their level |
//! | `v1:seek:<number>:<action>` | a seek |
//! | `v1:puzzle:<number>:<turns found>:<action>`, `v1:puzzles:<game>` | a puzzle, and the next one |
//! | `v1:rules:<game>:<page>` | a page of the rules |
//! | `v1:example:<game>:<step>` | a step of an example game |
//! | `v1:preferences:<name>:<value>` | a preference |
//! | `v1:notifications:<name>:<value>` | how the member is notified |
//! | `v1:data:<what>` | the member's own data |
//! | `v1:erase:<member>:<yes or no>` | the erasure of a member from a server |
//! | `v1:ruling:<code>:<what>` | what a moderator wants to do to a game |
//! | `v1:share` | sharing a private message |
//!
//! One component of each message that the bot posts on its own accord also carries the nonce of the row that has posted
//! it, as in `v1~c0ffee:7K3Q:12:board`. By this mark the bot finds a message whose fate it does not know.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use rules::Kind;

pub use against::Against;
pub use challenge::Challenge;
pub use club::ClubButton;
pub use game::{Action, GameButton, Tap};
pub use member::{Erasing, NotificationSetting, OwnDataButton, Setting};
pub use page::{ExampleStep, NextGame, Page};
pub use puzzle::{PuzzleAction, PuzzleButton};
pub use ruling::{Ruling, RulingButton};
pub use seek::{SeekAction, SeekButton};
pub use tournament::{TournamentAction, TournamentButton};
pub use variation::{VariationAction, VariationButton};

mod against;
mod challenge;
mod club;
mod game;
mod member;
mod page;
mod puzzle;
mod ruling;
mod seek;
#[cfg(test)]
mod tests;
mod tournament;
mod variation;

/// The meaning of a button, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// An action in a game.
    Game(GameButton),
    /// A page of the rules.
    Page(Page),
    /// A step of an example game.
    Example(ExampleStep),
    /// A preference that was chosen.
    Setting(Setting),
    /// How the member is notified.
    Notifications(NotificationSetting),
    /// Whether a member is to be erased.
    Erasing(Erasing),
    /// What a moderator wants to do to a game.
    Ruling(RulingButton),
    /// An action in a tournament.
    Tournament(TournamentButton),
    /// An action on a server's club board.
    Club(ClubButton),
    /// The game that is chosen for a challenge.
    Challenge(Challenge),
    /// The level of the computers that a member wants to play.
    Against(Against),
    /// Something about a seek.
    Seek(SeekButton),
    /// The next game in which the member is to move.
    Next(NextGame),
    /// An action on the member's own data.
    OwnData(OwnDataButton),
    /// An action on a puzzle.
    Puzzle(PuzzleButton),
    /// The next puzzle of a game.
    Puzzles(Kind),
    /// An action on a variation.
    Variation(VariationButton),
    /// Show the message of the button to everybody.
    Share,
}

/// The custom id of [`CustomId::Share`]; it cannot be the code of a game.
const SHARE: &str = "v1:share";

/// The prefix of the custom ids of [`CustomId::Puzzles`]; it cannot be the code of a game.
const PUZZLES: &str = "v1:puzzles:";

/// Discord's limit for a custom id, in characters.
pub const LONGEST_ID: usize = 100;

/// A custom id with the mark of the row whose message the component belongs to; `None` if it becomes too long.
///
/// ```
/// use view::custom_id::{ClubButton, CustomId, mark_of, marked};
///
/// let id = CustomId::from(ClubButton::Games);
/// let marked = marked(&id.to_string(), "c0ffee").expect("it is short");
/// assert_eq!(marked.parse(), Ok(id), "it means the same");
/// assert_eq!(mark_of(&marked), Some("c0ffee"));
/// ```
pub fn marked(id: &str, mark: &str) -> Option<String> {
    let rest = id.strip_prefix(VERSION)?.strip_prefix(':')?;
    let marked = format!("{MARKED}{mark}:{rest}");
    (marked.chars().count() <= LONGEST_ID).then_some(marked)
}

/// The mark in a custom id.
pub fn mark_of(id: &str) -> Option<&str> {
    Some(id.strip_prefix(MARKED)?.split_once(':')?.0)
}

/// A custom id without its mark.
fn bare(id: &str) -> Cow<'_, str> {
    match id.strip_prefix(MARKED).and_then(|id| id.split_once(':')) {
        Some((_, rest)) => format!("{VERSION}:{rest}").into(),
        None => id.into(),
    }
}

/// What custom ids of this version begin with.
const VERSION: &str = "v1";

/// What those with a mark begin with.
const MARKED: &str = "v1~";

impl From<GameButton> for CustomId {
    fn from(game_button: GameButton) -> Self {
        Self::Game(game_button)
    }
}

impl From<Page> for CustomId {
    fn from(page: Page) -> Self {
        Self::Page(page)
    }
}

impl From<ExampleStep> for CustomId {
    fn from(step: ExampleStep) -> Self {
        Self::Example(step)
    }
}

impl From<Erasing> for CustomId {
    fn from(erasing: Erasing) -> Self {
        Self::Erasing(erasing)
    }
}

impl From<RulingButton> for CustomId {
    fn from(button: RulingButton) -> Self {
        Self::Ruling(button)
    }
}

impl From<PuzzleButton> for CustomId {
    fn from(button: PuzzleButton) -> Self {
        Self::Puzzle(button)
    }
}

impl From<OwnDataButton> for CustomId {
    fn from(button: OwnDataButton) -> Self {
        Self::OwnData(button)
    }
}

impl From<VariationButton> for CustomId {
    fn from(button: VariationButton) -> Self {
        Self::Variation(button)
    }
}

impl From<ClubButton> for CustomId {
    fn from(button: ClubButton) -> Self {
        Self::Club(button)
    }
}

impl From<Challenge> for CustomId {
    fn from(challenge: Challenge) -> Self {
        Self::Challenge(challenge)
    }
}

impl From<Against> for CustomId {
    fn from(against: Against) -> Self {
        Self::Against(against)
    }
}

impl From<SeekButton> for CustomId {
    fn from(button: SeekButton) -> Self {
        Self::Seek(button)
    }
}

impl From<NextGame> for CustomId {
    fn from(next: NextGame) -> Self {
        Self::Next(next)
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game_button) => game_button.fmt(f),
            Self::Page(page) => page.fmt(f),
            Self::Example(step) => step.fmt(f),
            Self::Setting(setting) => setting.fmt(f),
            Self::Notifications(setting) => setting.fmt(f),
            Self::Erasing(erasing) => erasing.fmt(f),
            Self::Ruling(button) => button.fmt(f),
            Self::Tournament(button) => button.fmt(f),
            Self::Club(button) => button.fmt(f),
            Self::Challenge(challenge) => challenge.fmt(f),
            Self::Against(against) => against.fmt(f),
            Self::Seek(button) => button.fmt(f),
            Self::Next(next) => next.fmt(f),
            Self::OwnData(button) => button.fmt(f),
            Self::Puzzle(button) => button.fmt(f),
            Self::Puzzles(kind) => write!(f, "{PUZZLES}{kind}"),
            Self::Variation(button) => button.fmt(f),
            Self::Share => f.write_str(SHARE),
        }
    }
}

impl FromStr for CustomId {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let id = &*bare(id);
        if id == SHARE {
            Ok(Self::Share)
        } else if id.starts_with(ClubButton::PREFIX) {
            id.parse().map(Self::Club)
        } else if id.starts_with(Challenge::PREFIX) {
            id.parse().map(Self::Challenge)
        } else if id.starts_with(Against::PREFIX) {
            id.parse().map(Self::Against)
        } else if id.starts_with(SeekButton::PREFIX) {
            id.parse().map(Self::Seek)
        } else if id.starts_with(NextGame::PREFIX) {
            id.parse().map(Self::Next)
        } else if id.starts_with(OwnDataButton::PREFIX) {
            id.parse().map(Self::OwnData)
        } else if id.starts_with(Page::PREFIX) {
            id.parse().map(Self::Page)
        } else if id.starts_with(ExampleStep::PREFIX) {
            id.parse().map(Self::Example)
        } else if id.starts_with(Setting::PREFIX) {
            id.parse().map(Self::Setting)
        } else if id.starts_with(NotificationSetting::PREFIX) {
            id.parse().map(Self::Notifications)
        } else if id.starts_with(Erasing::PREFIX) {
            id.parse().map(Self::Erasing)
        } else if id.starts_with(RulingButton::PREFIX) {
            id.parse().map(Self::Ruling)
        } else if id.starts_with(TournamentButton::PREFIX) {
            id.parse().map(Self::Tournament)
        } else if id.starts_with(PuzzleButton::PREFIX) {
            id.parse().map(Self::Puzzle)
        } else if id.starts_with(VariationButton::PREFIX) {
            id.parse().map(Self::Variation)
        } else if let Some(kind) = id.strip_prefix(PUZZLES) {
            let kind = kind.parse().map_err(|_| UnknownCustomId)?;
            Ok(Self::Puzzles(kind))
        } else {
            id.parse().map(Self::Game)
        }
    }
}

/// A custom id that this version did not write.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a custom id of another version")]
pub struct UnknownCustomId;
