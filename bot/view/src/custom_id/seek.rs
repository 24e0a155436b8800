//! The buttons about seeks.

use std::fmt;

use play::SeekId;

use super::ButtonData;

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

impl ButtonData for SeekButton {
    const PREFIX: &str = "v1:seek:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = match self.action {
            SeekAction::Answer => "answer",
            SeekAction::Withdraw => "withdraw",
        };
        write!(f, "{}:{action}", self.seek)
    }

    fn read(text: &str) -> Option<Self> {
        let (seek, action) = text.split_once(':')?;
        let action = match action {
            "answer" => SeekAction::Answer,
            "withdraw" => SeekAction::Withdraw,
            _ => return None,
        };
        Some(Self { seek: seek.parse::<i64>().ok()?.into(), action })
    }
}
