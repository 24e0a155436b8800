//! A whole game as an animated GIF.
//!
//! A position comes in parts, each a frame: the areas that the turn changed, from the top to the
//! bottom, then the marks of the turn. One frame for all of it would be large, since header and
//! board change with every turn. Unchanged pixels are transparent. The marks vanish when the next
//! frame comes, which is cheaper than to draw what was below them.

use std::borrow::Cow;
use std::ops::Range;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::canvas::Canvas;
use crate::lzw::{UNCHANGED, compress};

/// How long each position is shown, in hundredths of a second.
const DELAY: u16 = 100;
/// How long the last position is shown before the game repeats.
const LAST_DELAY: u16 = 500;
/// How long a part of a position is shown before the next part comes. Browsers show shorter frames
/// for 100 ms.
const PART_DELAY: u16 = 2;
/// Changes come in one part if what is unchanged between them is at most this fraction of the
/// picture: more would take more bytes than a part of its own.
const GAP: usize = 90;

/// The size of an animated GIF.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FilmSize {
    /// The size of board pictures, 1000 pixels wide.
    #[default]
    Full,
    /// Half the width and half the height, with less than half of the bytes.
    Half,
}

/// Writes the positions of a game as the bytes of a GIF file: canvases of one size and palette,
/// each without and with the marks of the last turn.
pub(crate) fn gif<'a>(
    first: [Canvas<'a>; 2],
    then: impl Iterator<Item = [Canvas<'a>; 2]>,
) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(512 << 10);
    write(&mut bytes, first, then)
        .expect("a vector takes every byte, and frames are as large as they say");
    bytes
}

fn write<'a>(
    bytes: &mut Vec<u8>,
    first: [Canvas<'a>; 2],
    then: impl Iterator<Item = [Canvas<'a>; 2]>,
) -> Result<(), EncodingError> {
    let Canvas { width, height, palette, .. } = first[0];
    let mut colours = palette.bytes();
    colours.resize(3 * (usize::from(UNCHANGED) + 1), 0);
    let mut encoder = Encoder::new(bytes, width as u16, height as u16, &colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut before = Canvas { width, height, pixels: vec![UNCHANGED; width * height], palette };
    let mut positions = std::iter::once(first).chain(then).peekable();
    while let Some([bare, marked]) = positions.next() {
        let mut delay = if positions.peek().is_some() { DELAY } else { LAST_DELAY };
        for area in changed(&before, &bare, width * height / GAP) {
            encoder.write_lzw_pre_encoded_frame(&frame(&before, &bare, area))?;
            delay = delay.saturating_sub(PART_DELAY);
        }
        let area = changed(&bare, &marked, usize::MAX).pop().unwrap_or((0..1, 0..1));
        let marks = frame(&bare, &marked, area);
        let marks = Frame { delay, dispose: DisposalMethod::Previous, ..marks };
        encoder.write_lzw_pre_encoded_frame(&marks)?;
        before = bare;
    }
    Ok(())
}

/// The columns and rows of an area.
type Area = (Range<usize>, Range<usize>);

/// The areas that differ, from the top to the bottom. Two are one if at most `gap` pixels are
/// between them.
fn changed(before: &Canvas<'_>, after: &Canvas<'_>, gap: usize) -> Vec<Area> {
    let mut areas: Vec<Area> = Vec::new();
    let rows = before.pixels.chunks_exact(before.width).zip(after.pixels.chunks_exact(after.width));
    for (row, (a, b)) in rows.enumerate().filter(|(_, (a, b))| a != b) {
        let mut differs = a.iter().zip(b).map(|(a, b)| a != b);
        let left = differs.clone().position(|differs| differs).unwrap_or(0);
        let right = differs.rposition(|differs| differs).map_or(0, |last| last + 1);
        if let Some((columns, rows)) = areas.last_mut() {
            let both = left.min(columns.start)..right.max(columns.end);
            if (row - rows.end) * both.len() <= gap {
                (*columns, rows.end) = (both, row + 1);
                continue;
            }
        }
        areas.push((left..right, row..row + 1));
    }
    areas
}

/// The frame that turns an area of one canvas into that of another.
fn frame(before: &Canvas<'_>, after: &Canvas<'_>, (columns, rows): Area) -> Frame<'static> {
    let mut pixels = Vec::with_capacity(columns.len() * rows.len());
    for row in rows.clone() {
        let row = row * after.width + columns.start..row * after.width + columns.end;
        let pairs = before.pixels[row.clone()].iter().zip(&after.pixels[row]);
        pixels.extend(pairs.map(|(a, b)| if a == b { UNCHANGED } else { *b }));
    }
    Frame {
        left: columns.start as u16,
        top: rows.start as u16,
        width: columns.len() as u16,
        height: rows.len() as u16,
        transparent: Some(UNCHANGED),
        buffer: Cow::Owned(compress(&pixels)),
        delay: PART_DELAY,
        ..Frame::default()
    }
}
