//! The positions on a picture. All lengths are in pixels of a picture 1000 wide.
//!
//! Discord shows an attached picture at most 350 pixels high on a desktop and about as wide as the
//! screen on a phone. So the picture is nearly square, and no text is smaller than 20 pixels.

/// The width of every picture.
pub(crate) const WIDTH: usize = 1000;
/// The distance from one cell of a plate to the next.
pub(crate) const PITCH: i32 = 100;
/// The distance from one point to the next. Eleven of them are as wide as the grid, from one outer
/// lip to the other.
pub(crate) const POINT_PITCH: i32 = 84;
/// The distance between plates.
pub(crate) const GUTTER: i32 = 10;
/// How far a plate extends beyond its cells.
pub(crate) const LIP: i32 = 2;
/// The left end of the board; the coordinates are to the left of it.
pub(crate) const LEFT: i32 = 40;
/// The board's width and height.
pub(crate) const BOARD: i32 = 9 * PITCH + 2 * GUTTER;
/// The height of the coordinates under the board.
pub(crate) const BELOW: i32 = 50;

/// The width and height of a chip. Chips are in two columns.
pub(crate) const CHIP: (i32, i32) = (456, 48);
/// The distances between chips.
pub(crate) const CHIP_GAP: (i32, i32) = (8, 4);
const ABOVE_PANEL: i32 = 16;
const BELOW_PANEL: i32 = 14;
const ABOVE_BOARD_ALONE: i32 = 30;
/// The height of the banner, and of the space under it.
pub(crate) const BANNER: (i32, i32) = (52, 12);

/// The vertical positions of one picture.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Layout {
    /// The top of the banner, if there is one.
    pub(crate) banner: Option<i32>,
    /// The top of the first row of chips.
    pub(crate) panel: i32,
    /// The top of the board.
    pub(crate) board: i32,
}

impl Layout {
    /// The layout for this number of chips, with or without a banner.
    pub(crate) const fn new(chips: usize, banner: bool) -> Self {
        let rows = chips.div_ceil(2) as i32;
        let (banner, panel) = match (banner, rows) {
            (true, _) => (Some(ABOVE_PANEL), ABOVE_PANEL + BANNER.0 + BANNER.1),
            (false, 0) => (None, ABOVE_BOARD_ALONE - BELOW_PANEL + CHIP_GAP.1),
            (false, _) => (None, ABOVE_PANEL),
        };
        let board = panel + rows * (CHIP.1 + CHIP_GAP.1) - CHIP_GAP.1 + BELOW_PANEL;
        Self { banner, panel, board }
    }

    /// The height of the picture.
    pub(crate) const fn height(self) -> usize {
        (self.board + BOARD + BELOW) as usize
    }

    /// The left top corner of the chip with this index.
    pub(crate) const fn chip(self, index: usize) -> (i32, i32) {
        let (column, row) = (index as i32 % 2, index as i32 / 2);
        (LEFT + column * (CHIP.0 + CHIP_GAP.0), self.panel + row * (CHIP.1 + CHIP_GAP.1))
    }

    /// The left top corner of the cell in this column and row of the picture.
    pub(crate) const fn cell(self, (column, row): (u8, u8)) -> (i32, i32) {
        (LEFT + along(column), self.board + along(row))
    }

    /// The left top corner of the square of the point in this column and row of the picture.
    pub(crate) const fn point(self, (column, row): (u8, u8)) -> (i32, i32) {
        let (left, top) = (LEFT - LIP, self.board - LIP);
        (left + column as i32 * POINT_PITCH, top + row as i32 * POINT_PITCH)
    }
}

/// The offset of the cell with this number from the start of the board.
const fn along(number: u8) -> i32 {
    let number = number as i32;
    number * PITCH + number / 3 * GUTTER
}
