//! The description of a picture.

use crate::layout::{Layout, PITCH, POINT_PITCH, WIDTH};
use crate::{
    Caption, Cell, CellState, Grid, Name, Ordinal, Player, Point, PointState, Points, Side, Theme,
};

/// The description of a picture.
///
/// Every value can be drawn: positions outside the board, a fifth player or endless strings cannot
/// be expressed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// Colours.
    pub theme: Theme,
    /// The board.
    pub board: Board,
    /// The side of the board at the bottom of the picture; coordinates and pieces turn with it.
    pub bottom: Side,
    /// The players above the board; empty for only a board.
    pub panel: Panel,
    /// A sentence at the top, for the result of a finished game. If it is long, it is set in two
    /// lines of small letters. Emoji are left out, and letters that the fonts lack are replaced by
    /// a small square.
    pub banner: Option<Caption>,
    /// A fainter line in place of a missing banner, for the frames of a game: the number of the
    /// turn. The chip of the player to move is then underlined instead of filled, and numbers keep
    /// their place, because small changes from frame to frame make a small file.
    pub caption: Option<Caption>,
}

/// A board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Board {
    /// Nine by nine cells with tiles and chevrons.
    Grid(Grid),
    /// Eleven by eleven points with tokens.
    Points(Points),
}

impl Scene {
    /// Where the cells or points of the picture are.
    pub fn places(&self) -> Places {
        let layout = self.layout();
        let (side, corners) = match self.board {
            Board::Grid(_) => {
                (PITCH, Cell::all().map(|cell| layout.cell(cell.on_picture(self.bottom))).collect())
            }
            Board::Points(_) => (
                POINT_PITCH,
                Point::all().map(|point| layout.point(point.on_picture(self.bottom))).collect(),
            ),
        };
        Places { size: (WIDTH, layout.height()), side, corners }
    }

    /// The layout of the picture.
    pub(crate) fn layout(&self) -> Layout {
        Layout::new(self.panel.seats().len(), self.banner.is_some() || self.caption.is_some())
    }
}

/// Where the cells or points of a picture are, in pixels, for whoever lays something over it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    /// The width and height of the picture.
    pub size: (usize, usize),
    /// The width and height of a cell, or of the square around a point.
    pub side: i32,
    /// The left top corners of the cells or points, in the order of
    /// [`Spot::all`](crate::Spot::all).
    pub corners: Vec<(i32, i32)>,
}

impl Board {
    /// The board without the marks of the last turn and of choices.
    pub(crate) fn bare(&self) -> Self {
        let mut board = self.clone();
        match &mut board {
            Self::Grid(grid) => {
                (grid.last, grid.earlier) = (None, Vec::new());
                for cell in Cell::all() {
                    let CellState { tile, chevron, .. } = grid[cell];
                    grid[cell] = CellState { tile, chevron, ..CellState::default() };
                }
            }
            Self::Points(points) => {
                (points.last, points.earlier) = (None, Vec::new());
                for point in Point::all() {
                    let PointState { piece, passage, .. } = points[point];
                    points[point] = PointState { piece, passage, ..PointState::default() };
                }
            }
        }
        board
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::Grid(Grid::default())
    }
}

/// Up to four seats, each shown as a chip above the board, in this order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Panel {
    seats: Vec<Seat>,
}

impl Panel {
    /// The most seats that have room.
    pub const ROOM: usize = 4;

    /// The seats in the order in which they are shown.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }
}

impl FromIterator<Seat> for Panel {
    /// Keeps the first four seats.
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self { seats: seats.into_iter().take(Self::ROOM).collect() }
    }
}

/// One player's chip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Colour and suit.
    pub player: Player,
    /// The player's name; drawn if the fonts have its script.
    pub name: Name,
    /// A plainer name, drawn if the fonts cannot set `name`; if they cannot set it either, the name
    /// of the colour is drawn.
    pub username: Option<Name>,
    /// What [`Theme::Print`] draws instead of a name or `username` that is only the name of a
    /// colour.
    pub side: Option<Name>,
    /// The player's pieces or points.
    pub tally: Tally,
    /// The player's state.
    pub state: SeatState,
    /// The ordinal of a place after the first; if there is none, the number alone is drawn.
    pub ordinal: Option<Ordinal>,
}

/// What the chip counts for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Tally {
    /// Pieces and tiles on a [`Board::Grid`]: the chevrons left, of which up to four are drawn, the
    /// tiles on the board, and how many of them win, if the game has such a number.
    Tiles { chevrons: u8, tiles: u8, target: Option<u8> },
    /// Tokens that a player has captured on a [`Board::Points`], and the points for all of them.
    Tokens { black: u8, white: u8, points: u16 },
}

/// The state of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatState {
    /// It is this player's turn.
    ToMove,
    /// It is somebody else's turn.
    Waiting,
    /// The player has left the game.
    Out,
    /// The game is over and this is the player's place, 1 for a winner.
    Placed(u8),
}
