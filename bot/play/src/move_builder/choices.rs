//! The choices of a player, as custom ids carry them.

use std::fmt;
use std::str::FromStr;

/// The longest text of choices. Discord allows 100 characters in a custom id; the game's code, the
/// number of events and the action take the rest.
const LONGEST: usize = 60;

/// Separates two choices; no token of any game contains it.
const BETWEEN: char = '/';

/// What a player has chosen so far for the turn that they are building: the tokens of the choices
/// that were left to them, and of the regions that they opened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choices(Vec<String>);

impl Choices {
    /// The tokens, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &String> {
        self.0.iter()
    }

    /// Whether nothing has been chosen.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// These choices and another one.
    #[must_use]
    pub fn with(&self, token: impl Into<String>) -> Self {
        let mut choices = self.clone();
        choices.0.push(token.into());
        choices
    }

    /// These choices without the last one; `None` if there is none.
    pub fn back(&self) -> Option<Self> {
        let (_, before) = self.0.split_last()?;
        Some(Self(before.to_vec()))
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, token) in self.0.iter().enumerate() {
            if place > 0 {
                write!(f, "{BETWEEN}")?;
            }
            f.write_str(token)?;
        }
        Ok(())
    }
}

/// Text that is no sequence of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a sequence of choices")]
pub struct ChoicesError;

impl FromStr for Choices {
    type Err = ChoicesError;

    fn from_str(text: &str) -> Result<Self, ChoicesError> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let tokens: Vec<String> = text.split(BETWEEN).map(str::to_owned).collect();
        let readable = |token: &String| {
            !token.is_empty() && token.bytes().all(|letter| letter.is_ascii_graphic())
        };
        if text.len() > LONGEST || !tokens.iter().all(readable) {
            return Err(ChoicesError);
        }
        Ok(Self(tokens))
    }
}
