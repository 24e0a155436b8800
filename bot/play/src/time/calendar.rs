//! The time that does not count on a player's clock.

use std::ops::Range;

use super::{DAY, Millis};

/// When the clock of a player does not run: at weekends, if the table agreed on that, and in the intervals that do not
/// count. Weekends are Saturday and Sunday UTC, so that they are the same for everybody at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// Whether the clock stops at weekends.
    pub weekends_free: bool,
    /// The intervals that do not count, in any order: each from its first millisecond to the one after its last, which
    /// is [`Millis::MAX`] while nobody knows when it ends.
    pub uncounted: Vec<Range<Millis>>,
}

/// 1970 began on a Thursday.
const FIRST_SATURDAY: Millis = 2 * DAY;

impl Calendar {
    /// When `amount` of counting time has passed since `from`; [`Millis::MAX`] if nobody knows.
    pub fn after(&self, from: Millis, mut amount: Millis) -> Millis {
        let mut at = from;
        loop {
            at = self.working_from(at);
            let room = self.working_until(at).saturating_sub(at);
            if amount <= room || at == Millis::MAX {
                return at.saturating_add(amount);
            }
            amount -= room;
            at += room;
        }
    }

    /// How much of the time from `from` to `until` counts.
    pub fn counted(&self, from: Millis, until: Millis) -> Millis {
        let (mut at, mut counted) = (from, 0);
        loop {
            at = self.working_from(at);
            if at >= until {
                return counted;
            }
            let stop = self.working_until(at).min(until);
            counted += stop - at;
            at = stop;
        }
    }

    /// The end of the intervals that `at` lies in, or else `at`. Weekends do not matter.
    pub fn at_home(&self, mut at: Millis) -> Millis {
        while let Some(end) = self.end_of_interval(at) {
            at = end;
        }
        at
    }

    /// The latest end of an interval that `at` lies in.
    fn end_of_interval(&self, at: Millis) -> Option<Millis> {
        let inside = self.uncounted.iter().filter(|interval| interval.contains(&at));
        inside.map(|interval| interval.end).max()
    }

    /// The first moment that counts, from `at` on.
    fn working_from(&self, mut at: Millis) -> Millis {
        loop {
            at = self.at_home(at);
            let into_week = at.saturating_sub(FIRST_SATURDAY).rem_euclid(7 * DAY);
            if !self.weekends_free || into_week >= 2 * DAY || at == Millis::MAX {
                return at;
            }
            at = at.saturating_add(2 * DAY - into_week);
        }
    }

    /// The end of the counting time that `at` belongs to.
    fn working_until(&self, at: Millis) -> Millis {
        let starts = self.uncounted.iter().map(|interval| interval.start);
        let next = starts.filter(|start| *start > at).min().unwrap_or(Millis::MAX);
        if self.weekends_free {
            let into_week = at.saturating_sub(FIRST_SATURDAY).rem_euclid(7 * DAY);
            next.min(at.saturating_add(7 * DAY - into_week))
        } else {
            next
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::time::HOUR;

    /// Friday, 20 November 2026, 18:00 UTC.
    const FRIDAY_EVENING: Millis = 1_795_197_600_000;

    #[test]
    fn weekends_are_saturday_and_sunday_utc() {
        let free = Calendar { weekends_free: true, ..Calendar::default() };
        let monday = FRIDAY_EVENING + 6 * HOUR + 2 * DAY;
        assert_eq!(free.after(FRIDAY_EVENING, 6 * HOUR), FRIDAY_EVENING + 6 * HOUR);
        assert_eq!(free.after(FRIDAY_EVENING, 7 * HOUR), monday + HOUR);
        assert_eq!(free.after(FRIDAY_EVENING + DAY, HOUR), monday + HOUR);
        assert_eq!(free.counted(FRIDAY_EVENING, monday), 6 * HOUR);
        assert_eq!(Calendar::default().counted(FRIDAY_EVENING, monday), 6 * HOUR + 2 * DAY);
    }

    #[test]
    fn a_vacation_that_overlaps_a_weekend_is_not_counted_twice() {
        let monday = FRIDAY_EVENING + 6 * HOUR + 2 * DAY;
        let away = Calendar {
            weekends_free: true,
            uncounted: Vec::from_iter(Some(FRIDAY_EVENING + 3 * HOUR..monday + DAY)),
        };
        assert_eq!(away.after(FRIDAY_EVENING, 4 * HOUR), monday + DAY + HOUR);
        assert_eq!(away.counted(FRIDAY_EVENING, monday + 2 * DAY), 3 * HOUR + DAY);
    }

    proptest! {
        #[test]
        fn what_is_used_up_was_counted(
            from in 0..10 * 365 * DAY,
            amount in 0..90 * DAY,
            weekends_free: bool,
            intervals in proptest::collection::vec((-30 * DAY..60 * DAY, 0..60 * DAY), 0..5),
        ) {
            let intervals = intervals.into_iter();
            let uncounted =
                intervals.map(|(start, length)| from + start..from + start + length).collect();
            let calendar = Calendar { weekends_free, uncounted };
            let end = calendar.after(from, amount);
            prop_assert!(end >= from + amount);
            prop_assert_eq!(calendar.counted(from, end), amount);
        }
    }
}
