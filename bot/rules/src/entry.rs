//! The entries of records.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatError};

/// One entry of a record. `Display` is its text: a turn, `resign` or `resign:N`, `time` or
/// `time:N`, `skip`, `draw`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Entry {
    /// A turn of the seat to move.
    Turn(String),
    /// A seat resigned; without a seat, the one to move.
    Resign(Option<Seat>),
    /// A seat ran out of time and is out; without a seat, the one to move.
    Time(Option<Seat>),
    /// The seat to move was away, and its turn was skipped.
    Skip,
    /// Everybody agreed to a draw.
    Draw,
}

/// Why text is not an entry of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// It is neither a turn nor one of the words.
    #[error("not an entry of a record")]
    Form,
    /// It names no seat.
    #[error(transparent)]
    Seat(#[from] SeatError),
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Turn(turn) => f.write_str(turn),
            Entry::Resign(None) => f.write_str("resign"),
            Entry::Resign(Some(seat)) => write!(f, "resign:{seat}"),
            Entry::Time(None) => f.write_str("time"),
            Entry::Time(Some(seat)) => write!(f, "time:{seat}"),
            Entry::Skip => f.write_str("skip"),
            Entry::Draw => f.write_str("draw"),
        }
    }
}

/// The beginnings of entries that are not turns.
const KEYWORDS: [&str; 4] = ["resign", "time", "skip", "draw"];

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(text: &str) -> Result<Entry, EntryError> {
        let (word, seat) = match text.split_once(':') {
            Some((word, seat)) => (word, Some(seat)),
            None => (text, None),
        };
        let seat = || seat.map(str::parse).transpose();
        match word {
            "resign" => Ok(Entry::Resign(seat()?)),
            "time" => Ok(Entry::Time(seat()?)),
            _ if text == "skip" => Ok(Entry::Skip),
            _ if text == "draw" => Ok(Entry::Draw),
            // No turn begins like these, so it is a mistyped entry.
            _ if KEYWORDS.iter().any(|keyword| text.starts_with(keyword)) => Err(EntryError::Form),
            _ if !is_word(text) => Err(EntryError::Form),
            _ => Ok(Entry::Turn(text.to_owned())),
        }
    }
}

/// Whether a text can stand among the turns of a record without being mistaken for something else.
fn is_word(text: &str) -> bool {
    let plain =
        |letter: char| letter.is_ascii_graphic() && !matches!(letter, '{' | '}' | '[' | ']');
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.chars().all(plain)
}

stored_as_text!(Entry, EntryError);
