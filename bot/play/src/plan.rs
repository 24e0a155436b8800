//! Conditional turns.

/// What a player has planned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The event after which it begins.
    pub seq: i64,
    /// Turns of the opponent and answers, in canonical notation, from there on.
    pub lines: Vec<Vec<String>>,
}
