//! Sets of fields, points or seats, as the bits of one word.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Sub;

use derive_more::{BitAnd, BitAndAssign, BitOr, BitOrAssign};
use serde::{Serialize, Serializer};

/// A type of which a [`BitSet`] can hold values: at most 128 different ones.
pub trait BitIndex: Copy {
    /// The bit that stands for the value, 0 to 127. Iteration follows this order.
    fn bit(self) -> u8;

    /// The value of a bit that [`BitIndex::bit`] returned.
    fn from_bit(bit: u8) -> Self;
}

/// A set of fields, points or seats. Small and copyable; iterates in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, BitAnd, BitAndAssign, BitOr, BitOrAssign)]
pub struct BitSet<T> {
    bits: u128,
    #[bitand(skip)]
    #[bitand_assign(skip)]
    #[bitor(skip)]
    #[bitor_assign(skip)]
    member: PhantomData<fn() -> T>,
}

impl<T> BitSet<T> {
    /// The empty set.
    pub const EMPTY: BitSet<T> = BitSet::from_bits(0);

    pub(crate) const fn from_bits(bits: u128) -> BitSet<T> {
        BitSet { bits, member: PhantomData }
    }

    /// The bits. They do not change between releases.
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// The number of members.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether the set has no members.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: BitIndex> BitSet<T> {
    /// The set with one member.
    pub fn of(member: T) -> BitSet<T> {
        BitSet::from_bits(1 << member.bit())
    }

    /// This set with one more member.
    #[must_use]
    pub fn with(self, member: T) -> BitSet<T> {
        self | BitSet::of(member)
    }

    /// Adds a member.
    pub fn insert(&mut self, member: T) {
        self.bits |= 1 << member.bit();
    }

    /// Removes a member.
    pub fn remove(&mut self, member: T) {
        self.bits &= !(1 << member.bit());
    }

    /// Whether the set has this member.
    pub fn contains(self, member: T) -> bool {
        self.bits >> member.bit() & 1 == 1
    }

    /// The lowest member.
    pub fn first(self) -> Option<T> {
        (self.bits != 0).then(|| T::from_bit(self.bits.trailing_zeros() as u8))
    }

    /// The highest member.
    pub fn last(self) -> Option<T> {
        self.bits.checked_ilog2().map(|bit| T::from_bit(bit as u8))
    }

    /// The members that come after `member`, whether or not it is one of them.
    #[must_use]
    pub fn after(self, member: T) -> BitSet<T> {
        BitSet::from_bits(self.bits & (u128::MAX << 1 << member.bit()))
    }

    /// This set without its `count` highest members.
    #[must_use]
    pub fn without_last(mut self, count: usize) -> BitSet<T> {
        for _ in 0..count {
            if let Some(last) = self.last() {
                self.remove(last);
            }
        }
        self
    }
}

impl<T> Default for BitSet<T> {
    fn default() -> BitSet<T> {
        BitSet::EMPTY
    }
}

impl<T: BitIndex + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<T: BitIndex + Serialize> Serialize for BitSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// The members of the first set that are not in the second.
impl<T> Sub for BitSet<T> {
    type Output = BitSet<T>;

    fn sub(self, other: BitSet<T>) -> BitSet<T> {
        BitSet::from_bits(self.bits & !other.bits)
    }
}

impl<T: BitIndex> FromIterator<T> for BitSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> BitSet<T> {
        members.into_iter().fold(BitSet::EMPTY, BitSet::with)
    }
}

impl<T: BitIndex> IntoIterator for BitSet<T> {
    type Item = T;
    type IntoIter = Iter<T>;

    fn into_iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// The members of a set, ascending.
#[derive(Clone)]
pub struct Iter<T>(BitSet<T>);

impl<T: BitIndex> Iterator for Iter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let member = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(member)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: BitIndex> ExactSizeIterator for Iter<T> {}
