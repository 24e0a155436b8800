//! Makes puzzles: positions from games between computers in which exactly one turn wins, or saves much.
//!
//! ```text
//! cargo run --release -p ai --example puzzles -- pacru 1 --date 2026-11-22 > pacru.txt && mv pacru.txt bot/ai/puzzles
//! ```
//!
//! The seed and numbers of nodes decide everything, never time: the same command makes the same puzzles. It takes
//! five minutes to an hour on one core, and prints its progress on standard error.

#![expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "chances and small counts")]

#[path = "../data/blunders.rs"]
mod blunders;
mod difficulty;
mod only;
#[path = "../data/recipe.rs"]
mod recipe;

use std::collections::HashSet;

use ai::{Engine, Puzzle, symmetry_key};
use clap::Parser;
use rules::{Kind, Position, Status};

use crate::difficulty::Difficulty;
use crate::only::solve;
use crate::recipe::Recipe;

/// The number of turns of a seat at the beginning that yield no puzzles.
const OPENING: usize = 3;

/// The least number of turns between two puzzles of one game.
const APART: usize = 8;

/// At most one in this many puzzles is obvious: found without looking ahead, by taking the turn that gains most.
const OBVIOUS: usize = 3;

fn main() {
    let recipe = Recipe::<240>::parse();
    let Recipe { kind, seed, count, .. } = recipe;
    let mut maker = Maker {
        engine: Engine::new(),
        kind,
        count,
        puzzles: Vec::new(),
        obvious: 0,
        seen: HashSet::new(),
    };
    let mut games = 0;
    while maker.puzzles.len() < count {
        maker.game(seed.wrapping_mul(1_000_000) + games);
        games += 1;
    }
    maker.puzzles.sort_by_key(|puzzle| puzzle.rating);
    let first_line = recipe.first_line("puzzles", "");
    println!("{first_line}: the best turns of {games} games");
    for puzzle in maker.puzzles {
        println!("{puzzle}");
    }
}

struct Maker {
    engine: Engine,
    kind: Kind,
    count: usize,
    puzzles: Vec<Puzzle>,
    /// How many of them are obvious.
    obvious: usize,
    /// Positions that are puzzles already, in any orientation of the board.
    seen: HashSet<Vec<u16>>,
}

impl Maker {
    /// Plays a game of a computer against itself and collects its puzzles.
    fn game(&mut self, seed: u64) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut position = Position::start(self.kind, 2).expect("a start");
        let careful = rng.bool();
        let mut earliest = 2 * OPENING;
        for ply in 0.. {
            if matches!(position.status(), Status::Over(_)) || self.puzzles.len() == self.count {
                break;
            }
            if ply >= earliest && self.keep(&position, seed, ply) {
                earliest = ply + APART;
            }
            let turn = blunders::turn(&mut self.engine, &position, careful, &mut rng);
            position = position.play(&turn).expect("a legal turn").position;
        }
    }

    /// Adds the position if it is a new puzzle.
    fn keep(&mut self, position: &Position, seed: u64, ply: usize) -> bool {
        // The solver sees the position without the game before it.
        let position = Position::at(self.kind, 2, &position.position_line());
        let position = position.expect("a position that was played");
        let Some(solved) = solve(&mut self.engine, &position) else {
            return false;
        };
        let Some(difficulty) = Difficulty::of(&mut self.engine, &position, &solved) else {
            return false;
        };
        let obvious = difficulty.is_obvious();
        if obvious && self.obvious * OBVIOUS > self.puzzles.len() {
            return false;
        }
        if !self.seen.insert(symmetry_key(&position)) {
            return false;
        }
        let rating = difficulty.rating();
        let puzzle = Puzzle { rating, ..solved };
        let number = self.puzzles.len() + 1;
        eprintln!("{number} game {seed} ply {ply} {difficulty:?}: {puzzle}");
        self.obvious += usize::from(obvious);
        self.puzzles.push(puzzle);
        true
    }
}
