//! The list of games.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::refusal::Unreadable;

/// Which game is played. More games may be added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Kind {
    /// First to 42, 28 or 24 markers, or the last one moving.
    Pacru,
}

impl Kind {
    /// All games.
    pub const ALL: [Kind; 1] = [Kind::Pacru];

    /// The name for people: `Pacru`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pacru => "Pacru",
        }
    }

    /// The name for programs: `pacru`. Stored in records, so it never changes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Kind::Pacru => "pacru",
        }
    }

    /// What the game is, in one line.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Kind::Pacru => {
                "Chevrons claim nine borderlands: reach the marker target, or be the last who can move."
            }
        }
    }

    /// How many can play.
    #[must_use]
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Kind::Pacru => 2..=4,
        }
    }

    /// The names of all games, for a sentence.
    pub(crate) fn list() -> String {
        Kind::ALL.map(Kind::name).join(", ")
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let named = |kind: &Kind| kind.slug().eq_ignore_ascii_case(text);
        Kind::ALL.into_iter().find(named).ok_or(Unreadable::Kind)
    }
}
