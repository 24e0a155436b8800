//! Estimates how hard a puzzle is.

use ai::{Budget, Engine, Puzzle, Stop, features};
use rules::{Position, Seat, Status};

/// Node budgets of increasing searches. The last is a turn of a Strong.
const NODES: [u64; 7] = [0, 100, 300, 1_000, 3_000, 10_000, 30_000];

/// The difficulty of a solution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difficulty {
    /// The index in [`NODES`] of the first search that finds the first turn.
    step: usize,
    /// How many turns gain more at once.
    showier: usize,
    /// The number of possible turns.
    choices: usize,
    /// The number of turns to find.
    turns: usize,
}

impl Difficulty {
    /// `None` if a Strong does not find the solution: then nobody could check it quickly.
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
        let step = NODES.iter().rposition(|nodes| !finds(*nodes)).map_or(0, |place| place + 1);
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

    /// Whether comparing the positions after each turn is enough to find it, and no turn gains more at once.
    pub(crate) fn is_obvious(self) -> bool {
        self.step == 0 && self.showier == 0
    }

    /// The rating of a player who would find it every other time. The order is plausible, but nobody has measured it.
    pub(crate) fn rating(self) -> u16 {
        let step = 130.0 * self.step as f64;
        let showier = 70.0 * (1.0 + self.showier as f64).log2();
        let choices = 50.0 * (self.choices as f64 / 6.0).log2().max(0.0);
        (700.0 + step + showier + choices + 100.0 * (self.turns - 1) as f64) as u16
    }
}

/// The value of a chevron in markers.
const CHEVRON: i32 = 8;

/// What a turn gains at once: the increase of the player's points and chevrons, and the decrease of the opponent's.
fn brings(position: &Position, own: Seat, turn: &str) -> Option<i32> {
    let after = position.play(turn).ok()?.position;
    let sum = |(seat, has): (Seat, &ai::Features)| {
        let worth = has.points + CHEVRON * has.pieces;
        if seat == own { worth } else { -worth }
    };
    Some(features(&after).iter().map(sum).sum())
}
