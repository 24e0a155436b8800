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
}

impl Default for Grid {
    fn default() -> Self {
        Self {
            cells: Box::new([CellState::default(); 81]),
            last: None,
        }
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

/// Everything one cell shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellState {
    /// Whose marker tile lies here.
    pub tile: Option<Player>,
    /// Which piece stands here.
    pub chevron: Option<Chevron>,
    /// What the last turn did to the tile.
    pub change: Option<Change>,
    /// The piece that the last turn took off the board here.
    pub gone: Option<Chevron>,
    /// What a person may choose here.
    pub mark: Option<Mark>,
}

/// A piece: whose it is and where it points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chevron {
    /// Whose piece it is.
    pub owner: Player,
    /// Where it points on the board; [`Scene::bottom`](crate::Scene::bottom) turns it for the picture.
    pub facing: Direction,
}

/// What a turn did to the tile of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// The cell was empty and has a tile now.
    Gained,
    /// The tile belonged to this player before.
    TakenFrom(Player),
    /// This player gave the tile back; the cell is empty now.
    PaidBy(Player),
}

/// The movement of the last turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Last {
    /// A piece went from one cell to another.
    Move {
        /// Where it stood.
        from: Cell,
        /// Where it went.
        to: Cell,
        /// Whether it jumped over other pieces; the arrow is bent then.
        jump: bool,
    },
    /// A piece was turned where it stood.
    Spin {
        /// Where it stands.
        at: Cell,
        /// How it was turned.
        by: Spin,
    },
}

/// How a piece was turned where it stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spin {
    /// A quarter turn against the clock.
    QuarterLeft,
    /// An eighth of a turn against the clock.
    EighthLeft,
    /// An eighth of a turn with the clock.
    EighthRight,
    /// A quarter turn with the clock.
    QuarterRight,
}

impl Spin {
    /// The turn of so many eighths with the clock, or against it if negative; `None` if it is
    /// neither an eighth nor a quarter.
    #[must_use]
    pub const fn from_eighths(eighths: i8) -> Option<Self> {
        match eighths {
            -2 => Some(Self::QuarterLeft),
            -1 => Some(Self::EighthLeft),
            1 => Some(Self::EighthRight),
            2 => Some(Self::QuarterRight),
            _ => None,
        }
    }

    /// Eighths of a turn with the clock; negative if against it.
    #[must_use]
    pub const fn eighths(self) -> i8 {
        match self {
            Self::QuarterLeft => -2,
            Self::EighthLeft => -1,
            Self::EighthRight => 1,
            Self::QuarterRight => 2,
        }
    }
}
