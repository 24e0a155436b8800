//! The nine borderlands.

use derive_more::{Debug, Display};

use super::facing::Facing;
use super::field::Field;
use super::fields::FieldSet;

/// One of the nine 3x3 squares of the board, named by its centre field: `e5` is d4..f6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
#[display("{}-land", self.centre())]
#[debug("{self}")]
pub struct Borderland(u8);

const LANDS: [FieldSet; 9] = {
    let mut lands = [FieldSet::EMPTY; 9];
    let mut number = 0;
    while number < 81 {
        let land = Field::ALL[number].borderland().0 as usize;
        lands[land] = FieldSet::from_bits(lands[land].bits() | 1 << number);
        number += 1;
    }
    lands
};

impl Borderland {
    /// All nine: from the bottom row of three to the top one, left to right.
    pub const ALL: [Borderland; 9] = {
        let mut all = [Borderland(0); 9];
        let mut number = 0;
        while number < 9 {
            all[number] = Borderland(number as u8);
            number += 1;
        }
        all
    };

    /// The place in [`Borderland::ALL`], 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The middle field, which names the borderland.
    pub const fn centre(self) -> Field {
        Field::ALL[(self.0 % 3 * 3 + 1) as usize * 9 + (self.0 / 3 * 3 + 1) as usize]
    }

    /// Its nine fields.
    #[inline]
    pub const fn fields(self) -> FieldSet {
        LANDS[self.0 as usize]
    }
}

impl Field {
    /// The borderland this field lies in.
    #[inline]
    pub const fn borderland(self) -> Borderland {
        Borderland(self.y() / 3 * 3 + self.x() / 3)
    }
}

/// `BORDERS[facing]`: the fields from which a step in a direction leads to another borderland.
const BORDERS: [FieldSet; 8] = {
    let mut borders = [FieldSet::EMPTY; 8];
    let mut turn = 0;
    while turn < 8 {
        let mut number = 0;
        while number < 81 {
            let from = Field::ALL[number];
            if let Some(to) = from.step(Facing::ALL[turn])
                && to.borderland().0 != from.borderland().0
            {
                borders[turn] = FieldSet::from_bits(borders[turn].bits() | 1 << number);
            }
            number += 1;
        }
        turn += 1;
    }
    borders
};

impl FieldSet {
    /// The fields from which a step in a direction crosses a border.
    #[inline]
    pub const fn borders(towards: Facing) -> FieldSet {
        BORDERS[towards as usize]
    }
}
