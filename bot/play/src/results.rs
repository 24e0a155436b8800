//! What came of the games of a person.

use crate::rating::Pool;
use crate::time::Millis;

/// The finished games of a person in one pool that ended alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Which games.
    pub pool: Pool,
    /// Their place, 1 for the winner.
    pub place: u8,
    /// Whether somebody shared it.
    pub shared: bool,
    /// How many games.
    pub games: u32,
}

/// Whether a person's games come to a proper end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// Games that are over.
    pub finished: u32,
    /// Of them, those that they lost on time, or whose seat they left and did not come back to. A seat that somebody else
    /// took over is no longer theirs.
    pub deserted: u32,
}

/// What came of the games of a person on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// When the first of them began.
    pub since: Option<Millis>,
    /// How those that are over ended, rated or not.
    pub tallies: Vec<Tally>,
    /// Whether the person saw them through.
    pub reliability: Reliability,
}
