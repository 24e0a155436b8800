//! Lines of any length over the picture: the arrow of a move or a turn, the line of a graph.
//!
//! Such a shape may cross the whole board, but covers little of it. It is drawn on small sheets,
//! and only on those that it touches.

use std::f32::consts::SQRT_2;

use image::Rgb;

use crate::Direction;
use crate::canvas::Canvas;
use crate::signs::turned;
use crate::stencil::{Quick, Vector};

/// The side of one sheet.
const SHEET: i32 = 32;

/// A path with an arrow head at its end.
pub(crate) struct Arrow {
    way: Vec<Vector>,
    /// Whether the path has corners, which are to be rounded.
    bent: bool,
    head: [Vector; 3],
    pen: Pen,
}

/// The dimensions of an arrow.
#[derive(Debug, Clone, Copy)]
struct Pen {
    /// Half the width of the path.
    way: f32,
    /// The length and half the width of the head.
    head: (f32, f32),
    /// Whether there is a ring at the start of the path.
    ring: bool,
}

const FAR: Pen = Pen { way: 3.5, head: (26.0, 12.0), ring: true };
const NEAR: Pen = Pen { way: 4.5, head: (22.0, 14.0), ring: false };

/// The width of the light line around an arrow.
const CASING: f32 = 4.0;
/// The ring at the start of a path: its radius and that of its hole.
const RING: (f32, f32) = (10.0, 5.0);

impl Arrow {
    /// An arrow along a bent or straight path.
    fn along(mut way: Vec<Vector>, pen: Pen) -> Self {
        let tip = way.pop().unwrap_or_default();
        let (long, wide) = pen.head;
        // The path ends inside the head, so that no point of it sticks out.
        way.retain(|&point| length(minus(tip, point)) > long);
        let (x, y) = unit(way.last().copied().unwrap_or(tip), tip);
        let neck = (tip.0 - x * long, tip.1 - y * long);
        let wing = |side: f32| (neck.0 - y * wide * side, neck.1 + x * wide * side);
        way.push((tip.0 - x * long * 0.8, tip.1 - y * long * 0.8));
        Self { way, bent: true, head: [tip, wing(1.0), wing(-1.0)], pen }
    }

    /// A straight arrow that ends `short` of its goal.
    pub(crate) fn straight(from: Vector, to: Vector, short: f32) -> Self {
        let (x, y) = unit(from, to);
        let tip = (to.0 - x * short, to.1 - y * short);
        // The path is in short pieces, so that a sheet draws only those that touch it.
        let pieces = (length(minus(tip, from)) / SHEET as f32).ceil().max(1.0) as u8;
        let at = |piece| between(from, tip, f32::from(piece) / f32::from(pieces));
        let way = (0..=pieces).map(at).collect();
        Self { bent: false, ..Self::along(way, FAR) }
    }

    /// An arrow for a jump, bent upwards or, if the jump is vertical, to the right.
    pub(crate) fn leap(from: Vector, to: Vector, short: f32) -> Self {
        let (x, y) = unit(from, to);
        let rise = length(minus(to, from)) * 0.28;
        // Of the two ways to bend, this takes the one that goes up on the picture.
        let side = if x < -0.1 || (x < 0.1 && y > 0.0) { -1.0 } else { 1.0 };
        let middle = between(from, to, 0.5);
        let control = (middle.0 + y * side * rise * 2.0, middle.1 - x * side * rise * 2.0);
        let at = |t| between(between(from, control, t), between(control, to, t), t);
        let mut way: Vec<_> = (0..=16_u8).map(|step| at(f32::from(step) / 16.0)).collect();
        way.retain(|&point| length(minus(to, point)) > short);
        Self::along(way, FAR)
    }

    /// An arrow around a centre, from a direction, by this many eighths of a turn clockwise, or
    /// anticlockwise if negative.
    pub(crate) fn round(centre: Vector, radius: f32, from: Direction, eighths: i8) -> Self {
        const STEPS: u8 = 8;
        let ahead = |turn: i8| {
            let direction =
                Direction::from_eighths((from.eighths() as i8 + turn).rem_euclid(8) as u8);
            turned((0.0, -1.0), direction)
        };
        let mut way = vec![];
        for turn in 0..eighths.unsigned_abs() as i8 {
            let (start, end) =
                (ahead(turn * eighths.signum()), ahead((turn + 1) * eighths.signum()));
            for step in 0..=STEPS {
                let between = between(start, end, f32::from(step) / f32::from(STEPS));
                let stretch = radius / length(between).max(f32::EPSILON);
                way.push((centre.0 + between.0 * stretch, centre.1 + between.1 * stretch));
            }
        }
        Self::along(way, NEAR)
    }

    /// The same with a thin path and no ring: an arrow that is less important than another one.
    pub(crate) fn thin(self) -> Self {
        let way = self.pen.way * 0.5;
        Self { pen: Pen { way, ring: false, ..self.pen }, ..self }
    }

    /// Draws the arrow.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, ink: Rgb<u8>, casing: Rgb<u8>) {
        pour(canvas, &self.parts(CASING), casing);
        pour(canvas, &self.parts(0.0), ink);
        if self.pen.ring
            && let Some(&start) = self.way.first()
        {
            pour(canvas, &[Part::Disc(start, RING.1)], casing);
        }
    }

    /// The parts of the arrow, enlarged by a margin on all sides.
    fn parts(&self, margin: f32) -> Vec<Part> {
        let width = self.pen.way + margin;
        let bands = self.way.windows(2).map(|ends| Part::Band(ends[0], ends[1], width));
        let joints = if self.bent { &self.way[..] } else { &[] };
        let joints = joints.iter().map(|&joint| Part::Disc(joint, width));
        let start = self.way.first().filter(|_| self.pen.ring);
        let ring = start.map(|&start| Part::Disc(start, RING.0 + margin));
        let head = Part::Head(self.head, margin);
        bands.chain(joints).chain(ring).chain([head]).collect()
    }
}

/// A part of an arrow.
enum Part {
    /// From one point to another, with this half width.
    Band(Vector, Vector, f32),
    /// Around a point, with this radius.
    Disc(Vector, f32),
    /// The tip and the two wings, enlarged by a margin.
    Head([Vector; 3], f32),
}

impl Part {
    /// The distance from a point to the part, or less.
    fn distance(&self, point: Vector) -> f32 {
        match *self {
            Self::Band(from, to, width) => distance(point, from, to) - width,
            Self::Disc(centre, radius) => length(minus(point, centre)) - radius,
            Self::Head([tip, left, right], margin) => {
                let half_width = length(minus(left, right)) / 2.0;
                distance(point, tip, between(left, right, 0.5)) - half_width - margin
            }
        }
    }

    /// The top left and the bottom right corner of a box that contains the part.
    fn bounds(&self) -> (Vector, Vector) {
        let (corners, margin): (&[Vector], f32) = match self {
            Self::Band(from, to, width) => (&[*from, *to], *width),
            Self::Disc(centre, radius) => (&[*centre], *radius),
            Self::Head(corners, margin) => (corners, *margin),
        };
        let [mut least, mut most] = [corners[0]; 2];
        for corner in corners {
            least = (least.0.min(corner.0), least.1.min(corner.1));
            most = (most.0.max(corner.0), most.1.max(corner.1));
        }
        ((least.0 - margin, least.1 - margin), (most.0 + margin, most.1 + margin))
    }

    fn add_to(&self, sheet: Quick) -> Quick {
        match *self {
            Self::Band(from, to, width) => sheet.band(from, to, width),
            Self::Disc(centre, radius) => sheet.disc(centre, radius),
            Self::Head(corners, margin) if margin > 0.0 => sheet.grown_polygon(&corners, margin),
            Self::Head(corners, _) => sheet.polygon(&corners),
        }
    }
}

/// Draws a line from point to point with round corners and ends and this half width.
pub(crate) fn draw_line(canvas: &mut Canvas<'_>, way: &[Vector], width: f32, colour: Rgb<u8>) {
    let bands = way.windows(2).map(|ends| Part::Band(ends[0], ends[1], width));
    let joints = way.iter().map(|&joint| Part::Disc(joint, width));
    let parts: Vec<Part> = bands.chain(joints).collect();
    pour(canvas, &parts, colour);
}

/// Fills all parts with a colour, each pixel once.
fn pour(canvas: &mut Canvas<'_>, parts: &[Part], colour: Rgb<u8>) {
    let touched = |part| sheets_of(part).map(move |sheet| (sheet, part));
    let mut touched: Vec<_> = parts.iter().flat_map(touched).collect();
    touched.sort_by_key(|&(sheet, _)| sheet);
    for group in touched.chunk_by(|(sheet, _), (other, _)| sheet == other) {
        let (column, row) = group[0].0;
        let corner = (column * SHEET, row * SHEET);
        let sheet = Quick::new(corner, (SHEET as u32, SHEET as u32));
        let sheet = group.iter().fold(sheet, |sheet, (_, part)| part.add_to(sheet));
        canvas.fill(&sheet.mask(), (0, 0), colour);
    }
}

/// The columns and rows of the sheets that a part may touch.
fn sheets_of(part: &Part) -> impl Iterator<Item = (i32, i32)> {
    let side = SHEET as f32;
    // Half the diagonal of a sheet, and a pixel for the rounding of samples.
    let reach = side / 2.0 * SQRT_2 + 1.0;
    let ((left, top), (right, bottom)) = part.bounds();
    let sheet = |at: f32| (at / side).floor() as i32;
    let rows = sheet(top - 1.0)..=sheet(bottom + 1.0);
    let columns = sheet(left - 1.0)..=sheet(right + 1.0);
    let all = rows.flat_map(move |row| columns.clone().map(move |column| (column, row)));
    all.filter(move |&(column, row)| {
        let middle = ((column as f32 + 0.5) * side, (row as f32 + 0.5) * side);
        part.distance(middle) < reach
    })
}

/// A point between two others: 0 is `from`, 1 is `to`.
fn between(from: Vector, to: Vector, t: f32) -> Vector {
    (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
}

fn minus(a: Vector, b: Vector) -> Vector {
    (a.0 - b.0, a.1 - b.1)
}

fn length((x, y): Vector) -> f32 {
    (x * x + y * y).sqrt()
}

/// The direction from one point to another, one pixel long; to the right if they are equal.
fn unit(from: Vector, to: Vector) -> Vector {
    let way = minus(to, from);
    let length = length(way);
    if length > f32::EPSILON { (way.0 / length, way.1 / length) } else { (1.0, 0.0) }
}

/// The distance from a point to the segment between two others.
fn distance(point: Vector, from: Vector, to: Vector) -> f32 {
    let (way, there) = (minus(to, from), minus(point, from));
    let square = (way.0 * way.0 + way.1 * way.1).max(f32::EPSILON);
    let along = ((there.0 * way.0 + there.1 * way.1) / square).clamp(0.0, 1.0);
    length((there.0 - way.0 * along, there.1 - way.1 * along))
}
