//! Everything that the rules can refuse, as sentences for the player.

use crate::game::{GameError, TurnError};
use crate::games::{FamilyError, Kind, KindError};
use crate::options::OptionsError;
use crate::seat::{Seat, SeatError};

/// Why a turn, a resignation or a setup was refused. `Display` is one sentence for the player.
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
    /// A turn was to be skipped in a game of two, or in a game that is over.
    #[error("Only a player at a table of three or four can be skipped.")]
    CannotSkip,
    /// The choice is not one of those offered.
    #[error("That is not one of the choices here.")]
    NoSuchChoice,
    /// The rules of the game do not allow it, or the notation is malformed.
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
    /// Whether the text itself was at fault, rather than its meaning.
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
        /// The smallest number of players.
        least: usize,
        /// The largest number of players.
        most: usize,
    },
    /// The wrong number of players for a game that has only one.
    #[error("{} is for {players} players.", kind.name())]
    ExactlyPlayers {
        /// The game.
        kind: Kind,
        /// The number of players.
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
