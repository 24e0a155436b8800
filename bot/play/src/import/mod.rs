//! Games from elsewhere: a file or a pasted text is read and replayed, or refused with the line at fault.
//!
//! Three forms are read: the bot's own records, plain notation as people write it beside a board, and the reports of
//! AbstractPlay. `.github/docs/records.md` shows them. Whatever is read came from a stranger: it is limited in size, and
//! what is invisible in it does not count.
//!
//! ```
//! use play::import::{Wanted, read};
//!
//! let game = read(b"Pacru\nSouth: Ana\nNorth: Ben\n1. E1 - E2  a1-a2\nresign", &Wanted::default())?;
//! assert_eq!(game.record.turns.len(), 3);
//! assert_eq!(game.names, [Some("Ana".to_owned()), Some("Ben".to_owned())]);
//! # Ok::<(), play::import::ImportError>(())
//! ```

mod imported;
mod reading;
mod report;
mod text;

use std::borrow::Cow;

use rules::{Kind, Position, Record, RulesError, Seat};

use crate::untrusted;

pub use imported::{Import, Imported};
pub use report::{Untold, Written, report};

/// The longest file that is read, in bytes.
pub const LONGEST: usize = 256 << 10;

/// The most entries of a game that is read.
pub const MOST_ENTRIES: usize = 1_500;

/// The longest name of a player, in characters; what is longer is cut.
pub const LONGEST_NAME: usize = 80;

/// The longest name of a place, in characters; what is longer is cut.
pub const LONGEST_PLACE: usize = 80;

/// What whoever imports a game says about it, in case the text does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Which game it is.
    pub kind: Option<Kind>,
    /// The number of players.
    pub players: Option<usize>,
}

/// A game that was read and can be replayed.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// Setup and turns, in canonical notation.
    pub record: Record,
    /// The position at its end.
    pub end: Position,
    /// The names of the players in turn order, as far as the text has them.
    pub names: Vec<Option<String>>,
    /// When it was played: a year, a month such as `2026-05`, or a day such as `2026-05-01`.
    pub date: Option<String>,
    /// Where it was played: a place or a site.
    pub place: Option<String>,
    /// What is told to whoever imports it.
    pub remarks: Vec<Remark>,
}

/// How a game is not exactly what its text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It was played where neither repetition nor a lack of progress ends a game.
    EndlessPlay,
    /// It was played on a board that was turned by 90 degrees, and its fields are named as usual here.
    Turned,
    /// The text names other winners: those of the text, by their seats.
    Winners(Vec<Seat>),
    /// The text has a result, but by these rules the game was not over.
    NotOver,
    /// The text has other numbers than the board: those of the text, as they stand there.
    Points(String),
    /// These rules of the text are not known here, and were ignored.
    Variants(Vec<String>),
}

/// Where in a text something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The number of a line, from 1.
    Line(usize),
    /// The number of a round of a report, from 1, and of the player, from 1.
    Round(usize, usize),
}

/// Why a text is no game. Nothing has been kept then.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ImportError {
    /// The file is longer than [`LONGEST`].
    #[error("longer than {LONGEST} bytes")]
    TooLong,
    /// The file is no text.
    #[error("not a text")]
    NotText,
    /// There is no turn in it.
    #[error("no turns")]
    NoTurns,
    /// There are more than [`MOST_ENTRIES`].
    #[error("too many turns")]
    TooManyTurns,
    /// Nothing says which game it is.
    #[error("which game is not said")]
    NoGame,
    /// The text is in JSON, but no report of a game; the line at which it ceases to be one, if there is one.
    #[error("no report of a game")]
    NotReport(usize),
    /// The report is about another game, of this name.
    #[error("another game: {0}")]
    OtherGame(String),
    /// The game cannot be set up as the text says.
    #[error("no such setup: {0}")]
    Setup(RulesError),
    /// A line of the head cannot be read.
    #[error("{0:?}: not understood: {1}")]
    Head(At, String),
    /// A comment that begins there has no end.
    #[error("a comment without an end")]
    Comment(At),
    /// A turn cannot be read, or is not possible there.
    #[error("{at:?}, {text}: {error}")]
    Turn {
        /// Where it stands.
        at: At,
        /// The turn, as it is written there.
        text: String,
        /// Why not, and what would be possible.
        error: RulesError,
    },
    /// The line says that this seat moves, but the other one was to move.
    #[error("{at:?}: {to_move} is to move")]
    NotTheirTurn {
        /// Where it stands.
        at: At,
        /// Who is to move.
        to_move: Seat,
    },
    /// There is something after the end of the game.
    #[error("{0:?}: after the end: {1}")]
    AfterEnd(At, String),
}

/// Reads a game. Fails with what is wrong, and where.
pub fn read(bytes: &[u8], wanted: &Wanted) -> Result<ImportedGame, ImportError> {
    if bytes.len() > LONGEST {
        return Err(ImportError::TooLong);
    }
    let text = untrusted::text(decode(bytes).ok_or(ImportError::NotText)?);
    // A comment may come first, too.
    if text.trim_start().starts_with('{') && text.contains("\"header\"") {
        report::read(&text)
    } else {
        text::read(&text, wanted)
    }
}

/// The text of a file: UTF-8, or UTF-16 if it begins with the mark of that.
fn decode(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let wide = |from: fn([u8; 2]) -> u16, bytes: &[u8]| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| from([pair[0], pair[1]])).collect();
        String::from_utf16(&units).ok()
    };
    let text: Cow<'_, str> = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(u16::from_le_bytes, rest)?.into(),
        [0xfe, 0xff, rest @ ..] => wide(u16::from_be_bytes, rest)?.into(),
        [0xef, 0xbb, 0xbf, rest @ ..] | rest => std::str::from_utf8(rest).ok()?.into(),
    };
    (!text.contains('\0')).then_some(text)
}

/// The part of a text that a refusal repeats.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let plain = text.replace(['`', '\n'], " ");
    if plain.chars().count() <= MOST {
        return plain.trim().to_owned();
    }
    plain.chars().take(MOST - 1).chain(['…']).collect()
}

/// A name or a place of which only so many characters are kept; none if nothing is left.
fn cut(text: &str, most: usize) -> Option<String> {
    let cut: String = untrusted::name(text.trim()).chars().take(most).collect();
    let cut = cut.trim();
    (!cut.is_empty()).then(|| cut.to_owned())
}

/// A date as far as it is known: the first part of a text that is a year, a month or a day in the order of ISO 8601.
///
/// ```
/// use play::import::date;
///
/// assert_eq!(date("2026-05-01T12:00:00Z").as_deref(), Some("2026-05-01"));
/// assert_eq!(date("2026.05.??").as_deref(), Some("2026-05"));
/// assert_eq!(date("1 May 2026"), None);
/// ```
pub fn date(text: &str) -> Option<String> {
    let text = text.trim();
    let mut parts = text.split(['-', '.', '/']);
    let number = |part: &str, digits: usize, most: u16| {
        let digits = part.get(..digits).filter(|it| it.bytes().all(|it| it.is_ascii_digit()))?;
        digits.parse::<u16>().ok().filter(|number| (1..=most).contains(number))
    };
    let year = parts.next().filter(|year| year.len() == 4)?;
    let year = number(year, 4, 9999)?;
    let Some(month) = parts.next().filter(|it| it.len() == 2).and_then(|it| number(it, 2, 12))
    else {
        return Some(format!("{year:04}"));
    };
    let day = parts.next().filter(|day| day.len() == 2 || day.get(2..=2) == Some("T"));
    let of_month = |day: &u16| {
        let (year, month, day) =
            (i16::try_from(year).ok(), i8::try_from(month).ok(), i8::try_from(*day).ok());
        let (Some(year), Some(month), Some(day)) = (year, month, day) else { return false };
        jiff::civil::Date::new(year, month, day).is_ok()
    };
    match day.and_then(|day| number(day, 2, 31)).filter(of_month) {
        Some(day) => Some(format!("{year:04}-{month:02}-{day:02}")),
        None => Some(format!("{year:04}-{month:02}")),
    }
}

#[cfg(test)]
mod tests;
