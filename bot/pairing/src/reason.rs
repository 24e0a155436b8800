//! Why somebody is paired as they are: data that becomes one sentence wherever it is shown.

use serde::{Deserialize, Serialize};

use crate::entrant::EntrantId;
use crate::points::Points;

/// Why these entrants play each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Everybody in the group plays everybody; the schedule says when.
    Schedule {
        /// The round of the schedule.
        round: u16,
        /// The rounds it has.
        of: u16,
    },
    /// Swiss: both have this score.
    SameScore {
        /// The score.
        score: Points,
        /// Games they have played before, more than none only if that could not be avoided.
        met: u16,
    },
    /// Swiss: one has more points than the other.
    Float {
        /// Who plays somebody with fewer points, and their own.
        down: (EntrantId, Points),
        /// Who plays somebody with more points, and their own.
        up: (EntrantId, Points),
        /// Why the one with more points has no opponent with the same score.
        cause: FloatCause,
        /// Games they have played before.
        met: u16,
    },
    /// Swiss: they play the filler instead of having a bye.
    InsteadOfBye {
        /// Who would have had the bye.
        entrant: EntrantId,
        /// Their score, which was the lowest among those who could have it.
        score: Points,
    },
    /// Swiss at tables: they stand next to each other in the ranking.
    Ranking {
        /// The most points at the table.
        most: Points,
        /// The fewest points at the table.
        fewest: Points,
        /// Meetings that are repeated, more than none only if no exchange avoids them.
        rematches: u16,
    },
    /// A ladder: one challenged the other.
    Challenge {
        /// The rung of the challenger, from 1.
        challenger: u32,
        /// The rung of the challenged one.
        defender: u32,
    },
    /// The organiser put them together.
    Organiser,
}

/// Why somebody plays an opponent with fewer points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FloatCause {
    /// Nobody else has that score.
    Alone,
    /// They have met everybody else with that score, or may not be paired with them.
    AllMet {
        /// How many others have that score.
        others: u16,
    },
    /// An odd number has that score, so that one is left over.
    OddNumber {
        /// How many have that score.
        players: u16,
    },
    /// The round as a whole comes out better.
    Round,
}

/// Why they sit in the order in which they sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// The schedule says so, and gives everybody each seat equally often, or once more.
    Schedule,
    /// Whoever moves first has done so less often; first moves less second moves of the two so far.
    Balance {
        /// Of the one who moves first.
        first: i16,
        /// Of the one who moves second.
        second: i16,
    },
    /// Equally often: whoever moved second when the two last differed moves first.
    Alternation,
    /// Nothing differs: the higher seed has the seat that is due, or in the first round every other board.
    Seed,
    /// Tables: everybody sits where they sat least often.
    Seats,
    /// The organiser put them so.
    Organiser,
}
