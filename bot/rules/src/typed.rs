//! The first step of every parser of notation.

/// Longer text is rejected: the longest turn has 17 characters, which leaves plenty of room for
/// spaces.
const MOST_CHARACTERS: usize = 80;

/// The characters of a turn that matter: lower case, without spaces, with typographic dashes and
/// crosses replaced by plain ones. `None` if the text is too long for a turn or not plain.
pub(crate) fn plain(text: &str) -> Option<String> {
    let mut plain = String::new();
    for (count, letter) in text.chars().enumerate() {
        let letter = match letter {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            '\u{d7}' => 'x',
            blank if blank.is_whitespace() => continue,
            letter => letter.to_ascii_lowercase(),
        };
        if !letter.is_ascii_graphic() || count >= MOST_CHARACTERS {
            return None;
        }
        plain.push(letter);
    }
    Some(plain)
}
