//! Sprites that change only what they must.

use image::{Rgb, RgbImage};

use crate::canvas::Canvas;
use crate::palette::Palette;

/// The part of a cell that differs from an empty one: row by row a run of pixels.
///
/// A whole cell would overwrite the round corners of its plate.
pub(crate) struct Cut {
    /// Where the run of each row begins and ends.
    runs: Box<[(u8, u8)]>,
    pixels: Box<[u8]>,
}

impl Cut {
    /// What of an image is to be put on an empty cell of the same size.
    pub(crate) fn new(image: &RgbImage, empty: &RgbImage, palette: &Palette) -> Self {
        let mut runs = Vec::with_capacity(image.height() as usize);
        let mut pixels = Vec::new();
        let width = image.width() as usize;
        let rows = [image, empty].map(|image| image.as_raw().chunks_exact(3 * width));
        let [rows, empty] = rows;
        for (row, empty) in rows.zip(empty) {
            let mut differs = row.iter().zip(empty).map(|(a, b)| a != b);
            let start = differs
                .clone()
                .position(|differs| differs)
                .map_or(0, |at| at / 3);
            let end = differs
                .rposition(|differs| differs)
                .map_or(0, |at| at / 3 + 1);
            runs.push((start as u8, end as u8));
            for colour in row[3 * start..3 * end].chunks_exact(3) {
                pixels.push(palette.index(Rgb([colour[0], colour[1], colour[2]])));
            }
        }
        Self {
            runs: runs.into(),
            pixels: pixels.into(),
        }
    }

    /// Copies the part to where the cell begins.
    pub(crate) fn place(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32)) {
        let mut rest = &self.pixels[..];
        for (row, &(from, to)) in self.runs.iter().enumerate() {
            let (run, after) = rest.split_at(usize::from(to - from));
            let start = (y as usize + row) * canvas.width + x as usize + usize::from(from);
            canvas.pixels[start..start + run.len()].copy_from_slice(run);
            rest = after;
        }
    }
}
