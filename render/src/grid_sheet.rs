//! Cells in palette colours. They are painted once and copied into every picture.

use image::RgbImage;

use crate::canvas::Canvas;
use crate::grid_art::{CellArt, CellPainter};
use crate::grid_shapes::GridShapes;
use crate::layout::{LIP, PITCH};
use crate::palette::{ColourSet, Palette};
use crate::sprite::Sprite;
use crate::stencil::Mask;
use crate::theme::Colours;
use crate::{Change, Chevron, Direction, Player};

/// Everything in one theme that does not depend on the scene.
pub(crate) struct GridSheet {
    pub(crate) colours: &'static Colours,
    pub(crate) palette: Palette,
    /// An empty cell on each of the two kinds of plates.
    empty: [RgbImage; 2],
    /// The two kinds of plates, each with nine empty cells.
    plates: [Vec<u8>; 2],
    /// Cells without marks of the last turn, by [`number`].
    cells: Vec<Sprite>,
}

const PLATE: usize = (3 * PITCH + 2 * LIP) as usize;
/// No tile, or a tile of one of four players.
const TILES: usize = 5;
/// No chevron, or a chevron of one of four players in one of eight directions.
const CHEVRONS: usize = 33;

impl GridSheet {
    pub(crate) fn new(colours: &'static Colours, shapes: &GridShapes) -> Self {
        let painter = CellPainter { shapes, colours };
        let empty = [painter.empty(0), painter.empty(1)];
        let sample = sample(&painter, &empty);
        let palette = Palette::new(&colours.of_grid(), &sample);
        let plates = [0, 1].map(|shade| plate(&painter, shade, &palette));
        let mut cells = Vec::with_capacity(empty.len() * TILES * CHEVRONS);
        for empty in &empty {
            for art in plain() {
                cells.push(Sprite::new(&painter.paint(empty, art), empty, &palette));
            }
        }
        Self { colours, palette, empty, plates, cells }
    }

    /// Copies an empty plate whose cells begin at `at`.
    pub(crate) fn place_plate(&self, canvas: &mut Canvas<'_>, shade: usize, at: (i32, i32)) {
        canvas.copy(&self.plates[shade], PLATE, (at.0 - LIP, at.1 - LIP));
    }

    /// Draws a cell over an empty one: copies it if there is a sprite, otherwise paints it.
    pub(crate) fn place_cell(
        &self,
        canvas: &mut Canvas<'_>,
        shapes: &GridShapes,
        shade: usize,
        art: CellArt,
        at: (i32, i32),
    ) {
        if let Some(number) = number(shade, art) {
            self.cells[number].place(canvas, at);
            return;
        }
        let painter = CellPainter { shapes, colours: self.colours };
        let empty = &self.empty[shade];
        Sprite::new(&painter.paint(empty, art), empty, &self.palette).place(canvas, at);
    }
}

/// Every cell without marks of the last turn, in the order of [`number`].
fn plain() -> impl Iterator<Item = CellArt> {
    let tiles = std::iter::once(None).chain(Player::ALL.map(Some));
    let chevrons = Player::ALL
        .into_iter()
        .flat_map(|owner| Direction::ALL.map(move |facing| Some(Chevron { owner, facing })));
    let chevrons = std::iter::once(None).chain(chevrons);
    tiles.flat_map(move |tile| {
        chevrons.clone().map(move |chevron| CellArt { tile, chevron, ..CellArt::default() })
    })
}

/// The index of a cell among the sprites, if it has one.
fn number(shade: usize, art: CellArt) -> Option<usize> {
    let CellArt { tile, chevron, .. } = art;
    if art != (CellArt { tile, chevron, ..CellArt::default() }) {
        return None;
    }
    let tile = tile.map_or(0, |owner| 1 + owner.index());
    let chevron = chevron
        .map_or(0, |piece| 1 + 8 * piece.owner.index() + usize::from(piece.facing.eighths()));
    Some((shade * TILES + tile) * CHEVRONS + chevron)
}

/// A plate of empty cells, on the colour of the frame.
fn plate(painter: &CellPainter<'_>, shade: usize, palette: &Palette) -> Vec<u8> {
    let colours = painter.colours;
    let mut canvas = Canvas::new(PLATE, PLATE, palette, colours.frame);
    let mask = Mask::rounded((0, 0), (PLATE as i32, PLATE as i32), 16.0);
    canvas.fill(&mask, (0, 0), colours.plates[shade]);
    for cell in 0..9 {
        let at = (cell % 3 * PITCH + LIP, cell / 3 * PITCH + LIP);
        canvas.fill(&painter.shapes.cell, at, colours.cells[shade]);
    }
    canvas.pixels
}

/// The colours from which the palette of a theme is chosen: enough cells for every edge between two
/// colours, and text and overlays on all their backgrounds.
fn sample(painter: &CellPainter<'_>, empty: &[RgbImage]) -> ColourSet {
    let colours = painter.colours;
    let mut set = ColourSet::new();
    let upright = plain().filter(|art| art.chevron.is_none_or(|piece| piece.facing.eighths() < 2));
    let traces = Player::ALL.into_iter().flat_map(|player| {
        let art = CellArt { tile: Some(player), ..CellArt::default() };
        let facing = Direction::North;
        [
            CellArt { change: Some(Change::Gained), ..art },
            CellArt { change: Some(Change::PaidBy(player)), ..CellArt::default() },
            CellArt { gone: Some(Chevron { owner: player, facing }), ..CellArt::default() },
        ]
    });
    let arts: Vec<_> = upright.chain(traces).collect();
    for empty in empty {
        for art in &arts {
            for pixel in painter.paint(empty, *art).pixels() {
                set.insert(*pixel);
            }
        }
    }
    let players = colours.players.iter().flat_map(|player| [player.tile, player.main]);
    for ground in colours.cells.into_iter().chain(players) {
        set.insert_ramp(ground, colours.ink);
        set.insert_ramp(ground, colours.casing);
    }
    for [ground, text] in colours.meetings() {
        set.insert_ramp(ground, text);
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    /// The pixels of a plate on which a cell has been drawn.
    fn with_cell(sheet: &GridSheet, put: impl Fn(&mut Canvas<'_>)) -> Vec<u8> {
        let mut canvas = Canvas::new(PLATE, PLATE, &sheet.palette, sheet.colours.frame);
        sheet.place_plate(&mut canvas, 0, (LIP, LIP));
        put(&mut canvas);
        canvas.pixels
    }

    /// A copied cell could damage the corners of its plate; one of these cells is in the middle.
    const PLACES: [(i32, i32); 5] = [(0, 0), (2, 0), (0, 2), (2, 2), (1, 1)];

    #[test]
    fn a_cell_changes_the_plate_only_where_it_differs_from_an_empty_one() {
        let shapes = GridShapes::new();
        let colours = Theme::default().colours();
        let sheet = GridSheet::new(colours, &shapes);
        let painter = CellPainter { shapes: &shapes, colours };
        let empty = painter.empty(0);
        let bare = with_cell(&sheet, |_| ());
        for (art, (column, row)) in plain().zip(PLACES.into_iter().cycle()) {
            let image = painter.paint(&empty, art);
            let at = (column * PITCH + LIP, row * PITCH + LIP);
            let pixels = with_cell(&sheet, |c| sheet.place_cell(c, &shapes, 0, art, at));
            for (x, y, pixel) in image.enumerate_pixels() {
                let place = (at.1 as usize + y as usize) * PLATE + at.0 as usize + x as usize;
                let same = pixel == empty.get_pixel(x, y);
                let expected = if same { bare[place] } else { sheet.palette.index(*pixel) };
                assert_eq!(pixels[place], expected, "{art:?} at {at:?}: {x}, {y}");
            }
        }
    }

    #[test]
    fn the_palette_comes_close_to_the_true_colours() {
        let shapes = GridShapes::new();
        for theme in Theme::ALL {
            let sheet = GridSheet::new(theme.colours(), &shapes);
            let painter = CellPainter { shapes: &shapes, colours: theme.colours() };
            for colour in theme.colours().of_grid() {
                let shown = sheet.palette.colour(sheet.palette.index(colour));
                assert_eq!(shown, colour, "{theme:?}: flat colours stay as they are");
            }
            let (mut worst, mut sum, mut count) = (0, 0_u64, 0_u64);
            for art in plain() {
                for pixel in painter.paint(&sheet.empty[1], art).pixels() {
                    let shown = sheet.palette.colour(sheet.palette.index(*pixel));
                    for (a, b) in pixel.0.iter().zip(shown.0) {
                        let error = a.abs_diff(b);
                        (worst, sum, count) = (worst.max(error), sum + u64::from(error), count + 1);
                    }
                }
            }
            assert!(worst <= 30, "{theme:?}: a channel is off by {worst}");
            assert!(sum <= count, "{theme:?}: channels are off by {sum} / {count}");
        }
    }
}
