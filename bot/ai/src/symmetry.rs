//! Positions that differ only in how the board lies and in who has which colour.

use rules::{Position, Status};

use crate::engine::inputs;

/// The ways to turn and to mirror a board.
const SYMMETRIES: usize = 8;

/// The same for positions that are the same to the player to move when the board is turned or mirrored; nothing if the
/// game is over.
#[must_use]
pub fn symmetry_key(position: &Position) -> Vec<u16> {
    let Status::Turn(own) = position.status() else {
        return Vec::new();
    };
    let seen = |symmetry| {
        let mut on = Vec::new();
        inputs(position, own, symmetry, &mut on);
        on.sort_unstable();
        on
    };
    (0..SYMMETRIES).map(seen).min().unwrap_or_default()
}
