//! The two colours of tokens.

use serde::{Deserialize, Serialize};
use strum::Display;

/// The colour of a token. No player owns a colour. `Display` is the letter of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Display)]
pub enum Colour {
    /// `b`, one point.
    #[strum(to_string = "b")]
    Black,
    /// `w`, two points.
    #[strum(to_string = "w")]
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
