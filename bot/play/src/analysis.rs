//! A computer's analysis of a finished game, position by position.

use ai::{Effect, Evaluation, Explanation};
use rules::{BySeat, Position, Seat};

use crate::{EventKind, Replay, Step};

/// A turn that lost less win probability than this is not reported.
const WORTH_TELLING: f64 = 0.05;

/// How many turns are told.
const TOLD: usize = 3;

/// The win probabilities over a game, and the turns that lost much.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The win probability of every seat at the start, after the first turn, after the second...
    pub win_probability: Vec<BySeat<f64>>,
    /// The turns that lost much, the worst first, unless [`Analysis::told_to`] has put another one first.
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
    /// Why it is better, as far as that is proven and its effects on the board do not show it.
    pub reasons: Vec<Explanation>,
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

    /// The same with the turns that are told to a reader: their own worst one first if they have this seat, then the worst
    /// of all.
    #[must_use]
    pub fn told_to(mut self, own: Option<Seat>) -> Self {
        if let Some(first) = self.swings.iter().position(|swing| Some(swing.seat) == own) {
            self.swings[..=first].rotate_right(1);
        }
        self.swings.truncate(TOLD);
        self
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
                reasons: Vec::new(),
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

    /// Keeps those of the reasons for the better turn that its effects on the board do not show.
    pub fn explain(&mut self, mut reasons: Vec<Explanation>) {
        let kind = self.position.kind();
        let is_seen = |reason: &Explanation| {
            let Explanation::Does(effect) = reason else { return false };
            matches!(effect, Effect::Claims(_) | Effect::Captures(_) | Effect::Takes { .. })
        };
        reasons.retain(|reason| reason.tells_apart(kind) && !is_seen(reason));
        self.reasons = reasons;
    }
}

#[cfg(test)]
mod tests {
    use rules::{Kind, Setup};

    use super::*;

    fn swing(ply: u32, seat: Seat) -> Swing {
        let position =
            Position::new(&Setup::new(Kind::Shacru, 2).expect("a game")).expect("a start");
        let (played, better) = (String::new(), String::new());
        Swing { ply, seat, played, better, reasons: Vec::new(), before: 0.9, after: 0.4, position }
    }

    #[test]
    fn a_player_is_told_their_own_worst_turn_first() {
        let (own, other) = (Seat::North, Seat::South);
        let swings = [(1, other), (3, other), (2, own), (5, other), (4, own)];
        let swings = swings.into_iter().map(|(ply, seat)| swing(ply, seat)).collect();
        let analysis = Analysis { win_probability: Vec::new(), swings };
        let told = |seat| {
            let told = analysis.clone().told_to(seat).swings;
            told.iter().map(|swing| swing.ply).collect::<Vec<_>>()
        };
        assert_eq!(told(Some(own)), [2, 1, 3]);
        assert_eq!(told(Some(other)), [1, 3, 2]);
        assert_eq!(told(None), [1, 3, 2]);
    }

    /// What is seen on the board anyway is no reason, and neither is what nearly every turn does.
    #[test]
    fn a_better_turn_has_only_reasons_that_explain_it() {
        let mut swing = swing(1, Seat::South);
        let deed = ai::Deed { turn: "e9-e8".to_owned(), effect: Effect::Claims(3) };
        let prevents = Explanation::Prevents(deed);
        let seen = [Effect::Claims(1), Effect::Claims(4), Effect::GainsRoom(2)];
        let reasons = seen.into_iter().map(Explanation::Does).chain([prevents.clone()]);
        swing.explain(reasons.collect());
        assert_eq!(swing.reasons, [prevents]);
    }
}
