//! The formats: what is fixed about a tournament before anybody enters.

mod all_play_all;
mod ladder;
mod league;
pub(crate) mod swiss;
mod table_all_play_all;
mod table_swiss;

use serde::{Deserialize, Serialize};

pub use all_play_all::{AllPlayAll, Cycles, Pace};
pub use ladder::Ladder;
pub use league::{League, Movement, Zone};
pub use swiss::{Swiss, SwissCost};
pub use table_all_play_all::TableAllPlayAll;
pub use table_swiss::{TableCost, TableSwiss};

use crate::ids::EntrantId;
use crate::tie_break::TieBreak;

/// How a tournament is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Games of two, everybody against everybody, in groups.
    AllPlayAll(AllPlayAll),
    /// Games of two, in each round against somebody with the same score.
    Swiss(Swiss),
    /// Tables for three or four, everybody with everybody, in groups.
    TableAllPlayAll(TableAllPlayAll),
    /// Tables for three or four, in each round with others of the same score.
    TableSwiss(TableSwiss),
    /// A season of a league: divisions of games for two, everybody against everybody.
    League(League),
    /// Games of two by challenges, without an end.
    Ladder(Ladder),
}

/// The number of players at a table, if it can be more than two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableSize {
    /// Tables for three.
    Three,
    /// Tables for four.
    Four,
}

impl TableSize {
    /// The number of players.
    pub const fn players(self) -> usize {
        match self {
            TableSize::Three => 3,
            TableSize::Four => 4,
        }
    }
}

impl Format {
    /// The tie-breaks, in order. Entrants who are still equal share a place.
    pub const fn tie_breaks(&self) -> &'static [TieBreak] {
        match self {
            Format::AllPlayAll(_) | Format::League(_) => &[
                TieBreak::DirectEncounter,
                TieBreak::SonnebornBerger,
                TieBreak::Wins,
                TieBreak::Difference,
            ],
            Format::Swiss(_) => &[
                TieBreak::BuchholzCut1,
                TieBreak::Buchholz,
                TieBreak::DirectEncounter,
                TieBreak::SonnebornBerger,
            ],
            Format::TableAllPlayAll(_) | Format::TableSwiss(_) => {
                &[TieBreak::Firsts, TieBreak::Seconds, TieBreak::OpponentsPoints]
            }
            Format::Ladder(_) => &[],
        }
    }

    /// Whether it has games of two on a schedule that is known from the start.
    pub(crate) const fn is_round_robin(&self) -> bool {
        matches!(self, Format::AllPlayAll(_) | Format::League(_))
    }

    /// Whether each round is paired by the scores so far.
    pub(crate) const fn is_swiss(&self) -> bool {
        matches!(self, Format::Swiss(_) | Format::TableSwiss(_))
    }

    /// Whether a game can have this many players. If somebody leaves, the others at a table play
    /// on.
    pub(crate) fn has_table_for(&self, players: usize) -> bool {
        match self {
            Format::AllPlayAll(_) | Format::Swiss(_) | Format::League(_) | Format::Ladder(_) => {
                players == 2
            }
            Format::TableAllPlayAll(format) => (2..=format.size.players()).contains(&players),
            Format::TableSwiss(_) => (3..=4).contains(&players),
        }
    }

    /// The smallest size of a group.
    pub const fn least_entrants(&self) -> usize {
        match self {
            Format::TableAllPlayAll(format) => format.size.players(),
            Format::TableSwiss(_) => 3,
            _ => 2,
        }
    }

    /// Cuts a seeding into the groups of the format.
    pub(crate) fn cut(&self, seeding: &[EntrantId]) -> Vec<Vec<EntrantId>> {
        let most = match self {
            Format::AllPlayAll(format) => usize::from(format.group_size()),
            Format::TableAllPlayAll(_) => table_all_play_all::LARGEST_GROUP,
            Format::League(league) => return league.cut(seeding),
            Format::Swiss(_) | Format::TableSwiss(_) | Format::Ladder(_) => usize::MAX,
        };
        cut_evenly(seeding, seeding.len().div_ceil(most))
    }

    /// The number of rounds of a group, if it is known from the start.
    pub(crate) fn rounds(&self, group: usize) -> Option<u16> {
        match self {
            Format::AllPlayAll(format) => Some(format.rounds(group)),
            Format::League(league) => Some(league.games.rounds(group)),
            Format::TableAllPlayAll(format) => Some(format.rounds(group)),
            Format::Swiss(format) => Some(format.rounds()),
            Format::TableSwiss(format) => Some(format.rounds()),
            Format::Ladder(_) => None,
        }
    }
}

/// Cuts a seeding into this many groups of equal size; if that is not possible, the first ones have
/// one entrant more.
fn cut_evenly(seeding: &[EntrantId], groups: usize) -> Vec<Vec<EntrantId>> {
    let mut rest = seeding;
    (0..groups)
        .map(|group| {
            let (cut, left) = rest.split_at(rest.len().div_ceil(groups - group));
            rest = left;
            cut.to_vec()
        })
        .collect()
}
