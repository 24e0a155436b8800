//! The time that does not count on a player's clock.

use std::ops::Range;

use super::{DAY, Millis};

/// When the clock of a player stops automatically: at weekends, if the table agreed on that, and while they are on
/// vacation. Weekends are Saturday and Sunday UTC, so that they are the same for everybody at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// Whether the clock stops at weekends.
    pub weekends_free: bool,
    /// A vacation, from its first millisecond to the one after its last.
    pub vacation: Option<Range<Millis>>,
}

/// 1970 began on a Thursday.
const FIRST_SATURDAY: Millis = 2 * DAY;

impl Calendar {
    /// When `amount` of counting time has passed since `from`.
    pub fn after(&self, from: Millis, mut amount: Millis) -> Millis {
        let mut at = from;
        loop {
            at = self.working_from(at);
            let room = self.working_until(at).saturating_sub(at);
            if amount <= room {
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

    /// The end of the vacation that `at` lies in, or else `at`.
    pub fn at_home(&self, at: Millis) -> Millis {
        self.vacation.as_ref().filter(|away| away.contains(&at)).map_or(at, |away| away.end)
    }

    /// The first moment that counts, from `at` on.
    fn working_from(&self, mut at: Millis) -> Millis {
        loop {
            let vacation = self.vacation.as_ref().filter(|vacation| vacation.contains(&at));
            let into_week = (at - FIRST_SATURDAY).rem_euclid(7 * DAY);
            if let Some(vacation) = vacation {
                at = vacation.end;
            } else if self.weekends_free && into_week < 2 * DAY {
                at += 2 * DAY - into_week;
            } else {
                return at;
            }
        }
    }

    /// The end of the counting time that `at` belongs to.
    fn working_until(&self, at: Millis) -> Millis {
        let vacation = self.vacation.as_ref().map(|vacation| vacation.start);
        let vacation = vacation.filter(|start| *start > at).unwrap_or(Millis::MAX);
        if self.weekends_free {
            let into_week = (at - FIRST_SATURDAY).rem_euclid(7 * DAY);
            vacation.min(at + 7 * DAY - into_week)
        } else {
            vacation
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
        let free = Calendar { weekends_free: true, vacation: None };
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
            vacation: Some(FRIDAY_EVENING + 3 * HOUR..monday + DAY),
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
            vacation in proptest::option::of((-30 * DAY..60 * DAY, 1..60 * DAY)),
        ) {
            let vacation = vacation.map(|(start, length)| from + start..from + start + length);
            let calendar = Calendar { weekends_free, vacation };
            let end = calendar.after(from, amount);
            prop_assert!(end >= from + amount);
            prop_assert_eq!(calendar.counted(from, end), amount);
        }
    }
}
