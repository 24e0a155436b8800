//! The buttons of a game.

use std::fmt;

use ai::Level;
use play::move_builder::Choices;
use play::time::Millis;
use play::{Notify, Offer, Show};

use super::{ButtonData, is_code};

/// A button of a game, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameButton {
    /// The game's code.
    pub code: String,
    /// The number of events when the message was made, by which an old board is recognised.
    pub seq: i64,
    /// The action.
    pub action: Action,
}

impl ButtonData for GameButton {
    const PREFIX: &str = "v1:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.code, self.seq, <&str>::from(&self.action))?;
        match &self.action {
            Action::Choose(choices) | Action::Play(choices) | Action::PlayAndNext(choices) => {
                write!(f, ":{choices}")
            }
            Action::Offer(offer)
            | Action::Accept(offer)
            | Action::Decline(offer)
            | Action::Withdraw(offer) => write!(f, ":{}", offer.as_str()),
            Action::Computer(level) => write!(f, ":{level}"),
            Action::View(ply, show) => {
                let ply = ply.map_or_else(|| "-".to_owned(), |ply| ply.to_string());
                write!(f, ":{ply}/{}", show.map_or("-", Show::as_str))
            }
            Action::Turns(from, to) => write!(f, ":{from}-{to}"),
            Action::Typed(text) | Action::Plan(text) => write!(f, ":{text}"),
            Action::Give(time) => write!(f, ":{time}"),
            Action::Note(ply) | Action::Try(Some(ply)) => write!(f, ":{ply}"),
            Action::Notify(notify) => write!(f, ":{}", notify.map_or("-", Notify::as_str)),
            _ => Ok(()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, ':');
        let code = parts.next().filter(|code| is_code(code))?.to_owned();
        let seq = parts.next()?.parse().ok().filter(|seq: &i64| *seq >= 0)?;
        let action = Action::read(parts.next()?, parts.next())?;
        Some(Self { code, seq, action })
    }
}

/// The action of a game's button. Its word in the custom id is its name, unless another is given.
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Action {
    /// Take a seat at an open table, or accept an invitation.
    Join,
    /// Leave an open table.
    Leave,
    /// Decline an invitation.
    Refuse,
    /// Begin with the players who are seated.
    Start,
    /// Cancel the open table.
    Cancel,
    /// Build a turn by tapping.
    Move,
    /// See the newest board, privately.
    Board,
    /// See what else can be done.
    More,
    /// See the record, privately.
    History,
    /// Ask for confirmation of a resignation.
    Resigning,
    /// Resign, after the confirmation.
    Resign,
    /// Do not resign.
    Stay,
    /// Take the seat of a player who stays away, or return to one's own.
    #[strum(serialize = "seat")]
    TakeSeat,
    /// Resume the clocks.
    Resume,
    /// Claim the game against a player whose time is up.
    Claim,
    /// Send no reminders until tomorrow.
    Tomorrow,
    /// Make an offer to the other players.
    Offer(Offer),
    /// Agree to an offer.
    Accept(Offer),
    /// Decline an offer, or withdraw one's own.
    Decline(Offer),
    /// Withdraw one's own offer.
    Withdraw(Offer),
    /// Delete the plan.
    Forget,
    /// Play the same game again.
    Rematch,
    /// See the game as an animated GIF, privately.
    Replay,
    /// See the starting pattern of the game, privately.
    Pattern,
    /// See a computer's analysis of the finished game, privately.
    Analyse,
    /// See what a computer would play.
    Hint,
    /// See the rules of the game, in a message of their own.
    Rules,
    /// Follow the game, or stop following it.
    Watch,
    /// Be notified of this game in this way; none for the same as of all games.
    Notify(Option<Notify>),
    /// See the newest board, or the one after this turn, in one's preferred form or in this one.
    #[strum(serialize = "look")]
    View(Option<u32>, Option<Show>),
    /// See these turns as an animated GIF.
    Turns(u32, u32),
    /// Play the turn that was typed.
    Typed(String),
    /// Plan the line that was typed; if it is empty, see the plan.
    Plan(String),
    /// Give the player to move this much time.
    Give(Millis),
    /// Write private notes about the position after this many turns and about the game.
    Note(u32),
    /// Try out turns from the position after this many turns, or from the one of the message.
    Try(Option<u32>),
    /// Ask for the level of a computer that takes a seat.
    Computers,
    /// Seat a computer of this level.
    Computer(Level),
    /// Go to this point of the turn that is being built.
    Choose(Choices),
    /// Go to its beginning. It differs from `Choose` without choices because all ids of a message must differ.
    Again,
    /// Play the turn that these choices make.
    Play(Choices),
    /// The same, and open the next game that waits.
    #[strum(serialize = "next")]
    PlayAndNext(Choices),
}

impl Action {
    /// The actions without further data.
    pub(super) const PLAIN: [Self; 27] = [
        Self::Join,
        Self::Leave,
        Self::Refuse,
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
        Self::Pattern,
        Self::Analyse,
        Self::Hint,
        Self::Rules,
        Self::Watch,
        Self::Try(None),
        Self::Computers,
        Self::Again,
    ];

    fn read(word: &str, detail: Option<&str>) -> Option<Self> {
        match (word, detail) {
            ("choose", Some(taps)) => Some(Self::Choose(taps.parse().ok()?)),
            ("computer", Some(level)) => Some(Self::Computer(level.parse().ok()?)),
            ("play", Some(taps)) => Some(Self::Play(taps.parse().ok()?)),
            ("next", Some(taps)) => Some(Self::PlayAndNext(taps.parse().ok()?)),
            ("offer", Some(offer)) => Some(Self::Offer(Offer::read(offer)?)),
            ("accept", Some(offer)) => Some(Self::Accept(Offer::read(offer)?)),
            ("decline", Some(offer)) => Some(Self::Decline(Offer::read(offer)?)),
            ("withdraw", Some(offer)) => Some(Self::Withdraw(Offer::read(offer)?)),
            ("look", Some(display)) => {
                let (ply, show) = display.split_once('/')?;
                let ply = (ply != "-").then(|| ply.parse()).transpose().ok()?;
                let show = match show {
                    "-" => None,
                    show => Some(Show::read(show)?),
                };
                Some(Self::View(ply, show))
            }
            ("turns", Some(turns)) => {
                let (from, to) = turns.split_once('-')?;
                Some(Self::Turns(from.parse().ok()?, to.parse().ok()?))
            }
            ("typed", Some(text)) => Some(Self::Typed(text.to_owned())),
            ("plan", Some(line)) => Some(Self::Plan(line.to_owned())),
            ("give", Some(time)) => Some(Self::Give(time.parse().ok()?)),
            ("notify", Some("-")) => Some(Self::Notify(None)),
            ("notify", Some(notify)) => Some(Self::Notify(Some(Notify::read(notify)?))),
            ("note", Some(ply)) => Some(Self::Note(ply.parse().ok()?)),
            ("try", Some(ply)) => Some(Self::Try(Some(ply.parse().ok()?))),
            (_, Some(_)) => None,
            (word, None) => Self::PLAIN.into_iter().find(|action| <&str>::from(action) == word),
        }
    }
}

/// A tap on a turn that is being built, in a game or in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Go to this point of the turn.
    Choose(Choices),
    /// Go to its beginning.
    Again,
    /// Play the turn that these choices make.
    Play(Choices),
}

impl From<Tap> for Action {
    fn from(tap: Tap) -> Self {
        match tap {
            Tap::Choose(choices) => Self::Choose(choices),
            Tap::Again => Self::Again,
            Tap::Play(choices) => Self::Play(choices),
        }
    }
}
