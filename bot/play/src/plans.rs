//! Conditional turns, and what becomes of them while turns are being played.

use rules::{Played, Position};

use crate::{Change, Replay};

/// A player's plan: answers to turns that are not played yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The event after which it begins.
    pub seq: i64,
    /// Lines from there on: the opponent's turns and the answers, in canonical notation.
    pub lines: Vec<Vec<String>>,
}

/// The plans of both players while turns are played.
#[derive(Clone, Debug, Default)]
pub struct Plans {
    players: Vec<(usize, Vec<Vec<String>>)>,
}

impl Plans {
    /// The plans of the players of a game of two that begin at the present position.
    pub fn new(replay: &Replay, plans: Vec<(usize, Plan)>) -> Self {
        let since = replay.position_since();
        let players = plans.into_iter().map(|(player, plan)| {
            let lines = if plan.seq >= since { plan.lines } else { Vec::new() };
            (player, lines)
        });
        Self { players: players.collect() }
    }

    /// The lines of a player.
    pub(crate) fn of(&self, player: usize) -> &[Vec<String>] {
        let mut players = self.players.iter();
        players.find(|(own, _)| *own == player).map_or(&[], |(_, lines)| lines)
    }

    /// Advances every line by a turn; lines that begin with another turn are dropped.
    pub(crate) fn follow(&mut self, turn: &str) {
        for (_, lines) in &mut self.players {
            lines.retain_mut(|line| {
                let fits = line.first().is_some_and(|first| first == turn);
                if fits {
                    line.remove(0);
                }
                fits && !line.is_empty()
            });
        }
    }

    /// The planned answer of a player who is to move; none if the rules do not allow it.
    pub(crate) fn answer(&self, player: usize, position: &Position) -> Option<Played> {
        position.play(self.of(player).first()?.first()?).ok()
    }

    /// Writes the remaining plans into a change.
    pub(crate) fn keep(self, change: &mut Change) {
        let seq = change.game.seq;
        for (player, lines) in self.players {
            change.plan(player, Plan { seq, lines });
        }
    }
}
