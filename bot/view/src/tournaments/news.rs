//! Messages to a tournament's channel and members: rounds, invitations, challenges, decisions for the organiser, the
//! end.

use pairing::{EntrantId, Round};
use play::tournament::{Snapshot, System};
use play::{Game, GameStatus, Person};
use render::{Renderer, Theme};

use super::post::about;
use super::standings::podiums;
use super::tables;
use super::{button, join_and_leave, look_row, name, pairing_line, present_game, primary};
use crate::custom_id::TournamentAction;
use crate::limits::whole_lines;
use crate::markdown::plain;
use crate::messages as m;
use crate::people::{others_written, written};
use crate::texts::Texts;
use crate::{Post, Row};

fn mention(person: &Person) -> String {
    format!("<@{}>", person.id)
}

/// Who plays whom in the rounds that begin.
pub fn round(t: &Texts, now: &Snapshot, games: &[Game], first: u16, last: u16) -> Post {
    let tournament = plain(&now.tournament.settings.name);
    let mut lines = vec![if first == last {
        t.say(m::TournamentRoundBegins { tournament, round: first })
    } else {
        t.say(m::TournamentRoundsBegin { tournament, first, last })
    }];
    let now_paired = now.replay.games().iter();
    let now_paired = now_paired.filter(|game| (first..=last).contains(&game.round.0));
    let boards: Vec<String> =
        now_paired.map(|paired| pairing_line(t, now, paired, games)).collect();
    if first == last {
        let byes = now.replay.byes().get(usize::from(Round(first).0.saturating_sub(1)));
        let byes = byes.into_iter().flatten();
        let names: Vec<String> = byes.map(|bye| name(t, now, bye.entrant)).collect();
        if !names.is_empty() {
            lines.push(t.say(m::TournamentByes { names: t.and(&names) }));
        }
    }
    lines.extend(boards);
    Post { text: whole_lines(t, lines), rows: look_row(t, &now.tournament), ..Post::default() }
}

/// Asks a member whether they want to enter; `None` if they have answered.
pub fn invitation(t: &Texts, now: &Snapshot, entrant: EntrantId) -> Option<Post> {
    let invited = now.tournament.entrant(entrant)?;
    if invited.state != play::tournament::EntrantState::Invited || now.tournament.is_over() {
        return None;
    }
    let mut lines = vec![t.say(m::TournamentInvitation {
        member: mention(&invited.person),
        tournament: plain(&now.tournament.settings.name),
    })];
    lines.extend(about(t, &now.tournament));
    Some(Post {
        text: whole_lines(t, lines),
        rows: vec![Row::Buttons(join_and_leave(t, &now.tournament).into())],
        pings: vec![invited.person.id],
        ..Post::default()
    })
}

/// Tells the organiser that the end of a round has come, and which games are open.
pub fn overdue(t: &Texts, now: &Snapshot, games: &[Game], round: u16) -> Post {
    let mut lines = vec![t.say(m::TournamentOverdue {
        member: format!("<@{}>", now.tournament.organiser),
        round,
        tournament: plain(&now.tournament.settings.name),
    })];
    let open = now.replay.open_games();
    lines.extend(open.map(|paired| pairing_line(t, now, paired, games)));
    Post {
        text: whole_lines(t, lines),
        rows: look_row(t, &now.tournament),
        pings: vec![now.tournament.organiser],
        ..Post::default()
    }
}

/// Announces who waits for whom, the longest wait first, without pinging anybody: the boards do that. `None` if no
/// game is open.
pub fn waits(t: &Texts, now: &Snapshot, games: &[Game]) -> Option<Post> {
    let open = now.replay.open_games();
    let open = open.filter_map(|paired| present_game(paired.id, games));
    let mut waiting: Vec<(i64, String)> = open
        .filter_map(|game| {
            let mover = game.to_move.filter(|_| game.status == GameStatus::Active)?;
            let since = game.timing.began_at.unwrap_or(now.now);
            let others = others_written(t, game, Some(game.players[mover].person.id));
            let line = t.say(m::TournamentWaitsLine {
                code: game.code.as_str(),
                player: written(t, &game.name(mover)),
                others: t.and(&others),
                since: format!("<t:{}:R>", since.div_euclid(1000)),
            });
            Some((since, line))
        })
        .collect();
    if waiting.is_empty() {
        return None;
    }
    waiting.sort();
    let mut lines =
        vec![t.say(m::TournamentWaits { tournament: plain(&now.tournament.settings.name) })];
    lines.extend(waiting.into_iter().map(|(_, line)| line));
    Some(Post {
        text: whole_lines(t, lines),
        rows: look_row(t, &now.tournament),
        ..Post::default()
    })
}

/// Tells the organiser that the tournament could not start at its time.
pub fn start_missed(t: &Texts, now: &Snapshot) -> Post {
    Post {
        text: t.say(m::TournamentStartMissed {
            member: format!("<@{}>", now.tournament.organiser),
            tournament: plain(&now.tournament.settings.name),
        }),
        rows: look_row(t, &now.tournament),
        pings: vec![now.tournament.organiser],
        ..Post::default()
    }
}

/// Tells the organiser that a game was called off and that they must decide what it counts; `None` if they have.
pub fn called_off(
    t: &Texts,
    now: &Snapshot,
    games: &[Game],
    board: pairing::GameId,
) -> Option<Post> {
    let paired = now.replay.game(board).filter(|game| game.is_open())?;
    let seats = paired.seating().entrants().iter();
    let names: Vec<String> = seats.map(|entrant| name(t, now, *entrant)).collect();
    Some(Post {
        text: t.say(m::TournamentCalledOff {
            member: format!("<@{}>", now.tournament.organiser),
            tournament: plain(&now.tournament.settings.name),
            names: names.join(" – "),
            code: present_game(board, games)?.code.as_str(),
        }),
        rows: look_row(t, &now.tournament),
        pings: vec![now.tournament.organiser],
        ..Post::default()
    })
}

/// Tells a member that they have been challenged; `None` if the challenge is settled.
pub fn challenge(t: &Texts, now: &Snapshot, challenger: EntrantId) -> Option<Post> {
    let mut waiting = now.replay.challenges().iter();
    let challenge = waiting.find(|it| it.challenger == challenger && it.game.is_none())?;
    let defender = now.tournament.entrant(challenge.defender)?;
    let buttons = [
        (TournamentAction::Accept, t.say(m::TournamentButtonAccept)),
        (TournamentAction::Decline, t.say(m::TournamentButtonDecline)),
    ];
    let [accept, decline] = buttons.map(|(action, label)| button(&now.tournament, action, label));
    Some(Post {
        text: t.say(m::TournamentChallenge {
            member: mention(&defender.person),
            player: name(t, now, challenger),
            rung: now.replay.rung_of(challenge.defender).unwrap_or_default(),
            tournament: plain(&now.tournament.settings.name),
        }),
        rows: vec![Row::Buttons(vec![primary(accept), decline])],
        pings: vec![defender.person.id],
        ..Post::default()
    })
}

/// Announces the winners, with the standings and the cross-table as pictures.
pub fn podium(t: &Texts, renderer: &Renderer, now: &Snapshot) -> Post {
    let mut lines =
        vec![t.say(m::TournamentPodium { tournament: plain(&now.tournament.settings.name) })];
    lines.extend(podiums(t, now));
    if now.tournament.settings.system == System::League {
        lines.push(t.say(m::TournamentNextSeason));
    }
    let first = (Some(0), None);
    let file = |shown: Option<tables::Shown>| shown.map(|shown| shown.file);
    Post {
        file: file(tables::standings(t, renderer, now, first, Theme::default())),
        also: file(tables::cross_table(t, renderer, now, first, Theme::default()))
            .into_iter()
            .collect(),
        text: whole_lines(t, lines),
        rows: look_row(t, &now.tournament),
        ..Post::default()
    }
}
