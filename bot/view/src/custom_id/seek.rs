//! The buttons about seeks.

use std::fmt;
use std::str::FromStr;

use play::SeekId;

use super::UnknownCustomId;

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

impl SeekButton {
    /// What the custom ids begin with; no game has such a code.
    pub(super) const PREFIX: &str = "v1:seek:";
}

impl fmt::Display for SeekButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = match self.action {
            SeekAction::Answer => "answer",
            SeekAction::Withdraw => "withdraw",
        };
        write!(f, "{}{}:{action}", Self::PREFIX, self.seek)
    }
}

impl FromStr for SeekButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        let (seek, action) = button.split_once(':').ok_or(UnknownCustomId)?;
        let seek: i64 = seek.parse().map_err(|_| UnknownCustomId)?;
        Ok(Self {
            seek: seek.into(),
            action: match action {
                "answer" => SeekAction::Answer,
                "withdraw" => SeekAction::Withdraw,
                _ => return Err(UnknownCustomId),
            },
        })
    }
}
