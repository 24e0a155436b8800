//! The buttons about seeks.

use std::fmt;

use play::SeekId;

use super::{ButtonData, fields};

/// Something about a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeekButton {
    /// Which.
    pub seek: SeekId,
    /// What.
    pub action: SeekAction,
}

/// What one does with a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum SeekAction {
    /// Play with whoever has placed it.
    Answer,
    /// Take back one's own.
    Withdraw,
}

fields!(SeekButton, "v1:seek:", seek, action);
