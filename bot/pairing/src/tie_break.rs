//! Tie-breaks.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::points::{Points, write_fraction};

/// A way to break a tie of equal points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The points in the games between the tied entrants, if all of them have met.
    DirectEncounter,
    /// The sum of the opponents' points, each multiplied by what was scored against them.
    SonnebornBerger,
    /// The number of games won, including those without play.
    Wins,
    /// What was counted in the games, minus what the opponents counted: markers, points.
    Difference,
    /// Buchholz without the lowest opponent.
    BuchholzCut1,
    /// The sum of the opponents' points.
    Buchholz,
    /// The number of first places at tables, including shared ones.
    Firsts,
    /// The number of second places at tables.
    Seconds,
    /// The sum of the points of everybody met at tables, once for each meeting.
    OpponentsPoints,
}

/// The value of a tie-break in twenty-fourths, so that even half of a third of a point is exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TieBreakValue(i64);

impl TieBreakValue {
    /// A whole number.
    pub const fn whole(number: i64) -> TieBreakValue {
        TieBreakValue(number * 24)
    }

    /// Points.
    pub const fn points(points: Points) -> TieBreakValue {
        TieBreakValue(points.twelfths() as i64 * 2)
    }

    /// The value in twenty-fourths.
    pub const fn twenty_fourths(self) -> i64 {
        self.0
    }
}

impl fmt::Display for TieBreakValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fraction(f, self.0)
    }
}

/// The Sonneborn-Berger score of games: what was scored in each (1, ½ or 0) and the points of the
/// opponent.
///
/// ```
/// use pairing::{Points, TieBreakValue, sonneborn_berger};
///
/// let point = |points| Points::ONE.twelfths() * points;
/// let games = [(Points::ONE, 5), (Points::HALF, 3)];
/// let score = sonneborn_berger(games.map(|(scored, of)| (scored, Points::from_twelfths(point(of)))));
/// assert_eq!(score.to_string(), "6½");
/// ```
pub fn sonneborn_berger(games: impl IntoIterator<Item = (Points, Points)>) -> TieBreakValue {
    let product = |(scored, of): (Points, Points)| {
        i64::from(scored.twelfths()) * i64::from(of.twelfths()) / 6
    };
    TieBreakValue(games.into_iter().map(product).sum())
}
