//! Entrants.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ids::{EntrantId, Round};
use crate::pairings::RequestedBye;

/// How somebody enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewEntrant {
    /// The entrant.
    pub entrant: EntrantId,
    /// The seed that the organiser wants for them; the lowest number is the strongest. Entrants
    /// with a seed come before those without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// The rating at entry. It decides the order of entrants without a seed; those without a rating
    /// come last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The role in which they enter.
    #[serde(default)]
    pub role: Role,
}

impl NewEntrant {
    /// A competitor without seed or rating.
    pub const fn new(entrant: EntrantId) -> NewEntrant {
        NewEntrant { entrant, seed: None, rating: None, role: Role::Competitor }
    }

    /// The same entry with a rating.
    #[must_use]
    pub const fn rated(mut self, rating: u16) -> NewEntrant {
        self.rating = Some(rating);
        self
    }

    /// The same entry with a seed.
    #[must_use]
    pub const fn seeded(mut self, seed: u32) -> NewEntrant {
        self.seed = Some(seed);
        self
    }

    /// The same entry as a filler.
    #[must_use]
    pub const fn filling(mut self) -> NewEntrant {
        self.role = Role::Filler;
        self
    }
}

/// The role of an entrant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Plays for a place.
    #[default]
    Competitor,
    /// Plays only against somebody who would otherwise have a bye, and gets no place. A computer.
    Filler,
}

/// Whether an entrant still takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Takes part.
    Active,
    /// Has left. Their points and their place remain.
    Withdrawn,
    /// Has left before half of their games. Their games count for nobody; at tables for more than
    /// two, the games count but they get no place.
    Struck,
    /// Has left, and a computer plays on in their name: in a schedule all their games, in a Swiss
    /// the current one. They get no place.
    Substituted,
}

/// An entrant and their status.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    pub(crate) entry: NewEntrant,
    pub(crate) status: Status,
    /// How many rounds were paired before they entered.
    pub(crate) missed: u16,
    /// Whether they were there when play began, or entered later.
    pub(crate) was_there: bool,
    pub(crate) requested: BTreeMap<Round, RequestedBye>,
}

impl Entrant {
    pub(crate) fn new(entry: NewEntrant, missed: u16) -> Entrant {
        let requested = BTreeMap::new();
        Entrant { entry, status: Status::Active, missed, was_there: false, requested }
    }

    /// Their number.
    pub fn id(&self) -> EntrantId {
        self.entry.entrant
    }

    /// How they entered.
    pub fn entry(&self) -> &NewEntrant {
        &self.entry
    }

    /// Whether they still take part.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Whether they take part themselves.
    pub fn is_active(&self) -> bool {
        self.status == Status::Active
    }

    /// Whether they left before play began and did not come back: they stand nowhere.
    pub fn never_played(&self) -> bool {
        self.status == Status::Withdrawn && !self.was_there
    }

    /// Whether they get a place in the standings.
    pub fn is_ranked(&self) -> bool {
        !self.is_filler() && matches!(self.status, Status::Active | Status::Withdrawn)
    }

    /// Whether they only play against somebody who would otherwise have a bye.
    pub fn is_filler(&self) -> bool {
        self.entry.role == Role::Filler
    }

    /// The sort key of the seeding: seeds first, then ratings, strongest first; equal entrants stay
    /// in the order of entry.
    pub(crate) fn strength(&self) -> (bool, u32, u16) {
        let rating = self.entry.rating.unwrap_or(0);
        (self.entry.seed.is_none(), self.entry.seed.unwrap_or(0), u16::MAX - rating)
    }
}
