//! Draws scenes as files.

use std::sync::OnceLock;

use crate::board_painter::{BoardPainter, Sheet};
use crate::calendar::CalendarPainter;
use crate::canvas::Canvas;
use crate::data_table::DataTablePainter;
use crate::graph::GraphPainter;
use crate::grid_shapes::GridShapes;
use crate::grid_sheet::GridSheet;
use crate::layout::{Layout, WIDTH};
use crate::overlay::Overlay;
use crate::panel::{ChipShapes, PanelPainter};
use crate::point_shapes::PointShapes;
use crate::point_sheet::PointSheet;
use crate::text::Fonts;
use crate::{
    Board, Calendar, DataTable, FilmSize, FontSource, Graph, Scene, Theme, encode, graph, replay,
};

/// Draws scenes. Make one, keep it, and share it between threads.
///
/// The same scene gives the same bytes on every thread and every machine.
pub struct Renderer {
    fonts: Fonts,
    chips: ChipShapes,
    grid_shapes: GridShapes,
    point_shapes: OnceLock<PointShapes>,
    /// The sheets by theme, painted when first needed.
    grid_sheets: [OnceLock<GridSheet>; Theme::ALL.len()],
    point_sheets: [OnceLock<PointSheet>; Theme::ALL.len()],
}

impl Renderer {
    /// Loads the fonts and draws what most pictures have in common. Other themes and the board of
    /// points are painted when they are first needed.
    #[allow(clippy::new_without_default, reason = "a default should be cheap")]
    pub fn new() -> Self {
        Self::with_fonts(FontSource::Bundled)
    }

    /// A renderer with these fonts for names in scripts that the bundled fonts lack. The fonts are
    /// searched for when such a name is first drawn, which takes some tenths of a second.
    pub fn with_fonts(source: FontSource) -> Self {
        let renderer = Self {
            fonts: Fonts::new(source),
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
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        encode::png(&self.stage(scene).draw(scene))
    }

    /// The part of a name that pictures show, for example without emoji; `None` if they show the
    /// name of a colour instead.
    pub fn shown_name(&self, name: &str) -> Option<String> {
        let name = self.fonts.settable(name);
        name.readable.then_some(name.text)
    }

    /// A graph as the bytes of a PNG file, 1000 pixels wide and 600 high, with a position under it
    /// higher by that.
    pub fn graph(&self, graph: &Graph) -> Vec<u8> {
        let below = Scene { theme: graph.theme, ..graph.below.clone().unwrap_or_default() };
        let sheet = self.sheet(graph.theme, &below.board);
        let colours = sheet.colours();
        let mut canvas = Canvas::new(WIDTH, graph::HEIGHT, sheet.palette(), colours.frame);
        GraphPainter { fonts: &self.fonts, colours }.paint(&mut canvas, graph);
        if graph.below.is_some() {
            let below = self.stage(&below).draw(&below);
            canvas.height += below.height;
            canvas.pixels.extend(below.pixels);
        }
        encode::png(&canvas)
    }

    /// A calendar as the bytes of a PNG file, 1000 pixels wide and as high as its months need.
    pub fn calendar(&self, calendar: &Calendar) -> Vec<u8> {
        let sheet = self.sheet(calendar.theme, &Board::default());
        let colours = sheet.colours();
        let height = CalendarPainter::height(calendar);
        let mut canvas = Canvas::new(WIDTH, height, sheet.palette(), colours.frame);
        CalendarPainter { fonts: &self.fonts, colours }.paint(&mut canvas, calendar);
        encode::png(&canvas)
    }

    /// A table as the bytes of a PNG file, 1000 pixels wide and as high as its rows need.
    pub fn data_table(&self, table: &DataTable) -> Vec<u8> {
        let sheet = self.sheet(table.theme, &Board::default());
        let colours = sheet.colours();
        let painter = DataTablePainter { fonts: &self.fonts, colours };
        let height = painter.height(table);
        let mut canvas = Canvas::new(WIDTH, height, sheet.palette(), colours.frame);
        painter.paint(&mut canvas, table);
        encode::png(&canvas)
    }

    /// A game as the bytes of a GIF file of this size that repeats forever, with a second for each
    /// position.
    ///
    /// Theme, side and layout are those of the first scene: a banner if it has one, and room for as
    /// many chips. Boards of another kind than the first are not drawn.
    pub fn gif(&self, first: &Scene, then: &[Scene], size: FilmSize) -> Vec<u8> {
        let stage = self.stage(first);
        let draw = |scene: &Scene| {
            let header = stage.header(scene);
            let finish = |mut canvas, board: &Board| {
                stage.board.draw(&mut canvas, board);
                match size {
                    FilmSize::Full => canvas,
                    FilmSize::Half => canvas.halved(),
                }
            };
            [finish(header.clone(), &scene.board.bare()), finish(header, &scene.board)]
        };
        replay::gif(draw(first), then.iter().map(draw))
    }

    /// The sprites for a board, painted now if it is the first of its kind in its theme.
    fn sheet(&self, theme: Theme, board: &Board) -> Sheet<'_> {
        let colours = theme.colours();
        match board {
            Board::Grid(_) => {
                let shapes = &self.grid_shapes;
                let sheet = &self.grid_sheets[theme as usize];
                Sheet::Grid(sheet.get_or_init(|| GridSheet::new(colours, shapes)), shapes)
            }
            Board::Points(_) => {
                let shapes = self.point_shapes.get_or_init(PointShapes::new);
                let sheet = &self.point_sheets[theme as usize];
                Sheet::Points(sheet.get_or_init(|| PointSheet::new(colours, shapes)), shapes)
            }
        }
    }

    /// The painter for scenes of this kind.
    fn stage(&self, scene: &Scene) -> Stage<'_> {
        let sheet = self.sheet(scene.theme, &scene.board);
        let (fonts, colours) = (&self.fonts, sheet.colours());
        let layout = scene.layout();
        Stage {
            layout,
            panel: PanelPainter {
                shapes: &self.chips,
                fonts,
                colours,
                film: scene.caption.is_some(),
                paper: scene.theme == Theme::Print,
            },
            board: BoardPainter {
                sheet,
                overlay: Overlay { fonts, colours, layout, bottom: scene.bottom },
            },
        }
    }
}

/// The painter for scenes with one theme, side and layout.
struct Stage<'a> {
    layout: Layout,
    panel: PanelPainter<'a>,
    board: BoardPainter<'a>,
}

impl<'a> Stage<'a> {
    fn draw(&self, scene: &Scene) -> Canvas<'a> {
        let mut canvas = self.header(scene);
        self.board.draw(&mut canvas, &scene.board);
        canvas
    }

    /// The picture without the board, but with its coordinates.
    fn header(&self, scene: &Scene) -> Canvas<'a> {
        let sheet = self.board.sheet;
        let ground = sheet.colours().frame;
        let mut canvas = Canvas::new(WIDTH, self.layout.height(), sheet.palette(), ground);
        self.panel.paint(&mut canvas, scene, self.layout);
        self.board.coordinates(&mut canvas);
        canvas
    }
}
