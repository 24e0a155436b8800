//! The pseudo-language: English with an accent on every letter, and two fifths longer. Text that
//! still reads as English is not in the catalogues, and text that is cut has no room for languages
//! that need more words.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// A catalogue in the pseudo-language. Text in backticks is not changed, since members type it, nor
/// are descriptions of commands, since Discord refuses longer ones.
pub(crate) fn pseudo(source: &str) -> String {
    let mut resource = parser::parse(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) if !message.id.name.starts_with("pacru") => {
                if let Some(pattern) = &mut message.value {
                    accent(pattern, &mut false);
                }
            }
            Entry::Term(term) => accent(&mut term.value, &mut false),
            _ => {}
        }
    }
    serializer::serialize(&resource)
}

/// `is_typed` says whether the text so far ends within backticks.
fn accent(pattern: &mut Pattern<String>, is_typed: &mut bool) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value, is_typed),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                let before = *is_typed;
                for variant in variants {
                    *is_typed = before;
                    accent(&mut variant.value, is_typed);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn accented(text: &str, is_typed: &mut bool) -> String {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀćđéƒǧħíĵķĺɱńóƥʠŕśťúṽŵẋýžÁƁĆĐÉƑǦĦÍĴĶĹṀŃÓƤɊŔŚŤÚṼŴẊÝŽ";
    let mut said = String::with_capacity(text.len() * 2);
    let mut letters = 0;
    for letter in text.chars() {
        if letter == '`' {
            *is_typed = !*is_typed;
        }
        let found = PLAIN.chars().position(|plain| plain == letter && !*is_typed);
        let Some(found) = found else {
            said.push(letter);
            continue;
        };
        let accent = ACCENTED.chars().nth(found).unwrap_or(letter);
        said.push(accent);
        letters += 1;
        // Every fifth letter is tripled.
        if letters % 5 == 0 {
            said.extend([accent, accent]);
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_typed_and_filled_in_stays() {
        let source = "answer =\n    { $count ->\n        [one] One game\n       *[other] { $count } games\n    } in { $code }: type `/pacru new`.\n";
        let said = pseudo(source);
        let expected = "answer =\n    { $count ->\n        [one] Óńé ǧáááɱé\n       *[other] { $count } ǧáɱéśśś\n    } íń { $code }: ťýƥé `/pacru new`.\n";
        assert_eq!(said, expected);
    }
}
