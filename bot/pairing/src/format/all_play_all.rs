//! Everybody plays everybody, in groups, in games of two.

use serde::{Deserialize, Serialize};

use crate::berger;
use crate::error::FormatError;
use crate::ids::{EntrantId, Round};
use crate::pairings::{Pairing, Pairings};
use crate::reason::{FirstMove, Reason};
use crate::seating::Seating;

/// How often everybody meets everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cycles {
    /// Once.
    #[default]
    One,
    /// Twice, with the first moves exchanged the second time.
    Two,
}

impl Cycles {
    const fn number(self) -> usize {
        match self {
            Cycles::One => 1,
            Cycles::Two => 2,
        }
    }
}

/// How many rounds of a schedule are open at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// All games begin at once.
    #[default]
    AllAtOnce,
    /// A round begins when fewer than this many are open.
    Rounds(u8),
}

/// Games of two, everybody against everybody, in groups by seeding. The numbers of first and second
/// moves differ by at most one.
///
/// An entrant who leaves before half of their games is struck: their games count for nobody. One
/// who leaves later loses the rest (FIDE Tournament Rules, V.4).
///
/// ```
/// use pairing::AllPlayAll;
///
/// assert_eq!(AllPlayAll::default().group_size(), 10);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct AllPlayAll {
    group_size: u8,
    cycles: Cycles,
    pace: Pace,
}

checked!(AllPlayAll { group_size: u8, #[serde(default)] cycles: Cycles, #[serde(default)] pace: Pace } -> FormatError);

impl Default for AllPlayAll {
    /// Groups of at most ten who meet once, with all rounds open at once.
    fn default() -> AllPlayAll {
        AllPlayAll { group_size: 10, cycles: Cycles::One, pace: Pace::AllAtOnce }
    }
}

impl AllPlayAll {
    /// Groups of at most this many entrants, 3 to 16. Fails if the size is out of range, or no
    /// round may be open.
    pub fn new(group_size: u8, cycles: Cycles, pace: Pace) -> Result<AllPlayAll, FormatError> {
        if !(3..=16).contains(&group_size) {
            return Err(FormatError::GroupSize(group_size));
        }
        if pace == Pace::Rounds(0) {
            return Err(FormatError::NoRoundOpen);
        }
        Ok(AllPlayAll { group_size, cycles, pace })
    }

    /// The most entrants of a group.
    pub const fn group_size(&self) -> u8 {
        self.group_size
    }

    /// How many rounds are open at a time.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// The number of rounds of a group of this size.
    pub fn rounds(&self, players: usize) -> u16 {
        (berger::rounds(players) * self.cycles.number()) as u16
    }

    /// The number of games of each entrant of a group of this size.
    pub(crate) fn games_each(&self, players: usize) -> usize {
        (players - 1) * self.cycles.number()
    }

    /// Adds a group's games of a round. `leave_out` says who plays no more games.
    pub(crate) fn pair_group(
        &self,
        pairings: &mut Pairings,
        group: u16,
        members: &[EntrantId],
        leave_out: impl Fn(EntrantId) -> bool,
    ) {
        let of = self.rounds(members.len());
        if pairings.round.0 > of {
            return;
        }
        for (first, second) in self.round(members.len(), pairings.round) {
            if leave_out(members[first]) || leave_out(members[second]) {
                continue;
            }
            pairings.games.push(Pairing {
                group,
                seating: Seating::two(members[first], members[second]),
                reason: Reason::Schedule { round: pairings.round.0, of },
                first_move: FirstMove::Schedule,
            });
        }
        pairings.rest(members, leave_out);
    }

    /// The games of a round. With two cycles, the last two rounds of the first one are exchanged,
    /// so that nobody moves first three times in a row (FIDE Handbook C.05, annex 1).
    fn round(&self, players: usize, round: Round) -> Vec<(usize, usize)> {
        let cycle = berger::rounds(players);
        let (index, second_cycle) = (round.index() % cycle, round.index() >= cycle);
        if second_cycle {
            let games = berger::round(players, index).into_iter();
            return games.map(|(first, second)| (second, first)).collect();
        }
        let index = match cycle - index {
            1 if self.cycles == Cycles::Two && cycle > 1 => index - 1,
            2 if self.cycles == Cycles::Two => index + 1,
            _ => index,
        };
        berger::round(players, index)
    }
}
