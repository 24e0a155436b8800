//! The clock of the player to move, and what falls due while it runs.

use crate::time::{Calendar, DAY, HOUR, Millis};

/// The clock of the player to move, and when something falls due although nobody acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Since when the clock runs; none while it is stopped. The player's bank holds what was left at that moment.
    pub began_at: Option<Millis>,
    /// The deadline that an earlier version had shown, which gave time for outages without keeping for which: the clock
    /// runs out no earlier.
    pub opening: Option<Millis>,
    /// When the time runs out: an index of what follows from the rest.
    pub deadline_at: Option<Millis>,
    /// Since when the game is paused.
    pub paused_at: Option<Millis>,
    /// When the player was last reminded since the clock runs: reminders for earlier moments are done with. Of a player
    /// without a clock, when it was last asked whether they are still there.
    pub reminded_at: Option<Millis>,
    /// Until when the player wants no reminder, as of the last one that was due.
    pub remind_from: Option<Millis>,
    /// Whether the opponents were told, since the clock runs, that they may claim the game.
    pub claimable: bool,
    /// When the bot must look at the game although nobody acts: a deadline, a reminder, the end of a pause. An index, too.
    pub due_at: Option<Millis>,
}

impl Timing {
    /// The same while the clock is stopped: whatever was sent while it ran says nothing about the next time.
    #[must_use]
    pub(crate) fn stopped(self) -> Self {
        Self { paused_at: self.paused_at, due_at: self.due_at, ..Self::default() }
    }

    /// When the player is reminded, if nothing changes: at half of their time, a day before its end, and two hours
    /// before; not in the first hour, and not during a vacation but after it. Of several that would come at about the
    /// same time, only the first is kept.
    pub(crate) fn reminders(&self, calendar: &Calendar) -> Vec<Millis> {
        let (Some(began), Some(deadline)) = (self.began_at, self.deadline_at) else {
            return Vec::new();
        };
        let half = calendar.after(began, calendar.counted(began, deadline) / 2);
        let times = [half, deadline - DAY, deadline - 2 * HOUR];
        let mut times: Vec<Millis> = times.map(|at| calendar.at_home(at)).into();
        times.retain(|at| (began + HOUR..deadline).contains(at));
        times.sort_unstable();
        times.dedup_by(|later, earlier| *later - *earlier < 2 * HOUR);
        times
    }

    /// When the player is reminded next. What the opponents may claim is no longer worth a reminder.
    pub(crate) fn next_reminder(&self, calendar: &Calendar) -> Option<Millis> {
        let mut times = self.reminders(calendar).into_iter();
        let next = times.find(|at| Some(*at) > self.reminded_at && !self.claimable);
        next.map(|at| at.max(self.remind_from.unwrap_or(at)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wednesday, 18 November 2026, noon UTC.
    const NOON: Millis = 1_795_003_200_000;

    fn reminders(left: Millis, calendar: &Calendar) -> Vec<Millis> {
        let deadline_at = Some(calendar.after(NOON, left));
        let timing = Timing { began_at: Some(NOON), deadline_at, ..Timing::default() };
        timing.reminders(calendar).into_iter().map(|at| (at - NOON) / HOUR).collect()
    }

    #[test]
    fn reminders_come_at_half_the_time_a_day_and_two_hours_before_its_end() {
        let always = Calendar::default();
        assert_eq!(reminders(3 * DAY, &always), [36, 48, 70]);
        assert_eq!(reminders(2 * DAY, &always), [24, 46]);
        assert_eq!(reminders(5 * HOUR, &always), [2]);
        assert_eq!(reminders(HOUR, &always), [0; 0]);
    }

    #[test]
    fn half_of_the_time_is_half_of_what_counts_and_nobody_is_reminded_on_vacation() {
        let weekends = Calendar { weekends_free: true, ..Calendar::default() };
        assert_eq!(reminders(4 * DAY, &weekends), [48, 120, 142]);
        let uncounted = Vec::from_iter(Some(NOON + HOUR..NOON + 10 * DAY));
        let away = Calendar { uncounted, ..Calendar::default() };
        assert_eq!(reminders(20 * HOUR, &away), [240, 249, 257]);
    }
}
