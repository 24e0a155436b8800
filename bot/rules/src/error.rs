//! Everything that the rules can refuse.

use crate::chevrons::{ChevronError, PositionError};
use crate::game::TurnError;
use crate::games::{FamilyError, Kind, KindError};
use crate::options::OptionsError;
use crate::pasang::{PasangError, PasangPositionError};
use crate::seat::{Seat, SeatError};

/// Why a turn, a resignation or a setup was refused. A refused request changes nothing.
///
/// The variants say what was refused and what would be possible; `Display` is only a note for logs
/// and programs.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Nothing can be done after the end.
    #[error("the game is over")]
    Over,
    /// A player who is out, or was never in, cannot act.
    #[error("{0} does not play")]
    NotPlaying(Seat),
    /// A resignation was entered as a turn.
    #[error("a resignation is not a turn")]
    Resignation,
    /// A turn was to be skipped in a game of two, or in a game that is over.
    #[error("no turn can be skipped")]
    CannotSkip,
    /// The choice is not one of those offered.
    #[error("not one of the choices")]
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
        matches!(
            self,
            RulesError::Options(_)
                | RulesError::Seats(_)
                | RulesError::Kind(_)
                | RulesError::Game(
                    FamilyError::Chevrons(
                        ChevronError::Notation { .. }
                            | ChevronError::Field(_)
                            | ChevronError::Position(
                                PositionError::Form | PositionError::Row { .. }
                            )
                    ) | FamilyError::Pasang(
                        PasangError::Notation
                            | PasangError::Point(_)
                            | PasangError::Position(
                                PasangPositionError::Form | PasangPositionError::Row { .. }
                            )
                    )
                )
        )
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
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum SetupError {
    /// Too few or too many players: from `least` to `most` can play the game.
    #[error("{kind} takes {least} to {most} players")]
    Players { kind: Kind, least: usize, most: usize },
    /// The wrong number of players for a game that has only this one.
    #[error("{kind} takes {players} players")]
    ExactlyPlayers { kind: Kind, players: usize },
    /// The game does not know the option of this name.
    #[error("{kind} has no option {option}")]
    Option { kind: Kind, option: &'static str },
}
