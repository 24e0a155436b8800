//! What the three chevron games share: the position, how far a chevron reaches, the notation.

mod account;
mod notation;
mod objection;
mod position;
mod reach;
mod start;

use serde::{Deserialize, Serialize};

use crate::board9::{Facing, Field, FieldSet};
use crate::fingerprint::Fingerprint;
use crate::seat::{BySeat, Seat};

pub use account::{
    Border, ChevronAccount, Deed, Gain, Leaving, Meeting, Move, Path, Reorientation, Why,
};
pub(crate) use notation::{Angle, Cell, Typed, TypedTurn, Word, plain};
pub use objection::Objection;
pub(crate) use objection::all;
pub use position::PositionFlaw;
pub(crate) use position::PositionLine;
pub(crate) use reach::Reach;
pub(crate) use start::start;

/// A chevron on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// Where it points.
    pub facing: Facing,
}

/// The most chevrons a player can have; each starts with three or four.
pub const MOST_PIECES: usize = 4;

/// A player's chevrons in ascending order of their fields, empty places last.
type Roster = [Option<(Field, Facing)>; MOST_PIECES];

/// What lies and stands on the board of a chevron game.
///
/// Each field holds at most one marker and at most one chevron. A chevron stands only on a
/// neutral field or on a marker of its own colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Chevrons {
    markers: BySeat<FieldSet>,
    occupied: FieldSet,
    rosters: BySeat<Roster>,
}

impl Chevrons {
    /// Whose marker lies on a field; `None` if the field is neutral.
    #[must_use]
    pub fn marker(&self, field: Field) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|seat| self.markers[*seat].contains(field))
    }

    /// The chevron on a field.
    #[must_use]
    pub fn piece(&self, field: Field) -> Option<Piece> {
        if !self.occupied.contains(field) {
            return None;
        }
        Seat::ALL.into_iter().find_map(|seat| {
            Some(Piece {
                seat,
                facing: self.facing(seat, field)?,
            })
        })
    }

    /// The fields with a seat's markers.
    #[must_use]
    pub fn markers(&self, seat: Seat) -> FieldSet {
        self.markers[seat]
    }

    /// The fields without any marker.
    #[must_use]
    pub fn neutral(&self) -> FieldSet {
        Seat::ALL
            .into_iter()
            .fold(FieldSet::ALL, |rest, seat| rest - self.markers[seat])
    }

    /// The fields with a chevron of any colour.
    #[must_use]
    pub fn occupied(&self) -> FieldSet {
        self.occupied
    }

    /// A seat's chevrons, ascending by field.
    pub fn pieces(&self, seat: Seat) -> impl Iterator<Item = (Field, Facing)> + use<> {
        self.rosters[seat].into_iter().flatten()
    }

    /// Whether a seat has a chevron left.
    #[must_use]
    pub fn has_pieces(&self, seat: Seat) -> bool {
        self.rosters[seat][0].is_some()
    }

    /// How far a seat's chevron on `field` may go: its own markers in the borderland, that under
    /// the chevron included, at least one (booklet rule R5).
    #[must_use]
    pub fn power(&self, seat: Seat, field: Field) -> usize {
        (self.markers[seat] & field.borderland().fields())
            .len()
            .max(1)
    }

    /// Where a seat's chevron on `field` points.
    pub(crate) fn facing(&self, seat: Seat, field: Field) -> Option<Facing> {
        let stands = |(at, facing)| (at == field).then_some(facing);
        self.pieces(seat).find_map(stands)
    }

    /// Stands a chevron on an empty field; refused if the seat has four already.
    pub(crate) fn place(&mut self, seat: Seat, field: Field, facing: Facing) -> bool {
        let roster = &mut self.rosters[seat];
        let Some(free) = roster.iter().position(Option::is_none) else {
            return false;
        };
        roster[free] = Some((field, facing));
        roster[..=free].sort_unstable();
        self.occupied.insert(field);
        true
    }

    /// Takes a seat's chevron off a field; the marker under it stays.
    pub(crate) fn lift(&mut self, seat: Seat, field: Field) {
        let roster = &mut self.rosters[seat];
        if let Some(place) = roster
            .iter()
            .position(|one| one.is_some_and(|(at, _)| at == field))
        {
            roster[place..].rotate_left(1);
            roster[MOST_PIECES - 1] = None;
            self.occupied.remove(field);
        }
    }

    /// Takes all chevrons of a seat off; its markers stay.
    pub(crate) fn clear_pieces(&mut self, seat: Seat) {
        for (field, _) in self.pieces(seat) {
            self.occupied.remove(field);
        }
        self.rosters[seat] = Roster::default();
    }

    /// Moves a seat's chevron and turns it; the markers stay as they are.
    pub(crate) fn shift(&mut self, seat: Seat, from: Field, to: Field, facing: Facing) {
        self.lift(seat, from);
        self.place(seat, to, facing);
    }

    /// Turns a seat's chevron on the spot.
    pub(crate) fn turn(&mut self, seat: Seat, field: Field, facing: Facing) {
        for stand in self.rosters[seat].iter_mut().flatten() {
            if stand.0 == field {
                stand.1 = facing;
            }
        }
    }

    /// Puts a seat's marker on a field, giving back the one that lay there.
    pub(crate) fn mark(&mut self, seat: Seat, field: Field) {
        self.mark_all(seat, FieldSet::of(field));
    }

    /// Puts a seat's markers on fields, giving back those that lay there.
    pub(crate) fn mark_all(&mut self, seat: Seat, fields: FieldSet) {
        for other in Seat::ALL {
            self.markers[other] = self.markers[other] - fields;
        }
        self.markers[seat] |= fields;
    }

    /// Takes a seat's markers off fields.
    pub(crate) fn unmark(&mut self, seat: Seat, fields: FieldSet) {
        self.markers[seat] = self.markers[seat] - fields;
    }

    /// Markers on the board of each seat.
    pub(crate) fn points(&self) -> BySeat<u16> {
        BySeat::from_fn(|seat| self.markers[seat].len() as u16)
    }

    /// Adds everything on the board to a fingerprint.
    pub(crate) fn fingerprint(&self, print: &mut Fingerprint) {
        for seat in Seat::ALL {
            let bits = self.markers[seat].bits();
            print.add(bits as u64);
            print.add((bits >> 64) as u64);
            let stands = self.rosters[seat].map(|one| match one {
                Some((field, facing)) => 1 + ((field.index() as u64) << 3 | facing as u64),
                None => 0,
            });
            print.add(stands.into_iter().fold(0, |word, stand| word << 16 | stand));
        }
    }
}
