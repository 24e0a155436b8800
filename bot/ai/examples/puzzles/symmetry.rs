//! Positions that differ only in orientation and colours.

use ai::inputs;
use rules::{Position, Status};

/// A key that is the same for positions that are equivalent for the player to move when the board is rotated or
/// mirrored.
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
