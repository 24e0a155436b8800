//! What tables cost.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// What the tables of a round cost, from what matters most to what matters least: tables are better if they are lower in
/// the first of these in which the two differ.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct TableCost {
    /// Pairs at a table that the organiser forbade. No round has any.
    pub forbidden: i64,
    /// Earlier meetings between those at a table.
    pub rematches: i64,
    /// Squares of the differences in score between those at a table, in twelfths.
    pub score_differences: i64,
    /// How often those at a table have sat in the same seat before.
    pub seats: i64,
}

impl AddAssign for TableCost {
    fn add_assign(&mut self, other: TableCost) {
        self.forbidden += other.forbidden;
        self.rematches += other.rematches;
        self.score_differences += other.score_differences;
        self.seats += other.seats;
    }
}
