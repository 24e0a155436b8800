//! How hard a puzzle is to find.

use ai::{Budget, Engine, Puzzle, Stop, features};
use rules::{Position, Seat, Status};

/// What a computer looks at that takes more and more time. The last is a Strong's turn.
const NODES: [u64; 7] = [0, 100, 300, 1_000, 3_000, 10_000, 30_000];

/// How hard a solution is to find.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difficulty {
    /// The place in [`NODES`] from which on a search finds the first turn.
    step: usize,
    /// How many turns bring more at once.
    showier: usize,
    /// Turns to choose from.
    choices: usize,
    /// Turns to find.
    turns: usize,
}

impl Difficulty {
    /// `None` if a Strong does not find the solution: nobody could check it quickly.
    pub(crate) fn of(engine: &mut Engine, position: &Position, puzzle: &Puzzle) -> Option<Self> {
        let Status::Turn(own) = position.status() else {
            return None;
        };
        let stop = Stop::new();
        let solution = &puzzle.solution[0];
        let mut finds = |nodes| {
            let found = engine.search(position, Budget::nodes(nodes), 0, &stop);
            found.is_some_and(|found| found.turn == *solution)
        };
        let missed = NODES.iter().rposition(|nodes| !finds(*nodes));
        let step = missed.map_or(0, |place| place + 1);
        if step == NODES.len() {
            return None;
        }
        let all = position.legal(false);
        let brought = brings(position, own, solution)?;
        let showier = |turn: &&String| brings(position, own, turn) > Some(brought);
        Some(Difficulty {
            step,
            showier: all.iter().filter(showier).count(),
            choices: all.len(),
            turns: puzzle.solution.len().div_ceil(2),
        })
    }

    /// Whether a look at what each turn leads to finds it, and nothing brings more at once.
    pub(crate) fn is_obvious(self) -> bool {
        self.step == 0 && self.showier == 0
    }

    /// The rating of somebody who would find it every other time. A guess that keeps the order: nobody has measured people.
    pub(crate) fn rating(self) -> u16 {
        let step = 130.0 * self.step as f64;
        let showier = 70.0 * (1.0 + self.showier as f64).log2();
        let choices = 50.0 * (self.choices as f64 / 6.0).log2().max(0.0);
        let turns = 100.0 * (self.turns - 1) as f64;
        (700.0 + step + showier + choices + turns) as u16
    }
}

/// A chevron is worth so many markers.
const CHEVRON: i32 = 8;

/// What a turn brings at once: points and chevrons, one's own more, the other's less.
fn brings(position: &Position, own: Seat, turn: &str) -> Option<i32> {
    let after = position.play(turn).ok()?.position;
    let sum = |(seat, has): (Seat, &ai::Features)| {
        let worth = has.points + CHEVRON * has.pieces;
        if seat == own { worth } else { -worth }
    };
    Some(features(&after).iter().map(sum).sum())
}
