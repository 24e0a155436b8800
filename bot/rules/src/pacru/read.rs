//! Parses a turn of Pacru: feeds the typed notation to a draft, step by step.

use super::draft::Stage;
use super::turn::{Choice, Token, Turn};
use super::{Draft, Pacru};
use crate::board9::{Field, FieldSet};
use crate::chevrons::{Angle, Cell, ChevronError, Surplus, Typed, TypedTurn, Word};
use crate::game::{BoardGame, Draft as _, Next, NextOf, TurnError};

type Result<T> = std::result::Result<T, TurnError<ChevronError>>;

/// Parses a turn of the seat to move and plays it.
pub(super) fn read(game: &Pacru, text: &str) -> Result<(Turn, Pacru)> {
    let typed = match Word::read(text, Pacru::PROFILE.name)? {
        Word::Turn(typed) => typed,
        Word::Pass => return Err(ChevronError::NoPass.into()),
        Word::Resign => return Err(TurnError::Resignation),
    };
    let draft = game.draft().take(Choice(Token::Piece(typed.piece)))?.further()?;
    match typed.act {
        Typed::Turn(eighths) => {
            let angle = Angle::from_eighths(eighths).ok_or(ChevronError::Angle)?;
            pay(draft.take(Choice(Token::Turn(angle)))?.further()?, &typed)
        }
        Typed::Move(moved) if moved.twist.is_some() => Err(ChevronError::NoTwist.into()),
        Typed::Move(moved) => {
            let step = if moved.capture { Token::Capture } else { Token::Move };
            gather(draft.take(Choice(step(moved.to)))?, &typed, moved.to)
        }
    }
}

/// Takes the gain and the bonus of a move from the brackets and the field after `!`.
///
/// If only one marker is possible, it may be left out, as `AbstractPlay`'s players are used to. A
/// connection may not, so that nobody makes one by accident.
fn gather(mut next: NextOf<Pacru>, typed: &TypedTurn, to: Field) -> Result<(Turn, Pacru)> {
    let mut cells = typed.cells.iter().copied();
    let mut bonus = typed.bonus;
    loop {
        let draft = match next {
            Next::Choose(draft) => draft,
            Next::Done((turn, after)) if cells.len() == 0 && bonus.is_none() => {
                return Ok((turn, after));
            }
            Next::Done((turn, _)) => {
                let placed = typed.cells.len() > cells.len();
                let surplus = match cells.next() {
                    Some(Cell::Connection) => return Err(ChevronError::NoConnection.into()),
                    Some(Cell::Field(_)) if placed => Surplus::SecondMarker,
                    Some(Cell::Field(_)) if typed.piece.borderland() == to.borderland() => {
                        Surplus::MarkerWithoutBorder
                    }
                    Some(Cell::Field(_)) => Surplus::MarkerWithoutField(to.borderland()),
                    None => Surplus::BonusWithoutMeeting,
                };
                let turn = turn.to_string();
                return Err(ChevronError::NothingMore { turn, surplus }.into());
            }
        };
        let written = if matches!(draft.stage, Stage::Benefit(_)) {
            cells.next().map(Token::Benefit)
        } else {
            // AbstractPlay writes the bonus as another field in the brackets.
            bonus.take().map(Token::Bonus).or_else(|| match cells.next()? {
                Cell::Field(field) => Some(Token::Bonus(field)),
                Cell::Connection => Some(Token::Benefit(Cell::Connection)),
            })
        };
        let implied =
            || draft.only_choice().filter(|choice| choice.0 != Token::Benefit(Cell::Connection));
        let choice = written.map(Choice).or_else(implied).ok_or_else(|| draft.missing())?;
        next = draft.take(choice)?;
    }
}

/// Pays for a reorientation with the fields in the brackets, in any order.
fn pay(mut draft: Draft, typed: &TypedTurn) -> Result<(Turn, Pacru)> {
    let fields = typed.cells.iter().filter_map(|cell| match cell {
        Cell::Field(field) => Some(*field),
        Cell::Connection => None,
    });
    let paid: FieldSet = fields.collect();
    let due = if let Stage::Payment(payment) = &draft.stage { payment.due } else { 0 };
    if paid.len() != due || typed.cells.len() != due {
        return Err(draft.missing());
    }
    if let Some(field) = (paid - draft.payable()).first() {
        return Err(ChevronError::Payment { field }.into());
    }
    for field in paid {
        match draft.take(Choice(Token::Pay(field)))? {
            Next::Choose(further) => draft = further,
            Next::Done((turn, _)) if typed.bonus.is_some() => {
                return Err(ChevronError::NothingMore {
                    turn: turn.to_string(),
                    surplus: Surplus::BonusForTurning,
                }
                .into());
            }
            Next::Done((turn, after)) => return Ok((turn, after)),
        }
    }
    Err(draft.missing())
}
