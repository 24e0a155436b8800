//! Everybody plays with everybody at tables for three or four.

use serde::{Deserialize, Serialize};

use super::TableSize;
use super::all_play_all::Pace;
use crate::design;
use crate::ids::EntrantId;
use crate::pairings::{Bye, ByeKind, Pairing, Pairings};
use crate::reason::{FirstMove, Reason};
use crate::seating::Seating;

/// The most entrants of a group.
pub(crate) const LARGEST_GROUP: usize = design::MOST_PLAYERS;

/// Tables for three or four, everybody with everybody, in groups of at most 13 by seeding.
///
/// Everybody sits on every seat exactly once: three games at tables for three, four at tables for
/// four. At tables for three, groups of more than seven play six games, with every seat twice, so
/// that everybody meets everybody. No two entrants meet more than once more often than any other
/// two.
///
/// Many schedules have rounds with a single table, since two tables often share a player: let all
/// games begin at once unless the group is small.
///
/// When an entrant leaves, the others of the table play on. An entrant who leaves before half of
/// their games gets no place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableAllPlayAll {
    /// The players of a table.
    pub size: TableSize,
    /// How many rounds are open at a time.
    #[serde(default)]
    pub pace: Pace,
}

impl TableAllPlayAll {
    /// Tables of a size, with all rounds open at once.
    pub const fn new(size: TableSize) -> TableAllPlayAll {
        TableAllPlayAll { size, pace: Pace::AllAtOnce }
    }

    /// The number of rounds of a group of this size; 0 if there is no schedule for it.
    pub fn rounds(&self, players: usize) -> u16 {
        design::schedule(self.size, players).map_or(0, |schedule| schedule.len() as u16)
    }

    /// The number of games of each entrant of a group of this size; 0 if there is no schedule for
    /// it.
    pub fn games_each(&self, players: usize) -> usize {
        design::schedule(self.size, players).map_or(0, |schedule| {
            schedule.iter().flatten().flatten().filter(|&&player| player == 0).count()
        })
    }

    /// Adds a group's tables of a round. `leave_out` says whose seats stay empty.
    pub(crate) fn pair_group(
        &self,
        pairings: &mut Pairings,
        group: u16,
        members: &[EntrantId],
        leave_out: impl Fn(EntrantId) -> bool,
    ) {
        let schedule = design::schedule(self.size, members.len()).unwrap_or_default();
        let Some(round) = schedule.get(pairings.round.index()) else {
            return;
        };
        for table in round {
            let there: Vec<EntrantId> = table
                .iter()
                .map(|&player| members[player])
                .filter(|&entrant| !leave_out(entrant))
                .collect();
            match there.as_slice() {
                [] => {}
                [entrant] => pairings.byes.push(Bye { entrant: *entrant, kind: ByeKind::Walkover }),
                _ => pairings.games.push(Pairing {
                    group,
                    seating: Seating::several(there),
                    reason: Reason::Schedule { round: pairings.round.0, of: schedule.len() as u16 },
                    first_move: FirstMove::Schedule,
                }),
            }
        }
        pairings.rest(members, leave_out);
    }
}
