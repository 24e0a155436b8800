//! The reasons for pairings, as data; each becomes one sentence when it is shown.

use serde::{Deserialize, Serialize};

use crate::ids::EntrantId;
use crate::points::Points;

/// Why these entrants play each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Everybody in the group plays everybody, as scheduled.
    Schedule {
        /// The round of the schedule.
        round: u16,
        /// The number of rounds of the schedule.
        of: u16,
    },
    /// Swiss: both have the same score.
    SameScore {
        /// The score.
        score: Points,
        /// How many games they have played before; above zero only if that could not be avoided.
        met: u16,
    },
    /// Swiss: one has more points than the other.
    Float {
        /// The entrant with more points, and their score.
        down: (EntrantId, Points),
        /// The entrant with fewer points, and their score.
        up: (EntrantId, Points),
        /// Why the entrant with more points has no opponent with the same score.
        cause: FloatCause,
        /// How many games they have played before.
        met: u16,
    },
    /// Swiss: they play the filler instead of having a bye.
    InsteadOfBye {
        /// The entrant who would have had the bye.
        entrant: EntrantId,
        /// Their score, the lowest among the entrants who could have it.
        score: Points,
    },
    /// Swiss at tables: they stand next to each other in the ranking.
    Ranking {
        /// The most points at the table.
        most: Points,
        /// The fewest points at the table.
        fewest: Points,
        /// How many meetings are repeated; above zero only if no exchange avoids them.
        rematches: u16,
    },
    /// A ladder: one challenged the other.
    Challenge {
        /// The rung of the challenger, from 1.
        challenger: u32,
        /// The rung of the challenged entrant, from 1.
        defender: u32,
    },
    /// The organiser paired them.
    Organiser,
}

/// Why an entrant plays an opponent with fewer points.
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
    /// An odd number of entrants has that score, so one is left over.
    OddNumber {
        /// How many have that score.
        players: u16,
    },
    /// The round as a whole becomes better.
    Round,
}

/// Why the players sit in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// The schedule gives everybody each seat equally often, or once more.
    Schedule,
    /// The player who moves first has done so less often. The numbers are first moves minus second moves so far.
    Balance {
        /// Of the player who moves first.
        first: i16,
        /// Of the player who moves second.
        second: i16,
    },
    /// Both are balanced: the player who moved second when their seats last differed moves first.
    Alternation,
    /// Nothing differs: the higher seed has the seat that is due, which in the first round alternates between boards.
    Seed,
    /// Tables: everybody has the seat that they had least often.
    Seats,
    /// The organiser ordered them.
    Organiser,
}
