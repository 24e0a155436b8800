//! Reminders: when a player is reminded of a game, and when they are left alone.

use jiff::civil::Time;
use jiff::tz::{self, TimeZone};
use jiff::{Timestamp, Zoned};

use crate::clocks::Clocks;
use crate::time::{DAY, HOUR, MINUTE, Millis};
use crate::{ActionError, Availability, Change, Notification, Notify, Remind, Result, SideEffect};

/// A reminder lists every waiting game, so no other game sends one within this time.
const BATCH: Millis = 3 * HOUR;

/// This close to the end of a player's time, a reminder is sent even in quiet hours: later it would be of no use.
const LAST_CALL: Millis = 30 * MINUTE;

/// What a member wants to change about their notifications, as they typed it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WantedReminders {
    /// How they are notified of their turns.
    pub notify: Option<Notify>,
    /// The hour of the daily message, from 0 to 23.
    pub daily_hour: Option<u16>,
    /// Where they are reminded.
    pub place: Option<Remind>,
    /// Quiet hours such as `22:00-7:30`; `none` for none.
    pub quiet_hours: Option<String>,
    /// The IANA name of their time zone; upper and lower case are the same.
    pub time_zone: Option<String>,
}

impl WantedReminders {
    /// Reads the changes, and returns a function that applies them at a time. Fails with [`ActionError::QuietHours`]
    /// and [`ActionError::TimeZone`].
    pub fn read(self) -> Result<impl FnOnce(&mut Availability, Millis)> {
        let quiet = self.quiet_hours.as_deref().map(quiet_hours).transpose()?;
        let zone = self.time_zone.as_deref().map(time_zone).transpose()?;
        Ok(move |availability: &mut Availability, now| {
            availability.notify = self.notify.unwrap_or(availability.notify);
            availability.daily_minute =
                self.daily_hour.map_or(availability.daily_minute, |hour| hour.min(23) * 60);
            availability.remind = self.place.unwrap_or(availability.remind);
            availability.quiet = quiet.unwrap_or(availability.quiet);
            availability.time_zone = zone.or_else(|| availability.time_zone.take());
            availability.daily_at = next_daily(availability, now);
        })
    }
}

/// Reminds the player to move, unless they do not want reminders or have just been reminded of all their games.
pub fn remind(change: &mut Change, clocks: &Clocks, availability: &Availability) {
    let now = change.at;
    let game = &change.game;
    let (Some(deadline), Some(player)) = (game.timing.deadline_at, game.to_move) else {
        return;
    };
    if clocks.next_reminder(game).is_some_and(|at| at <= now) {
        if let Some(later) = not_before(availability, now, deadline) {
            change.game.timing.remind_from = Some(later);
            clocks.index(&mut change.game);
            return;
        }
        let batch = |at: Millis| (0..BATCH).contains(&(now - at));
        let just_now = availability.reminded_at.is_some_and(batch);
        let urgent = deadline - now <= 2 * HOUR + BATCH;
        let wanted = match availability.notify {
            Notify::EveryTurn => true,
            Notify::WhenShort => deadline - now <= DAY,
            Notify::Daily => deadline - now <= 2 * HOUR,
            Notify::Never => false,
        };
        change.game.timing.reminded_at = Some(now);
        if wanted && availability.remind != Remind::Off && (!just_now || urgent) {
            let (seq, user) = (change.game.seq, change.game.players[player].person.id);
            change.tell(Notification::Reminder { player, seq, at: now });
            change.side_effects.push(SideEffect::Reminded(user));
        }
    }
    clocks.index(&mut change.game);
}

/// Snoozes a member's reminders for a day, except the last one before their time is up. Returns when the snooze ends.
pub fn snooze(availability: &mut Availability, now: Millis) -> Millis {
    let until = now + 24 * HOUR;
    availability.snoozed_until = Some(until);
    until
}

/// When the next daily message of a member is due; none if they did not choose one, or want no reminders at all.
pub fn next_daily(availability: &Availability, now: Millis) -> Option<Millis> {
    let here = local_time(availability, now)?;
    (availability.notify == Notify::Daily && availability.remind != Remind::Off)
        .then(|| next_at(&here, availability.daily_minute, now))
        .flatten()
}

/// When a member may next be reminded; `None` if they may be reminded now.
fn not_before(availability: &Availability, now: Millis, deadline: Millis) -> Option<Millis> {
    let snoozed = availability.snoozed_until.filter(|until| *until > now);
    let quiet = quiet_until(availability, now);
    let later = snoozed.max(quiet)?.min(deadline - LAST_CALL);
    Some(later).filter(|later| *later > now)
}

/// When the quiet hours end that `now` lies in. Quiet hours follow the clock of the member's time zone, including
/// daylight saving.
fn quiet_until(availability: &Availability, now: Millis) -> Option<Millis> {
    let (from, until) = availability.quiet?;
    let here = local_time(availability, now)?;
    let minute = minute_of(&here)?;
    let quiet = if from <= until {
        (from..until).contains(&minute)
    } else {
        minute >= from || minute < until
    };
    if quiet { next_at(&here, until, now) } else { None }
}

/// A time as clocks show it where the member lives.
fn local_time(availability: &Availability, now: Millis) -> Option<Zoned> {
    let zone = match &availability.time_zone {
        Some(name) => TimeZone::get(name).unwrap_or(TimeZone::UTC),
        None => TimeZone::UTC,
    };
    Some(Timestamp::from_millisecond(now).ok()?.to_zoned(zone))
}

/// The minute of the day.
fn minute_of(here: &Zoned) -> Option<u16> {
    Some(u16::try_from(here.hour()).ok()? * 60 + u16::try_from(here.minute()).ok()?)
}

/// When clocks show this minute of the day for the next time after `now`, which is `here`.
fn next_at(here: &Zoned, wanted: u16, now: Millis) -> Option<Millis> {
    let end =
        Time::new(i8::try_from(wanted / 60).ok()?, i8::try_from(wanted % 60).ok()?, 0, 0).ok()?;
    let is_today = minute_of(here)? < wanted;
    let day = if is_today { here.date() } else { here.date().tomorrow().ok()? };
    // When clocks are put back, an hour comes twice: the first may be over.
    let end = here.time_zone().to_ambiguous_zoned(day.to_datetime(end));
    let ends = [end.clone().compatible(), end.later()];
    let mut ends = ends.into_iter().flatten().map(|end| end.timestamp().as_millisecond());
    ends.find(|end| *end > now)
}

/// The canonical spelling of a time zone's name.
fn time_zone(typed: &str) -> Result<String> {
    let mut known = tz::db().available();
    let found = known.find(|known| known.as_str().eq_ignore_ascii_case(typed.trim()));
    found.map(|zone| zone.to_string()).ok_or_else(|| {
        let harmless =
            |letter: &char| letter.is_alphanumeric() || matches!(letter, '/' | '_' | '-');
        ActionError::TimeZone(typed.chars().filter(harmless).take(40).collect())
    })
}

/// Reads quiet hours such as `22:00-7:30`; `none` for none.
fn quiet_hours(text: &str) -> Result<Option<(u16, u16)>> {
    let text = text.trim().to_lowercase();
    if matches!(text.as_str(), "none" | "no" | "off") {
        return Ok(None);
    }
    let minute = |text: &str| {
        let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
        let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
        (hour < 24 && minute < 60).then_some(hour * 60 + minute)
    };
    let span =
        text.split_once(['-', '–']).and_then(|(from, until)| minute(from).zip(minute(until)));
    span.filter(|(from, until)| from != until).map(Some).ok_or(ActionError::QuietHours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::DAY;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn quiet(zone: &str, from: u16, until: u16) -> Availability {
        Availability {
            time_zone: Some(zone.to_owned()),
            quiet: Some((from * 60, until * 60)),
            ..Availability::default()
        }
    }

    #[test]
    fn quiet_hours_are_those_of_the_time_zone() {
        let vienna = quiet("Europe/Vienna", 22, 7);
        assert_eq!(quiet_until(&vienna, at("2026-11-20T20:59:00Z")), None);
        let morning = Some(at("2026-11-21T06:00:00Z"));
        assert_eq!(quiet_until(&vienna, at("2026-11-20T21:00:00Z")), morning);
        assert_eq!(quiet_until(&vienna, at("2026-11-21T05:59:00Z")), morning);
        assert_eq!(quiet_until(&vienna, at("2026-11-21T06:00:00Z")), None);
        // In the night to 25 October clocks are put back: seven o'clock comes an hour later.
        let autumn = Some(at("2026-10-25T06:00:00Z"));
        assert_eq!(quiet_until(&vienna, at("2026-10-24T21:00:00Z")), autumn);
        // A quarter past two comes twice, and so does half past two: the end was once found before the second.
        let until_half_past = Availability { quiet: Some((22 * 60, 150)), ..vienna.clone() };
        let second = at("2026-10-25T01:15:00Z");
        assert_eq!(quiet_until(&until_half_past, second), Some(second + 15 * MINUTE));
        assert_eq!(
            quiet_until(&quiet("Nowhere/Land", 1, 2), at("2026-10-24T01:30:00Z")),
            Some(at("2026-10-24T02:00:00Z"))
        );
    }

    #[test]
    fn the_last_call_comes_in_quiet_hours_too() {
        let night = quiet("UTC", 22, 7);
        let now = at("2026-11-20T23:00:00Z");
        assert_eq!(not_before(&night, now, now + DAY), Some(at("2026-11-21T07:00:00Z")));
        assert_eq!(not_before(&night, now, now + 2 * HOUR), Some(now + 90 * MINUTE));
        assert_eq!(not_before(&night, now, now + 20 * MINUTE), None);
        let snoozed = Availability { snoozed_until: Some(now + DAY), ..Availability::default() };
        assert_eq!(not_before(&snoozed, now, now + 3 * DAY), Some(now + DAY));
        assert_eq!(not_before(&snoozed, now, now + 2 * HOUR), Some(now + 90 * MINUTE));
    }

    #[test]
    fn the_daily_message_comes_at_its_hour_of_the_time_zone() {
        let daily = Availability {
            notify: Notify::Daily,
            time_zone: Some("Europe/Vienna".to_owned()),
            ..Availability::default()
        };
        let next = |now| next_daily(&daily, at(now));
        // Six o'clock in the evening, also after clocks are put back in the night to 25 October.
        assert_eq!(next("2026-10-24T15:59:00Z"), Some(at("2026-10-24T16:00:00Z")));
        assert_eq!(next("2026-10-24T16:00:00Z"), Some(at("2026-10-25T17:00:00Z")));
        assert_eq!(next_daily(&Availability::default(), 0), None);
        assert_eq!(next_daily(&Availability { remind: Remind::Off, ..daily }, 0), None);
    }

    #[test]
    fn quiet_hours_are_read() {
        assert_eq!(quiet_hours("22:00-7:30").unwrap(), Some((1320, 450)));
        assert_eq!(quiet_hours("23 – 7").unwrap(), Some((1380, 420)));
        assert_eq!(quiet_hours("none").unwrap(), None);
        for text in ["", "22", "25:00-7:00", "7-7", "22:61-7", "night"] {
            assert!(quiet_hours(text).is_err(), "{text}");
        }
    }
}
