//! Limits of a search, and how another thread ends it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most positions and partly chosen turns to visit. A position counts once for each seat
    /// for which it is judged.
    pub nodes: u64,
    /// The most processor time of this thread to spend; it can only shorten a search.
    pub time: Option<Duration>,
    /// The most processor time to spend once somebody else [waits](Stop::hurry).
    pub hurried: Option<Duration>,
}

impl Budget {
    /// A number of nodes, however long they take.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, time: None, hurried: None }
    }

    /// An amount of processor time, however many nodes fit into it.
    pub const fn time(time: Duration) -> Budget {
        Budget { nodes: u64::MAX, time: Some(time), hurried: None }
    }

    /// No limit.
    pub const UNLIMITED: Budget = Budget::nodes(u64::MAX);

    /// The same budget, with at most `cap` of processor time.
    #[must_use]
    pub fn within(self, cap: Duration) -> Budget {
        Budget { time: Some(self.time.map_or(cap, |time| time.min(cap))), ..self }
    }
}

/// Ends a search from another thread, or hurries it. Clones refer to the same search.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<Flags>);

#[derive(Default, Debug)]
struct Flags {
    stop: AtomicBool,
    hurry: AtomicBool,
    deadline: OnceLock<Instant>,
}

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Sets the flag; the search returns what it has within milliseconds.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is set.
    pub fn is_set(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Says that somebody else is waiting: a patient search then ends soon ([`Budget::hurried`]).
    pub fn hurry(&self) {
        self.0.hurry.store(true, Ordering::Relaxed);
    }

    /// Ends the search at this time at the latest, however little the busy machine let it think.
    /// The first deadline counts.
    pub fn at(&self, deadline: Instant) {
        self.0.deadline.get_or_init(|| deadline);
    }

    /// When the search ends at the latest, if that was said.
    pub fn deadline(&self) -> Option<Instant> {
        self.0.deadline.get().copied()
    }

    /// Whether somebody else is waiting.
    pub fn is_hurried(&self) -> bool {
        self.0.hurry.load(Ordering::Relaxed)
    }
}

/// The flag and the time are checked once in this many nodes.
const NODES_PER_CHECK: u64 = 64;

/// The processor time that this thread has used; none where the system does not tell.
pub fn thread_time() -> Option<Duration> {
    #[cfg(unix)]
    let used = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok();
    #[cfg(not(unix))]
    let used = None;
    used
}

/// When a search began, by the processor time of its thread or, where that is unknown, by
/// wall-clock time.
#[derive(Clone, Copy, Debug)]
enum Begin {
    Thread(Duration),
    Wall(Instant),
}

impl Begin {
    fn now() -> Begin {
        thread_time().map_or_else(|| Begin::Wall(Instant::now()), Begin::Thread)
    }

    fn elapsed(self) -> Duration {
        match self {
            Begin::Thread(begin) => thread_time().unwrap_or(begin).saturating_sub(begin),
            Begin::Wall(begin) => begin.elapsed(),
        }
    }
}

/// Counts nodes and decides when to stop.
#[derive(Debug)]
pub(crate) struct Clock<'a> {
    nodes: u64,
    budget: Budget,
    stop: &'a Stop,
    begin: Begin,
    over: bool,
}

impl<'a> Clock<'a> {
    pub(crate) fn start(budget: Budget, stop: &'a Stop) -> Clock<'a> {
        Clock {
            nodes: 0,
            budget,
            stop,
            begin: Begin::now(),
            over: stop.is_set() || budget.nodes == 0,
        }
    }

    /// Counts a node. Returns whether the search must end.
    pub(crate) fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes {
            self.over = true;
        } else if self.nodes.is_multiple_of(NODES_PER_CHECK) {
            self.over |= self.stop.is_set() || self.is_late();
        }
        self.over
    }

    fn is_late(&self) -> bool {
        let hurried = self.budget.hurried.filter(|_| self.stop.is_hurried());
        let most = [self.budget.time, hurried].into_iter().flatten().min();
        most.is_some_and(|most| self.begin.elapsed() >= most)
            || (self.stop.deadline()).is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether the search must end.
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether the flag or the time ended the search, rather than the nodes.
    pub(crate) fn is_cut_short(&self) -> bool {
        self.over && self.nodes < self.budget.nodes
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }
}
