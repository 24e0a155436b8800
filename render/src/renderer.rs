//! Scenes to files.

use std::sync::OnceLock;

use crate::canvas::Canvas;
use crate::cell_art::CellArt;
use crate::encode;
use crate::layout::{Layout, WIDTH};
use crate::overlay::Overlay;
use crate::panel::{ChipShapes, PanelPainter};
use crate::shapes::Shapes;
use crate::sprites::Sprites;
use crate::text::Fonts;
use crate::{Board, Cell, Colour, Scene, Theme};

/// Draws scenes. Build one, keep it, share it between threads.
///
/// The same scene gives the same bytes on every thread and every machine.
pub struct Renderer {
    fonts: Fonts,
    shapes: Shapes,
    chips: ChipShapes,
    /// By theme; those beyond the first are painted when first needed.
    sprites: [OnceLock<Sprites>; Theme::ALL.len()],
}

impl Renderer {
    /// Loads the fonts and draws what the pictures have in common.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "a default should be cheap")]
    pub fn new() -> Self {
        let renderer = Self {
            fonts: Fonts::new(),
            shapes: Shapes::new(),
            chips: ChipShapes::new(),
            sprites: [const { OnceLock::new() }; Theme::ALL.len()],
        };
        renderer.sprites(Theme::default());
        renderer
    }

    /// The picture as the bytes of a PNG file.
    #[must_use]
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        let canvas = self.draw(scene);
        let palette = self.sprites(scene.theme).palette.bytes();
        encode::png(
            canvas.width as u32,
            canvas.height as u32,
            &palette,
            &canvas.pixels,
        )
    }

    /// The colours that pictures in this theme may have: its flat ones and some between them.
    #[must_use]
    pub fn palette(&self, theme: Theme) -> &[Colour] {
        self.sprites(theme).palette.colours()
    }

    fn sprites(&self, theme: Theme) -> &Sprites {
        self.sprites[theme as usize].get_or_init(|| Sprites::new(theme.colours(), &self.shapes))
    }

    fn draw(&self, scene: &Scene) -> Canvas<'_> {
        let sprites = self.sprites(scene.theme);
        let colours = sprites.colours;
        let layout = Layout::new(scene.panel.seats().len(), scene.banner.is_some());
        let mut canvas = Canvas::new(WIDTH, layout.height(), &sprites.palette, colours.frame);
        let panel = PanelPainter {
            shapes: &self.chips,
            fonts: &self.fonts,
            colours,
        };
        panel.paint(&mut canvas, scene, layout);
        let Board::Grid(grid) = &scene.board;
        for plate in 0..9 {
            let at = layout.cell((plate % 3 * 3, plate / 3 * 3));
            sprites.place_plate(&mut canvas, usize::from(plate % 2), at);
        }
        for cell in Cell::all() {
            let place = cell.on_picture(scene.bottom);
            let art = CellArt::of(grid, cell, scene.bottom);
            if art != CellArt::default() {
                let shade = usize::from((place.0 / 3 + place.1 / 3) % 2);
                let at = layout.cell(place);
                sprites.place_cell(&mut canvas, &self.shapes, shade, art, at);
            }
        }
        let overlay = Overlay {
            fonts: &self.fonts,
            colours,
            layout,
            bottom: scene.bottom,
        };
        overlay.paint(&mut canvas, grid);
        canvas
    }
}
