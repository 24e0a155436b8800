//! Sets text.

mod shaping;

use std::sync::OnceLock;

use ab_glyph::{Font as _, FontRef, Glyph, GlyphId, OutlinedGlyph, ScaleFont as _, point};
use image::Rgb;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::canvas::Canvas;
use crate::characters::{is_invisible, is_pictograph, needs_shaping};
use crate::faces::{Faces, FontSource, LoadedFace};
use crate::palette::{STEPS, alpha_after};
use crate::{Name, Player};
use shaping::{is_isolate, is_joiner, shape};

static SEMI_BOLD: &[u8] = include_bytes!("../../fonts/Inter-SemiBold.ttf");
static MEDIUM: &[u8] = include_bytes!("../../fonts/Inter-Medium.ttf");
static FALLBACK: &[u8] = include_bytes!("../../fonts/DejaVuSans-Bold.ttf");

/// The weight of a text's main font.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    SemiBold,
    Medium,
}

/// The style of a text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    weight: Weight,
    /// Pixels per em.
    size: f32,
    /// Whether all digits are equally wide.
    tabular: bool,
}

impl Style {
    pub(crate) const fn semi_bold(size: f32) -> Self {
        Self { weight: Weight::SemiBold, size, tabular: false }
    }

    pub(crate) const fn medium(size: f32) -> Self {
        Self { weight: Weight::Medium, size, tabular: false }
    }

    /// The style with digits of one width, so that a number keeps its place when it changes.
    pub(crate) const fn tabular(self) -> Self {
        Self { tabular: true, ..self }
    }

    /// The style enlarged by this factor.
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
    source: FontSource,
    /// Fonts for other scripts, found when a text first needs them.
    faces: OnceLock<Faces>,
}

/// A text in the form in which the fonts can set it.
pub(crate) struct Settable {
    pub(crate) text: String,
    /// Whether all its letters are there, and there is something besides blanks.
    pub(crate) readable: bool,
}

/// A text as glyphs from left to right on the baseline, from 0, and the widths of its parts.
pub(crate) struct Line<'a> {
    runs: Vec<Run<'a>>,
    pub(crate) width: f32,
    /// Parts that are drawn together, by their start in the text, each with its width.
    clusters: Vec<(usize, f32)>,
    size: f32,
}

/// Glyphs of one font.
pub(crate) enum Run<'a> {
    Plain(&'a FontRef<'static>, Vec<Glyph>),
    Shaped(&'a LoadedFace, Vec<Glyph>),
}

/// The height of Inter's capitals, in ems.
const CAP_HEIGHT: f32 = 0.727;
/// How far a line extends from the middle of its capitals, in ems.
const ROOM_ABOUT: f32 = 0.87;
/// How far the first and the last letter may lean out of a line, in ems.
const ROOM_BESIDE: f32 = 0.14;
const ELLIPSIS: char = '…';
/// Replaces a run of letters that no font has.
const OMISSION: char = '▫';

impl Fonts {
    pub(crate) fn new(source: FontSource) -> Self {
        let load =
            |bytes| FontRef::try_from_slice(bytes).expect("the fonts of this crate are sound");
        Self {
            semi_bold: load(SEMI_BOLD),
            medium: load(MEDIUM),
            fallback: load(FALLBACK),
            source,
            faces: OnceLock::new(),
        }
    }

    /// The fonts for other scripts.
    pub(crate) fn faces(&self) -> &Faces {
        self.faces.get_or_init(|| Faces::new(&self.source, FALLBACK))
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

    /// Whether the main fonts have a character.
    pub(crate) fn has(&self, character: char) -> bool {
        self.glyph(Weight::SemiBold, character).is_some()
    }

    /// Whether a text can be set by placing its characters side by side.
    fn is_plain(&self, text: &str) -> bool {
        let plain = |c| c < '\u{590}' || !needs_shaping(c) && !is_isolate(c) && self.has(c);
        text.chars().all(plain)
    }

    /// The part of a text that can be set: composed, without emoji and invisible characters, and
    /// with [`OMISSION`] for letters that no font here has.
    pub(crate) fn settable(&self, text: &str) -> Settable {
        let mut settable = String::with_capacity(text.len());
        let mut readable = true;
        // The font that sets the last letter, if it is not a main font.
        let mut face: Option<&LoadedFace> = None;
        // The signs of ordinals are no fancy letters: "2.º".
        let is_ordinal = |letter| matches!(letter, 'º' | 'ª');
        let parts = text.split_inclusive(is_ordinal).flat_map(|part| {
            let plain = part.strip_suffix(is_ordinal).unwrap_or(part);
            plain.nfkc().chain(part[plain.len()..].chars())
        });
        for character in parts {
            let joins = |face: &LoadedFace| {
                is_joiner(character) || is_combining_mark(character) && face.has(character)
            };
            let set = if character.is_whitespace() || character.is_control() {
                face = None;
                ' '
            } else if is_isolate(character) || is_invisible(character) && face.is_some_and(joins) {
                character
            } else if is_invisible(character) {
                continue;
            } else if !needs_shaping(character) && self.has(character) {
                face = None;
                character
            } else if is_pictograph(character) {
                continue;
            } else if let Some(found) = self.faces().with(character) {
                face = Some(found);
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
        readable &= settable.contains(|c| !matches!(c, ' ' | OMISSION) && !is_isolate(c));
        let text = settable.trim().to_owned();
        Settable { text, readable }
    }

    /// The best name of a player that the fonts can set: the name, the plainer one, or that of the
    /// colour.
    pub(crate) fn name(&self, player: Player, name: &Name, username: Option<&Name>) -> String {
        [Some(name), username]
            .into_iter()
            .flatten()
            .map(|name| self.settable(name.as_str()))
            .find(|name| name.readable)
            .map_or_else(|| player.identity().name.to_owned(), |name| name.text)
    }

    /// Sets a text that [`Fonts::settable`] returned, cut with an ellipsis to fit `room`.
    pub(crate) fn line(&self, text: &str, style: Style, room: f32) -> Line<'_> {
        let whole = self.set(text, style);
        if whole.width <= room {
            return whole;
        }
        let dots = self.set(&ELLIPSIS.to_string(), style);
        if dots.width > room {
            return Line::new(style);
        }
        // The letters at the cut may join differently and take more room, so the rest is set again.
        let mut end = 0.0;
        let fits = whole.clusters.iter().take_while(|(_, width)| {
            end += width;
            end + dots.width <= room
        });
        let mut kept = fits.count();
        loop {
            let part = whole.clusters.get(kept).map_or(text, |(start, _)| &text[..*start]);
            let cut = self.set(&format!("{}{ELLIPSIS}", part.trim_end()), style);
            if cut.width <= room || kept == 0 {
                return cut;
            }
            kept -= 1;
        }
    }

    /// Sets a whole text.
    fn set(&self, text: &str, style: Style) -> Line<'_> {
        if !self.is_plain(text) {
            return shape(self, text, style);
        }
        let mut set = Line::new(style);
        for (at, character) in text.char_indices() {
            let width = self.push(&mut set.runs, character, style, set.width);
            set.clusters.push((at, width));
            set.width += width;
        }
        set
    }

    /// Sets a text as large as `room` allows, from the first style down to the last; then it is
    /// cut.
    pub(crate) fn fit(&self, text: &str, styles: [Style; 2], room: f32) -> Line<'_> {
        let [large, small] = styles;
        let width = self.line(text, large, f32::INFINITY).width;
        let size = (large.size * room / width.max(1.0)).clamp(small.size, large.size);
        // The text was made to fit, so a rounding error must not cut it.
        self.line(text, Style { size, ..large }, room + 0.5)
    }

    /// Appends the glyph of a character at `x` and returns its advance.
    pub(crate) fn push<'a>(
        &'a self,
        runs: &mut Vec<Run<'a>>,
        character: char,
        style: Style,
        x: f32,
    ) -> f32 {
        let Some((font, id)) = self.glyph(style.weight, character) else {
            return 0.0;
        };
        let units = font.units_per_em().unwrap_or(2048.0);
        // ab_glyph scales a font by the distance from ascender to descender.
        let scale = style.size * font.height_unscaled() / units;
        let advance = |id| font.as_scaled(scale).h_advance(id);
        let mut width = advance(id);
        let mut beside = 0.0;
        if style.tabular && character.is_ascii_digit() {
            width = advance(font.glyph_id('0'));
            beside = (width - advance(id)) / 2.0;
        }
        let glyph = id.with_scale_and_position(scale, point(x + beside, 0.0));
        match runs.last_mut() {
            Some(Run::Plain(last, glyphs)) if std::ptr::eq(*last, font) => glyphs.push(glyph),
            _ => runs.push(Run::Plain(font, vec![glyph])),
        }
        width
    }
}

impl Line<'_> {
    /// A line without any text.
    fn new(style: Style) -> Self {
        Self { runs: Vec::new(), width: 0.0, clusters: Vec::new(), size: style.size }
    }

    /// Draws the line with its left end at `x` and its capitals centred on `y`.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, (x, y): (f32, f32), colour: Rgb<u8>) {
        let baseline = (y + CAP_HEIGHT * self.size / 2.0).round();
        // Marks can be stacked to any height, and one without a letter stands left of the line.
        let (above, beside) = (ROOM_ABOUT * self.size, ROOM_BESIDE * self.size);
        let rows = (y - above) as i32..(y + above) as i32;
        let columns = (x - beside) as i32..(x + self.width + beside) as i32;
        let mut draw = |outline: OutlinedGlyph| {
            let corner = outline.px_bounds().min;
            let (left, top) = (corner.x as i32, corner.y as i32);
            outline.draw(|x, y, cover| {
                let (x, y) = (left + x as i32, top + y as i32);
                if rows.contains(&y) && columns.contains(&x) {
                    let steps = (cover.clamp(0.0, 1.0) * f32::from(STEPS)).round() as u8;
                    canvas.blend(x, y, colour, alpha_after(steps));
                }
            });
        };
        let placed = |glyph: &Glyph| {
            let mut glyph = glyph.clone();
            glyph.position = point(glyph.position.x + x, baseline + glyph.position.y);
            glyph
        };
        for run in &self.runs {
            let outlines;
            let (font, glyphs) = match run {
                Run::Plain(font, glyphs) => (*font, glyphs),
                Run::Shaped(face, glyphs) => {
                    outlines = face.outlines();
                    (&outlines, glyphs)
                }
            };
            let glyphs = glyphs.iter().map(placed);
            glyphs.filter_map(|glyph| font.outline_glyph(glyph)).for_each(&mut draw);
        }
    }

    /// Draws the line centred on a position.
    pub(crate) fn draw_centred(
        &self,
        canvas: &mut Canvas<'_>,
        (x, y): (f32, f32),
        colour: Rgb<u8>,
    ) {
        self.draw(canvas, (x - self.width / 2.0, y), colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style::semi_bold(27.0);

    fn settable(text: &str) -> Option<String> {
        let Settable { text, readable } = Fonts::new(FontSource::Bundled).settable(text);
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
            "2.º",
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
        assert_eq!(settable("👩🏽‍🚀Eva 🇨🇿 of 🏰 Brno").as_deref(), Some("Eva of Brno"));
        assert_eq!(settable("1️⃣ Max").as_deref(), Some("1 Max"));
    }

    #[test]
    fn names_in_scripts_without_a_font_are_not_readable() {
        for name in
            ["李小龍", "สมชาย", "Ann 김", "🦊", "", " \u{0}\t", "\u{202e}", "\u{2068}\u{2069}"]
        {
            assert_eq!(settable(name), None, "{name:?}");
        }
    }

    #[test]
    fn hebrew_and_arabic_need_no_other_fonts() {
        for name in ["שלום", "محمد علي", "Ann שלום"] {
            assert_eq!(settable(name).as_deref(), Some(name));
        }
        // Characters that hide letters or change their direction are removed; those that join
        // letters stay.
        assert_eq!(settable("\u{202e}שלום").as_deref(), Some("שלום"));
        assert_eq!(settable("می\u{200c}خواهم").as_deref(), Some("می\u{200c}خواهم"));
    }

    #[test]
    fn a_sentence_with_another_script_stays_a_sentence() {
        let text = Fonts::new(FontSource::Bundled).settable("李小龍 wins with 24 markers").text;
        assert_eq!(text, "▫ wins with 24 markers");
    }

    /// The positions of the glyphs of a text and their number.
    fn glyphs(line: &Line<'_>) -> Vec<f32> {
        let glyphs = line.runs.iter().flat_map(|run| match run {
            Run::Plain(_, glyphs) | Run::Shaped(_, glyphs) => glyphs,
        });
        glyphs.map(|glyph| glyph.position.x).collect()
    }

    fn width(fonts: &Fonts, text: &str) -> f32 {
        fonts.line(text, STYLE, f32::INFINITY).width
    }

    #[test]
    fn arabic_letters_join() {
        let fonts = Fonts::new(FontSource::Bundled);
        let apart = width(&fonts, "م") * 2.0 + width(&fonts, "ح") + width(&fonts, "د");
        assert!((width(&fonts, "محمد") - apart).abs() > 2.0);
        // Lam and alef make one glyph.
        let line = fonts.line("لا", STYLE, f32::INFINITY);
        assert_eq!(glyphs(&line).len(), 1);
    }

    #[test]
    fn letters_from_the_right_stand_right_of_those_after_them() {
        let fonts = Fonts::new(FontSource::Bundled);
        let alef = width(&fonts, "א");
        let line = fonts.line("אב", STYLE, f32::INFINITY);
        let [first, second] = glyphs(&line)[..] else { panic!("two letters") };
        assert!(first < second, "glyphs come from the left");
        assert!((line.width - second - alef).abs() < 0.5, "alef ends the line at the right");
    }

    /// A name within a sentence has its own direction and does not change that of the sentence.
    /// Without the isolates the count would be at the wrong end of the name.
    #[test]
    fn a_name_from_the_right_leaves_its_sentence_in_order() {
        let fonts = Fonts::new(FontSource::Bundled);
        let end = "\u{2069} 42";
        let line = fonts.line(&format!("\u{2068}שלום{end}"), STYLE, f32::INFINITY);
        let name = width(&fonts, "שלום");
        let last = *glyphs(&line).last().expect("glyphs");
        assert!(last > name, "the digits stand right of the name: {last} {name}");
        assert!((line.width - name - width(&fonts, " 42")).abs() < 0.5);
    }

    /// One from the right ends at its left.
    #[test]
    fn long_lines_end_in_an_ellipsis_and_fit() {
        let fonts = Fonts::new(FontSource::Bundled);
        let from_right = "عبد الرحمن بن محمد الفيصل";
        for name in ["Maximiliane von Hohenstein", from_right] {
            let whole = width(&fonts, name);
            for room in 0..400 {
                let width = fonts.line(name, STYLE, room as f32).width;
                assert!(width <= whole.min(room as f32), "{name}: {width} of {room}");
            }
        }
        let cut = fonts.line(from_right, STYLE, 150.0);
        let Some(Run::Shaped(face, glyphs)) = cut.runs.first() else {
            panic!("one font has all of it")
        };
        assert_eq!(glyphs[0].id, face.outlines().glyph_id(ELLIPSIS));
    }
}
