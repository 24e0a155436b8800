//! Games of a player against itself, written position by position for training.

use std::io::{self, Write};

use ai::{Budget, Engine, Stop, random_turn};
use rules::pasang::Pattern;
use rules::{Kind, Outcome, Position, Setup, Status};

/// The share of random turns, so that the games contain what good players avoid.
const RANDOM_TURN: f64 = 0.04;

/// The largest number of random turns of a seat at the beginning.
const OPENING: usize = 4;

/// The number of patterns of Pasang. Half of its games begin with a random one, the others with the usual one.
const PATTERNS: u8 = 39;

/// Plays games and writes a line for every position in which a search chose the turn: the position line, the win
/// probability that the search estimated for the seat to move, and each seat's share of the win, in turn order.
pub(crate) fn selfplay(
    kind: Kind,
    players: usize,
    games: impl Iterator<Item = u64>,
    nodes: u64,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut engine = Engine::new();
    for seed in games {
        play(&mut engine, kind, players, seed, nodes, out)?;
    }
    out.flush()
}

fn play(
    engine: &mut Engine,
    kind: Kind,
    players: usize,
    seed: u64,
    nodes: u64,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut setup = Setup::new(kind, players).expect("a game for that many players");
    if kind == Kind::Pasang && rng.bool() {
        setup.options.pasang.pattern = Pattern::numbered(rng.u8(1..=PATTERNS)).ok();
    }
    let mut position = Position::new(&setup).expect("a start");
    let opening = players * rng.usize(0..=OPENING);
    let mut seen = Vec::new();
    for ply in 0.. {
        let Status::Turn(own) = position.status() else {
            break;
        };
        let turn = if ply < opening || rng.f64() < RANDOM_TURN {
            random_turn(&position, rng.u64(..)).expect("a game that goes on")
        } else {
            let budget = Budget::nodes(nodes);
            let found = engine.search(&position, budget, rng.u64(..), &Stop::new());
            let found = found.expect("a game that goes on");
            seen.push((position.to_string(), found.win_probability[own]));
            found.turn
        };
        position = position.play(&turn).expect("a legal turn").position;
    }
    let Status::Over(Outcome { winners, .. }) = position.status() else {
        return Ok(());
    };
    let share = |seat| {
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    let shares: Vec<String> =
        position.seats().iter().map(|seat| format!("{:.3}", share(seat))).collect();
    for (line, chance) in seen {
        writeln!(out, "{line}\t{chance:.4}\t{}", shares.join(" "))?;
    }
    Ok(())
}
