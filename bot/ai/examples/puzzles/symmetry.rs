//! Positions that differ only in how the board lies and who has which colour.

use ai::inputs;
use rules::{Position, Status};

/// The same for positions that are the same to the player to move when the board is turned or mirrored.
pub(crate) fn symmetry_key(position: &Position) -> Vec<u16> {
    let Status::Turn(own) = position.status() else {
        return Vec::new();
    };
    let seen = |symmetry| {
        let mut on = Vec::new();
        inputs(position, own, symmetry, &mut on);
        on.sort_unstable();
        on
    };
    (0..8).map(seen).min().unwrap_or_default()
}
