//! The cost of tables.

use derive_more::AddAssign;
use serde::{Deserialize, Serialize};

/// The cost of the tables of a round, from the most to the least important criterion. Tables are
/// better if they are lower in the first criterion in which the two differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[derive(AddAssign)]
pub struct TableCost {
    /// Earlier meetings of entrants at a table.
    pub rematches: i64,
    /// The squared differences in score between entrants at a table, in twelfths.
    pub score_differences: i64,
    /// How often the entrants at a table have had the same seat before.
    pub seats: i64,
}
