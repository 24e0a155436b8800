//! Turns shapes into coverage: imageproc draws them large and with hard edges, and a box filter
//! reduces them.

use image::{GrayImage, Luma};
use imageproc::drawing::{draw_filled_rect_mut, draw_polygon_mut};
use imageproc::point::Point;
use imageproc::rect::Rect;

use crate::palette::{STEPS, alpha_after};

/// A position or distance in pixels of the picture: x to the right, y downwards.
pub(crate) type Vector = (f32, f32);

/// How much of each pixel a shape covers, from 0 for nothing to 255 for all of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mask {
    /// The left top pixel, in the coordinates of the shape.
    pub(crate) origin: (i32, i32),
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) coverage: Vec<u8>,
}

impl Mask {
    /// A rectangle with round corners, on a sheet that is just large enough.
    pub(crate) fn rounded(from: (i32, i32), (width, height): (i32, i32), radius: f32) -> Self {
        let to = ((from.0 + width) as f32, (from.1 + height) as f32);
        let sheet = Fine::new(from, (width as u32, height as u32));
        sheet.rounded((from.0 as f32, from.1 as f32), to, radius).mask()
    }

    /// The part of this shape outside the other one, which is inside it on a sheet of the same
    /// size.
    pub(crate) fn minus(mut self, inner: &Self) -> Self {
        for (outer, inner) in self.coverage.iter_mut().zip(&inner.coverage) {
            *outer = outer.saturating_sub(*inner);
        }
        self
    }

    /// A square mask turned exactly by a quarter clockwise around its centre.
    pub(crate) fn quarter_turn(&self) -> Self {
        let size = self.width;
        let coverage = (0..size * size)
            .map(|i| {
                let (x, y) = (i % size, i / size);
                self.coverage[(size - 1 - x) * size + y]
            })
            .collect();
        Self { coverage, ..*self }
    }
}

/// A line, and the border that is visible on both sides of it.
pub(crate) struct Bordered {
    pub(crate) line: Mask,
    pub(crate) border: Mask,
}

impl Bordered {
    /// A disc within a border, on a sheet from `sheet`.
    pub(crate) fn disc(sheet: fn() -> Fine, centre: Vector, radius: f32, border: f32) -> Self {
        let disc = |radius| sheet().disc(centre, radius).mask();
        Self { line: disc(radius), border: disc(radius + border) }
    }

    /// A ring between two radii, on a sheet from `sheet`.
    pub(crate) fn ring(
        sheet: fn() -> Fine,
        centre: Vector,
        [outer, inner]: [f32; 2],
        border: f32,
    ) -> Self {
        let disc = |radius| sheet().disc(centre, radius).mask();
        Self {
            line: disc(outer).minus(&disc(inner)),
            border: disc(outer + border).minus(&disc(inner - border)),
        }
    }
}

/// A sheet several times as large as on the picture, on which shapes are drawn.
pub(crate) struct Stencil<const SCALE: usize> {
    sheet: GrayImage,
    /// The left top corner in the coordinates of the shapes.
    origin: (i32, i32),
}

/// A sample that a shape covers. Other samples are 0, so that the sum counts the covered ones.
const COVERED: Luma<u8> = Luma([1]);

/// For shapes that are drawn once and kept: 64 samples per pixel.
pub(crate) type Fine = Stencil<8>;

/// For shapes that are drawn for each picture: 16 samples per pixel.
pub(crate) type Quick = Stencil<4>;

impl<const SCALE: usize> Stencil<SCALE> {
    /// An empty sheet at `origin` with this size on the picture.
    pub(crate) fn new(origin: (i32, i32), (width, height): (u32, u32)) -> Self {
        let scale = SCALE as u32;
        Self { sheet: GrayImage::new(width * scale, height * scale), origin }
    }

    /// The sample at a position. (Rounding to the nearest does not work for halves: they round the
    /// other way below zero, and adjacent sheets would not fit together.)
    fn sample(&self, (x, y): Vector) -> (i32, i32) {
        let on_axis = |v: f32, origin: i32| ((v - origin as f32) * SCALE as f32).floor() as i32;
        (on_axis(x, self.origin.0), on_axis(y, self.origin.1))
    }

    /// Adds a polygon. Corners may lie outside the sheet.
    pub(crate) fn polygon(mut self, corners: &[Vector]) -> Self {
        let corners: Vec<_> = corners
            .iter()
            .map(|&corner| {
                let (x, y) = self.sample(corner);
                Point::new(x, y)
            })
            .collect();
        draw_polygon_mut(&mut self.sheet, &corners, COVERED);
        self
    }

    /// Adds a disc, row by row. imageproc's own function draws most rows twice, pixel by pixel, and
    /// took most of the time of an arrow.
    pub(crate) fn disc(mut self, centre: Vector, radius: f32) -> Self {
        let (x, y) = self.sample(centre);
        let radius = (radius * SCALE as f32).floor() as i32;
        for row in -radius..=radius {
            let half = (radius * (radius + 1) - row * row).isqrt();
            let row = Rect::at(x - half, y + row).of_size(2 * half as u32 + 1, 1);
            draw_filled_rect_mut(&mut self.sheet, row, COVERED);
        }
        self
    }

    /// Adds a rectangle from its top left to its bottom right corner.
    pub(crate) fn rectangle(mut self, from: Vector, to: Vector) -> Self {
        let on_sheet = |v: f32, origin: i32| ((v - origin as f32) * SCALE as f32).round() as i32;
        let (left, top) = (on_sheet(from.0, self.origin.0), on_sheet(from.1, self.origin.1));
        let (right, bottom) = (on_sheet(to.0, self.origin.0), on_sheet(to.1, self.origin.1));
        if right > left && bottom > top {
            let rectangle = Rect::at(left, top).of_size(left.abs_diff(right), top.abs_diff(bottom));
            draw_filled_rect_mut(&mut self.sheet, rectangle, COVERED);
        }
        self
    }

    /// Adds a rectangle with round corners.
    pub(crate) fn rounded(self, from: Vector, to: Vector, radius: f32) -> Self {
        let (left, right) = (from.0 + radius, to.0 - radius);
        let (top, bottom) = (from.1 + radius, to.1 - radius);
        self.rectangle((left, from.1), (right, to.1))
            .rectangle((from.0, top), (to.0, bottom))
            .disc((left, top), radius)
            .disc((right, top), radius)
            .disc((left, bottom), radius)
            .disc((right, bottom), radius)
    }

    /// Adds a line with blunt ends and the width of twice `radius`.
    pub(crate) fn band(self, from: Vector, to: Vector, radius: f32) -> Self {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = (x * x + y * y).sqrt().max(f32::EPSILON);
        let (x, y) = (x / length * radius, y / length * radius);
        self.polygon(&[
            (from.0 - y, from.1 + x),
            (to.0 - y, to.1 + x),
            (to.0 + y, to.1 - x),
            (from.0 + y, from.1 - x),
        ])
    }

    /// Adds a line with round ends and the width of twice `radius`.
    pub(crate) fn line(self, from: Vector, to: Vector, radius: f32) -> Self {
        self.band(from, to, radius).disc(from, radius).disc(to, radius)
    }

    /// Adds a polygon enlarged by `radius` on all sides, which rounds its corners.
    pub(crate) fn grown_polygon(self, corners: &[Vector], radius: f32) -> Self {
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).fold(self.polygon(corners), |sheet, (&from, &to)| {
            sheet.band(from, to, radius).disc(from, radius)
        })
    }

    /// The coverage of all shapes on the sheet together.
    pub(crate) fn mask(self) -> Mask {
        let origin = self.origin;
        let (width, height) =
            (self.sheet.width() as usize / SCALE, self.sheet.height() as usize / SCALE);
        let whole = (SCALE * SCALE) as u16;
        let steps = |covered: u16| (covered * u16::from(STEPS) + whole / 2) / whole;
        let mut coverage = Vec::with_capacity(width * height);
        let mut columns = vec![0; width * SCALE];
        for rows in self.sheet.as_raw().chunks_exact(columns.len() * SCALE) {
            columns.fill(0);
            for row in rows.chunks_exact(columns.len()) {
                for (column, sample) in columns.iter_mut().zip(row) {
                    *column += sample;
                }
            }
            let pixels = columns.as_chunks::<SCALE>().0;
            let covered = pixels.iter().map(|pixel| u16::from(pixel.iter().sum::<u8>()));
            coverage.extend(covered.map(|covered| alpha_after(steps(covered) as u8)));
        }
        Mask { origin, width, height, coverage }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_pixels_are_covered_exactly() {
        let mask = Fine::new((0, 0), (4, 3)).rectangle((1.0, 1.0), (3.0, 2.0)).mask();
        assert_eq!(mask.coverage, [0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn a_disc_has_the_area_of_a_disc() {
        let mask = Fine::new((0, 0), (40, 40)).disc((20.0, 20.0), 15.0).mask();
        let area: f32 = mask.coverage.iter().map(|&c| f32::from(c) / 255.0).sum();
        assert!((area / (std::f32::consts::PI * 225.0) - 1.0).abs() < 0.01, "{area}");
    }

    #[test]
    fn four_quarter_turns_are_none() {
        let mask = Fine::new((0, 0), (9, 9)).line((1.0, 2.0), (7.0, 4.0), 1.0).mask();
        let once = mask.quarter_turn();
        assert_ne!(once, mask);
        assert_eq!(once.quarter_turn().quarter_turn().quarter_turn(), mask);
    }

    #[test]
    fn neighbouring_sheets_fit_together() {
        let draw = |origin, size| Quick::new(origin, size).disc((8.0, 7.0), 5.0);
        let whole = draw((0, 0), (16, 16)).mask();
        let lower = draw((0, 8), (16, 8)).mask();
        assert_eq!(whole.coverage[8 * 16..], lower.coverage);
    }

    #[test]
    fn shapes_may_leave_the_sheet() {
        let mask = Quick::new((100, 100), (8, 8))
            .line((-2000.0, 0.0), (3000.0, 3000.0), 5.0)
            .disc((0.0, 0.0), 3000.0)
            .mask();
        assert!(mask.coverage.iter().all(|&c| c == 255));
    }
}
