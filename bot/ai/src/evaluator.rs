//! Evaluators: they value a position without looking ahead.

use rules::Kind;

use crate::net::{self, Net};
use crate::weights::Weights;

/// Values a position without looking ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Evaluator {
    /// Features and their weights.
    Weights(Weights),
    /// A net that was trained on games.
    Net(&'static Net),
}

impl Evaluator {
    /// The evaluator of the levels for this many players.
    #[must_use]
    pub fn of(kind: Kind, players: usize) -> Evaluator {
        Net::of(kind, players).map_or_else(|| Evaluator::Weights(Weights::of(kind)), Evaluator::Net)
    }

    /// The win probability of a seat against this many others that corresponds to a value.
    pub(crate) fn probability(&self, value: i32, others: f64) -> f64 {
        let odds = (f64::from(value) / f64::from(self.lead())).exp() / self.against(others);
        odds / (1.0 + odds)
    }

    /// The value that corresponds to a win probability against this many others.
    pub(crate) fn value(&self, probability: f64, others: f64) -> i32 {
        let odds = probability / (1.0 - probability) * self.against(others);
        (odds.ln() * f64::from(self.lead())) as i32
    }

    /// The number by which the odds of equal players are divided: the number of the others, unless the value accounts
    /// for it.
    fn against(&self, others: f64) -> f64 {
        match self {
            Evaluator::Weights(_) => others,
            Evaluator::Net(_) => 1.0,
        }
    }

    /// The value at which winning is e times as likely as not winning.
    pub(crate) fn lead(&self) -> i32 {
        match self {
            Evaluator::Weights(weights) => weights.lead,
            Evaluator::Net(_) => net::LEAD,
        }
    }
}
