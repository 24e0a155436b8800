//! Swiss at tables for three and four: in each round everybody sits with others of nearly the same
//! score.

mod cost;
mod exchange;
mod field;

use serde::{Deserialize, Serialize};

pub use cost::TableCost;
use exchange::Tables;
use field::Field;

use super::{Format, TableSize};
use crate::error::{FormatError, PairingError};
use crate::pairings::{Pairing, Pairings};
use crate::reason::{FirstMove, Reason};
use crate::seating::Seating;
use crate::tournament::Tournament;

/// Tables for three and four. In each round everybody sits with others of nearly the same score.
/// There are as many tables of the wanted size as possible and others only as needed; they are
/// filled from the top of the ranking, then exchanges avoid rematches and balance seats.
///
/// Points depend on the place in such a way that tables for three and four are comparable; see
/// [`Points`](crate::Points). With five entrants one has a bye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct TableSwiss {
    size: TableSize,
    rounds: u16,
}

checked!(TableSwiss { size: TableSize, rounds: u16 } -> FormatError);

impl TableSwiss {
    /// A Swiss at tables of a size with this many rounds, 1 to 64. Fails if the number of rounds is
    /// out of range.
    pub fn new(size: TableSize, rounds: u16) -> Result<TableSwiss, FormatError> {
        if !(1..=64).contains(&rounds) {
            return Err(FormatError::Rounds(rounds));
        }
        Ok(TableSwiss { size, rounds })
    }

    /// The number of rounds.
    pub const fn rounds(&self) -> u16 {
        self.rounds
    }

    pub(crate) fn pair(&self, tournament: &Tournament) -> Result<Pairings, PairingError> {
        let (field, byes) = Field::to_pair(tournament, self.size)?;
        let split = split(field.candidates.len(), self.size)
            .ok_or(PairingError::TooFew { needed: 3, got: field.candidates.len() })?;
        let tables = Tables::new(&field, &split.tables()).arrange(tournament.next_round());
        let mut pairings = Pairings { round: tournament.next_round(), games: Vec::new(), byes };
        for (number, table) in tables.iter().enumerate() {
            let cost = field.cost(table);
            let scores = table.iter().map(|&at| field.candidates[at].score);
            let seated = field.seat(table, number + tournament.next_round().index());
            pairings.games.push(Pairing {
                group: 0,
                seating: Seating::several(
                    seated.iter().map(|&at| field.candidates[at].entrant).collect(),
                ),
                reason: Reason::Ranking {
                    most: scores.clone().max().unwrap_or_default(),
                    fewest: scores.min().unwrap_or_default(),
                    rematches: u16::try_from(cost.rematches).unwrap_or(u16::MAX),
                },
                first_move: FirstMove::Seats,
            });
        }
        Ok(pairings)
    }
}

impl TableCost {
    /// The cost of pairings of the next round, for comparing the organiser's pairings with the
    /// proposed ones.
    ///
    /// `None` if the tournament is not a Swiss at tables, or the pairings contain somebody who
    /// cannot be paired.
    pub fn of(tournament: &Tournament, pairings: &Pairings) -> Option<TableCost> {
        if !matches!(tournament.format(), Format::TableSwiss(_)) {
            return None;
        }
        let field = Field::of(tournament, tournament.fillers().next());
        let mut cost = TableCost::default();
        for pairing in &pairings.games {
            let seated = pairing.seating.entrants().iter();
            let table: Vec<usize> = seated.map(|e| field.find(*e)).collect::<Option<_>>()?;
            cost += TableCost { seats: field.seats_as_seated(&table), ..field.cost(&table) };
        }
        Some(cost)
    }
}

/// The number of tables of each size, and the number of byes.
#[derive(Clone, Copy)]
struct Split {
    fours: usize,
    threes: usize,
    byes: usize,
}

impl Split {
    /// The sizes of the tables, from the top of the ranking.
    fn tables(self) -> Vec<usize> {
        [vec![4; self.fours], vec![3; self.threes]].concat()
    }
}

/// Distributes entrants over tables: as few byes as possible, then as many tables of the wanted
/// size as possible.
fn split(entrants: usize, size: TableSize) -> Option<Split> {
    (0..=entrants.checked_sub(3)?).find_map(|byes| {
        let seated = entrants - byes;
        let with = |fours: usize| {
            let rest = seated - 4 * fours;
            rest.is_multiple_of(3).then_some(Split { fours, threes: rest / 3, byes })
        };
        match size {
            TableSize::Four => (0..=seated / 4).rev().find_map(with),
            TableSize::Three => (0..=seated / 4).find_map(with),
        }
    })
}
