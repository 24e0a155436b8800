//! The computer player of commit 7103de5, unchanged: its search, its six features and their weights.
//!
//! It is a yardstick, so it changes only when the rules crate does. It shares nothing with today's player except
//! [`Budget`].

#![expect(clippy::cast_possible_wrap, reason = "counts on boards of 81 and 121 fields")]

mod clock;
mod evaluate;
mod search;
mod weights;

use ai::Budget;
use rules::{AnyGame, Position};

use evaluate::Searchable;
use search::{Search, TranspositionTable};

/// The player, with its table.
pub(crate) struct Classic(TranspositionTable);

impl Classic {
    pub(crate) fn new() -> Classic {
        Classic(TranspositionTable::new())
    }

    /// The turn that it plays; `None` if the game is over. Without nodes it is the turn after which the position
    /// looks best.
    pub(crate) fn turn(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: u64,
    ) -> Option<String> {
        match position.game() {
            AnyGame::Pacru(game) => self.turn_of(position, game, budget, seed),
            AnyGame::Azacru(game) => self.turn_of(position, game, budget, seed),
            AnyGame::Shacru(game) => self.turn_of(position, game, budget, seed),
            AnyGame::Pasang(game) => self.turn_of(position, game, budget, seed),
        }
    }

    fn turn_of<G: Searchable>(
        &mut self,
        position: &Position,
        game: &G,
        budget: Budget,
        seed: u64,
    ) -> Option<String> {
        let search = Search::new(position, game, budget, &mut self.0)?;
        let turn = search.run(game, &mut fastrand::Rng::with_seed(seed))?;
        Some(turn.to_string())
    }
}
