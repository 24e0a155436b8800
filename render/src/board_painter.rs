//! Draws boards on pictures that are otherwise complete.

use crate::canvas::Canvas;
use crate::grid_art::CellArt;
use crate::grid_shapes::GridShapes;
use crate::grid_sheet::GridSheet;
use crate::overlay::Overlay;
use crate::palette::Palette;
use crate::point_art::PointArt;
use crate::point_shapes::PointShapes;
use crate::point_sheet::PointSheet;
use crate::theme::Colours;
use crate::{Board, Cell, Grid, Point, Points};

/// The sprites of one kind of board in one theme.
#[derive(Clone, Copy)]
pub(crate) enum Sheet<'a> {
    Grid(&'a GridSheet, &'a GridShapes),
    Points(&'a PointSheet, &'a PointShapes),
}

impl<'a> Sheet<'a> {
    pub(crate) const fn palette(self) -> &'a Palette {
        match self {
            Self::Grid(sheet, _) => &sheet.palette,
            Self::Points(sheet, _) => &sheet.palette,
        }
    }

    pub(crate) const fn colours(self) -> &'static Colours {
        match self {
            Self::Grid(sheet, _) => sheet.colours,
            Self::Points(sheet, _) => sheet.colours,
        }
    }
}

/// Draws boards of one kind on pictures with one layout.
pub(crate) struct BoardPainter<'a> {
    pub(crate) sheet: Sheet<'a>,
    pub(crate) overlay: Overlay<'a>,
}

impl BoardPainter<'_> {
    /// Draws a board on a picture that has none yet. A board of another kind is not drawn.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, board: &Board) {
        match (self.sheet, board) {
            (Sheet::Grid(sheet, shapes), Board::Grid(grid)) => {
                self.grid(canvas, sheet, shapes, grid);
                self.overlay.grid(canvas, grid);
            }
            (Sheet::Points(sheet, shapes), Board::Points(points)) => {
                self.points(canvas, sheet, shapes, points);
                self.overlay.points(canvas, points);
            }
            (Sheet::Grid(..), Board::Points(_)) | (Sheet::Points(..), Board::Grid(_)) => {}
        }
    }

    /// Draws the coordinates, which are beside the board.
    pub(crate) fn coordinates(&self, canvas: &mut Canvas<'_>) {
        let overlay = &self.overlay;
        match self.sheet {
            Sheet::Grid(..) => overlay.coordinates(canvas, |cell| overlay.centre(cell)),
            Sheet::Points(..) => overlay.coordinates(canvas, |point| overlay.middle(point)),
        }
    }

    fn grid(&self, canvas: &mut Canvas<'_>, sheet: &GridSheet, shapes: &GridShapes, grid: &Grid) {
        let Overlay { layout, bottom, .. } = self.overlay;
        for plate in 0..9 {
            let at = layout.cell((plate % 3 * 3, plate / 3 * 3));
            sheet.place_plate(canvas, usize::from(plate % 2), at);
        }
        for cell in Cell::all() {
            let art = CellArt::of(grid, cell, bottom);
            if art != CellArt::default() {
                let place = cell.on_picture(bottom);
                let shade = usize::from((place.0 / 3 + place.1 / 3) % 2);
                sheet.place_cell(canvas, shapes, shade, art, layout.cell(place));
            }
        }
    }

    fn points(
        &self,
        canvas: &mut Canvas<'_>,
        sheet: &PointSheet,
        shapes: &PointShapes,
        points: &Points,
    ) {
        let Overlay { layout, bottom, .. } = self.overlay;
        sheet.place_board(canvas, layout.point((0, 0)));
        for point in Point::all() {
            let art = PointArt::of(points, point);
            if art != PointArt::default() {
                let place = point.on_picture(bottom);
                sheet.place_point(canvas, shapes, place, art, layout.point(place));
            }
        }
    }
}
