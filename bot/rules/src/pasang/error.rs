//! What can be wrong with a turn of Pasang.

use super::colour::Colour;
use super::pattern::PatternError;
use super::point::{File, Point, PointError};
use super::position::PasangPositionError;
use crate::game::GameError;

/// Why Pasang refuses something, and what would be possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
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
    /// The player cannot take that column as their passage.
    #[error("no passage there")]
    Passage {
        /// The possible columns.
        open: Vec<File>,
    },
    /// The player must choose a passage first.
    #[error("the passage comes first")]
    PassageFirst {
        /// The columns to choose from.
        open: Vec<File>,
    },
    /// That token cannot become the ka.
    #[error("the token on {from} cannot become a ka")]
    Ka {
        /// The point named.
        from: Point,
        /// The possible tokens.
        able: Vec<Point>,
    },
    /// The player must choose a ka now.
    #[error("the ka comes now")]
    KaNow {
        /// A possible turn.
        example: String,
    },
    /// The token becomes the ka on another point.
    #[error("the token on {from} becomes a ka on {to}")]
    Landing {
        /// The token.
        from: Point,
        /// The point on which it becomes the ka.
        to: Point,
    },
    /// The ka cannot go there.
    #[error("the ka on {from} cannot go to {to}")]
    Target {
        /// The point of the ka.
        from: Point,
        /// The point named.
        to: Point,
        /// The possible points.
        able: Vec<Point>,
    },
    /// The player has a ka already.
    #[error("there is a ka already")]
    MoveNow {
        /// A possible turn.
        example: String,
    },
    /// The ka can capture several lines.
    #[error("more than one line")]
    LineMissing {
        /// The turns it could be.
        turns: Vec<String>,
    },
    /// There is no such line to capture.
    #[error("no line of {colour}")]
    Line {
        /// The colour named.
        colour: Colour,
        /// The possible turns.
        turns: Vec<String>,
    },
    /// Pasang has no pass.
    #[error("no passing in this game")]
    NoPass,
}

impl GameError for PasangError {
    fn is_unreadable(&self) -> bool {
        match self {
            PasangError::Notation
            | PasangError::Point(_)
            | PasangError::Pattern(_)
            | PasangError::KaRule
            | PasangError::Opening => true,
            PasangError::Position(error) => error.is_unreadable(),
            _ => false,
        }
    }
}
