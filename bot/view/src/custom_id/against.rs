//! The buttons that choose how strong the computers of a new game are.

use play::computers::Strength;
use play::time::Pace;
use play::{NewTable, Terms};
use rules::{Kind, Options};

use super::{CustomId, LONGEST_ID, Words, part, words};

/// A game against computers in direct messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// How strong the computers are.
    pub strength: Strength,
    /// Which game.
    pub kind: Kind,
    /// How many play, computers included.
    pub players: usize,
    /// How many games the series has.
    pub games: u8,
    /// The pace.
    pub pace: Pace,
    /// The rule options.
    pub options: Options,
}

impl Against {
    /// The game that a member wants to play, against computers of this strength; `None` if a button
    /// cannot carry all that they have chosen.
    pub fn of(table: &NewTable, strength: Strength) -> Option<Self> {
        let (games, pace) = (table.terms.games, table.terms.pace);
        let usual = Terms { games, pace, ..Terms::default() };
        let against = Self {
            strength,
            kind: table.kind,
            players: table.players.unwrap_or(2),
            games,
            pace,
            options: table.options.clone(),
        };
        let id = CustomId::from(against.clone()).to_string();
        (table.terms == usual && id.chars().count() <= LONGEST_ID).then_some(against)
    }

    /// Completes a table by what the button carries.
    pub fn table(self, table: NewTable) -> NewTable {
        NewTable {
            kind: self.kind,
            players: Some(self.players),
            computers: Some((self.strength, None)),
            options: self.options,
            terms: Terms { games: self.games, pace: self.pace, ..Terms::default() },
            ..table
        }
    }
}

words! { Against:
    [strength kind players games pace options] => (Self { strength, kind, players, games, pace, options }),
}
