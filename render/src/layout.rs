//! Where things go on the picture. Everything is in pixels of a picture 1000 wide.
//!
//! Discord shows an attached picture at most 350 px high on a desktop and about as wide as a
//! phone's screen there, so the picture is nearly square and no text is smaller than 20 px.

/// The width of every picture.
pub(crate) const WIDTH: usize = 1000;
/// From one cell of a plate to the next.
pub(crate) const PITCH: i32 = 100;
/// From one point to the next. Eleven reach from one outer lip of the plates to the other.
pub(crate) const POINT_PITCH: i32 = 84;
/// Between plates.
pub(crate) const GUTTER: i32 = 10;
/// How far a plate reaches beyond its cells.
pub(crate) const LIP: i32 = 2;
/// The board's left end; coordinates stand left of it.
pub(crate) const LEFT: i32 = 40;
/// The board's width and height.
pub(crate) const BOARD: i32 = 9 * PITCH + 2 * GUTTER;
/// The room for the coordinates under the board.
pub(crate) const BELOW: i32 = 50;

/// Chips stand in two columns.
pub(crate) const CHIP: (i32, i32) = (456, 48);
/// Between chips.
pub(crate) const CHIP_GAP: (i32, i32) = (8, 4);
const ABOVE_PANEL: i32 = 16;
const BELOW_PANEL: i32 = 14;
const ABOVE_BOARD_ALONE: i32 = 30;
/// The banner's height with the space under it.
pub(crate) const BANNER: (i32, i32) = (52, 12);

/// The vertical division of one picture.
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
    /// The layout for so many chips, with or without a banner.
    pub(crate) const fn new(chips: usize, banner: bool) -> Self {
        let rows = chips.div_ceil(2) as i32;
        let (banner, panel) = match (banner, rows) {
            (true, _) => (Some(ABOVE_PANEL), ABOVE_PANEL + BANNER.0 + BANNER.1),
            (false, 0) => (None, ABOVE_BOARD_ALONE - BELOW_PANEL + CHIP_GAP.1),
            (false, _) => (None, ABOVE_PANEL),
        };
        let board = panel + rows * (CHIP.1 + CHIP_GAP.1) - CHIP_GAP.1 + BELOW_PANEL;
        Self {
            banner,
            panel,
            board,
        }
    }

    /// The height of the picture.
    pub(crate) const fn height(self) -> usize {
        (self.board + BOARD + BELOW) as usize
    }

    /// The left top corner of the chip with this index.
    pub(crate) const fn chip(self, index: usize) -> (i32, i32) {
        let (column, row) = (index as i32 % 2, index as i32 / 2);
        (
            LEFT + column * (CHIP.0 + CHIP_GAP.0),
            self.panel + row * (CHIP.1 + CHIP_GAP.1),
        )
    }

    /// The left top corner of the cell in this column and row of the picture.
    pub(crate) const fn cell(self, (column, row): (u8, u8)) -> (i32, i32) {
        (LEFT + along(column), self.board + along(row))
    }

    /// The left top corner of the square round the point in this column and row of the picture.
    pub(crate) const fn point(self, (column, row): (u8, u8)) -> (i32, i32) {
        let (left, top) = (LEFT - LIP, self.board - LIP);
        (
            left + column as i32 * POINT_PITCH,
            top + row as i32 * POINT_PITCH,
        )
    }
}

/// Where the cell with this number begins on the board.
const fn along(number: u8) -> i32 {
    let number = number as i32;
    number * PITCH + number / 3 * GUTTER
}
