//! Whoever acts.

use crate::{InteractionId, Person, UserId, untrusted};

/// What a member is called: never blank.
#[derive(Clone, Debug, PartialEq, Eq, derive_more::Display)]
pub struct DisplayName(String);

impl DisplayName {
    /// This name; none if nothing of it is seen.
    pub fn new(name: impl Into<String>) -> Option<Self> {
        let name = name.into();
        (!untrusted::seen(&name).is_empty()).then_some(Self(name))
    }
}

/// A member of whom no name is known is called by their number.
impl From<UserId> for DisplayName {
    fn from(user: UserId) -> Self {
        Self(user.to_string())
    }
}

/// The member who acts, and the interaction by which they act. They have a name, which the game
/// shows from then on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Actor {
    /// The member.
    pub person: Person,
    /// Discord's id of the interaction: the same id never acts twice.
    pub interaction: InteractionId,
}

impl Actor {
    /// The member with this id and name, who acts by this interaction.
    pub fn new(
        user: impl Into<UserId>,
        name: DisplayName,
        interaction: impl Into<InteractionId>,
    ) -> Self {
        Self { person: Person::new(user, name.0), interaction: interaction.into() }
    }

    /// The same for a person whose name may be unknown; none if it is.
    pub fn of(person: &Person, interaction: impl Into<InteractionId>) -> Option<Self> {
        let name = DisplayName::new(&person.name)?;
        Some(Self::new(person.id, name, interaction))
    }
}
