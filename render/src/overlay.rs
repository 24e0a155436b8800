//! Draws what lies across cells or over the board: coordinates, the arrow of the last turn, labels.

use crate::canvas::Canvas;
use crate::grid_shapes::LabelPlace;
use crate::layout::{BELOW, BOARD, LEFT, Layout, PITCH, POINT_PITCH};
use crate::stencil::Vector;
use crate::text::{Fonts, Style};
use crate::theme::Colours;
use crate::trail::Arrow;
use crate::{Cell, Direction, Grid, Label, Last, Mark, Point, Points, Side, Spot};

const COORDINATE: Style = Style::medium(31.0);
const IN_MIDDLE: Style = Style::semi_bold(36.0);
const IN_CORNER: Style = Style::semi_bold(27.0);
const ON_POINT: Style = Style::semi_bold(30.0);

/// The distance from the centre of its goal at which an arrow ends: at the frame of the cell.
const SHORT: f32 = 46.0;
/// The same distance on a board of points: at the ring.
const SHORT_OF_POINT: f32 = 43.0;
/// The radius of the arrow around a piece that turned.
const SPIN: f32 = 45.0;

/// Draws over the board.
pub(crate) struct Overlay<'a> {
    pub(crate) fonts: &'a Fonts,
    pub(crate) colours: &'a Colours,
    pub(crate) layout: Layout,
    pub(crate) bottom: Side,
}

impl Overlay<'_> {
    /// Draws over a grid.
    pub(crate) fn grid(&self, canvas: &mut Canvas<'_>, grid: &Grid) {
        for earlier in &grid.earlier {
            self.movement(canvas, grid, *earlier, Arrow::thin);
        }
        if let Some(last) = grid.last {
            self.movement(canvas, grid, last, |arrow| arrow);
        }
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
            self.label(canvas, label, style, self.at(cell, place.centre()));
        }
    }

    /// Draws over a board of points.
    pub(crate) fn points(&self, canvas: &mut Canvas<'_>, points: &Points) {
        for &earlier in &points.earlier {
            self.slide(canvas, earlier, Arrow::thin);
        }
        if let Some(last) = points.last {
            self.slide(canvas, last, |arrow| arrow);
        }
        for point in Point::all().filter(|&point| point != Point::MIDDLE) {
            if let Some(Mark::Choice(label) | Mark::Capture(label)) = points[point].mark {
                self.label(canvas, label, ON_POINT, self.middle(point));
            }
        }
    }

    fn at(&self, cell: Cell, (x, y): Vector) -> Vector {
        let (left, top) = self.layout.cell(cell.on_picture(self.bottom));
        (left as f32 + x, top as f32 + y)
    }

    pub(crate) fn centre(&self, cell: Cell) -> Vector {
        let half = PITCH as f32 / 2.0;
        self.at(cell, (half, half))
    }

    pub(crate) fn middle(&self, point: Point) -> Vector {
        let (left, top) = self.layout.point(point.on_picture(self.bottom));
        let half = POINT_PITCH as f32 / 2.0;
        (left as f32 + half, top as f32 + half)
    }

    /// Draws letters and numbers to the left of the board and under it.
    pub(crate) fn coordinates<const N: u8>(
        &self,
        canvas: &mut Canvas<'_>,
        centre: impl Fn(Spot<N>) -> Vector,
    ) {
        let below = (self.layout.board + BOARD) as f32 + BELOW as f32 * 0.46;
        for spot in Spot::<N>::all() {
            let (column, row) = spot.on_picture(self.bottom);
            if column != 0 && row != N - 1 {
                continue;
            }
            let file = char::from(b'a' + spot.column()).to_string();
            let rank = (spot.row() + 1).to_string();
            // A board turned by a quarter has its files at the left.
            let (at_left, under) = match self.bottom {
                Side::South | Side::North => (rank, file),
                Side::West | Side::East => (file, rank),
            };
            let (x, y) = centre(spot);
            if column == 0 {
                let line = self.fonts.line(&at_left, COORDINATE, f32::INFINITY);
                line.draw_centred(canvas, (LEFT as f32 * 0.47, y), self.colours.coordinate);
            }
            if row == N - 1 {
                let line = self.fonts.line(&under, COORDINATE, f32::INFINITY);
                line.draw_centred(canvas, (x, below), self.colours.coordinate);
            }
        }
    }

    /// Draws a label, in smaller letters if it is wider than its background.
    fn label(&self, canvas: &mut Canvas<'_>, label: Label, style: Style, centre: Vector) {
        let text = label.as_str();
        let style = match text.len() {
            ..=2 => style,
            3 => style.scaled(0.8),
            _ => style.scaled(0.6),
        };
        let line = self.fonts.line(text, style, f32::INFINITY);
        line.draw_centred(canvas, centre, self.colours.casing);
    }

    /// Draws the arrow from one point to another.
    fn slide(
        &self,
        canvas: &mut Canvas<'_>,
        (from, to): (Point, Point),
        style: impl Fn(Arrow) -> Arrow,
    ) {
        if from != to {
            let arrow = Arrow::straight(self.middle(from), self.middle(to), SHORT_OF_POINT);
            style(arrow).draw(canvas, self.colours.ink, self.colours.casing);
        }
    }

    /// Draws the arrow of a turn.
    fn movement(
        &self,
        canvas: &mut Canvas<'_>,
        grid: &Grid,
        movement: Last,
        style: impl Fn(Arrow) -> Arrow,
    ) {
        let arrow = match movement {
            Last::Move { from, to, .. } if from == to => return,
            Last::Move { from, to, jump } => {
                let arrow = if jump { Arrow::leap } else { Arrow::straight };
                arrow(self.centre(from), self.centre(to), SHORT)
            }
            Last::Spin { at, by } => {
                let facing = grid[at].chevron.map_or(Direction::North, |piece| piece.facing);
                let facing = facing.on_picture(self.bottom).eighths() as i8;
                let before = (facing - by.eighths()).rem_euclid(8) as u8;
                let before = Direction::from_eighths(before);
                Arrow::round(self.centre(at), SPIN, before, by.eighths())
            }
        };
        style(arrow).draw(canvas, self.colours.ink, self.colours.casing);
    }
}
