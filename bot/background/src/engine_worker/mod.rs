//! The engine worker, on which all computers think: threads of its own with low priority, and one
//! fair queue.
//!
//! The queue has one owner, the dispatcher, which is told everything by messages: what is asked
//! for, and which thread has ended its search. Nothing is locked.
//!
//! Callers never block a thread: a caller is suspended until there is an answer, and stops the
//! search by dropping its future. Requests are not stored here; the data say which turns computers
//! owe.

mod dispatcher;
mod queue;

use std::io;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use ai::{Budget, Engine, Level, PATIENCE, SearchResult, Stop};
use dispatcher::{Dispatcher, Job, Message, Task};
use play::GuildId;
use rules::Position;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

pub use queue::Urgency;

/// A tenth of the processor time of other threads, on Linux. Gateway, data and pictures go first;
/// an otherwise idle machine gives everything to the worker.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Where all computers think. Its threads end when it is dropped.
#[derive(Debug)]
pub struct EngineWorker {
    dispatcher: UnboundedSender<Message>,
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

impl EngineWorker {
    /// Starts this many threads, and the dispatcher on the runtime of the caller.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub fn open(threads: NonZeroUsize) -> io::Result<Self> {
        let (dispatcher, messages) = unbounded_channel();
        let start = |thread| {
            let (tasks, received) = mpsc::channel();
            let dispatcher = dispatcher.clone();
            std::thread::Builder::new()
                .name(format!("engine-{thread}"))
                .spawn(move || work(thread, received, &dispatcher))?;
            Ok(tasks)
        };
        // If a thread cannot be started, those that were end, since nobody will send them anything.
        let threads = (0..threads.get()).map(start).collect::<io::Result<_>>()?;
        tokio::spawn(Dispatcher::new(threads).run(messages));
        Ok(Self { dispatcher })
    }

    /// The turn that a level plays; none if the game is over. If the search panics, the level plays
    /// the turn that looks best without one.
    ///
    /// # Errors
    /// [`EngineError`]: when the bot stops, or even the choice without a search panics.
    pub async fn turn(
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

    /// Runs a search for at most the processor time that it is given, or until its flag is set, and
    /// waits for the answer. Dropping the future stops the search.
    ///
    /// # Errors
    /// [`EngineError`].
    pub async fn think<T: Send + 'static>(
        &self,
        server: Option<GuildId>,
        urgency: Urgency,
        search: impl FnOnce(&mut Engine, Duration, &Stop) -> T + Send + 'static,
    ) -> Result<T, EngineError> {
        let waiting = Waiting(Stop::new());
        let (answer, found) = oneshot::channel();
        let job = Job {
            stop: waiting.0.clone(),
            promised: (urgency == Urgency::Now).then(|| Instant::now() + PATIENCE),
            search: Box::new(move |engine, cap, stop| {
                let found = catch_unwind(AssertUnwindSafe(|| search(engine, cap, stop)));
                if found.is_err() {
                    // The state of an engine that panicked cannot be trusted.
                    *engine = Engine::new();
                }
                // The caller may have stopped waiting.
                let _left = answer.send(found.map_err(|_| EngineError::Panicked));
            }),
        };
        self.tell(Message::Search { server, urgency, job });
        // The dispatcher and the threads drop what they will not do any more.
        found.await.unwrap_or(Err(EngineError::Closed))
    }

    /// How many searches wait: urgent ones, and the others.
    pub async fn waiting(&self) -> (usize, usize) {
        let (answer, waiting) = oneshot::channel();
        self.tell(Message::Waiting(answer));
        waiting.await.unwrap_or_default()
    }

    /// Stops all searches. Callers that wait get an error, and no new request is accepted.
    pub fn close(&self) {
        self.tell(Message::Close);
    }

    fn tell(&self, message: Message) {
        // Once it is closed, what the message asks for is dropped with it.
        let _closed = self.dispatcher.send(message);
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

/// Runs one search after the other on a thread, until the dispatcher has ended.
fn work(thread: usize, tasks: mpsc::Receiver<Task>, dispatcher: &UnboundedSender<Message>) {
    // Linux takes this for a thread, other systems for the whole process.
    #[cfg(target_os = "linux")]
    if rustix::process::setpriority_process(None, NICENESS).is_err() {
        tracing::debug!("computers think with the same priority as everybody else");
    }
    let mut engine = Engine::new();
    for Task { stop, cap, search } in tasks {
        search(&mut engine, cap, &stop);
        let _closed = dispatcher.send(Message::Ended { thread });
    }
}

#[cfg(test)]
mod tests;
