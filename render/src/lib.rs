//! Draws board pictures: a [`Scene`] in, the bytes of a PNG out; or a whole game as a GIF.
//!
//! The crate knows no game. A scene says what lies where, who sits at the table, what the last turn
//! did and what a person may choose; it cannot say anything that could not be drawn.
//!
//! ```
//! use render::{Board, Cell, Chevron, Direction, Grid, Last, Player, Renderer, Scene};
//!
//! let (e1, e2) = (Cell::new(4, 0).unwrap(), Cell::new(4, 1).unwrap());
//! let mut grid = Grid::default();
//! grid[e2].chevron = Some(Chevron { owner: Player::One, facing: Direction::North });
//! grid.last = Some(Last::Move { from: e1, to: e2, jump: false });
//! let scene = Scene { board: Board::Grid(grid), ..Scene::default() };
//!
//! let renderer = Renderer::new(); // slow: keep it
//! let png = renderer.png(&scene); // quick
//! assert!(png.starts_with(b"\x89PNG"));
//! ```
//!
//! # How a picture is made
//!
//! imageproc draws every shape hard-edged on a sheet several times too large, and a box filter
//! brings it down to a mask of coverage (`stencil`, `signs`, `grid_shapes`, `point_shapes`). Cells
//! and points are painted through these masks in true colour (`grid_art`, `point_art`), once for
//! every theme, and kept as spans of palette indices (`grid_sheet`, `point_sheet`, `sprite`); one
//! short palette (`palette`) serves all pictures of a board in a theme. A picture is then mostly
//! copying (`board_painter`); only traces of the last turn, arrows and text are drawn for each (`overlay`,
//! `trail`, `panel`, `text`), and files are written from the indices as they are (`encode`,
//! `replay`).
//!
//! Sums, products and square roots are all the arithmetic there is, so every machine draws the same.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "positions on a picture stay within some thousand pixels"
)]

mod board_painter;
mod canvas;
mod caption;
mod characters;
mod data_table;
mod encode;
mod faces;
mod graph;
mod grid;
mod grid_art;
mod grid_shapes;
mod grid_sheet;
mod layout;
mod overlay;
mod paint;
mod palette;
mod panel;
mod place;
mod player;
mod point_art;
mod point_shapes;
mod point_sheet;
mod points;
mod renderer;
mod replay;
mod scene;
mod shaping;
mod signs;
mod sprite;
mod stencil;
mod text;
mod theme;
mod themes;
mod trail;

pub use caption::{Caption, Label, Name, Ordinal, Text, isolated};
pub use data_table::{Column, DataTable, TableCell, TableRow};
pub use faces::FontSource;
pub use graph::{Curve, Graph};
pub use grid::{CellState, Change, Chevron, Grid, Last, Spin};
pub use place::{Cell, Direction, Point, Side, Spot};
pub use player::{Identity, PLAYERS, Player};
pub use points::{PointPiece, PointState, Points, Token};
pub use renderer::Renderer;
pub use replay::FilmSize;
pub use scene::{Board, Mark, Panel, Scene, Seat, SeatState, Tally};
pub use theme::{Colour, Colours, PlayerColours, Table, Theme, TokenColours};
