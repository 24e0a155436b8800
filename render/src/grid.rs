//! The 9x9 grid with tiles and chevrons.

use std::ops::{Index, IndexMut};

use crate::{Cell, Direction, Mark, Player};

/// A grid of nine by nine cells in nine plates of three by three.
///
/// ```
/// use render::{Cell, Chevron, Direction, Grid, Player};
///
/// let mut grid = Grid::default();
/// let e5 = Cell::new(4, 4).expect("both below nine");
/// grid[e5].tile = Some(Player::One);
/// grid[e5].chevron = Some(Chevron { owner: Player::One, facing: Direction::North });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    cells: Box<[CellState; 81]>,
    /// The movement of the last turn.
    pub last: Option<Last>,
    /// The movements of turns before it that are shown too, with thinner arrows.
    pub earlier: Vec<Last>,
}

impl Default for Grid {
    fn default() -> Self {
        Self { cells: Box::new([CellState::default(); 81]), last: None, earlier: Vec::new() }
    }
}

impl Index<Cell> for Grid {
    type Output = CellState;

    fn index(&self, cell: Cell) -> &CellState {
        &self.cells[cell.index()]
    }
}

impl IndexMut<Cell> for Grid {
    fn index_mut(&mut self, cell: Cell) -> &mut CellState {
        &mut self.cells[cell.index()]
    }
}

/// Everything that one cell shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellState {
    /// The owner of the marker tile here.
    pub tile: Option<Player>,
    /// The piece here.
    pub chevron: Option<Chevron>,
    /// What the last turn did to the tile.
    pub change: Option<Change>,
    /// The piece that the last turn captured here.
    pub gone: Option<Chevron>,
    /// What a person may choose here.
    pub mark: Option<Mark>,
}

/// A piece: its owner and its direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chevron {
    /// The owner of the piece.
    pub owner: Player,
    /// Its direction on the board; [`Scene::bottom`](crate::Scene::bottom) turns it for the
    /// picture.
    pub facing: Direction,
}

/// What a turn changed about the tile of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// The cell was empty and has a tile now.
    Gained,
    /// The tile belonged to this player before the turn.
    TakenFrom(Player),
    /// This player removed the tile as a payment; the cell is empty now.
    PaidBy(Player),
}

/// The movement of the last turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Last {
    /// A piece moved from one cell to another. If it jumped over other pieces, the arrow is bent.
    Move { from: Cell, to: Cell, jump: bool },
    /// A piece turned by this angle without moving.
    Spin { at: Cell, by: Spin },
}

/// The angle by which a piece turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spin {
    /// A quarter turn anticlockwise.
    QuarterLeft = -2,
    /// An eighth of a turn anticlockwise.
    EighthLeft,
    /// An eighth of a turn clockwise.
    EighthRight = 1,
    /// A quarter turn clockwise.
    QuarterRight,
}

impl Spin {
    /// Eighths of a turn clockwise; negative if anticlockwise.
    pub const fn eighths(self) -> i8 {
        self as i8
    }
}
