//! The shapes of a grid, which every picture repeats. They are drawn once, without colour.

use crate::layout::PITCH;
use crate::signs::{about, dart, draw_suit, is_diagonal, suit, turned};
use crate::stencil::{Bordered, Fine, Mask, Vector};
use crate::{Direction, Player};

/// The length of a cell, in pixels.
const P: f32 = PITCH as f32;
const CENTRE: Vector = (P / 2.0, P / 2.0);

/// Masks of the size of one cell, with its left top corner as the origin.
pub(crate) struct GridShapes {
    /// The area of a cell within its plate, which is also that of a tile.
    pub(crate) cell: Mask,
    /// The area of a tile within its rim.
    pub(crate) tile: Mask,
    /// The dashed rim of a tile that was removed as a payment.
    pub(crate) dashes: Mask,
    /// The folded corner of a captured tile.
    pub(crate) corner: Mask,
    /// Suits on a tile.
    pub(crate) suits: [Mask; 4],
    /// The outline of a suit whose tile was removed.
    pub(crate) hollow_suits: [Mask; 4],
    /// Suits in the folded corner.
    pub(crate) corner_suits: [Mask; 4],
    /// Chevrons by direction.
    pub(crate) chevrons: [ChevronShape; 8],
    /// The sign of a captured piece.
    pub(crate) gone: Bordered,
    pub(crate) gone_cross: Mask,
    /// The frame of the cell where a move ended, and the ring of a piece that turned.
    pub(crate) moved: Bordered,
    pub(crate) spun: Bordered,
    /// The frame of a chosen cell, and of a piece that may be chosen.
    pub(crate) selected: Bordered,
    pub(crate) choice: Bordered,
    /// The dot of an empty cell that may be chosen.
    pub(crate) dot: Mask,
    /// The ring of a tile that may be chosen.
    pub(crate) ring: Bordered,
    /// The ring of a piece that may be captured.
    pub(crate) wide_ring: Bordered,
    /// The backgrounds of labels, by [`LabelPlace`].
    pub(crate) labels: [Bordered; 2],
}

/// The place of a label in its cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LabelPlace {
    Middle,
    Corner,
}

impl LabelPlace {
    /// The corner if there is a piece, otherwise the middle.
    pub(crate) const fn of(piece: bool) -> Self {
        if piece { Self::Corner } else { Self::Middle }
    }

    /// The centre of the label, from the left top corner of the cell.
    pub(crate) const fn centre(self) -> Vector {
        match self {
            Self::Middle => CENTRE,
            Self::Corner => (21.0, 21.0),
        }
    }

    const fn radius(self) -> f32 {
        match self {
            Self::Middle => 29.0,
            Self::Corner => 18.0,
        }
    }
}

/// A chevron in one direction.
pub(crate) struct ChevronShape {
    /// Body, edge and halo, each larger than the one before.
    pub(crate) body: Mask,
    pub(crate) edge: Mask,
    pub(crate) halo: Mask,
    /// The suit on its back. Suits stay upright, so that they are recognised at once.
    pub(crate) suits: [Mask; 4],
    /// The suit of the tile under it, in the notch.
    pub(crate) notch_suits: [Mask; 4],
}

impl GridShapes {
    pub(crate) fn new() -> Self {
        let (x, y) = GONE;
        let gaps = [22.0, 44.0, 66.0].into_iter().fold(sheet(), |sheet, near| {
            let far = near + 12.0;
            sheet.rectangle((near, 0.0), (far, P)).rectangle((0.0, near), (P, far))
        });
        Self {
            cell: square(2.0, 13.0),
            tile: square(5.0, 10.0),
            dashes: square(5.0, 10.0).minus(&square(9.0, 7.0)).minus(&gaps.mask()),
            corner: sheet().grown_polygon(&[(52.0, 9.0), (91.0, 9.0), (91.0, 48.0)], 3.0).mask(),
            suits: Player::ALL.map(|player| suit(player, CENTRE, 15.0)),
            hollow_suits: Player::ALL.map(|player| {
                let [outer, inner] =
                    [16.5, 11.0].map(|size| draw_suit(sheet(), player, CENTRE, size));
                outer.mask().minus(&inner.mask())
            }),
            corner_suits: Player::ALL.map(|player| suit(player, (78.5, 21.5), 7.5)),
            chevrons: chevrons(),
            gone: Bordered::disc(sheet, GONE, 15.0, 3.0),
            gone_cross: sheet()
                .line((x - 5.5, y - 5.5), (x + 5.5, y + 5.5), 2.6)
                .line((x + 5.5, y - 5.5), (x - 5.5, y + 5.5), 2.6)
                .mask(),
            moved: frame(2.0, 7.0, 2.0),
            spun: Bordered::ring(sheet, CENTRE, [46.5, 43.5], 3.0),
            selected: frame(3.0, 8.0, 3.0),
            choice: frame(3.0, 7.0, 1.5),
            dot: sheet().disc(CENTRE, 13.0).mask(),
            ring: Bordered::ring(sheet, CENTRE, [29.0, 23.0], 3.0),
            wide_ring: Bordered::ring(sheet, CENTRE, [46.0, 40.0], 3.0),
            labels: [LabelPlace::Middle, LabelPlace::Corner]
                .map(|place| Bordered::disc(sheet, place.centre(), place.radius(), 3.5)),
        }
    }
}

/// The position of the sign of a captured piece: at the bottom right.
const GONE: Vector = (81.0, 81.0);

/// A frame between two distances from the edge of the cell.
fn frame(outer: f32, inner: f32, border: f32) -> Bordered {
    let band = |outer: f32, inner: f32| {
        square(outer, 15.0 - outer).minus(&square(inner, (15.0 - inner).max(4.0)))
    };
    Bordered { line: band(outer, inner), border: band((outer - border).max(0.0), inner + border) }
}

/// An empty sheet of the size of a cell.
fn sheet() -> Fine {
    Fine::new((0, 0), (PITCH as u32, PITCH as u32))
}

fn square(inset: f32, radius: f32) -> Mask {
    sheet().rounded((inset, inset), (P - inset, P - inset), radius).mask()
}

/// The positions of the suits on a chevron and in its notch, in cells from its centre: of a
/// straight one, and of a diagonal one.
const BACK: [Vector; 2] = [(0.0, -0.045), (0.0, -0.1)];
const NOTCH: [Vector; 2] = [(0.0, 0.31), (0.0, 0.28)];

/// Chevrons in all directions. Two are drawn; the others are exact quarter turns of them.
fn chevrons() -> [ChevronShape; 8] {
    let outlines = [Direction::North, Direction::NorthEast].map(|direction| {
        let corners = dart(CENTRE, P, direction);
        [2.7, 6.2, 8.5].map(|growth| sheet().grown_polygon(&corners, growth).mask())
    });
    Direction::ALL.map(|direction| {
        let eighths = direction.eighths();
        let [body, edge, halo] = outlines[usize::from(eighths % 2)].each_ref().map(|outline| {
            (0..eighths / 2).fold(outline.clone(), |outline, _| outline.quarter_turn())
        });
        let suits = |place: Vector, size: f32| {
            let centre = about(CENTRE, P, turned(place, direction));
            Player::ALL.map(|player| suit(player, centre, size))
        };
        let way = usize::from(is_diagonal(direction));
        let (suits, notch_suits) = (suits(BACK[way], 7.2), suits(NOTCH[way], 7.2));
        ChevronShape { body, edge, halo, suits, notch_suits }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chevron_to_the_east_is_one_to_the_north_turned() {
        let shapes = GridShapes::new();
        for (eighths, chevron) in shapes.chevrons.iter().enumerate() {
            let next = &shapes.chevrons[(eighths + 2) % 8];
            for (mask, turned) in [
                (&chevron.body, &next.body),
                (&chevron.edge, &next.edge),
                (&chevron.halo, &next.halo),
            ] {
                assert_eq!(mask.quarter_turn(), *turned);
            }
        }
    }

    #[test]
    fn no_chevron_reaches_the_rim_of_its_cell() {
        for ChevronShape { halo, .. } in &GridShapes::new().chevrons {
            let (width, cover) = (halo.width, &halo.coverage);
            let ends = cover[..width].iter().chain(&cover[cover.len() - width..]);
            let sides = cover.chunks(width).flat_map(|row| [&row[0], &row[width - 1]]);
            assert!(ends.chain(sides).all(|&cover| cover == 0));
        }
    }
}
