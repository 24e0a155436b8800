//! Paints one cell in true colour, from the plate up to the marks. The sprites are made from these
//! images.

use image::{Rgb, RgbImage};

use crate::grid_shapes::{GridShapes, LabelPlace};
use crate::layout::PITCH;
use crate::paint::{draw, fill};
use crate::palette::mix;
use crate::theme::{Colours, PlayerColours};
use crate::{Cell, CellState, Change, Chevron, Grid, Last, Mark, Player, Side};

/// What a cell shows, with directions already turned for the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct CellArt {
    pub(crate) tile: Option<Player>,
    pub(crate) change: Option<Change>,
    pub(crate) chevron: Option<Chevron>,
    pub(crate) gone: Option<Chevron>,
    pub(crate) ended: Option<Ended>,
    pub(crate) mark: Option<Mark>,
}

/// The movement of the last turn that ended in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    Move,
    Spin,
}

/// A tile's owner, and whether it was gained in the last turn.
type Tile = (Player, bool);

/// The opacity of the shadow under a chevron, and its offset downwards in pixels.
const SHADOW: (u8, i32) = (61, 4);
const BLACK: Rgb<u8> = Rgb([0; 3]);

/// Paints cells of one theme.
pub(crate) struct CellPainter<'a> {
    pub(crate) shapes: &'a GridShapes,
    pub(crate) colours: &'a Colours,
}

impl CellPainter<'_> {
    /// An empty cell with its background, on a plate of this shade.
    pub(crate) fn empty(&self, shade: usize) -> RgbImage {
        let side = PITCH as u32;
        let mut image = RgbImage::from_pixel(side, side, self.colours.plates[shade]);
        let colour = self.colours.cells[shade];
        fill(&mut image, &self.shapes.cell, 0, colour, 255);
        image
    }

    /// A cell, painted over an empty one.
    pub(crate) fn paint(&self, empty: &RgbImage, art: CellArt) -> RgbImage {
        let mut image = empty.clone();
        let gained = matches!(art.change, Some(Change::Gained | Change::TakenFrom(_)));
        let tile = art.tile.map(|owner| (owner, gained));
        if let Some(tile) = tile {
            let covered = art.chevron.or(art.gone).is_some();
            self.tile(&mut image, tile, covered);
        }
        match art.change {
            Some(Change::TakenFrom(loser)) => self.folded_corner(&mut image, loser),
            Some(Change::PaidBy(payer)) => self.paid(&mut image, payer),
            Some(Change::Gained) | None => {}
        }
        if let (Some(gone), None) = (art.gone, art.chevron) {
            self.ghost(&mut image, gone, tile);
        }
        self.surround(&mut image, art);
        if let Some(chevron) = art.chevron {
            self.chevron(&mut image, chevron, tile);
        }
        if let Some(gone) = art.gone {
            let colours = self.colours.of(gone.owner);
            draw(&mut image, &self.shapes.gone, colours.edge, colours.main);
            fill(&mut image, &self.shapes.gone_cross, 0, colours.suit, 255);
        }
        self.label(&mut image, art);
        image
    }

    fn tile(&self, image: &mut RgbImage, (owner, gained): Tile, covered: bool) {
        let (rim, ground, suit) = tile_colours(self.colours.of(owner), gained);
        fill(image, &self.shapes.cell, 0, rim, 255);
        fill(image, &self.shapes.tile, 0, ground, 255);
        if !covered {
            fill(image, &self.shapes.suits[owner.index()], 0, suit, 255);
        }
    }

    /// Paints the corner of a captured tile in its former colour, like the folded corner of a page.
    fn folded_corner(&self, image: &mut RgbImage, loser: Player) {
        let colours = self.colours.of(loser);
        fill(image, &self.shapes.corner, 0, colours.tile, 255);
        fill(image, &self.shapes.corner_suits[loser.index()], 0, colours.edge, 255);
    }

    fn paid(&self, image: &mut RgbImage, payer: Player) {
        let ink = self.colours.of(payer).ink;
        fill(image, &self.shapes.dashes, 0, ink, 255);
        fill(image, &self.shapes.hollow_suits[payer.index()], 0, ink, 255);
    }

    fn chevron(&self, image: &mut RgbImage, chevron: Chevron, tile: Option<Tile>) {
        let shape = &self.shapes.chevrons[usize::from(chevron.facing.eighths())];
        let colours = self.colours.of(chevron.owner);
        if let Some((owner, gained)) = tile {
            let (_, _, suit) = tile_colours(self.colours.of(owner), gained);
            fill(image, &shape.notch_suits[owner.index()], 0, suit, 255);
        }
        fill(image, &shape.halo, SHADOW.1, BLACK, SHADOW.0);
        fill(image, &shape.halo, 0, self.colours.casing, 255);
        fill(image, &shape.edge, 0, colours.edge, 255);
        fill(image, &shape.body, 0, colours.main, 255);
        fill(image, &shape.suits[chevron.owner.index()], 0, colours.suit, 255);
    }

    /// Paints a piece that was captured here, faded.
    fn ghost(&self, image: &mut RgbImage, gone: Chevron, tile: Option<Tile>) {
        let mut with_piece = image.clone();
        self.chevron(&mut with_piece, gone, tile);
        for (ground, piece) in image.pixels_mut().zip(with_piece.pixels()) {
            *ground = mix(*ground, *piece, 120);
        }
    }

    /// Paints frames and rings, which are under a chevron so that its points stay visible.
    fn surround(&self, image: &mut RgbImage, art: CellArt) {
        let Colours { ink, casing, .. } = *self.colours;
        match art.mark {
            Some(Mark::Selected) => {
                let owner = art.chevron.map(|piece| piece.owner).or(art.tile);
                let edge = owner.map_or(ink, |owner| self.colours.of(owner).edge);
                draw(image, &self.shapes.selected, edge, casing);
                return;
            }
            Some(Mark::Capture(_)) => draw(image, &self.shapes.wide_ring, casing, ink),
            Some(Mark::Choice(_)) if art.chevron.is_some() => {
                draw(image, &self.shapes.choice, ink, casing);
            }
            Some(Mark::Choice(label)) if label.is_empty() => {
                if art.tile.is_some() {
                    draw(image, &self.shapes.ring, casing, ink);
                } else {
                    fill(image, &self.shapes.dot, 0, ink, 150);
                }
            }
            Some(Mark::Choice(_)) | None => {}
        }
        match art.ended {
            Some(Ended::Move) => draw(image, &self.shapes.moved, casing, ink),
            Some(Ended::Spin) => draw(image, &self.shapes.spun, casing, ink),
            None => {}
        }
    }

    /// Paints the background of a label; its text is set on the finished picture.
    fn label(&self, image: &mut RgbImage, art: CellArt) {
        if let Some(Mark::Choice(label) | Mark::Capture(label)) = art.mark
            && !label.is_empty()
        {
            let place = LabelPlace::of(art.chevron.is_some());
            let shape = &self.shapes.labels[place as usize];
            draw(image, shape, self.colours.casing, self.colours.ink);
        }
    }
}

/// The rim, the background and the suit of a tile; a tile gained in the last turn has them
/// reversed.
const fn tile_colours(colours: &PlayerColours, gained: bool) -> (Rgb<u8>, Rgb<u8>, Rgb<u8>) {
    if gained {
        (colours.edge, colours.main, colours.suit)
    } else {
        (colours.ink, colours.tile, colours.ink)
    }
}

impl CellArt {
    /// What a cell shows on a picture with this side at the bottom.
    pub(crate) fn of(grid: &Grid, cell: Cell, bottom: Side) -> Self {
        let CellState { tile, chevron, change, gone, mark } = grid[cell];
        let turned = |piece: Chevron| Chevron { facing: piece.facing.on_picture(bottom), ..piece };
        let ended = match grid.last {
            Some(Last::Move { to, .. }) if to == cell => Some(Ended::Move),
            Some(Last::Spin { at, .. }) if at == cell => Some(Ended::Spin),
            _ => None,
        };
        let (chevron, gone) = (chevron.map(turned), gone.map(turned));
        Self { tile, change, chevron, gone, ended, mark }
    }
}
