//! Scenes to files.

use std::sync::OnceLock;

use crate::canvas::Canvas;
use crate::easel::{Easel, Sheet};
use crate::graph::GraphPainter;
use crate::grid_shapes::GridShapes;
use crate::grid_sheet::GridSheet;
use crate::layout::{Layout, WIDTH};
use crate::overlay::Overlay;
use crate::panel::{ChipShapes, PanelPainter};
use crate::point_shapes::PointShapes;
use crate::point_sheet::PointSheet;
use crate::text::Fonts;
use crate::{Board, FilmSize, Graph, Scene, Theme, encode, graph, replay};

/// Draws scenes. Build one, keep it, share it between threads.
///
/// The same scene gives the same bytes on every thread and every machine.
pub struct Renderer {
    fonts: Fonts,
    chips: ChipShapes,
    grid_shapes: GridShapes,
    point_shapes: OnceLock<PointShapes>,
    /// By theme, painted when first needed.
    grid_sheets: [OnceLock<GridSheet>; Theme::ALL.len()],
    point_sheets: [OnceLock<PointSheet>; Theme::ALL.len()],
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
            point_shapes: OnceLock::new(),
            grid_sheets: [const { OnceLock::new() }; Theme::ALL.len()],
            point_sheets: [const { OnceLock::new() }; Theme::ALL.len()],
        };
        renderer.sheet(Theme::default(), &Board::default());
        renderer
    }

    /// The picture as the bytes of a PNG file, 1000 pixels wide and at most 1164 high.
    #[must_use]
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        let (mut canvas, easel) = self.begin(scene);
        easel.draw(&mut canvas, &scene.board);
        encode::png(&canvas)
    }

    /// A graph as the bytes of a PNG file, 1000 pixels wide and 600 high.
    #[must_use]
    pub fn graph(&self, graph: &Graph) -> Vec<u8> {
        let sheet = self.sheet(graph.theme, &Board::default());
        let colours = sheet.colours();
        let mut canvas = Canvas::new(WIDTH, graph::HEIGHT, sheet.palette(), colours.frame);
        let painter = GraphPainter {
            fonts: &self.fonts,
            colours,
        };
        painter.paint(&mut canvas, graph);
        encode::png(&canvas)
    }

    /// A game as the bytes of a GIF file of this size that plays for ever, a position a second: first
    /// the scene, then the same with each of these boards in its place. Boards of another kind than
    /// the scene's are not drawn.
    ///
    /// Panel and banner stay as they are in the scene; what changes there would cost more bytes
    /// than the game itself.
    #[must_use]
    pub fn gif(&self, scene: &Scene, then: &[Board], size: FilmSize) -> Vec<u8> {
        let (canvas, easel) = self.begin(scene);
        let draw = |board: &Board| {
            let mut canvas = canvas.clone();
            easel.draw(&mut canvas, board);
            match size {
                FilmSize::Full => canvas,
                FilmSize::Half => canvas.halved(),
            }
        };
        replay::gif(draw(&scene.board), then.iter().map(draw))
    }

    /// The sprites for a board, painted now if this is the first of its kind in its theme.
    fn sheet(&self, theme: Theme, board: &Board) -> Sheet<'_> {
        let colours = theme.colours();
        match board {
            Board::Grid(_) => {
                let shapes = &self.grid_shapes;
                let sheet = &self.grid_sheets[theme as usize];
                Sheet::Grid(
                    sheet.get_or_init(|| GridSheet::new(colours, shapes)),
                    shapes,
                )
            }
            Board::Points(_) => {
                let shapes = self.point_shapes.get_or_init(PointShapes::new);
                let sheet = &self.point_sheets[theme as usize];
                Sheet::Points(
                    sheet.get_or_init(|| PointSheet::new(colours, shapes)),
                    shapes,
                )
            }
        }
    }

    /// A picture with everything but the board, and what draws that.
    fn begin(&self, scene: &Scene) -> (Canvas<'_>, Easel<'_>) {
        let sheet = self.sheet(scene.theme, &scene.board);
        let (fonts, colours) = (&self.fonts, sheet.colours());
        let layout = Layout::new(scene.panel.seats().len(), scene.banner.is_some());
        let mut canvas = Canvas::new(WIDTH, layout.height(), sheet.palette(), colours.frame);
        let panel = PanelPainter {
            shapes: &self.chips,
            fonts,
            colours,
        };
        panel.paint(&mut canvas, scene, layout);
        let overlay = Overlay {
            fonts,
            colours,
            layout,
            bottom: scene.bottom,
        };
        (canvas, Easel { sheet, overlay })
    }
}
