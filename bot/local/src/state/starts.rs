//! How many sessions a bot may start, and how quickly:
//! <https://discord.com/developers/docs/events/gateway#session-start-limit-object>.

use std::collections::HashMap;
use std::time::Duration;

use jiff::Timestamp;
use serde_json::{Value, json};

/// How many sessions a bot may start in a [`PERIOD`].
const TOTAL: u64 = 1000;
/// The period after which the count is reset.
const PERIOD: Duration = Duration::from_hours(24);

/// The sessions that the bot has started.
#[derive(Debug)]
pub(crate) struct SessionStarts {
    remaining: u64,
    /// How long these are all, from when the bot asks.
    period: Duration,
    /// None until the bot has asked: however late it does, it is told to wait.
    resets_at: Option<Timestamp>,
    /// An Identify within this time after another one of the same bucket is refused.
    interval: Duration,
    /// The number of buckets.
    max_concurrency: u64,
    /// When each bucket may be used again.
    free_at: HashMap<u64, Timestamp>,
}

/// The result of an Identify.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// A session begins.
    Allowed,
    /// The session is invalid (op 9): it came too soon after another.
    TooSoon,
    /// There were too many today. Discord then resets the bot's token.
    Exhausted,
}

impl SessionStarts {
    pub(super) fn new(interval: Duration, max_concurrency: u64) -> Self {
        Self {
            remaining: TOTAL,
            period: PERIOD,
            resets_at: None,
            interval,
            max_concurrency: max_concurrency.max(1),
            free_at: HashMap::new(),
        }
    }

    /// Limits the sessions until `reset_after` has passed since the bot asks for the limit next.
    pub(crate) fn limit(&mut self, remaining: u64, reset_after: Duration) {
        (self.remaining, self.period, self.resets_at) = (remaining, reset_after, None);
    }

    /// Counts an Identify of this shard.
    pub(crate) fn start(&mut self, shard: u64, now: Timestamp) -> Start {
        self.renew(now);
        if self.remaining == 0 {
            return Start::Exhausted;
        }
        self.remaining -= 1;
        let bucket = shard % self.max_concurrency;
        let free_at = self.free_at.insert(bucket, now + self.interval);
        if free_at.is_some_and(|free_at| now < free_at) {
            return Start::TooSoon;
        }
        Start::Allowed
    }

    /// The object in the response of `GET /gateway/bot`.
    pub(crate) fn json(&mut self, now: Timestamp) -> Value {
        self.renew(now);
        let resets_at = *self.resets_at.get_or_insert(now + self.period);
        json!({
            "total": TOTAL,
            "remaining": self.remaining,
            "reset_after": resets_at.as_millisecond() - now.as_millisecond(),
            "max_concurrency": self.max_concurrency,
        })
    }

    fn renew(&mut self, now: Timestamp) {
        if self.resets_at.is_some_and(|resets_at| now >= resets_at) {
            self.limit(TOTAL, PERIOD);
        }
    }
}
