//! Vacations and reminders, as shown to their member.

use crate::texts::Texts;
use play::time::Millis;
use play::{Availability, Game, Notify, Remind};

use super::words::{moment, said};
use super::{Menu, Post, Row};
use crate::custom_id::{Action, ButtonData, CustomId, GameButton, NotificationSetting};
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

/// How, where and when a member is notified, as sentences and as menus.
pub fn notifications(t: &Texts, availability: &Availability, now: Millis) -> Post {
    let zone = availability.time_zone.as_deref().unwrap_or("UTC");
    let (calls, reminders, next) = match (availability.notify, availability.remind) {
        (Notify::EveryTurn, Remind::Off) => {
            let calls = t.say(m::NotificationsTurn) + " " + &t.say(m::RemindersOff);
            (calls, None, Some(t.say(m::NotificationsNextTurn)))
        }
        (Notify::Never, _) | (_, Remind::Off) => (t.say(m::NotificationsNever), None, None),
        (Notify::EveryTurn, _) => {
            let next = t.say(m::NotificationsNextTurn);
            (t.say(m::NotificationsTurn), Some(t.say(m::RemindersAtTurn)), Some(next))
        }
        (Notify::Daily, _) => {
            let hour = clock(availability.daily_minute);
            let next = availability.daily_at.unwrap_or(now);
            let next = t.say(m::NotificationsNextDaily { next: moment(next, 'R') });
            let calls = t.say(m::NotificationsDaily { hour, zone });
            (calls, Some(t.say(m::RemindersBesidesDaily)), Some(next))
        }
        (Notify::WhenShort, _) => {
            let next = t.say(m::NotificationsNextShort);
            (t.say(m::NotificationsShort), Some(t.say(m::RemindersWhenShort)), Some(next))
        }
    };
    let mut lines = vec![t.say(m::NotificationsHeading), calls];
    if let Some(reminders) = reminders {
        let place = match (availability.notify, availability.remind) {
            (Notify::Daily, Remind::Direct) => t.say(m::NotificationsDailyDirect),
            (Notify::Daily, _) => t.say(m::NotificationsDailyChannel),
            (_, Remind::Direct) => t.say(m::RemindersDirect),
            _ => t.say(m::RemindersChannel),
        };
        lines.push(format!("{place} {reminders}"));
        lines.push(match availability.quiet {
            Some((from, until)) => {
                t.say(m::RemindersQuiet { from: clock(from), until: clock(until), zone })
            }
            None => t.say(m::RemindersNeverQuiet),
        });
        lines.push(t.say(m::RemindersWeekends));
        let snoozed = availability.snoozed_until.filter(|until| *until > now);
        lines.extend(snoozed.map(|it| t.say(m::NoticeSnoozed { date: moment(it, 'f') })));
    }
    lines.push(t.say(m::NotificationsInGame));
    let vacation = availability.vacation.as_ref().filter(|vacation| vacation.contains(&now));
    lines.extend(vacation.map(|it| t.say(m::VacationUntil { moment: moment(it.end, 'f') })));
    lines.extend(next);
    let place = |place| match place {
        Remind::Channel => t.say(m::RemindersPlaceChannel),
        Remind::Direct => t.say(m::RemindersPlaceDirect),
        Remind::Off => t.say(m::RemindersPlaceNowhere),
    };
    let id = |name: &str| format!("{}{name}", NotificationSetting::PREFIX);
    let (notify, hour) = (NotificationSetting::Notify, NotificationSetting::Hour);
    let mut menus =
        vec![Menu::of(id("notify"), Notify::ALL, availability.notify, notify, |it| choice(t, it))];
    if availability.notify == Notify::Daily && availability.remind != Remind::Off {
        let hours: Vec<u16> = (0..24).collect();
        let at = |hour| t.say(m::NotificationsHour { hour: clock(hour * 60) });
        menus.push(Menu::of(id("hour"), &hours, availability.daily_minute / 60, hour, at));
    }
    let chosen = availability.remind;
    menus.push(Menu::of(id("place"), Remind::ALL, chosen, NotificationSetting::Place, place));
    let rows = menus.into_iter().map(Row::Menu).collect();
    Post { rows, ..said(lines.join("\n")) }
}

/// A way of being notified, as menus have it.
fn choice(t: &Texts, notify: Notify) -> String {
    match notify {
        Notify::EveryTurn => t.say(m::NotifyTurn),
        Notify::Daily => t.say(m::NotifyDaily),
        Notify::WhenShort => t.say(m::NotifyShort),
        Notify::Never => t.say(m::NotifyNever),
    }
}

/// The answer to a player who chose how they are notified of one game.
pub fn notify_chosen(t: &Texts, game: &Game) -> Post {
    said(t.say(m::NotificationsChosen { code: &game.code }))
}

/// The menu for how a player is notified of one game; none for the same as of all games.
pub(super) fn notify_in(t: &Texts, game: &Game, chosen: Option<Notify>) -> Row {
    let all = [None, Some(Notify::EveryTurn), Some(Notify::WhenShort), Some(Notify::Never)];
    let custom_id = |notify| {
        let (code, seq) = (game.code.clone(), game.seq);
        CustomId::from(GameButton { code, seq, action: Action::Notify(notify) })
    };
    let label = |notify: Option<Notify>| match notify {
        None => t.say(m::NotifyAsAlways),
        Some(notify) => t.say(m::NotifyInGame { choice: choice(t, notify) }),
    };
    let id = format!("{}:menu", custom_id(None));
    Row::Menu(Menu::of(id, &all, chosen, custom_id, label))
}

fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}
