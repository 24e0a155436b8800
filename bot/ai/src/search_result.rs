//! What an engine answers.

use rules::BySeat;

/// A turn that a computer player would play, with its evaluation.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult {
    /// The turn in canonical notation, for [`rules::Position::play`].
    pub turn: String,
    /// The estimated win probability of each seat after this turn, 0 to 1, which add up to 1.
    pub win_probability: BySeat<f64>,
    /// How many turns it looked ahead, including this one.
    pub depth: u32,
    /// The number of positions and partly chosen turns it visited.
    pub nodes: u64,
    /// Whether time or the stop flag ended it before its nodes were used up. Only then can the same
    /// position, level and seed lead to another turn.
    pub cut_short: bool,
}
