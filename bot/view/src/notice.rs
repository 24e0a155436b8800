//! Notices of what happened beside the board, with buttons to answer; and reminders.

use play::time::Millis;
use play::{EventKind, Game, Player, Posted, Replay, UserId, seat_of};

use super::answers::Answers;
use super::links::title_linked;
use super::people::{called, signed};
use super::{Button, ButtonStyle, File, Post, Row, game_log, plain_button, said, waiting, words};
use crate::custom_id::Action;
use crate::limits::MOST_FILES;
use crate::messages as m;
use crate::texts::Texts;

/// The public message about something that is not a turn, with buttons to answer offers. Pings the members who must
/// act.
pub fn notice(t: &Texts, game: &Game, replay: &Replay) -> Post {
    let seq = replay.seq();
    let happened = game_log::happened(t, game, replay).join("\n");
    let answers = Answers::of(t, game, replay);
    let mut lines = vec![game_log::titled(t, game, replay, &happened)];
    lines.extend(answers.lines);
    let mut pings = answers.pings;
    let mut buttons = vec![plain_button(game, seq, Action::Board, t.say(m::ButtonBoard))];
    let more_time =
        replay.news().any(|step| matches!(step.event.kind, EventKind::Excuse | EventKind::Give(_)));
    if more_time && seq == game.seq {
        lines.extend(still_to_move(t, game, &mut pings));
        buttons.push(to_move(t, game, seq));
    }
    if is_overdue(replay) {
        buttons.push(plain_button(game, seq, Action::Claim, t.say(m::ButtonClaim)));
    }
    buttons.extend(seat_button(t, game, None));
    if replay.is_paused() {
        buttons.push(resume(t, game, seq));
    }
    let mut rows = answers.rows;
    rows.push(Row::Buttons(buttons));
    Post { rows, pings, ..said(lines.join("\n")) }
}

/// Calls the player to move again.
fn still_to_move(t: &Texts, game: &Game, pings: &mut Vec<UserId>) -> Option<String> {
    let deadline = game.timing.deadline_at?;
    let player = game.to_move?;
    let called = called(game, player)?;
    pings.push(game.players[player].person.id);
    Some(t.say(m::BoardYourTurn { player: called }) + " " + &words::until(t, deadline))
}

/// Whether the time of the player to move is up and can be claimed.
fn is_overdue(replay: &Replay) -> bool {
    let since = replay.position_since();
    let clock = replay.steps.iter().rev().map(|step| &step.event);
    let mut clock = clock.take_while(|event| event.seq > since).filter(|event| {
        matches!(
            event.kind,
            EventKind::Overdue
                | EventKind::Give(_)
                | EventKind::Excuse
                | EventKind::Vacation(_)
                | EventKind::Pause
                | EventKind::Return
                | EventKind::Substitute
        )
    });
    clock.next().is_some_and(|event| event.kind == EventKind::Overdue)
}

/// The button that resumes the clocks.
pub(super) fn resume(t: &Texts, game: &Game, seq: i64) -> Button {
    let resume = plain_button(game, seq, Action::Resume, t.say(m::ButtonResume));
    resume.emoji("▶️").style(ButtonStyle::Primary)
}

/// The button for the player to move.
pub(super) fn to_move(t: &Texts, game: &Game, seq: i64) -> Button {
    let to_move = plain_button(game, seq, Action::Move, t.say(m::ButtonMove));
    to_move.emoji("👆").style(ButtonStyle::Primary)
}

/// The button for taking the seat of a player who stays away; `user` is the member who would press it, if known.
pub(super) fn seat_button(t: &Texts, game: &Game, user: Option<UserId>) -> Option<Button> {
    let own = user.and_then(|user| game.player_of(user));
    let free = match own {
        Some(player) => game.players[player].is_free(),
        None => game.players.iter().any(Player::is_free),
    };
    let label = if own.is_some() { t.say(m::ButtonBackInSeat) } else { t.say(m::ButtonTakeSeat) };
    free.then(|| plain_button(game, game.seq, Action::TakeSeat, label).emoji("🪑"))
}

/// Which players stay away, for the others.
pub(super) fn absences(t: &Texts, game: &Game) -> Option<String> {
    let away = (0..game.players.len()).filter(|player| game.players[*player].is_free());
    let seats = away.filter_map(|player| seat_of(game, player));
    let names: Vec<String> = seats.map(|seat| signed(t, game, seat)).collect();
    (!names.is_empty())
        .then(|| t.say(m::BoardFreeSeats { count: names.len(), players: t.and(&names) }))
}

/// Reminds a player of every game that waits for them, the most urgent first; `None` if none does.
pub fn reminder(t: &Texts, user: UserId, waiting: &[(Game, Option<Posted>)]) -> Option<Post> {
    let (first, _) = waiting.first()?;
    let mut lines: Vec<String> = waiting
        .iter()
        .filter_map(|(game, post)| due(t, game, title_linked(game, post.as_ref())))
        .collect();
    lines.insert(0, t.say(m::NoticeReminder { user: format!("<@{user}>") }));
    let tomorrow = t.say(m::ButtonRemindTomorrow);
    let tomorrow = plain_button(first, first.seq, Action::Tomorrow, tomorrow);
    Some(Post {
        rows: vec![Row::Buttons(vec![to_move(t, first, first.seq), tomorrow])],
        pings: vec![user],
        ..said(lines.join("\n"))
    })
}

/// A game that waits under this title, until its deadline if it has one.
fn due(t: &Texts, game: &Game, title: String) -> Option<String> {
    let deadline = game.timing.deadline_at?;
    let (date, remaining) = (words::moment(deadline, 'f'), words::moment(deadline, 'R'));
    Some(t.say(m::NoticeReminderGame { game: title, date, remaining }))
}

/// The daily message of a member: the games that wait for them, the nearest deadline first, with the boards of the first
/// ones; `None` if none waits.
pub fn daily(
    t: &Texts,
    user: UserId,
    waiting: &[(Game, Option<Posted>)],
    boards: Vec<File>,
) -> Option<Post> {
    let (first, _) = waiting.first()?;
    let user_called = format!("<@{user}>");
    let mut lines = vec![t.say(m::NoticeDaily { user: user_called, count: waiting.len() })];
    lines.extend(waiting.iter().map(|(game, post)| {
        let title = title_linked(game, post.as_ref());
        due(t, game, title.clone()).unwrap_or_else(|| format!("• {title}"))
    }));
    let mut boards = boards.into_iter().take(MOST_FILES);
    Some(Post {
        file: boards.next(),
        also: boards.collect(),
        rows: vec![Row::Buttons(vec![waiting::button(t, Some(first)).style(ButtonStyle::Primary)])],
        pings: vec![user],
        ..said(lines.join("\n"))
    })
}

/// The answer to a member who wants no reminders until tomorrow.
pub fn snoozed(t: &Texts, until: Millis) -> Post {
    let date = words::moment(until, 'f');
    words::said(t.say(m::NoticeSnoozed { date }))
}
