//! The buttons about seeks.

use play::SeekId;

use super::{Words, part, words};

/// Something about a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeekButton {
    /// Which.
    pub seek: SeekId,
    /// What.
    pub action: SeekAction,
}

/// What one does with a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekAction {
    /// Play with whoever has placed it.
    Answer,
    /// Take back one's own.
    Withdraw,
}

words! { SeekButton:
    [seek "answer"] => (Self { seek, action: SeekAction::Answer }),
    [seek "withdraw"] => (Self { seek, action: SeekAction::Withdraw }),
}
