//! Who sits where at a table.

use serde::{Deserialize, Serialize};

use crate::error::SeatingError;
use crate::ids::EntrantId;

/// The players of a game: two to four different entrants in the order of their first turns.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<EntrantId>")]
pub struct Seating(Vec<EntrantId>);

checked!(Seating(Vec<EntrantId>) -> SeatingError);

impl Seating {
    /// The seating of these entrants in this order. Fails unless there are two to four, all
    /// different.
    pub fn new(order: Vec<EntrantId>) -> Result<Seating, SeatingError> {
        if !(2..=4).contains(&order.len()) {
            return Err(SeatingError::Number(order.len()));
        }
        for (seat, entrant) in order.iter().enumerate() {
            if order[..seat].contains(entrant) {
                return Err(SeatingError::Twice(*entrant));
            }
        }
        Ok(Seating(order))
    }

    /// The seating of two entrants who are known to be different.
    pub(crate) fn two(first: EntrantId, second: EntrantId) -> Seating {
        debug_assert_ne!(first, second);
        Seating(vec![first, second])
    }

    /// The seating of two to four entrants who are known to be different.
    pub(crate) fn several(order: Vec<EntrantId>) -> Seating {
        debug_assert!(Seating::new(order.clone()).is_ok());
        Seating(order)
    }

    /// The entrants in the order of their first turns.
    pub fn entrants(&self) -> &[EntrantId] {
        &self.0
    }

    /// The entrant who moves first.
    pub fn first(&self) -> EntrantId {
        self.0[0]
    }

    /// The seat of an entrant, from 0.
    pub fn seat_of(&self, entrant: EntrantId) -> Option<usize> {
        self.0.iter().position(|&other| other == entrant)
    }

    /// The other entrants at the table.
    pub fn opponents_of(&self, entrant: EntrantId) -> impl Iterator<Item = EntrantId> + '_ {
        self.0.iter().copied().filter(move |&other| other != entrant)
    }

    pub(crate) fn replace(&mut self, seat: usize, entrant: EntrantId) {
        self.0[seat] = entrant;
    }

    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        self.0.swap(one, other);
    }
}
