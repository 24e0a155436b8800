//! What can be wrong with a turn of Pasang.

use super::colour::Colour;
use super::pattern::PatternError;
use super::point::{File, Point, PointError};
use super::position::PasangPositionError;

/// Why Pasang refuses something, and what would be possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PasangError {
    /// The text is not the notation of a turn.
    #[error("not a turn")]
    Notation,
    /// The text names no point.
    #[error(transparent)]
    Point(#[from] PointError),
    /// The position line cannot be used.
    #[error(transparent)]
    Position(#[from] PasangPositionError),
    /// The text is not a pattern.
    #[error(transparent)]
    Pattern(#[from] PatternError),
    /// The text names no rule for how a token becomes a ka.
    #[error("not a rule of the ka")]
    KaRule,
    /// The text names no range of passages.
    #[error("not an opening")]
    Opening,
    /// The first player sits South, the second North.
    #[error("not the seats S and N")]
    Seats,
    /// The player cannot take that column as their passage; those in `open` are possible.
    #[error("no passage there")]
    Passage { open: Vec<File> },
    /// The player must choose a passage first, among those in `open`.
    #[error("the passage comes first")]
    PassageFirst { open: Vec<File> },
    /// The token on the point named cannot become the ka; those on `able` can.
    #[error("the token on {from} cannot become a ka")]
    Ka { from: Point, able: Vec<Point> },
    /// The player must choose a ka now; `example` is a possible turn.
    #[error("the ka comes now")]
    KaNow { example: String },
    /// The token on `from` becomes the ka on another point, which is `to`.
    #[error("the token on {from} becomes a ka on {to}")]
    Landing { from: Point, to: Point },
    /// The ka on `from` cannot go to the point named; `able` are possible.
    #[error("the ka on {from} cannot go to {to}")]
    Target { from: Point, to: Point, able: Vec<Point> },
    /// The player has a ka already; `example` is a possible turn.
    #[error("there is a ka already")]
    MoveNow { example: String },
    /// The ka can capture several lines; these are the turns it could be.
    #[error("more than one line")]
    LineMissing { turns: Vec<String> },
    /// There is no such line of the colour named to capture; these turns are possible.
    #[error("no line of {colour}")]
    Line { colour: Colour, turns: Vec<String> },
    /// Pasang has no pass.
    #[error("no passing in this game")]
    NoPass,
}
