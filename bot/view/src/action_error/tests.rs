//! Refusals in every language.

use std::collections::BTreeSet;

use play::Language;
use play::tournament::TournamentError;
use rules::pasang::PatternError;

use super::*;
use crate::LONGEST_TEXT;
use crate::texts::{self, texts};

/// The parts in backticks, such as commands, codes, names of options and examples, and the fields
/// of turns.
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

/// The sentences of `refusals.txt`, in its order. The first once read "or the bot sees to code",
/// since a search and replace had changed a word.
#[test]
fn refusals_say_what_is_wrong_and_what_would_be_possible() {
    let (code, name) = (|| "7K3Q".to_owned(), || "Ben_".to_owned());
    let refusals = [
        ActionError::NothingToClaim(code()),
        ActionError::BlockedSelf,
        ActionError::DoesNotPlay { code: code(), name: name() },
        ActionError::NotFrozen(code()),
        ActionError::OneAnalysis,
        ActionError::OneSeat(code()),
        ActionError::OwnClock(code()),
        ActionError::PictureName,
        ActionError::Pattern(Some(PatternError::Number)),
        TournamentError::HasChallenged { defender: name(), is_played: false }.into(),
        TournamentError::IsChallenged(name()).into(),
        TournamentError::MoreEntered(5).into(),
        TournamentError::NoPauses.into(),
        TournamentError::RatingOutside { own: 1700, least: Some(1400), most: Some(1600) }.into(),
    ];
    let said = refusals.map(|refusal| action_error(texts::english(), &refusal).text);
    assert_eq!(said.join("\n"), include_str!("refusals.txt").trim_end());
}
