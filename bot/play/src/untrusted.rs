//! Text that a stranger has written: names, titles, notes, reasons, turns.
//!
//! It comes in by the interactions and responses of Discord and by the page of boards, and all of
//! it passes one of these functions there. What an earlier version stored as it came passes them
//! when it is read, since data are also restored from backups and copied; rewriting the largest
//! tables once would miss those.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer};

/// The text without characters that are invisible and act on the text around them: those that
/// control directions (U+202E would reverse the rest of a message, a file name or a line of an
/// export), control characters, and NUL, which PostgreSQL does not store. Line breaks and tabs
/// stay; U+2028 and U+2029 become line breaks. Letters of every script stay as they are, right to
/// left ones too, and so do the joiners within emoji and Indic and Arabic words.
///
/// ```
/// use play::untrusted;
///
/// assert_eq!(untrusted::text("Ana\u{202e}\0 👩\u{200d}🚀\n"), "Ana 👩\u{200d}🚀\n");
/// assert_eq!(untrusted::text("נועם \u{2067}محمد\u{2069}"), "נועם محمد");
/// ```
pub fn text<'a>(written: impl Into<Cow<'a, str>>) -> String {
    let written = written.into();
    if !written.chars().any(|sign| becomes(sign) != Some(sign)) {
        return written.into_owned();
    }
    written.chars().filter_map(becomes).collect()
}

/// The same on one line: a name or a title.
///
/// ```
/// assert_eq!(play::untrusted::name("\u{2066}Ana\tMaria\n"), "Ana Maria ");
/// ```
pub fn name<'a>(written: impl Into<Cow<'a, str>>) -> String {
    let text = text(written);
    if text.contains(['\n', '\t']) { text.replace(['\n', '\t'], " ") } else { text }
}

/// Reads a text with serde.
pub fn read_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(text(String::deserialize(deserializer)?))
}

/// Reads a name or a title with serde.
pub fn read_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(name(String::deserialize(deserializer)?))
}

/// Reads a text or a name that may be missing with serde.
pub fn read_optional<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<String>, D::Error> {
    Ok(Option::<String>::deserialize(deserializer)?.map(text))
}

/// What stands in the place of a character, if anything does.
fn becomes(sign: char) -> Option<char> {
    match sign {
        '\n' | '\t' => Some(sign),
        '\u{2028}' | '\u{2029}' => Some('\n'),
        _ if sign.is_control() || controls_direction(sign) => None,
        _ => Some(sign),
    }
}

/// What is seen of a name: without characters that show nothing, and without blanks around it. Names that look the same are
/// equal then, and one of which nothing is seen is empty.
///
/// ```
/// use play::untrusted;
///
/// assert_eq!(untrusted::seen(" Secret\u{200b}Cup "), "SecretCup");
/// assert_eq!(untrusted::seen("\u{200b}\u{3164}\u{2800}"), "");
/// ```
pub fn seen(name: &str) -> String {
    let shown: String = name.chars().filter(|sign| !shows_nothing(*sign)).collect();
    shown.trim().to_owned()
}

/// Whether a character shows nothing by itself: what Unicode calls default ignorable (`DerivedCoreProperties.txt`), and
/// the blank pattern of Braille.
const fn shows_nothing(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a character is invisible and only controls the direction of the text around it. The
/// deprecated ones from U+206A on change the shapes of letters and digits in the same way.
pub const fn controls_direction(sign: char) -> bool {
    matches!(
        sign,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Whatever is written, nothing that acts on other text is left, and everything visible is.
        #[test]
        fn only_what_acts_on_other_text_leaves(written in any::<String>()) {
            let left = name(&written);
            prop_assert!(!left.chars().any(|it| it.is_control() || controls_direction(it)));
            prop_assert_eq!(&name(&left), &left);
            let visible = |text: &str| text.chars().filter(|it| it.is_alphanumeric()).count();
            prop_assert_eq!(visible(&left), visible(&written));
        }
    }

    #[test]
    fn texts_of_every_script_stay_as_they_are() {
        for text in
            ["Šárka Дмитрий", "نمی‌خواهم", "क्‍ष", "👨‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "שָׁלוֹם", "한글", "two\nlines\tand a tab"]
        {
            assert_eq!(super::text(text), text);
        }
    }
}
