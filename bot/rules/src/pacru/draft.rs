//! The one generator of Pacru's turns: chevron, then target or angle, then what the move brings
//! or what the turning costs. Each choice is carried out as soon as it is made.

use super::turn::{Choice, Going, Step, Turning};
use super::{Mobility, Pacru};
use crate::board9::{Field, FieldSet};
use crate::chevrons::{Angle, Cell, Reach};
use crate::error::{IllegalTurn, RulesError};
use crate::game::{self, Location, NextOf, Prompt};
use crate::seat::Seat;
use crate::table::Board;

/// A turn of Pacru being chosen.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    /// The position with everything chosen so far carried out.
    pub(super) game: Pacru,
    pub(super) stage: Stage,
    /// Whether a marker changed or a chevron was captured so far.
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
    /// Markers that may be spent on turning it.
    pub(super) budget: usize,
}

/// The chevron moved, and the border or a connection pays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Benefit {
    pub(super) going: Going,
    /// Fields for a border marker or transformation.
    pub(super) targets: FieldSet,
    /// The fields between, if they can be connected.
    pub(super) connection: Option<FieldSet>,
}

/// Two chevrons met.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bonus {
    pub(super) going: Going,
    pub(super) targets: FieldSet,
}

/// A chevron was turned and is being paid for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Payment {
    pub(super) turning: Turning,
    /// Markers that can still be given: those after the last one given.
    pub(super) payable: FieldSet,
    pub(super) due: usize,
}

/// Own markers a reorientation costs (booklet rule R14).
pub(super) fn price(angle: Angle) -> usize {
    match angle {
        Angle::Left45 | Angle::Right45 => 2,
        Angle::Left90 | Angle::Right90 => 4,
    }
}

impl Payment {
    /// The markers that may come next: as many as are due afterwards are kept back, so that no
    /// choice leads nowhere.
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
        Draft {
            game,
            stage,
            changed: false,
        }
    }

    /// The fields between start and target that a connection offered now would make the player's.
    #[must_use]
    pub fn connection(&self) -> Option<FieldSet> {
        match &self.stage {
            Stage::Benefit(benefit) => benefit.connection,
            _ => None,
        }
    }

    /// Whose turn is being chosen.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.game.turn
    }

    /// Own markers that can pay: those on fields without a chevron.
    pub(super) fn payable(&self) -> FieldSet {
        self.game.board.markers(self.seat()) - self.game.board.occupied()
    }

    /// The markers that may be spent on turning the chevron on `from`.
    pub(super) fn budget(&self, from: Field, mobile: FieldSet) -> usize {
        let others_can_move = !(mobile - FieldSet::of(from)).is_empty();
        let allowed = others_can_move || !self.game.rules.reorient_others_mobile;
        if allowed { self.payable().len() } else { 0 }
    }

    /// The chevrons that can move, capture or be turned.
    pub(super) fn able(&self, mobile: FieldSet) -> FieldSet {
        let turnable = |from: &Field| self.budget(*from, mobile) >= price(Angle::Left45);
        mobile
            | self
                .game
                .board
                .pieces(self.seat())
                .into_iter()
                .filter(turnable)
                .collect()
    }

    /// The one choice there is, if there is just one.
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

    fn prompt(&self) -> Prompt {
        match &self.stage {
            Stage::Nothing => Prompt::Nothing,
            Stage::Piece(_) => Prompt::Piece,
            Stage::Way(way) => Prompt::Way { from: way.from },
            Stage::Benefit(benefit) => {
                let land = benefit.going.to.borderland();
                match (benefit.targets.is_empty(), benefit.connection) {
                    (true, _) => Prompt::Connection,
                    (false, None) => Prompt::Marker { land },
                    (false, Some(_)) => Prompt::ConnectionOrMarker { land },
                }
            }
            Stage::Bonus(_) => Prompt::Bonus,
            Stage::Payment(payment) => Prompt::Payment {
                due: payment.due,
                price: price(payment.turning.angle),
            },
        }
    }

    fn choices_into(&self, choices: &mut Vec<Choice>) {
        let mut add = |step| choices.push(Choice(step));
        let mut each = |fields: FieldSet, step: fn(Field) -> Step| {
            fields.into_iter().map(step).for_each(&mut add);
        };
        match &self.stage {
            Stage::Nothing => {}
            Stage::Piece(mobility) => each(self.able(mobility.mobile), Step::Piece),
            Stage::Way(way) => {
                each(way.reach.moves(), Step::Move);
                let paid_for = |angle: &Angle| price(*angle) <= way.budget;
                choices.extend(
                    Angle::ALL
                        .into_iter()
                        .filter(paid_for)
                        .map(Step::Turn)
                        .map(Choice),
                );
                choices.extend(way.captures.into_iter().map(Step::Capture).map(Choice));
            }
            Stage::Benefit(benefit) => {
                let connection = benefit.connection.map(|_| Step::Benefit(Cell::Connection));
                choices.extend(connection.map(Choice));
                let markers = benefit.targets.into_iter().map(Cell::Field);
                choices.extend(markers.map(Step::Benefit).map(Choice));
            }
            Stage::Bonus(bonus) => each(bonus.targets, Step::Bonus),
            Stage::Payment(payment) => each(payment.choices(), Step::Pay),
        }
    }

    fn take(&self, choice: Choice) -> Result<NextOf<Pacru>, RulesError> {
        match (&self.stage, choice.0) {
            (Stage::Nothing, _) => Err(IllegalTurn::Over.into()),
            (Stage::Piece(mobility), Step::Piece(from)) => self.take_piece(mobility, from),
            (Stage::Way(way), Step::Move(to)) => self.take_target(way, to, false),
            (Stage::Way(way), Step::Capture(to)) => self.take_target(way, to, true),
            (Stage::Way(way), Step::Turn(angle)) => self.take_angle(way, angle),
            (Stage::Benefit(benefit), Step::Benefit(cell)) => self.take_benefit(benefit, cell),
            (Stage::Bonus(bonus), Step::Bonus(field)) => self.take_bonus(bonus, field),
            (Stage::Payment(payment), Step::Pay(field)) => self.take_payment(payment, field),
            _ => Err(IllegalTurn::NoSuchChoice.into()),
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
        matches!(choice.0, Step::Turn(_))
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
            (_, Step::Turn(_)) => format!("{text}{choice}("),
            (Stage::Payment(payment), Step::Pay(_)) => {
                let separator = if text.ends_with('(') { "" } else { "," };
                let closing = if payment.due == 1 { ")" } else { "" };
                format!("{text}{separator}{choice}{closing}")
            }
            _ => format!("{text}{choice}"),
        }
    }

    fn location_of(&self, choice: Choice) -> Option<Location> {
        match choice.0 {
            Step::Turn(_) | Step::Benefit(Cell::Connection) => None,
            Step::Piece(field)
            | Step::Move(field)
            | Step::Capture(field)
            | Step::Benefit(Cell::Field(field))
            | Step::Bonus(field)
            | Step::Pay(field) => Some(Location::Field(field)),
        }
    }

    fn note(&self, choice: Choice) -> String {
        self.note_on(choice)
    }

    fn board(&self) -> Board<'_> {
        Board::Chevrons(&self.game.board)
    }
}
