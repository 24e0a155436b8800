//! The buttons below the question whether a moderator means what they want to do to a game.

use play::{Person, UserId};

use super::{Words, part, words};

/// What a moderator wants to do to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModeratorAction {
    /// End it, for this reason.
    End(String),
    /// Annul its result, for this reason.
    Annul(String),
    /// Let its result count again.
    Restore,
    /// Put it on hold.
    Freeze,
    /// Give the seat of a player to somebody else, whose name the interaction of a button does not
    /// contain.
    Replace(UserId, Person),
}

/// The answer to the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeratorButton {
    /// The code of the game.
    pub code: String,
    /// What to do; `None` to do nothing.
    pub action: Option<ModeratorAction>,
}

impl ModeratorButton {
    /// How long the reason for ending or annulling a game can be, in characters: it is part of the custom id.
    pub const LONGEST_REASON: usize = 75;
}

words! { ModeratorButton:
    [code "nothing"] => (Self { code, action: None }),
    [code "freeze"] => (Self { code, action: Some(ModeratorAction::Freeze) }),
    [code "end" reason] => (Self { code, action: Some(ModeratorAction::End(reason)) }),
    [code "annul" reason] => (Self { code, action: Some(ModeratorAction::Annul(reason)) }),
    [code "restore"] => (Self { code, action: Some(ModeratorAction::Restore) }),
    [code "replace" leaver id name] => (
        Self { code, action: Some(ModeratorAction::Replace(leaver, Person { id, name })) }
    ),
}
