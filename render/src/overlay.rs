//! What crosses the cells or is written on the picture: coordinates, the way of the last turn, labels.

use crate::canvas::Canvas;
use crate::layout::{BELOW, BOARD, LEFT, Layout, PITCH};
use crate::shapes::LabelPlace;
use crate::stencil::Vector;
use crate::text::{Fonts, Style};
use crate::theme::Colours;
use crate::trail::Arrow;
use crate::{Cell, Direction, Grid, Last, Mark, Side, Spin};

const COORDINATE: Style = Style::medium(31.0);
const IN_MIDDLE: Style = Style::semi_bold(36.0);
const IN_CORNER: Style = Style::semi_bold(27.0);

/// How far from the centre of its goal an arrow stops: at the frame round it.
const SHORT: f32 = 46.0;
/// The radius of the arrow round a piece that was turned.
const SPIN: f32 = 45.0;

/// Draws over the cells.
pub(crate) struct Overlay<'a> {
    pub(crate) fonts: &'a Fonts,
    pub(crate) colours: &'a Colours,
    pub(crate) layout: Layout,
    pub(crate) bottom: Side,
}

impl Overlay<'_> {
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, grid: &Grid) {
        self.coordinates(canvas);
        self.last(canvas, grid);
        self.labels(canvas, grid);
    }

    fn at(&self, cell: Cell, (x, y): Vector) -> Vector {
        let (left, top) = self.layout.cell(cell.on_picture(self.bottom));
        (left as f32 + x, top as f32 + y)
    }

    fn centre(&self, cell: Cell) -> Vector {
        let half = PITCH as f32 / 2.0;
        self.at(cell, (half, half))
    }

    /// Letters and numbers left of the board and under it.
    fn coordinates(&self, canvas: &mut Canvas<'_>) {
        let below = (self.layout.board + BOARD) as f32 + BELOW as f32 * 0.46;
        for cell in Cell::all() {
            let (column, row) = cell.on_picture(self.bottom);
            let file = char::from(b'a' + cell.column()).to_string();
            let rank = (cell.row() + 1).to_string();
            // A board turned by a quarter has its files at the left.
            let (at_left, under) = match self.bottom {
                Side::South | Side::North => (rank, file),
                Side::West | Side::East => (file, rank),
            };
            let (x, y) = self.centre(cell);
            if column == 0 {
                let line = self.fonts.line(&at_left, COORDINATE, f32::INFINITY);
                line.draw_centred(canvas, (LEFT as f32 * 0.47, y), self.colours.coordinate);
            }
            if row == 8 {
                let line = self.fonts.line(&under, COORDINATE, f32::INFINITY);
                line.draw_centred(canvas, (x, below), self.colours.coordinate);
            }
        }
    }

    /// The way of the last turn.
    fn last(&self, canvas: &mut Canvas<'_>, grid: &Grid) {
        let (ink, casing) = (self.colours.ink, self.colours.casing);
        match grid.last {
            Some(Last::Move { from, to, jump }) if from != to => {
                let arrow = if jump { Arrow::leap } else { Arrow::straight };
                arrow(self.centre(from), self.centre(to), SHORT).draw(canvas, ink, casing);
            }
            Some(Last::Spin { at, by }) => {
                let facing = grid[at]
                    .chevron
                    .map_or(Direction::North, |piece| piece.facing);
                let facing = facing.on_picture(self.bottom).eighths() as i8;
                let before = (facing - by.eighths()).rem_euclid(8) as u8;
                let before = Direction::from_eighths(before);
                let arrow = Arrow::round(self.centre(at), SPIN, before, by.eighths());
                arrow.draw(canvas, ink, casing);
            }
            Some(Last::Move { .. }) | None => {}
        }
    }

    fn labels(&self, canvas: &mut Canvas<'_>, grid: &Grid) {
        for cell in Cell::all() {
            let state = &grid[cell];
            let Some(Mark::Choice(label) | Mark::Capture(label)) = state.mark else {
                continue;
            };
            let place = LabelPlace::of(state.chevron.is_some());
            let style = match place {
                LabelPlace::Middle => IN_MIDDLE,
                LabelPlace::Corner => IN_CORNER,
            };
            let line = self.fonts.line(label.as_str(), style, f32::INFINITY);
            line.draw_centred(canvas, self.at(cell, place.centre()), self.colours.casing);
        }
    }
}

impl Spin {
    /// Eighths of a turn with the clock.
    const fn eighths(self) -> i8 {
        match self {
            Self::QuarterLeft => -2,
            Self::EighthLeft => -1,
            Self::EighthRight => 1,
            Self::QuarterRight => 2,
        }
    }
}
