//! Decides whether exactly one turn of a position wins or saves much.

use ai::{Budget, Engine, Payments, Puzzle, Stop};
use rules::{Position, Seat, Status};

use crate::proof::forced_win;

/// By how much the win probability with the solution must exceed that with the second-best turn.
pub(super) const MARGIN: f64 = 0.25;

/// The least win probability after a solution, and the greatest after any other turn.
const SAVED: f64 = 0.45;
const MISSED: f64 = 0.55;

/// A turn that is this good by itself is a second solution, whatever a closer look would say.
const SECOND: f64 = 0.9;

/// With fewer possible turns there is nothing to find.
const FEWEST_TURNS: usize = 6;

/// How many of the other turns are compared closely.
const CLOSE: usize = 3;

/// The largest number of turns of the solver, and of positions in the proof of a win.
const TURNS: u8 = 4;
const PROOF: u64 = 3_000_000;

/// A first search, which dismisses most positions.
struct Look {
    /// Its nodes, of so many parts of those that a solution takes.
    part: u64,
    /// The required lead of the best turn, and the tolerance for the other bounds.
    margin: f64,
    easier: f64,
}

const LOOKS: [Look; 3] = [
    Look { part: 16, margin: MARGIN / 3.0, easier: 0.2 },
    Look { part: 4, margin: MARGIN / 2.0, easier: 0.1 },
    Look { part: 1, margin: MARGIN, easier: 0.0 },
];

/// Looks for the turns that are far better than all others.
pub(super) struct Solver<'a> {
    pub(super) engine: &'a mut Engine,
    /// The nodes of the search that must see the solution. Those that judge it have their shares of
    /// it.
    pub(super) nodes: u64,
}

/// The turn that is far better than all others.
#[derive(Clone, Debug)]
struct Only {
    turn: String,
    best: f64,
    next: f64,
}

impl Solver<'_> {
    /// Nodes for every other turn by itself, for the turns that come closest, for the solution, and
    /// for a turn of the defender.
    fn every_turn(&self) -> u64 {
        self.nodes * 3 / 8
    }

    fn closest(&self) -> u64 {
        self.nodes * 25 / 4
    }

    fn solution(&self) -> u64 {
        self.nodes * 75 / 4
    }

    fn defence(&self) -> u64 {
        self.nodes * 25 / 4
    }

    /// The puzzle in a position, if there is one; its rating is set elsewhere.
    pub(super) fn solve(&mut self, position: &Position) -> Option<Puzzle> {
        let first = self.only(position)?;
        let wins_in = if first.best > 0.99 { wins_in(position) } else { None };
        let solution = self.line(position, first.turn);
        Some(Puzzle {
            position: position.clone(),
            solution,
            wins_in,
            best: hundredths(if wins_in.is_some() { 1.0 } else { first.best }),
            next: hundredths(first.next),
            rating: 0,
        })
    }

    /// The turn that is far better than all others, if there is one.
    fn only(&mut self, position: &Position) -> Option<Only> {
        let Status::Turn(own) = position.status() else { return None };
        let stop = Stop::new();
        let every = usize::from(u16::MAX);
        let all = self.engine.best_turns(position, every, Budget::nodes(0), 0, &stop);
        if all.len() < FEWEST_TURNS {
            return None;
        }
        let mut found = None;
        for Look { part, margin, easier } in LOOKS {
            let budget = Budget::nodes(self.nodes / part);
            let two = self.engine.best_turns(position, 2, budget, 0, &stop);
            let [first, second] = two.as_slice() else { return None };
            let (best, next) = (first.win_probability[own], second.win_probability[own]);
            if best < SAVED - easier || next > MISSED + easier || best - next < margin {
                return None;
            }
            found = Some(first.clone());
        }
        // Many sets of markers can pay for turning a chevron, so a reorientation is never the only
        // turn.
        let first = found.filter(|first| !is_reorientation(&first.turn))?;
        // A search of the whole position examines most turns only briefly. Here every turn has a
        // search of its own.
        let best = self.chance(position, &first.turn, own, self.solution())?;
        if best < SAVED {
            return None;
        }
        let mut others = Vec::new();
        for other in all.iter().filter(|other| other.turn != first.turn) {
            let chance = self.chance(position, &other.turn, own, self.every_turn())?;
            if chance > SECOND {
                return None;
            }
            others.push((chance, &other.turn));
        }
        others.sort_by(|one, other| other.0.total_cmp(&one.0));
        for other in others.iter_mut().take(CLOSE) {
            other.0 = self.chance(position, other.1, own, self.closest())?;
        }
        let next = others.iter().map(|other| other.0).fold(0.0, f64::max);
        let is_far_better = next <= MISSED && best - next >= MARGIN;
        is_far_better.then(|| Only { turn: first.turn.clone(), best, next })
    }

    /// The win probability of `own` after a turn.
    fn chance(&mut self, position: &Position, turn: &str, own: Seat, nodes: u64) -> Option<f64> {
        let after = position.play(turn).ok()?.position;
        let seen = self.engine.evaluate(&after, Budget::nodes(nodes), &Stop::new());
        Some(seen.win_probability[own])
    }

    /// The solution: it goes on as long as one turn is far better than all others, against the best
    /// defence.
    fn line(&mut self, position: &Position, first: String) -> Vec<String> {
        let mut line = vec![first];
        let mut position = position.clone();
        while line.len() < 2 * usize::from(TURNS) - 1 {
            let Ok(played) = position.play(&line[line.len() - 1]) else { break };
            let budget = Budget::nodes(self.defence());
            let found = self.engine.search(&played.position, budget, 0, &Stop::new());
            let Some(defence) = found else { break };
            let Ok(defended) = played.position.play(&defence.turn) else { break };
            position = defended.position;
            let Some(next) = self.only(&position) else { break };
            line.extend([defence.turn, next.turn]);
        }
        line
    }
}

fn hundredths(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}

fn is_reorientation(turn: &str) -> bool {
    turn.get(2..3).is_some_and(|sign| sign == "<" || sign == ">")
}

/// Within how many turns a position is won, if that can be proven.
pub(super) fn wins_in(position: &Position) -> Option<u8> {
    let Status::Turn(own) = position.status() else { return None };
    let wins = |turns| forced_win(position, own, turns, Payments::Every, PROOF) == Some(true);
    (1..=TURNS).find(|turns| wins(u32::from(*turns)))
}
