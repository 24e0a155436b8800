//! Conditional turns.

/// A player's plan: answers to turns that are not played yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The event after which it begins.
    pub seq: i64,
    /// Lines from there on: the opponent's turns and the answers, in canonical notation.
    pub lines: Vec<Vec<String>>,
}
