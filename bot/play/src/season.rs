//! Seasons of the leaderboard: the quarters of the year, in UTC.
//!
//! Nothing is kept of them. What a season looks like follows from the rated games that were
//! finished in it, so that it can be shown at any time, long after its end too.

use std::ops::Range;

use jiff::ToSpan as _;
use jiff::civil::Date;

use crate::Person;
use crate::time::{Millis, day_of, midnight};

/// A quarter of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Season {
    /// The year, such as 2026.
    pub year: i16,
    /// From 1, January to March, to 4.
    pub quarter: i8,
}

/// The result of a member in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonResult {
    /// The member.
    pub member: Person,
    /// Their place. Equal points share a place: 1, 2, 2, 4.
    pub place: u32,
    /// Twice their points: a point for every opponent behind them in a game, half a point for one
    /// on the same place.
    pub half_points: u32,
    /// Their games.
    pub games: u32,
}

/// What a leaderboard shows of a season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeasonResults {
    /// The best of them.
    pub leaders: Vec<SeasonResult>,
    /// The result of whoever reads it, wherever they are.
    pub own: Option<SeasonResult>,
    /// How many members have a result.
    pub members: u32,
}

impl Season {
    /// The season of a moment.
    pub fn of(at: Millis) -> Self {
        let day = day_of(at);
        Self { year: day.year(), quarter: (day.month() - 1) / 3 + 1 }
    }

    /// The season before this one.
    #[must_use]
    pub fn previous(self) -> Self {
        Self::of(midnight(self.first_day()) - 1)
    }

    /// Its first and its last month, from 1 to 12.
    pub fn months(self) -> (i8, i8) {
        (self.quarter * 3 - 2, self.quarter * 3)
    }

    /// From its first moment to the first of the next.
    pub fn range(self) -> Range<Millis> {
        let first = self.first_day();
        midnight(first)..midnight(first.saturating_add(3.months()))
    }

    fn first_day(self) -> Date {
        Date::new(self.year, self.months().0, 1).unwrap_or(Date::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_a_quarter() {
        // 31 December 2026, 23:59:59.999, and a millisecond later.
        let last = 1_798_761_599_999;
        let (autumn, winter) = (Season::of(last), Season::of(last + 1));
        assert_eq!((autumn.year, autumn.quarter), (2026, 4));
        assert_eq!((winter.year, winter.quarter), (2027, 1));
        assert_eq!(winter.previous(), autumn);
        assert_eq!(autumn.previous().quarter, 3);
        assert_eq!(autumn.months(), (10, 12));
        assert_eq!(autumn.range().end, winter.range().start);
        assert!(autumn.range().contains(&last) && !autumn.range().contains(&(last + 1)));
    }

    #[test]
    fn a_clock_that_is_far_off_does_no_harm() {
        for now in [Millis::MIN, -1, 0, Millis::MAX] {
            let season = Season::of(now);
            assert!((1..=4).contains(&season.quarter));
            assert!(season.range().start <= season.range().end);
        }
    }
}
