//! A ladder.

use serde::{Deserialize, Serialize};

use crate::error::FormatError;

/// Games of two by challenges. An entrant who wins against somebody above takes their rung, and
/// everybody between moves down by one. A draw or a lost challenge moves nobody.
///
/// An entrant can have at most one open challenge of their own and one against them. Newcomers
/// begin on the lowest rung; when somebody leaves, everybody below moves up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u32")]
pub struct Ladder(u32);

checked!(Ladder(u32) -> FormatError);

impl Default for Ladder {
    /// Challenges reach three rungs up.
    fn default() -> Ladder {
        Ladder(3)
    }
}

impl Ladder {
    /// A ladder whose challenges reach this many rungs up. Fails if they reach none.
    pub fn new(reach: u32) -> Result<Ladder, FormatError> {
        if reach == 0 {
            return Err(FormatError::Reach);
        }
        Ok(Ladder(reach))
    }

    /// How many rungs up a challenge reaches.
    pub const fn reach(&self) -> u32 {
        self.0
    }
}
