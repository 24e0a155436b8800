//! Positions and results from the point of view of the player at the root.

use rules::{BoardGame, BySeat, Outcome, Position, Seat, Seats, Status};

use super::evaluation_cache::EvaluationCache;
use crate::evaluate::Searchable;
use crate::net::{self, Net, Sums};

/// The value of a won game, before the number of turns is subtracted. Larger than any sum of
/// features.
pub(crate) const WON: i32 = 1_000_000;

/// Larger values, of either sign, are those of finished games.
pub(crate) const DECIDED: i32 = WON / 10;

/// The point of view of the player to move at the root. All values are theirs.
#[derive(Clone, Debug)]
pub(crate) struct View {
    pub(super) own: Seat,
    pub(super) seats: Seats,
    /// The net, with its state for the own seat.
    sums: Box<Sums>,
    cache: EvaluationCache<i32>,
    /// How often a position must occur to end the game, if repetition ends it.
    repetition_limit: Option<usize>,
    /// The fingerprints of the positions of the game, and of those on the way to the present one.
    path: Vec<u64>,
    /// The index in `path` of the position at the root.
    begin: usize,
}

impl View {
    pub(crate) fn new(position: &Position, own: Seat, net: &'static Net) -> View {
        let path = position.history().to_vec();
        View {
            own,
            seats: position.seats(),
            sums: Box::new(Sums::new(net, own)),
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
    pub(super) fn ended<G: BoardGame>(&self, game: &G, fingerprint: u64) -> Option<Outcome> {
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
        if G::HAS_EVALUATION_CACHE {
            self.cache.value(game.fingerprint(), || self.sums.value(game))
        } else {
            self.sums.value(game)
        }
    }

    /// The value of the end of a game: a win counts more if it comes soon, a loss if it comes late,
    /// and points count as far as they matter; a shared win has the value of a position with the
    /// same win probability.
    pub(super) fn final_value(&self, outcome: &Outcome) -> i32 {
        let points = |seat| i32::from(outcome.points[seat]);
        let others = self.seats.iter().filter(|seat| *seat != self.own);
        let best = others.map(points).max().unwrap_or(0);
        let margin = 10 * (points(self.own) - best).clamp(-200, 200);
        match (outcome.winners.contains(self.own), outcome.winners.len()) {
            (true, 1) => WON + margin - self.plies(),
            (false, _) => -WON + margin + self.plies(),
            (true, winners) => net::value(1.0 / winners as f64),
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

/// The log odds of each seat to win, as estimated without looking ahead. Only differences matter.
pub(crate) fn strengths<G: Searchable>(game: &G, seats: Seats, net: &'static Net) -> BySeat<f64> {
    BySeat::from_fn(|seat| {
        if !seats.contains(seat) {
            return 0.0;
        }
        let odds = f64::from(Sums::new(net, seat).value(game)) / f64::from(net::LEAD);
        // The logarithm of the probability: probabilities add up to 1, odds do not.
        -(-odds).exp().ln_1p()
    })
}
