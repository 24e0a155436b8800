//! The buttons of a game.

use std::ops::RangeInclusive;

use ai::Level;
use play::move_builder::Choices;
use play::time::Millis;
use play::{Notify, Offer, Show};

use super::{Words, is_code, part, words};

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

words! { GameButton:
    [code seq action] => (Self { code, seq, action }) if |it| is_code(&it.code) && it.seq >= 0,
}

/// The action of a game's button.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    View((Option<u32>, Option<Show>)),
    /// See these turns as an animated GIF.
    Turns(RangeInclusive<u32>),
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
    PlayAndNext(Choices),
}

words! { Action:
    ["join"] => (Self::Join),
    ["leave"] => (Self::Leave),
    ["refuse"] => (Self::Refuse),
    ["start"] => (Self::Start),
    ["cancel"] => (Self::Cancel),
    ["move"] => (Self::Move),
    ["board"] => (Self::Board),
    ["more"] => (Self::More),
    ["history"] => (Self::History),
    ["resigning"] => (Self::Resigning),
    ["resign"] => (Self::Resign),
    ["stay"] => (Self::Stay),
    ["seat"] => (Self::TakeSeat),
    ["resume"] => (Self::Resume),
    ["claim"] => (Self::Claim),
    ["tomorrow"] => (Self::Tomorrow),
    ["offer" offer] => (Self::Offer(offer)),
    ["accept" offer] => (Self::Accept(offer)),
    ["decline" offer] => (Self::Decline(offer)),
    ["withdraw" offer] => (Self::Withdraw(offer)),
    ["forget"] => (Self::Forget),
    ["rematch"] => (Self::Rematch),
    ["replay"] => (Self::Replay),
    ["pattern"] => (Self::Pattern),
    ["analyse"] => (Self::Analyse),
    ["hint"] => (Self::Hint),
    ["rules"] => (Self::Rules),
    ["watch"] => (Self::Watch),
    ["notify" "-"] => (Self::Notify(None)),
    ["notify" notify] => (Self::Notify(Some(notify))),
    ["look" display] => (Self::View(display)),
    ["turns" turns] => (Self::Turns(turns)),
    ["typed" text] => (Self::Typed(text)),
    ["plan" line] => (Self::Plan(line)),
    ["give" time] => (Self::Give(time)),
    ["note" ply] => (Self::Note(ply)),
    ["try"] => (Self::Try(None)),
    ["try" ply] => (Self::Try(Some(ply))),
    ["computers"] => (Self::Computers),
    ["computer" level] => (Self::Computer(level)),
    ["choose" choices] => (Self::Choose(choices)),
    ["again"] => (Self::Again),
    ["play" choices] => (Self::Play(choices)),
    ["next" choices] => (Self::PlayAndNext(choices)),
}

impl Words for (Option<u32>, Option<Show>) {
    fn write(&self) -> String {
        let ply = self.0.map_or_else(|| "-".to_owned(), |ply| ply.to_string());
        format!("{ply}/{}", self.1.map_or("-", Show::as_str))
    }

    fn read(text: &str) -> Option<Self> {
        let (ply, show) = text.split_once('/')?;
        let ply = (ply != "-").then(|| ply.parse()).transpose().ok()?;
        match show {
            "-" => Some((ply, None)),
            show => Some((ply, Some(Show::read(show)?))),
        }
    }
}

impl Words for RangeInclusive<u32> {
    fn write(&self) -> String {
        format!("{}-{}", self.start(), self.end())
    }

    fn read(text: &str) -> Option<Self> {
        let (from, to) = text.split_once('-')?;
        Some(from.parse().ok()?..=to.parse().ok()?)
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
