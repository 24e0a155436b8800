//! The server's clock: the real time, plus what tests have skipped.

use std::time::Duration;

use jiff::Timestamp;

/// The clock of a server, in whole milliseconds.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    /// Milliseconds ahead of the real time.
    ahead: i64,
}

/// The latest time that this clock shows, in milliseconds: the year 2100. The ids of messages hold no time after 2154.
const LATEST: i64 = 4_102_444_800_000;

impl Clock {
    pub(crate) fn now(&self) -> Timestamp {
        let millis = Timestamp::now().as_millisecond().saturating_add(self.ahead);
        Timestamp::from_millisecond(millis.min(LATEST)).unwrap_or(Timestamp::MAX)
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.ahead = self.ahead.saturating_add(by);
    }
}

/// A timestamp as Discord writes it: ISO 8601 with microseconds, UTC.
pub(crate) fn iso(timestamp: Timestamp) -> String {
    timestamp.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
}
