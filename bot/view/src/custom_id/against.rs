//! The buttons that choose how strong the computers of a new game are.

use std::fmt;
use std::str::FromStr;

use ai::Level;
use play::time::Pace;
use play::{NewTable, Terms};
use rules::{Kind, Options};

use super::{ButtonData, LONGEST_ID};

/// A game against computers in direct messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// How strong the computers are.
    pub level: Level,
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
    /// The game that a member wants to play, against computers of this level; `None` if a button cannot carry all that
    /// they have chosen.
    pub fn of(table: &NewTable, level: Level) -> Option<Self> {
        let (games, pace) = (table.terms.games, table.terms.pace);
        let usual = Terms { games, pace, ..Terms::default() };
        let against = Self {
            level,
            kind: table.kind,
            players: table.players.unwrap_or(2),
            games,
            pace,
            options: table.options.clone(),
        };
        (table.terms == usual && against.to_string().chars().count() <= LONGEST_ID)
            .then_some(against)
    }

    /// Completes a table by what the button carries.
    pub fn table(self, table: NewTable) -> NewTable {
        NewTable {
            kind: self.kind,
            players: Some(self.players),
            computers: Some((self.level, None)),
            options: self.options,
            terms: Terms { games: self.games, pace: self.pace, ..Terms::default() },
            ..table
        }
    }
}

impl ButtonData for Against {
    const PREFIX: &str = "v1:against:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, kind, players, games, pace, options } = self;
        write!(f, "{level}:{kind}:{players}:{games}:{pace}:{options}")
    }

    fn read(text: &str) -> Option<Self> {
        fn next<'a, T: FromStr>(parts: &mut impl Iterator<Item = &'a str>) -> Option<T> {
            parts.next()?.parse().ok()
        }
        let mut parts = text.splitn(6, ':');
        Some(Self {
            level: next(&mut parts)?,
            kind: next(&mut parts)?,
            players: next(&mut parts)?,
            games: next(&mut parts)?,
            pace: next(&mut parts)?,
            options: next(&mut parts)?,
        })
    }
}
