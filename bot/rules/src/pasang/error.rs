//! Errors of Pasang, as sentences for the player.

use super::colour::Colour;
use super::pattern::PatternError;
use super::point::{File, Point, PointError};
use super::position::PasangPositionError;
use crate::game::GameError;

/// Why Pasang refuses something, and what would be possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PasangError {
    /// The text is not the notation of a turn.
    #[error("That is not a turn: write a column like c, a ka like b4c4vb, or a move like c7b.")]
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
    #[error("ka is slide, jump or either.")]
    KaRule,
    /// The text names no range of passages.
    #[error("opening is quadrant or free.")]
    Opening,
    /// The first player sits South, the second North.
    #[error("Pasang is played by S, who begins, and N.")]
    Seats,
    /// The player cannot take that column as their passage.
    #[error("Your passage can be column {}.", list(open, "or"))]
    Passage {
        /// The possible columns.
        open: Vec<File>,
    },
    /// The player must choose a passage first.
    #[error("Choose your passage first: write the letter of its column, {}.", list(open, "or"))]
    PassageFirst {
        /// The columns to choose from.
        open: Vec<File>,
    },
    /// That token cannot become the ka.
    #[error("The token on {from} cannot become your ka; choose the one on {}.", list(able, "or"))]
    Ka {
        /// The point named.
        from: Point,
        /// The possible tokens.
        able: Vec<Point>,
    },
    /// The player must choose a ka now.
    #[error(
        "Now choose your ka: write where its token lies, where it stands in your passage and what it takes, for example {example}."
    )]
    KaNow {
        /// A possible turn.
        example: String,
    },
    /// The token becomes the ka on another point.
    #[error("The token on {from} becomes your ka on {to}: write {from}{to}.")]
    Landing {
        /// The token.
        from: Point,
        /// The point on which it becomes the ka.
        to: Point,
    },
    /// The ka cannot go there.
    #[error(
        "Your ka on {from} cannot reach {to}, or would capture nothing there; it can go to {}.",
        list(able, "or")
    )]
    Target {
        /// The point of the ka.
        from: Point,
        /// The point named.
        to: Point,
        /// The possible points.
        able: Vec<Point>,
    },
    /// The player has a ka already.
    #[error("Write where your ka goes and the colour that it takes there, for example {example}.")]
    MoveNow {
        /// A possible turn.
        example: String,
    },
    /// The ka can capture several lines.
    #[error("Say which line you take: write {}.", list(turns, "or"))]
    LineMissing {
        /// The turns it could be.
        turns: Vec<String>,
    },
    /// There is no such line to capture.
    #[error("There is no odd line of {} tokens to take there: write {}.", colour_name(*colour), list(turns, "or"))]
    Line {
        /// The colour named.
        colour: Colour,
        /// The possible turns.
        turns: Vec<String>,
    },
    /// Pasang has no pass.
    #[error("There is no passing in Pasang: a player without a capture has lost.")]
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

fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

/// `b, c or d`
fn list<T: ToString>(things: &[T], last: &str) -> String {
    let words: Vec<String> = things.iter().map(ToString::to_string).collect();
    match words.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{} {last} {end}", rest.join(", ")),
        _ => words.concat(),
    }
}
