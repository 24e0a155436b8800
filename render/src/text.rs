//! Setting text.

use ab_glyph::{Font as _, FontRef, Glyph, GlyphId, ScaleFont as _, point};
use image::Rgb;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::canvas::Canvas;
use crate::palette::{STEPS, share_after};

static SEMI_BOLD: &[u8] = include_bytes!("../../fonts/Inter-SemiBold.ttf");
static MEDIUM: &[u8] = include_bytes!("../../fonts/Inter-Medium.ttf");
static FALLBACK: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");

/// How heavy a text's main font is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    SemiBold,
    Medium,
}

/// How a text is set.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    weight: Weight,
    /// Pixels an em.
    size: f32,
}

impl Style {
    pub(crate) const fn semi_bold(size: f32) -> Self {
        Self {
            weight: Weight::SemiBold,
            size,
        }
    }

    pub(crate) const fn medium(size: f32) -> Self {
        Self {
            weight: Weight::Medium,
            size,
        }
    }

    /// The same so many times as large.
    pub(crate) const fn scaled(self, factor: f32) -> Self {
        let size = self.size * factor;
        Self { size, ..self }
    }
}

/// The fonts of the pictures.
pub(crate) struct Fonts {
    semi_bold: FontRef<'static>,
    medium: FontRef<'static>,
    fallback: FontRef<'static>,
}

/// A text as the fonts can set it.
pub(crate) struct Settable {
    pub(crate) text: String,
    /// Whether it has all its letters, and something besides blanks.
    pub(crate) readable: bool,
}

/// A text with its glyphs side by side from 0, on the baseline.
pub(crate) struct Line<'a> {
    glyphs: Vec<(&'a FontRef<'static>, Glyph)>,
    pub(crate) width: f32,
    /// Height of a capital letter, for centring.
    pub(crate) cap_height: f32,
}

/// Height of Inter's capitals in ems.
const CAP_HEIGHT: f32 = 0.727;
const ELLIPSIS: char = '…';
/// Stands for a run of letters that no font has.
const OMISSION: char = '▫';

impl Fonts {
    pub(crate) fn new() -> Self {
        let load =
            |bytes| FontRef::try_from_slice(bytes).expect("the fonts of this crate are sound");
        Self {
            semi_bold: load(SEMI_BOLD),
            medium: load(MEDIUM),
            fallback: load(FALLBACK),
        }
    }

    /// The first font that has a character.
    fn glyph(&self, weight: Weight, character: char) -> Option<(&FontRef<'static>, GlyphId)> {
        let main = match weight {
            Weight::SemiBold => &self.semi_bold,
            Weight::Medium => &self.medium,
        };
        [main, &self.fallback]
            .into_iter()
            .map(|font| (font, font.glyph_id(character)))
            .find(|(_, glyph)| glyph.0 != 0)
    }

    /// Whether a character stands for itself on a picture, without shaping.
    fn has(&self, character: char) -> bool {
        !needs_shaping(character) && self.glyph(Weight::SemiBold, character).is_some()
    }

    /// What of a text can be set: composed, without emoji and what is invisible, and with [`OMISSION`] for
    /// letters that no font here has.
    pub(crate) fn settable(&self, text: &str) -> Settable {
        let mut settable = String::with_capacity(text.len());
        let mut readable = true;
        for character in text.nfkc() {
            let set = if character.is_whitespace() || character.is_control() {
                ' '
            } else if is_invisible(character) {
                continue;
            } else if self.has(character) {
                character
            } else if character.is_alphanumeric() {
                readable = false;
                OMISSION
            } else {
                continue;
            };
            if !(matches!(set, ' ' | OMISSION) && settable.ends_with(set)) {
                settable.push(set);
            }
        }
        readable &= settable.contains(|c| !matches!(c, ' ' | OMISSION));
        let text = settable.trim().to_owned();
        Settable { text, readable }
    }

    /// Sets a text that [`Fonts::settable`] has passed, cut with an ellipsis to fit `room`.
    pub(crate) fn line(&self, text: &str, style: Style, room: f32) -> Line<'_> {
        let mut glyphs = Vec::with_capacity(text.len());
        let mut ends = Vec::with_capacity(text.len());
        let mut width = 0.0;
        for character in text.chars() {
            width += self.push(&mut glyphs, character, style, width);
            ends.push((width, character.is_whitespace()));
        }
        if width > room {
            let mut dots = Vec::new();
            let dots_width = self.push(&mut dots, ELLIPSIS, style, 0.0);
            let fits = |&(end, space): &(f32, bool)| !space && end + dots_width <= room;
            let kept = ends.iter().rposition(fits).map_or(0, |last| last + 1);
            width = ends[..kept].last().map_or(0.0, |&(end, _)| end);
            glyphs.truncate(kept);
            if width + dots_width <= room {
                width += self.push(&mut glyphs, ELLIPSIS, style, width);
            }
        }
        Line {
            glyphs,
            width,
            cap_height: CAP_HEIGHT * style.size,
        }
    }

    /// Sets a text as large as `room` allows, from the first style to the last; then cut.
    pub(crate) fn fit(&self, text: &str, styles: [Style; 2], room: f32) -> Line<'_> {
        let [large, small] = styles;
        let width = self.line(text, large, f32::INFINITY).width;
        let size = (large.size * room / width.max(1.0)).clamp(small.size, large.size);
        // What was made to fit must not be cut over the last digit of a sum.
        self.line(text, Style { size, ..large }, room + 0.5)
    }

    /// Appends the glyph of a character at `x` and gives its advance.
    fn push<'a>(
        &'a self,
        glyphs: &mut Vec<(&'a FontRef<'static>, Glyph)>,
        character: char,
        style: Style,
        x: f32,
    ) -> f32 {
        let Some((font, id)) = self.glyph(style.weight, character) else {
            return 0.0;
        };
        let units = font.units_per_em().unwrap_or(2048.0);
        // ab_glyph measures a font from ascender to descender.
        let scale = style.size * font.height_unscaled() / units;
        glyphs.push((font, id.with_scale_and_position(scale, point(x, 0.0))));
        font.as_scaled(scale).h_advance(id)
    }
}

impl Line<'_> {
    /// Draws the line with its left end at `x`, its capitals centred about `y`.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, (x, y): (f32, f32), colour: Rgb<u8>) {
        let baseline = (y + self.cap_height / 2.0).round();
        for (font, glyph) in &self.glyphs {
            let mut glyph = glyph.clone();
            glyph.position = point(glyph.position.x + x, baseline);
            let Some(outline) = font.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            let (left, top) = (corner.x as i32, corner.y as i32);
            outline.draw(|x, y, cover| {
                let steps = (cover.clamp(0.0, 1.0) * f32::from(STEPS)).round() as u8;
                canvas.blend(left + x as i32, top + y as i32, colour, share_after(steps));
            });
        }
    }

    /// Draws the line centred about a position.
    pub(crate) fn draw_centred(
        &self,
        canvas: &mut Canvas<'_>,
        (x, y): (f32, f32),
        colour: Rgb<u8>,
    ) {
        self.draw(canvas, (x - self.width / 2.0, y), colour);
    }
}

/// Whether a character belongs to a script whose letters join, reorder or run from right to left.
/// The fonts have some of them, but set side by side they would be garbage.
fn needs_shaping(character: char) -> bool {
    matches!(
        character,
        '\u{590}'..='\u{109f}' // Hebrew, Arabic and their neighbours, India, Thai, Lao, Tibetan, Burmese
            | '\u{1100}'..='\u{11ff}' // parts of Korean syllables
            | '\u{1700}'..='\u{1aff}' // the Philippines, Khmer, Mongolian, Limbu, Tai
            | '\u{1b00}'..='\u{1c7f}' // Bali, Sunda, Lepcha, Ol Chiki
            | '\u{a800}'..='\u{abff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{11fff}'
    )
}

/// Whether a character is meant to leave no trace of its own: joiners, direction marks, variation
/// selectors, tags, and the accents that composing has left over, which nothing here could place.
fn is_invisible(character: char) -> bool {
    is_combining_mark(character)
        || matches!(
            character,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fff8}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settable(text: &str) -> Option<String> {
        let Settable { text, readable } = Fonts::new().settable(text);
        readable.then_some(text)
    }

    #[test]
    fn latin_greek_and_cyrillic_stay_as_they_are() {
        for name in [
            "Mariana Ibáñez",
            "Šárka Dvořáková",
            "Nguyễn Thị Hương",
            "Кирилл",
            "Ελένη",
            "Ølaf_99.",
            "Łukasz (Ż)",
        ] {
            assert_eq!(settable(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn accents_are_composed_and_fancy_letters_made_plain() {
        assert_eq!(settable("Zoe\u{308}").as_deref(), Some("Zoë"));
        assert_eq!(settable("𝓜𝓪𝔁").as_deref(), Some("Max"));
        assert_eq!(settable("Z̴̢͎a̶l̷g̸o̵").as_deref(), Some("Zalgo"));
    }

    #[test]
    fn emoji_are_left_out() {
        assert_eq!(settable("Ann 🦊🦊").as_deref(), Some("Ann"));
        assert_eq!(
            settable("👩🏽‍🚀Eva 🇨🇿 of 🏰 Brno").as_deref(),
            Some("Eva of Brno")
        );
        assert_eq!(settable("1️⃣ Max").as_deref(), Some("1 Max"));
    }

    #[test]
    fn names_in_other_scripts_are_not_readable() {
        for name in [
            "محمد",
            "שלום",
            "李小龍",
            "สมชาย",
            "Ann 김",
            "🦊",
            "",
            " \u{0}\t",
            "\u{202e}",
        ] {
            assert_eq!(settable(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_sentence_with_another_script_stays_a_sentence() {
        let text = Fonts::new().settable("李小龍 wins: 24 markers").text;
        assert_eq!(text, "▫ wins: 24 markers");
    }

    #[test]
    fn long_lines_end_in_an_ellipsis_and_fit() {
        let fonts = Fonts::new();
        let style = Style::semi_bold(27.0);
        let whole = fonts.line("Maximiliane von Hohenstein", style, f32::INFINITY);
        for room in 0..400 {
            let line = fonts.line("Maximiliane von Hohenstein", style, room as f32);
            assert!(line.width <= room as f32);
            assert!(line.glyphs.len() <= whole.glyphs.len());
        }
    }
}
