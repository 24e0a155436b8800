//! The reasons for pairings, as data; each becomes one sentence when it is shown.

use serde::{Deserialize, Serialize};

use crate::ids::EntrantId;
use crate::points::Points;

/// Why these entrants play each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Reason {
    /// Everybody in the group plays everybody: this is the `round` of the schedule, of so many.
    Schedule { round: u16, of: u16 },
    /// Swiss: both have the same score. They have `met` in so many games before; above zero only if
    /// that could not be avoided.
    SameScore { score: Points, met: u16 },
    /// Swiss: `down` has more points than `up`, each with their score. The cause is why the one
    /// with more points has no opponent with the same score. They have `met` in so many games
    /// before.
    Float { down: (EntrantId, Points), up: (EntrantId, Points), cause: FloatCause, met: u16 },
    /// Swiss: they play the filler instead of having a bye. The entrant who would have had it has
    /// the lowest score among those who could have it.
    InsteadOfBye { entrant: EntrantId, score: Points },
    /// Swiss at tables: they stand next to each other in the ranking, from the most points at the
    /// table to the fewest. So many meetings are repeated; above zero only if no exchange avoids
    /// them.
    Ranking { most: Points, fewest: Points, rematches: u16 },
    /// A ladder: one challenged the other. Their rungs are counted from 1.
    Challenge { challenger: u32, defender: u32 },
    /// The organiser paired them.
    Organiser,
}

/// Why an entrant plays an opponent with fewer points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum FloatCause {
    /// Nobody else has that score.
    Alone,
    /// They have met everybody else with that score, so many others.
    AllMet { others: u16 },
    /// An odd number of entrants, so many, has that score, so one is left over.
    OddNumber { players: u16 },
    /// The round as a whole becomes better.
    Round,
}

/// Why the players sit in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum FirstMove {
    /// The schedule gives everybody each seat equally often, or once more.
    Schedule,
    /// The player who moves first has done so less often. The numbers are first moves minus second
    /// moves so far, of the player who moves first and of the one who moves second.
    Balance { first: i16, second: i16 },
    /// Both are balanced: the player who moved second when their seats last differed moves first.
    Alternation,
    /// Nothing differs: the higher seed has the seat that is due, which in the first round
    /// alternates between boards.
    Seed,
    /// Tables: everybody has the seat that they had least often.
    Seats,
    /// The organiser ordered them.
    Organiser,
}
