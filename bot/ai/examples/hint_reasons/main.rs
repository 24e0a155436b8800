//! How often the reasons of hints are true: for one of the three best turns in each of so many positions of games of a Club
//! against a Novice, what is prevented or threatened is searched again with ten times as many nodes.
//!
//! ```text
//! cargo run --release -p ai --example hint_reasons -- pacru 2026
//! ```
//!
//! The result depends only on the seed and on numbers of nodes, never on time.

use std::collections::BTreeMap;

use ai::{Budget, Effect, Engine, Explanation, Level, Stop};
use clap::Parser;
use rules::{Kind, Position, Seat, Status};

#[derive(Parser)]
#[command(about = "Judges the reasons of hints")]
struct Command {
    /// The game: pacru, azacru, shacru or pasang.
    kind: Kind,
    /// The seed of everything random.
    seed: u64,
    /// The number of games to play.
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// In how many of their positions reasons are judged.
    #[arg(long, default_value_t = 200)]
    positions: usize,
}

/// Ten times the nodes of the search that found a reason.
const DEEPER: Budget = Budget::nodes(200_000);

/// The turn of a reason may be this much worse than the best turn there.
const NEARLY_BEST: f64 = 0.05;

/// Prints the share of true reasons, of every kind, in positions of games.
fn main() {
    let Command { kind: game, seed, games, positions } = Command::parse();
    let engine = &mut Engine::new();
    let numbers = (0..games).map(|number| seed.wrapping_mul(1_000_000) + number);
    let mut all: Vec<Position> = numbers.flat_map(|number| played(engine, game, number)).collect();
    fastrand::Rng::with_seed(seed).shuffle(&mut all);
    let mut judged: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let mut unexplained = 0;
    for (number, position) in all.iter().take(positions).enumerate() {
        let budget = Level::Strong.budget(position);
        let hints = engine.best_moves(position, 3, budget, 0, &Stop::new());
        let turn = &hints[number % hints.len()].turn;
        // As many as a hint shows.
        let reasons = Explanation::of(engine, position, turn);
        unexplained += u32::from(reasons.is_empty());
        for reason in reasons.iter().take(2) {
            let (kind, right) = (kind_of(reason), holds(engine, position, turn, reason));
            if !right {
                println!("{}: {turn} {reason:?}", position.position_line());
            }
            for kind in [kind, "together"] {
                let counts = judged.entry(kind).or_default();
                counts.0 += u32::from(right);
                counts.1 += 1;
            }
        }
    }
    println!("{game}: {unexplained} of {positions} turns without a reason");
    for (kind, (right, all)) in judged {
        println!("{kind}: {right} of {all}, {:.1} %", f64::from(right) / f64::from(all) * 100.0);
    }
}

/// The positions of a game of a Club against a Novice in which somebody is to move.
fn played(engine: &mut Engine, kind: Kind, game: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut position = Position::start(kind, 2).expect("a start");
    while let Status::Turn(seat) = position.status() {
        let level = if seat == Seat::South { Level::Club } else { Level::Novice };
        let seed = level.seed(game, positions.len());
        let found = engine.choose(&position, level, seed, Budget::UNLIMITED, &Stop::new());
        let after = play(&position, &found.expect("a turn").turn);
        positions.push(std::mem::replace(&mut position, after));
    }
    positions
}

fn kind_of(reason: &Explanation) -> &'static str {
    match reason {
        Explanation::Does(_) => "does",
        Explanation::Prevents(_) => "prevents",
        Explanation::Threatens(_) => "threatens",
        Explanation::Prepares { .. } => "prepares",
    }
}

/// Whether each turn that a reason names is nearly the best there, and what is prevented or threatened changes the player's
/// chance by at least half of what matters. What a turn does is true by the rules.
fn holds(engine: &mut Engine, position: &Position, turn: &str, reason: &Explanation) -> bool {
    let after = play(position, turn);
    let (Status::Turn(own), Status::Turn(opponent)) = (position.status(), after.status()) else {
        return true;
    };
    let now = chance(engine, &after, own);
    let (idle, deed, sign) = match reason {
        Explanation::Does(_) => return true,
        Explanation::Prevents(deed) => (position.as_if_turn_of(opponent), deed, -1.0),
        Explanation::Threatens(deed) => (after.as_if_turn_of(own), deed, 1.0),
        Explanation::Prepares { answer, next } => (play(&after, answer), next, 1.0),
    };
    let best = chance(engine, &idle, own);
    let with = chance(engine, &play(&idle, &deed.turn), own);
    let matters = match reason {
        Explanation::Prepares { .. } => best - now <= NEARLY_BEST,
        // A win at once follows by the rules, however the player stands.
        _ => deed.effect == Effect::Wins || (with - now) * sign >= Explanation::MATTERS / 2.0,
    };
    matters && (best - with) * sign <= NEARLY_BEST
}

fn play(position: &Position, turn: &str) -> Position {
    position.play(turn).expect("a legal turn").position
}

fn chance(engine: &mut Engine, position: &Position, seat: Seat) -> f64 {
    engine.evaluate(position, DEEPER, &Stop::new()).win_probability[seat]
}
