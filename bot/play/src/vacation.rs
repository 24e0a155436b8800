//! Vacations: 30 days a year on which a player's clocks are stopped, begun by the player or automatically.

use std::ops::Range;

use jiff::civil::Date;

use crate::clocks::Clocks;
use crate::time::{DAY, Millis, day_of, midnight};
use crate::{ActionError, Availability, Away, Change, EventKind, Game, GameStatus, Result, UserId};

/// The vacation that every member has for each calendar year (UTC). A vacation that goes on into the next year uses that
/// of both.
const YEARLY: Millis = 30 * DAY;

/// How long a vacation that is over is kept: no clock has run for longer, since a bank holds 90 days at most.
const KEPT: Millis = 2 * 366 * DAY;

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
    let longest = longest(availability, now);
    if !(DAY..=longest).contains(&length) {
        return Err(ActionError::Vacation(longest / DAY));
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
    if !availability.automatic_vacation || longest(availability, now) < DAY {
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
    clocks.with_vacation(user, now..vacation.end).start(change);
    // The vacation continues that of the day before, so the opponents are told only once.
    let before = vacation.before.as_ref();
    if before.is_none_or(|before| now - before.end >= DAY) {
        let away = Away { until: vacation.end, automatic: true };
        change.happen(EventKind::Vacation(Some(away)), Some(player));
        change.tell_notice();
    }
}

/// Whether the clock of a game depends on the vacation of a member: it is their clock, and it runs, or would if they could
/// be reached.
pub fn concerns(game: &Game, user: UserId) -> bool {
    Clocks::heed_vacations(game)
        && game.status == GameStatus::Active
        && (game.timing.began_at.is_some() || Clocks::is_suspended(game))
        && game.mover().is_some_and(|mover| mover.id == user)
}

/// Begins the clock of the player to move anew after their vacation has changed, with what was left. `clocks` contain the
/// new vacation, `changed` is what has changed. The game's channel is told if `tell` says so: once for all games is enough.
pub fn restart_clock(change: &mut Change, clocks: &Clocks, changed: &Changed, tell: bool) {
    let Some(player) = change.game.to_move else {
        return;
    };
    if Clocks::is_suspended(&change.game) {
        clocks.index(&mut change.game);
        return;
    }
    clocks.stop(change);
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
    (YEARLY - used_in(availability, year(now))).max(0)
}

/// The longest vacation that can begin now: what is left of this year, and where that reaches into the next year, what
/// there is for that one.
pub fn longest(availability: &Availability, now: Millis) -> Millis {
    let (left, rest_of_year) = (left(availability, now), year_after(now) - now);
    if left < rest_of_year { left } else { rest_of_year + YEARLY }
}

/// How much vacation of a year is used or planned. Of a vacation that began in the year before, this is the part that lies
/// in this one.
fn used_in(availability: &Availability, this: i16) -> Millis {
    let vacation = availability.vacation.as_ref();
    match availability.vacation_year {
        Some(year) if year == this => availability.vacation_used,
        Some(year) if year + 1 == this => {
            vacation.map_or(0, |it| (it.end - year_start(this).max(it.start)).max(0))
        }
        _ => 0,
    }
}

/// Uses this much vacation from now on; returns when it ends. The one before is kept as long as a clock may have run
/// through it.
fn take(availability: &mut Availability, now: Millis, length: Millis) -> Millis {
    let end = now + length;
    availability.vacations_before.retain(|before| now - before.end < KEPT);
    availability.vacations_before.extend(availability.vacation.take());
    availability.vacation_used = used_in(availability, year(now)) + end.min(year_after(now)) - now;
    availability.vacation_year = Some(year(now));
    availability.vacation = Some(now..end);
    end
}

/// Gives back the unused rest of the current vacation, and ends it.
fn give_back(availability: &mut Availability, now: Millis) {
    if !under_way(availability, now) {
        return;
    }
    let used = used_in(availability, year(now));
    if let Some(vacation) = &mut availability.vacation {
        let unused = vacation.end.min(year_after(now)) - now;
        availability.vacation_used = (used - unused).max(0);
        availability.vacation_year = Some(year(now));
        vacation.end = now;
    }
}

/// The first moment of the year after the one that `at` lies in.
fn year_after(at: Millis) -> Millis {
    year_start(year(at) + 1)
}

fn year_start(year: i16) -> Millis {
    midnight(Date::constant(year, 1, 1))
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

    /// Seven days were once refused on 30 December, although five of them lay in the new year.
    #[test]
    fn a_vacation_across_the_new_year_uses_the_days_of_both_years() {
        let mut ana = Availability::default();
        let new_year = DECEMBER + 12 * DAY;
        take(&mut ana, DECEMBER - 40 * DAY, 28 * DAY);
        let eve = new_year - 2 * DAY;
        assert_eq!(left(&ana, eve), 2 * DAY);
        assert_eq!(longest(&ana, eve - DAY), 2 * DAY, "the new year is out of reach");
        assert_eq!(longest(&ana, eve), 32 * DAY);
        let begun = begin(&mut ana, eve, 7).unwrap();
        assert_eq!(begun.end, new_year + 5 * DAY);
        assert_eq!(left(&ana, eve), 0);
        assert_eq!(left(&ana, new_year + DAY), 25 * DAY);
        // What is not used of it belongs to the new year again.
        let ended = end(&mut ana, new_year + 3 * DAY).unwrap();
        assert_eq!(ended.end, new_year + 3 * DAY);
        assert_eq!(left(&ana, new_year + 3 * DAY), 27 * DAY);
        begin(&mut ana, new_year + 10 * DAY, 27).unwrap();
        assert_eq!(left(&ana, new_year + 40 * DAY), 0);
    }

    #[test]
    fn without_a_day_left_no_vacation_begins_automatically() {
        let mut ana = Availability::default();
        take(&mut ana, DECEMBER - 40 * DAY, YEARLY);
        assert!(begin_automatically(&mut ana, DECEMBER).is_none());
        assert!(begin_automatically(&mut ana, DECEMBER + 12 * DAY).is_some());
    }
}
