//! A computer's analysis of a finished game, position by position.

use ai::Evaluation;
use rules::{BySeat, Position, Seat};

use crate::{EventKind, Replay, Step};

/// A turn that lost less win probability than this is not reported.
const WORTH_TELLING: f64 = 0.05;

/// The win probabilities over a game, and the turns that lost much.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The win probability of every seat at the start, after the first turn, after the second...
    pub win_probability: Vec<BySeat<f64>>,
    /// The turns that lost much, the worst first.
    pub swings: Vec<Swing>,
}

/// A turn after which a player's win probability was lower than necessary.
#[derive(Clone, Debug)]
pub struct Swing {
    /// The number of the turn.
    pub ply: u32,
    /// Who played it.
    pub seat: Seat,
    /// The turn that was played.
    pub played: String,
    /// The better turn.
    pub better: String,
    /// The player's win probability with the better turn, from 0 to 1.
    pub before: f64,
    /// Their win probability after the turn that was played, from 0 to 1.
    pub after: f64,
    /// The position in which it was played.
    pub position: Position,
}

/// The positions of a game that must be evaluated: the one before each turn, and the last one.
/// `replay` must start at the first event.
pub fn positions(replay: &Replay) -> impl Iterator<Item = &Position> {
    replay.actions().map(|action| &action.before).chain([&replay.position])
}

fn steps(replay: &Replay) -> impl Iterator<Item = &Step> {
    replay.standing().filter(|step| step.action.is_some())
}

impl Analysis {
    /// The analysis that follows from the evaluations of all [`positions`] of a game.
    pub fn of(replay: &Replay, evaluations: &[Evaluation]) -> Self {
        let steps: Vec<&Step> = steps(replay).collect();
        Self { win_probability: by_turn(&steps, evaluations), swings: swings(&steps, evaluations) }
    }
}

/// The evaluation after each turn. If a player resigns or loses on time between two turns, the
/// evaluation after that replaces the one after the first of them.
fn by_turn(steps: &[&Step], evaluations: &[Evaluation]) -> Vec<BySeat<f64>> {
    let mut win_probability: Vec<BySeat<f64>> = Vec::with_capacity(evaluations.len());
    let plies = steps.iter().map(|step| step.event.ply as usize);
    for (ply, evaluation) in std::iter::once(0).chain(plies).zip(evaluations) {
        win_probability.truncate(ply);
        win_probability.push(evaluation.win_probability);
    }
    win_probability
}

/// The turns that lost much, the worst first. Each is compared with the best turn in its position.
fn swings(steps: &[&Step], evaluations: &[Evaluation]) -> Vec<Swing> {
    let pairs = evaluations.windows(2);
    let mut swings: Vec<Swing> = steps
        .iter()
        .zip(pairs)
        .filter_map(|(step, pair)| {
            let action = step.action.as_ref().filter(|action| !action.summary.is_pass())?;
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
    swings
}

impl Swing {
    /// How much win probability the turn lost.
    pub fn lost(&self) -> f64 {
        self.before - self.after
    }
}
