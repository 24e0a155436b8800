//! Records what members were told, and compares it with the data file at the end.

use std::collections::HashMap;
use std::ops::Range;

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
    /// When the bot was away, or members were left time to notice that it is back: one after the other.
    outages: Vec<Range<Millis>>,
}

impl Clock {
    /// How much of this time the bot was away.
    fn away(&self, time: &Range<Millis>) -> Millis {
        let overlap = |it: &Range<Millis>| (it.end.min(time.end) - it.start.max(time.start)).max(0);
        self.outages.iter().map(overlap).sum()
    }
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
            outages: Vec::new(),
        };
        self.clocks.insert(game.code.clone(), clock);
    }

    /// This time does not count in the games that go on, since the bot was away.
    pub(crate) fn does_not_count(&mut self, time: &Range<Millis>) {
        for clock in self.clocks.values_mut() {
            let start = clock.outages.last().map_or(time.start, |last| time.start.max(last.end));
            clock.outages.push(start..time.end.max(start));
        }
    }

    /// The clocks of a game stand still for a time that this ledger does not know.
    pub(crate) fn leave(&mut self, game: &Game) {
        self.clocks.remove(&game.code);
    }

    /// A turn was acknowledged; `game` is the state after it.
    pub(crate) fn played(&mut self, game: &Game, by: UserId, turn: &str, now: Millis) {
        self.turns.entry(game.code.clone()).or_default().push(turn.to_owned());
        let Some(clock) = self.clocks.get_mut(&game.code) else {
            return;
        };
        let used = now - clock.began - clock.away(&(clock.began..now));
        let left = clock.left.get_mut(&by).expect("one of the two");
        *left -= used;
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
            let mut over = clock.began + clock.left[&loser] + GRACE;
            for outage in &clock.outages {
                if outage.end > clock.began && outage.start < over {
                    over += outage.end - outage.start.max(clock.began);
                }
            }
            assert!(
                (over..=over + TICK).contains(&now),
                "{}: {over} and not {now}. The clock began at {} with {}, without {:?}; the game has {:?}, {:?}",
                game.code,
                clock.began,
                clock.left[&loser],
                clock.outages,
                game.uncounted,
                game.players
            );
        }
    }
}
