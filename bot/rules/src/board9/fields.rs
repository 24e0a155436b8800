//! Sets of fields, as the 81 low bits of one word.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use super::{Facing, Field};

/// A set of fields of the 9x9 board. Small and copyable; iterates in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FieldSet(u128);

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
    /// No field.
    pub const EMPTY: FieldSet = FieldSet(0);
    /// The whole board.
    pub const ALL: FieldSet = FieldSet(BOARD);

    /// Just one field.
    #[must_use]
    pub const fn of(field: Field) -> FieldSet {
        FieldSet(1 << field.index())
    }

    /// This set and one more field.
    #[must_use]
    pub const fn with(self, field: Field) -> FieldSet {
        FieldSet(self.0 | 1 << field.index())
    }

    /// Puts a field in.
    pub const fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.index();
    }

    /// Takes a field out.
    pub const fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.index());
    }

    /// Whether a field is in the set.
    #[must_use]
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.index() & 1 == 1
    }

    /// How many fields.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no field.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest field.
    #[must_use]
    pub fn first(self) -> Option<Field> {
        Field::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The fields of this set that come after `field`.
    #[must_use]
    pub const fn after(self, field: Field) -> FieldSet {
        FieldSet(self.0 & (u128::MAX << 1 << field.index()))
    }

    /// This set without its `count` highest fields.
    #[must_use]
    pub fn without_last(mut self, count: usize) -> FieldSet {
        for _ in 0..count.min(self.len()) {
            self.0 &= !(1 << self.0.ilog2());
        }
        self
    }

    /// The neighbours of the fields in a direction, those beyond the edge left out.
    #[must_use]
    pub const fn stepped(self, towards: Facing) -> FieldSet {
        let (files, ranks) = towards.offset();
        let (inner, by) = (self.0 & !EDGES[towards as usize], 9 * files + ranks);
        FieldSet(if by > 0 { inner << by } else { inner >> -by })
    }

    /// The fields from which a step in a direction crosses a border.
    #[must_use]
    pub const fn borders(towards: Facing) -> FieldSet {
        FieldSet(BORDERS[towards as usize])
    }

    /// The bits, field by field from a1; they do not change between releases.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }
}

impl BitOr for FieldSet {
    type Output = FieldSet;

    fn bitor(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }
}

impl BitOrAssign for FieldSet {
    fn bitor_assign(&mut self, other: FieldSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for FieldSet {
    type Output = FieldSet;

    fn bitand(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }
}

impl BitAndAssign for FieldSet {
    fn bitand_assign(&mut self, other: FieldSet) {
        self.0 &= other.0;
    }
}

impl Sub for FieldSet {
    type Output = FieldSet;

    fn sub(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & !other.0)
    }
}

impl Not for FieldSet {
    type Output = FieldSet;

    fn not(self) -> FieldSet {
        FieldSet(!self.0 & BOARD)
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields.into_iter().fold(FieldSet::EMPTY, FieldSet::with)
    }
}

impl IntoIterator for FieldSet {
    type Item = Field;
    type IntoIter = Fields;

    fn into_iter(self) -> Fields {
        Fields(self)
    }
}

/// The fields of a set, ascending.
#[derive(Clone, Debug)]
pub struct Fields(FieldSet);

impl Iterator for Fields {
    type Item = Field;

    fn next(&mut self) -> Option<Field> {
        let field = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(field)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Fields {}

impl fmt::Debug for FieldSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
