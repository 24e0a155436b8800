//! Sprites that overwrite only the pixels that differ from what is below them.

use image::{Rgb, RgbImage};

use crate::canvas::Canvas;
use crate::palette::Palette;

/// The part of a cell that differs from an empty one: a span of pixels for each row.
///
/// Copying a whole cell would overwrite the round corners of its plate.
pub(crate) struct Sprite {
    /// The start and the end of each row's span.
    spans: Box<[(u8, u8)]>,
    pixels: Box<[u8]>,
}

impl Sprite {
    /// The sprite that turns an empty cell into the cell of an image of the same size.
    pub(crate) fn new(image: &RgbImage, empty: &RgbImage, palette: &Palette) -> Self {
        let mut spans = Vec::with_capacity(image.height() as usize);
        let mut pixels = Vec::new();
        let width = image.width() as usize;
        let rows = [image, empty].map(|image| image.as_raw().chunks_exact(3 * width));
        let [rows, empty] = rows;
        for (row, empty) in rows.zip(empty) {
            let mut differs = row.iter().zip(empty).map(|(a, b)| a != b);
            let start = differs.clone().position(|differs| differs).map_or(0, |at| at / 3);
            let end = differs.rposition(|differs| differs).map_or(0, |at| at / 3 + 1);
            spans.push((start as u8, end as u8));
            for colour in row[3 * start..3 * end].chunks_exact(3) {
                pixels.push(palette.index(Rgb([colour[0], colour[1], colour[2]])));
            }
        }
        Self { spans: spans.into(), pixels: pixels.into() }
    }

    /// Copies the sprite to the cell that starts at `at`.
    pub(crate) fn place(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32)) {
        let mut rest = &self.pixels[..];
        for (row, &(from, to)) in self.spans.iter().enumerate() {
            let (span, after) = rest.split_at(usize::from(to - from));
            let start = (y as usize + row) * canvas.width + x as usize + usize::from(from);
            canvas.pixels[start..start + span.len()].copy_from_slice(span);
            rest = after;
        }
    }
}
