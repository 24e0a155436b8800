//! The two colours of tokens.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The colour of a token. No player owns a colour. `Display` is the letter of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// `b`, one point.
    Black,
    /// `w`, two points.
    White,
}

impl Colour {
    /// Black, then white.
    pub const ALL: [Colour; 2] = [Colour::Black, Colour::White];

    /// What a token is worth.
    pub const fn points(self) -> u16 {
        match self {
            Colour::Black => 1,
            Colour::White => 2,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Black => "b",
            Colour::White => "w",
        })
    }
}
