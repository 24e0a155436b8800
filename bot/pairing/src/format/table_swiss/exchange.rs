//! The tables of a round: filled from the top of the ranking, then improved by exchanges.

use std::cmp::Ordering;

use super::TableCost;
use super::field::Field;
use crate::ids::Round;

/// The number of tries for a field of one. A try takes time in proportion to the square of the
/// number of entrants, so their number is divided by that: all tries together take about the same
/// time for any field, some hundredths of a second.
const TRIES: usize = 100_000;

/// The tables of a round, as indices in the field.
pub(super) struct Tables<'f> {
    field: &'f Field,
    tables: Vec<Vec<usize>>,
}

impl<'f> Tables<'f> {
    /// Cuts the ranking into tables of these sizes. Neighbouring tables of which everybody has the
    /// same score deal out their places in turn, so that the strongest do not meet in the first
    /// round.
    pub(super) fn new(field: &'f Field, sizes: &[usize]) -> Tables<'f> {
        let mut next = 0..field.candidates.len();
        let mut tables: Vec<Vec<usize>> =
            sizes.iter().map(|&size| next.by_ref().take(size).collect()).collect();
        let score = |table: &Vec<usize>| {
            let score = |at: Option<&usize>| at.map(|&at| field.candidates[at].score);
            let (first, last) = (score(table.first()), score(table.last()));
            first.filter(|_| first == last)
        };
        for equal in
            tables.chunk_by_mut(|one, other| score(one).is_some() && score(one) == score(other))
        {
            deal(equal);
        }
        Tables { field, tables }
    }

    /// Exchanges entrants between tables as long as that makes the round better. While the round is
    /// worse than the ranking cut into tables would be without rematches, tries variations of the
    /// best one found. Deterministic for a given field.
    pub(super) fn arrange(mut self, round: Round) -> Vec<Vec<usize>> {
        let ideal = TableCost { rematches: 0, seats: i64::MAX, ..self.cost() };
        self.improve();
        let mut best = (self.cost(), self.tables.clone());
        let mut dice = Dice(u64::from(round.0));
        for _ in 0..TRIES / self.field.candidates.len().pow(2) {
            if best.0 <= ideal || self.tables.len() < 2 {
                break;
            }
            self.tables.clone_from(&best.1);
            self.shake(&mut dice);
            self.improve();
            let cost = self.cost();
            if cost < best.0 {
                best = (cost, self.tables.clone());
            }
        }
        best.1
    }

    fn cost(&self) -> TableCost {
        let mut cost = TableCost::default();
        for table in &self.tables {
            cost += self.cost_of(table);
        }
        cost
    }

    fn cost_of(&self, table: &[usize]) -> TableCost {
        TableCost { seats: self.field.seats(table), ..self.field.cost(table) }
    }

    fn improve(&mut self) {
        let mut improved = true;
        while improved {
            improved = false;
            for one in 0..self.tables.len() {
                for other in one + 1..self.tables.len() {
                    for seat in 0..self.tables[one].len() {
                        for there in 0..self.tables[other].len() {
                            improved |= self.exchange_if_better((one, seat), (other, there));
                        }
                    }
                }
            }
        }
    }

    fn exchange_if_better(&mut self, one: (usize, usize), other: (usize, usize)) -> bool {
        let before = self.cost_of_both(one.0, other.0);
        self.exchange(one, other);
        let after = self.cost_of_both(one.0, other.0);
        let better = match after.cmp(&before) {
            Ordering::Less => true,
            Ordering::Greater => false,
            // Seats take longer to count, and are rarely decisive.
            Ordering::Equal => {
                let after = self.seats_of_both(one.0, other.0);
                self.exchange(one, other);
                let before = self.seats_of_both(one.0, other.0);
                self.exchange(one, other);
                after < before
            }
        };
        if !better {
            self.exchange(one, other);
        }
        better
    }

    fn exchange(&mut self, one: (usize, usize), other: (usize, usize)) {
        let seated = self.tables[one.0][one.1];
        self.tables[one.0][one.1] = std::mem::replace(&mut self.tables[other.0][other.1], seated);
    }

    fn cost_of_both(&self, one: usize, other: usize) -> TableCost {
        let mut cost = self.field.cost(&self.tables[one]);
        cost += self.field.cost(&self.tables[other]);
        cost
    }

    fn seats_of_both(&self, one: usize, other: usize) -> i64 {
        self.field.seats(&self.tables[one]) + self.field.seats(&self.tables[other])
    }

    /// Makes three random exchanges.
    fn shake(&mut self, dice: &mut Dice) {
        for _ in 0..3 {
            let one = dice.below(self.tables.len());
            let other = (one + 1 + dice.below(self.tables.len() - 1)) % self.tables.len();
            let seats = [one, other].map(|table| dice.below(self.tables[table].len()));
            self.exchange((one, seats[0]), (other, seats[1]));
        }
    }
}

/// Deals the entrants of some tables out in turn.
fn deal(tables: &mut [Vec<usize>]) {
    let mut entrants = tables.concat().into_iter();
    let most = tables.iter().map(Vec::len).max().unwrap_or(0);
    let sizes: Vec<usize> = tables.iter().map(Vec::len).collect();
    for table in tables.iter_mut() {
        table.clear();
    }
    for seat in 0..most {
        for (table, size) in tables.iter_mut().zip(&sizes) {
            if seat < *size {
                table.extend(entrants.next());
            }
        }
    }
}

/// A deterministic sequence of pseudo-random numbers (`SplitMix64`, Steele and others, 2014).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }
}
