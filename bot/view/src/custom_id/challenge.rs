//! The buttons of a challenge.

use std::fmt;
use std::str::FromStr;

use play::Person;
use rules::Kind;

use super::UnknownCustomId;

/// A game that may be chosen for a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The game.
    pub kind: Kind,
    /// The challenged member, with their name on the server, which the interaction of a button does not contain.
    pub opponent: Person,
}

impl Challenge {
    /// The prefix of the custom ids. It cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:challenge:";
}

impl fmt::Display for Challenge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, opponent } = self;
        write!(f, "{}{kind}:{}:{}", Self::PREFIX, opponent.id, opponent.name)
    }
}

impl FromStr for Challenge {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let challenge = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        // Names may contain colons.
        let mut parts = challenge.splitn(3, ':');
        let mut next = || parts.next().ok_or(UnknownCustomId);
        let kind = next()?.parse().map_err(|_| UnknownCustomId)?;
        match next()?.parse::<i64>() {
            Ok(user @ 1..) => Ok(Self { kind, opponent: Person::new(user, next()?) }),
            _ => Err(UnknownCustomId),
        }
    }
}
