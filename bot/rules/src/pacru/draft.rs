//! The one generator of Pacru's turns: chevron, then target or angle, then the gain of the move or
//! the price of the turn. Each choice is carried out as soon as it is made.

use super::turn::{Choice, Going, Token, Turning};
use super::{Mobility, Pacru};
use crate::board9::{Field, FieldSet};
use crate::chevrons::{Angle, Cell, ChevronError, ChevronNote, ChevronPrompt, Chevrons, Reach};
use crate::game::{self, Next, NextOf, TurnError};
use crate::seat::Seat;

/// A turn of Pacru that is being chosen.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    /// The position with everything chosen so far carried out.
    pub(super) game: Pacru,
    pub(super) stage: Stage,
    /// Whether a marker has changed or a chevron was captured so far.
    pub(super) changed: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// The game is over.
    Nothing,
    Piece(Mobility),
    Way(Way),
    Benefit(Benefit),
    Bonus(Bonus),
    Payment(Payment),
}

/// A chevron was chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) from: Field,
    pub(super) reach: Reach,
    pub(super) captures: FieldSet,
    /// How many markers may be spent on turning it.
    pub(super) budget: usize,
}

/// The chevron has moved, and crossed a border or made a connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Benefit {
    pub(super) going: Going,
    /// The fields for a border marker or a transformation.
    pub(super) targets: FieldSet,
    /// The fields between, if they can be connected.
    pub(super) connection: Option<FieldSet>,
}

/// Two chevrons meet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bonus {
    pub(super) going: Going,
    pub(super) targets: FieldSet,
}

/// A chevron was turned, and the price is being paid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Payment {
    pub(super) turning: Turning,
    /// The markers that can still be given: those after the last one.
    pub(super) payable: FieldSet,
    pub(super) due: usize,
}

/// How many of their own markers a player pays for a reorientation (booklet rule R14).
pub(super) fn price(angle: Angle) -> usize {
    match angle {
        Angle::Left45 | Angle::Right45 => 2,
        Angle::Left90 | Angle::Right90 => 4,
    }
}

impl Payment {
    /// The markers that can be given next. Those that are due afterwards are left over, so that
    /// every choice leads to a complete turn.
    pub(super) fn choices(&self) -> FieldSet {
        self.payable.without_last(self.due - 1)
    }
}

impl Draft {
    pub(super) fn new(game: Pacru) -> Draft {
        let stage = match game.end {
            None => Stage::Piece(game.mobility(game.turn)),
            Some(_) => Stage::Nothing,
        };
        Draft { game, stage, changed: false }
    }

    /// The fields between start and target that become the player's if they choose the connection
    /// now.
    pub fn connection(&self) -> Option<FieldSet> {
        match &self.stage {
            Stage::Benefit(benefit) => benefit.connection,
            _ => None,
        }
    }

    /// The seat whose turn is being chosen.
    pub fn seat(&self) -> Seat {
        self.game.turn
    }

    /// The player's own markers that can pay: those on fields without a chevron.
    pub(super) fn payable(&self) -> FieldSet {
        self.game.board.markers(self.seat()) - self.game.board.occupied()
    }

    /// How many markers may be spent on turning the chevron on `from`.
    pub(super) fn budget(&self, from: Field, mobile: FieldSet) -> usize {
        let others_can_move = !(mobile - FieldSet::of(from)).is_empty();
        let allowed = others_can_move || !self.game.rules.reorient_others_mobile;
        if allowed { self.payable().len() } else { 0 }
    }

    /// The chevrons that can move, capture or be turned.
    pub(super) fn able(&self, mobile: FieldSet) -> FieldSet {
        let turnable = |from: &Field| self.budget(*from, mobile) >= price(Angle::Left45);
        mobile | self.game.board.pieces(self.seat()).into_iter().filter(turnable).collect()
    }

    fn note_on_piece(&self, field: Field) -> Option<ChevronNote> {
        let Stage::Piece(mobility) = &self.stage else {
            return None;
        };
        let reach = self.game.reach(self.seat(), field);
        let targets = reach.moves() | reach.attacks & mobility.pinched;
        Some(match targets.len() {
            0 => ChevronNote::OnlyTurned,
            targets => ChevronNote::Targets(targets),
        })
    }

    /// The gain of the move that led to this stage.
    fn note_on_arrival(&self) -> ChevronNote {
        match &self.stage {
            Stage::Benefit(benefit) if benefit.connection.is_none() => ChevronNote::CrossesBorder,
            Stage::Benefit(benefit) if benefit.targets.is_empty() => ChevronNote::MakesConnection,
            Stage::Benefit(_) => ChevronNote::ConnectionOrMarker,
            _ => ChevronNote::MakesMeeting,
        }
    }

    /// The choice, if there is only one.
    pub(super) fn only_choice(&self) -> Option<Choice> {
        match game::Draft::choices(self)[..] {
            [choice] => Some(choice),
            _ => None,
        }
    }
}

impl game::Draft for Draft {
    type Game = Pacru;
    type Choice = Choice;

    fn prompt(&self) -> Option<ChevronPrompt> {
        Some(match &self.stage {
            Stage::Nothing => return None,
            Stage::Piece(_) => ChevronPrompt::Piece,
            Stage::Way(way) => ChevronPrompt::Way { from: way.from },
            Stage::Benefit(benefit) => {
                let land = benefit.going.to.borderland();
                match (benefit.targets.is_empty(), benefit.connection) {
                    (true, _) => ChevronPrompt::Connection,
                    (false, None) => ChevronPrompt::Marker { land },
                    (false, Some(_)) => ChevronPrompt::ConnectionOrMarker { land },
                }
            }
            Stage::Bonus(_) => ChevronPrompt::Bonus,
            Stage::Payment(payment) => {
                ChevronPrompt::Payment { due: payment.due, price: price(payment.turning.angle) }
            }
        })
    }

    fn choices_into(&self, choices: &mut Vec<Choice>) {
        let mut add = |step| choices.push(Choice(step));
        let mut each = |fields: FieldSet, step: fn(Field) -> Token| {
            fields.into_iter().map(step).for_each(&mut add);
        };
        match &self.stage {
            Stage::Nothing => {}
            Stage::Piece(mobility) => each(self.able(mobility.mobile), Token::Piece),
            Stage::Way(way) => {
                each(way.reach.moves(), Token::Move);
                let paid_for = |angle: &Angle| price(*angle) <= way.budget;
                choices
                    .extend(Angle::ALL.into_iter().filter(paid_for).map(Token::Turn).map(Choice));
                choices.extend(way.captures.into_iter().map(Token::Capture).map(Choice));
            }
            Stage::Benefit(benefit) => {
                let connection = benefit.connection.map(|_| Token::Benefit(Cell::Connection));
                choices.extend(connection.map(Choice));
                let markers = benefit.targets.into_iter().map(Cell::Field);
                choices.extend(markers.map(Token::Benefit).map(Choice));
            }
            Stage::Bonus(bonus) => each(bonus.targets, Token::Bonus),
            Stage::Payment(payment) => each(payment.choices(), Token::Pay),
        }
    }

    fn take(&self, choice: Choice) -> Result<NextOf<Pacru>, TurnError<ChevronError>> {
        match (&self.stage, choice.0) {
            (Stage::Nothing, _) => Err(TurnError::Over),
            (Stage::Piece(mobility), Token::Piece(from)) => self.take_piece(mobility, from),
            (Stage::Way(way), Token::Move(to)) => self.take_target(way, to, false),
            (Stage::Way(way), Token::Capture(to)) => self.take_target(way, to, true),
            (Stage::Way(way), Token::Turn(angle)) => self.take_angle(way, angle),
            (Stage::Benefit(benefit), Token::Benefit(cell)) => self.take_benefit(benefit, cell),
            (Stage::Bonus(bonus), Token::Bonus(field)) => self.take_bonus(bonus, field),
            (Stage::Payment(payment), Token::Pay(field)) => self.take_payment(payment, field),
            _ => Err(TurnError::NoSuchChoice),
        }
    }

    fn is_last(&self) -> bool {
        match &self.stage {
            Stage::Bonus(_) => true,
            Stage::Payment(payment) => payment.due == 1,
            _ => false,
        }
    }

    fn is_reorientation(&self, choice: Choice) -> bool {
        matches!(choice.0, Token::Turn(_))
    }

    fn text(&self) -> String {
        match &self.stage {
            Stage::Nothing | Stage::Piece(_) => String::new(),
            Stage::Way(way) => way.from.to_string(),
            Stage::Benefit(Benefit { going, .. }) | Stage::Bonus(Bonus { going, .. }) => {
                going.to_string()
            }
            Stage::Payment(payment) => payment.turning.to_string(),
        }
    }

    fn text_with(&self, choice: Choice) -> String {
        let text = self.text();
        match (&self.stage, choice.0) {
            (_, Token::Turn(_)) => format!("{text}{choice}("),
            (Stage::Payment(payment), Token::Pay(_)) => {
                let separator = if text.ends_with('(') { "" } else { "," };
                let closing = if payment.due == 1 { ")" } else { "" };
                format!("{text}{separator}{choice}{closing}")
            }
            _ => format!("{text}{choice}"),
        }
    }

    fn location_of(&self, choice: Choice) -> Option<Field> {
        match choice.0 {
            Token::Turn(_) | Token::Benefit(Cell::Connection) => None,
            Token::Piece(field)
            | Token::Move(field)
            | Token::Capture(field)
            | Token::Benefit(Cell::Field(field))
            | Token::Bonus(field)
            | Token::Pay(field) => Some(field),
        }
    }

    fn note(&self, choice: Choice) -> Option<ChevronNote> {
        Some(match choice.0 {
            Token::Piece(field) => self.note_on_piece(field)?,
            Token::Move(_) => match self.take(choice) {
                Ok(Next::Choose(draft)) => draft.note_on_arrival(),
                Ok(Next::Done(_)) => ChevronNote::Move,
                Err(_) => return None,
            },
            Token::Capture(_) => ChevronNote::Capture,
            Token::Turn(angle) => {
                ChevronNote::Turn { degrees: i16::from(angle.eighths()) * 45, price: price(angle) }
            }
            Token::Benefit(Cell::Connection) => ChevronNote::Connection,
            Token::Benefit(Cell::Field(field)) => match self.game.board.marker(field) {
                Some(from) => ChevronNote::Transformation { field, from },
                None => ChevronNote::Marker(field),
            },
            Token::Bonus(field) => ChevronNote::Bonus(field),
            Token::Pay(field) => ChevronNote::Payment(field),
        })
    }

    fn board(&self) -> &Chevrons {
        &self.game.board
    }
}
