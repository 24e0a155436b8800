//! The list of games.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::error::ParseError;

/// Which game is played. More games may be added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Kind {
    /// First to 42, 28 or 24 markers, or the last one moving.
    Pacru,
    /// Long moves and connections; most markers win.
    Azacru,
    /// One step, one marker; most markers win.
    Shacru,
    /// Two kas capture tokens off a pattern.
    Pasang,
}

/// All there is to say about a game without its rules.
struct Profile {
    name: &'static str,
    slug: &'static str,
    about: &'static str,
    players: RangeInclusive<usize>,
}

impl Kind {
    /// All games.
    pub const ALL: [Kind; 4] = [Kind::Pacru, Kind::Azacru, Kind::Shacru, Kind::Pasang];

    const fn profile(self) -> Profile {
        match self {
            Kind::Pacru => Profile {
                name: "Pacru",
                slug: "pacru",
                about: "Chevrons mark nine borderlands: reach the target, or be the last who can move.",
                players: 2..=4,
            },
            Kind::Azacru => Profile {
                name: "Azacru",
                slug: "azacru",
                about: "Long moves connect your markers, sometimes at the price of a chevron; most markers win.",
                players: 2..=4,
            },
            Kind::Shacru => Profile {
                name: "Shacru",
                slug: "shacru",
                about: "One step, one marker, until nobody can gain; most markers win.",
                players: 2..=4,
            },
            Kind::Pasang => Profile {
                name: "Pasang",
                slug: "pasang",
                about: "Two kas capture lines of black and white tokens; most points win, and whoever is stuck loses.",
                players: 2..=2,
            },
        }
    }

    /// The name for people: `Pacru`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.profile().name
    }

    /// The name for programs: `pacru`. Stored in records, so it never changes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.profile().slug
    }

    /// What the game is, in one line.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.profile().about
    }

    /// How many can play.
    #[must_use]
    pub const fn players(self) -> RangeInclusive<usize> {
        self.profile().players
    }

    /// What the fingerprints of the game begin with; it never changes.
    pub(crate) const fn fingerprint(self) -> u64 {
        match self {
            Kind::Pacru => 1,
            Kind::Azacru => 2,
            Kind::Shacru => 3,
            Kind::Pasang => 4,
        }
    }

    /// The names of all games, for a sentence.
    pub(crate) fn list() -> String {
        let [others @ .., last] = Kind::ALL.map(Kind::name);
        format!("{} and {last}", others.join(", "))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let named = |kind: &Kind| kind.slug().eq_ignore_ascii_case(text);
        Kind::ALL.into_iter().find(named).ok_or(ParseError::Kind)
    }
}
