//! From what positions are worth to the chance of winning.

use rules::{BySeat, Position, Seat, Status};

use crate::judge::Judged;
use crate::search::{DECIDED, Prospect, WON, worths};
use crate::weights::Weights;

/// The chances after a turn whose value for `own` is known.
pub(crate) fn shares_of<G: Judged>(
    position: &Position,
    prospect: &Prospect<G>,
    own: Seat,
    weights: &Weights,
) -> BySeat<f64> {
    if let Status::Over(_) = prospect.after.status() {
        return shares_now(position, &prospect.after, weights);
    }
    let playing = position
        .seats()
        .iter()
        .filter(|seat| prospect.after.is_in(*seat))
        .count();
    let others = playing.saturating_sub(1).max(1) as f64;
    let (par, gain) = (
        1.0 / position.seats().len() as f64,
        f64::from(prospect.value) / f64::from(WON),
    );
    let share = match prospect.value {
        won if won > DECIDED => (par + (1.0 - par) * gain).min(1.0),
        lost if lost < -DECIDED => (par + par * gain).max(0.0),
        value => 1.0 / (1.0 + others * (-f64::from(value) / f64::from(weights.lead)).exp()),
    };
    let now = shares_now(position, &prospect.after, weights);
    let rest: f64 = now
        .iter()
        .filter(|(seat, _)| *seat != own)
        .map(|(_, share)| share)
        .sum();
    BySeat::from_fn(|seat| {
        if seat == own {
            share
        } else if rest > 0.0 {
            (1.0 - share) * now[seat] / rest
        } else {
            0.0
        }
    })
}

/// The chances by what the seats have; the winners share in a finished game.
pub(crate) fn shares_now<G: Judged>(
    position: &Position,
    game: &G,
    weights: &Weights,
) -> BySeat<f64> {
    if let Status::Over(outcome) = game.status() {
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        return BySeat::from_fn(|seat| {
            if outcome.winners.contains(seat) {
                share
            } else {
                0.0
            }
        });
    }
    let worths = worths(game, weights);
    let best = position
        .seats()
        .iter()
        .map(|seat| worths[seat])
        .max()
        .unwrap_or(0);
    let chance = BySeat::from_fn(|seat| {
        if game.is_in(seat) {
            (f64::from(worths[seat] - best) / f64::from(weights.lead)).exp()
        } else {
            0.0
        }
    });
    let all: f64 = chance.iter().map(|(_, chance)| chance).sum();
    BySeat::from_fn(|seat| chance[seat] / all)
}
