//! Positions and results from the point of view of the player at the root.

use rules::{BySeat, Game, Outcome, Position, Seat, Seats, Status};

use crate::classic::evaluate::{Features, Searchable};
use crate::classic::weights::Weights;

/// The value of a won game, before the number of turns is subtracted. Larger than any sum of features.
pub(super) const WON: i32 = 1_000_000;

/// Larger values, of either sign, are those of finished games.
pub(super) const DECIDED: i32 = WON / 10;

/// The point of view of the player to move at the root. All values are theirs.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) own: Seat,
    pub(super) seats: Seats,
    weights: Weights,
    /// How often a position must occur to end the game, if repetition ends it.
    repetition_limit: Option<usize>,
    /// The fingerprints of the positions of the game, and of those on the way to the present one.
    path: Vec<u64>,
    /// The index in `path` of the position at the root.
    begin: usize,
}

impl View {
    pub(super) fn new(position: &Position, own: Seat) -> View {
        let path = position.history().to_vec();
        View {
            own,
            seats: position.seats(),
            weights: Weights::of(position.kind()),
            repetition_limit: position.repetition_limit(),
            begin: path.len(),
            path,
        }
    }

    /// The value of a position without looking ahead.
    pub(super) fn value_now<G: Searchable>(&self, game: &G) -> i32 {
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

    /// What a seat that still plays has more than the others.
    pub(super) fn estimate<G: Searchable>(&self, game: &G) -> i32 {
        if game.is_in(self.own) {
            self.lead(&worths(game, &self.weights), game)
        } else {
            -WON + self.plies()
        }
    }

    /// Against several others half of the lead is that over the best, half that over their mean.
    fn lead<G: Game>(&self, worths: &BySeat<i32>, game: &G) -> i32 {
        let (mut best, mut sum, mut count) = (i32::MIN, 0, 0);
        for seat in self.seats.iter() {
            if seat != self.own && game.is_in(seat) {
                best = best.max(worths[seat]);
                sum += worths[seat];
                count += 1;
            }
        }
        match count {
            0 => WON - self.plies(),
            1 => worths[self.own] - best,
            _ => worths[self.own] - i32::midpoint(best, sum / count),
        }
    }

    /// What the end of a game is worth: the share of the win, better if it comes soon, worse if it
    /// comes late; and the points, as far as they count.
    pub(super) fn final_value(&self, outcome: &Outcome) -> i32 {
        let points = |seat| i32::from(outcome.points[seat]);
        let others = self.seats.iter().filter(|seat| *seat != self.own);
        let best = others.map(points).max().unwrap_or(0);
        let margin = (points(self.own) - best).clamp(-200, 200);
        let share = if outcome.winners.contains(self.own) {
            1.0 / outcome.winners.len() as f64
        } else {
            0.0
        };
        let par = 1.0 / self.seats.len() as f64;
        let gain = if share > par { (share - par) / (1.0 - par) } else { (share - par) / par };
        let value = (gain * f64::from(WON)) as i32;
        value + 10 * margin - value.signum() * self.plies()
    }

    /// Steps to a position of the search.
    pub(super) fn enter(&mut self, fingerprint: u64) {
        self.path.push(fingerprint);
    }

    /// Steps back.
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// The number of turns from the root to the present position.
    pub(super) fn plies(&self) -> i32 {
        (self.path.len() - self.begin) as i32
    }
}

/// The value of each seat's features.
fn worths<G: Searchable>(game: &G, weights: &Weights) -> BySeat<i32> {
    let features: BySeat<Features> = game.features(weights);
    BySeat::from_fn(|seat| features[seat].weighed(weights))
}
