//! The games of a member in a tournament.

use std::collections::BTreeSet;

use pairing::{GameState, PairedGame, Reason};
use play::tournament::Snapshot;
use play::{Game, GameId, GameStatus, UserId};

use super::why::why;
use super::{Boards, name, present_game, tournament_name};
use crate::Post;
use crate::limits::whole_lines;
use crate::links::linked;
use crate::messages as m;
use crate::people::written;
use crate::texts::Texts;
use crate::words::moment;

/// The state of a game, in the order in which games are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Order {
    Turn,
    Waits,
    Left,
    Over,
}

/// The games of a member in a tournament, those in which it is their turn first. `games` are all
/// games of the tournament, `left` those that go on without the member.
pub fn mine(
    t: &Texts,
    now: &Snapshot,
    (games, links): Boards<'_>,
    left: &BTreeSet<GameId>,
    user: UserId,
) -> Post {
    let tournament = tournament_name(t, now);
    let entrant = now.tournament.entrant_of(user).map(|it| it.number);
    let own = now.replay.games().iter().filter_map(|paired| {
        let seat = paired.seating().seat_of(entrant?)?;
        let present = present_game(paired.id, games);
        let gone = present.is_some_and(|game| left.contains(&game.id));
        let code =
            present.map(|game| linked(game, links.get(&game.id).filter(|_| paired.is_open())));
        Some(line(t, now, (paired, seat), (present, code.as_deref()), gone, user))
    });
    let mut lines: Vec<(Order, String)> = own.collect();
    if lines.is_empty() {
        return crate::said(t.say(m::TournamentMineNone { tournament }));
    }
    lines.sort_by_key(|(order, _)| *order);
    let mut text = vec![t.say(m::TournamentMine { tournament })];
    text.extend(lines.into_iter().map(|(_, line)| line));
    crate::said(whole_lines(t, text))
}

/// One pairing of the member, who has a seat in it.
fn line(
    t: &Texts,
    now: &Snapshot,
    (paired, seat): (&PairedGame, usize),
    (present, code): (Option<&Game>, Option<&str>),
    gone: bool,
    user: UserId,
) -> (Order, String) {
    let others = paired.seating().opponents_of(paired.seating().entrants()[seat]);
    let names = t.and(&others.map(|it| name(t, now, it)).collect::<Vec<_>>());
    match &paired.state {
        GameState::Void => (Order::Over, t.say(m::TournamentMineVoid { names })),
        GameState::Finished(result) => {
            let points = result.points_of(seat).to_string();
            let over = match code {
                Some(code) => t.say(m::TournamentMineOver { code, names, points }),
                None => t.say(m::TournamentMineUnplayed { names, points }),
            };
            (Order::Over, over)
        }
        GameState::Open => {
            let (order, open) = match present.zip(code) {
                Some((_, code)) if gone => {
                    (Order::Left, t.say(m::TournamentMineLeft { code, names }))
                }
                Some((game, code)) => under_way(t, game, code, names, user),
                // Its game is just beginning.
                None => (Order::Waits, names),
            };
            match paired.pairing.reason {
                // In an all-play-all no pairing needs a reason.
                Reason::Schedule { .. } => (order, open),
                _ => (order, format!("{open}\n-# {}", why(t, now, &paired.pairing))),
            }
        }
    }
}

/// A game that the member plays.
fn under_way(t: &Texts, game: &Game, code: &str, names: String, user: UserId) -> (Order, String) {
    let until = |open: String| match game.timing.deadline_at.filter(|_| game.to_move.is_some()) {
        Some(at) => open + " " + &t.say(m::TournamentMineUntil { when: moment(at, 'f') }),
        None => open,
    };
    match game.status {
        GameStatus::Cancelled => (Order::Waits, t.say(m::TournamentMineCalledOff { code, names })),
        GameStatus::Frozen => (Order::Waits, t.say(m::TournamentMineHeld { code, names })),
        GameStatus::Open | GameStatus::Active | GameStatus::Finished => {
            let another = |mover: &usize| game.players[*mover].person.id != user;
            match game.to_move.filter(another) {
                None => (Order::Turn, until(t.say(m::TournamentMineTurn { code, names }))),
                Some(mover) => {
                    let player = written(t, &game.name(mover));
                    let waits = m::TournamentMineWaits { code, names, player };
                    (Order::Waits, until(t.say(waits)))
                }
            }
        }
    }
}
