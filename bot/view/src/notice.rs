//! Notices of what happened beside the board, with buttons to answer; and reminders.

use play::audience::Visible;
use play::time::Millis;
use play::{EventKind, Game, Player, Replay, Shown, UserId, seat_of};

use super::answers::Answers;
use super::links::title_linked;
use super::people::{called, signed};
use super::{Button, ButtonStyle, File, Post, Row, game_log, plain_button, said, waiting, words};
use crate::custom_id::Action;
use crate::limits::{LONGEST_TEXT, MOST_FILES, section_and_elsewhere};
use crate::messages as m;
use crate::texts::Texts;

/// The public message about something that is not a turn, with buttons to answer offers. Pings the
/// members who must act.
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

/// The button for taking the seat of an inactive player; `user` is the member who would press
/// it, if known.
pub(super) fn seat_button(t: &Texts, game: &Game, user: Option<UserId>) -> Option<Button> {
    let own = user.and_then(|user| game.player_of(user));
    let free = match own {
        Some(player) => game.players[player].is_free(),
        None => game.players.iter().any(Player::is_free),
    };
    let label = if own.is_some() { t.say(m::ButtonBackInSeat) } else { t.say(m::ButtonTakeSeat) };
    free.then(|| plain_button(game, game.seq, Action::TakeSeat, label).emoji("🪑"))
}

/// Which players are inactive, for the others.
pub(super) fn absences(t: &Texts, game: &Game) -> Option<String> {
    let away = (0..game.players.len()).filter(|player| game.players[*player].is_free());
    let seats = away.filter_map(|player| seat_of(game, player));
    let names: Vec<String> = seats.map(|seat| signed(t, game, seat)).collect();
    (!names.is_empty())
        .then(|| t.say(m::BoardFreeSeats { count: names.len(), players: t.and(&names) }))
}

/// Reminds a player of every game that waits for them, the most urgent first; `None` if none does.
pub fn reminder(t: &Texts, user: UserId, waiting: &Visible<Shown>) -> Option<Post> {
    let (first, _) = waiting.first()?;
    let lines = waiting
        .iter()
        .filter_map(|(game, post)| due(t, game, title_linked(game, post.as_ref())))
        .collect();
    let heading = t.say(m::NoticeReminder { user: format!("<@{user}>") });
    let text = section_and_elsewhere(t, heading, lines, waiting.elsewhere(), LONGEST_TEXT);
    let tomorrow = t.say(m::ButtonRemindTomorrow);
    let tomorrow = plain_button(first, first.seq, Action::Tomorrow, tomorrow);
    Some(Post {
        rows: vec![Row::Buttons(vec![to_move(t, first, first.seq), tomorrow])],
        pings: vec![user],
        ..said(text)
    })
}

/// A game that waits under this title, until its deadline if it has one.
fn due(t: &Texts, game: &Game, title: String) -> Option<String> {
    let deadline = game.timing.deadline_at?;
    let (date, remaining) = (words::moment(deadline, 'f'), words::moment(deadline, 'R'));
    Some(t.say(m::NoticeReminderGame { game: title, date, remaining }))
}

/// The daily message of a member: the games that wait for them, the nearest deadline first, with
/// the boards of the first ones; `None` if none waits.
pub fn daily(t: &Texts, user: UserId, waiting: &Visible<Shown>, boards: Vec<File>) -> Option<Post> {
    let called = format!("<@{user}>");
    let Some((first, _)) = waiting.first() else {
        let elsewhere = m::NoticeDailyElsewhere { user: called, count: waiting.elsewhere() };
        let post = Post { pings: vec![user], ..said(t.say(elsewhere)) };
        let next = vec![waiting::button(t, None).style(ButtonStyle::Primary)];
        return (waiting.elsewhere() > 0).then(|| post.with_buttons(next));
    };
    let heading = m::NoticeDaily { user: called, count: waiting.all() };
    let lines = waiting.iter().map(|(game, post)| {
        let title = title_linked(game, post.as_ref());
        due(t, game, title.clone()).unwrap_or_else(|| format!("• {title}"))
    });
    let (heading, lines) = (t.say(heading), lines.collect());
    let text = section_and_elsewhere(t, heading, lines, waiting.elsewhere(), LONGEST_TEXT);
    let mut boards = boards.into_iter().take(MOST_FILES);
    Some(Post {
        file: boards.next(),
        also: boards.collect(),
        rows: vec![Row::Buttons(vec![waiting::button(t, Some(first)).style(ButtonStyle::Primary)])],
        pings: vec![user],
        ..said(text)
    })
}

/// The answer to a member who wants no reminders until tomorrow.
pub fn snoozed(t: &Texts, until: Millis) -> Post {
    let date = words::moment(until, 'f');
    words::said(t.say(m::NoticeSnoozed { date }))
}

#[cfg(test)]
mod tests {
    use play::audience::{Audience, Channels, Place};
    use play::{Language, Person, Posted};
    use rules::{Kind, Setup};

    use super::*;
    use crate::limits::Rest;
    use crate::tapper::game;
    use crate::texts::texts;

    const SERVER: i64 = 1_100_000_000_000_000_000;

    /// So many games that wait in a channel, and in another one that is hidden from it.
    fn waiting(here: usize, elsewhere: usize) -> Visible<Shown> {
        let shown = |number: usize| {
            let mut game = game(&Setup::new(Kind::Pacru, 2).unwrap());
            game.code = format!("C{number:03}");
            game.guild = Some(SERVER.into());
            game.channel = if number < here { 1_i64.into() } else { 2_i64.into() };
            game.players[1].person = Person::new(2_i64, "Ben");
            game.timing.deadline_at = Some(1_795_619_577_000);
            let post = Posted { message: SERVER.into(), channel: SERVER.into(), seq: 1 };
            (game, Some(post))
        };
        let place = Place { guild: SERVER.into(), channel: 1_i64.into() };
        let all = (0..here + elsewhere).map(shown).collect();
        Audience::Channel(place).visible(all, &Channels::default())
    }

    /// With fourteen games the list was once cut in the middle of a link, and the rest was dropped
    /// silently.
    #[test]
    fn lists_end_with_a_whole_line_and_a_count() {
        for &language in Language::ALL {
            let t = texts(language);
            for (here, elsewhere) in [(1, 0), (13, 0), (14, 0), (14, 2), (40, 0), (40, 1), (100, 7)]
            {
                let waiting = waiting(here, elsewhere);
                let user = 1_i64.into();
                let posts = [reminder(t, user, &waiting), daily(t, user, &waiting, Vec::new())];
                for text in posts.map(|post| post.expect("games wait").text) {
                    assert!(text.chars().count() <= LONGEST_TEXT, "{text}");
                    let links = text.matches("](https://discord.com/channels/").count();
                    let whole = text.lines().filter(|line| line.starts_with('•'));
                    assert!(whole.clone().all(|line| line.contains("<t:1795619577:R>")), "{text}");
                    assert_eq!(whole.count(), links, "{text}");
                    let more = Rest::OwnGames.told(t, here - links);
                    assert_eq!(text.contains(&more), links < here, "{here}, {links}: {text}");
                    let rest = t.say(m::TablesElsewhere { count: elsewhere });
                    assert_eq!(text.ends_with(&rest), elsewhere > 0, "{text}");
                    let hidden = (here..here + elsewhere).map(|number| format!("C{number:03}"));
                    assert!(hidden.clone().all(|code| !text.contains(&code)), "{text}");
                }
            }
        }
    }

    /// The game that the message was for may have been played before it is sent.
    #[test]
    fn a_daily_message_says_that_games_wait_even_if_it_can_name_none() {
        for &language in Language::ALL {
            let daily = |waiting| daily(texts(language), 1_i64.into(), &waiting, Vec::new());
            let post = daily(waiting(0, 3)).expect("games wait");
            assert!(post.text.contains("`/pacru games`") && post.text.contains('3'), "{post:?}");
            assert!(!post.text.contains("C00") && post.pings == [1_i64.into()], "{post:?}");
            assert_eq!(daily(waiting(0, 0)), None);
        }
    }
}
