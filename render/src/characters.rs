//! Classes of characters, as far as the layout of text depends on them.

use unicode_normalization::char::is_combining_mark;

/// Whether a character belongs to a script whose letters join, change places or run from right to
/// left. The fonts have some of these letters, but set side by side they cannot be read.
pub(crate) fn needs_shaping(character: char) -> bool {
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

/// Whether a character is a picture or a sign rather than a letter, or for private use.
pub(crate) fn is_pictograph(character: char) -> bool {
    matches!(
        character,
        '\u{2190}'..='\u{2bff}' | '\u{e000}'..='\u{f8ff}' | '\u{1f000}'..='\u{1fbff}' | '\u{f0000}'..
    )
}

/// Whether a character draws nothing of its own: joiners, direction marks, variation selectors,
/// tags, and accents that could not be composed with a letter and have no place.
pub(crate) fn is_invisible(character: char) -> bool {
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
