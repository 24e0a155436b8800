//! The one generator of Pacru's turns: each choice carried out as soon as it is made.

use super::turn::{Act, Choice, Going, Step, Turn, Turning};
use super::{MEETING_MARKERS, Pacru, Reaches};
use crate::board9::{Facing, Field, FieldSet};
use crate::chevrons::{Angle, Cell, Objection, Reach};
use crate::game::{self, Ask, Next};
use crate::refusal::{Illegal, Refusal};
use crate::seat::Seat;
use crate::table::Board;

/// A turn of Pacru being chosen: chevron, then target or angle, then what the move brings or
/// what the turning costs.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The position with everything chosen so far carried out.
    game: Pacru,
    stage: Stage,
    /// Whether a marker changed or a chevron was captured so far.
    changed: bool,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The game is over.
    Nothing,
    Piece {
        reaches: Reaches,
        mobile: FieldSet,
    },
    Way {
        from: Field,
        facing: Facing,
        reach: Reach,
        captures: FieldSet,
        angles: Angles,
    },
    Benefit {
        going: Going,
        targets: FieldSet,
        connection: Option<FieldSet>,
    },
    Bonus {
        going: Going,
        targets: FieldSet,
    },
    Pay {
        turning: Turning,
        payable: FieldSet,
        due: usize,
    },
}

/// By how much a chevron can be turned: what can be paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Angles {
    None,
    Upto45,
    Upto90,
}

/// Own markers a reorientation costs (booklet rule R14).
const fn price(angle: Angle) -> usize {
    match angle {
        Angle::Left45 | Angle::Right45 => 2,
        Angle::Left90 | Angle::Right90 => 4,
    }
}

impl Draft {
    pub(super) fn new(game: Pacru) -> Draft {
        let stage = if game.end.is_some() {
            Stage::Nothing
        } else {
            let reaches = game.reaches(game.turn);
            let mobile = game
                .board
                .pieces(game.turn)
                .zip(&reaches.each)
                .filter(|(_, reach)| !ways(reach, reaches.pinched).is_empty())
                .map(|((field, _), _)| field)
                .collect();
            Stage::Piece { reaches, mobile }
        };
        Draft {
            game,
            stage,
            changed: false,
        }
    }

    fn seat(&self) -> Seat {
        self.game.turn
    }

    /// Own markers that can pay: those on fields without a chevron.
    fn payable(&self) -> FieldSet {
        self.game.board.markers(self.seat()) - self.game.board.occupied()
    }

    /// How far the chevron on `from` can be turned.
    fn angles(&self, from: Field, mobile: FieldSet) -> Angles {
        let others_can_move = !(mobile - FieldSet::of(from)).is_empty();
        if self.game.rules.reorient_others_mobile && !others_can_move {
            return Angles::None;
        }
        match self.payable().len() {
            0 | 1 => Angles::None,
            2 | 3 => Angles::Upto45,
            _ => Angles::Upto90,
        }
    }

    /// The chevrons that can move, capture or be turned.
    fn able(&self, mobile: FieldSet) -> FieldSet {
        let turnable = |field: &Field| self.angles(*field, mobile) > Angles::None;
        let own = self.game.board.pieces(self.seat()).map(|(field, _)| field);
        mobile | own.filter(turnable).collect()
    }

    fn take_piece(
        &self,
        from: Field,
        reaches: &Reaches,
        mobile: FieldSet,
    ) -> Result<Draft, Refusal> {
        let mut own = self.game.board.pieces(self.seat()).zip(&reaches.each);
        let Some(((_, facing), reach)) = own.find(|((field, _), _)| *field == from) else {
            let yours = self
                .game
                .board
                .pieces(self.seat())
                .map(|(field, _)| field)
                .collect();
            return Err(Objection::NoPiece { field: from, yours }.into());
        };
        let angles = self.angles(from, mobile);
        if angles == Angles::None && !mobile.contains(from) {
            return Err(Objection::Stuck {
                field: from,
                able: self.able(mobile),
            }
            .into());
        }
        let captures = reach.attacks & reaches.pinched;
        Ok(self.at(Stage::Way {
            from,
            facing,
            reach: *reach,
            captures,
            angles,
        }))
    }

    fn at(&self, stage: Stage) -> Draft {
        Draft {
            stage,
            ..self.clone()
        }
    }

    /// Moves the chevron, capturing if asked to, and finds what crossing and connecting bring.
    fn go(&self, going: Going, jump: bool) -> Next<Pacru> {
        let Going {
            from, to, capture, ..
        } = going;
        let mut draft = self.clone();
        let seat = self.seat();
        let before = &self.game.board;
        let board = &mut draft.game.board;
        if let (true, Some(victim)) = (capture, before.piece(to)) {
            board.lift(victim.seat, to);
            board.mark(seat, to);
            draft.changed = true;
        }
        board.shift(seat, from, to, going.after);

        let own = before.markers(seat);
        let between = from.between(to);
        let connects =
            !capture && !jump && !between.is_empty() && own.contains(from) && own.contains(to);
        let connection = connects.then_some(between);
        let targets = draft.border_targets(from, to);
        if targets.is_empty() && connection.is_none() {
            draft.meet(going)
        } else {
            draft.stage = Stage::Benefit {
                going,
                targets,
                connection,
            };
            Next::Choose(draft)
        }
    }

    /// The fields crossing the border could change: neutral ones, or enemy markers in a
    /// borderland without neutral fields (rules R4, R6, R10).
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

    /// Asks for the bonus if the moved chevron meets another one of the player (rule R12).
    fn meet(mut self, going: Going) -> Next<Pacru> {
        let board = &self.game.board;
        let targets = FieldSet::ALL - board.occupied() - board.markers(self.seat());
        if targets.is_empty() || !self.meets(going.to) {
            return self.finish(Act::Move(going));
        }
        self.stage = Stage::Bonus { going, targets };
        Next::Choose(self)
    }

    fn meets(&self, at: Field) -> bool {
        let (board, seat) = (&self.game.board, self.seat());
        let Some(facing) = board.facing(seat, at) else {
            return false;
        };
        let Some(front) = at.step(facing) else {
            return false;
        };
        let own = board.markers(seat);
        board.facing(seat, front) == Some(facing.opposite())
            && own.contains(at)
            && own.contains(front)
            && (!self.game.rules.meeting9 || self.someone_has_nine())
    }

    fn someone_has_nine(&self) -> bool {
        let others = Seat::ALL.into_iter().filter(|seat| *seat != self.seat());
        others
            .into_iter()
            .any(|seat| self.game.board.markers(seat).len() >= MEETING_MARKERS)
    }

    fn finish(mut self, act: Act) -> Next<Pacru> {
        self.game.end_turn(self.changed);
        Next::Done(Turn(act), self.game)
    }

    fn take_benefit(
        &self,
        cell: Cell,
        going: Going,
        targets: FieldSet,
        connection: Option<FieldSet>,
    ) -> Result<Next<Pacru>, Refusal> {
        let mut draft = self.clone();
        let seat = self.seat();
        match (cell, connection) {
            (Cell::Connection, Some(between)) => {
                let gained = between - self.game.board.markers(seat);
                draft.game.board.mark_all(seat, gained);
                draft.changed |= !gained.is_empty();
            }
            (Cell::Field(field), _) if targets.contains(field) => {
                draft.game.board.mark(seat, field);
                draft.changed = true;
            }
            (Cell::Connection, None) => return Err(Objection::NoConnection.into()),
            (Cell::Field(_), _) if targets.is_empty() => {
                return Err(Objection::OnlyConnection {
                    turn: going.to_string(),
                }
                .into());
            }
            (Cell::Field(field), _) => return Err(Objection::Marker { field, targets }.into()),
        }
        Ok(draft.meet(Going {
            benefit: Some(cell),
            ..going
        }))
    }

    fn take_bonus(
        &self,
        field: Field,
        going: Going,
        targets: FieldSet,
    ) -> Result<Next<Pacru>, Refusal> {
        if !targets.contains(field) {
            return Err(Objection::Bonus { field }.into());
        }
        let mut draft = self.clone();
        draft.game.board.mark(self.seat(), field);
        draft.changed = true;
        Ok(draft.finish(Act::Move(Going {
            bonus: Some(field),
            ..going
        })))
    }

    fn take_angle(
        &self,
        piece: Field,
        before: Facing,
        angles: Angles,
        angle: Angle,
    ) -> Result<Draft, Refusal> {
        let (due, have) = (price(angle), self.payable().len());
        if due > have {
            return Err(Objection::TooPoor {
                degrees: angle.degrees(),
                due,
                have,
            }
            .into());
        }
        if angles == Angles::None {
            return Err(Objection::NoOtherMobile { field: piece }.into());
        }
        let turning = Turning {
            piece,
            before,
            angle,
            paid: FieldSet::EMPTY,
        };
        let mut draft = self.at(Stage::Pay {
            turning,
            payable: self.payable(),
            due,
        });
        draft
            .game
            .board
            .turn(self.seat(), piece, before.turned(angle.eighths()));
        Ok(draft)
    }

    fn take_payment(
        &self,
        field: Field,
        turning: Turning,
        payable: FieldSet,
        due: usize,
    ) -> Result<Next<Pacru>, Refusal> {
        // The last markers are kept back for the later steps, so that no choice leads nowhere.
        if !payable.without_last(due - 1).contains(field) {
            return Err(Objection::Payment { field }.into());
        }
        let mut draft = self.clone();
        draft.game.board.unmark(self.seat(), FieldSet::of(field));
        draft.changed = true;
        let turning = Turning {
            paid: turning.paid.with(field),
            ..turning
        };
        if due == 1 {
            return Ok(draft.finish(Act::Reorient(turning)));
        }
        draft.stage = Stage::Pay {
            turning,
            payable: payable.after(field),
            due: due - 1,
        };
        Ok(Next::Choose(draft))
    }
}

/// The landing fields and captures of a chevron.
fn ways(reach: &Reach, pinched: FieldSet) -> FieldSet {
    reach.moves() | reach.attacks & pinched
}

impl game::Draft for Draft {
    type Game = Pacru;
    type Choice = Choice;

    fn ask(&self) -> Ask {
        match self.stage {
            Stage::Nothing => Ask::Nothing,
            Stage::Piece { .. } => Ask::Piece,
            Stage::Way { from, .. } => Ask::Way { from },
            Stage::Benefit {
                going,
                targets,
                connection,
            } => {
                let land = going.to.borderland();
                match (targets.is_empty(), connection) {
                    (true, _) => Ask::Connection,
                    (false, None) => Ask::Marker { land },
                    (false, Some(_)) => Ask::ConnectionOrMarker { land },
                }
            }
            Stage::Bonus { .. } => Ask::Bonus,
            Stage::Pay { due, .. } => Ask::Payment { due },
        }
    }

    fn choices_into(&self, choices: &mut Vec<Choice>) {
        let mut add = |step| choices.push(Choice(step));
        match self.stage {
            Stage::Nothing => {}
            Stage::Piece { mobile, .. } => {
                self.able(mobile).into_iter().map(Step::Piece).for_each(add)
            }
            Stage::Way {
                reach,
                captures,
                angles,
                ..
            } => {
                reach.moves().into_iter().map(Step::Move).for_each(&mut add);
                let turns = Angle::ALL.into_iter().filter(|angle| match price(*angle) {
                    2 => angles >= Angles::Upto45,
                    _ => angles == Angles::Upto90,
                });
                turns.map(Step::Turn).for_each(&mut add);
                captures.into_iter().map(Step::Capture).for_each(add);
            }
            Stage::Benefit {
                targets,
                connection,
                ..
            } => {
                connection
                    .iter()
                    .for_each(|_| add(Step::Benefit(Cell::Connection)));
                targets
                    .into_iter()
                    .map(|field| Step::Benefit(Cell::Field(field)))
                    .for_each(add);
            }
            Stage::Bonus { targets, .. } => targets.into_iter().map(Step::Bonus).for_each(add),
            Stage::Pay { payable, due, .. } => {
                payable
                    .without_last(due - 1)
                    .into_iter()
                    .map(Step::Pay)
                    .for_each(add);
            }
        }
    }

    fn take(&self, choice: Choice) -> Result<Next<Pacru>, Refusal> {
        match (&self.stage, choice.0) {
            (Stage::Nothing, _) => Err(Illegal::Over.into()),
            (Stage::Piece { reaches, mobile }, Step::Piece(from)) => {
                self.take_piece(from, reaches, *mobile).map(Next::Choose)
            }
            (
                Stage::Way {
                    from,
                    facing,
                    reach,
                    captures,
                    ..
                },
                Step::Move(to) | Step::Capture(to),
            ) => {
                let capture = matches!(choice.0, Step::Capture(_));
                let offered = if capture { *captures } else { reach.moves() };
                let Some(after) = from.direction_to(to).filter(|_| offered.contains(to)) else {
                    return Err(objection(*from, to, capture, reach.moves(), *captures).into());
                };
                let (from, before) = (*from, *facing);
                let going = Going {
                    from,
                    to,
                    before,
                    after,
                    capture,
                    benefit: None,
                    bonus: None,
                };
                Ok(self.go(going, reach.jumps.contains(to)))
            }
            (
                Stage::Way {
                    from,
                    facing,
                    angles,
                    ..
                },
                Step::Turn(angle),
            ) => self
                .take_angle(*from, *facing, *angles, angle)
                .map(Next::Choose),
            (
                Stage::Benefit {
                    going,
                    targets,
                    connection,
                },
                Step::Benefit(cell),
            ) => self.take_benefit(cell, *going, *targets, *connection),
            (Stage::Bonus { going, targets }, Step::Bonus(field)) => {
                self.take_bonus(field, *going, *targets)
            }
            (
                Stage::Pay {
                    turning,
                    payable,
                    due,
                },
                Step::Pay(field),
            ) => self.take_payment(field, *turning, *payable, *due),
            _ => Err(Illegal::NoSuchChoice.into()),
        }
    }

    fn is_last(&self) -> bool {
        matches!(self.stage, Stage::Bonus { .. } | Stage::Pay { due: 1, .. })
    }

    fn is_reorientation(&self, choice: Choice) -> bool {
        matches!(choice.0, Step::Turn(_))
    }

    fn text(&self) -> String {
        match self.stage {
            Stage::Nothing | Stage::Piece { .. } => String::new(),
            Stage::Way { from, .. } => from.to_string(),
            Stage::Benefit { going, .. } | Stage::Bonus { going, .. } => going.to_string(),
            Stage::Pay { turning, .. } => turning.to_string(),
        }
    }

    fn text_with(&self, choice: Choice) -> String {
        let text = self.text();
        match (&self.stage, choice.0) {
            (Stage::Way { .. }, Step::Turn(_)) => format!("{text}{choice}("),
            (Stage::Pay { due, .. }, Step::Pay(_)) => {
                let separator = if text.ends_with('(') { "" } else { "," };
                let closing = if *due == 1 { ")" } else { "" };
                format!("{text}{separator}{choice}{closing}")
            }
            _ => format!("{text}{choice}"),
        }
    }

    fn field_of(&self, choice: Choice) -> Option<Field> {
        match choice.0 {
            Step::Turn(_) | Step::Benefit(Cell::Connection) => None,
            Step::Piece(field)
            | Step::Move(field)
            | Step::Capture(field)
            | Step::Benefit(Cell::Field(field))
            | Step::Bonus(field)
            | Step::Pay(field) => Some(field),
        }
    }

    fn note(&self, choice: Choice) -> String {
        match choice.0 {
            Step::Piece(field) => self.piece_note(field),
            Step::Move(_) => match self.take(choice) {
                Ok(Next::Choose(draft)) => draft.brings(),
                _ => "move".to_owned(),
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

    fn board(&self) -> Board<'_> {
        Board::Chevrons(&self.game.board)
    }
}

impl Draft {
    fn piece_note(&self, field: Field) -> String {
        let Stage::Piece { reaches, .. } = &self.stage else {
            return String::new();
        };
        let mut own = self.game.board.pieces(self.seat()).zip(&reaches.each);
        let reach = own
            .find(|((at, _), _)| *at == field)
            .map(|(_, reach)| *reach)
            .unwrap_or_default();
        match ways(&reach, reaches.pinched).len() {
            0 => "can only be turned".to_owned(),
            1 => "1 target".to_owned(),
            count => format!("{count} targets"),
        }
    }

    /// What a move brings that asks for more.
    fn brings(&self) -> String {
        match self.stage {
            Stage::Benefit {
                targets,
                connection: Some(_),
                ..
            } if targets.is_empty() => "connection",
            Stage::Benefit {
                connection: Some(_),
                ..
            } => "connection or border marker",
            Stage::Benefit { .. } => "crosses a border",
            Stage::Bonus { .. } => "meeting",
            _ => "move",
        }
        .to_owned()
    }

    /// The one choice there is, if there is just one.
    pub(super) fn only_choice(&self) -> Option<Choice> {
        match <[Choice; 1]>::try_from(game::Draft::choices(self)) {
            Ok([choice]) => Some(choice),
            Err(_) => None,
        }
    }

    /// What to say when the notation ends here.
    pub(super) fn missing(&self) -> Refusal {
        match self.stage {
            Stage::Benefit {
                going,
                targets,
                connection: Some(_),
            } => Objection::ConnectionMissing {
                turn: going.to_string(),
                example: targets.first(),
            }
            .into(),
            Stage::Benefit {
                going,
                targets,
                connection: None,
            } => Objection::MarkerMissing {
                turn: going.to_string(),
                land: going.to.borderland(),
                example: targets.first().unwrap_or(going.to),
            }
            .into(),
            Stage::Bonus { going, targets } => Objection::BonusMissing {
                turn: going.to_string(),
                example: targets.first().unwrap_or(going.to),
            }
            .into(),
            Stage::Pay { turning, .. } => {
                let angle = turning.angle;
                Objection::Price {
                    degrees: angle.degrees(),
                    due: price(angle),
                }
                .into()
            }
            Stage::Nothing | Stage::Piece { .. } | Stage::Way { .. } => {
                Illegal::NoSuchChoice.into()
            }
        }
    }

    /// Whether a benefit of a move is asked for, not the bonus of a meeting.
    pub(super) fn asks_benefit(&self) -> bool {
        matches!(self.stage, Stage::Benefit { .. })
    }

    /// How many markers a reorientation still costs.
    pub(super) fn due(&self) -> usize {
        if let Stage::Pay { due, .. } = self.stage {
            due
        } else {
            0
        }
    }
}

/// Why a target was refused.
fn objection(
    from: Field,
    to: Field,
    capture: bool,
    moves: FieldSet,
    captures: FieldSet,
) -> Objection {
    if !capture && captures.contains(to) {
        Objection::WriteCapture { from, to }
    } else if capture && moves.contains(to) {
        Objection::WriteMove { from, to }
    } else if capture {
        Objection::NoCapture { to }
    } else {
        Objection::Target {
            from,
            moves,
            captures,
        }
    }
}
