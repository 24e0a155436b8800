//! Draws board pictures.

mod caption;
mod encode;
mod grid;
mod place;
mod player;
mod renderer;
mod scene;
mod theme;

pub use caption::{Caption, Label, Name, Text};
pub use grid::{CellState, Change, Chevron, Grid, Last, Spin};
pub use place::{Cell, Direction, Point, Side, Spot};
pub use player::{Identity, PLAYERS, Player};
pub use renderer::Renderer;
pub use scene::{Board, Mark, Panel, Scene, Seat, SeatState, Tally};
pub use theme::Theme;
