//! A turn of Pacru, its steps, and its effects.

use std::fmt;

use derive_more::Display;

use crate::board9::{Facing, Field, FieldSet};
use crate::chevrons::{
    Angle, Border, Cell, ChevronAction, Chevrons, Gain, Meeting, Move, Path, Reorientation,
};
use crate::seat::Seat;

/// A complete turn of Pacru. `Display` is its canonical notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
pub struct Turn(pub(super) Act);

/// The effects of a turn, complete or so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
pub(super) enum Act {
    Move(Going),
    #[display("{_0})")]
    Reorient(Turning),
}

/// A move with its gains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Going {
    pub(super) from: Field,
    pub(super) to: Field,
    /// The direction of the chevron after, in which it moved.
    pub(super) after: Facing,
    pub(super) capture: bool,
    pub(super) benefit: Option<Cell>,
    pub(super) bonus: Option<Field>,
}

/// A reorientation, with its price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Turning {
    pub(super) piece: Field,
    pub(super) angle: Angle,
    pub(super) paid: FieldSet,
}

/// One step of a turn of Pacru. `Display` is its token; choices are ordered like their tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub struct Choice(pub(super) Token);

/// The variants are in the order of the first characters of their tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub(super) enum Token {
    /// `!e5`
    #[display("!{_0}")]
    Bonus(Field),
    /// `(*)` or `(e5)`
    #[display("({_0})")]
    Benefit(Cell),
    /// `-e5`
    #[display("-{_0}")]
    Move(Field),
    /// `<`, `<<`, `>` or `>>`
    Turn(Angle),
    /// `e5`
    Piece(Field),
    /// `e5`
    Pay(Field),
    /// `xe5`
    #[display("x{_0}")]
    Capture(Field),
}

impl fmt::Display for Going {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.capture { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)?;
        self.benefit.iter().try_for_each(|benefit| write!(f, "({benefit})"))?;
        self.bonus.iter().try_for_each(|bonus| write!(f, "!{bonus}"))
    }
}

/// The notation so far, with an open bracket.
impl fmt::Display for Turning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}(", self.piece, self.angle)?;
        for (place, field) in self.paid.into_iter().enumerate() {
            write!(f, "{}{field}", if place > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl Turn {
    /// The effects of the turn between two positions.
    pub(super) fn action(&self, before: &Chevrons, after: &Chevrons, seat: Seat) -> ChevronAction {
        match &self.0 {
            Act::Move(going) => ChevronAction::Move(going.tell(before, after, seat)),
            Act::Reorient(turning) => ChevronAction::Reorientation(Reorientation {
                field: turning.piece,
                degrees: i16::from(turning.angle.eighths()) * 45,
                paid: turning.paid,
            }),
        }
    }
}

impl Going {
    fn tell(self, before: &Chevrons, after: &Chevrons, seat: Seat) -> Move {
        let between = self.from.between(self.to);
        let gain = |field| Gain { field, from: before.marker(field) };
        Move {
            from: self.from,
            to: self.to,
            after: self.after,
            path: match self.benefit {
                Some(Cell::Connection) => Path::Connection(between),
                _ if (between & before.occupied()).is_empty() => Path::Plain,
                _ => Path::Jump,
            },
            captured: before.piece(self.to).map(|piece| piece.seat),
            border: match self.benefit {
                Some(Cell::Field(field)) => Some(match before.marker(field) {
                    Some(from) => Border::Transformation { field, from },
                    None => Border::Change(field),
                }),
                Some(Cell::Connection) | None => None,
            },
            meeting: self
                .bonus
                .zip(self.to.step(self.after))
                .map(|(bonus, partner)| Meeting { partner, bonus }),
            twist: None,
            removed: false,
            gained: (after.markers(seat) - before.markers(seat)).into_iter().map(gain).collect(),
        }
    }
}
