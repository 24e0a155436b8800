//! Buttons to a page of the rules, a step of an example game, or the next game that waits.

use std::fmt;
use std::str::FromStr;

use play::TurnKey;
use rules::Kind;

use super::UnknownCustomId;

/// A page of the rules of a game. It may no longer exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game.
    pub kind: Kind,
    /// The number of the page, from 1.
    pub number: u8,
}

impl Page {
    /// The prefix of the custom ids. It cannot be the code of a game, since codes have no vowels.
    pub(super) const PREFIX: &str = "v1:rules:";
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}:{}", Self::PREFIX, self.kind, self.number)
    }
}

impl FromStr for Page {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let (kind, number) = numbered(id, Self::PREFIX)?;
        Ok(Self { kind, number })
    }
}

/// A step of the example game of a game. It may no longer exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExampleStep {
    /// The game.
    pub kind: Kind,
    /// The number of the step, from 1.
    pub number: u8,
}

impl ExampleStep {
    /// The prefix of the custom ids. It cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:example:";
}

impl fmt::Display for ExampleStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}:{}", Self::PREFIX, self.kind, self.number)
    }
}

impl FromStr for ExampleStep {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let (kind, number) = numbered(id, Self::PREFIX)?;
        Ok(Self { kind, number })
    }
}

/// Reads `<prefix><game>:<number>`.
fn numbered(id: &str, prefix: &str) -> Result<(Kind, u8), UnknownCustomId> {
    let page = id.strip_prefix(prefix);
    let (kind, number) = page.and_then(|page| page.split_once(':')).ok_or(UnknownCustomId)?;
    match (kind.parse(), number.parse()) {
        (Ok(kind), Ok(number)) => Ok((kind, number)),
        _ => Err(UnknownCustomId),
    }
}

/// Opens the next game in which a member is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The game, and its place among those that wait; none for the first.
    pub game: Option<TurnKey>,
}

impl NextGame {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:next";
}

impl fmt::Display for NextGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
        match self.game {
            Some(TurnKey { deadline, game }) => write!(f, ":{deadline}:{game}"),
            None => Ok(()),
        }
    }
}

impl FromStr for NextGame {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let key = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        if key.is_empty() {
            return Ok(Self { game: None });
        }
        let key =
            key.strip_prefix(':').and_then(|key| key.split_once(':')).ok_or(UnknownCustomId)?;
        match (key.0.parse(), key.1.parse::<i64>()) {
            (Ok(deadline), Ok(game)) => {
                Ok(Self { game: Some(TurnKey { deadline, game: game.into() }) })
            }
            _ => Err(UnknownCustomId),
        }
    }
}
