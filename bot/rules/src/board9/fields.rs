//! Sets of fields, and how a whole set steps.

use std::ops::Not;

use super::facing::Facing;
use super::field::Field;
use crate::bitset::BitSet;

/// A set of fields of the 9x9 board.
pub type FieldSet = BitSet<Field>;

const BOARD: u128 = (1 << 81) - 1;

/// `EDGES[facing]`: the fields from which a step in a direction leaves the board.
const EDGES: [u128; 8] = {
    let mut edges = [0; 8];
    let mut turn = 0;
    while turn < 8 {
        let mut number = 0;
        while number < 81 {
            if Field::ALL[number].step(Facing::ALL[turn]).is_none() {
                edges[turn] |= 1 << number;
            }
            number += 1;
        }
        turn += 1;
    }
    edges
};

impl FieldSet {
    /// The whole board.
    pub const ALL: FieldSet = FieldSet::from_bits(BOARD);

    /// The neighbours of the fields in a direction, those beyond the edge left out.
    #[inline]
    #[must_use]
    pub const fn stepped(self, towards: Facing) -> FieldSet {
        let (files, ranks) = towards.offset();
        let (inner, by) = (self.bits() & !EDGES[towards as usize], 9 * files + ranks);
        FieldSet::from_bits(if by > 0 { inner << by } else { inner >> -by })
    }
}

impl Field {
    /// The fields strictly between two fields of one straight line; none if there is no line.
    #[inline]
    pub fn between(self, other: Field) -> FieldSet {
        let mut passed = FieldSet::EMPTY;
        let Some(towards) = self.direction_to(other) else {
            return passed;
        };
        let mut at = self;
        while let Some(next) = at.step(towards).filter(|next| *next != other) {
            passed.insert(next);
            at = next;
        }
        passed
    }
}

/// The fields that are not in the set.
impl Not for FieldSet {
    type Output = FieldSet;

    fn not(self) -> FieldSet {
        FieldSet::from_bits(!self.bits() & BOARD)
    }
}
