//! One picture as a file.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::canvas::Canvas;

/// Half as slow as level 6 for a tenth more bytes.
const LEVEL: u32 = 3;

/// A PNG with one byte a pixel.
pub(crate) fn png(canvas: &Canvas<'_>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 << 10);
    write(&mut bytes, canvas).expect("a vector takes every byte, and the palette fits");
    bytes
}

fn write(bytes: &mut Vec<u8>, canvas: &Canvas<'_>) -> Result<(), EncodingError> {
    // All rows go in at once. png would feed them one by one, and flate2 clears its whole buffer
    // for each: a third of the time was spent on that.
    let mut rows = Vec::with_capacity((canvas.width + 1) * canvas.height);
    for row in canvas.pixels.chunks_exact(canvas.width) {
        // No filter: filters only hurt palette data.
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let mut compressor = ZlibEncoder::new(Vec::with_capacity(64 << 10), Compression::new(LEVEL));
    compressor.write_all(&rows)?;
    let data = compressor.finish()?;

    let mut encoder = Encoder::new(bytes, canvas.width as u32, canvas.height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(canvas.palette.bytes());
    encoder.write_header()?.write_chunk(chunk::IDAT, &data)
}
