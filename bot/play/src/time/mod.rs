//! Time: the wall clock, the time for a turn, and the time that does not count. All of it is pure except [`Clock`].

mod calendar;
mod pace;
mod wall;

pub use calendar::Calendar;
pub use pace::{MOST, Pace, PaceFlaw, duration, span};
pub use wall::{Clock, Stopwatch};

/// Milliseconds, since 1970 UTC or long.
pub type Millis = i64;

/// A minute.
pub const MINUTE: Millis = 60_000;

/// An hour.
pub const HOUR: Millis = 60 * MINUTE;

/// A day of 24 hours, which is what clocks of games count.
pub const DAY: Millis = 24 * HOUR;
