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
        let odds = (f64::from(value) / f64::from(self.lead())).exp() / self.against(others);
        odds / (1.0 + odds)
    }

    /// The value that goes with a chance of winning against so many others.
    pub(crate) fn value(&self, probability: f64, others: f64) -> i32 {
        let odds = probability / (1.0 - probability) * self.against(others);
        (odds.ln() * f64::from(self.lead())) as i32
    }

    /// What the odds of equals are against: each of the others, if a value does not say so already.
    fn against(&self, others: f64) -> f64 {
        match self {
            Evaluator::Weights(_) => others,
            Evaluator::Net(_) => 1.0,
        }
    }

    /// The value that makes winning e times as likely as not winning.
    pub(crate) fn lead(&self) -> i32 {
        match self {
            Evaluator::Weights(weights) => weights.lead,
            Evaluator::Net(_) => net::LEAD,
        }
    }
}
