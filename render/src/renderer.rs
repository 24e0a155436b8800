//! Scenes to files.

use std::sync::OnceLock;

use crate::canvas::Canvas;
use crate::encode;
use crate::grid_art::CellArt;
use crate::grid_shapes::GridShapes;
use crate::grid_sheet::GridSheet;
use crate::layout::{Layout, WIDTH};
use crate::overlay::Overlay;
use crate::palette::Palette;
use crate::panel::{ChipShapes, PanelPainter};
use crate::point_art::PointArt;
use crate::point_shapes::PointShapes;
use crate::point_sheet::PointSheet;
use crate::text::Fonts;
use crate::theme::Colours;
use crate::{Board, Cell, Grid, Point, Points, Scene, Theme};

/// Draws scenes. Build one, keep it, share it between threads.
///
/// The same scene gives the same bytes on every thread and every machine.
pub struct Renderer {
    fonts: Fonts,
    chips: ChipShapes,
    grid_shapes: GridShapes,
    /// By theme, painted when first needed.
    grids: [OnceLock<GridSheet>; Theme::ALL.len()],
    points: OnceLock<PointTable>,
}

/// What only pictures with points need.
struct PointTable {
    shapes: PointShapes,
    /// By theme, painted when first needed.
    sheets: [OnceLock<PointSheet>; Theme::ALL.len()],
}

impl Renderer {
    /// Loads the fonts and draws what most pictures have in common. The rest follows when it is
    /// first needed: each further theme, and the board of points.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "a default should be cheap")]
    pub fn new() -> Self {
        let renderer = Self {
            fonts: Fonts::new(),
            chips: ChipShapes::new(),
            grid_shapes: GridShapes::new(),
            grids: [const { OnceLock::new() }; Theme::ALL.len()],
            points: OnceLock::new(),
        };
        renderer.grid_sheet(Theme::default());
        renderer
    }

    /// The picture as the bytes of a PNG file, 1000 pixels wide and at most 1164 high.
    #[must_use]
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        let canvas = self.draw(scene);
        encode::png(canvas.width, canvas.height, canvas.palette, &canvas.pixels)
    }

    fn grid_sheet(&self, theme: Theme) -> &GridSheet {
        let paint = || GridSheet::new(theme.colours(), &self.grid_shapes);
        self.grids[theme as usize].get_or_init(paint)
    }

    fn point_sheet(&self, theme: Theme) -> (&PointSheet, &PointShapes) {
        let table = self.points.get_or_init(|| PointTable {
            shapes: PointShapes::new(),
            sheets: [const { OnceLock::new() }; Theme::ALL.len()],
        });
        let paint = || PointSheet::new(theme.colours(), &table.shapes);
        (
            table.sheets[theme as usize].get_or_init(paint),
            &table.shapes,
        )
    }

    pub(crate) fn draw(&self, scene: &Scene) -> Canvas<'_> {
        match &scene.board {
            Board::Grid(grid) => self.draw_grid(scene, grid),
            Board::Points(points) => self.draw_points(scene, points),
        }
    }

    /// A picture with everything but the board, and what draws over the board.
    fn begin<'a>(
        &'a self,
        scene: &Scene,
        palette: &'a Palette,
        colours: &'a Colours,
    ) -> (Canvas<'a>, Overlay<'a>) {
        let layout = Layout::new(scene.panel.seats().len(), scene.banner.is_some());
        let mut canvas = Canvas::new(WIDTH, layout.height(), palette, colours.frame);
        let (shapes, fonts) = (&self.chips, &self.fonts);
        PanelPainter {
            shapes,
            fonts,
            colours,
        }
        .paint(&mut canvas, scene, layout);
        (
            canvas,
            Overlay {
                fonts,
                colours,
                layout,
                bottom: scene.bottom,
            },
        )
    }

    fn draw_grid(&self, scene: &Scene, grid: &Grid) -> Canvas<'_> {
        let sheet = self.grid_sheet(scene.theme);
        let (mut canvas, overlay) = self.begin(scene, &sheet.palette, sheet.colours);
        let layout = overlay.layout;
        for plate in 0..9 {
            let at = layout.cell((plate % 3 * 3, plate / 3 * 3));
            sheet.place_plate(&mut canvas, usize::from(plate % 2), at);
        }
        for cell in Cell::all() {
            let place = cell.on_picture(scene.bottom);
            let art = CellArt::of(grid, cell, scene.bottom);
            if art != CellArt::default() {
                let shade = usize::from((place.0 / 3 + place.1 / 3) % 2);
                let at = layout.cell(place);
                sheet.place_cell(&mut canvas, &self.grid_shapes, shade, art, at);
            }
        }
        overlay.grid(&mut canvas, grid);
        canvas
    }

    fn draw_points(&self, scene: &Scene, points: &Points) -> Canvas<'_> {
        let (sheet, shapes) = self.point_sheet(scene.theme);
        let (mut canvas, overlay) = self.begin(scene, &sheet.palette, sheet.colours);
        let layout = overlay.layout;
        sheet.place_board(&mut canvas, layout.point((0, 0)));
        for point in Point::all() {
            let place = point.on_picture(scene.bottom);
            let art = PointArt::of(points, point);
            if art != PointArt::default() {
                sheet.place_point(&mut canvas, shapes, place, art, layout.point(place));
            }
        }
        overlay.points(&mut canvas, points);
        canvas
    }
}
