//! Which job is next: servers take turns, and urgent jobs come before patient ones.

use std::collections::VecDeque;

use play::GuildId;

/// The most jobs of one server in the queue; further ones wait outside.
const ROOM: usize = 8;

/// How urgent a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
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
    ///
    /// # Errors
    /// The job itself, if too many jobs of the server wait already.
    pub(super) fn push(
        &mut self,
        server: Option<GuildId>,
        urgency: Urgency,
        job: T,
    ) -> Result<(), T> {
        match urgency {
            Urgency::Now => self.now.push(server, job),
            Urgency::Sometime => self.sometime.push(server, job),
        }
    }

    /// The next job.
    pub(super) fn pop(&mut self) -> Option<T> {
        self.now.pop().or_else(|| self.sometime.pop())
    }

    /// How many urgent jobs wait.
    pub(super) fn pressing(&self) -> usize {
        self.now.len()
    }

    /// How many patient jobs wait.
    pub(super) fn patient(&self) -> usize {
        self.sometime.len()
    }

    pub(super) fn clear(&mut self) {
        self.now.0.clear();
        self.sometime.0.clear();
    }
}

impl<T> Lane<T> {
    fn len(&self) -> usize {
        self.0.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    fn push(&mut self, server: Option<GuildId>, job: T) -> Result<(), T> {
        match self.0.iter_mut().find(|(other, _)| *other == server) {
            Some((_, jobs)) if jobs.len() >= ROOM => return Err(job),
            Some((_, jobs)) => jobs.push_back(job),
            None => self.0.push_back((server, VecDeque::from([job]))),
        }
        Ok(())
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
            queue.push(Some(server(1)), Urgency::Now, job).unwrap();
        }
        queue.push(Some(server(2)), Urgency::Now, "b1").unwrap();
        queue.push(None, Urgency::Now, "direct").unwrap();
        queue.push(Some(server(2)), Urgency::Now, "b2").unwrap();
        assert_eq!(queue.pressing(), 6);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a1", "b1", "direct", "a2", "b2", "a3"]);
    }

    #[test]
    fn what_may_take_its_time_lets_the_others_go_first() {
        let mut queue = Queue::new();
        queue.push(Some(server(1)), Urgency::Sometime, "look").unwrap();
        queue.push(Some(server(1)), Urgency::Now, "turn").unwrap();
        assert_eq!(queue.pressing(), 1);
        assert_eq!([queue.pop(), queue.pop()], [Some("turn"), Some("look")]);
    }

    #[test]
    fn a_server_cannot_fill_the_queue() {
        let mut queue = Queue::new();
        for job in 0..ROOM {
            queue.push(Some(server(1)), Urgency::Now, job).unwrap();
        }
        assert_eq!(queue.push(Some(server(1)), Urgency::Now, 99), Err(99));
        assert_eq!(queue.push(Some(server(2)), Urgency::Now, 100), Ok(()));
        queue.pop();
        assert_eq!(queue.push(Some(server(1)), Urgency::Now, 99), Ok(()));
        queue.clear();
        assert_eq!(queue.pop(), None);
    }
}
