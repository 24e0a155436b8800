//! Vacations and reminders, as shown to their member.

use crate::texts::Texts;
use play::time::Millis;
use play::{Availability, Remind};

use super::Post;
use super::words::{moment, said};
use crate::messages as m;
use crate::spans::days;

/// A member's vacation: whether they are on one, and how much is left.
pub fn vacation(t: &Texts, availability: &Availability, left: Millis, now: Millis) -> Post {
    let under_way = availability.vacation.as_ref().filter(|vacation| vacation.contains(&now));
    let state = match under_way {
        Some(vacation) => t.say(m::VacationUntil { moment: moment(vacation.end, 'f') }),
        None => t.say(m::VacationNone),
    };
    let left = t.say(m::VacationLeft { left: days(t, left) });
    let automatic = if availability.automatic_vacation {
        t.say(m::VacationByItself)
    } else {
        t.say(m::VacationNeverByItself)
    };
    let counts = t.say(m::VacationCounts);
    said(format!("{state}\n{left} {automatic}\n{counts}"))
}

/// Where and when a member is reminded.
pub fn reminders(t: &Texts, availability: &Availability) -> Post {
    let place = match availability.remind {
        Remind::Channel => t.say(m::RemindersChannel),
        Remind::Direct => t.say(m::RemindersDirect),
        Remind::Off => return said(t.say(m::RemindersOff)),
    };
    let quiet = match availability.quiet {
        Some((from, until)) => t.say(m::RemindersQuiet {
            from: clock(from),
            until: clock(until),
            zone: availability.time_zone.as_deref().unwrap_or("UTC"),
        }),
        None => t.say(m::RemindersNeverQuiet),
    };
    said(format!("{place}\n{quiet}"))
}

fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}
