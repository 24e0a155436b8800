//! Points of games and tournaments.

use std::fmt;
use std::ops::Sub;

use derive_more::{Add, AddAssign, Sum};
use serde::{Deserialize, Serialize};

/// Points in whole twelfths, so that games of two, three and four players compare without rounding.
///
/// A game of two gives 1, ½ or 0. A table gives (players - place) / (players - 1), averaged for
/// ties: 1, ½, 0 at a table of three; 1, ⅔, ⅓, 0 at a table of four, or ⅚ to each of two who share
/// first place of four.
///
/// ```
/// use pairing::Points;
///
/// let points = Points::ONE + Points::HALF + Points::from_twelfths(4);
/// assert_eq!(points.twelfths(), 22);
/// assert_eq!(points.to_string(), "1⅚");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(Add, AddAssign, Sum)]
#[serde(transparent)]
pub struct Points(u32);

impl Points {
    /// A loss.
    pub const ZERO: Points = Points(0);
    /// A draw.
    pub const HALF: Points = Points(6);
    /// A win.
    pub const ONE: Points = Points(12);

    /// This many twelfths of a point.
    pub const fn from_twelfths(twelfths: u32) -> Points {
        Points(twelfths)
    }

    /// The points in twelfths.
    pub const fn twelfths(self) -> u32 {
        self.0
    }
}

impl Sub for Points {
    type Output = Points;

    /// Never below zero.
    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fraction(f, i64::from(self.0) * 2)
    }
}

/// Writes twenty-fourths as a mixed number: `2½`, `0`, `-⅓`, `1 5/12`.
pub(crate) fn write_fraction(f: &mut fmt::Formatter<'_>, in_24ths: i64) -> fmt::Result {
    if in_24ths < 0 {
        f.write_str("-")?;
    }
    let (whole, rest) = (in_24ths.abs() / 24, in_24ths.abs() % 24);
    if whole > 0 || rest == 0 {
        write!(f, "{whole}")?;
    }
    let sign = match rest {
        0 => return Ok(()),
        3 => "⅛",
        4 => "⅙",
        6 => "¼",
        8 => "⅓",
        9 => "⅜",
        12 => "½",
        15 => "⅝",
        16 => "⅔",
        18 => "¾",
        20 => "⅚",
        21 => "⅞",
        _ => {
            let space = if whole > 0 { " " } else { "" };
            let (part, of) = if rest % 2 == 0 { (rest / 2, 12) } else { (rest, 24) };
            return write!(f, "{space}{part}/{of}");
        }
    };
    f.write_str(sign)
}
