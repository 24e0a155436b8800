//! What a player has tapped, as custom ids carry it.

use std::fmt;
use std::str::FromStr;

/// Discord allows 100 characters in a custom id; the game's code, the number of events and the action take the rest.
const LONGEST: usize = 60;

/// Between two taps; no token of any game contains it.
const BETWEEN: char = '/';

/// What a player has tapped so far for the turn they are making: the tokens of the choices that were theirs to make,
/// and of the regions they looked into.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Taps(Vec<String>);

impl Taps {
    /// The taps in their order.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &String> {
        self.0.iter()
    }

    /// Whether nothing has been tapped.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// These taps and one more.
    #[must_use]
    pub fn with(&self, token: impl Into<String>) -> Self {
        let mut taps = self.clone();
        taps.0.push(token.into());
        taps
    }

    /// These taps without the last one; nothing if there was none.
    #[must_use]
    pub fn back(&self) -> Option<Self> {
        let (_, before) = self.0.split_last()?;
        Some(Self(before.to_vec()))
    }
}

impl fmt::Display for Taps {
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

/// Text that no sequence of taps is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a sequence of taps")]
pub struct TapsError;

impl FromStr for Taps {
    type Err = TapsError;

    fn from_str(text: &str) -> Result<Self, TapsError> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let tokens: Vec<String> = text.split(BETWEEN).map(str::to_owned).collect();
        let readable = |token: &String| {
            !token.is_empty() && token.bytes().all(|letter| letter.is_ascii_graphic())
        };
        if text.len() > LONGEST || !tokens.iter().all(readable) {
            return Err(TapsError);
        }
        Ok(Self(tokens))
    }
}
