//! Estimates how hard a puzzle is.

use ai::{Budget, Effect, Engine, Features, Puzzle, Stop, features};
use rules::{Position, Seat, Status};

/// Node budgets of increasing searches. The last is a turn of a Strong.
const NODES: [u64; 7] = [0, 100, 300, 1_000, 3_000, 10_000, 30_000];

/// The value of a chevron in markers.
const CHEVRON: i32 = 8;

/// How much lower a puzzle is rated that is [obvious](Difficulty::is_obvious).
const OBVIOUS: f64 = 200.0;

/// The difficulty of a solution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Difficulty {
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
    pub(super) fn of(engine: &mut Engine, puzzle: &Puzzle) -> Option<Difficulty> {
        let position = &puzzle.position;
        let Status::Turn(own) = position.status() else { return None };
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

    /// Whether comparing the positions after each turn is enough to find it, and no turn gains more
    /// at once.
    pub(super) fn is_obvious(self) -> bool {
        self.step == 0 && self.showier == 0
    }

    /// Whether somebody can begin with it: it is obvious, and one turn is all.
    pub(super) fn is_starter(self) -> bool {
        self.is_obvious() && self.turns == 1
    }

    /// The rating of a player who would find it every other time. The order is plausible, but
    /// nobody has measured it.
    pub(super) fn rating(self) -> u16 {
        let step = 130.0 * self.step as f64;
        let showier = 70.0 * (1.0 + self.showier as f64).log2();
        let choices = 50.0 * (self.choices as f64 / 6.0).log2().max(0.0);
        let obvious = if self.is_obvious() { OBVIOUS } else { 0.0 };
        let further = 100.0 * (self.turns - 1) as f64;
        (700.0 + step + showier + choices + further - obvious) as u16
    }
}

/// What a turn gains at once: the increase of the player's points and chevrons, and the decrease of
/// the opponent's.
fn brings(position: &Position, own: Seat, turn: &str) -> Option<i32> {
    let after = position.play(turn).ok()?.position;
    let sum = |(seat, has): (Seat, &Features)| {
        let worth = has.points + CHEVRON * has.pieces;
        if seat == own { worth } else { -worth }
    };
    Some(features(&after).iter().map(sum).sum())
}

/// The place of a puzzle in the order in which the lessons teach, by what its solution does.
pub(super) fn lesson(puzzle: &Puzzle) -> usize {
    let effects = Effect::of(&puzzle.position, &puzzle.solution[0]);
    effects.first().map_or(0, |effect| match effect {
        Effect::Confines(..) | Effect::PutsOut(_) => 1,
        Effect::Claims(_) => 2,
        Effect::Takes { .. } => 3,
        Effect::Captures(_) => 4,
        Effect::Meets => 5,
        Effect::SharesWin => 6,
        Effect::Wins => 7,
        Effect::GainsRoom(_) | Effect::GainsMoves(_) => 0,
    })
}
