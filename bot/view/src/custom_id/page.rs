//! Buttons to a page of the rules, a step of an example game, or the next game that waits.

use play::TurnKey;
use rules::Kind;

use super::{Words, part, words};

/// A page of the rules of a game. It may no longer exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game.
    pub kind: Kind,
    /// The number of the page, from 1.
    pub number: u8,
}

words! { Page:
    [kind number] => (Self { kind, number }),
}

/// A step of the example game of a game. It may no longer exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExampleStep {
    /// The game.
    pub kind: Kind,
    /// The number of the step, from 1.
    pub number: u8,
}

words! { ExampleStep:
    [kind number] => (Self { kind, number }),
}

/// Opens the next game in which a member is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The game, and its place among those that wait; none for the first.
    pub game: Option<TurnKey>,
}

words! { NextGame:
    [""] => (Self { game: None }),
    ["" deadline game] => (Self { game: Some(TurnKey { deadline, game }) }),
}
