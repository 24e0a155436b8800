//! Who always plays the same does not always get the same game.

use std::collections::HashSet;
use std::time::Duration;

use ai::{Engine, Level, Stop};
use rules::{Kind, Position, Seat, Status};

use crate::games::start;

/// Games, and turns of them, that are looked at.
const GAMES: u64 = 24;
const TURNS: usize = 8;

/// The first turns of a game in which North repeats its play: always the turn that comes first in notation order.
fn opening(engine: &mut Engine, kind: Kind, level: Level, game: u64) -> Vec<String> {
    let mut position: Position = start(kind, 2);
    let mut turns = Vec::new();
    for ply in 0..TURNS {
        let Status::Turn(seat) = position.status() else {
            break;
        };
        let turn = if seat == Seat::North {
            ai::random_turn(&position, ply as u64).expect("a turn")
        } else {
            let seed = level.seed(game, ply);
            let chosen = engine.choose(&position, level, seed, Duration::MAX, &Stop::new());
            chosen.expect("a turn").turn
        };
        position = position.play(&turn).expect("a legal turn").position;
        turns.push(turn);
    }
    turns
}

/// In Shacru and Pasang a person who repeated their play got the same game from Casual, Club and Strong players.
#[test]
fn openings_vary() {
    let mut engine = Engine::new();
    for kind in Kind::ALL {
        for level in [Level::Novice, Level::Casual, Level::Club] {
            let games: HashSet<_> = (0..GAMES)
                .map(|game| opening(&mut engine, kind, level, game))
                .collect();
            eprintln!("{kind:?} {level}: {} of {GAMES}", games.len());
        }
    }
}
