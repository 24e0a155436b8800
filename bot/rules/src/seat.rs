//! Seats: the four sides of the board, and tables indexed by them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bitset::{BitIndex, BitSet};

/// A side of the board. A player sits there and owns the pieces that start with that side's
/// middle field among theirs (pacru.com, allrules).
///
/// The order is clockwise from South; it is not the order of play, which [`Seats`] holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[derive(derive_more::Display, strum::IntoStaticStr)]
#[display("{}", self.letter())]
pub enum Seat {
    /// The bottom side: the player from whose view fields are named.
    #[serde(rename = "S")]
    South,
    /// The left side.
    #[serde(rename = "W")]
    West,
    /// The top side.
    #[serde(rename = "N")]
    North,
    /// The right side.
    #[serde(rename = "E")]
    East,
}

impl Seat {
    /// All seats, clockwise from South.
    pub const ALL: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

    /// The letter used in notation: `S`, `W`, `N`, `E`.
    pub const fn letter(self) -> char {
        match self {
            Seat::South => 'S',
            Seat::West => 'W',
            Seat::North => 'N',
            Seat::East => 'E',
        }
    }

    /// The seat with this letter, in upper or lower case.
    pub fn from_letter(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.letter() == letter.to_ascii_uppercase())
    }

    /// The name for people: `South`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The place in [`Seat::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Seat::from_letter), letters.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(SeatError::Seat),
        }
    }
}

/// Text that names no seat, or seats that cannot play together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// Not the letter of a seat.
    #[error("not a seat")]
    Seat,
    /// Not two to four different seats.
    #[error("not two to four different seats")]
    Seats,
}

/// The seats taken in a game, in turn order: two to four different ones, first mover first.
///
/// ```
/// use rules::{Seat, Seats};
///
/// let seats: Seats = "NEW".parse()?;
/// assert_eq!(seats.first(), Seat::North);
/// assert_eq!(seats.after(Seat::West), Seat::North);
/// # Ok::<(), rules::SeatError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, derive_more::Debug)]
#[debug("Seats({self})")]
#[serde(try_from = "String", into = "String")]
pub struct Seats {
    /// Places beyond `len` repeat the first seat, so that equal seats are equal values.
    order: [Seat; 4],
    len: u8,
}

impl Seats {
    /// Seats in the given turn order. Fails unless there are two to four seats, all different.
    pub fn new(order: &[Seat]) -> Result<Seats, SeatError> {
        let distinct = order.iter().copied().collect::<SeatSet>().len() == order.len();
        if !(2..=4).contains(&order.len()) || !distinct {
            return Err(SeatError::Seats);
        }
        let mut seats = Seats { order: [order[0]; 4], len: order.len() as u8 };
        seats.order[..order.len()].copy_from_slice(order);
        Ok(seats)
    }

    /// The seats in turn order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + '_ {
        self.order[..usize::from(self.len)].iter().copied()
    }

    /// How many play, 2 to 4.
    #[expect(clippy::len_without_is_empty, reason = "there are always at least two seats")]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether a seat plays.
    pub fn contains(&self, seat: Seat) -> bool {
        self.iter().any(|taken| taken == seat)
    }

    /// The seat that moves first.
    pub fn first(&self) -> Seat {
        self.order[0]
    }

    /// The seat whose turn follows that of `seat`; the first one if `seat` does not play.
    pub fn after(&self, seat: Seat) -> Seat {
        let following = self.iter().position(|taken| taken == seat).map_or(0, |place| place + 1);
        self.order[following % self.len()]
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl FromStr for Seats {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        let order: Option<Vec<Seat>> = text.chars().take(5).map(Seat::from_letter).collect();
        Seats::new(&order.ok_or(SeatError::Seats)?)
    }
}

stored_as_text!(Seats, SeatError);

/// Any number of seats from none to four, such as the winners of a game. Iterates clockwise from
/// South.
pub type SeatSet = BitSet<Seat>;

impl BitIndex for Seat {
    fn bit(self) -> u8 {
        self as u8
    }

    fn from_bit(bit: u8) -> Seat {
        Seat::ALL[usize::from(bit)]
    }
}

/// One value for each of the four seats, whether it plays or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BySeat<T>([T; 4]);

impl<T> BySeat<T> {
    /// The values that a function returns for each seat.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    /// The seats with their values, clockwise from South.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Written as an object with the seats' letters: `{"S":42,"W":0,"N":17,"E":0}`.
impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
