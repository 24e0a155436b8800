//! How much somebody has played on each day of twelve months.

use jiff::ToSpan as _;
use jiff::civil::Date;

use crate::time::{DAY, Millis, day_of, midnight};

/// The turns of a member on a server by day, in the calendar of UTC.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Activity {
    /// Twelve months, the oldest first; the last is the one that has not passed yet.
    pub months: Vec<ActiveMonth>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActiveMonth {
    /// The year, such as 2026.
    pub year: i16,
    /// The month, from 1 to 12.
    pub month: i8,
    /// The turns on each day so far.
    pub turns: Vec<u32>,
}

/// So many months are looked at.
const MONTHS: i32 = 12;

impl Activity {
    /// What was played until `now`: `days` are days since 1970 with the turns on them.
    pub fn of(now: Millis, days: &[(i64, u32)]) -> Self {
        let today = day_of(now);
        let month = |back: i32| {
            let first = first_of_month(today, MONTHS - 1 - back);
            let from = first_day(first);
            let last = if back == MONTHS - 1 { today.day() } else { first.days_in_month() };
            let on = |day: i8| {
                let day = from + i64::from(day) - 1;
                days.binary_search_by_key(&day, |(day, _)| *day).map_or(0, |at| days[at].1)
            };
            ActiveMonth {
                year: first.year(),
                month: first.month(),
                turns: (1..=last).map(on).collect(),
            }
        };
        Self { months: (0..MONTHS).map(month).collect() }
    }

    /// The first day of the months that are looked at `now`, as days since 1970.
    pub fn since(now: Millis) -> i64 {
        first_day(first_of_month(day_of(now), MONTHS - 1))
    }

    /// All turns together.
    pub fn turns(&self) -> u32 {
        self.months.iter().map(ActiveMonth::turns).sum()
    }

    /// The days with a turn.
    pub fn days(&self) -> usize {
        self.months.iter().flat_map(|month| &month.turns).filter(|turns| **turns > 0).count()
    }
}

impl ActiveMonth {
    /// All turns together.
    pub fn turns(&self) -> u32 {
        self.turns.iter().sum()
    }
}

/// The first day of the month so many months before a day.
fn first_of_month(day: Date, back: i32) -> Date {
    day.first_of_month().saturating_sub(back.months())
}

/// A day as days since 1970.
fn first_day(day: Date) -> i64 {
    midnight(day).div_euclid(DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 22 November 2026, noon.
    const NOW: Millis = 1_795_348_800_000;

    #[test]
    fn twelve_months_end_today() {
        let today = NOW / DAY;
        let activity = Activity::of(NOW, &[(today - 400, 9), (today - 22, 2), (today, 5)]);
        let months: Vec<_> = (activity.months.iter())
            .map(|month| (month.year, month.month, month.turns.len()))
            .collect();
        assert_eq!(months[0], (2025, 12, 31));
        assert_eq!(months[2], (2026, 2, 28));
        assert_eq!(months[11], (2026, 11, 22));
        assert_eq!(activity.months[11].turns.last(), Some(&5));
        assert_eq!(activity.months[10].turns.last(), Some(&2), "31 October");
        assert_eq!((activity.turns(), activity.days()), (7, 2));
        // 1 December 2025.
        assert_eq!(Activity::since(NOW) * DAY, 1_764_547_200_000);
    }

    #[test]
    fn a_clock_that_is_far_off_does_no_harm() {
        for now in [i64::MIN, -1, 0, i64::MAX] {
            assert_eq!(Activity::of(now, &[]).months.len(), 12);
        }
    }
}
