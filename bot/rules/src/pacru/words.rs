//! What to tell the player about a turn of Pacru being chosen: notes on choices, objections, and
//! what is still missing.

use super::draft::{Benefit, Draft, Stage, Way, price};
use super::turn::{Choice, Step};
use crate::board9::Field;
use crate::chevrons::{Cell, ChevronError};
use crate::error::{IllegalTurn, RulesError};
use crate::game::{Draft as _, Next};

impl Draft {
    /// A few words about a choice.
    pub(super) fn note_on(&self, choice: Choice) -> String {
        match choice.0 {
            Step::Piece(field) => self.note_on_piece(field),
            Step::Move(_) => match self.take(choice) {
                Ok(Next::Choose(draft)) => draft.brings().to_owned(),
                Ok(Next::Done(_)) | Err(_) => "move".to_owned(),
            },
            Step::Capture(_) => "capture".to_owned(),
            Step::Turn(angle) => {
                let side = if angle.eighths() < 0 { "left" } else { "right" };
                format!(
                    "turn {} degrees {side} for {} markers",
                    angle.degrees(),
                    price(angle)
                )
            }
            Step::Benefit(Cell::Connection) => "connection".to_owned(),
            Step::Benefit(Cell::Field(field)) => match self.game.board.marker(field) {
                Some(owner) => format!("border transformation of {field} from {}", owner.name()),
                None => format!("border marker on {field}"),
            },
            Step::Bonus(field) => format!("meeting, bonus on {field}"),
            Step::Pay(field) => format!("give up {field}"),
        }
    }

    fn note_on_piece(&self, field: Field) -> String {
        let Stage::Piece(mobility) = &self.stage else {
            return String::new();
        };
        let reach = self.game.reach(self.seat(), field);
        match (reach.moves() | reach.attacks & mobility.pinched).len() {
            0 => "can only be turned".to_owned(),
            1 => "1 target".to_owned(),
            count => format!("{count} targets"),
        }
    }

    /// What a move brings that asks for more.
    fn brings(&self) -> &'static str {
        match &self.stage {
            Stage::Benefit(benefit) if benefit.connection.is_none() => "crosses a border",
            Stage::Benefit(benefit) if benefit.targets.is_empty() => "connection",
            Stage::Benefit(_) => "connection or border marker",
            _ => "meeting",
        }
    }

    /// What to say when the notation ends here.
    pub(super) fn missing(&self) -> RulesError {
        match &self.stage {
            Stage::Benefit(Benefit {
                going,
                targets,
                connection,
            }) => {
                let turn = going.to_string();
                match (connection, targets.first()) {
                    (None, Some(example)) => {
                        let land = going.to.borderland();
                        ChevronError::MarkerMissing {
                            turn,
                            land,
                            example,
                        }
                        .into()
                    }
                    (_, example) => ChevronError::ConnectionMissing { turn, example }.into(),
                }
            }
            Stage::Bonus(bonus) => {
                let example = bonus.targets.first().unwrap_or(bonus.going.to);
                ChevronError::BonusMissing {
                    turn: bonus.going.to_string(),
                    example,
                }
                .into()
            }
            Stage::Payment(payment) => {
                let angle = payment.turning.angle;
                ChevronError::Price {
                    degrees: angle.degrees(),
                    due: price(angle),
                }
                .into()
            }
            Stage::Nothing | Stage::Piece(_) | Stage::Way(_) => IllegalTurn::NoSuchChoice.into(),
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
            Cell::Field(_) if self.targets.is_empty() => ChevronError::OnlyConnection {
                turn: self.going.to_string(),
            },
            Cell::Field(field) => ChevronError::Marker {
                field,
                targets: self.targets,
            },
        }
    }
}
