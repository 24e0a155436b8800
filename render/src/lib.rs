//! Draws board pictures.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "positions on a picture stay within some thousand pixels"
)]

mod canvas;
mod caption;
mod cell_art;
mod encode;
mod grid;
mod layout;
mod overlay;
mod palette;
mod panel;
mod place;
mod player;
mod renderer;
mod scene;
mod shapes;
mod sprites;
mod stencil;
mod text;
mod theme;
mod trail;

pub use caption::{Caption, Label, Name, Text};
pub use grid::{CellState, Change, Chevron, Grid, Last, Spin};
pub use place::{Cell, Direction, Point, Side, Spot};
pub use player::{Identity, PLAYERS, Player};
pub use renderer::Renderer;
pub use scene::{Board, Mark, Panel, Scene, Seat, SeatState, Tally};
pub use theme::{Colour, Colours, PlayerColours, Theme};
