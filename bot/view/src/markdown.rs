//! Text of other people inside Discord's markdown.

use play::untrusted::controls_direction;

/// Shows `text` as it is: a member's name creates no bold text, links, mentions or line breaks, and
/// a name that is written from right to left does not reorder the sentence around it. A name
/// without a visible character becomes a dash.
pub fn plain(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() || controls_direction(letter) {
            continue;
        }
        if matches!(
            letter,
            '\\' | '*'
                | '_'
                | '~'
                | '`'
                | '|'
                | '>'
                | '#'
                | '<'
                | '@'
                | '['
                | ']'
                | '('
                | ')'
                | ':'
                | '-'
        ) {
            shown.push('\\');
        }
        shown.push(letter);
    }
    if shown.trim().is_empty() {
        return "—".to_owned();
    }
    if shown.chars().any(is_from_the_right) {
        return format!("{FIRST_STRONG_ISOLATE}{shown}{POP_DIRECTIONAL_ISOLATE}");
    }
    shown
}

/// The same, but a bare address stays as it was typed: it is a link that shows where it leads. A
/// masked link, `[text](address)`, is escaped, since it could deceive readers.
pub fn plain_with_links(text: &str) -> String {
    let Some(at) = text.find("https://") else {
        return if text.trim().is_empty() { text.to_owned() } else { plain(text) };
    };
    let (before, link) = text.split_at(at);
    let ends = |letter: char| {
        letter.is_whitespace()
            || controls_direction(letter)
            || matches!(letter, '<' | '>' | '[' | ']' | '`' | '|' | '\\')
    };
    let (link, after) = link.split_at(link.find(ends).unwrap_or(link.len()));
    let before = if before.trim().is_empty() { before.to_owned() } else { plain(before) };
    before + link + &plain_with_links(after)
}

/// Begins a text with a direction of its own; a number after it stays in its place.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';

/// Ends such a text.
const POP_DIRECTIONAL_ISOLATE: char = '\u{2069}';

/// Whether a letter is in a Unicode block for a script that is written from right to left, such as
/// Hebrew and Arabic.
const fn is_from_the_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_speak_markdown() {
        assert_eq!(plain("**Ben**"), r"\*\*Ben\*\*");
        assert_eq!(plain("<@1> @everyone"), r"\<\@1\> \@everyone");
        assert_eq!(plain("\n\t "), "—");
        assert_eq!(plain("Šárka Дмитрий"), "Šárka Дмитрий");
    }

    /// Underscores in an address were once escaped, and it led nowhere.
    #[test]
    fn addresses_stay_as_they_are_typed() {
        let typed = "*See* https://a.org/b_c*(d) https://e.org/_f_, [not](https://g.org/_h)";
        let shown = r"\*See\* https://a.org/b_c*(d) https://e.org/_f_, \[not\]\(https://g.org/_h)";
        assert_eq!(plain_with_links(typed), shown);
        assert_eq!(plain_with_links("<https://a.org/_>"), r"\<https://a.org/_\>");
    }

    /// A number after an Arabic name was once shown before it, and a name could reverse the rest of
    /// a message.
    #[test]
    fn names_from_the_right_leave_sentences_in_order() {
        for name in ["محمد", "נועם לוי"] {
            assert_eq!(plain(name), format!("\u{2068}{name}\u{2069}"));
        }
        assert_eq!(plain("\u{202e}Ben\u{2066}"), "Ben");
        assert_eq!(plain("\u{2069}דן"), "\u{2068}דן\u{2069}");
        assert_eq!(plain("\u{200f}"), "—");
    }
}
