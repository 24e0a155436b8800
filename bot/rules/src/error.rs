//! Everything that can be refused, as sentences for the player.

use crate::game::{GameError, TurnError};
use crate::games::{FamilyError, Kind, KindError};
use crate::options::OptionsError;
use crate::seat::{Seat, SeatError};

/// Why a turn, a resignation or a set-up was refused. `Display` is one sentence for the player.
///
/// A refused request changes nothing.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Nothing can be done after the end.
    #[error("The game is over.")]
    Over,
    /// A player who is out, or was never in, cannot act.
    #[error("{} is not playing any more.", .0.name())]
    NotPlaying(Seat),
    /// A resignation was entered as a turn.
    #[error("Resigning is not a turn; resign the game instead.")]
    Resignation,
    /// Somebody was to be left out of a game that is between two, or over.
    #[error("Only a player at a table of three or four can be skipped.")]
    CannotSkip,
    /// A choice was made that is not offered.
    #[error("That is not one of the choices here.")]
    NoSuchChoice,
    /// The rules of the game do not allow it, or its notation is not written like that.
    #[error(transparent)]
    Game(#[from] FamilyError),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The options cannot be read.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The seats cannot be read.
    #[error(transparent)]
    Seats(#[from] SeatError),
    /// The name of the game cannot be read.
    #[error(transparent)]
    Kind(#[from] KindError),
}

impl RulesError {
    /// Whether the text itself was at fault, not what it asks for.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        match self {
            RulesError::Options(_) | RulesError::Seats(_) | RulesError::Kind(_) => true,
            RulesError::Game(error) => error.is_unreadable(),
            RulesError::Over
            | RulesError::NotPlaying(_)
            | RulesError::Resignation
            | RulesError::CannotSkip
            | RulesError::NoSuchChoice
            | RulesError::Setup(_) => false,
        }
    }
}

impl<E: Into<FamilyError>> From<TurnError<E>> for RulesError {
    fn from(error: TurnError<E>) -> RulesError {
        match error {
            TurnError::Over => RulesError::Over,
            TurnError::Resignation => RulesError::Resignation,
            TurnError::NoSuchChoice => RulesError::NoSuchChoice,
            TurnError::Game(error) => RulesError::Game(error.into()),
        }
    }
}

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{} is for {least} to {most} players.", kind.name())]
    Players {
        /// The game.
        kind: Kind,
        /// So few can play.
        least: usize,
        /// So many can play.
        most: usize,
    },
    /// Too few or too many players for a game that needs just so many.
    #[error("{} is for {players} players.", kind.name())]
    ExactlyPlayers {
        /// The game.
        kind: Kind,
        /// So many play.
        players: usize,
    },
    /// The game does not know this option.
    #[error("{} has no option {option}.", kind.name())]
    Option {
        /// The game.
        kind: Kind,
        /// The option's name.
        option: &'static str,
    },
}
