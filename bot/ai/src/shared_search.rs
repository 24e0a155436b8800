//! A search that several threads share (Lazy SMP).
//!
//! Each helper searches the position of the leader from the beginning, on its own. They tell each other nothing but
//! what they store in the transposition table: what one has searched, the others need not search again. Since their
//! histories and the order of equal turns differ, they soon search different things.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::panicking;

use rules::Position;

use crate::answer::{Answer, Question};
use crate::budget::{Budget, Clock, Stop};
use crate::search::TranspositionTable;

/// A search that other threads can help. Clones refer to the same search.
#[derive(Clone)]
pub struct SharedSearch(Arc<Shared>);

struct Shared {
    position: Position,
    question: Question,
    table: TranspositionTable,
    /// Set once nobody needs to search any longer.
    over: Stop,
    crew: Mutex<Crew>,
    /// Notified when a helper leaves.
    left: Condvar,
}

/// The helpers of a search, and what they have found.
#[derive(Default)]
struct Crew {
    /// Whether nobody can join any longer.
    closed: bool,
    present: usize,
    /// How many ever joined.
    joined: u64,
    /// The nodes of those who left, and the best of their answers.
    nodes: u64,
    best: Option<Answer>,
}

impl fmt::Debug for SharedSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedSearch").finish_non_exhaustive()
    }
}

impl SharedSearch {
    pub(crate) fn new(
        position: &Position,
        question: Question,
        table: &TranspositionTable,
    ) -> SharedSearch {
        SharedSearch(Arc::new(Shared {
            position: position.clone(),
            question,
            table: table.shared(),
            over: Stop::new(),
            crew: Mutex::default(),
            left: Condvar::new(),
        }))
    }

    /// Invites others and searches on this thread, which alone is limited by the budget. Returns the answer of whoever
    /// looked furthest ahead, once all helpers have left.
    pub(crate) fn lead(
        &self,
        invite: impl Fn(&SharedSearch),
        budget: Budget,
        stop: &Stop,
    ) -> Option<Answer> {
        let closing = Closing(self);
        invite(self);
        let own = self.answer(budget, stop, 0)?;
        drop(closing);
        let mut crew = self.crew();
        while crew.present > 0 {
            let woken = self.0.left.wait(crew);
            crew = woken.unwrap_or_else(PoisonError::into_inner);
        }
        let nodes = own.nodes + crew.nodes;
        let theirs = crew.best.take();
        let better = theirs.filter(|theirs| theirs.is_better_than(&own));
        let mut best = better.unwrap_or(own);
        best.nodes = nodes;
        Some(best)
    }

    /// Joins the search as a helper; `None` if it is over.
    #[must_use]
    pub fn join(&self) -> Option<Helper> {
        let mut crew = self.crew();
        if crew.closed {
            return None;
        }
        crew.present += 1;
        crew.joined += 1;
        Some(Helper { number: crew.joined, search: self.clone() })
    }

    /// How many helpers there are at present.
    #[must_use]
    pub fn helpers(&self) -> usize {
        self.crew().present
    }

    /// The answer of one thread; the leader has the number 0.
    fn answer(&self, budget: Budget, stop: &Stop, number: u64) -> Option<Answer> {
        let shared = &*self.0;
        let question =
            Question { seed: shared.question.seed.wrapping_add(number), ..shared.question };
        let clock = Clock::start(budget, stop).until(&shared.over);
        question.answer(&shared.position, &shared.table, clock)
    }

    /// Ends the search on all threads.
    fn close(&self) {
        self.crew().closed = true;
        self.0.over.stop();
    }

    fn crew(&self) -> MutexGuard<'_, Crew> {
        // Nothing that is locked is ever left inconsistent.
        self.0.crew.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Ends the search when it is dropped, also if the leader panics.
struct Closing<'a>(&'a SharedSearch);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// A place among the helpers of a search. The search does not end before it is dropped.
#[derive(Debug)]
pub struct Helper {
    number: u64,
    search: SharedSearch,
}

impl Helper {
    /// Helps until the search is over or this flag is set.
    pub fn help(self, leave: &Stop) {
        let budget = Budget::nodes(u64::MAX);
        let Some(answer) = self.search.answer(budget, leave, self.number) else {
            return;
        };
        if answer.is_certain {
            self.search.close();
        }
        let mut crew = self.search.crew();
        crew.nodes += answer.nodes;
        let best = crew.best.take();
        let better = best.filter(|best| !answer.is_better_than(best));
        crew.best = better.or(Some(answer));
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        let mut crew = self.search.crew();
        crew.present -= 1;
        // Whoever joined after a panic would panic again.
        crew.closed |= panicking();
        drop(crew);
        self.search.0.left.notify_all();
    }
}
