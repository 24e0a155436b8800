//! Numbers of entrants, games and rounds.

use serde::{Deserialize, Serialize};

/// A participant, as a number that the caller chooses. The number is not an account: a member who
/// must be erased is erased outside this crate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

/// A game of a tournament: its number in the order of pairing, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub u32);

impl GameId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A round, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(derive_more::Display)]
#[serde(transparent)]
pub struct Round(pub u16);

impl Round {
    /// The index in a list of rounds, from 0.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0.saturating_sub(1))
    }

    /// The round at an index of a list.
    pub(crate) fn at(index: usize) -> Round {
        Round(index as u16 + 1)
    }
}
