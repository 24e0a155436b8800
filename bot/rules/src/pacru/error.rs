//! Errors in the notation of a turn of Pacru: what is wrong, and what is missing.

use super::draft::{Benefit, Draft, Stage, Way, price};
use crate::board9::Field;
use crate::chevrons::{Cell, ChevronError};
use crate::game::TurnError;

impl Draft {
    /// The error if the notation ends here.
    pub(super) fn missing(&self) -> TurnError<ChevronError> {
        match &self.stage {
            Stage::Benefit(Benefit { going, targets, connection }) => {
                let turn = going.to_string();
                match (connection, targets.first()) {
                    (None, Some(example)) => {
                        let land = going.to.borderland();
                        ChevronError::MarkerMissing { turn, land, example }.into()
                    }
                    (_, example) => ChevronError::ConnectionMissing { turn, example }.into(),
                }
            }
            Stage::Bonus(bonus) => {
                let example = bonus.targets.first().unwrap_or(bonus.going.to);
                ChevronError::BonusMissing { turn: bonus.going.to_string(), example }.into()
            }
            Stage::Payment(payment) => {
                let angle = payment.turning.angle;
                ChevronError::Price { degrees: angle.degrees(), due: price(angle) }.into()
            }
            Stage::Nothing | Stage::Piece(_) | Stage::Way(_) => TurnError::NoSuchChoice,
        }
    }
}

impl Draft {
    /// Why a target was refused.
    pub(super) fn no_way(&self, way: &Way, to: Field, capture: bool) -> ChevronError {
        let (from, moves, captures) = (way.from, way.reach.moves(), way.captures);
        let (board, seat) = (&self.game.board, self.seat());
        match capture {
            false if captures.contains(to) => ChevronError::WriteCapture { from, to },
            false => ChevronError::Target {
                from,
                to,
                obstacle: board.obstacle(seat, (from, to), board.power(seat, from), true),
                moves,
                captures,
            },
            true if moves.contains(to) => ChevronError::WriteMove { from, to },
            true => ChevronError::NoCapture { to },
        }
    }
}

impl Benefit {
    /// Why a benefit was refused.
    pub(super) fn error(&self, cell: Cell) -> ChevronError {
        match cell {
            Cell::Connection => ChevronError::NoConnection,
            Cell::Field(_) if self.targets.is_empty() => {
                ChevronError::OnlyConnection { turn: self.going.to_string() }
            }
            Cell::Field(field) => ChevronError::Marker { field, targets: self.targets },
        }
    }
}
