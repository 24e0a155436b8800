//! When to stop.

use std::time::Duration;

use ai::Budget;
use cpu_time::ThreadTime;

/// The time is looked at once in so many nodes.
const NODES_BETWEEN_LOOKS: u64 = 64;

/// Counts nodes and the processor time of the thread.
pub(super) struct Clock {
    nodes: u64,
    budget: Budget,
    begin: ThreadTime,
    over: bool,
}

impl Clock {
    pub(super) fn start(budget: Budget) -> Clock {
        Clock { nodes: 0, budget, begin: ThreadTime::now(), over: budget.nodes == 0 }
    }

    /// Counts a node. Returns whether the search must end.
    pub(super) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes {
            self.over = true;
        } else if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            let late = |time: Duration| self.begin.elapsed() >= time;
            self.over |= self.budget.time.is_some_and(late);
        }
        self.over
    }

    /// Whether the search must end.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }
}
