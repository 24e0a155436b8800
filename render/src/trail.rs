//! Lines of any length over the picture: the way of a move, the turn of a piece.
//!
//! Such a shape may cross the whole board, yet covers little of it. It is drawn on small sheets,
//! and only on those that it touches.

use image::Rgb;

use crate::Direction;
use crate::canvas::Canvas;
use crate::shapes::turned;
use crate::stencil::{Stencil, Vector};

/// The side of one sheet.
const SHEET: i32 = 64;

/// A way with an arrow head at its end.
pub(crate) struct Arrow {
    way: Vec<Vector>,
    head: [Vector; 3],
}

/// Half the width of the way, and how far the light line reaches round it.
const WAY: f32 = 3.5;
const CASING: f32 = 4.0;
const HEAD: (f32, f32) = (26.0, 12.0);
/// The ring where a way begins.
const RING: (f32, f32) = (10.0, 5.0);

impl Arrow {
    /// An arrow along a bent or straight way of at least two points.
    fn along(mut way: Vec<Vector>) -> Self {
        let tip = way.pop().unwrap_or_default();
        let before = way.last().copied().unwrap_or_default();
        let (x, y) = unit(before, tip);
        let neck = (tip.0 - x * HEAD.0, tip.1 - y * HEAD.0);
        let wing = |side: f32| (neck.0 - y * HEAD.1 * side, neck.1 + x * HEAD.1 * side);
        // The way ends inside the head, so that no point of it pokes out.
        way.retain(|&point| length(minus(tip, point)) > HEAD.0);
        way.push((tip.0 - x * HEAD.0 * 0.8, tip.1 - y * HEAD.0 * 0.8));
        Self {
            way,
            head: [tip, wing(1.0), wing(-1.0)],
        }
    }

    /// A straight arrow that stops `short` of its end.
    pub(crate) fn straight(from: Vector, to: Vector, short: f32) -> Self {
        let (x, y) = unit(from, to);
        Self::along(vec![from, (to.0 - x * short, to.1 - y * short)])
    }

    /// An arrow that leaps over whatever lies between, bent upwards or, if upright, to the right.
    pub(crate) fn leap(from: Vector, to: Vector, short: f32) -> Self {
        let (x, y) = unit(from, to);
        let rise = length(minus(to, from)) * 0.28;
        // Of the two ways to bend take the one that rises on the picture.
        let side = if x < -0.1 || (x < 0.1 && y > 0.0) {
            -1.0
        } else {
            1.0
        };
        let middle = between(from, to, 0.5);
        let control = (
            middle.0 + y * side * rise * 2.0,
            middle.1 - x * side * rise * 2.0,
        );
        let at = |t| between(between(from, control, t), between(control, to, t), t);
        let mut way: Vec<_> = (0..=24_u8).map(|step| at(f32::from(step) / 24.0)).collect();
        way.retain(|&point| length(minus(to, point)) > short);
        Self::along(way)
    }

    /// An arrow round a centre from one direction, by so many eighths of a turn with the clock,
    /// or against it if negative.
    pub(crate) fn round(centre: Vector, radius: f32, from: Direction, eighths: i8) -> Self {
        const STEPS: u8 = 8;
        let ahead = |turn: i8| {
            let direction =
                Direction::from_eighths((from.eighths() as i8 + turn).rem_euclid(8) as u8);
            turned((0.0, -1.0), direction)
        };
        let mut way = vec![];
        for turn in 0..eighths.unsigned_abs() as i8 {
            let (start, end) = (
                ahead(turn * eighths.signum()),
                ahead((turn + 1) * eighths.signum()),
            );
            for step in 0..=STEPS {
                let between = between(start, end, f32::from(step) / f32::from(STEPS));
                let stretch = radius / length(between).max(f32::EPSILON);
                way.push((
                    centre.0 + between.0 * stretch,
                    centre.1 + between.1 * stretch,
                ));
            }
        }
        Self::along(way)
    }

    /// Draws the arrow, with a ring at its beginning if wanted.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, ring: bool, ink: Rgb<u8>, casing: Rgb<u8>) {
        for (colour, more) in [(casing, CASING), (ink, 0.0)] {
            let ring = ring.then_some(RING.0 + more);
            self.pour(canvas, WAY + more, ring, more, colour);
        }
        if ring && let Some(&start) = self.way.first() {
            let (x, y) = (start.0.floor() as i32, start.1.floor() as i32);
            let reach = RING.1 as i32 + 2;
            let side = 2 * reach.unsigned_abs();
            let mask = Stencil::quick((x - reach, y - reach), (side, side))
                .disc(start, RING.1)
                .mask();
            canvas.stamp(&mask, (0, 0), casing);
        }
    }

    fn pour(
        &self,
        canvas: &mut Canvas<'_>,
        width: f32,
        ring: Option<f32>,
        more: f32,
        colour: Rgb<u8>,
    ) {
        let reach = HEAD.1 + RING.0 + CASING;
        let (columns, rows) = (canvas.width as i32 / SHEET, canvas.height as i32 / SHEET);
        for y in (0..=rows).map(|row| row * SHEET) {
            for x in (0..=columns).map(|column| column * SHEET) {
                let near = |from: Vector, to: Vector| {
                    let half = SHEET as f32 / 2.0;
                    let middle = (x as f32 + half, y as f32 + half);
                    distance(middle, from, to) < half * 1.5 + reach
                };
                let ways = self.way.windows(2).map(|ends| (ends[0], ends[1]));
                if !ways
                    .clone()
                    .chain([(self.head[1], self.head[0])])
                    .any(|(a, b)| near(a, b))
                {
                    continue;
                }
                let sheet = Stencil::quick((x, y), (SHEET as u32, SHEET as u32));
                let sheet = ways
                    .into_iter()
                    .fold(sheet, |sheet, (from, to)| sheet.line(from, to, width));
                let sheet = sheet.grown_polygon(&self.head, more.max(0.5));
                let sheet = match (ring, self.way.first()) {
                    (Some(radius), Some(&start)) => sheet.disc(start, radius),
                    _ => sheet,
                };
                canvas.stamp(&sheet.mask(), (0, 0), colour);
            }
        }
    }
}

/// The point so far on the way from one to the other: 0 is `from`, 1 is `to`.
fn between(from: Vector, to: Vector, t: f32) -> Vector {
    (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
}

fn minus(a: Vector, b: Vector) -> Vector {
    (a.0 - b.0, a.1 - b.1)
}

fn length((x, y): Vector) -> f32 {
    (x * x + y * y).sqrt()
}

/// The direction from one point to another, one pixel long; to the right if they are the same.
fn unit(from: Vector, to: Vector) -> Vector {
    let way = minus(to, from);
    let length = length(way);
    if length > f32::EPSILON {
        (way.0 / length, way.1 / length)
    } else {
        (1.0, 0.0)
    }
}

/// How far a point is from a line between two others.
fn distance(point: Vector, from: Vector, to: Vector) -> f32 {
    let (way, there) = (minus(to, from), minus(point, from));
    let square = (way.0 * way.0 + way.1 * way.1).max(f32::EPSILON);
    let along = ((there.0 * way.0 + there.1 * way.1) / square).clamp(0.0, 1.0);
    length((there.0 - way.0 * along, there.1 - way.1 * along))
}
