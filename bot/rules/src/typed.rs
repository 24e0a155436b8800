//! What all readers of notation do first.

/// Longer text is not looked at: the longest turn has 17 characters, and blanks are generous.
const MOST_CHARACTERS: usize = 80;

/// The characters of a turn that matter: small letters, no blanks, typographic dashes and
/// crosses made plain. `None` if it is too long to be a turn or not plain text.
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
