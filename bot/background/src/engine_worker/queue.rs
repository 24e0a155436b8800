//! Which job is next: servers take turns, and urgent jobs come before patient ones.

use std::collections::VecDeque;

use play::GuildId;

/// The most jobs of one server that shorten the searches of the others.
const MOST_PRESSING: usize = 8;

/// How urgent a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody is waiting for the result.
    Now,
    /// To be done when there is nothing else to do.
    Sometime,
}

/// The jobs that wait.
#[derive(Debug)]
pub(super) struct Queue<T> {
    now: Lane<T>,
    sometime: Lane<T>,
}

/// Jobs by server; the server that is next comes first. A server without jobs is not in the list.
#[derive(Debug)]
struct Lane<T>(VecDeque<(Option<GuildId>, VecDeque<T>)>);

impl<T> Queue<T> {
    pub(super) fn new() -> Self {
        Self { now: Lane(VecDeque::new()), sometime: Lane(VecDeque::new()) }
    }

    /// Queues a job of a server.
    pub(super) fn push(&mut self, server: Option<GuildId>, urgency: Urgency, job: T) {
        match urgency {
            Urgency::Now => self.now.push(server, job),
            Urgency::Sometime => self.sometime.push(server, job),
        }
    }

    /// The next job.
    pub(super) fn pop(&mut self) -> Option<T> {
        self.now.pop().or_else(|| self.sometime.pop())
    }

    /// How many urgent jobs wait, of which those of one server count no more than
    /// [`MOST_PRESSING`].
    pub(super) fn pressing(&self) -> usize {
        self.now.0.iter().map(|(_, jobs)| jobs.len().min(MOST_PRESSING)).sum()
    }

    /// How many jobs wait: urgent ones, and the others.
    pub(super) fn waiting(&self) -> (usize, usize) {
        (self.now.len(), self.sometime.len())
    }
}

impl<T> Lane<T> {
    fn len(&self) -> usize {
        self.0.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    fn push(&mut self, server: Option<GuildId>, job: T) {
        match self.0.iter_mut().find(|(other, _)| *other == server) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.0.push_back((server, VecDeque::from([job]))),
        }
    }

    fn pop(&mut self) -> Option<T> {
        let (server, mut jobs) = self.0.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.0.push_back((server, jobs));
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server(id: i64) -> GuildId {
        id.into()
    }

    #[test]
    fn servers_take_turns() {
        let mut queue = Queue::new();
        for job in ["a1", "a2", "a3"] {
            queue.push(Some(server(1)), Urgency::Now, job);
        }
        queue.push(Some(server(2)), Urgency::Now, "b1");
        queue.push(None, Urgency::Now, "direct");
        queue.push(Some(server(2)), Urgency::Now, "b2");
        assert_eq!(queue.pressing(), 6);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "b1", "direct", "a2", "b2", "a3"]);
    }

    #[test]
    fn what_may_take_its_time_lets_the_others_go_first() {
        let mut queue = Queue::new();
        queue.push(Some(server(1)), Urgency::Sometime, "look");
        queue.push(Some(server(1)), Urgency::Now, "turn");
        assert_eq!(queue.pressing(), 1);
        assert_eq!([queue.pop(), queue.pop()], [Some("turn"), Some("look")]);
    }

    #[test]
    fn a_server_that_asks_for_much_takes_little_time_from_the_others() {
        let mut queue = Queue::new();
        for job in 0..100 {
            queue.push(Some(server(1)), Urgency::Now, job);
        }
        queue.push(Some(server(2)), Urgency::Now, 100);
        assert_eq!(queue.pressing(), MOST_PRESSING + 1);
        assert_eq!(queue.waiting(), (101, 0));
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).take(4).collect();
        assert_eq!(order, [0, 100, 1, 2]);
    }
}
