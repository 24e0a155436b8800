//! Vacations: 30 days a year on which a player's clocks are stopped, begun by the player or automatically.

use std::ops::Range;

use crate::clocks::Clocks;
use crate::time::{DAY, Millis, day_of};
use crate::{ActionError, Availability, Away, Change, EventKind, Game, GameStatus, Result, UserId};

/// The vacation that every member has for each calendar year (UTC).
const YEARLY: Millis = 30 * DAY;

/// The old and the new end of a vacation.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The previous vacation.
    pub before: Option<Range<Millis>>,
    /// When the vacation ends now.
    pub end: Millis,
    /// Whether it began automatically.
    pub automatic: bool,
}

/// Begins a vacation of this many days now, or changes the end of the current one. Fails with
/// [`ActionError::Vacation`].
pub fn begin(availability: &mut Availability, now: Millis, days: u16) -> Result<Changed> {
    let length = Millis::from(days) * DAY;
    let before = availability.vacation.clone();
    give_back(availability, now);
    let left = left(availability, now);
    if !(DAY..=left).contains(&length) {
        return Err(ActionError::Vacation(left / DAY));
    }
    let end = take(availability, now, length);
    Ok(Changed { before, end, automatic: false })
}

/// Ends a vacation now. The member keeps the rest for later. Fails with [`ActionError::NoVacation`].
pub fn end(availability: &mut Availability, now: Millis) -> Result<Changed> {
    if !under_way(availability, now) {
        return Err(ActionError::NoVacation);
    }
    let before = availability.vacation.clone();
    give_back(availability, now);
    Ok(Changed { before, end: now, automatic: false })
}

/// Begins a day of vacation for a member whose time is up, if they want that and have a day left.
pub fn begin_automatically(availability: &mut Availability, now: Millis) -> Option<Changed> {
    if !availability.automatic_vacation || left(availability, now) < DAY {
        return None;
    }
    let before = availability.vacation.clone();
    let end = take(availability, now, DAY);
    Some(Changed { before, end, automatic: true })
}

/// Updates a game for the vacation of a player that has just begun automatically. `clocks` are those from before it.
pub fn goes_on_vacation(change: &mut Change, clocks: &Clocks, player: usize, vacation: &Changed) {
    let (now, user) = (change.at, change.game.players[player].person.id);
    clocks.stop(change);
    clocks.with_vacation(user, Some(&(now..vacation.end))).start(change);
    // The vacation continues that of the day before, so the opponents are told only once.
    let before = vacation.before.as_ref();
    if before.is_none_or(|before| now - before.end >= DAY) {
        let away = Away { until: vacation.end, automatic: true };
        change.happen(EventKind::Vacation(Some(away)), Some(player));
        change.tell_notice();
    }
}

/// Whether the clock of a game depends on the vacation of a member: it is their clock, and it runs.
pub fn concerns(game: &Game, user: UserId) -> bool {
    Clocks::heed_vacations(game)
        && game.status == GameStatus::Active
        && game.timing.began_at.is_some()
        && game.mover().is_some_and(|mover| mover.id == user)
}

/// Restarts the clock of the player to move after their vacation has changed. `clocks` contain the new vacation,
/// `changed` is what has changed. The game's channel is told if `tell` says so: once for all games is enough.
pub fn restart_clock(change: &mut Change, clocks: &Clocks, changed: &Changed, tell: bool) {
    let Some(player) = change.game.to_move else {
        return;
    };
    let user = change.game.players[player].person.id;
    clocks.with_vacation(user, changed.before.as_ref()).stop(change);
    clocks.start(change);
    let Changed { end: until, automatic, .. } = *changed;
    if until > change.at {
        change.happen(EventKind::Vacation(Some(Away { until, automatic })), Some(player));
        if tell {
            change.tell_notice();
        }
    }
}

/// Whether a member is on vacation.
pub fn under_way(availability: &Availability, now: Millis) -> bool {
    let vacation: Option<&Range<Millis>> = availability.vacation.as_ref();
    vacation.is_some_and(|vacation| vacation.contains(&now))
}

/// How much of this year's vacation is left.
pub fn left(availability: &Availability, now: Millis) -> Millis {
    let this_year = availability.vacation_year == Some(year(now));
    YEARLY - if this_year { availability.vacation_used } else { 0 }
}

/// Uses this much vacation from now on; returns when it ends.
fn take(availability: &mut Availability, now: Millis, length: Millis) -> Millis {
    if availability.vacation_year != Some(year(now)) {
        availability.vacation_year = Some(year(now));
        availability.vacation_used = 0;
    }
    availability.vacation_used += length;
    availability.vacation = Some(now..now + length);
    now + length
}

/// Gives back the unused rest of the current vacation, and ends it.
fn give_back(availability: &mut Availability, now: Millis) {
    if let Some(vacation) = &mut availability.vacation
        && vacation.contains(&now)
    {
        let unused = vacation.end - now;
        availability.vacation_used = (availability.vacation_used - unused).max(0);
        vacation.end = now;
    }
}

fn year(at: Millis) -> i16 {
    day_of(at).year()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 20 December 2026.
    const DECEMBER: Millis = 1_797_724_800_000;

    #[test]
    fn thirty_days_a_year_and_what_is_not_used_comes_back() {
        let mut ana = Availability::default();
        assert_eq!(left(&ana, DECEMBER), YEARLY);
        assert_eq!(take(&mut ana, DECEMBER, 10 * DAY), DECEMBER + 10 * DAY);
        assert_eq!(left(&ana, DECEMBER), 20 * DAY);
        assert!(under_way(&ana, DECEMBER + 9 * DAY));

        give_back(&mut ana, DECEMBER + 4 * DAY);
        assert_eq!(left(&ana, DECEMBER + 4 * DAY), 26 * DAY);
        assert!(!under_way(&ana, DECEMBER + 4 * DAY));
        give_back(&mut ana, DECEMBER + 5 * DAY);
        assert_eq!(left(&ana, DECEMBER + 5 * DAY), 26 * DAY);
        assert_eq!(left(&ana, DECEMBER + 15 * DAY), YEARLY, "in the new year");
    }
}
