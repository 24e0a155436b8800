//! The one shape all games have: positions, and turns chosen step by step.
//!
//! Everything that needs to know what is legal walks a [`Draft`]: buttons, the reader of
//! notation, completion, counting, random play and search. Nothing else generates turns.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::board9::{Borderland, Field};
use crate::error::RulesError;
use crate::kind::Kind;
use crate::outcome::{NoProgress, Outcome, Status};
use crate::pasang::Point;
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use crate::summary::Summary;
use crate::table::Board;

/// A position of one game, with everything the rules need except earlier positions, which
/// [`crate::Table`] remembers. Small enough to copy around in a search.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Which game it is.
    const KIND: Kind;
    /// A complete turn; `Display` is the canonical notation.
    type Turn: Clone + Eq + Hash + Debug + Display;
    /// A turn being chosen.
    type Draft: Draft<Game = Self>;

    /// The position a set-up begins with.
    ///
    /// # Errors
    /// If the set-up does not fit the game.
    fn open(setup: &Setup) -> Result<Self, RulesError>;

    /// Whose turn it is, or how it ended.
    fn status(&self) -> Status;

    /// Whether a seat still takes part.
    fn is_in(&self, seat: Seat) -> bool;

    /// What each seat has.
    fn points(&self) -> BySeat<u16>;

    /// How many pieces each seat has.
    fn pieces(&self) -> BySeat<u16>;

    /// The points that win at once, if the game has such a number.
    fn target(&self) -> Option<u16>;

    /// The start of a turn of the seat to move. Without choices if the game is over.
    fn draft(&self) -> Self::Draft;

    /// Reads a turn of the seat to move and plays it.
    ///
    /// # Errors
    /// If the text cannot be read or the turn is not possible here.
    fn read(&self, text: &str) -> Result<(Self::Turn, Self), RulesError>;

    /// The position after a seat that still takes part gave up.
    #[must_use]
    fn resign(&self, seat: Seat) -> Self;

    /// The position after the seat to move was left out, and what that led to, in a game that goes on without an absent
    /// player; `None` where nobody can be left out.
    fn skip(&self) -> Option<(Self, Summary)> {
        None
    }

    /// The position, ended as a draw of all who still take part.
    #[must_use]
    fn agreed(&self) -> Self;

    /// The position, ended because it came up too often.
    #[must_use]
    fn repeated(&self) -> Self;

    /// Tells how `turn` led from here to `after`.
    fn summarize(&self, turn: &Self::Turn, after: &Self) -> Summary;

    /// Tells how the resignation of a seat led from here to `after`.
    fn summarize_resignation(&self, seat: Seat, after: &Self) -> Summary;

    /// The position as one line.
    fn position(&self) -> String;

    /// A number for the position and the seat to move, the same in every release.
    fn fingerprint(&self) -> u64;

    /// What a picture shows.
    fn board(&self) -> Board<'_>;

    /// Whether the seat to move can only pass.
    fn must_pass(&self) -> bool {
        false
    }

    /// Whether a seat may still have something to choose: it takes part, its turn comes before the game ends, and as
    /// the board stands it could do more than pass then. What others do may free a blocked player.
    fn may_act(&self, seat: Seat) -> bool {
        self.is_in(seat)
    }

    /// What a seat got, for the last line of a record.
    fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        outcome.points[seat].to_string()
    }

    /// The way to an end for want of progress, if the game has that rule on.
    fn no_progress(&self) -> Option<NoProgress>;
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

    /// What is asked now.
    fn prompt(&self) -> Prompt;

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
    /// If that cannot be chosen now; the reason is for the player.
    fn take(&self, choice: Self::Choice) -> Result<NextOf<Self::Game>, RulesError>;

    /// Whether every choice of this stage completes the turn.
    fn is_last(&self) -> bool;

    /// Whether the choice opens the great number of turns that only pay for turning a piece.
    fn is_reorientation(&self, choice: Self::Choice) -> bool;

    /// The notation so far.
    fn text(&self) -> String;

    /// The notation after a choice: that of a complete turn, or one to which choices only add.
    fn text_with(&self, choice: Self::Choice) -> String;

    /// What a choice points at on the board.
    fn location_of(&self, choice: Self::Choice) -> Option<Location>;

    /// A few words about a choice for the player.
    fn note(&self, choice: Self::Choice) -> String;

    /// The position with what was chosen so far carried out, for a picture.
    fn board(&self) -> Board<'_>;
}

/// Somewhere on a board. `Display` is its name: `e5`, `k11`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Location {
    /// On the 9x9 board of the chevron games.
    Field(Field),
    /// On the 11x11 board of Pasang.
    Point(Point),
}

impl Display for Location {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Location::Field(field) => Display::fmt(field, f),
            Location::Point(point) => Display::fmt(point, f),
        }
    }
}

/// What a choice leads to.
#[derive(Clone, Debug)]
pub enum Next<D, T> {
    /// More must be chosen.
    Choose(D),
    /// The turn is complete.
    Done(T),
}

/// What a choice leads to in a game: a further draft, or the turn and the position after it.
pub type NextOf<G> = Next<<G as Game>::Draft, (<G as Game>::Turn, G)>;

/// What a player is asked for; `Display` is the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Prompt {
    /// Nothing: the game is over.
    Nothing,
    /// The chevron to use.
    Piece,
    /// Where the chevron goes, or how it is turned.
    Way {
        /// Where it stands.
        from: Field,
    },
    /// Where the border marker goes.
    Marker {
        /// The borderland entered.
        land: Borderland,
    },
    /// A connection, which is the only thing to be had.
    Connection,
    /// A connection or a border marker.
    ConnectionOrMarker {
        /// The borderland entered.
        land: Borderland,
    },
    /// The bonus of a meeting.
    Bonus,
    /// Whether to twist the chevron after it crossed a border.
    Twist {
        /// Where it stands.
        at: Field,
    },
    /// The column to take as passage (Pasang).
    Passage,
    /// The token to make a ka (Pasang).
    Ka,
    /// Where the ka goes (Pasang).
    KaTarget,
    /// Which line the ka captures (Pasang).
    Line {
        /// Where the ka stands.
        at: Point,
    },
    /// To pass, since no chevron can move.
    Pass,
    /// A marker to give up for a reorientation.
    Payment {
        /// How many are still due, this one included.
        due: usize,
        /// How many the reorientation costs.
        price: usize,
    },
}

impl Display for Prompt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Prompt::Nothing => f.write_str("The game is over."),
            Prompt::Piece => f.write_str("Which chevron?"),
            Prompt::Way { from } => write!(f, "Where does the chevron on {from} go?"),
            Prompt::Marker { land } => write!(
                f,
                "Which field of the borderland around {} gets your marker?",
                land.centre()
            ),
            Prompt::Connection => f.write_str("The move makes a connection."),
            Prompt::ConnectionOrMarker { land } => {
                write!(
                    f,
                    "Make the connection, or put a marker into the borderland around {}?",
                    land.centre()
                )
            }
            Prompt::Bonus => f.write_str("A meeting! Which field gets the bonus marker?"),
            Prompt::Twist { at } => write!(f, "A border is crossed: twist the chevron on {at}?"),
            Prompt::Passage => f.write_str("Which column do you take as your passage?"),
            Prompt::Ka => f.write_str("Which token becomes your ka?"),
            Prompt::KaTarget => f.write_str("Where does your ka go?"),
            Prompt::Line { at } => write!(f, "What does your ka take from {at}?"),
            Prompt::Pass => f.write_str("None of your chevrons can move, so you pass."),
            Prompt::Payment { due, price } if due == price => {
                write!(f, "Give up {price} markers: choose the first.")
            }
            Prompt::Payment { due: 1, .. } => f.write_str("Choose the last marker to give up."),
            Prompt::Payment { due, price } => {
                write!(
                    f,
                    "Choose the next marker to give up, {} of {price}.",
                    price - due + 1
                )
            }
        }
    }
}
