//! Fonts for the scripts that the main fonts of this crate lack: those of the system, then a
//! bundled one.

use std::cmp::Reverse;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use ab_glyph::FontRef;
use fontdb::{Database, FaceInfo, ID, Style, Weight};
use harfrust::font::{Blob, Font};
use ttf_parser::cmap::Subtable;

/// Where to find fonts for letters that the fonts of this crate lack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum FontSource {
    /// No other fonts: every machine draws the same.
    #[default]
    Bundled,
    /// The fonts of the operating system.
    System,
    /// These files, and these folders with all below them.
    Paths(Vec<PathBuf>),
}

impl FontSource {
    /// The first of the paths without a readable font; `None` if every path has one.
    pub fn without_fonts(&self) -> Option<&PathBuf> {
        let Self::Paths(paths) = self else {
            return None;
        };
        paths.iter().find(|path| {
            let mut found = Database::new();
            load(&mut found, path);
            found.is_empty()
        })
    }

    fn find(&self) -> Database {
        let mut found = Database::new();
        match self {
            Self::Bundled => {}
            Self::System => found.load_system_fonts(),
            Self::Paths(paths) => paths.iter().for_each(|path| load(&mut found, path)),
        }
        found
    }
}

/// Finds the fonts of a file or folder. Unreadable ones are skipped.
fn load(found: &mut Database, path: &PathBuf) {
    if found.load_font_file(path).is_err() {
        found.load_fonts_dir(path);
    }
}

/// The fonts found, and which of them has which character.
pub(crate) struct Faces {
    found: Database,
    ordered: Vec<Face>,
    /// For each character the number of the best face that has it, counted from 1; 0 for none.
    by_character: Vec<u16>,
}

/// A font, which is read whole when it is first needed.
struct Face {
    at: At,
    loaded: OnceLock<Option<LoadedFace>>,
}

/// The place of a font.
#[derive(Clone, Copy)]
enum At {
    Found(ID),
    Here(&'static [u8]),
}

/// A font in memory.
pub(crate) struct LoadedFace {
    data: Blob,
    index: u32,
    /// The font in the form that the shaper needs.
    pub(crate) shaping: Font,
}

/// The scripts of Unicode end before this character.
const CHARACTERS: usize = 0x3_2400;

impl Faces {
    /// Finds fonts, and adds `last`, which is used when none of them has a character.
    pub(crate) fn new(source: &FontSource, last: &'static [u8]) -> Self {
        let found = source.find();
        let mut infos: Vec<&FaceInfo> = found.faces().collect();
        infos.sort_by_cached_key(|info| order(info));
        // One weight of each family is enough: the best.
        infos.dedup_by(|worse, better| {
            (&worse.families, worse.style) == (&better.families, better.style)
        });
        let places = infos.into_iter().map(|info| At::Found(info.id));
        let places: Vec<At> = places.chain([At::Here(last)]).collect();
        let mut faces = Self { found, ordered: Vec::new(), by_character: vec![0; CHARACTERS] };
        for at in places {
            faces.add(at);
        }
        faces
    }

    /// Adds a face for the characters that no earlier face has, if there are any.
    fn add(&mut self, at: At) {
        let Ok(number) = u16::try_from(self.ordered.len() + 1) else {
            return;
        };
        let characters = with_data(&self.found, at, characters).unwrap_or_default();
        let mut is_needed = false;
        for character in characters {
            if let Some(best @ 0) = self.by_character.get_mut(character as usize) {
                *best = number;
                is_needed = true;
            }
        }
        if is_needed {
            let loaded = OnceLock::new();
            self.ordered.push(Face { at, loaded });
        }
    }

    /// The face that has a character.
    pub(crate) fn with(&self, character: char) -> Option<&LoadedFace> {
        let number = usize::from(*self.by_character.get(character as usize)?);
        let face = self.ordered.get(number.checked_sub(1)?)?;
        let load =
            || with_data(&self.found, face.at, |data, index| LoadedFace::new(face.at, data, index));
        face.loaded.get_or_init(|| load().flatten()).as_ref()
    }
}

/// The characters of a font; none if it cannot be read. (`ab_glyph` lists one character for each
/// glyph, but many Han characters share their glyph with a radical.)
fn characters(data: &[u8], index: u32) -> Vec<char> {
    let mut characters = Vec::new();
    if let Ok(font) = ttf_parser::Face::parse(data, index)
        && let Some(map) = font.tables().cmap
    {
        for table in map.subtables.into_iter().filter(Subtable::is_unicode) {
            table.codepoints(|code| {
                let has = table.glyph_index(code).is_some_and(|glyph| glyph.0 != 0);
                characters.extend(char::from_u32(code).filter(|_| has));
            });
        }
    }
    characters
}

/// Reads a font's data; `None` if the font has gone.
fn with_data<T>(found: &Database, at: At, look: impl FnOnce(&[u8], u32) -> T) -> Option<T> {
    match at {
        At::Found(id) => found.with_face_data(id, look),
        At::Here(data) => Some(look(data, 0)),
    }
}

impl LoadedFace {
    /// Loads a font into memory; `None` if its file has changed since it was found.
    fn new(at: At, data: &[u8], index: u32) -> Option<Self> {
        let data = match at {
            At::Found(_) => Blob::Shared(Arc::new(data.to_vec())),
            At::Here(data) => Blob::Static(data),
        };
        FontRef::try_from_slice_and_index(&data, index).ok()?;
        let shaping = Font::new(data.clone(), index)?;
        Some(Self { data, index, shaping })
    }

    /// The font, for drawing outlines.
    pub(crate) fn outlines(&self) -> FontRef<'_> {
        FontRef::try_from_slice_and_index(&self.data, self.index).expect("it could be read before")
    }

    /// Whether the font has a character.
    pub(crate) fn has(&self, character: char) -> bool {
        self.shaping.charmap().map_unicode(character).is_some()
    }
}

/// The order in which faces are tried: sans-serif first, upright, with the plainest name, and with
/// a weight near that of the bundled fonts.
fn order(info: &FaceInfo) -> impl Ord + use<> {
    const HEAVY: u16 = Weight::SEMIBOLD.0;
    const ODD: [&str; 6] = ["Serif", "Mono", "Nastaliq", "Kufi", "Looped", "Rashi"];
    let family = info.families.first().map_or("", |(name, _)| name.as_str());
    let plainness = if info.monospaced || ODD.iter().any(|odd| family.contains(odd)) {
        2
    } else {
        u8::from(!family.contains("Sans"))
    };
    (
        plainness,
        info.style != Style::Normal,
        family.len(),
        // The first font of a collection for Chinese, Japanese and Korean is the Japanese one.
        info.index,
        family.to_owned(),
        info.weight.0.abs_diff(HEAVY),
        Reverse(info.weight.0),
    )
}
