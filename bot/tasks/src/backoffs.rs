//! Exponential backoff for many things: what has failed lately is left alone for a while, so that
//! it does not delay what works.
//!
//! The pauses are kept in memory on purpose: a new release may cure what failed, so a restart tries
//! everything at once; and on a full disk nothing could be written anyway.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

use backon::ExponentialBuilder;
use tokio::time::Instant;

/// The pauses between the tries of one thing, without an end: about twice as long each time,
/// between `first` and `longest`. Some jitter keeps many from trying at the same moment.
pub fn growing(first: Duration, longest: Duration) -> ExponentialBuilder {
    // The jitter adds up to as much again.
    let doubled = longest / 2;
    ExponentialBuilder::new()
        .with_min_delay(first)
        .with_max_delay(doubled)
        .with_jitter()
        .without_max_times()
}

/// The pauses of things that fail, by key: each failure doubles the pause.
#[derive(Debug)]
pub struct Backoffs<K> {
    first: Duration,
    held: HashMap<K, Held>,
}

#[derive(Clone, Copy, Debug)]
struct Held {
    pause: Duration,
    until: Instant,
}

impl<K: Eq + Hash> Backoffs<K> {
    /// No failures so far; `first` is the pause after a first failure.
    pub fn new(first: Duration) -> Self {
        Self { first, held: HashMap::new() }
    }

    /// Records a failure of `key`, and returns how long to leave it alone: at most `longest`.
    pub fn fail(&mut self, key: K, longest: Duration) -> Duration {
        let now = Instant::now();
        // Keys that could have been tried again, but were not, no longer exist.
        self.held.retain(|_, held| now < held.until + held.pause + longest);
        let before = self.held.get(&key).map(|held| held.pause * 2);
        let pause = before.unwrap_or(self.first).min(longest);
        let until = now + pause;
        self.held.insert(key, Held { pause, until });
        pause
    }

    /// Forgets the failures of `key`.
    pub fn succeed(&mut self, key: &K) {
        self.held.remove(key);
    }

    /// Whether `key` is still to be left alone.
    pub fn is_held(&self, key: &K) -> bool {
        let held = self.held.get(key);
        held.is_some_and(|held| Instant::now() < held.until)
    }

    /// An upper bound of how many are still to be left alone.
    pub fn count(&self) -> usize {
        self.held.len()
    }

    /// When the next one may be tried again.
    pub fn next(&self) -> Option<Instant> {
        let now = Instant::now();
        self.held.values().map(|held| held.until).filter(|until| now < *until).min()
    }
}

#[cfg(test)]
mod tests {
    use backon::BackoffBuilder as _;

    use super::*;

    #[test]
    fn pauses_grow_with_each_failure_and_end_with_a_success() {
        let hour = Duration::from_hours(1);
        let mut backoffs = Backoffs::new(Duration::from_mins(10));
        let pauses = [10, 20, 40, 60, 60].map(Duration::from_mins);
        assert_eq!(pauses.map(|_| backoffs.fail("a", hour)), pauses);
        assert_eq!(backoffs.fail("b", Duration::from_secs(1)), Duration::from_secs(1));
        assert!(backoffs.is_held(&"a") && backoffs.is_held(&"b") && !backoffs.is_held(&"c"));
        assert!(backoffs.next().unwrap() <= Instant::now() + Duration::from_secs(1));
        backoffs.succeed(&"a");
        assert!(!backoffs.is_held(&"a"));
        assert_eq!(backoffs.count(), 1);
    }

    /// A pause of "at most a minute" once took 119 seconds.
    #[test]
    fn no_pause_is_longer_than_the_longest() {
        let (first, longest) = (Duration::from_millis(500), Duration::from_mins(1));
        for _ in 0..100 {
            let pauses: Vec<Duration> = growing(first, longest).build().take(12).collect();
            assert!(pauses.iter().all(|pause| (first..=longest).contains(pause)), "{pauses:?}");
            assert!(pauses[11] >= longest / 2, "{pauses:?}");
        }
    }

    #[test]
    fn a_pause_ends() {
        let mut backoffs = Backoffs::new(Duration::ZERO);
        assert_eq!(backoffs.fail("a", Duration::from_secs(1)), Duration::ZERO);
        assert!(!backoffs.is_held(&"a"));
        assert_eq!(backoffs.next(), None);
    }
}
