//! What a computer thinks of a finished game, position by position.

use ai::Evaluation;
use rules::{BySeat, Position, Seat};

use crate::{EventKind, Replay, Step};

/// A turn that gave away less is not worth telling.
const WORTH_TELLING: f64 = 0.05;

/// How many turns are told.
const TOLD: usize = 3;

/// The chances over a game, and the turns that gave most away.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The chances of every seat at the start, after the first turn, after the second...
    pub win_probability: Vec<BySeat<f64>>,
    /// The worst first.
    pub swings: Vec<Swing>,
}

/// A turn that gave something away.
#[derive(Clone, Debug)]
pub struct Swing {
    /// Its number.
    pub ply: u32,
    /// Who played it.
    pub seat: Seat,
    /// The turn that was played.
    pub played: String,
    /// The better turn.
    pub better: String,
    /// The player's chances with the better turn.
    pub before: f64,
    /// Their chances after the turn that was played.
    pub after: f64,
    /// The position it was played in.
    pub position: Position,
}

/// The positions of a game to be evaluated: the one before each of its turns, and the last. `replay` must go back to the
/// first event.
pub fn positions(replay: &Replay) -> impl Iterator<Item = &Position> {
    steps(replay)
        .filter_map(|step| step.action.as_ref())
        .map(|action| &action.before)
        .chain([&replay.position])
}

fn steps(replay: &Replay) -> impl Iterator<Item = &Step> {
    replay.standing().filter(|step| step.action.is_some())
}

impl Analysis {
    /// What the evaluations of all [`positions`] of a game say together.
    #[must_use]
    pub fn of(replay: &Replay, evaluations: &[Evaluation]) -> Self {
        let steps: Vec<&Step> = steps(replay).collect();
        Self {
            win_probability: by_turn(&steps, evaluations),
            swings: swings(&steps, evaluations),
        }
    }
}

/// The evaluation after each turn. A player who resigns or loses on time between two turns counts with the first of
/// them.
fn by_turn(steps: &[&Step], evaluations: &[Evaluation]) -> Vec<BySeat<f64>> {
    let mut win_probability: Vec<BySeat<f64>> = Vec::with_capacity(evaluations.len());
    let plies = steps.iter().map(|step| step.event.ply as usize);
    for (ply, evaluation) in std::iter::once(0).chain(plies).zip(evaluations) {
        win_probability.truncate(ply);
        win_probability.push(evaluation.win_probability);
    }
    win_probability
}

/// The turns that gave most away, the worst first. A turn is measured by what the best one would have led to.
fn swings(steps: &[&Step], evaluations: &[Evaluation]) -> Vec<Swing> {
    let pairs = evaluations.windows(2);
    let mut swings: Vec<Swing> = steps
        .iter()
        .zip(pairs)
        .filter_map(|(step, pair)| {
            let action = step
                .action
                .as_ref()
                .filter(|action| !action.summary.is_pass())?;
            let (EventKind::Turn(played), Some(better)) = (&step.event.kind, &pair[0].best) else {
                return None;
            };
            let seat = action.summary.seat();
            let swing = Swing {
                ply: step.event.ply,
                seat,
                played: played.clone(),
                better: better.clone(),
                before: pair[0].win_probability[seat],
                after: pair[1].win_probability[seat],
                position: action.before.clone(),
            };
            (played != better && swing.lost() >= WORTH_TELLING).then_some(swing)
        })
        .collect();
    swings.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
    swings.truncate(TOLD);
    swings
}

impl Swing {
    /// What it gave away.
    #[must_use]
    pub fn lost(&self) -> f64 {
        self.before - self.after
    }
}
