//! The board of a chevron game.

use serde::{Deserialize, Serialize};

use crate::board9::{Facing, Field, FieldSet};
use crate::fingerprint::Fingerprint;
use crate::seat::{BySeat, Seat};

/// A chevron on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The seat that owns it.
    pub seat: Seat,
    /// Its direction.
    pub facing: Facing,
}

/// The markers and chevrons on the board of a chevron game.
///
/// Each field holds at most one marker and at most one chevron. A chevron stands only on a
/// neutral field or on a marker of its own colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chevrons {
    markers: BySeat<FieldSet>,
    pieces: BySeat<FieldSet>,
    /// The directions of the chevrons, as three bits with the lowest first; empty on other fields.
    facings: [FieldSet; 3],
}

impl Chevrons {
    /// The seat whose marker lies on a field; `None` if the field is neutral.
    pub fn marker(&self, field: Field) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.markers[*seat].contains(field))
    }

    /// The chevron on a field.
    pub fn piece(&self, field: Field) -> Option<Piece> {
        let seat = Seat::ALL.into_iter().find(|seat| self.pieces[*seat].contains(field))?;
        Some(Piece { seat, facing: self.facing(field) })
    }

    /// The fields with a seat's markers.
    #[inline]
    pub fn markers(&self, seat: Seat) -> FieldSet {
        self.markers[seat]
    }

    /// The fields without any marker.
    #[inline]
    pub fn neutral(&self) -> FieldSet {
        Seat::ALL.into_iter().fold(FieldSet::ALL, |rest, seat| rest - self.markers[seat])
    }

    /// The fields with a chevron of any colour.
    #[inline]
    pub fn occupied(&self) -> FieldSet {
        Seat::ALL.into_iter().fold(FieldSet::EMPTY, |all, seat| all | self.pieces[seat])
    }

    /// The fields with a seat's chevrons.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> FieldSet {
        self.pieces[seat]
    }

    /// How far a seat's chevron on `field` may go: its own markers in the borderland, that under
    /// the chevron included, at least one (booklet rule R5).
    #[inline]
    pub fn power(&self, seat: Seat, field: Field) -> usize {
        (self.markers[seat] & field.borderland().fields()).len().max(1)
    }

    /// The direction of the chevron on `field`; North if there is none.
    #[inline]
    pub fn facing(&self, field: Field) -> Facing {
        let bit = |plane: usize| usize::from(self.facings[plane].contains(field)) << plane;
        Facing::ALL[bit(0) | bit(1) | bit(2)]
    }

    /// Puts a seat's chevron on a field without one, or turns the one there.
    pub(crate) fn place(&mut self, seat: Seat, field: Field, facing: Facing) {
        self.lift(seat, field);
        self.pieces[seat].insert(field);
        for (plane, fields) in self.facings.iter_mut().enumerate() {
            if facing.digit() >> plane & 1 == 1 {
                fields.insert(field);
            }
        }
    }

    /// Removes a seat's chevron from a field; the marker under it stays.
    pub(crate) fn lift(&mut self, seat: Seat, field: Field) {
        self.pieces[seat].remove(field);
        for fields in &mut self.facings {
            fields.remove(field);
        }
    }

    /// Removes all chevrons of a seat; its markers stay.
    pub(crate) fn clear_pieces(&mut self, seat: Seat) {
        for field in self.pieces[seat] {
            self.lift(seat, field);
        }
    }

    /// Puts a seat's marker on a field and returns the one that lay there to its owner.
    pub(crate) fn mark(&mut self, seat: Seat, field: Field) {
        self.mark_all(seat, FieldSet::of(field));
    }

    /// Puts a seat's markers on fields and returns those that lay there to their owners.
    pub(crate) fn mark_all(&mut self, seat: Seat, fields: FieldSet) {
        for other in Seat::ALL {
            self.markers[other] = self.markers[other] - fields;
        }
        self.markers[seat] |= fields;
    }

    /// Removes a seat's markers from fields.
    pub(crate) fn unmark(&mut self, seat: Seat, fields: FieldSet) {
        self.markers[seat] = self.markers[seat] - fields;
    }

    /// The number of markers on the board of each seat.
    pub(crate) fn points(&self) -> BySeat<u16> {
        BySeat::from_fn(|seat| self.markers[seat].len() as u16)
    }

    /// Adds the whole board to a fingerprint.
    pub(crate) fn fingerprint(&self, print: &mut Fingerprint) {
        let sets = self.markers.iter().chain(self.pieces.iter()).map(|(_, fields)| fields);
        for fields in sets.chain(&self.facings) {
            print.add(fields.bits() as u64);
            print.add((fields.bits() >> 64) as u64);
        }
    }
}
