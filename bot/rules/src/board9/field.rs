//! The 81 fields.

use std::str::FromStr;

use derive_more::{Debug, Display};
use serde::{Deserialize, Serialize};

use super::facing::Facing;
use crate::bitset::BitIndex;

/// A field of the 9x9 board: file a-i from the left, rank 1-9 from the bottom, seen from South.
///
/// Fields are ordered as their names are: a1, a2, .. a9, b1, .. i9. That order is the order of
/// choices, of the markers paid for a reorientation and of the bits of a [`super::FieldSet`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug, Display)]
#[display("{}{}", self.file(), self.rank())]
#[debug("{self}")]
#[serde(try_from = "String", into = "String")]
pub struct Field(u8);

/// `STEPS[field][facing]`: the neighbour's number, or [`OFF`] beyond the edge.
const STEPS: [[u8; 8]; 81] = steps();
const OFF: u8 = 81;

const fn steps() -> [[u8; 8]; 81] {
    let mut table = [[OFF; 8]; 81];
    let mut from = 0;
    while from < 81 {
        let mut turn = 0;
        while turn < 8 {
            let (dx, dy) = Facing::ALL[turn].offset();
            let (x, y) = ((from as i8) / 9 + dx, from as i8 % 9 + dy);
            if x >= 0 && x < 9 && y >= 0 && y < 9 {
                table[from][turn] = (9 * x + y).cast_unsigned();
            }
            turn += 1;
        }
        from += 1;
    }
    table
}

impl Field {
    /// All fields in ascending order.
    pub const ALL: [Field; 81] = {
        let mut all = [Field(0); 81];
        let mut number = 0;
        while number < 81 {
            all[number] = Field(number as u8);
            number += 1;
        }
        all
    };

    /// The field with file number `x` and rank number `y`, each 0 to 8 (a1 is 0, 0).
    pub const fn at(x: u8, y: u8) -> Option<Field> {
        if x < 9 && y < 9 { Some(Field(9 * x + y)) } else { None }
    }

    /// File number, 0 (a) to 8 (i).
    #[inline]
    pub const fn x(self) -> u8 {
        self.0 / 9
    }

    /// Rank number, 0 (rank 1) to 8 (rank 9).
    #[inline]
    pub const fn y(self) -> u8 {
        self.0 % 9
    }

    /// File letter, `a` to `i`.
    pub const fn file(self) -> char {
        (b'a' + self.x()) as char
    }

    /// Rank as printed, 1 to 9.
    pub const fn rank(self) -> u8 {
        self.y() + 1
    }

    /// The place in [`Field::ALL`], 0 to 80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour in a direction; `None` beyond the edge.
    #[inline]
    pub const fn step(self, towards: Facing) -> Option<Field> {
        match STEPS[self.0 as usize][towards as usize] {
            OFF => None,
            number => Some(Field(number)),
        }
    }

    /// The direction of a straight line from here to another field, if there is one.
    #[inline]
    pub fn direction_to(self, other: Field) -> Option<Facing> {
        let dx = other.x().cast_signed() - self.x().cast_signed();
        let dy = other.y().cast_signed() - self.y().cast_signed();
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return None;
        }
        let offset = (dx.signum(), dy.signum());
        Facing::ALL.into_iter().find(|facing| facing.offset() == offset)
    }
}

/// Text that names no field of the 9x9 board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a field")]
pub struct FieldError;

impl BitIndex for Field {
    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Field {
        Field(bit)
    }
}

impl FromStr for Field {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(FieldError);
        };
        let x = file.to_ascii_lowercase().wrapping_sub(b'a');
        Field::at(x, rank.wrapping_sub(b'1')).ok_or(FieldError)
    }
}

stored_as_text!(Field, FieldError);
