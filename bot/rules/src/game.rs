//! The interface that all games share: positions, and turns that are chosen step by step.
//!
//! Everything that needs to know which turns are legal walks a [`Draft`]: buttons, the parser of
//! notation, completion, perft, random play and search. Nothing else generates turns.

use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::RangeInclusive;

use derive_more::Display;
use serde::{Deserialize, Serialize};

use crate::outcome::{NoProgress, Outcome, Status};
use crate::seat::{BySeat, Seat, Seats};
use crate::version::RulesVersion;

/// What games on the same board have in common: their places, choices, turns and errors.
pub trait Family: Sized + 'static {
    /// The position on the board, as a picture shows it.
    type Board: Debug + PartialEq + 'static;
    /// A place on the board.
    type Location: Copy + Eq + Hash + Debug + fmt::Display;
    /// The question that the next choice answers.
    type Prompt: Copy + PartialEq + Debug;
    /// A note about a choice.
    type Note: Copy + PartialEq + Debug;
    /// The effects of a turn.
    type Summary: Clone + PartialEq + Debug;
    /// Why something was refused, as data.
    type Error: Error + Clone + PartialEq;
    /// The rule options.
    type Options: Clone + Eq + Hash + Debug + Default;
}

/// The value of an option. `Display` is the spelling that is read again.
#[derive(Clone, PartialEq, Eq, Debug, Display, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// On or off.
    #[display("{}", if *_0 { "on" } else { "off" })]
    Switch(bool),
    /// A number.
    Number(u64),
    /// Anything else.
    Text(String),
}

/// Facts about a game apart from its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameProfile {
    /// The name for people: `Pacru`.
    pub name: &'static str,
    /// The possible numbers of players.
    pub players: RangeInclusive<usize>,
    /// The names of the options that apply to the game.
    pub options: &'static [&'static str],
    /// The start value of the game's fingerprints. No two games share it, and it never changes.
    pub fingerprint: u64,
}

/// How a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, F: Family> {
    /// The seats in turn order.
    pub seats: Seats,
    /// The rule options that differ from the usual rules.
    pub options: &'a F::Options,
    /// A position line to start from instead of the start position of the game.
    pub position: Option<&'a str>,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// A position of one game, with everything the rules need except earlier positions, which
/// [`crate::Position`] remembers. Small enough to copy around in a search.
pub trait BoardGame: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its name, its players and its options.
    const PROFILE: GameProfile;
    /// The games it shares its board with.
    type Family: Family;
    /// A complete turn; `Display` is the canonical notation.
    type Turn: Clone + Eq + Hash + Debug + fmt::Display;
    /// A turn being chosen.
    type Draft: Draft<Game = Self>;

    /// The position a game begins with. Fails if the game is not played by these seats, or the
    /// position line cannot be used.
    fn open(start: &Start<'_, Self::Family>) -> Result<Self, ErrorOf<Self>>;

    /// How often a position must occur to end the game; `None` if repetition never ends it.
    fn repetition_limit(options: &OptionsOf<Self>) -> Option<usize>;

    /// Whose turn it is, or how the game ended.
    fn status(&self) -> Status;

    /// Whether a seat still takes part.
    fn is_in(&self, seat: Seat) -> bool;

    /// The points of each seat.
    fn points(&self) -> BySeat<u16>;

    /// The number of pieces of each seat.
    fn pieces(&self) -> BySeat<u16>;

    /// The number of points that wins at once, if there is one.
    fn target(&self) -> Option<u16> {
        None
    }

    /// The start of a turn of the seat to move. It has no choices if the game is over.
    fn draft(&self) -> Self::Draft;

    /// Reads a turn of the seat to move and plays it.
    fn read(&self, text: &str) -> Result<(Self::Turn, Self), TurnError<ErrorOf<Self>>>;

    /// The position after the resignation of a seat that still takes part.
    #[must_use]
    fn resign(&self, seat: Seat) -> Self;

    /// The position after the turn of the seat to move was skipped, with the effects, in a game
    /// that can go on without an absent player; `None` if no turn can be skipped.
    fn skip(&self) -> Option<(Self, SummaryOf<Self>)> {
        None
    }

    /// The position, ended as a draw of all who still take part.
    #[must_use]
    fn agreed(&self) -> Self;

    /// The position, ended because it occurred too often.
    #[must_use]
    fn repeated(&self) -> Self;

    /// The same position with another seat to move, for searches that let one opponent answer. Not
    /// a position of play: that seat may be unable to move.
    #[must_use]
    fn as_if_turn_of(&self, seat: Seat) -> Self;

    /// The effects of `turn`, which led from here to `after`.
    fn summarize(&self, turn: &Self::Turn, after: &Self) -> SummaryOf<Self>;

    /// The effects of the resignation of a seat, which led from here to `after`.
    fn summarize_resignation(&self, seat: Seat, after: &Self) -> SummaryOf<Self>;

    /// The position as one line.
    fn position_line(&self) -> String;

    /// A hash of the position and the seat to move, the same in every release.
    fn fingerprint(&self) -> u64;

    /// The position on the board.
    fn board(&self) -> &BoardOf<Self>;

    /// The only possible turn, if the seat to move can do nothing but pass.
    fn forced(&self) -> Option<Self::Turn> {
        None
    }

    /// Whether a seat may still have a choice: it takes part, it has another turn before the game
    /// ends, and as the board stands it could then do more than pass. Other players' turns may free
    /// a blocked player.
    fn may_act(&self, seat: Seat) -> bool {
        self.is_in(seat)
    }

    /// The seat whose pass began the last round, in which everybody else has one more turn.
    fn last_round_of(&self) -> Option<Seat> {
        None
    }

    /// The result of a seat, for the last line of a record.
    fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        outcome.points[seat].to_string()
    }

    /// The progress towards an end for lack of progress, if the game has that rule enabled.
    fn no_progress(&self) -> Option<NoProgress> {
        None
    }
}

/// A turn being chosen step by step.
///
/// Each complete turn is reached by exactly one sequence of choices, and every sequence of
/// choices leads to a complete turn.
pub trait Draft: Clone + Debug {
    /// The game it belongs to.
    type Game: BoardGame<Draft = Self>;
    /// One step. `Display` is its token: unique among the choices of a stage.
    type Choice: Copy + Eq + Ord + Hash + Debug + fmt::Display;

    /// The question that the next choice answers; `None` if the game is over.
    fn prompt(&self) -> Option<PromptOf<Self::Game>>;

    /// Appends the possible choices in ascending order; there is always one while the game goes on.
    fn choices_into(&self, choices: &mut Vec<Self::Choice>);

    /// The possible choices in ascending order.
    fn choices(&self) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        self.choices_into(&mut choices);
        choices
    }

    /// The draft after a choice, or the complete turn and the position after it.
    fn take(&self, choice: Self::Choice) -> Result<NextOf<Self::Game>, TurnErrorOf<Self::Game>>;

    /// Whether every choice of this stage completes the turn.
    fn is_last(&self) -> bool;

    /// Whether the choice leads to the many turns that differ only in the markers that pay for
    /// turning a piece.
    fn is_reorientation(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// The notation so far.
    fn text(&self) -> String;

    /// The notation after a choice: that of a complete turn, or one that further choices only
    /// extend.
    fn text_with(&self, choice: Self::Choice) -> String;

    /// The place of a choice on the board.
    fn location_of(&self, choice: Self::Choice) -> Option<LocationOf<Self::Game>>;

    /// A note about a choice; `None` only if it cannot be chosen.
    fn note(&self, choice: Self::Choice) -> Option<NoteOf<Self::Game>>;

    /// The board with the choices so far carried out.
    fn board(&self) -> &BoardOf<Self::Game>;
}

/// What a choice leads to.
#[derive(Clone, Debug)]
pub enum Next<D, T> {
    /// More must be chosen.
    Choose(D),
    /// The turn is complete.
    Done(T),
}

impl<D, T> Next<D, T> {
    /// The draft after a stage that never completes a turn.
    pub(crate) fn further<E>(self) -> Result<D, TurnError<E>> {
        match self {
            Next::Choose(draft) => Ok(draft),
            Next::Done(_) => Err(TurnError::NoSuchChoice),
        }
    }

    /// The turn after the last stage.
    pub(crate) fn done<E>(self) -> Result<T, TurnError<E>> {
        match self {
            Next::Done(turn) => Ok(turn),
            Next::Choose(_) => Err(TurnError::NoSuchChoice),
        }
    }
}

/// Why a game refuses a turn. `E` is the error of the game's own rules; [`crate::RulesError`] puts
/// it into words.
#[derive(Clone, PartialEq, Eq, Debug, derive_more::From)]
pub enum TurnError<E> {
    /// Nothing can be done after the end.
    Over,
    /// A resignation was entered as a turn.
    Resignation,
    /// The choice is not one of those offered.
    NoSuchChoice,
    /// The rules of the game do not allow it.
    #[from]
    Game(E),
}

/// What a choice leads to in a game: another draft, or the turn and the position after it.
pub type NextOf<G> = Next<<G as BoardGame>::Draft, (<G as BoardGame>::Turn, G)>;

/// The position on the board of a game.
pub type BoardOf<G> = <<G as BoardGame>::Family as Family>::Board;

/// A place on the board of a game.
pub type LocationOf<G> = <<G as BoardGame>::Family as Family>::Location;

/// The questions to players of a game.
pub type PromptOf<G> = <<G as BoardGame>::Family as Family>::Prompt;

/// The notes about choices in a game.
pub type NoteOf<G> = <<G as BoardGame>::Family as Family>::Note;

/// The effects of turns of a game.
pub type SummaryOf<G> = <<G as BoardGame>::Family as Family>::Summary;

/// The options of a game.
pub type OptionsOf<G> = <<G as BoardGame>::Family as Family>::Options;

/// The errors of a game's own rules.
pub type ErrorOf<G> = <<G as BoardGame>::Family as Family>::Error;

/// Why a game refuses a turn.
pub type TurnErrorOf<G> = TurnError<ErrorOf<G>>;
