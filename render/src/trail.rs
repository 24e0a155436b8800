//! Lines of any length over the picture: the way of a move, the turn of a piece.
//!
//! Such a shape may cross the whole board, yet covers little of it. It is drawn on small sheets,
//! and only on those that it touches.

use std::f32::consts::SQRT_2;

use image::Rgb;

use crate::Direction;
use crate::canvas::Canvas;
use crate::signs::turned;
use crate::stencil::{Quick, Vector};

/// The side of one sheet.
const SHEET: i32 = 32;

/// A way with an arrow head at its end.
pub(crate) struct Arrow {
    way: Vec<Vector>,
    /// Whether the way has corners, which are to be rounded.
    bent: bool,
    head: [Vector; 3],
    pen: Pen,
}

/// How an arrow is drawn.
#[derive(Debug, Clone, Copy)]
struct Pen {
    /// Half the width of the way.
    way: f32,
    /// Length and half the width of the head.
    head: (f32, f32),
    /// Whether a ring shows where the way begins.
    ring: bool,
}

const FAR: Pen = Pen {
    way: 3.5,
    head: (26.0, 12.0),
    ring: true,
};
const NEAR: Pen = Pen {
    way: 4.5,
    head: (22.0, 14.0),
    ring: false,
};

/// How far the light line reaches round an arrow.
const CASING: f32 = 4.0;
/// The ring where a way begins: its radius and that of the hole.
const RING: (f32, f32) = (10.0, 5.0);

impl Arrow {
    /// An arrow along a bent or straight way.
    fn along(mut way: Vec<Vector>, pen: Pen) -> Self {
        let tip = way.pop().unwrap_or_default();
        let (long, wide) = pen.head;
        // The way ends inside the head, so that no point of it pokes out.
        way.retain(|&point| length(minus(tip, point)) > long);
        let (x, y) = unit(way.last().copied().unwrap_or(tip), tip);
        let neck = (tip.0 - x * long, tip.1 - y * long);
        let wing = |side: f32| (neck.0 - y * wide * side, neck.1 + x * wide * side);
        way.push((tip.0 - x * long * 0.8, tip.1 - y * long * 0.8));
        Self {
            way,
            bent: true,
            head: [tip, wing(1.0), wing(-1.0)],
            pen,
        }
    }

    /// A straight arrow that stops `short` of its end.
    pub(crate) fn straight(from: Vector, to: Vector, short: f32) -> Self {
        let (x, y) = unit(from, to);
        let tip = (to.0 - x * short, to.1 - y * short);
        // In short pieces: a sheet then has to do only with those that touch it.
        let pieces = (length(minus(tip, from)) / SHEET as f32).ceil().max(1.0) as u8;
        let at = |piece| between(from, tip, f32::from(piece) / f32::from(pieces));
        let way = (0..=pieces).map(at).collect();
        Self {
            bent: false,
            ..Self::along(way, FAR)
        }
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
        let mut way: Vec<_> = (0..=16_u8).map(|step| at(f32::from(step) / 16.0)).collect();
        way.retain(|&point| length(minus(to, point)) > short);
        Self::along(way, FAR)
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
        Self::along(way, NEAR)
    }

    /// Draws the arrow.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, ink: Rgb<u8>, casing: Rgb<u8>) {
        self.pour(canvas, CASING, casing);
        self.pour(canvas, 0.0, ink);
        if self.pen.ring
            && let Some(&start) = self.way.first()
        {
            let reach = RING.1 as i32 + 2;
            let corner = (
                start.0.floor() as i32 - reach,
                start.1.floor() as i32 - reach,
            );
            let side = 2 * reach.unsigned_abs();
            let hole = Quick::new(corner, (side, side)).disc(start, RING.1).mask();
            canvas.stamp(&hole, (0, 0), casing);
        }
    }

    /// Pours a colour over the arrow and so far round it.
    fn pour(&self, canvas: &mut Canvas<'_>, margin: f32, colour: Rgb<u8>) {
        let width = self.pen.way + margin;
        let start = self.way.first().filter(|_| self.pen.ring);
        let (columns, rows) = (canvas.width as i32 / SHEET, canvas.height as i32 / SHEET);
        for (column, row) in (0..=rows).flat_map(|y| (0..=columns).map(move |x| (x, y))) {
            let corner = (column * SHEET, row * SHEET);
            let half = SHEET as f32 / 2.0;
            let middle = (corner.0 as f32 + half, corner.1 as f32 + half);
            // Half the diagonal, and a pixel for the rounding of the samples.
            let reach = half * SQRT_2 + 1.0;
            let near = |from, to, width| distance(middle, from, to) < reach + width;

            let mut sheet = None;
            let new_sheet = || Quick::new(corner, (SHEET as u32, SHEET as u32));
            let mut add = |shape: &dyn Fn(Quick) -> Quick| {
                sheet = Some(shape(sheet.take().unwrap_or_else(new_sheet)));
            };
            for ends in self
                .way
                .windows(2)
                .filter(|ends| near(ends[0], ends[1], width))
            {
                add(&|sheet| sheet.band(ends[0], ends[1], width));
            }
            let joints = if self.bent { &self.way[..] } else { &[] };
            for &joint in joints.iter().filter(|&&joint| near(joint, joint, width)) {
                add(&|sheet| sheet.disc(joint, width));
            }
            if near(self.head[0], self.head[1], self.pen.head.1 * 2.0 + margin) {
                add(&|sheet| {
                    if margin > 0.0 {
                        sheet.grown_polygon(&self.head, margin)
                    } else {
                        sheet.polygon(&self.head)
                    }
                });
            }
            if let Some(&start) = start
                && near(start, start, RING.0 + margin)
            {
                add(&|sheet| sheet.disc(start, RING.0 + margin));
            }
            let Some(sheet) = sheet else { continue };
            canvas.stamp(&sheet.mask(), (0, 0), colour);
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
