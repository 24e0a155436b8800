//! The picture while it is drawn: one palette index per pixel.

use std::ops::Range;

use image::Rgb;

use crate::palette::{Palette, mix};
use crate::stencil::Mask;

/// A picture in the colours of one palette.
#[derive(Clone)]
pub(crate) struct Canvas<'a> {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<u8>,
    pub(crate) palette: &'a Palette,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(width: usize, height: usize, palette: &'a Palette, ground: Rgb<u8>) -> Self {
        let pixels = vec![palette.index(ground); width * height];
        Self { width, height, pixels, palette }
    }

    /// Fills a mask with a colour, with the origin of the mask at `at`.
    pub(crate) fn fill(&mut self, mask: &Mask, at: (i32, i32), colour: Rgb<u8>) {
        self.blend_mask(mask, at, colour, 255);
    }

    /// Like [`Canvas::fill`] with a translucent colour; an opacity of 255 is opaque.
    pub(crate) fn blend_mask(&mut self, mask: &Mask, at: (i32, i32), colour: Rgb<u8>, opacity: u8) {
        let solid = self.palette.index(colour);
        let (x, y) = (at.0 + mask.origin.0, at.1 + mask.origin.1);
        let columns = clip(x, mask.width, self.width);
        for row in clip(y, mask.height, self.height) {
            let cover = &mask.coverage[row * mask.width..][columns.clone()];
            let start = (y + row as i32) as usize * self.width;
            let pixels = &mut self.pixels[start..][..self.width];
            let pixels = pixels.iter_mut().skip((x + columns.start as i32) as usize);
            for (pixel, &cover) in pixels.zip(cover) {
                *pixel = match alpha(cover, opacity) {
                    0 => continue,
                    255 => solid,
                    alpha => self.palette.index(mix(self.palette.colour(*pixel), colour, alpha)),
                };
            }
        }
    }

    /// Copies the entries of a picture of this width, with its left top corner at a place.
    pub(crate) fn copy(&mut self, pixels: &[u8], width: usize, (x, y): (i32, i32)) {
        for (row, pixels) in pixels.chunks_exact(width).enumerate() {
            let start = (y as usize + row) * self.width + x as usize;
            self.pixels[start..start + width].copy_from_slice(pixels);
        }
    }

    /// The picture at half the width and half the height.
    pub(crate) fn halved(&self) -> Self {
        let mut pixels = Vec::with_capacity(self.pixels.len() / 4);
        for rows in self.pixels.chunks_exact(2 * self.width) {
            let (upper, lower) = rows.split_at(self.width);
            let columns = upper.as_chunks().0.iter().zip(lower.as_chunks().0);
            pixels.extend(columns.map(|(&[a, b], &[c, d])| self.mean([a, b, c, d])));
        }
        Self { width: self.width / 2, height: self.height / 2, pixels, palette: self.palette }
    }

    /// The palette entry nearest to the mean of four.
    fn mean(&self, entries: [u8; 4]) -> u8 {
        if entries == [entries[0]; 4] {
            return entries[0];
        }
        let colours = entries.map(|entry| self.palette.colour(entry));
        let channel = |i: usize| {
            let sum: u16 = colours.iter().map(|colour| u16::from(colour.0[i])).sum();
            ((sum + 2) / 4) as u8
        };
        self.palette.index(Rgb([channel(0), channel(1), channel(2)]))
    }

    /// Blends a colour into one pixel, if the pixel is on the picture.
    pub(crate) fn blend(&mut self, x: i32, y: i32, colour: Rgb<u8>, alpha: u8) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else {
            return;
        };
        if alpha > 0 && x < self.width && y < self.height {
            let pixel = &mut self.pixels[y * self.width + x];
            *pixel = self.palette.index(mix(self.palette.colour(*pixel), colour, alpha));
        }
    }
}

/// The part of `0..room` that a stretch of `length` pixels from `at` covers.
pub(crate) fn clip(at: i32, length: usize, room: usize) -> Range<usize> {
    let from = usize::try_from(-at).unwrap_or(0).min(length);
    let to = usize::try_from(room as i32 - at).unwrap_or(0).min(length);
    from..to.max(from)
}

/// The alpha of a pixel that a mask covers partly; 255 is opaque.
pub(crate) fn alpha(cover: u8, opacity: u8) -> u8 {
    ((u16::from(cover) * u16::from(opacity) + 127) / 255) as u8
}
