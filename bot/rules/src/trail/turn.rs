//! A turn of Azacru or Shacru, its steps, and its effects.

use derive_more::Display;

use crate::board9::{Facing, Field};
use crate::chevrons::{ChevronAction, Chevrons, Gain, Move, Path, Twist};
use crate::seat::Seat;

/// A complete turn. `Display` is its canonical notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
pub struct Turn(pub(super) Act);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
pub(super) enum Act {
    #[display("pass")]
    Pass,
    Move(Going),
}

/// A move with its twist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
#[display("{from}-{to}{}", twist.map_or("", Twist::sign))]
pub(super) struct Going {
    pub(super) from: Field,
    pub(super) to: Field,
    /// The direction in which it moved.
    pub(super) towards: Facing,
    pub(super) twist: Option<Twist>,
}

/// One step of a turn. `Display` is its token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub struct Choice(pub(super) Token);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub(super) enum Token {
    /// `-e5`
    #[display("-{_0}")]
    Move(Field),
    /// `<`, `>`, or `^` for no twist, which the notation of a turn leaves out.
    #[display("{}", _0.map_or("^", Twist::sign))]
    Twist(Option<Twist>),
    /// `e5`
    Piece(Field),
    #[display("pass")]
    Pass,
}

impl Going {
    /// The direction of the chevron after the turn.
    pub(super) fn after(self) -> Facing {
        self.towards.turned(self.twist.map_or(0, Twist::eighths))
    }

    /// The effects of the move between two positions.
    fn tell(self, before: &Chevrons, after: &Chevrons, seat: Seat) -> Move {
        let between = self.from.between(self.to);
        let own = before.markers(seat);
        let path = if !(between & before.occupied()).is_empty() {
            Path::Jump
        } else if !between.is_empty() && own.contains(self.from) && own.contains(self.to) {
            Path::Connection(between)
        } else {
            Path::Plain
        };
        let gain = |field| Gain { field, from: before.marker(field) };
        Move {
            from: self.from,
            to: self.to,
            after: self.after(),
            path,
            captured: None,
            border: None,
            meeting: None,
            twist: self.twist,
            removed: !after.pieces(seat).contains(self.to),
            gained: (after.markers(seat) - own).into_iter().map(gain).collect(),
        }
    }
}

impl Turn {
    pub(super) const PASS: Turn = Turn(Act::Pass);

    /// The effects of the turn between two positions.
    pub(super) fn action(self, before: &Chevrons, after: &Chevrons, seat: Seat) -> ChevronAction {
        match self.0 {
            Act::Pass => ChevronAction::Pass,
            Act::Move(going) => ChevronAction::Move(going.tell(before, after, seat)),
        }
    }
}
