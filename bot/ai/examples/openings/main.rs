//! Makes the openings: the good turns of the most likely early positions of games for two.
//!
//! ```text
//! cargo run --release -p ai --example openings -- pacru 1 --date 2026-11-22 > pacru.txt && mv pacru.txt bot/ai/openings
//! ```
//!
//! From the start, the most likely position without a search is searched next, until there are enough; the result for
//! a position also counts for the turns that lead to it. The result depends only on the seed and on numbers of nodes:
//! the same command makes the same openings. The progress goes to standard error.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "chances and small counts"
)]

#[path = "../data/recipe.rs"]
mod recipe;

use std::collections::HashMap;

use ai::{Budget, Engine, Stop, symmetry_key};
use clap::Parser;
use rules::{Position, Status};

use crate::recipe::Recipe;

#[derive(Parser)]
#[command(about = "Makes openings")]
struct Command {
    #[command(flatten)]
    recipe: Recipe<400>,
    /// The number of nodes for each position.
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
}

/// How many turns of a position are evaluated exactly.
const TURNS: usize = 8;

/// By how much the win probability of a kept turn may be below that of the best one.
const AS_GOOD: f64 = 0.06;

/// The difference in win probability that makes a turn e times as rare, for estimating how likely a position is.
const RARER: f64 = 0.05;

/// The share of turns that are arbitrary instead.
const ANY_TURN: f64 = 0.3;

/// A position that was searched.
struct Searched {
    position: Position,
    /// The best turns, each with the next position and the win probability of the player who plays it.
    turns: Vec<(String, Vec<u16>, f64)>,
    /// The number of turns before it.
    ply: usize,
}

fn main() {
    let Command { recipe, nodes } = Command::parse();
    let Recipe { kind, seed, count, .. } = recipe;
    let start = Position::start(kind, 2).expect("a start");
    let mut engine = Engine::new();
    let mut searched: HashMap<Vec<u16>, Searched> = HashMap::new();
    // The probability of each position that is not searched yet, summed over all known ways to it.
    let mut open: HashMap<Vec<u16>, (f64, Position, usize)> = HashMap::new();
    open.insert(symmetry_key(&start), (1.0, start, 0));
    let mut order = Vec::new();
    while order.len() < count {
        // Among equally likely positions the one with the smallest key, because hash maps have no order.
        let next = open.iter().max_by(|(key, (likely, ..)), (other, (than, ..))| {
            likely.total_cmp(than).then_with(|| other.cmp(key))
        });
        let Some(key) = next.map(|(key, _)| key.clone()) else {
            break;
        };
        let Some((likely, position, ply)) = open.remove(&key) else {
            break;
        };
        let turns = search(&mut engine, &position, nodes, seed);
        eprintln!("{} ply {ply} {likely:.5} {position}: {turns:?}", order.len());
        for (after, share) in shares(&position, &turns) {
            let key = symmetry_key(&after);
            if !key.is_empty() && !searched.contains_key(&key) {
                open.entry(key).or_insert((0.0, after, ply + 1)).0 += likely * share;
            }
        }
        let lead_to = |(turn, chance): (String, f64)| {
            let key = position.play(&turn).map(|played| symmetry_key(&played.position));
            (turn, key.unwrap_or_default(), chance)
        };
        let turns = turns.into_iter().map(lead_to).collect();
        searched.insert(key.clone(), Searched { position, turns, ply });
        order.push(key);
    }
    back_up(&mut searched, &order);
    let first_line = recipe.first_line("openings", &format!(" --nodes {nodes}"));
    println!("{first_line}");
    for key in &order {
        println!("{}", line(&searched[key]));
    }
}

/// The best turns of a position and their win probabilities, best first.
fn search(engine: &mut Engine, position: &Position, nodes: u64, seed: u64) -> Vec<(String, f64)> {
    let Status::Turn(own) = position.status() else {
        return Vec::new();
    };
    let found = engine.best_turns(position, TURNS, Budget::nodes(nodes), seed, &Stop::new());
    let chance = |result: ai::SearchResult| (result.turn, result.win_probability[own]);
    found.into_iter().map(chance).collect()
}

/// The positions after the turns of a position, with the probability of each.
fn shares(position: &Position, turns: &[(String, f64)]) -> Vec<(Position, f64)> {
    let best = turns.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let weight = |chance: f64| ((chance - best) / RARER).exp();
    let sum: f64 = turns.iter().map(|(_, chance)| weight(*chance)).sum();
    let all = position.legal(false);
    let any = ANY_TURN / all.len() as f64;
    let share = |turn: &String| {
        let known = turns.iter().find(|(other, _)| other == turn);
        let chosen = known.map_or(0.0, |(_, chance)| weight(*chance) / sum);
        Some((position.play(turn).ok()?.position, any + (1.0 - ANY_TURN) * chosen))
    };
    all.iter().filter_map(share).collect()
}

/// A turn is as good as its next position is bad for the other side: the last positions pass their values back to
/// those before them.
fn back_up(searched: &mut HashMap<Vec<u16>, Searched>, order: &[Vec<u16>]) {
    let mut order: Vec<_> = order.iter().collect();
    order.sort_by_key(|key| std::cmp::Reverse(searched[*key].ply));
    for key in order {
        let mut turns = searched[key].turns.clone();
        for (_, after, chance) in &mut turns {
            let known = searched.get(after).and_then(|after| after.turns.first());
            if let Some((_, _, best)) = known {
                *chance = 1.0 - best;
            }
        }
        turns.sort_by(|one, other| other.2.total_cmp(&one.2));
        if let Some(this) = searched.get_mut(key) {
            this.turns = turns;
        }
    }
}

fn line(searched: &Searched) -> String {
    let best = searched.turns.first().map_or(0.0, |(_, _, chance)| *chance);
    let good = searched.turns.iter().filter(|(_, _, chance)| *chance >= best - AS_GOOD);
    let words: Vec<_> = good
        .map(|(turn, _, chance)| format!("{turn}:{}", (1_000.0 * chance).round() as u16))
        .collect();
    format!("{} | {}", searched.position.position_line(), words.join(" "))
}
