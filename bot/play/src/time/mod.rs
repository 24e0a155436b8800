//! Time: the system clock, the time for a turn, and the time that does not count. Everything is pure except
//! [`Clock`].

mod calendar;
mod pace;
mod wall;

pub use calendar::Calendar;
pub use pace::{MOST, Pace, PaceError, duration, span};
pub use wall::{Clock, Stopwatch};

/// Milliseconds: a length of time, or a moment since 1970 UTC.
pub type Millis = i64;

/// A minute.
pub const MINUTE: Millis = 60_000;

/// An hour.
pub const HOUR: Millis = 60 * MINUTE;

/// A day of 24 hours, as the clocks of games count it.
pub const DAY: Millis = 24 * HOUR;
