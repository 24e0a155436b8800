//! The eight directions a chevron can point to.

use derive_more::Display;
use serde::{Deserialize, Serialize};

/// One of the eight directions, clockwise from North. "Right" in the rules is clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Display)]
#[display("{self:?}")]
#[repr(u8)]
pub enum Facing {
    /// Towards higher ranks.
    N,
    /// Between North and East.
    NE,
    /// Towards higher files.
    E,
    /// Between South and East.
    SE,
    /// Towards lower ranks.
    S,
    /// Between South and West.
    SW,
    /// Towards lower files.
    W,
    /// Between North and West.
    NW,
}

impl Facing {
    /// All directions, clockwise from North; the place is the digit of position lines.
    pub const ALL: [Facing; 8] = [
        Facing::N,
        Facing::NE,
        Facing::E,
        Facing::SE,
        Facing::S,
        Facing::SW,
        Facing::W,
        Facing::NW,
    ];

    /// The digit of position lines, 0 (North) to 7 (North-West).
    pub const fn digit(self) -> u8 {
        self as u8
    }

    /// The direction of a digit 0 to 7.
    pub const fn from_digit(digit: u8) -> Option<Facing> {
        if digit < 8 { Some(Facing::ALL[digit as usize]) } else { None }
    }

    /// The direction after turning by `eighths` of a full turn, clockwise if positive.
    #[inline]
    #[must_use]
    pub const fn turned(self, eighths: i8) -> Facing {
        Facing::ALL[(self as i8 + eighths).rem_euclid(8) as usize]
    }

    /// The direction straight back.
    #[must_use]
    pub const fn opposite(self) -> Facing {
        self.turned(4)
    }

    /// The three directions a chevron may move in: to its left, ahead, to its right
    /// (booklet rule R3).
    #[inline]
    pub const fn ahead(self) -> [Facing; 3] {
        [self.turned(-1), self, self.turned(1)]
    }

    /// Change of file and rank of one step in this direction, each -1 to 1.
    #[inline]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Facing::N => (0, 1),
            Facing::NE => (1, 1),
            Facing::E => (1, 0),
            Facing::SE => (1, -1),
            Facing::S => (0, -1),
            Facing::SW => (-1, -1),
            Facing::W => (-1, 0),
            Facing::NW => (-1, 1),
        }
    }
}
