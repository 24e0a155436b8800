//! Vacations and reminders, as shown to their member.

use crate::texts::Texts;
use play::time::{DAY, Millis};
use play::{Availability, Game, Notify, Remind, WantedReminders, vacation};

use super::words::{moment, said};
use super::{Button, Filled, Form, Input, Menu, Post, Row, game_button};
use crate::custom_id::{Action, FormButton};
use crate::form::{change_button, option, part, with_form};
use crate::messages as m;
use crate::spans::days;

/// A member's vacation: whether they are on one, how much is left, and whether one may begin
/// automatically.
pub fn vacation(t: &Texts, availability: &Availability, now: Millis) -> Post {
    let (left, longest) = (vacation::left(availability, now), vacation::longest(availability, now));
    let under_way = availability.vacation.as_ref().filter(|vacation| vacation.contains(&now));
    let state = match under_way {
        Some(vacation) => t.say(m::VacationUntil { moment: moment(vacation.end, 'f') }),
        None => t.say(m::VacationNone),
    };
    let left = t.say(m::VacationLeft { left: days(t, left) });
    let automatic = if !availability.automatic_vacation {
        t.say(m::VacationNeverByItself)
    } else if longest < DAY {
        t.say(m::VacationUsedUp)
    } else {
        t.say(m::VacationByItself)
    };
    let counts = t.say(m::VacationCounts);
    with_form(t, said(format!("{state}\n{left} {automatic}\n{counts}")), FormButton::Vacation)
}

/// How, where and when a member is notified.
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
    let own = [FormButton::Notifications, FormButton::Vacation];
    let [change, away] = own.map(|form| change_button(t, form));
    let away = Button { label: t.say(m::ButtonVacation), ..away };
    said(lines.join("\n")).with_buttons(vec![change, away])
}

const NOTIFY: &str = "notify";
const HOUR: &str = "hour";
const PLACE: &str = "place";
const QUIET: &str = "quiet";
const ZONE: &str = "zone";

/// Asks how a member wants to be notified, filled with what they have chosen.
pub fn notifications_form(t: &Texts, now: &Availability) -> Form {
    let notify = |it: &Notify| option(it.as_str(), choice(t, *it), *it == now.notify);
    let place = |it: &Remind| {
        let label = match it {
            Remind::Channel => t.say(m::RemindersPlaceChannel),
            Remind::Direct => t.say(m::RemindersPlaceDirect),
            Remind::Off => t.say(m::RemindersPlaceNowhere),
        };
        option(it.as_str(), label, *it == now.remind)
    };
    let hour =
        |hour: u16| option(hour.to_string(), clock(hour * 60), hour == now.daily_minute / 60);
    let hours = (0..24).map(hour).collect();
    let quiet = now.quiet.map(|(from, until)| format!("{}-{}", clock(from), clock(until)));
    let quiet = Input::Line { text: quiet.unwrap_or_default(), longest: 20, is_required: false };
    let text = now.time_zone.clone().unwrap_or_default();
    let zone = Input::Line { text, longest: 60, is_required: false };
    let (notify, place) =
        (Notify::ALL.iter().map(notify).collect(), Remind::ALL.iter().map(place).collect());
    Form {
        id: FormButton::Notifications.into(),
        heading: t.say(m::ButtonNotifications),
        parts: vec![
            part(t.say(m::NotificationsFormTurns), NOTIFY, Input::One(notify)),
            part(t.say(m::NotificationsFormHour), HOUR, Input::OneOrNone(hours)),
            part(t.say(m::NotificationsFormPlace), PLACE, Input::One(place)),
            part(t.say(m::NotificationsFormQuiet), QUIET, quiet)
                .hint(t.say(m::NotificationsFormNeverQuiet)),
            part(t.say(m::NotificationsFormZone), ZONE, zone).hint(t.say(m::NotificationsFormUtc)),
        ],
    }
}

/// What a member has filled in about how they are notified; `None` if this version did not ask
/// that.
pub fn wanted_reminders_of(filled: &Filled) -> Option<WantedReminders> {
    let line = |part, empty: &str| {
        let text = filled.one(part).unwrap_or_default().trim();
        Some(if text.is_empty() { empty.to_owned() } else { text.to_owned() })
    };
    Some(WantedReminders {
        notify: Some(Notify::read(filled.one(NOTIFY)?)?),
        daily_hour: filled.one(HOUR).map(str::parse).transpose().ok()?,
        place: Some(Remind::read(filled.one(PLACE)?)?),
        quiet_hours: line(QUIET, "none"),
        time_zone: line(ZONE, "UTC"),
    })
}

const DAYS: &str = "days";
const ITSELF: &str = "itself";
const AUTOMATIC: &str = "automatic";

/// Asks whether a member is away, and whether a vacation may begin automatically. So much of this
/// year's is `left`.
pub fn vacation_form(t: &Texts, now: &Availability, left: Millis) -> Form {
    let hint = t.say(m::VacationFormHint { left: days(t, left) });
    let itself = option(AUTOMATIC, t.say(m::VacationFormAutomatic), now.automatic_vacation);
    let line = Input::Line { text: String::new(), longest: 3, is_required: false };
    Form {
        id: FormButton::Vacation.into(),
        heading: t.say(m::ButtonVacation),
        parts: vec![
            part(t.say(m::VacationFormDays), DAYS, line).hint(hint),
            part(t.say(m::VacationFormItself), ITSELF, Input::Any(vec![itself])),
        ],
    }
}

/// For how many days a member is away from now, if they have said so, and whether a vacation may
/// begin by itself. What is no number is a number of days that nobody has.
pub fn vacation_of(filled: &Filled) -> (Option<u16>, bool) {
    let typed = filled.one(DAYS).map(str::trim).filter(|days| !days.is_empty());
    let days = typed.map(|days| days.parse().unwrap_or(u16::MAX));
    (days, filled.has(ITSELF, AUTOMATIC))
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
    let custom_id = |notify| game_button(game, game.seq, Action::Notify(notify)).to_string();
    let label = |notify: Option<Notify>| match notify {
        None => t.say(m::NotifyAsAlways),
        Some(notify) => t.say(m::NotifyInGame { choice: choice(t, notify) }),
    };
    let options = all.map(|it| option(custom_id(it), label(it), it == chosen)).into();
    let id = format!("{}:menu", custom_id(None));
    Row::Menu(Menu { id, placeholder: label(chosen), options })
}

fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}
