//! The buttons below the question whether a moderator means what they want to do to a game.

use play::{Person, UserId};

use super::{Words, part, words};

/// What a moderator wants to do to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// End it, for this reason.
    End(String),
    /// Put it on hold.
    Freeze,
    /// Give the seat of a player to somebody else, whose name the interaction of a button does not contain.
    Replace(UserId, Person),
}

/// The answer to the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingButton {
    /// The code of the game.
    pub code: String,
    /// What to do; `None` to do nothing.
    pub ruling: Option<Ruling>,
}

impl RulingButton {
    /// How long the reason for ending a game can be, in characters: it is part of the custom id.
    pub const LONGEST_REASON: usize = 75;
}

words! { RulingButton:
    [code "nothing"] => (Self { code, ruling: None }),
    [code "freeze"] => (Self { code, ruling: Some(Ruling::Freeze) }),
    [code "end" reason] => (Self { code, ruling: Some(Ruling::End(reason)) }),
    [code "replace" leaver id name] => (
        Self { code, ruling: Some(Ruling::Replace(leaver, Person { id, name })) }
    ),
}
