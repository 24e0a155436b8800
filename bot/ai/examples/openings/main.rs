//! Makes the openings: the good turns of the positions that come up first in games for two.
//!
//! ```text
//! cargo run --release -p ai --example openings -- pacru 1 --date 2026-11-22 > pacru.txt && mv pacru.txt bot/ai/openings
//! ```
//!
//! From the start on, the position that is likeliest to come up is searched next, until there are enough; what is found
//! out about a position counts for the turns that lead there. Everything is decided by the seed and by numbers of nodes:
//! the same command makes the same openings. How far it is, it says on the standard error output.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "chances and small counts"
)]

use std::collections::HashMap;

use ai::{Budget, Engine, Stop, symmetry_key};
use clap::Parser;
use rules::{Kind, Position, Setup, Status};

#[derive(Parser)]
#[command(about = "Makes openings")]
struct Command {
    /// pacru, azacru, shacru or pasang.
    kind: Kind,
    /// Decides between equal turns.
    seed: u64,
    /// How many positions.
    #[arg(long, default_value_t = 400)]
    count: usize,
    /// Nodes for each of them.
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
    /// The day they are made, for the first line.
    #[arg(long)]
    date: String,
}

/// How many turns of a position are found out exactly.
const TURNS: usize = 8;

/// How much less likely to win a turn that is kept may be than the best one.
const AS_GOOD: f64 = 0.06;

/// How much less likely to win makes a turn e times as rare, for saying how likely a position is to come up.
const RARER: f64 = 0.05;

/// How often somebody plays any turn at all instead.
const ANY_TURN: f64 = 0.3;

/// A position that was searched.
struct Searched {
    position: Position,
    /// The best turns, what each leads to, and the chance of winning of whoever plays it.
    turns: Vec<(String, Vec<u16>, f64)>,
    /// Turns before it.
    ply: usize,
}

fn main() {
    let Command {
        kind,
        seed,
        count,
        nodes,
        date,
    } = Command::parse();
    let setup = Setup::new(kind, 2).expect("a game for two");
    let start = Position::new(&setup).expect("a start");
    let mut engine = Engine::new();
    let mut searched: HashMap<Vec<u16>, Searched> = HashMap::new();
    // How likely each position that is not searched yet is to come up, by each way that was found there.
    let mut open: HashMap<Vec<u16>, (f64, Position, usize)> = HashMap::new();
    open.insert(symmetry_key(&start), (1.0, start, 0));
    let mut order = Vec::new();
    while order.len() < count {
        // Of equally likely ones that whose key is first: hash maps have no order of their own.
        let next = open
            .iter()
            .max_by(|(key, (likely, ..)), (other, (than, ..))| {
                likely.total_cmp(than).then_with(|| other.cmp(key))
            });
        let Some(key) = next.map(|(key, _)| key.clone()) else {
            break;
        };
        let Some((likely, position, ply)) = open.remove(&key) else {
            break;
        };
        let turns = search(&mut engine, &position, nodes, seed);
        eprintln!(
            "{} ply {ply} {likely:.5} {position}: {turns:?}",
            order.len()
        );
        for (after, share) in shares(&position, &turns) {
            let key = symmetry_key(&after);
            if !key.is_empty() && !searched.contains_key(&key) {
                open.entry(key).or_insert((0.0, after, ply + 1)).0 += likely * share;
            }
        }
        let lead_to = |(turn, chance): (String, f64)| {
            let key = position
                .play(&turn)
                .map(|played| symmetry_key(&played.position));
            (turn, key.unwrap_or_default(), chance)
        };
        let turns = turns.into_iter().map(lead_to).collect();
        searched.insert(
            key.clone(),
            Searched {
                position,
                turns,
                ply,
            },
        );
        order.push(key);
    }
    back_up(&mut searched, &order);
    println!("# openings {kind} {seed} --count {count} --nodes {nodes} --date {date}");
    for key in &order {
        println!("{}", line(&searched[key]));
    }
}

/// The best turns of a position and the chances of winning with them, best first.
fn search(engine: &mut Engine, position: &Position, nodes: u64, seed: u64) -> Vec<(String, f64)> {
    let Status::Turn(own) = position.status() else {
        return Vec::new();
    };
    let found = engine.best_turns(position, TURNS, Budget::nodes(nodes), seed, &Stop::new());
    let chance = |result: ai::SearchResult| (result.turn, result.win_probability[own]);
    found.into_iter().map(chance).collect()
}

/// What the turns of a position lead to, and how often each is played.
fn shares(position: &Position, turns: &[(String, f64)]) -> Vec<(Position, f64)> {
    let best = turns.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let weight = |chance: f64| ((chance - best) / RARER).exp();
    let sum: f64 = turns.iter().map(|(_, chance)| weight(*chance)).sum();
    let all = position.legal(false);
    let any = ANY_TURN / all.len() as f64;
    let share = |turn: &String| {
        let known = turns.iter().find(|(other, _)| other == turn);
        let chosen = known.map_or(0.0, |(_, chance)| weight(*chance) / sum);
        let after = position.play(turn).ok()?.position;
        Some((after, any + (1.0 - ANY_TURN) * chosen))
    };
    all.iter().filter_map(share).collect()
}

/// A turn is as good as the position it leads to is bad for the other side: the last positions say what they know to
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
    let good = searched
        .turns
        .iter()
        .filter(|(_, _, chance)| *chance >= best - AS_GOOD);
    let words: Vec<_> = good
        .map(|(turn, _, chance)| format!("{turn}:{}", (1_000.0 * chance).round() as u16))
        .collect();
    format!(
        "{} | {}",
        searched.position.position_line(),
        words.join(" ")
    )
}
