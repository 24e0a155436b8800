//! A whole game as an animated GIF.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::canvas::Canvas;
use crate::palette::Palette;

/// How long each position is shown, in hundredths of a second.
const DELAY: u16 = 100;
/// How long the last position is shown before the game repeats.
const LAST_DELAY: u16 = 500;

/// The size of an animated GIF.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FilmSize {
    /// The size of board pictures, 1000 pixels wide.
    #[default]
    Full,
    /// Half the width and half the height, with less than half of the bytes.
    Half,
}

/// The palette entry of unchanged pixels, which are transparent.
const UNCHANGED: u8 = Palette::ROOM as u8;

/// Writes the frames of a game, canvases of one size and palette, as the bytes of a GIF file.
///
/// Every frame after the first holds only the changes: it is cut to the box around them, and unchanged pixels in the
/// box are transparent.
pub(crate) fn gif<'a>(first: Canvas<'a>, then: impl Iterator<Item = Canvas<'a>>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(512 << 10);
    write(&mut bytes, first, then)
        .expect("a vector takes every byte, and frames are as large as they say");
    bytes
}

fn write<'a>(
    bytes: &mut Vec<u8>,
    first: Canvas<'a>,
    then: impl Iterator<Item = Canvas<'a>>,
) -> Result<(), EncodingError> {
    let mut palette = first.palette.bytes();
    palette.resize(3 * (usize::from(UNCHANGED) + 1), 0);
    let (width, height) = (first.width as u16, first.height as u16);
    let mut encoder = Encoder::new(bytes, width, height, &palette)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut frame = whole(&first);
    let mut shown = first;
    for canvas in then {
        encoder.write_frame(&frame)?;
        frame = change(&shown, &canvas);
        shown = canvas;
    }
    frame.delay = LAST_DELAY;
    encoder.write_frame(&frame)
}

fn whole(canvas: &Canvas<'_>) -> Frame<'static> {
    Frame {
        delay: DELAY,
        dispose: DisposalMethod::Keep,
        width: canvas.width as u16,
        height: canvas.height as u16,
        buffer: Cow::Owned(canvas.pixels.clone()),
        ..Frame::default()
    }
}

/// The frame that turns one canvas into another; a single unchanged pixel if they are equal.
fn change(before: &Canvas<'_>, after: &Canvas<'_>) -> Frame<'static> {
    let rows = before.pixels.chunks_exact(before.width).zip(after.pixels.chunks_exact(after.width));
    let (mut top, mut bottom) = (after.height, 0);
    let (mut left, mut right) = (after.width, 0);
    for (row, (a, b)) in rows.clone().enumerate().filter(|(_, (a, b))| a != b) {
        (top, bottom) = (top.min(row), row + 1);
        // Only pixels outside the box so far can widen it.
        let differs =
            |from: usize, to: usize| a[from..to].iter().zip(&b[from..to]).map(|(a, b)| a != b);
        left = differs(0, left).position(|differs| differs).unwrap_or(left);
        right =
            differs(right, a.len()).rposition(|differs| differs).map_or(right, |x| right + x + 1);
    }
    if bottom == 0 {
        (left, right, top, bottom) = (0, 1, 0, 1);
    }
    let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
    for (a, b) in rows.take(bottom).skip(top) {
        let pairs = a[left..right].iter().zip(&b[left..right]);
        buffer.extend(pairs.map(|(a, b)| if a == b { UNCHANGED } else { *b }));
    }
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left) as u16,
        height: (bottom - top) as u16,
        transparent: Some(UNCHANGED),
        buffer: Cow::Owned(buffer),
        delay: DELAY,
        dispose: DisposalMethod::Keep,
        ..Frame::default()
    }
}
