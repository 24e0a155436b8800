//! The dispatcher: the owner of the queue decides which thread searches for whom, and for how long.

use std::ops::ControlFlow;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use ai::{Engine, Stop};
use play::GuildId;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

use super::queue::{Queue, Urgency};

/// The processor time of a search while no other request waits (a Grandmaster may take longer), and
/// its minimum however many requests wait.
const LONGEST: Duration = Duration::from_millis(1500);
const SHORTEST: Duration = Duration::from_millis(200);

/// What the dispatcher is told.
pub(super) enum Message {
    /// Somebody asks for a search.
    Search { server: Option<GuildId>, urgency: Urgency, job: Job },
    /// A thread has ended its search.
    Ended { thread: usize },
    /// Somebody asks how many searches wait: urgent ones, and the others.
    Waiting(oneshot::Sender<(usize, usize)>),
    /// The bot is stopping.
    Close,
}

/// A search that somebody asks for.
pub(super) struct Job {
    pub(super) stop: Stop,
    /// When somebody expects the answer; nobody waits for patient jobs.
    pub(super) promised: Option<Instant>,
    pub(super) search: Search,
}

pub(super) type Search = Box<dyn FnOnce(&mut Engine, Duration, &Stop) + Send>;

/// A search for a thread, within this processor time.
pub(super) struct Task {
    pub(super) stop: Stop,
    pub(super) cap: Duration,
    pub(super) search: Search,
}

/// A thread that searches.
struct Thread {
    tasks: Sender<Task>,
    /// The flag of its search, while there is one.
    searching: Option<Stop>,
}

/// The owner of the queue. When it is dropped, all searches are stopped.
pub(super) struct Dispatcher {
    queue: Queue<Job>,
    threads: Vec<Thread>,
}

impl Dispatcher {
    /// A dispatcher for threads that wait for their first task.
    pub(super) fn new(threads: Vec<Sender<Task>>) -> Self {
        let idle = |tasks| Thread { tasks, searching: None };
        Self { queue: Queue::new(), threads: threads.into_iter().map(idle).collect() }
    }

    /// Does what the messages say, until one says that the bot is stopping.
    pub(super) async fn run(mut self, mut messages: UnboundedReceiver<Message>) {
        while let Some(message) = messages.recv().await {
            if self.handle(message, Instant::now()).is_break() {
                break;
            }
        }
    }

    fn handle(&mut self, message: Message, now: Instant) -> ControlFlow<()> {
        match message {
            Message::Search { server, urgency, job } => {
                self.queue.push(server, urgency, job);
                if urgency == Urgency::Now && self.threads.iter().all(Thread::is_searching) {
                    // Patient searches must not keep others waiting.
                    self.searches().for_each(Stop::hurry);
                }
            }
            Message::Ended { thread } => self.threads[thread].searching = None,
            Message::Waiting(answer) => {
                // Whoever asked may be gone.
                let _gone = answer.send(self.queue.waiting());
            }
            Message::Close => return ControlFlow::Break(()),
        }
        self.dispatch(now);
        ControlFlow::Continue(())
    }

    /// Gives each thread that has nothing to do the next job that is still wanted.
    fn dispatch(&mut self, now: Instant) {
        let count = self.threads.len();
        for thread in self.threads.iter_mut().filter(|thread| !thread.is_searching()) {
            let mut jobs = std::iter::from_fn(|| self.queue.pop());
            let Some(job) = jobs.find(|job| !job.stop.is_set()) else {
                return;
            };
            let Job { stop, promised, search } = job;
            let pressing = self.queue.pressing();
            if pressing > 0 {
                stop.hurry();
            }
            let waiting = pressing / count;
            let cap = cap(waiting);
            if let Some(promised) = promised {
                stop.at(now + wall(promised.saturating_duration_since(now), waiting, cap));
            }
            thread.searching = Some(stop.clone());
            // A thread ends only after the dispatcher.
            let _ended = thread.tasks.send(Task { stop, cap, search });
        }
    }

    /// The flags of all searches.
    fn searches(&self) -> impl Iterator<Item = &Stop> {
        self.threads.iter().filter_map(|thread| thread.searching.as_ref())
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        self.searches().for_each(Stop::stop);
    }
}

impl Thread {
    fn is_searching(&self) -> bool {
        self.searching.is_some()
    }
}

/// The time limit of a search while this many others wait for its thread: three searches share the
/// time of one.
fn cap(waiting: usize) -> Duration {
    let waiting = u32::try_from(waiting).unwrap_or(u32::MAX - 3);
    (LONGEST * 3 / (3 + waiting)).clamp(SHORTEST, LONGEST)
}

/// The time by the clock on the wall for the same search, `left` before its answer is due: on a
/// busy machine each of those who wait gets the same share of the time that they were promised, and
/// its processor time at least.
fn wall(left: Duration, waiting: usize, cap: Duration) -> Duration {
    let searches = u32::try_from(waiting).map_or(u32::MAX, |waiting| waiting.saturating_add(1));
    (left / searches).max(cap)
}

/// The dispatcher alone: the tests are its threads, and say what time it is.
#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use ai::PATIENCE;

    use super::*;

    fn dispatcher<const THREADS: usize>() -> (Dispatcher, [Receiver<Task>; THREADS]) {
        let (tasks, threads): (Vec<_>, Vec<_>) = (0..THREADS).map(|_| channel()).unzip();
        let threads = threads.try_into().unwrap_or_else(|_| unreachable!("as many as asked for"));
        (Dispatcher::new(tasks), threads)
    }

    /// Asks for a search that nobody runs; returns its flag.
    fn ask(dispatcher: &mut Dispatcher, server: i64, urgency: Urgency, now: Instant) -> Stop {
        let stop = Stop::new();
        let job = Job {
            stop: stop.clone(),
            promised: (urgency == Urgency::Now).then(|| now + PATIENCE),
            search: Box::new(|_, _, _| {}),
        };
        let message = Message::Search { server: Some(server.into()), urgency, job };
        assert!(dispatcher.handle(message, now).is_continue());
        stop
    }

    fn end(dispatcher: &mut Dispatcher, thread: usize, now: Instant) {
        assert!(dispatcher.handle(Message::Ended { thread }, now).is_continue());
    }

    #[test]
    fn more_waiting_means_less_time() {
        let millis = |waiting| cap(waiting).as_millis();
        assert_eq!([millis(0), millis(1), millis(3)], [1500, 1125, 750]);
        assert_eq!([millis(19), millis(20), millis(usize::MAX)], [204, 200, 200]);
    }

    /// Five Grandmasters on one thread once took up to 59 seconds for an answer: other programs
    /// kept the machine busy, and each search took 20 seconds for its second of processor time.
    #[test]
    fn five_searches_asked_for_together_end_within_the_promised_time() {
        let (mut dispatcher, [thread]) = dispatcher();
        let begin = Instant::now();
        let mut now = begin;
        ask(&mut dispatcher, 0, Urgency::Now, now);
        for server in 1..=5 {
            ask(&mut dispatcher, server, Urgency::Now, now);
        }
        for waiting in (0..5).rev() {
            end(&mut dispatcher, 0, now);
            let task = thread.try_iter().last().expect("a task");
            assert_eq!(task.cap, cap(waiting));
            assert_eq!(task.stop.is_hurried(), waiting > 0);
            assert_eq!(task.stop.deadline(), Some(now + PATIENCE / 5), "{waiting} wait");
            now += PATIENCE / 5;
        }
        assert_eq!(now, begin + PATIENCE);
        // Who waited in vain gets the processor time of a hurried search.
        assert_eq!(wall(Duration::ZERO, 2, cap(2)), cap(2));
        assert_eq!(wall(PATIENCE, usize::MAX, SHORTEST), SHORTEST);
    }

    #[test]
    fn a_search_begins_at_once_on_a_thread_that_has_none() {
        let (mut dispatcher, [one, other]) = dispatcher();
        let now = Instant::now();
        let first = ask(&mut dispatcher, 1, Urgency::Now, now);
        let second = ask(&mut dispatcher, 1, Urgency::Now, now);
        for thread in [&one, &other] {
            assert_eq!(thread.try_recv().map(|task| task.cap), Ok(LONGEST));
        }
        assert!(!first.is_hurried() && !second.is_hurried());
        // Nobody waits for a patient search.
        ask(&mut dispatcher, 1, Urgency::Sometime, now);
        assert!(!first.is_hurried() && !second.is_hurried());
        end(&mut dispatcher, 1, now);
        assert_eq!(other.try_recv().map(|task| task.stop.deadline()), Ok(None));
        let third = ask(&mut dispatcher, 1, Urgency::Now, now);
        assert!(first.is_hurried() && !third.is_hurried());
        end(&mut dispatcher, 0, now);
        assert_eq!(one.try_recv().map(|task| task.cap), Ok(LONGEST));
    }

    #[test]
    fn what_nobody_wants_any_more_is_left_out() {
        let (mut dispatcher, [thread]) = dispatcher();
        let now = Instant::now();
        ask(&mut dispatcher, 1, Urgency::Now, now);
        for _ in 0..2 {
            ask(&mut dispatcher, 1, Urgency::Now, now).stop();
        }
        let wanted = ask(&mut dispatcher, 1, Urgency::Sometime, now);
        end(&mut dispatcher, 0, now);
        wanted.stop();
        let begun: Vec<_> = thread.try_iter().map(|task| task.stop.is_set()).collect();
        assert_eq!(begun, [false, true]);
        end(&mut dispatcher, 0, now);
        assert!(thread.try_recv().is_err());
    }
}
