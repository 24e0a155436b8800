//! The one shape all games have: positions, and turns chosen step by step.
//!
//! Everything that needs to know what is legal walks a [`Draft`]: buttons, the reader of notation, completion,
//! counting, random play and search. Nothing else generates turns.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

use crate::outcome::{NoProgress, Outcome, Status};
use crate::seat::{BySeat, Seat, Seats};
use crate::version::RulesVersion;

/// What games on one board have in common: how they speak of places, choices, turns and errors.
pub trait Family: Sized + 'static {
    /// The position on the board, as a picture shows it.
    type Board: Debug + PartialEq + 'static;
    /// A place on the board.
    type Location: Copy + Eq + Hash + Debug + Display;
    /// What a player is asked for.
    type Prompt: Copy + PartialEq + Debug;
    /// What there is to say about a choice.
    type Note: Copy + PartialEq + Debug;
    /// What happened in a turn.
    type Summary: TurnSummary;
    /// Why something was refused. `Display` is a sentence for the player.
    type Error: GameError;
    /// Where a game departs from its usual rules.
    type Options: GameOptions<Error = Self::Error>;
}

/// What every family can say about an error.
pub trait GameError: Error + Clone + PartialEq + Debug + 'static {
    /// Whether the text itself was at fault, not what it asks for.
    fn is_unreadable(&self) -> bool;
}

/// What every family can say about a turn.
pub trait TurnSummary: Clone + PartialEq + Debug {
    /// Who acted.
    fn seat(&self) -> Seat;

    /// Whether nothing was done on the board: the player could only pass, or was left out.
    fn is_pass(&self) -> bool;

    /// Whether somebody gave up or ran out of time, in turn or not.
    fn is_resignation(&self) -> bool;

    /// Whether somebody ran out of time.
    fn is_out_of_time(&self) -> bool;

    /// The same resignation, if time and not the player gave the game up.
    #[must_use]
    fn out_of_time(self) -> Self;
}

/// The options of a family. In text and in JSON each has a name.
pub trait GameOptions: Clone + Eq + Hash + Debug + Default {
    /// Why a value is refused.
    type Error;

    /// Sets the option with a name. Whether there is such an option.
    ///
    /// # Errors
    /// If the option cannot have that value.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, Self::Error>;

    /// The options that are set, in a fixed order.
    fn entries(&self) -> Vec<(&'static str, OptionValue)>;
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u16),
    /// Anything else, in the spelling that is read again.
    Text(String),
}

/// What is known of a game without its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The name for people: `Pacru`.
    pub name: &'static str,
    /// The name for programs: `pacru`. Records hold it, so it never changes.
    pub slug: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// The names of the options that mean something in the game.
    pub options: &'static [&'static str],
    /// What the fingerprints of the game begin with. No two games share it, and it never changes.
    pub fingerprint: u64,
}

/// What a game begins with.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, F: Family> {
    /// The seats in turn order.
    pub seats: Seats,
    /// What differs from the usual rules.
    pub options: &'a F::Options,
    /// A position line to start from instead of the start position of the game.
    pub position: Option<&'a str>,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// A position of one game, with everything the rules need except earlier positions, which
/// [`crate::Position`] remembers. Small enough to copy around in a search.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its name, its players and its options.
    const PROFILE: Profile;
    /// The games it shares its board with.
    type Family: Family;
    /// A complete turn; `Display` is the canonical notation.
    type Turn: Clone + Eq + Hash + Debug + Display;
    /// A turn being chosen.
    type Draft: Draft<Game = Self>;

    /// The position a game begins with.
    ///
    /// # Errors
    /// If the game is not played by these seats, or the position line cannot be used.
    fn open(start: &Start<'_, Self::Family>) -> Result<Self, ErrorOf<Self>>;

    /// The occurrence of a position that ends the game; `None` if none does.
    fn repetition_limit(options: &OptionsOf<Self>) -> Option<usize>;

    /// Whose turn it is, or how it ended.
    fn status(&self) -> Status;

    /// Whether a seat still takes part.
    fn is_in(&self, seat: Seat) -> bool;

    /// What each seat has.
    fn points(&self) -> BySeat<u16>;

    /// How many pieces each seat has.
    fn pieces(&self) -> BySeat<u16>;

    /// The points that win at once, if the game has such a number.
    fn target(&self) -> Option<u16> {
        None
    }

    /// The start of a turn of the seat to move. Without choices if the game is over.
    fn draft(&self) -> Self::Draft;

    /// Reads a turn of the seat to move and plays it.
    ///
    /// # Errors
    /// If the text cannot be read or the turn is not possible here.
    fn read(&self, text: &str) -> Result<(Self::Turn, Self), TurnError<ErrorOf<Self>>>;

    /// The position after a seat that still takes part gave up.
    #[must_use]
    fn resign(&self, seat: Seat) -> Self;

    /// The position after the seat to move was left out, and what that led to, in a game that goes on without an
    /// absent player; `None` where nobody can be left out.
    fn skip(&self) -> Option<(Self, SummaryOf<Self>)> {
        None
    }

    /// The position, ended as a draw of all who still take part.
    #[must_use]
    fn agreed(&self) -> Self;

    /// The position, ended because it came up too often.
    #[must_use]
    fn repeated(&self) -> Self;

    /// What `turn` did on the way from here to `after`.
    fn summarize(&self, turn: &Self::Turn, after: &Self) -> SummaryOf<Self>;

    /// What the resignation of a seat did on the way from here to `after`.
    fn summarize_resignation(&self, seat: Seat, after: &Self) -> SummaryOf<Self>;

    /// The position as one line.
    fn position_line(&self) -> String;

    /// A number for the position and the seat to move, the same in every release.
    fn fingerprint(&self) -> u64;

    /// The position on the board.
    fn board(&self) -> &BoardOf<Self>;

    /// The only turn there is, if the seat to move can do nothing but pass.
    fn forced(&self) -> Option<Self::Turn> {
        None
    }

    /// Whether a seat may still have something to choose: it takes part, its turn comes before the game ends, and as
    /// the board stands it could do more than pass then. What others do may free a blocked player.
    fn may_act(&self, seat: Seat) -> bool {
        self.is_in(seat)
    }

    /// The seat whose pass began the last round, in which everybody else has one more turn.
    fn last_round_of(&self) -> Option<Seat> {
        None
    }

    /// What a seat got, for the last line of a record.
    fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        outcome.points[seat].to_string()
    }

    /// The way to an end for want of progress, if the game has that rule on.
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
    type Game: Game<Draft = Self>;
    /// One step. `Display` is its token: unique among the choices of a stage.
    type Choice: Copy + Eq + Ord + Hash + Debug + Display;

    /// What is asked now; `None` if the game is over.
    fn prompt(&self) -> Option<PromptOf<Self::Game>>;

    /// Appends what can be chosen now, ascending; never nothing while the game goes on.
    fn choices_into(&self, choices: &mut Vec<Self::Choice>);

    /// What can be chosen now, ascending.
    fn choices(&self) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        self.choices_into(&mut choices);
        choices
    }

    /// The draft after a choice, or the complete turn and where it leads.
    ///
    /// # Errors
    /// If that cannot be chosen now.
    fn take(&self, choice: Self::Choice) -> Result<NextOf<Self::Game>, TurnErrorOf<Self::Game>>;

    /// Whether every choice of this stage completes the turn.
    fn is_last(&self) -> bool;

    /// Whether the choice opens the great number of turns that only pay for turning a piece.
    fn is_reorientation(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// The notation so far.
    fn text(&self) -> String;

    /// The notation after a choice: that of a complete turn, or one to which choices only add.
    fn text_with(&self, choice: Self::Choice) -> String;

    /// The place on the board that a choice points at.
    fn location_of(&self, choice: Self::Choice) -> Option<LocationOf<Self::Game>>;

    /// What there is to say about a choice; `None` only for what cannot be chosen.
    fn note(&self, choice: Self::Choice) -> Option<NoteOf<Self::Game>>;

    /// The position on the board with what was chosen so far carried out.
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

/// Why a game refuses a turn. `E` is what the rules of the game have against it; [`crate::RulesError`] says it in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnError<E> {
    /// Nothing can be done after the end.
    Over,
    /// A resignation was entered as a turn.
    Resignation,
    /// A choice was made that is not offered.
    NoSuchChoice,
    /// The rules of the game do not allow it.
    Game(E),
}

impl<E> From<E> for TurnError<E> {
    fn from(error: E) -> TurnError<E> {
        TurnError::Game(error)
    }
}

/// What a choice leads to in a game: a further draft, or the turn and the position after it.
pub type NextOf<G> = Next<<G as Game>::Draft, (<G as Game>::Turn, G)>;

/// The position on the board of a game.
pub type BoardOf<G> = <<G as Game>::Family as Family>::Board;

/// A place on the board of a game.
pub type LocationOf<G> = <<G as Game>::Family as Family>::Location;

/// What players of a game are asked for.
pub type PromptOf<G> = <<G as Game>::Family as Family>::Prompt;

/// What there is to say about the choices of a game.
pub type NoteOf<G> = <<G as Game>::Family as Family>::Note;

/// What happens in the turns of a game.
pub type SummaryOf<G> = <<G as Game>::Family as Family>::Summary;

/// The options of a game.
pub type OptionsOf<G> = <<G as Game>::Family as Family>::Options;

/// What the rules of a game have against something.
pub type ErrorOf<G> = <<G as Game>::Family as Family>::Error;

/// Why a game refuses a turn.
pub type TurnErrorOf<G> = TurnError<ErrorOf<G>>;
