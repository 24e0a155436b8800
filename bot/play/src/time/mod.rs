//! Time: the system clock, the time for a turn, and the time that does not count. Everything is pure except
//! [`Clock`].

mod calendar;
mod pace;
mod uncounted;
mod wall;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

pub use calendar::Calendar;
pub use pace::{MOST, Pace, PaceError, duration, span};
pub use uncounted::{Interval, Reason, Uncounted};
pub use wall::{Clock, Stopwatch, system};

/// Milliseconds: a length of time, or a moment since 1970 UTC.
pub type Millis = i64;

/// A minute.
pub const MINUTE: Millis = 60_000;

/// An hour.
pub const HOUR: Millis = 60 * MINUTE;

/// A day of 24 hours, as the clocks of games count it.
pub const DAY: Millis = 24 * HOUR;

/// The day of a moment in UTC; the last there is for moments that no calendar has.
pub(crate) fn day_of(at: Millis) -> Date {
    Timestamp::from_millisecond(at).unwrap_or(Timestamp::MAX).to_zoned(TimeZone::UTC).date()
}

/// The first moment of a day in UTC.
pub(crate) fn midnight(day: Date) -> Millis {
    let midnight = day.to_zoned(TimeZone::UTC);
    midnight.map_or(Millis::MAX, |midnight| midnight.timestamp().as_millisecond())
}
