//! Records what members were told, and compares it with the data file at the end.

use std::collections::HashMap;

use play::time::{Millis, Pace};
use play::{Game, UserId};

use crate::club::{GRACE, TICK};

/// Everything that was acknowledged.
#[derive(Default)]
pub(crate) struct Ledger {
    /// The turns of each game, in order, as the players were told.
    pub(crate) turns: HashMap<String, Vec<String>>,
    clocks: HashMap<String, Clock>,
}

/// The clocks of a game of two without vacations and weekends, by simple sums.
struct Clock {
    pace: Pace,
    left: HashMap<UserId, Millis>,
    began: Millis,
}

impl Ledger {
    /// Starts the clocks of a game.
    pub(crate) fn keep_clocks(&mut self, game: &Game) {
        let Some(time) = game.terms.pace.at_first() else {
            return;
        };
        let clock = Clock {
            pace: game.terms.pace,
            left: game.players.iter().map(|player| (player.person.id, time)).collect(),
            began: game.started_at.expect("it has begun"),
        };
        self.clocks.insert(game.code.clone(), clock);
    }

    /// The bot was away and gives this much time back.
    pub(crate) fn compensate(&mut self, time: Millis) {
        for clock in self.clocks.values_mut() {
            clock.began += time;
        }
    }

    /// A turn was acknowledged; `game` is the state after it.
    pub(crate) fn played(&mut self, game: &Game, by: UserId, turn: &str, now: Millis) {
        self.turns.entry(game.code.clone()).or_default().push(turn.to_owned());
        let Some(clock) = self.clocks.get_mut(&game.code) else {
            return;
        };
        let left = clock.left.get_mut(&by).expect("one of the two");
        *left -= (now - clock.began).max(0);
        assert!(*left > -(GRACE + TICK), "{} was too late in {}", by, game.code);
        *left = clock.pace.after_turn(*left).expect("a clock");
        clock.began = now;
        if let Some(player) = game.player_of(by).filter(|_| game.to_move.is_some()) {
            assert_eq!(game.players[player].bank, Some(*left), "the bank of {by} in {}", game.code);
        }
    }

    /// A game was decided by time, which must not have been too early.
    pub(crate) fn timed_out(&self, game: &Game, loser: UserId, now: Millis) {
        if let Some(clock) = self.clocks.get(&game.code) {
            let over = clock.began + clock.left[&loser] + GRACE;
            assert!((over..=over + TICK).contains(&now), "{}: {over} and not {now}", game.code);
        }
    }
}
