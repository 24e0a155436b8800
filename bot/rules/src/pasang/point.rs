//! The 120 points of Pasang's board, and sets of them.

use std::str::FromStr;

use derive_more::{Debug, Display};
use serde::{Deserialize, Serialize};

use crate::bitset::{BitIndex, BitSet};

/// Files and rows of the board.
const SIZE: u8 = 11;

/// A point of the 11x11 board: file a-k from the left, row 1-11 from the bottom, as the first
/// player sees it. The hole f6 is one of them, although nothing ever stands there.
///
/// Points are ordered by file, then by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, Debug)]
#[display("{}{}", File(self.x()), self.y() + 1)]
#[debug("{self}")]
#[serde(try_from = "String", into = "String")]
pub struct Point(u8);

/// Text that names no point or column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a point")]
pub struct PointError;

/// One of the four directions of the lines that matter. The diagonals of real boards only help to
/// lay out the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// The two lines through a point. `Display` is the letter of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Display)]
pub enum Axis {
    /// `h`
    #[display("h")]
    Row,
    /// `v`
    #[display("v")]
    Column,
}

impl Axis {
    /// The row, then the column.
    pub const ALL: [Axis; 2] = [Axis::Row, Axis::Column];

    pub(super) const fn ways(self) -> [Way; 2] {
        match self {
            Axis::Row => [Way::Left, Way::Right],
            Axis::Column => [Way::Up, Way::Down],
        }
    }

    pub(super) const fn across(self) -> Axis {
        match self {
            Axis::Row => Axis::Column,
            Axis::Column => Axis::Row,
        }
    }
}

impl Point {
    /// The centre, which is removed.
    pub const HOLE: Point = Point(60);

    /// The point with file number `x` and row number `y`, each 0 to 10 (a1 is 0, 0).
    pub const fn at(x: u8, y: u8) -> Option<Point> {
        if x < SIZE && y < SIZE { Some(Point(SIZE * x + y)) } else { None }
    }

    /// All points but the hole, ascending.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..SIZE * SIZE).map(Point).filter(|point| *point != Point::HOLE)
    }

    /// File number, 0 (a) to 10 (k).
    pub const fn x(self) -> u8 {
        self.0 / SIZE
    }

    /// Row number, 0 (row 1) to 10 (row 11).
    pub const fn y(self) -> u8 {
        self.0 % SIZE
    }

    /// The points on one side of this one, up to the edge.
    pub(super) const fn line(self, way: Way) -> PointSet {
        PointSet::from_bits(LINES[self.0 as usize][way as usize])
    }

    const fn step(self, way: Way) -> Option<Point> {
        match way {
            Way::Up if self.y() + 1 < SIZE => Some(Point(self.0 + 1)),
            Way::Down if self.y() > 0 => Some(Point(self.0 - 1)),
            Way::Left if self.x() > 0 => Some(Point(self.0 - SIZE)),
            Way::Right if self.x() + 1 < SIZE => Some(Point(self.0 + SIZE)),
            _ => None,
        }
    }

    /// The point on the opposite side of the centre.
    pub(super) const fn opposite(self) -> Point {
        Point(SIZE * SIZE - 1 - self.0)
    }
}

impl FromStr for Point {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        let file = text.get(..1).ok_or(PointError)?.parse::<File>()?;
        let row: u8 = text[1..].parse().map_err(|_| PointError)?;
        let plain = !text[1..].starts_with(['0', '+']);
        Point::at(file.0, row.wrapping_sub(1)).filter(|_| plain).ok_or(PointError)
    }
}

stored_as_text!(Point, PointError);

/// A column of the board, a to k.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
#[display("{}", (b'a' + _0) as char)]
#[debug("{self}")]
pub struct File(u8);

impl File {
    /// The middle column, which is in no quadrant.
    pub(super) const MIDDLE: File = File(5);

    /// All columns from left to right.
    pub fn all() -> impl Iterator<Item = File> {
        (0..SIZE).map(File)
    }

    /// The column's number, 0 (a) to 10 (k).
    pub const fn x(self) -> u8 {
        self.0
    }

    /// The column this many to the right, or to the left if negative.
    pub(super) fn beside(self, by: i8) -> Option<File> {
        self.0.checked_add_signed(by).filter(|x| *x < SIZE).map(File)
    }

    /// Its points in these rows, numbered from 0.
    pub(super) fn points(self, rows: std::ops::Range<u8>) -> PointSet {
        rows.filter_map(|y| Point::at(self.0, y)).collect()
    }
}

impl FromStr for File {
    type Err = PointError;

    fn from_str(text: &str) -> Result<Self, PointError> {
        let &[letter] = text.as_bytes() else {
            return Err(PointError);
        };
        let x = letter.to_ascii_lowercase().wrapping_sub(b'a');
        if x < SIZE { Ok(File(x)) } else { Err(PointError) }
    }
}

/// A set of points.
pub type PointSet = BitSet<Point>;

impl BitIndex for Point {
    fn bit(self) -> u8 {
        self.0
    }

    fn from_bit(bit: u8) -> Point {
        Point(bit)
    }
}

/// `LINES[point][way]`: the points on one side of a point, up to the edge.
const LINES: [[u128; 4]; 121] = lines();

const fn lines() -> [[u128; 4]; 121] {
    let mut table = [[0; 4]; 121];
    let ways = [Way::Up, Way::Down, Way::Left, Way::Right];
    let mut from = 0;
    while from < table.len() {
        let mut turn = 0;
        while turn < ways.len() {
            let mut at = Point(from as u8);
            while let Some(next) = at.step(ways[turn]) {
                table[from][ways[turn] as usize] |= 1 << next.0;
                at = next;
            }
            turn += 1;
        }
        from += 1;
    }
    table
}

impl PointSet {
    /// The set with only the hole.
    pub(super) const HOLE: PointSet = PointSet::from_bits(1 << Point::HOLE.0);

    /// The first of these points in a direction, if all of them lie on one line.
    pub(super) fn nearest(self, way: Way) -> Option<Point> {
        match way {
            Way::Up | Way::Right => self.first(),
            Way::Down | Way::Left => self.last(),
        }
    }

    /// The part of a line up to the first of some obstacles in a direction.
    pub(super) fn up_to(self, obstacles: PointSet, way: Way) -> PointSet {
        match (self & obstacles).nearest(way) {
            Some(first) => self - first.line(way) - PointSet::of(first),
            None => self,
        }
    }
}
