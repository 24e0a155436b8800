//! The results of a member's games.

use crate::audience::Place;
use crate::rating::{Pool, Rating};
use crate::time::Millis;
use crate::{Person, UserId};

/// How many finished games of a member in one pool ended in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The pool.
    pub pool: Pool,
    /// Their place, 1 for the winner.
    pub place: u8,
    /// Whether they shared it.
    pub shared: bool,
    /// The number of games.
    pub games: u32,
}

/// How reliably a member plays games to their end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// Finished games.
    pub finished: u32,
    /// Finished games that they lost on time, or whose seat they left without returning. A seat
    /// that somebody else took over no longer counts as theirs.
    pub abandoned: u32,
}

/// A member's win over an opponent with a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct BestWin {
    /// The code of the game.
    pub code: String,
    /// Where it was played.
    pub at: Place,
    /// The member.
    pub winner: UserId,
    /// The opponent.
    pub loser: Person,
    /// The opponent's rating when the game began.
    pub rating: Rating,
}

/// The longest game of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongestGame {
    /// Its code.
    pub code: String,
    /// Where it was played.
    pub at: Place,
    /// The member.
    pub player: UserId,
    /// The number of turns.
    pub turns: u32,
}

/// The results of one member against another in games in which both had a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// Games in which the first was placed above the second.
    pub ahead: u32,
    /// Games in which both had the same place.
    pub level: u32,
    /// Games in which the second was placed above the first.
    pub behind: u32,
}

impl HeadToHead {
    /// The number of games.
    pub fn games(self) -> u32 {
        self.ahead + self.level + self.behind
    }
}

/// The results of a member's games on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberRecord {
    /// When their first game began.
    pub since: Option<Millis>,
    /// The results of their finished games, rated or not.
    pub tallies: Vec<Tally>,
    /// How reliably they play games to their end.
    pub reliability: Reliability,
}
