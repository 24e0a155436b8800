//! What came of the month.

use std::fmt;

/// What came of the month.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) turns: usize,
    pub(crate) finished: usize,
    pub(crate) timeouts: usize,
    pub(crate) substitutes: usize,
    pub(crate) crashes: usize,
    pub(crate) posts: usize,
    pub(crate) repeated: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} turns, {} games finished, {} lost on time, {} substitutes, {} crashes, {} posts, {} repeated interactions",
            self.turns,
            self.finished,
            self.timeouts,
            self.substitutes,
            self.crashes,
            self.posts,
            self.repeated
        )
    }
}
