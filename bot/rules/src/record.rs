//! A game as text: what was agreed and every turn, from which everything else follows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::error::{ParseError, RulesError};
use crate::outcome::Status;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::table::Table;

/// The version of the rules that records are written with. It grows only when an older record
/// would lead to another position.
pub const RULES_VERSION: u32 = 1;

/// A game as it is kept: the set-up and the entries in order, in canonical notation.
///
/// As text it has tag lines, numbered rounds and, once the game is over, a line with the result:
///
/// ```
/// use rules::{Kind, Record, Seat, Setup};
///
/// let mut record = Record::new(Setup::new(Kind::Pacru, 2)?);
/// record.turns.push("e1-e2".parse()?);
/// record.turns.push("resign".parse()?);
/// let text = "[Game \"pacru\"]\n[Seats \"SN\"]\n[Rules \"1\"]\n\n1. e1-e2 resign\nS 1 N 0\n";
/// assert_eq!(record.to_string(), text);
/// assert_eq!(text.parse(), Ok(record));
/// # Ok::<(), rules::RulesError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// What was agreed.
    pub setup: Setup,
    /// What happened, in order.
    pub turns: Vec<Entry>,
    /// The version of the rules it was written with.
    pub rules: u32,
    /// When it was played, in any form; only kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// One entry of a record. `Display` is its text: a turn, `resign` or `resign:N`, `time` or `time:N`, `skip`, `draw`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Entry {
    /// A turn of the seat to move.
    Turn(String),
    /// A seat gave up; without a seat, the one to move.
    Resign(Option<Seat>),
    /// A seat ran out of time and is out; without a seat, the one to move.
    Time(Option<Seat>),
    /// The seat to move was away and left out for a turn.
    Skip,
    /// Everybody agreed to a draw.
    Draw,
}

/// Why text is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// A tag line is not built like `[Name "value"]`.
    #[error("A tag of the record is not written like [Game \"pacru\"].")]
    Tag,
    /// A tag that cannot be done without.
    #[error("The record has no {0} tag.")]
    Missing(&'static str),
    /// A comment without an end.
    #[error("A comment of the record is opened with {{ and not closed.")]
    Comment,
    /// Something after the result, or half a result.
    #[error("The result of the record is not written like S 1 N 0.")]
    Result,
    /// The version of the rules is not a number.
    #[error("The Rules tag of the record is not a number.")]
    Rules,
    /// A value that cannot be read.
    #[error(transparent)]
    Value(#[from] ParseError),
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// It was written with rules that are newer than these.
    #[error("The record follows version {0} of the rules; only version {RULES_VERSION} is known.")]
    Rules(u32),
    /// The game cannot be set up.
    #[error("The record cannot be set up: {0}")]
    Setup(#[source] RulesError),
    /// An entry is not possible.
    #[error("Entry {} of the record, {entry}, is not possible: {error}", at + 1)]
    Entry {
        /// Its place in [`Record::turns`], from 0.
        at: usize,
        /// The entry.
        entry: Entry,
        /// Why not.
        #[source]
        error: RulesError,
    },
}

impl Record {
    /// A record without turns.
    #[must_use]
    pub fn new(setup: Setup) -> Record {
        Record {
            setup,
            turns: Vec::new(),
            rules: RULES_VERSION,
            date: None,
        }
    }

    /// Plays all entries.
    ///
    /// # Errors
    /// If the set-up or an entry is not possible, or the rules are of another version.
    pub fn replay(&self) -> Result<Table, ReplayError> {
        // There is always a first table, or the reason why there is none.
        self.tables()
            .last()
            .unwrap_or(Err(ReplayError::Rules(self.rules)))
    }

    /// The table at the start and after each entry, up to the first error.
    pub fn tables(&self) -> impl Iterator<Item = Result<Table, ReplayError>> + '_ {
        let start = if self.rules == RULES_VERSION {
            Table::new(&self.setup).map_err(ReplayError::Setup)
        } else {
            Err(ReplayError::Rules(self.rules))
        };
        let mut entries = self.turns.iter().enumerate();
        std::iter::successors(Some(start), move |before| {
            let (at, entry) = entries.next()?;
            let next = before.as_ref().ok()?.replayed(entry);
            Some(next.map_err(|error| ReplayError::Entry {
                at,
                entry: entry.clone(),
                error,
            }))
        })
    }
}

/// The tags, the rounds, and the result if the record can be replayed to an end.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = self.setup.options.to_string();
        let tags = [
            ("Game", Some(self.setup.kind.to_string())),
            ("Seats", Some(self.setup.seats.to_string())),
            ("Rules", Some(self.rules.to_string())),
            ("Date", self.date.clone()),
            (
                "Options",
                Some(options).filter(|options| !options.is_empty()),
            ),
            ("Position", self.setup.position.clone()),
        ];
        for (name, value) in tags {
            if let Some(value) = value {
                writeln!(f, "[{name} \"{}\"]", fit_for_tag(&value))?;
            }
        }
        writeln!(f)?;
        self.write_rounds(f)
    }
}

impl Record {
    /// A round ends when play comes back to a seat at or before the one that moved last.
    fn write_rounds(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |seat| self.setup.seats.iter().position(|other| other == seat);
        let mut tables = self.tables().map_while(Result::ok);
        let (mut round, mut last) = (0, None);
        for entry in &self.turns {
            let to_move = match tables.next().map(|table| table.status()) {
                Some(Status::Turn(seat)) => place(seat),
                // It cannot be replayed so far, so it is simply written on.
                _ => last.map(|last| last + 1),
            };
            if round == 0 || to_move <= last {
                round += 1;
                let separator = if round == 1 { "" } else { "\n" };
                write!(f, "{separator}{round}.")?;
            }
            last = to_move;
            write!(f, " {entry}")?;
        }
        if round > 0 {
            writeln!(f)?;
        }
        match tables.last() {
            Some(end) => self.write_result(&end, f),
            None => Ok(()),
        }
    }

    fn write_result(&self, end: &Table, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<String> = self
            .setup
            .seats
            .iter()
            .filter_map(|seat| Some(format!("{seat} {}", end.result(seat)?)))
            .collect();
        if scores.is_empty() {
            Ok(())
        } else {
            writeln!(f, "{}", scores.join(" "))
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record. Comments in braces, round numbers and tags without meaning here are
    /// skipped; of the result only the form is checked, for the replay says who won.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut tags = Tags::default();
        let mut turns = Vec::new();
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let end = match first {
                '{' => 1 + rest.find('}').ok_or(RecordError::Comment)?,
                '[' => tags.read(rest)?,
                _ => rest
                    .find(|c: char| c.is_whitespace() || c == '{')
                    .unwrap_or(rest.len()),
            };
            let (word, after) = rest.split_at(end);
            if word.len() == 1 && first.is_ascii_uppercase() {
                read_result(rest)?;
                break;
            }
            if !first.is_ascii_punctuation() {
                // A round number may stand alone or before a turn.
                let number = |letter: char| letter.is_ascii_digit() || letter == '.';
                let entry = word.trim_start_matches(number);
                if !entry.is_empty() {
                    turns.push(entry.parse()?);
                }
            } else if !matches!(first, '{' | '[') {
                return Err(ParseError::Entry.into());
            }
            rest = after.trim_start();
        }
        let kind = tags.game.ok_or(RecordError::Missing("Game"))?.parse()?;
        let seats = tags.seats.ok_or(RecordError::Missing("Seats"))?.parse()?;
        let options = tags.options.as_deref().unwrap_or("").parse()?;
        let rules = match tags.rules {
            Some(version) => version.parse().map_err(|_| RecordError::Rules)?,
            None => RULES_VERSION,
        };
        let setup = Setup {
            kind,
            seats,
            options,
            position: tags.position,
        };
        Ok(Record {
            setup,
            turns,
            rules,
            date: tags.date,
        })
    }
}

/// What can stand between quotation marks on one line.
fn fit_for_tag(value: &str) -> String {
    value
        .chars()
        .filter(|letter| *letter != '"' && !letter.is_control())
        .collect()
}

/// The values of the tags that mean something here.
#[derive(Default)]
struct Tags {
    game: Option<String>,
    seats: Option<String>,
    rules: Option<String>,
    date: Option<String>,
    options: Option<String>,
    position: Option<String>,
}

impl Tags {
    /// Reads one tag at the start of some text; returns where it ends.
    fn read(&mut self, text: &str) -> Result<usize, RecordError> {
        let (name, rest) = text[1..].split_once('"').ok_or(RecordError::Tag)?;
        let (value, rest) = rest.split_once('"').ok_or(RecordError::Tag)?;
        let rest = rest
            .trim_start()
            .strip_prefix(']')
            .ok_or(RecordError::Tag)?;
        let value = Some(fit_for_tag(value));
        match name.trim() {
            "Game" => self.game = value,
            "Seats" => self.seats = value,
            "Rules" => self.rules = value,
            "Date" => self.date = value,
            "Options" => self.options = value,
            "Position" => self.position = value,
            _ => {}
        }
        Ok(text.len() - rest.len())
    }
}

/// Checks a result line: seats and numbers by turns, to the end.
fn read_result(text: &str) -> Result<(), RecordError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_pair = |pair: &[&str]| match pair {
        [seat, score] => {
            let number = |c: char| c.is_ascii_digit() || matches!(c, '.' | '/');
            seat.parse::<Seat>().is_ok() && !score.is_empty() && score.chars().all(number)
        }
        _ => false,
    };
    if words.chunks(2).all(is_pair) {
        Ok(())
    } else {
        Err(RecordError::Result)
    }
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

/// Entries that are no turns begin so.
const KEYWORDS: [&str; 4] = ["resign", "time", "skip", "draw"];

impl FromStr for Entry {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Entry, ParseError> {
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
            // No turn begins like these: what does is a mistyped entry.
            _ if KEYWORDS.iter().any(|keyword| text.starts_with(keyword)) => Err(ParseError::Entry),
            _ if !is_word(text) => Err(ParseError::Entry),
            _ => Ok(Entry::Turn(text.to_owned())),
        }
    }
}

/// Whether text can stand among the turns of a record without being taken for something else.
fn is_word(text: &str) -> bool {
    let plain =
        |letter: char| letter.is_ascii_graphic() && !matches!(letter, '{' | '}' | '[' | ']');
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.chars().all(plain)
}

impl TryFrom<String> for Entry {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Entry, ParseError> {
        text.parse()
    }
}

impl From<Entry> for String {
    fn from(entry: Entry) -> String {
        entry.to_string()
    }
}
