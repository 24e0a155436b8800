//! The buttons of a challenge.

use play::Person;
use rules::Kind;

use super::{Words, part, words};

/// A game that may be chosen for a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The game.
    pub kind: Kind,
    /// The challenged member, with their name on the server, which the interaction of a button does not contain.
    pub opponent: Person,
}

words! { Challenge:
    [kind id name] => (Self { kind, opponent: Person { id, name } }),
}
