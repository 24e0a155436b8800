//! A turn of Pasang and its steps.

use derive_more::Display;

use super::point::{Axis, File, Point, PointSet};
use super::{Colour, Pasang, PasangAction, PasangSummary};

/// A complete turn. `Display` is its canonical notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
pub struct Turn(pub(super) Act);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display)]
pub(super) enum Act {
    Passage(File),
    #[display("{from}{to}{axis}{colour}")]
    Ka {
        from: Point,
        to: Point,
        axis: Axis,
        colour: Colour,
    },
    #[display("{to}{colour}")]
    Move {
        to: Point,
        colour: Colour,
    },
}

/// One step of a turn. `Display` is its token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub struct Choice(pub(super) Token);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub(super) enum Token {
    /// `c`
    Passage(File),
    /// `b4`: the token that becomes the ka.
    Ka(Point),
    /// `vb`
    #[display("{_0}{_1}")]
    First(Axis, Colour),
    /// `c7`
    Move(Point),
    /// `b`
    Line(Colour),
}

impl Turn {
    /// The effects of the turn between two positions.
    pub(super) fn tell(self, before: &Pasang, after: &Pasang) -> PasangSummary {
        let seat = before.turn;
        let action = match self.0 {
            Act::Passage(file) => PasangAction::Passage { file },
            Act::Ka { from, to, axis, .. } => PasangAction::Ka { from, to, axis },
            Act::Move { to, .. } => PasangAction::Move { from: before.kas[seat].unwrap_or(to), to },
        };
        let gone = (before.black | before.white) - (after.black | after.white);
        // The token that became the ka has left the pattern, but was not captured.
        let ka = match action {
            PasangAction::Ka { from, .. } => [from].into_iter().collect(),
            _ => PointSet::EMPTY,
        };
        let points = after.scores[seat] - before.scores[seat];
        let stuck = match after.end {
            Some(crate::outcome::Reason::Suntuk) => Some(after.turn),
            _ => None,
        };
        PasangSummary { seat, action, captured: gone - ka, points, stuck }
    }
}
