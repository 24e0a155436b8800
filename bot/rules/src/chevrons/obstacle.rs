//! Why a chevron cannot go to a field.

use super::board::Chevrons;
use crate::board9::Field;
use crate::seat::Seat;

/// What keeps a chevron from going to a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Obstacle {
    /// The field lies neither straight ahead nor 45 degrees to a side.
    Direction,
    /// The field is further away than the chevron may go. If they decide how far that is, these are
    /// the player's markers in its borderland.
    Distance { most: u8, markers: Option<u8> },
    /// A chevron stands on the field.
    Chevron,
    /// An enemy marker lies on the field.
    EnemyMarker,
    /// A chevron stands between, on this field, and the rules allow no jump over it.
    Between(Field),
}

impl Chevrons {
    /// What keeps a seat's chevron on `from` from going to `to`, if it may go `most` fields; `most`
    /// is its power or a constant.
    pub(crate) fn obstacle(
        &self,
        seat: Seat,
        (from, to): (Field, Field),
        most: usize,
        by_power: bool,
    ) -> Obstacle {
        let ahead = self.facing(from).ahead();
        let Some(towards) = from.direction_to(to).filter(|way| ahead.contains(way)) else {
            return Obstacle::Direction;
        };
        let between = from.between(to);
        if between.len() >= most {
            let own = self.markers(seat) & from.borderland().fields();
            return Obstacle::Distance {
                most: most as u8,
                markers: by_power.then_some(own.len() as u8),
            };
        }
        if self.occupied().contains(to) {
            return Obstacle::Chevron;
        }
        if self.marker(to).is_some_and(|owner| owner != seat) {
            return Obstacle::EnemyMarker;
        }
        let way = std::iter::successors(from.step(towards), |field| field.step(towards));
        let in_the_way = way.take(between.len()).find(|field| self.occupied().contains(*field));
        in_the_way.map_or(Obstacle::Direction, Obstacle::Between)
    }
}
