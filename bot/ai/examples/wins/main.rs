//! Makes positions in which the player to move wins within one turn or three, whatever the opponent does.
//!
//! ```text
//! cargo run --release -p ai --example wins -- pacru 1 --date 2026-11-22 > bot/ai/tests/data/forced_wins/pacru.txt
//! ```
//!
//! The positions come from the ends of games between computers that blunder, and are proven by trying all answers. No
//! search takes part in choosing them, so they show how many wins a search misses. The result depends only on the
//! seed: the same command makes the same positions, within minutes on one core.

#[path = "../data/blunders.rs"]
mod blunders;
#[path = "../data/recipe.rs"]
mod recipe;

use std::collections::HashSet;

use ai::{Engine, Payments, forced_win, symmetry_key};
use clap::Parser;
use rules::{Kind, Outcome, Position, Seat, Status};

use crate::recipe::Recipe;

/// The numbers of turns within which the positions are won.
const TURNS: [u32; 2] = [1, 3];

/// The most positions in a proof.
const PROOF: u64 = 3_000_000;

/// How many of the winner's last turns in a game are examined.
const LAST: usize = 5;

/// Positions with fewer possible turns are too easy.
const FEWEST_TURNS: usize = 6;

fn main() {
    let recipe = Recipe::<50>::parse();
    let Recipe { kind, seed, count, .. } = recipe;
    let mut engine = Engine::new();
    let mut found: [Vec<Position>; 2] = Default::default();
    let mut seen = HashSet::new();
    let mut games = 0;
    while found.iter().any(|found| found.len() < count) {
        let positions = last(&mut engine, kind, seed.wrapping_mul(1_000_000) + games);
        games += 1;
        for (turns, found) in TURNS.into_iter().zip(&mut found) {
            if found.len() == count {
                continue;
            }
            let won = positions.iter().find(|position| is_won(position, turns));
            if let Some(won) = won.filter(|won| seen.insert(symmetry_key(won))) {
                found.push(won.clone());
                eprintln!("{games} games: {turns} {}", won.position_line());
            }
        }
    }
    let first_line = recipe.first_line("wins", "");
    println!("{first_line}: the ends of {games} games");
    for (turns, found) in TURNS.into_iter().zip(found) {
        for position in found {
            println!("{turns} {}", position.position_line());
        }
    }
}

/// The positions before the winner's last turns in a game, without the history of the game.
fn last(engine: &mut Engine, kind: Kind, seed: u64) -> Vec<Position> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(kind, 2).expect("a start");
    let careful = rng.bool();
    let mut before: Vec<(Seat, String)> = Vec::new();
    let winners = loop {
        match position.status() {
            Status::Over(Outcome { winners, .. }) => break winners,
            Status::Turn(seat) => before.push((seat, position.position_line())),
        }
        let turn = blunders::turn(engine, &position, careful, &mut rng);
        position = position.play(&turn).expect("a legal turn").position;
    };
    let of_winner = before.into_iter().rev();
    let of_winner = of_winner.filter(|(seat, _)| winners.contains(*seat) && winners.len() == 1);
    let alone = |(_, line): (Seat, String)| {
        Position::at(kind, 2, &line).expect("a position that was played")
    };
    of_winner.take(LAST).map(alone).collect()
}

/// Whether the player to move wins within this many turns and no sooner, with the right turn: if more than a few
/// turns are possible, fewer than half of them win.
fn is_won(position: &Position, turns: u32) -> bool {
    let Status::Turn(own) = position.status() else {
        return false;
    };
    let wins = |position: &Position, turns| {
        forced_win(position, own, turns, Payments::Cheapest, PROOF) == Some(true)
    };
    if !wins(position, turns) || turns > 1 && wins(position, turns - 1) {
        return false;
    }
    let all = position.legal(false);
    let after = all.iter().filter_map(|turn| position.play(turn).ok());
    let won = after.filter(|played| wins(&played.position, turns - 1));
    all.len() >= FEWEST_TURNS && 2 * won.count() < all.len()
}
