//! Refusals in every language.

use std::collections::BTreeSet;

use play::Language;

use super::*;
use crate::LONGEST_TEXT;
use crate::texts::{self, texts};

/// The parts in backticks, such as commands, codes, names of options and examples, and the fields of turns.
fn notation_in(said: &str) -> BTreeSet<&str> {
    let code = said.split('`').skip(1).step_by(2);
    let words = said.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_field = |word: &&str| {
        word.starts_with(|file: char| file.is_ascii_lowercase()) && word[1..].parse::<u8>().is_ok()
    };
    code.chain(words.filter(is_field)).collect()
}

/// Every argument is in every language, whichever form its number selects.
#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    let names = ["refusal-", "rules-"].map(texts::names);
    let names = names.iter().flatten();
    for (name, number) in names.flat_map(|name| [0, 1, 2, 5, 30].map(|number| (name, number))) {
        let in_english = texts::english().filled_in(name, &number).unwrap();
        for language in Language::ALL {
            let theirs = texts(*language).filled_in(name, &number).unwrap();
            assert_eq!(theirs.ends_with('.'), in_english.ends_with('.'), "{language:?}: {theirs}");
            assert!(theirs.chars().count() < LONGEST_TEXT / 2, "{theirs}");
            assert_eq!(notation_in(&theirs), notation_in(&in_english), "{language:?}: {theirs}");
        }
    }
}

/// The text once read "or the bot sees to code", since a search and replace had changed a word.
#[test]
fn a_claim_of_nothing_says_who_sees_to_it() {
    let refused = ActionError::NothingToClaim("7K3Q".to_owned());
    let said = action_error(texts::english(), &refused).text;
    assert!(said.ends_with("or the bot takes care of it."), "{said}");
}
