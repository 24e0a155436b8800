//! Seeks: what members look for opponents for.

use play::UserId;
use play::seeks::Seek;

use super::words::moment;
use super::{Button, LONGEST_TEXT, Menu, MenuOption, Post, Row, fit, said};
use crate::custom_id::CustomId;
use crate::form::option;
use crate::limits::{LONGEST_OPTION, MOST_BUTTONS, MOST_OPTIONS, Rest, section};
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;

/// The seeks of a server, to `user`: their own with buttons to take them back, and those of others
/// with a menu to answer one.
pub fn seeks(t: &Texts, user: UserId, seeks: &[Seek]) -> Post {
    let (own, others): (Vec<&Seek>, Vec<&Seek>) =
        seeks.iter().partition(|seek| seek.person.id == user);
    let mut parts = Vec::new();
    if !own.is_empty() {
        let lines = own.iter().map(|seek| own_line(t, seek));
        let heading = t.say(m::SeeksYours);
        parts.push(section(t, heading, lines.collect(), (LONGEST_TEXT / 2, Rest::Counted)));
    }
    if !others.is_empty() {
        let lines = others.iter().map(|seek| line(t, seek));
        let heading = t.say(m::SeeksOthers);
        parts.push(section(t, heading, lines.collect(), (LONGEST_TEXT / 3, Rest::Counted)));
    }
    if parts.is_empty() {
        parts.push(t.say(m::SeeksNone));
    }
    parts.push(t.say(m::SeeksHow));
    let mut rows = Vec::new();
    if !others.is_empty() {
        rows.push(answer_menu(t, others));
    }
    if !own.is_empty() {
        let buttons = own.iter().take(MOST_BUTTONS).map(|seek| withdraw(t, seek));
        rows.push(Row::Buttons(buttons.collect()));
    }
    Post { rows, ..said(parts.join("\n\n")) }
}

/// The menu with which a member answers one of these seeks of others.
pub(super) fn answer_menu<'a>(t: &Texts, seeks: impl IntoIterator<Item = &'a Seek>) -> Row {
    let option = |seek: &Seek| {
        let value = CustomId::AnswerSeek(seek.id).to_string();
        let label = t.say(m::SeeksOption { player: &seek.person.name, game: game(t, seek) });
        let description = Some(fit(terms(t, seek), LONGEST_OPTION));
        MenuOption { description, ..option(value, label, false) }
    };
    Row::Menu(Menu {
        id: "v1:seeks".to_owned(),
        placeholder: t.say(m::SeeksMenu),
        options: seeks.into_iter().take(MOST_OPTIONS).map(option).collect(),
    })
}

/// To whoever has placed a seek that meets no other yet.
pub fn seek_stands(t: &Texts, seek: &Seek) -> Post {
    let stands = m::SeeksStands { seek: told(t, seek), date: moment(seek.until, 'D') };
    said(t.say(stands)).with_buttons(vec![withdraw(t, seek)])
}

pub(super) fn line(t: &Texts, seek: &Seek) -> String {
    t.say(m::SeeksLine { player: plain(&seek.person.name), seek: told(t, seek) })
}

fn own_line(t: &Texts, seek: &Seek) -> String {
    t.say(m::SeeksOwnLine { seek: told(t, seek), date: moment(seek.until, 'D') })
}

fn told(t: &Texts, seek: &Seek) -> String {
    format!("{}, {}", game(t, seek), terms(t, seek))
}

/// `Shacru for 2`.
fn game(t: &Texts, seek: &Seek) -> String {
    t.say(m::ButtonOpenTable { game: seek.kind.name(), players: seek.players })
}

/// What is agreed beside the rules, and who is welcome.
fn terms(t: &Texts, seek: &Seek) -> String {
    let mut parts = vec![
        crate::spans::pace(t, seek.pace),
        if seek.rated { t.say(m::TermsRated) } else { t.say(m::TermsUnrated) },
    ];
    parts.extend(band(t, seek.from, seek.to));
    parts.join(", ")
}

/// `ratings from 1400 to 1600`; nothing where any is welcome.
pub(super) fn band(t: &Texts, from: Option<i64>, to: Option<i64>) -> Option<String> {
    match (from.map(|it| it.to_string()), to.map(|it| it.to_string())) {
        (Some(from), Some(to)) => Some(t.say(m::SeeksFromTo { from, to })),
        (Some(from), None) => Some(t.say(m::SeeksFrom { from })),
        (None, Some(to)) => Some(t.say(m::SeeksTo { to })),
        (None, None) => None,
    }
}

fn withdraw(t: &Texts, seek: &Seek) -> Button {
    let label = t.say(m::ButtonWithdrawSeek { game: seek.kind.name(), players: seek.players });
    Button::new(CustomId::WithdrawSeek(seek.id), label)
}
