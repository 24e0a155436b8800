//! Decides whether exactly one turn of a position wins or saves much.

use ai::{Budget, Engine, Payments, Puzzle, Stop, forced_win};
use rules::{Position, Seat, Status};

/// By how much the win probability with the solution must exceed that with the second-best turn.
const MARGIN: f64 = 0.25;

/// The least win probability after a solution, and the greatest after any other turn.
const SAVED: f64 = 0.45;
const MISSED: f64 = 0.55;

/// With fewer possible turns there is nothing to find.
const FEWEST_TURNS: usize = 6;

/// The first searches: nodes, the required lead of the best turn, and the tolerance for the other bounds.
const LOOKS: [(u64, f64, f64); 3] =
    [(1_000, MARGIN / 3.0, 0.2), (4_000, MARGIN / 2.0, 0.1), (16_000, MARGIN, 0.0)];

/// Nodes for every other turn by itself, for the turns that come closest, and for the solution.
const EVERY_TURN: u64 = 6_000;
const CLOSEST: u64 = 100_000;
const SOLUTION: u64 = 300_000;

/// Nodes of a turn of the defender.
const DEFENCE: u64 = 100_000;

/// How many of the other turns are compared closely.
const CLOSE: usize = 3;

/// The largest number of turns of the solver, and of positions in the proof of a win.
const TURNS: u8 = 4;
const PROOF: u64 = 3_000_000;

/// The turn that is far better than all others.
struct Only {
    turn: String,
    best: f64,
    next: f64,
}

/// The puzzle in a position, if there is one; its rating is set elsewhere.
pub(crate) fn solve(engine: &mut Engine, position: &Position) -> Option<Puzzle> {
    let first = only(engine, position)?;
    let wins_in = if first.best > 0.99 { wins_in(position) } else { None };
    let solution = line(engine, position, first.turn);
    Some(Puzzle {
        position: position.clone(),
        solution,
        wins_in,
        best: hundredths(if wins_in.is_some() { 1.0 } else { first.best }),
        next: hundredths(first.next),
        rating: 0,
    })
}

fn hundredths(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}

/// The turn that is far better than all others, if there is one.
fn only(engine: &mut Engine, position: &Position) -> Option<Only> {
    let Status::Turn(own) = position.status() else {
        return None;
    };
    let stop = Stop::new();
    let all = engine.best_turns(position, usize::from(u16::MAX), Budget::nodes(0), 0, &stop);
    if all.len() < FEWEST_TURNS {
        return None;
    }
    let mut found = None;
    for (nodes, margin, easier) in LOOKS {
        let two = engine.best_turns(position, 2, Budget::nodes(nodes), 0, &stop);
        let [first, second] = two.as_slice() else {
            return None;
        };
        let (best, next) = (first.win_probability[own], second.win_probability[own]);
        if best < SAVED - easier || next > MISSED + easier || best - next < margin {
            return None;
        }
        found = Some(first.clone());
    }
    let first = found.filter(|first| !is_reorientation(&first.turn))?;
    // A search of the whole position examines most turns only briefly. Here every turn has a search of its own.
    let best = chance(engine, position, &first.turn, own, SOLUTION)?;
    if best < SAVED {
        return None;
    }
    let mut others = Vec::new();
    for other in all.iter().filter(|other| other.turn != first.turn) {
        let chance = chance(engine, position, &other.turn, own, EVERY_TURN)?;
        if chance > 0.9 {
            return None;
        }
        others.push((chance, &other.turn));
    }
    others.sort_by(|one, other| other.0.total_cmp(&one.0));
    for other in others.iter_mut().take(CLOSE) {
        other.0 = chance(engine, position, other.1, own, CLOSEST)?;
    }
    let next = others.iter().map(|other| other.0).fold(0.0, f64::max);
    let is_far_better = next <= MISSED && best - next >= MARGIN;
    is_far_better.then(|| Only { turn: first.turn.clone(), best, next })
}

/// Many sets of markers can pay for turning a chevron, so a reorientation is never the only turn.
fn is_reorientation(turn: &str) -> bool {
    turn.get(2..3).is_some_and(|sign| sign == "<" || sign == ">")
}

/// The win probability of `own` after a turn.
fn chance(
    engine: &mut Engine,
    position: &Position,
    turn: &str,
    own: Seat,
    nodes: u64,
) -> Option<f64> {
    let after = position.play(turn).ok()?.position;
    Some(engine.evaluate(&after, Budget::nodes(nodes), &Stop::new()).win_probability[own])
}

/// Within how many turns a position is won, if that can be proven.
fn wins_in(position: &Position) -> Option<u8> {
    let Status::Turn(own) = position.status() else {
        return None;
    };
    let wins = |turns| forced_win(position, own, turns, Payments::Every, PROOF) == Some(true);
    (1..=TURNS).find(|turns| wins(u32::from(*turns)))
}

/// The solution: it goes on as long as one turn is far better than all others, against the best defence.
fn line(engine: &mut Engine, position: &Position, first: String) -> Vec<String> {
    let mut line = vec![first];
    let mut position = position.clone();
    while line.len() < 2 * usize::from(TURNS) - 1 {
        let Ok(played) = position.play(&line[line.len() - 1]) else {
            break;
        };
        let found = engine.search(&played.position, Budget::nodes(DEFENCE), 0, &Stop::new());
        let Some(defence) = found else {
            break;
        };
        let Ok(defended) = played.position.play(&defence.turn) else {
            break;
        };
        position = defended.position;
        let Some(next) = only(engine, &position) else {
            break;
        };
        line.extend([defence.turn, next.turn]);
    }
    line
}
