//! Text of other people inside Discord's markdown.

/// Shows `text` as it is: no bold, links, mentions or line breaks come of what a member calls himself.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() {
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
        return "someone".to_owned();
    }
    shown
}

/// Joins words as a sentence does: "a, b and c".
#[must_use]
pub fn list(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_speak_markdown() {
        assert_eq!(plain("**Ben**"), r"\*\*Ben\*\*");
        assert_eq!(plain("<@1> @everyone"), r"\<\@1\> \@everyone");
        assert_eq!(plain("\n\t "), "someone");
        assert_eq!(plain("Šárka Дмитрий"), "Šárka Дмитрий");
    }

    #[test]
    fn lists_read_as_sentences() {
        let words = ["a", "b", "c"].map(String::from);
        assert_eq!(list(&words[..0], "or"), "");
        assert_eq!(list(&words[..1], "or"), "a");
        assert_eq!(list(&words[..2], "or"), "a or b");
        assert_eq!(list(&words, "and"), "a, b and c");
    }
}
