//! Fonts for the scripts that the main fonts of this crate lack: those of the system, and then one of ours.

use std::cmp::Reverse;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use ab_glyph::FontRef;
use fontdb::{Database, FaceInfo, ID, Style, Weight};
use harfrust::font::{Blob, Font};
use ttf_parser::cmap::Subtable;

/// Where fonts are looked for when a text has letters that the fonts of this crate lack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum FontSource {
    /// Nowhere: every machine draws the same.
    #[default]
    Bundled,
    /// Where the operating system keeps them.
    System,
    /// In these files, and in these folders and all below them.
    Paths(Vec<PathBuf>),
}

impl FontSource {
    /// The first of the paths with no font that can be read; `None` if all is well.
    #[must_use]
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

/// Finds the fonts of a file or folder. One that cannot be read is as good as none.
fn load(found: &mut Database, path: &PathBuf) {
    if found.load_font_file(path).is_err() {
        found.load_fonts_dir(path);
    }
}

/// Fonts, and which of them has a character.
pub(crate) struct Faces {
    found: Database,
    ordered: Vec<Face>,
    /// By character: the number of the best face that has it, counted from 1; 0 for none.
    by_character: Vec<u16>,
}

/// One font, read whole when it is first needed.
struct Face {
    at: At,
    loaded: OnceLock<Option<LoadedFace>>,
}

/// Where a font is.
#[derive(Clone, Copy)]
enum At {
    Found(ID),
    Here(&'static [u8]),
}

/// A font in memory.
pub(crate) struct LoadedFace {
    data: Blob,
    index: u32,
    /// The same as the shaper wants it.
    pub(crate) shaping: Font,
}

/// No script ends beyond this character.
const CHARACTERS: usize = 0x3_2400;

impl Faces {
    /// Finds fonts, and adds `last`, which is asked when none of them has a character.
    pub(crate) fn new(source: &FontSource, last: &'static [u8]) -> Self {
        let found = source.find();
        let mut infos: Vec<&FaceInfo> = found.faces().collect();
        infos.sort_by_cached_key(|info| order(info));
        // Of each family its best weight will do.
        infos.dedup_by(|worse, better| {
            (&worse.families, worse.style) == (&better.families, better.style)
        });
        let places = infos.into_iter().map(|info| At::Found(info.id));
        let places: Vec<At> = places.chain([At::Here(last)]).collect();
        let mut faces = Self {
            found,
            ordered: Vec::new(),
            by_character: vec![0; CHARACTERS],
        };
        for at in places {
            faces.add(at);
        }
        faces
    }

    /// Adds a face for the characters that none before it has, if there are any.
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
        let load = || {
            with_data(&self.found, face.at, |data, index| {
                LoadedFace::new(face.at, data, index)
            })
        };
        face.loaded.get_or_init(|| load().flatten()).as_ref()
    }
}

/// The characters of a font, or none if it cannot be read. (`ab_glyph` lists one character for each glyph, and many
/// Han characters share theirs with a radical.)
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

/// Looks into a font; `None` if it is not there any more.
fn with_data<T>(found: &Database, at: At, look: impl FnOnce(&[u8], u32) -> T) -> Option<T> {
    match at {
        At::Found(id) => found.with_face_data(id, look),
        At::Here(data) => Some(look(data, 0)),
    }
}

impl LoadedFace {
    /// Keeps a font in memory; `None` if its file is no longer as it was found.
    fn new(at: At, data: &[u8], index: u32) -> Option<Self> {
        let data = match at {
            At::Found(_) => Blob::Shared(Arc::new(data.to_vec())),
            At::Here(data) => Blob::Static(data),
        };
        FontRef::try_from_slice_and_index(&data, index).ok()?;
        let shaping = Font::new(data.clone(), index)?;
        Some(Self {
            data,
            index,
            shaping,
        })
    }

    /// The font, to draw its outlines.
    pub(crate) fn outlines(&self) -> FontRef<'_> {
        FontRef::try_from_slice_and_index(&self.data, self.index).expect("it could be read before")
    }

    /// Whether the font has a character.
    pub(crate) fn has(&self, character: char) -> bool {
        self.shaping.charmap().map_unicode(character).is_some()
    }
}

/// The order in which faces are tried: sans-serif, upright, with the plainest name, and about as heavy as our own
/// first.
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
