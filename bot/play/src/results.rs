//! What came of the games of a person.

use crate::Person;
use crate::rating::{Pool, Rating};
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

/// A win of a member over somebody whose rating is known.
#[derive(Clone, Debug, PartialEq)]
pub struct BestWin {
    /// The code of the game.
    pub code: String,
    /// Whom they were ahead of.
    pub loser: Person,
    /// How strong the loser was believed to be when it began.
    pub rating: Rating,
}

/// The longest game of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongestGame {
    /// Its code.
    pub code: String,
    /// How many turns were played in it.
    pub turns: u32,
}

/// How two members have fared in games in which both had a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Games in which the first was ahead of the second.
    pub ahead: u32,
    /// Games in which both had the same place.
    pub level: u32,
    /// Games in which the second was ahead of the first.
    pub behind: u32,
}

impl HeadToHead {
    /// How many games.
    #[must_use]
    pub fn games(self) -> u32 {
        self.ahead + self.level + self.behind
    }
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
