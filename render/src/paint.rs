//! Paints through masks in true colour.

use image::{Rgb, RgbImage};

use crate::canvas::{alpha, clip};
use crate::palette::mix;
use crate::stencil::{Bordered, Mask};

/// Draws a line and the border on both sides of it.
pub(crate) fn draw(image: &mut RgbImage, line: &Bordered, border: Rgb<u8>, colour: Rgb<u8>) {
    fill(image, &line.border, 0, border, 255);
    fill(image, &line.line, 0, colour, 255);
}

/// Fills a mask with a colour, moved down by this many pixels.
pub(crate) fn fill(image: &mut RgbImage, mask: &Mask, down: i32, colour: Rgb<u8>, opacity: u8) {
    let (x, y) = (mask.origin.0, mask.origin.1 + down);
    let width = image.width() as usize;
    let columns = clip(x, mask.width, width);
    for row in clip(y, mask.height, image.height() as usize) {
        let covers = &mask.coverage[row * mask.width..][columns.clone()];
        let start = (y + row as i32) as usize * width + (x + columns.start as i32) as usize;
        let pixels = image.as_flat_samples_mut().samples[3 * start..].chunks_exact_mut(3);
        for (pixel, &cover) in pixels.zip(covers) {
            match alpha(cover, opacity) {
                0 => {}
                255 => pixel.copy_from_slice(&colour.0),
                alpha => {
                    let ground = Rgb([pixel[0], pixel[1], pixel[2]]);
                    pixel.copy_from_slice(&mix(ground, colour, alpha).0);
                }
            }
        }
    }
}
