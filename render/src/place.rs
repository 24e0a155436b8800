//! Positions on a board, its sides, and directions.

/// A spot of a square board with `N` columns and `N` rows.
///
/// Columns count from the left and rows from the bottom, both from 0, as seen with [`Side::South`]
/// at the bottom. A spot outside the board cannot be expressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot<const N: u8> {
    column: u8,
    row: u8,
}

/// A cell of the 9x9 grid.
pub type Cell = Spot<9>;

/// A crossing of the 11x11 point board.
pub type Point = Spot<11>;

impl<const N: u8> Spot<N> {
    /// The spot in this column and row, both below `N`.
    ///
    /// ```
    /// use render::Cell;
    /// assert!(Cell::new(8, 8).is_some());
    /// assert!(Cell::new(9, 0).is_none());
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < N && row < N { Some(Self { column, row }) } else { None }
    }

    /// The spot in the middle.
    pub const MIDDLE: Self = Self { column: N / 2, row: N / 2 };

    /// Every spot, row by row from the bottom left: a1, b1 and so on.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..N).flat_map(|row| (0..N).map(move |column| Self { column, row }))
    }

    /// The column, counted from the left.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, counted from the bottom.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The index of this spot in [`Spot::all`].
    pub const fn index(self) -> usize {
        self.row as usize * N as usize + self.column as usize
    }

    /// Column and row on the picture, from its top left, with `bottom` at the bottom.
    pub(crate) const fn on_picture(self, bottom: Side) -> (u8, u8) {
        let last = N - 1;
        match bottom {
            Side::South => (self.column, last - self.row),
            Side::West => (last - self.row, last - self.column),
            Side::North => (last - self.column, self.row),
            Side::East => (self.row, self.column),
        }
    }
}

/// A side of the board, in the order in which players sit around it (clockwise).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Side {
    /// Row 1.
    #[default]
    South,
    /// Column a.
    West,
    /// The last row.
    North,
    /// The last column.
    East,
}

impl Side {
    /// The four sides, clockwise.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];
}

/// The direction of a chevron, clockwise from north; north is where the rows increase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the eight names say it all")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// The eight directions, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The direction this many eighths of a turn clockwise from north.
    ///
    /// ```
    /// use render::Direction;
    /// assert_eq!(Direction::from_eighths(9), Direction::NorthEast);
    /// ```
    pub const fn from_eighths(eighths: u8) -> Self {
        Self::ALL[eighths as usize % 8]
    }

    /// Eighths of a turn clockwise from north.
    pub const fn eighths(self) -> u8 {
        self as u8
    }

    /// The direction on the picture, whose top is north, with `bottom` at the bottom.
    pub(crate) const fn on_picture(self, bottom: Side) -> Self {
        // A board with west at the bottom is turned by a quarter anticlockwise.
        Self::from_eighths(self.eighths() + 8 - 2 * bottom as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_spots_are_in_index_order() {
        assert!(Cell::all().enumerate().all(|(i, cell)| cell.index() == i));
        assert_eq!(Point::all().count(), 121);
    }

    #[test]
    fn the_chosen_side_lies_at_the_bottom() {
        let corner = |column, row| Cell::new(column, row).expect("on the board");
        // The left end of each side, as its player sees it, is at the bottom left.
        for (side, left) in Side::ALL.into_iter().zip([(0, 0), (0, 8), (8, 8), (8, 0)]) {
            assert_eq!(corner(left.0, left.1).on_picture(side), (0, 8), "{side:?}");
        }
    }

    #[test]
    fn away_from_the_chosen_side_is_up() {
        let away = [Direction::North, Direction::East, Direction::South, Direction::West];
        for (side, away) in Side::ALL.into_iter().zip(away) {
            assert_eq!(away.on_picture(side), Direction::North, "{side:?}");
        }
    }
}
