//! A player who always plays the same turns does not always get the same game.

use std::collections::HashSet;

use ai::{Budget, Engine, Level, Stop};
use rules::{Kind, Position, Seat, Status};

use crate::games::start;

/// The number of games, and of their turns, that are compared.
const GAMES: u64 = 24;
const TURNS: usize = 8;

/// At least this many of this many games differ.
const DIFFERENT: usize = 20;

/// How far the strong levels look ahead in this test.
const CAP: Budget = Budget::nodes(2_000);

/// The first turns of a game in which North always plays the same turn in the same position.
fn opening(engine: &mut Engine, kind: Kind, level: Level, game: u64) -> Vec<String> {
    let mut position: Position = start(kind, 2);
    let stop = Stop::new();
    stop.hurry();
    let mut turns = Vec::new();
    for ply in 0..TURNS {
        let Status::Turn(seat) = position.status() else {
            break;
        };
        let turn = if seat == Seat::North {
            ai::random_turn(&position, ply as u64).expect("a turn")
        } else {
            let seed = level.seed(game, ply);
            engine.choose(&position, level, seed, CAP, &stop).expect("a turn").turn
        };
        position = position.play(&turn).expect("a legal turn").position;
        turns.push(turn);
    }
    turns
}

/// In Shacru and Pasang, a person who repeated their play once got the same game from Casual, Club
/// and Strong players.
#[test]
fn openings_vary() {
    let mut engine = Engine::new();
    let mut different = Vec::new();
    for kind in Kind::ALL {
        for level in Level::ALL {
            let games: HashSet<_> =
                (0..GAMES).map(|game| opening(&mut engine, kind, level, game)).collect();
            different.push((games.len(), kind, level));
        }
    }
    assert!(different.iter().all(|(games, ..)| *games >= DIFFERENT), "{different:?}");
}
