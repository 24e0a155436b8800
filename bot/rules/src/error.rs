//! Why something was not accepted, as sentences for the player.

use crate::chevrons::{ChevronError, PositionError};
use crate::kind::Kind;
use crate::pasang::{PasangError, PatternError};
use crate::seat::Seat;
use crate::setup::SetupError;

/// Why a turn, a resignation or a set-up was refused. `Display` is one sentence for the player.
///
/// Nothing changes by a refused request. New kinds may be added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// The text could not be read, whatever the position.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The text was understood, but the rules do not allow it here.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// A game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl RulesError {
    /// Whether the text itself was at fault, not what it asks for.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        match self {
            RulesError::Parse(_) => true,
            RulesError::Setup(error) => error.is_unreadable(),
            RulesError::Illegal(_) => false,
        }
    }
}

/// Text that means nothing in any position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// Not a turn of a chevron game.
    #[error("That is not a turn: write for example e1-e2, g9-f8(f8) or d9>(a7,b7).")]
    ChevronTurn,
    /// Not a turn of Pasang.
    #[error("That is not a turn: write a column like c, a ka like b4c4vb, or a move like c7b.")]
    PasangTurn,
    /// Not a point of the 11x11 board.
    #[error("A point is a letter from a to k and a number from 1 to 11, for example c7.")]
    Point,
    /// Not a field of the 9x9 board.
    #[error("A field is a letter from a to i and a number from 1 to 9, for example e5.")]
    Field,
    /// Not one of the eight directions.
    #[error("A direction is one of N, NE, E, SE, S, SW, W and NW.")]
    Facing,
    /// Not a seat.
    #[error("A seat is one of S, W, N and E.")]
    Seat,
    /// Not an order of seats.
    #[error("Seats are two to four different letters out of S, W, N and E, first mover first.")]
    Seats,
    /// Not the name of a game.
    #[error("There is no such game; the games are {}.", Kind::list())]
    Kind,
    /// Not a list of options.
    #[error(
        "Options are names, each alone or with a value, for example meeting9=off or pattern=32."
    )]
    Options,
    /// Not a way for a token to become a ka.
    #[error("ka is slide, jump or either.")]
    KaRule,
    /// Not a range of passages.
    #[error("opening is quadrant or free.")]
    Opening,
    /// Not a pattern of Pasang.
    #[error(transparent)]
    Pattern(#[from] PatternError),
    /// Not a position line.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Not an entry of a record.
    #[error("An entry of a record is one turn without blanks, or resign:N.")]
    Entry,
}

/// Something that the rules do not allow in the present position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalTurn {
    /// Nothing can be done after the end.
    #[error("The game is over.")]
    Over,
    /// A player who is out, or was never in, cannot act.
    #[error("{} is not playing any more.", .0.name())]
    NotPlaying(Seat),
    /// A resignation was entered as a turn.
    #[error("Resigning is not a turn; resign the game instead.")]
    ResignIsNoTurn,
    /// Somebody was to be left out of a game that is between two, or over.
    #[error("Only a player at a table of three or four can be skipped.")]
    NobodyIsSkipped,
    /// A choice was made that is not offered.
    #[error("That is not one of the choices here.")]
    NoSuchChoice,
    /// A turn of a chevron game that does not fit the position.
    #[error(transparent)]
    Chevrons(#[from] ChevronError),
    /// A turn of Pasang that does not fit the position.
    #[error(transparent)]
    Pasang(#[from] PasangError),
}

impl From<ChevronError> for RulesError {
    fn from(error: ChevronError) -> RulesError {
        RulesError::Illegal(IllegalTurn::Chevrons(error))
    }
}

impl From<PasangError> for RulesError {
    fn from(error: PasangError) -> RulesError {
        RulesError::Illegal(IllegalTurn::Pasang(error))
    }
}

impl From<PositionError> for RulesError {
    fn from(error: PositionError) -> RulesError {
        RulesError::Setup(SetupError::Position(error))
    }
}
