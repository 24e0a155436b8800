//! More search wins more games.

use ai::{Budget, Engine, Level, Stop, random_turn};
use rules::{Kind, Position, Seat, Status};

use crate::games::{Player, play, play_alone, random, searcher};

/// The number of openings of a match, each played twice.
const PAIRS: u32 = 10;

/// The score of the first of two players, in per cent, with the seats exchanged.
fn score(
    kind: Kind,
    mut better: impl FnMut(&Position, u64) -> String,
    mut worse: impl FnMut(&Position, u64) -> String,
) -> u32 {
    let mut points = 0;
    for seed in 0..PAIRS {
        let opening = random(kind, 2, 4, seed.into());
        for better_begins in [true, false] {
            let mut players: [Player<'_>; 2] = [&mut better, &mut worse];
            if !better_begins {
                players.swap(0, 1);
            }
            let outcome = play(opening.clone(), &mut players);
            let own = if better_begins { Seat::South } else { Seat::North };
            if outcome.winners.contains(own) {
                points += if outcome.winners.len() == 1 { 2 } else { 1 };
            }
        }
    }
    points * 25 / PAIRS
}

fn level(level: Level) -> impl FnMut(&Position, u64) -> String {
    let mut engine = Engine::new();
    move |position, seed| {
        engine.choose(position, level, seed, Budget::UNLIMITED, &Stop::new()).expect("a turn").turn
    }
}

fn chance(position: &Position, seed: u64) -> String {
    random_turn(position, seed).expect("a turn")
}

#[test]
fn whoever_looks_further_ahead_wins() {
    for kind in Kind::ALL {
        for (who, share) in [
            ("a Novice", score(kind, level(Level::Novice), chance)),
            ("a Casual", score(kind, level(Level::Casual), level(Level::Novice))),
            ("a little search", score(kind, searcher(500), level(Level::Casual))),
            ("ten times the nodes", score(kind, searcher(2_000), searcher(200))),
        ] {
            assert!(share >= 60, "{kind:?}, {who}: {share}");
        }
    }
}

/// Novices of Pacru once turned a chevron instead of moving one in every sixth turn, as nobody
/// does, and captured in fewer than half of the turns in which they could have.
#[test]
fn weak_players_rarely_turn_a_chevron_and_take_what_they_can_take() {
    for who in [Level::Novice, Level::Casual] {
        let (mut turned, mut turns, mut captured, mut possible) = (0, 0, 0, 0);
        let mut player = level(who);
        for game in 0..20 {
            play_alone(random(Kind::Pacru, 2, 4, game), &mut |position, ply| {
                let turn = player(position, game << 16 | ply);
                turned += usize::from(turn.contains(['<', '>']));
                turns += 1;
                let before = chevrons_of_others(position, position);
                let captures = |turn: &str| {
                    let after = position.play(turn).expect("a legal turn").position;
                    chevrons_of_others(position, &after) < before
                };
                if position.legal(false).iter().any(|turn| captures(turn)) {
                    captured += usize::from(captures(&turn));
                    possible += 1;
                }
                turn
            });
        }
        eprintln!("{who}: {turned} of {turns} turns, {captured} of {possible} captures");
        assert!(100 * turned < 7 * turns, "{who}: {turned} of {turns}");
        assert!(possible > 30, "{who}: {possible}");
        assert!(10 * captured >= 8 * possible, "{who}: {captured} of {possible}");
    }
}

/// The chevrons in `later` of all but the player to move in `now`.
fn chevrons_of_others(now: &Position, later: &Position) -> i32 {
    let (seats, features) = (now.seats(), ai::features(later));
    let others = seats.iter().filter(|seat| now.status() != Status::Turn(*seat));
    others.map(|seat| features[seat].pieces).sum()
}

/// A player who searches a little wins more than one and a half times the fair share among casual
/// players of Pacru. In Azacru and Shacru, chance and the other players decide too much to promise
/// that.
#[test]
fn a_little_search_wins_at_full_tables() {
    for players in [3, 4] {
        let (mut one, mut others) = (searcher(1_000), level(Level::Casual));
        let (mut won, mut games) = (0, 0);
        for seed in 0..4 {
            let opening = random(Kind::Pacru, players, 2 * players, seed);
            for own in opening.seats().iter() {
                let outcome = play_alone(opening.clone(), &mut |position, ply| {
                    if position.status() == Status::Turn(own) {
                        one(position, ply)
                    } else {
                        others(position, ply)
                    }
                });
                won += usize::from(outcome.winners.contains(own));
                games += 1;
            }
        }
        assert!(2 * won * players > 3 * games, "{players}: {won} of {games}");
    }
}
