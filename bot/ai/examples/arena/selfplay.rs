//! Games of a player against itself, position by position, to learn from.

use std::io::{self, Write};

use ai::{Budget, Engine, Stop, random_turn};
use rules::pasang::Pattern;
use rules::{Kind, Outcome, Position, Setup, Status};

/// Every so many turns one is random, so that the games see what good players avoid.
const RANDOM_TURN: f64 = 0.04;

/// The most random turns of a seat at the beginning.
const OPENING: usize = 4;

/// The patterns of Pasang, one of which half of its games begin with. The others begin with the usual one.
const PATTERNS: u8 = 39;

/// Plays games and writes a line for every position in which a search chose the turn: the position line, the chance of
/// winning the search gave the seat to move, and the share of the win each seat got, in turn order.
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
        if winners.contains(seat) {
            1.0 / winners.len() as f64
        } else {
            0.0
        }
    };
    let shares: Vec<String> = position
        .seats()
        .iter()
        .map(|seat| format!("{:.3}", share(seat)))
        .collect();
    for (line, chance) in seen {
        writeln!(out, "{line}\t{chance:.4}\t{}", shares.join(" "))?;
    }
    Ok(())
}
