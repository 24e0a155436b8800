//! Time as the server tells it: the real time, plus what tests have skipped.

use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// A point in time, in milliseconds since the Unix epoch.
///
/// `Display` writes it as Discord writes timestamps (ISO 8601 with microseconds, UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// The point `millis` milliseconds after the Unix epoch.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// Milliseconds since the Unix epoch.
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// How long after `earlier` this is; zero if it is not after it.
    #[must_use]
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (days, millis) = (self.0.div_euclid(86_400_000), self.0.rem_euclid(86_400_000));
        let (year, month, day) = civil(days);
        let (seconds, millis) = (millis / 1000, millis % 1000);
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(
            f,
            "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}000+00:00"
        )
    }
}

/// Year, month and day of a day counted from 1970-01-01, in the Gregorian calendar.
///
/// Counts in years that begin in March, so that the leap day is the last day of its year.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468; // 0000-03-01
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

/// The clock of one server.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    /// Milliseconds ahead of the real time.
    ahead: AtomicI64,
}

impl Clock {
    pub(crate) fn now(&self) -> Timestamp {
        // A machine whose clock stands before 1970 has worse problems than a wrong date here.
        let real = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Timestamp(
            i64::try_from(real.as_millis()).unwrap_or(i64::MAX / 2)
                + self.ahead.load(Ordering::Relaxed),
        )
    }

    pub(crate) fn advance(&self, by: Duration) {
        self.ahead.fetch_add(
            i64::try_from(by.as_millis()).unwrap_or(i64::MAX / 4),
            Ordering::Relaxed,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_are_discords() {
        assert_eq!(Timestamp(0).to_string(), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(
            Timestamp(951_782_399_999).to_string(),
            "2000-02-28T23:59:59.999000+00:00"
        );
        assert_eq!(
            Timestamp(951_782_400_000).to_string(),
            "2000-02-29T00:00:00.000000+00:00"
        );
        assert_eq!(
            Timestamp(1_795_132_800_000).to_string(),
            "2026-11-20T00:00:00.000000+00:00"
        );
    }

    #[test]
    fn the_clock_can_be_put_forward() {
        let clock = Clock::default();
        let before = clock.now();
        clock.advance(Duration::from_mins(15));
        assert!(clock.now().since(before) >= Duration::from_mins(15));
    }
}
