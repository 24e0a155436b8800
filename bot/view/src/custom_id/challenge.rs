//! The buttons of a challenge.

use std::fmt;

use play::Person;
use rules::Kind;

use super::{ButtonData, member};

/// A game that may be chosen for a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The game.
    pub kind: Kind,
    /// The challenged member, with their name on the server, which the interaction of a button does not contain.
    pub opponent: Person,
}

impl ButtonData for Challenge {
    const PREFIX: &str = "v1:challenge:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, opponent } = self;
        write!(f, "{kind}:{}:{}", opponent.id, opponent.name)
    }

    fn read(text: &str) -> Option<Self> {
        // Names may contain colons.
        let mut parts = text.splitn(3, ':');
        let kind = parts.next()?.parse().ok()?;
        let user = member(parts.next()?)?;
        Some(Self { kind, opponent: Person::new(user, parts.next()?) })
    }
}
