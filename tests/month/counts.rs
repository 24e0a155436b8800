//! The totals of the month.

/// The totals of the month.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) turns: usize,
    pub(crate) finished: usize,
    pub(crate) timeouts: usize,
    pub(crate) substitutes: usize,
    pub(crate) crashes: usize,
    pub(crate) posts: usize,
    pub(crate) repeated: usize,
    pub(crate) rounds: usize,
    pub(crate) tournament_games: usize,
    pub(crate) rulings: usize,
    pub(crate) challenges: usize,
}
