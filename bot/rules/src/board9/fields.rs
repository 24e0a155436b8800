//! Sets of fields, and how a whole set steps.

use std::ops::Not;

use super::{Facing, Field};
use crate::bitset::BitSet;

/// A set of fields of the 9x9 board.
pub type FieldSet = BitSet<Field>;

const BOARD: u128 = (1 << 81) - 1;

/// `EDGES[facing]`: the fields from which a step in a direction leaves the board.
const EDGES: [u128; 8] = fields_whose_step(false);

/// `BORDERS[facing]`: the fields from which a step in a direction leads to another borderland.
const BORDERS: [u128; 8] = fields_whose_step(true);

/// For each direction the fields whose step crosses a border, or leaves the board.
const fn fields_whose_step(crosses: bool) -> [u128; 8] {
    let mut sets = [0; 8];
    let mut turn = 0;
    while turn < 8 {
        let mut number = 0;
        while number < 81 {
            let from = Field::ALL[number];
            let leads = match from.step(Facing::ALL[turn]) {
                Some(to) => crosses && to.borderland().index() != from.borderland().index(),
                None => !crosses,
            };
            if leads {
                sets[turn] |= 1 << number;
            }
            number += 1;
        }
        turn += 1;
    }
    sets
}

impl FieldSet {
    /// The whole board.
    pub const ALL: FieldSet = FieldSet::from_bits(BOARD);

    /// The neighbours of the fields in a direction, those beyond the edge left out.
    #[must_use]
    pub const fn stepped(self, towards: Facing) -> FieldSet {
        let (files, ranks) = towards.offset();
        let (inner, by) = (self.bits() & !EDGES[towards as usize], 9 * files + ranks);
        FieldSet::from_bits(if by > 0 { inner << by } else { inner >> -by })
    }

    /// The fields from which a step in a direction crosses a border.
    #[must_use]
    pub const fn borders(towards: Facing) -> FieldSet {
        FieldSet::from_bits(BORDERS[towards as usize])
    }
}

/// The fields that are not in the set.
impl Not for FieldSet {
    type Output = FieldSet;

    fn not(self) -> FieldSet {
        FieldSet::from_bits(!self.bits() & BOARD)
    }
}
