//! The engine worker, on which all computers think: threads of its own with low priority, and one fair queue.
//!
//! A thread that has no job helps another one with its search if that may be shared, which is so for Grandmasters.
//! It joins (`State::join`) when nothing waits in the queue, and leaves when it is called back (`State::call_back`) for a
//! job or another search that can be helped, or when the search is over.
//!
//! Callers never block a thread: a caller is suspended until there is an answer, and stops the search by dropping its
//! future. Requests are not stored here; the data say which turns computers owe.

mod queue;

use std::io;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ai::{Budget, Engine, Helper, Level, PATIENCE, SearchResult, SharedSearch, Stop};
use play::GuildId;
use queue::Queue;
use rules::Position;
use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::sync::{Notify, oneshot};

pub(crate) use queue::Urgency;

/// The processor time of a search while no other request waits (a Grandmaster may take longer), and its minimum
/// however many requests wait.
const LONGEST: Duration = Duration::from_millis(1500);
const SHORTEST: Duration = Duration::from_millis(200);

/// Half the processor time of other threads: on Linux a nice value of 10. Gateway, data and pictures go first; an
/// otherwise idle machine gives everything to the worker.
const PRIORITY: u8 = 25;

/// Where all computers think. Its threads end when the last handle is dropped.
#[derive(Debug)]
pub(crate) struct EngineWorker {
    shared: Arc<Shared>,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The search panicked.
    #[error("the search panicked")]
    Panicked,
    /// The bot is stopping.
    #[error("the computers are being stopped")]
    Closed,
}

struct Shared {
    state: Mutex<State>,
    /// Notified when there is a job, or a search that can be helped.
    work: Condvar,
    /// Notified when there is room in the queue.
    room: Notify,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

struct State {
    queue: Queue<Job>,
    /// What each thread does.
    threads: Vec<Doing>,
    closed: bool,
}

/// What a thread does.
#[derive(Clone)]
enum Doing {
    /// It waits, or looks for something to do.
    Nothing,
    /// It searches for an answer.
    Answering {
        stop: Stop,
        /// The search, if others may help.
        shared: Option<SharedSearch>,
    },
    /// It helps another thread until the flag is set.
    Helping { leave: Stop },
}

/// What a thread does next.
enum Task {
    /// To answer, within this processor time.
    Answer(Job, Duration),
    /// To help until the flag is set.
    Help(Helper, Stop),
}

type Search = Box<dyn FnOnce(&mut Engine, Duration, &Stop) + Send>;

struct Job {
    stop: Stop,
    /// When somebody expects the answer; nobody waits for patient jobs.
    promised: Option<Instant>,
    search: Search,
}

impl EngineWorker {
    /// Starts this many threads.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub(crate) fn open(threads: NonZeroUsize) -> io::Result<Self> {
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                queue: Queue::new(),
                threads: vec![Doing::Nothing; threads.get()],
                closed: false,
            }),
            work: Condvar::new(),
            room: Notify::new(),
        });
        // If the next thread cannot be started, this ends those that were.
        let engine_worker = Self { shared };
        for thread in 0..threads.get() {
            let shared = Arc::clone(&engine_worker.shared);
            std::thread::Builder::new()
                .name(format!("engine-{thread}"))
                .spawn(move || shared.work(thread))?;
        }
        Ok(engine_worker)
    }

    /// The turn that a level plays; none if the game is over. If the search panics, the level plays the turn that
    /// looks best without one.
    ///
    /// # Errors
    /// [`EngineError`]: when the bot stops, or even the choice without a search panics.
    pub(crate) async fn turn(
        &self,
        server: Option<GuildId>,
        position: &Position,
        level: Level,
        seed: u64,
    ) -> Result<Option<String>, EngineError> {
        let think = move |position: &Position, engine: &mut Engine, cap, stop: &Stop| {
            engine.choose(position, level, seed, Budget::time(cap), stop)
        };
        self.turn_by(server, position, seed, think).await
    }

    async fn turn_by(
        &self,
        server: Option<GuildId>,
        position: &Position,
        seed: u64,
        think: impl Fn(&Position, &mut Engine, Duration, &Stop) -> Option<SearchResult> + Send + 'static,
    ) -> Result<Option<String>, EngineError> {
        let searched = position.clone();
        let thought = self.think(server, Urgency::Now, move |engine, cap, stop| {
            think(&searched, engine, cap, stop).map(|thought| thought.turn)
        });
        match thought.await {
            Err(EngineError::Panicked) => {
                tracing::error!(
                    game = position.kind().slug(),
                    position = position.position_line(),
                    seed,
                    "a search panicked; the computer plays what looks best"
                );
                let position = position.clone();
                self.think(server, Urgency::Now, move |_, _, _| ai::greedy(&position, seed)).await
            }
            answer => answer,
        }
    }

    /// Runs a search for at most the processor time that it is given, or until its flag is set. Waits for room in the
    /// queue and for the answer. Dropping the future stops the search.
    ///
    /// # Errors
    /// [`EngineError`].
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        server: Option<GuildId>,
        urgency: Urgency,
        search: impl FnOnce(&mut Engine, Duration, &Stop) -> T + Send + 'static,
    ) -> Result<T, EngineError> {
        let waiting = Waiting(Stop::new());
        let (answer, thought) = oneshot::channel();
        let mut job = Job {
            stop: waiting.0.clone(),
            promised: (urgency == Urgency::Now).then(|| Instant::now() + PATIENCE),
            search: Box::new(move |engine, cap, stop| {
                // The caller may have stopped waiting.
                let _left = answer.send(search(engine, cap, stop));
            }),
        };
        loop {
            let room = self.shared.room.notified();
            match self.shared.put(server, urgency, job)? {
                None => break,
                Some(back) => job = back,
            }
            room.await;
        }
        match thought.await {
            Ok(thought) => Ok(thought),
            Err(_) if self.shared.state().closed => Err(EngineError::Closed),
            Err(_) => Err(EngineError::Panicked),
        }
    }

    /// How many searches wait: urgent ones, and the others.
    pub(crate) fn waiting(&self) -> (usize, usize) {
        let state = self.shared.state();
        (state.queue.pressing(), state.queue.patient())
    }

    /// Stops all searches. Callers that wait get an error, and no new request is accepted.
    pub(crate) fn close(&self) {
        let mut state = self.shared.state();
        state.closed = true;
        state.queue.clear();
        state.searches().for_each(Stop::stop);
        state.call_back(usize::MAX);
        drop(state);
        self.shared.work.notify_all();
        self.shared.room.notify_waiters();
    }
}

impl Drop for EngineWorker {
    fn drop(&mut self) {
        self.close();
    }
}

/// A caller that waits for an answer.
struct Waiting(Stop);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Queues a job; gives it back if there is no room.
    fn put(
        &self,
        server: Option<GuildId>,
        urgency: Urgency,
        job: Job,
    ) -> Result<Option<Job>, EngineError> {
        let mut state = self.state();
        if state.closed {
            return Err(EngineError::Closed);
        }
        let back = state.queue.push(server, urgency, job).err();
        if urgency == Urgency::Now && state.searches().count() == state.threads.len() {
            // Patient searches must not keep others waiting.
            state.searches().for_each(Stop::hurry);
        }
        state.call_back(1);
        drop(state);
        self.work.notify_one();
        Ok(back)
    }

    /// Lets others help the search of a thread. Those that help another one choose anew.
    fn share(&self, thread: usize, search: &SharedSearch) {
        let mut state = self.state();
        if let Doing::Answering { shared, .. } = &mut state.threads[thread] {
            *shared = Some(search.clone());
        }
        state.call_back(usize::MAX);
        drop(state);
        self.work.notify_all();
    }

    /// Runs one job after the other on a thread, until the worker is closed.
    fn work(self: &Arc<Self>, thread: usize) {
        let lowered = PRIORITY.try_into().map(ThreadPriority::Crossplatform);
        if lowered.is_ok_and(|lowered| set_current_thread_priority(lowered).is_err()) {
            tracing::debug!("computers think with the same priority as everybody else");
        }
        let engine = || {
            let shared = Arc::clone(self);
            Engine::new().inviting(move |search| shared.share(thread, search))
        };
        let mut thinking = engine();
        while let Some(task) = self.next(thread) {
            let task = AssertUnwindSafe(|| match task {
                Task::Answer(Job { stop, search, .. }, cap) => search(&mut thinking, cap, &stop),
                Task::Help(helper, leave) => helper.help(&leave),
            });
            if catch_unwind(task).is_err() {
                // The state of an engine that panicked cannot be trusted.
                thinking = engine();
            }
        }
    }

    /// Waits for the next job that is still wanted, with its time limit, or for a search to help with.
    fn next(&self, thread: usize) -> Option<Task> {
        let mut state = self.state();
        state.threads[thread] = Doing::Nothing;
        loop {
            if state.closed {
                return None;
            }
            match state.queue.pop() {
                Some(job) if job.stop.is_set() => self.room.notify_waiters(),
                Some(job) => {
                    state.threads[thread] =
                        Doing::Answering { stop: job.stop.clone(), shared: None };
                    let waiting = state.queue.pressing();
                    if waiting > 0 {
                        job.stop.hurry();
                    }
                    let waiting = waiting / state.threads.len();
                    let cap = cap(waiting);
                    drop(state);
                    if let Some(promised) = job.promised {
                        let now = Instant::now();
                        let left = promised.saturating_duration_since(now);
                        job.stop.at(now + wall(left, waiting, cap));
                    }
                    self.room.notify_waiters();
                    return Some(Task::Answer(job, cap));
                }
                None => {
                    if let Some(helper) = state.join() {
                        let leave = Stop::new();
                        state.threads[thread] = Doing::Helping { leave: leave.clone() };
                        return Some(Task::Help(helper, leave));
                    }
                    let woken = self.work.wait(state);
                    state = woken.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

impl State {
    /// The flags of all searches.
    fn searches(&self) -> impl Iterator<Item = &Stop> {
        self.threads.iter().filter_map(|doing| match doing {
            Doing::Answering { stop, .. } => Some(stop),
            Doing::Nothing | Doing::Helping { .. } => None,
        })
    }

    /// Joins the search with the fewest helpers, if there is one that can be helped.
    fn join(&self) -> Option<Helper> {
        let mut shared: Vec<_> = self.shared().collect();
        shared.sort_by_key(|search| search.helpers());
        shared.into_iter().find_map(SharedSearch::join)
    }

    /// The searches that may be helped; some may be over.
    fn shared(&self) -> impl Iterator<Item = &SharedSearch> {
        self.threads.iter().filter_map(|doing| match doing {
            Doing::Answering { shared, .. } => shared.as_ref(),
            Doing::Nothing | Doing::Helping { .. } => None,
        })
    }

    /// Calls this many helpers back, who then look for something to do.
    fn call_back(&mut self, most: usize) {
        let helping = |doing: &&mut Doing| matches!(doing, Doing::Helping { .. });
        for doing in self.threads.iter_mut().filter(helping).take(most) {
            if let Doing::Helping { leave } = std::mem::replace(doing, Doing::Nothing) {
                leave.stop();
            }
        }
    }
}

/// The time limit of a search while this many others wait for its thread: three searches share the time of one.
fn cap(waiting: usize) -> Duration {
    let waiting = u32::try_from(waiting).unwrap_or(u32::MAX - 3);
    (LONGEST * 3 / (3 + waiting)).clamp(SHORTEST, LONGEST)
}

/// The time by the clock on the wall for the same search, `left` before its answer is due: on a busy machine each
/// of those who wait gets the same share of the time that they were promised, and its processor time at least.
fn wall(left: Duration, waiting: usize, cap: Duration) -> Duration {
    let searches = u32::try_from(waiting).map_or(u32::MAX, |waiting| waiting.saturating_add(1));
    (left / searches).max(cap)
}

/// Nothing that is locked here is ever left inconsistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
