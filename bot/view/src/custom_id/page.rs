//! Buttons to a page of the rules, a step of an example game, or the next game that waits.

use std::fmt;

use play::TurnKey;
use rules::Kind;

use super::{ButtonData, fields};

/// A page of the rules of a game. It may no longer exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game.
    pub kind: Kind,
    /// The number of the page, from 1.
    pub number: u8,
}

fields!(Page, "v1:rules:", kind, number);

/// A step of the example game of a game. It may no longer exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExampleStep {
    /// The game.
    pub kind: Kind,
    /// The number of the step, from 1.
    pub number: u8,
}

fields!(ExampleStep, "v1:example:", kind, number);

/// Opens the next game in which a member is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The game, and its place among those that wait; none for the first.
    pub game: Option<TurnKey>,
}

impl ButtonData for NextGame {
    const PREFIX: &str = "v1:next";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(TurnKey { deadline, game }) => write!(f, ":{deadline}:{game}"),
            None => Ok(()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self { game: None });
        }
        let (deadline, game) = text.strip_prefix(':')?.split_once(':')?;
        let (deadline, game) = (deadline.parse().ok()?, game.parse().ok()?);
        Some(Self { game: Some(TurnKey { deadline, game }) })
    }
}
