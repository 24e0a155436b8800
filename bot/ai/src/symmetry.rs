//! Positions that differ only in the orientation of the board and in the colours of the players.

use rules::{Position, Status, on_game};

use crate::net::inputs_on;

/// The transformations of a board: rotations and reflections.
const SYMMETRIES: usize = 8;

/// A key that positions share if turning or mirroring the board makes them equal for the player to
/// move; empty if the game is over.
pub fn symmetry_key(position: &Position) -> Vec<u16> {
    let Status::Turn(own) = position.status() else {
        return Vec::new();
    };
    let seen = |symmetry| {
        let mut on = Vec::new();
        on_game!(position.game(), game => inputs_on(game, own, symmetry, &mut on));
        on.sort_unstable();
        on
    };
    (0..SYMMETRIES).map(seen).min().unwrap_or_default()
}
