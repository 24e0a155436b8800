//! Positions and results from the point of view of the player at the root.

use rules::{BySeat, Game, Outcome, Position, Seat, Seats, Status};

use super::evaluation_cache::EvaluationCache;
use crate::evaluate::Searchable;
use crate::evaluator::Evaluator;
use crate::features::Features;
use crate::net::{self, Sums};
use crate::weights::Weights;

/// The value of a won game, before the number of turns is subtracted. Larger than any sum of features.
pub(crate) const WON: i32 = 1_000_000;

/// Larger values, of either sign, are those of finished games.
pub(crate) const DECIDED: i32 = WON / 10;

/// The point of view of the player to move at the root. All values are theirs.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(super) own: Seat,
    pub(super) seats: Seats,
    evaluator: Evaluator,
    judgement: Judgement,
    cache: EvaluationCache,
    /// How often a position must occur to end the game, if repetition ends it.
    repetition_limit: Option<usize>,
    /// The fingerprints of the positions of the game, and of those on the way to the present one.
    path: Vec<u64>,
    /// The index in `path` of the position at the root.
    begin: usize,
}

impl View {
    pub(crate) fn new(position: &Position, own: Seat, evaluator: Evaluator) -> View {
        let path = position.history().to_vec();
        View {
            own,
            seats: position.seats(),
            evaluator,
            judgement: Judgement::new(evaluator, own),
            cache: EvaluationCache::default(),
            repetition_limit: position.repetition_limit(),
            begin: path.len(),
            path,
        }
    }

    /// The value of a position without looking ahead.
    pub(crate) fn value_now<G: Searchable>(&mut self, game: &G) -> i32 {
        match self.ended(game, game.fingerprint()) {
            Some(outcome) => self.final_value(&outcome),
            None => self.estimate(game),
        }
    }

    /// How the game ended, if it is over, or is ended by the repetition of this position.
    pub(super) fn ended<G: Game>(&self, game: &G, fingerprint: u64) -> Option<Outcome> {
        let status =
            if self.is_repetition(fingerprint) { game.repeated().status() } else { game.status() };
        match status {
            Status::Over(outcome) => Some(outcome),
            Status::Turn(_) => None,
        }
    }

    fn is_repetition(&self, fingerprint: u64) -> bool {
        self.repetition_limit.is_some_and(|limit| {
            self.path.iter().filter(|seen| **seen == fingerprint).count() + 1 >= limit
        })
    }

    /// The estimated value of a position without looking ahead.
    pub(super) fn estimate<G: Searchable>(&mut self, game: &G) -> i32 {
        if !game.is_in(self.own) {
            return -WON + self.plies();
        }
        let others = self.seats.iter().filter(|seat| *seat != self.own);
        if others.into_iter().all(|seat| !game.is_in(seat)) {
            return WON - self.plies();
        }
        let mut evaluate = || match &mut self.judgement {
            Judgement::Weights(weights) => lead(game, self.seats, self.own, weights),
            Judgement::Net(sums) => sums.value(game),
        };
        if G::HAS_EVALUATION_CACHE {
            self.cache.value(game.fingerprint(), evaluate)
        } else {
            evaluate()
        }
    }

    /// The value of the end of a game: a win counts more if it comes soon, a loss if it comes late, and points count
    /// as far as they matter; a shared win has the value of a position with the same win probability.
    pub(super) fn final_value(&self, outcome: &Outcome) -> i32 {
        let points = |seat| i32::from(outcome.points[seat]);
        let others = self.seats.iter().filter(|seat| *seat != self.own);
        let best = others.map(points).max().unwrap_or(0);
        let margin = 10 * (points(self.own) - best).clamp(-200, 200);
        match (outcome.winners.contains(self.own), outcome.winners.len()) {
            (true, 1) => WON + margin - self.plies(),
            (false, _) => -WON + margin + self.plies(),
            (true, winners) => {
                let share = 1.0 / winners as f64;
                let others = self.seats.len() - 1;
                self.evaluator.value(share, others as f64)
            }
        }
    }

    /// Steps to a position of the search.
    pub(super) fn enter(&mut self, fingerprint: u64) {
        self.path.push(fingerprint);
    }

    /// Steps back.
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// Steps back to the root.
    pub(super) fn leave_all(&mut self) {
        self.path.truncate(self.begin);
    }

    /// The number of turns from the root to the present position.
    pub(super) fn plies(&self) -> i32 {
        (self.path.len() - self.begin) as i32
    }
}

/// An evaluator with its state for one seat.
#[derive(Clone, Debug)]
enum Judgement {
    Weights(Weights),
    Net(Box<Sums>),
}

impl Judgement {
    fn new(evaluator: Evaluator, own: Seat) -> Judgement {
        match evaluator {
            Evaluator::Weights(weights) => Judgement::Weights(weights),
            Evaluator::Net(net) => Judgement::Net(Box::new(Sums::new(net, own))),
        }
    }
}

/// The lead of a seat over the others that still play. Against several others it is the mean of the lead over the
/// best and the lead over their average.
fn lead<G: Searchable>(game: &G, seats: Seats, own: Seat, weights: &Weights) -> i32 {
    let worths = worths(game, weights);
    let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
    for seat in seats.iter() {
        if seat != own && game.is_in(seat) {
            best = best.max(worths[seat]);
            sum += worths[seat];
            count += 1;
        }
    }
    match count {
        0 | 1 => worths[own] - best,
        _ => worths[own] - i32::midpoint(best, sum / count),
    }
}

/// The value of each seat's features.
fn worths<G: Searchable>(game: &G, weights: &Weights) -> BySeat<i32> {
    let features: BySeat<Features> = game.features(weights.worth[Features::TERRITORY] != 0);
    BySeat::from_fn(|seat| weights.weigh(features[seat]))
}

/// The log odds of each seat to win, as estimated without looking ahead. Only differences matter.
pub(crate) fn strengths<G: Searchable>(
    game: &G,
    seats: Seats,
    evaluator: Evaluator,
) -> BySeat<f64> {
    match evaluator {
        Evaluator::Weights(weights) => {
            let worths = worths(game, &weights);
            BySeat::from_fn(|seat| f64::from(worths[seat]) / f64::from(weights.lead))
        }
        Evaluator::Net(net) => BySeat::from_fn(|seat| {
            if !seats.contains(seat) {
                return 0.0;
            }
            let odds = f64::from(Sums::new(net, seat).value(game)) / f64::from(net::LEAD);
            // The logarithm of the probability: probabilities add up to 1, odds do not.
            -(-odds).exp().ln_1p()
        }),
    }
}
