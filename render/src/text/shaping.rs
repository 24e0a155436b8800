//! Sets texts in scripts whose letters join, stack, change places or run from right to left.

use std::ops::Range;
use std::ptr::from_ref;

use ab_glyph::{Font as _, GlyphId, point};
use harfrust::{Buffer, BufferFlags, Direction, ShapeOptions, ShaperFont};
use unicode_bidi::BidiInfo;

use super::{Fonts, Line, Run, Style};
use crate::characters::needs_shaping;
use crate::faces::LoadedFace;

/// The font that sets a stretch of text; nothing for the main fonts, whose characters stand side by
/// side.
type Face<'a> = Option<&'a LoadedFace>;

/// Sets a text whose direction is that of its first letter.
pub(super) fn shape<'a>(fonts: &'a Fonts, text: &str, style: Style) -> Line<'a> {
    let mut shaped = Line::new(style);
    let bidi = BidiInfo::new(text, None);
    for paragraph in &bidi.paragraphs {
        let (levels, ranges) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for range in ranges {
            let from_right = levels[range.start].is_rtl();
            let mut parts = parts(fonts, text, range);
            if from_right {
                parts.reverse();
            }
            for (face, part) in parts {
                match face {
                    None => shaped.plain(fonts, text, part, style, from_right),
                    Some(face) => shaped.face(face, text, part, style, from_right),
                }
            }
        }
    }
    shaped.clusters.sort_by_key(|(start, _)| *start);
    shaped
}

/// Splits a stretch of text into parts that one font sets, in the order of the text.
fn parts<'a>(fonts: &'a Fonts, text: &str, range: Range<usize>) -> Vec<(Face<'a>, Range<usize>)> {
    let mut parts: Vec<(Face<'a>, Range<usize>)> = Vec::new();
    for (at, character) in text[range.clone()].char_indices() {
        let at = range.start + at..range.start + at + character.len_utf8();
        let face = match parts.last() {
            // Marks, joiners and punctuation belong to the character before them.
            Some((Some(face), _))
                if !character.is_alphanumeric()
                    && (face.has(character) || is_joiner(character)) =>
            {
                Some(*face)
            }
            _ if !needs_shaping(character) && fonts.has(character) => None,
            _ => fonts.faces().with(character),
        };
        match parts.last_mut() {
            Some((last, part)) if last.map(from_ref) == face.map(from_ref) => part.end = at.end,
            _ => parts.push((face, at)),
        }
    }
    parts
}

/// Whether a character isolates the direction of the text after it, or ends such a text.
pub(crate) fn is_isolate(character: char) -> bool {
    matches!(character, '\u{2068}' | '\u{2069}')
}

/// Whether a character only controls how its neighbours join.
pub(crate) fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}')
}

impl<'a> Line<'a> {
    /// Adds characters side by side.
    fn plain(
        &mut self,
        fonts: &'a Fonts,
        text: &str,
        part: Range<usize>,
        style: Style,
        from_right: bool,
    ) {
        let mut characters: Vec<(usize, char)> = text[part.clone()].char_indices().collect();
        if from_right {
            characters.reverse();
        }
        for (at, character) in characters {
            if is_isolate(character) {
                continue;
            }
            let character = if from_right { mirrored(character) } else { character };
            let width = fonts.push(&mut self.runs, character, style, self.width);
            self.clusters.push((part.start + at, width));
            self.width += width;
        }
    }

    /// Adds letters that the font joins.
    fn face(
        &mut self,
        face: &'a LoadedFace,
        text: &str,
        part: Range<usize>,
        style: Style,
        from_right: bool,
    ) {
        let mut buffer = Buffer::new();
        buffer.push_str(&text[part.clone()]);
        buffer.set_direction(if from_right {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
        buffer.guess_segment_properties();
        if harfrust::shape(&ShaperFont::new(&face.shaping), &mut buffer, ShapeOptions::new())
            .is_err()
        {
            return;
        }
        let font = face.outlines();
        let units = f32::from(face.shaping.units_per_em().max(1));
        let pixels = |units_of_font: i32| units_of_font as f32 * style.size / units;
        let scale = style.size * font.height_unscaled() / units;
        let mut glyphs = Vec::with_capacity(buffer.len());
        for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
            let at = point(self.width + pixels(position.x_offset), -pixels(position.y_offset));
            if let Ok(id) = u16::try_from(info.glyph_id) {
                glyphs.push(GlyphId(id).with_scale_and_position(scale, at));
            }
            let advance = pixels(position.x_advance);
            let cluster = part.start + info.cluster as usize;
            match self.clusters.last_mut() {
                Some((last, width)) if *last == cluster => *width += advance,
                _ => self.clusters.push((cluster, advance)),
            }
            self.width += advance;
        }
        self.runs.push(Run::Shaped(face, glyphs));
    }
}

/// The opening bracket for a closing one, and the other way round.
fn mirrored(character: char) -> char {
    const PAIRS: [char; 10] = ['(', ')', '[', ']', '{', '}', '<', '>', '«', '»'];
    let place = PAIRS.into_iter().position(|bracket| bracket == character);
    place.map_or(character, |place| PAIRS[place ^ 1])
}
