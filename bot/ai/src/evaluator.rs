//! What says how good a position is.

use rules::Kind;

use crate::net::{self, Net};
use crate::weights::Weights;

/// What says how good a position is, without looking ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Evaluator {
    /// Counted features and what each is worth.
    Weights(Weights),
    /// What was learned from games.
    Net(&'static Net),
}

impl Evaluator {
    /// The one the levels play with at a table of so many players.
    #[must_use]
    pub fn of(kind: Kind, players: usize) -> Evaluator {
        Net::of(kind, players).map_or_else(|| Evaluator::Weights(Weights::of(kind)), Evaluator::Net)
    }

    /// The chance of winning of a seat against so many others that goes with a value.
    pub(crate) fn probability(&self, value: i32, others: f64) -> f64 {
        let (others, lead) = match self {
            Evaluator::Weights(weights) => (others, weights.lead),
            Evaluator::Net(_) => (1.0, net::LEAD),
        };
        1.0 / (1.0 + others * (-f64::from(value) / f64::from(lead)).exp())
    }
}
