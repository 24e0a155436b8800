//! Vacations and reminders, told to the member they belong to.

use crate::texts::Texts;
use play::time::Millis;
use play::{Availability, Remind};

use super::Post;
use super::words::{moment, said};
use crate::spans::days;

/// Where somebody's vacation stands.
#[must_use]
pub fn vacation(t: &Texts, availability: &Availability, left: Millis, now: Millis) -> Post {
    let under_way = availability
        .vacation
        .as_ref()
        .filter(|vacation| vacation.contains(&now));
    let state = match under_way {
        Some(vacation) => format!(
            "You are on vacation until {}: your clocks stand, and you may play all the same. `/pacru time vacation days:0` ends it.",
            moment(vacation.end, 'f')
        ),
        None => "You are not on vacation.".to_owned(),
    };
    let by_itself = if availability.vacation_by_itself {
        "When your time would run out, a day of it is taken by itself."
    } else {
        "It never begins by itself."
    };
    said(format!(
        "{state}\nYou have {} of this year's 30 days left. {by_itself}\nIt counts in every game but those of minutes.",
        days(t, left)
    ))
}

/// Where and when somebody is reminded.
#[must_use]
pub fn reminders(t: &Texts, availability: &Availability) -> Post {
    let place = match availability.remind {
        Remind::Channel => "in the game's channel",
        Remind::Direct => "in a direct message",
        Remind::Off => return said("You are not reminded of games that wait for you; the board of each turn still calls you.".to_owned()),
    };
    let quiet = match availability.quiet {
        Some((from, until)) => format!(
            "Quiet hours: {} to {} ({}); only the last call before your time is up comes then.",
            clock(from),
            clock(until),
            availability.time_zone.as_deref().unwrap_or("UTC")
        ),
        None => "There are no quiet hours.".to_owned(),
    };
    said(format!(
        "You are reminded {place}: at half of your time, a day and two hours before its end; one message for all games.\n{quiet}"
    ))
}

fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}
