//! Carries out the steps of a turn of Pacru in the order of the rules: the chevron moves, an enemy
//! is captured, the border or the connection brings markers, chevrons meet.

use super::draft::{Benefit, Bonus, Draft, Payment, Stage, Way, price};
use super::turn::{Act, Going, Turn, Turning};
use super::{Mobility, Pacru};
use crate::board9::{Field, FieldSet};
use crate::chevrons::{Angle, Cell, ChevronError};
use crate::game::{Next, NextOf, TurnError};
use crate::seat::Seat;

type Outcome = Result<NextOf<Pacru>, TurnError<ChevronError>>;

impl Draft {
    fn at(self, stage: Stage) -> NextOf<Pacru> {
        Next::Choose(Draft { stage, ..self })
    }

    fn finish(mut self, act: Act) -> NextOf<Pacru> {
        self.game.end_turn(self.changed);
        Next::Done((Turn(act), self.game))
    }

    pub(super) fn take_piece(&self, mobility: &Mobility, from: Field) -> Outcome {
        let (board, seat) = (&self.game.board, self.seat());
        if !board.pieces(seat).contains(from) {
            return Err(ChevronError::NoPiece { field: from, yours: board.pieces(seat) }.into());
        }
        let able = self.able(mobility.mobile);
        if !able.contains(from) {
            return Err(ChevronError::Stuck { field: from, able }.into());
        }
        let reach = self.game.reach(seat, from);
        let captures = reach.attacks & mobility.pinched;
        let budget = self.budget(from, mobility.mobile);
        Ok(self.at(Stage::Way(Way { from, reach, captures, budget })))
    }

    /// Moves the chevron, with a capture if asked for, and determines what crossing and connecting
    /// bring.
    pub(super) fn take_target(&self, way: &Way, to: Field, capture: bool) -> Outcome {
        let from = way.from;
        let offered = if capture { way.captures } else { way.reach.moves() };
        let Some(after) = from.direction_to(to).filter(|_| offered.contains(to)) else {
            return Err(self.no_way(way, to, capture).into());
        };
        let mut draft = *self;
        let seat = self.seat();
        let before = &self.game.board;
        let board = &mut draft.game.board;
        if let (true, Some(victim)) = (capture, before.piece(to)) {
            board.lift(victim.seat, to);
            board.mark(seat, to);
            draft.changed = true;
        }
        board.lift(seat, from);
        board.place(seat, to, after);

        let own = before.markers(seat);
        let between = from.between(to);
        let connects = way.reach.steps.contains(to)
            && !between.is_empty()
            && own.contains(from)
            && own.contains(to);
        let connection = connects.then_some(between);
        let targets = draft.border_targets(from, to);
        let going = Going { from, to, after, capture, benefit: None, bonus: None };
        Ok(if targets.is_empty() && connection.is_none() {
            draft.meet(going)
        } else {
            draft.at(Stage::Benefit(Benefit { going, targets, connection }))
        })
    }

    /// The fields that crossing a border can change: neutral ones, or enemy markers in a borderland
    /// without neutral fields (rules R4, R6, R7, R10).
    fn border_targets(&self, from: Field, to: Field) -> FieldSet {
        let land = to.borderland();
        if land == from.borderland() {
            return FieldSet::EMPTY;
        }
        let board = &self.game.board;
        let neutral = board.neutral() & land.fields();
        if neutral.is_empty() {
            land.fields() - board.markers(self.seat()) - board.occupied()
        } else {
            neutral - (board.occupied() - FieldSet::of(to))
        }
    }

    pub(super) fn take_benefit(&self, benefit: &Benefit, cell: Cell) -> Outcome {
        let mut draft = *self;
        let board = &mut draft.game.board;
        match (cell, benefit.connection) {
            (Cell::Connection, Some(between)) => {
                let gained = between - board.markers(self.seat());
                board.mark_all(self.seat(), gained);
                draft.changed |= !gained.is_empty();
            }
            (Cell::Field(field), _) if benefit.targets.contains(field) => {
                board.mark(self.seat(), field);
                draft.changed = true;
            }
            _ => return Err(benefit.error(cell).into()),
        }
        Ok(draft.meet(Going { benefit: Some(cell), ..benefit.going }))
    }

    /// Asks for the bonus if the moved chevron meets another one of the player (rule R12).
    fn meet(self, going: Going) -> NextOf<Pacru> {
        let board = &self.game.board;
        let targets = FieldSet::ALL - board.occupied() - board.markers(self.seat());
        if targets.is_empty() || !self.meets(going) {
            return self.finish(Act::Move(going));
        }
        self.at(Stage::Bonus(Bonus { going, targets }))
    }

    /// Whether the moved chevron and another one face each other, both on their own markers, while
    /// another player has enough markers for the meeting to bring a bonus.
    fn meets(&self, going: Going) -> bool {
        let (board, seat) = (&self.game.board, self.seat());
        let Some(front) = going.to.step(going.after) else {
            return false;
        };
        let own = board.markers(seat);
        let enough = usize::from(self.game.rules.meeting_markers);
        let pays = |other| other != seat && board.markers(other).len() >= enough;
        board.pieces(seat).contains(front)
            && board.facing(front) == going.after.opposite()
            && own.contains(going.to)
            && own.contains(front)
            && Seat::ALL.into_iter().any(pays)
    }

    pub(super) fn take_bonus(&self, bonus: &Bonus, field: Field) -> Outcome {
        if !bonus.targets.contains(field) {
            return Err(ChevronError::Bonus { field }.into());
        }
        let mut draft = *self;
        draft.game.board.mark(self.seat(), field);
        draft.changed = true;
        Ok(draft.finish(Act::Move(Going { bonus: Some(field), ..bonus.going })))
    }

    pub(super) fn take_angle(&self, way: &Way, angle: Angle) -> Outcome {
        let (due, payable) = (price(angle), self.payable());
        if due > payable.len() {
            let (degrees, have) = (angle.degrees(), payable.len());
            return Err(ChevronError::TooPoor { degrees, due, have }.into());
        }
        if due > way.budget {
            return Err(ChevronError::NoOtherMobile { field: way.from }.into());
        }
        let mut draft = *self;
        let (piece, board) = (way.from, &mut draft.game.board);
        board.place(self.seat(), piece, board.facing(piece).turned(angle.eighths()));
        let turning = Turning { piece, angle, paid: FieldSet::EMPTY };
        Ok(draft.at(Stage::Payment(Payment { turning, payable, due })))
    }

    pub(super) fn take_payment(&self, payment: &Payment, field: Field) -> Outcome {
        if !payment.choices().contains(field) {
            return Err(ChevronError::Payment { field }.into());
        }
        let mut draft = *self;
        draft.game.board.unmark(self.seat(), FieldSet::of(field));
        draft.changed = true;
        let turning = Turning { paid: payment.turning.paid.with(field), ..payment.turning };
        if payment.due == 1 {
            return Ok(draft.finish(Act::Reorient(turning)));
        }
        let payable = payment.payable.after(field);
        Ok(draft.at(Stage::Payment(Payment { turning, payable, due: payment.due - 1 })))
    }
}
