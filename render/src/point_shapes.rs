//! The shapes on a board of points, drawn once in the square of one point.

use std::array;

use crate::Player;
use crate::layout::POINT_PITCH;
use crate::signs::{ka, suit};
use crate::stencil::{Bordered, Fine, Mask, Vector};

const P: f32 = POINT_PITCH as f32;
const CENTRE: Vector = (P / 2.0, P / 2.0);

/// Masks of the size of one point's square.
pub(crate) struct PointShapes {
    /// The outline of the board and the ground within it, by column and row; each is the first, an
    /// inner or the last one.
    pub(crate) board: [[[Mask; 2]; 3]; 3],
    /// The line from the centre to each side, clockwise from the top.
    pub(crate) arms: [Mask; 4],
    /// The thin line from the centre to each corner, clockwise from the right top.
    pub(crate) diagonals: [Mask; 4],
    /// The rim of the bowl and its hollow.
    pub(crate) bowl: [Mask; 2],
    /// A token, and its area within the rim.
    pub(crate) token: [Mask; 2],
    pub(crate) kas: [KaShape; 4],
    /// The cross on a captured token.
    pub(crate) cross: Mask,
    /// The ring round a piece that has moved.
    pub(crate) moved: Bordered,
    /// The ring of a chosen piece.
    pub(crate) selected: Bordered,
    /// Marks of a free point that may be chosen, of a token that may be chosen, and of one that may
    /// be captured.
    pub(crate) dot: Bordered,
    pub(crate) ring: Bordered,
    pub(crate) wide_ring: Bordered,
    /// The background of a label.
    pub(crate) label: Bordered,
}

/// A player's ka: an outline unlike that of a token, with the player's suit.
pub(crate) struct KaShape {
    pub(crate) body: Mask,
    pub(crate) edge: Mask,
    pub(crate) halo: Mask,
    pub(crate) suit: Mask,
}

impl PointShapes {
    pub(crate) fn new() -> Self {
        let disc = |radius| sheet().disc(CENTRE, radius).mask();
        let (near, far) = (CENTRE.0 - 8.0, CENTRE.0 + 8.0);
        Self {
            board: array::from_fn(|column| array::from_fn(|row| board(column, row))),
            arms: [(CENTRE.0, 0.0), (P, CENTRE.1), (CENTRE.0, P), (0.0, CENTRE.1)]
                .map(|end| sheet().line(CENTRE, end, 1.5).mask()),
            diagonals: [(P, 0.0), (P, P), (0.0, P), (0.0, 0.0)]
                .map(|end| sheet().line(CENTRE, end, 0.9).mask()),
            bowl: [disc(38.0), disc(34.0)],
            token: [disc(35.0), disc(32.5)],
            kas: Player::ALL.map(ka_shape),
            cross: sheet()
                .line((near, near), (far, far), 2.5)
                .line((far, near), (near, far), 2.5)
                .mask(),
            moved: Bordered::ring(sheet, CENTRE, [41.5, 38.5], 2.0),
            selected: Bordered::ring(sheet, CENTRE, [39.5, 35.0], 2.5),
            dot: Bordered::disc(sheet, CENTRE, 12.0, 2.5),
            ring: Bordered::ring(sheet, CENTRE, [22.0, 17.0], 2.5),
            wide_ring: Bordered::ring(sheet, CENTRE, [40.0, 36.0], 2.5),
            label: Bordered::disc(sheet, CENTRE, 24.0, 3.0),
        }
    }
}

fn sheet() -> Fine {
    Fine::new((0, 0), (POINT_PITCH as u32, POINT_PITCH as u32))
}

/// The part of the board's outline and ground in one square.
fn board(column: usize, row: usize) -> [Mask; 2] {
    const RIM: f32 = 6.0;
    // A length of three squares is enough: an inner square contains no end of the board.
    let span = |place: usize, inset: f32| {
        let from = if place == 0 { inset } else { -P };
        let to = if place == 2 { P - inset } else { 2.0 * P };
        (from, to)
    };
    [(0.0, 16.0), (RIM, 10.0)].map(|(inset, radius)| {
        let ((left, right), (top, bottom)) = (span(column, inset), span(row, inset));
        sheet().rounded((left, top), (right, bottom), radius).mask()
    })
}

fn ka_shape(player: Player) -> KaShape {
    let corners = ka(player, CENTRE, 1.0);
    let grown = |radius| sheet().grown_polygon(&corners, radius).mask();
    KaShape {
        body: grown(0.5),
        edge: grown(3.5),
        halo: grown(6.0),
        suit: suit(player, CENTRE, 11.0),
    }
}
