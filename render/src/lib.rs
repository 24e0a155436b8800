//! Draws board pictures: a [`Scene`] becomes the bytes of a PNG, or a whole game becomes a GIF.
//!
//! The crate knows no game. A scene describes the board, the players, the last turn and what a
//! person may choose; it cannot describe anything that cannot be drawn.
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
//! imageproc draws every shape with hard edges on a sheet several times too large, and a box filter
//! reduces it to a mask of coverage (`stencil`, `signs`, `grid_shapes`, `point_shapes`). Cells and
//! points are painted through these masks in true colour (`grid_art`, `point_art`), once for each
//! theme, and are kept as spans of palette indices (`grid_sheet`, `point_sheet`, `sprite`). One
//! short palette (`palette`) serves all pictures of a board in a theme. Then most of a picture is
//! copied (`board_painter`); only marks of the last turn, arrows and text are drawn for each
//! picture (`overlay`, `trail`, `panel`, `text`), and the indices are written to files directly
//! (`encode`, `replay`).
//!
//! The arithmetic uses only sums, products and square roots, so every machine draws the same.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "positions on a picture stay within some thousand pixels"
)]

mod board_painter;
mod calendar;
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
mod lzw;
mod mark;
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
mod signs;
mod sprite;
mod stencil;
mod text;
mod theme;
mod trail;

pub use calendar::{Calendar, CalendarMonth};
pub use caption::{Caption, Label, Name, Ordinal, Text, isolated};
pub use data_table::{Column, DataTable, TableCell, TableRow};
pub use faces::FontSource;
pub use graph::{Curve, Graph};
pub use grid::{CellState, Change, Chevron, Grid, Last, Spin};
pub use mark::Mark;
pub use place::{Cell, Direction, Point, Side, Spot};
pub use player::{Identity, PLAYERS, Player};
pub use points::{PointPiece, PointState, Points, Token};
pub use renderer::Renderer;
pub use replay::FilmSize;
pub use scene::{Board, Panel, Places, Scene, Seat, SeatState, Tally};
pub use theme::{Colour, Colours, PlayerColours, Table, Theme, TokenColours};
