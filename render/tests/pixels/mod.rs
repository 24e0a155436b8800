//! Decodes pictures.

use std::io::Cursor;

use image::{Rgb, RgbImage};

/// Decodes a palette PNG. Its pixels are inflated by other code than deflated them.
pub(crate) fn decode(bytes: &[u8]) -> RgbImage {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut pixels).expect("a picture");
    assert_eq!(frame.color_type, png::ColorType::Rgb);
    RgbImage::from_raw(frame.width, frame.height, pixels).expect("three bytes a pixel")
}

/// Encodes any picture, for people to look at.
pub(crate) fn encode(image: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width(), image.height());
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(image).expect("pixels");
    drop(writer);
    bytes
}

/// The differences of two pictures of one size: in red, on the faded rest.
pub(crate) fn difference(a: &RgbImage, b: &RgbImage) -> (usize, RgbImage) {
    let mut count = 0;
    let mut picture = a.clone();
    for (pixel, other) in picture.pixels_mut().zip(b.pixels()) {
        if pixel == other {
            *pixel = Rgb(pixel.0.map(|channel| 160 + channel / 4));
        } else {
            *pixel = Rgb([220, 0, 0]);
            count += 1;
        }
    }
    (count, picture)
}

/// The box around all pixels that differ: left, top, right and bottom, the last two exclusive.
pub(crate) fn changed(a: &RgbImage, b: &RgbImage) -> Option<[u32; 4]> {
    assert_eq!(a.dimensions(), b.dimensions());
    let pixels = a.enumerate_pixels().zip(b.pixels());
    pixels.filter(|((_, _, a), b)| a != b).fold(None, |area, ((x, y, _), _)| {
        let [left, top, right, bottom] = area.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)])
    })
}
