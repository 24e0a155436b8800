//! The buttons of a game.

use std::ops::RangeInclusive;

use play::computers::Strength;
use play::move_builder::Choices;
use play::time::Millis;
use play::{Notify, Offer, Show};

use super::{Words, is_code, part, value, worded, words};

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

worded! {
    /// The action of a game's button.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Action {
        /// Take a seat at an open table, or accept an invitation.
        Join = ["join"],
        /// Leave an open table.
        Leave = ["leave"],
        /// Decline an invitation.
        Refuse = ["refuse"],
        /// Begin with the players who are seated.
        Start = ["start"],
        /// Cancel the open table.
        Cancel = ["cancel"],
        /// Build a turn by tapping.
        Move = ["move"],
        /// See the newest board, privately.
        Board = ["board"],
        /// See what else can be done.
        More = ["more"],
        /// See the record, privately.
        History = ["history"],
        /// Ask for confirmation of a resignation.
        Resigning = ["resigning"],
        /// Resign, after the confirmation.
        Resign = ["resign"],
        /// Do not resign.
        Stay = ["stay"],
        /// Take the seat of an inactive player, or return to one's own.
        TakeSeat = ["seat"],
        /// Resume the clocks.
        Resume = ["resume"],
        /// Claim the game against a player whose time is up.
        Claim = ["claim"],
        /// Send no reminders until tomorrow.
        Tomorrow = ["tomorrow"],
        /// Make an offer to the other players.
        Offer(Offer) = ["offer" offer],
        /// Agree to an offer.
        Accept(Offer) = ["accept" offer],
        /// Decline an offer, or withdraw one's own.
        Decline(Offer) = ["decline" offer],
        /// Withdraw one's own offer.
        Withdraw(Offer) = ["withdraw" offer],
        /// Delete the plan.
        Forget = ["forget"],
        /// Play the same game again.
        Rematch = ["rematch"],
        /// See the game as an animated GIF, privately.
        Replay = ["replay"],
        /// See the starting pattern of the game, privately.
        Pattern = ["pattern"],
        /// See a computer's analysis of the finished game, privately.
        Analyse = ["analyse"],
        /// See what a computer would play.
        Hint = ["hint"],
        /// See the rules of the game, in a message of their own.
        Rules = ["rules"],
        /// Follow the game, or stop following it.
        Watch = ["watch"],
        /// Be notified of this game in this way; none for the same as of all games.
        Notify(Option<Notify>) = ["notify" "-"] => (Self::Notify(None))
            | ["notify" notify] => (Self::Notify(Some(notify))),
        /// See the newest board, or the one after this turn, in one's preferred form or in this
        /// one.
        View((Option<u32>, Option<Show>)) = ["look" display],
        /// See these turns as an animated GIF.
        Turns(RangeInclusive<u32>) = ["turns" turns],
        /// Play the turn that was typed.
        Typed(String) = ["typed" text],
        /// Plan the line that was typed; if it is empty, see the plan.
        Plan(String) = ["plan" line],
        /// Give the player to move this much time.
        Give(Millis) = ["give" time],
        /// Write private notes about the position after this many turns and about the game.
        Note(u32) = ["note" ply],
        /// Try out turns from the position after this many turns, or from the one of the message.
        Try(Option<u32>) = ["try"] => (Self::Try(None)) | ["try" ply] => (Self::Try(Some(ply))),
        /// Ask for the strength of a computer that takes a seat.
        Computers = ["computers"],
        /// Seat a computer of this strength.
        Computer(Strength) = ["computer" strength],
        /// Go to this point of the turn that is being built.
        Choose(Choices) = ["choose" choices],
        /// Go to its beginning. It differs from `Choose` without choices because all ids of a
        /// message must differ.
        Again = ["again"],
        /// Play the turn that these choices make.
        Play(Choices) = ["play" choices],
        /// The same, and open the next game that waits.
        PlayAndNext(Choices) = ["next" choices],
    }
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
