//! The chances of every seat, without looking ahead.

use std::sync::LazyLock;

use rules::{BySeat, Outcome, Seat, Seats};

use super::evaluation_cache::EvaluationCache;
use crate::evaluate::Searchable;
use crate::net::{LEAD, Net, Sums};

/// Estimates the win probability of each seat; all of them add up to 1.
pub(super) struct Chances {
    /// The nets of the seats that play.
    nets: Vec<(Seat, Sums)>,
    cache: EvaluationCache<BySeat<f32>>,
}

impl Chances {
    pub(super) fn new(seats: Seats, net: &'static Net) -> Chances {
        Chances {
            nets: seats.iter().map(|seat| (seat, Sums::new(net, seat))).collect(),
            cache: EvaluationCache::default(),
        }
    }

    /// The chances in a position with this fingerprint.
    pub(super) fn estimate<G: Searchable>(&mut self, game: &G, fingerprint: u64) -> BySeat<f32> {
        self.cache.value(fingerprint, || {
            let mut chances = BySeat::<f32>::default();
            let survey = game.survey();
            for (seat, sums) in self.nets.iter_mut().filter(|(seat, _)| game.is_in(*seat)) {
                chances[*seat] = chance(sums.value_of(game, &survey));
            }
            let all: f32 = chances.iter().map(|(_, chance)| chance).sum();
            BySeat::from_fn(|seat| chances[seat] / all)
        })
    }
}

/// What each seat has won of a finished game.
pub(super) fn shares(outcome: &Outcome) -> BySeat<f32> {
    let share = 1.0 / outcome.winners.len() as f32;
    BySeat::from_fn(|seat| if outcome.winners.contains(seat) { share } else { 0.0 })
}

/// e to the power of a number that is not positive, by arithmetic that is the same on every
/// machine; at most 1 % off where the result is above 0.01.
pub(super) fn exp(power: f32) -> f32 {
    let root = (1.0 + power / 1024.0).max(0.0);
    (0..10).fold(root, |power, _| power * power)
}

/// The values of nets beyond this, of either sign, are equally certain.
const CERTAIN: u32 = 10 * LEAD.unsigned_abs();

/// The win probability for a value of a net.
fn chance(value: i32) -> f32 {
    /// Those for all values from 0 on.
    static CHANCES: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let chance = |value: u32| 1.0 / (1.0 + exp(-(value as f32) / LEAD as f32));
        (0..=CERTAIN).map(chance).collect()
    });
    let chance = CHANCES[value.unsigned_abs().min(CERTAIN) as usize];
    if value < 0 { 1.0 - chance } else { chance }
}
