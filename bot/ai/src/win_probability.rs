//! Win probabilities from the value of a position.

use rules::{BySeat, Position, Seat, Status};

use crate::evaluate::Searchable;
use crate::net::{self, Net};
use crate::search::{DECIDED, RootTurn, strengths};

/// The probabilities after a turn with a known value for `own`.
pub(crate) fn win_probability_after<G: Searchable>(
    position: &Position,
    root_turn: &RootTurn<G>,
    own: Seat,
    net: &'static Net,
) -> BySeat<f64> {
    if let Status::Over(_) = root_turn.after.status() {
        return win_probability_now(position, &root_turn.after, net);
    }
    if let Some(chances) = root_turn.chances {
        return chances;
    }
    let probability = match root_turn.value {
        won if won > DECIDED => 1.0,
        lost if lost < -DECIDED => 0.0,
        value => net::probability(value),
    };
    let now = win_probability_now(position, &root_turn.after, net);
    let rest: f64 =
        now.iter().filter(|(seat, _)| *seat != own).map(|(_, probability)| probability).sum();
    BySeat::from_fn(|seat| {
        if seat == own {
            probability
        } else if rest > 0.0 {
            (1.0 - probability) * now[seat] / rest
        } else {
            0.0
        }
    })
}

/// The probabilities without looking ahead. In a finished game the winners share.
pub(crate) fn win_probability_now<G: Searchable>(
    position: &Position,
    game: &G,
    net: &'static Net,
) -> BySeat<f64> {
    if let Status::Over(outcome) = game.status() {
        let probability = 1.0 / outcome.winners.len().max(1) as f64;
        return BySeat::from_fn(
            |seat| {
                if outcome.winners.contains(seat) { probability } else { 0.0 }
            },
        );
    }
    let strengths = strengths(game, position.seats(), net);
    let best =
        position.seats().iter().map(|seat| strengths[seat]).fold(f64::NEG_INFINITY, f64::max);
    let chance =
        BySeat::from_fn(|seat| if game.is_in(seat) { (strengths[seat] - best).exp() } else { 0.0 });
    let all: f64 = chance.iter().map(|(_, chance)| chance).sum();
    BySeat::from_fn(|seat| chance[seat] / all)
}
