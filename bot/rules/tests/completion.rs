//! Suggestions while a turn is typed.

use rules::{About, ChevronNote, Completion, Kind, Note, Position};

use crate::positions::{at, start};

const LIMIT: usize = 25;

fn texts(position: &Position, typed: &str) -> Vec<String> {
    position.complete(typed, LIMIT).into_iter().map(|completion| completion.text).collect()
}

#[test]
fn it_narrows_from_chevrons_to_turns() {
    let begin = start(Kind::Pacru, 2);
    // 28 turns are more than fit: first the chevrons.
    assert_eq!(texts(&begin, ""), ["a3", "e1", "i3", "i9"]);
    assert_eq!(texts(&begin, "e"), ["e1-d2", "e1-e2", "e1-f2"]);
    assert_eq!(texts(&begin, " E1 - e"), ["e1-e2"]);
    assert_eq!(texts(&begin, "a3-b4").len(), 9);
    assert_eq!(texts(&begin, "a3-b4(b"), ["a3-b4(b4)", "a3-b4(b5)", "a3-b4(b6)"]);
    assert!(texts(&begin, "b").is_empty());
    assert!(texts(&begin, "e1-e2 and more").is_empty());
    assert!(texts(&begin, &"e".repeat(10_000)).is_empty());
    assert!(begin.complete("", 0).is_empty());
}

#[test]
fn notes_say_what_a_suggestion_is() {
    let begin = start(Kind::Pacru, 2);
    let completion = |text: &str, note, complete| Completion {
        text: text.to_owned(),
        about: About::Choice(Note::Chevrons(note)),
        complete,
    };
    let b4 = "b4".parse().expect("a field");
    assert_eq!(begin.complete("", LIMIT)[0], completion("a3", ChevronNote::Targets(3), false));
    assert_eq!(begin.complete("e1-e2", LIMIT)[0], completion("e1-e2", ChevronNote::Move, true));
    assert_eq!(
        begin.complete("a3-b4(b4", LIMIT)[0],
        completion("a3-b4(b4)", ChevronNote::Marker(b4), true)
    );
}

#[test]
fn it_keeps_to_the_limit_among_hundreds_of_thousands() {
    // 30 payable markers: 4 chevrons with 2 * C(30,2) + 2 * C(30,4) reorientations each.
    let rich = "S44S4S4S41/9/9/9/9/sssssssss/sssssssss/ssssssssN4/ssss5 S";
    let rich = at(Kind::Pacru, "SN", rich);
    assert!(rich.perft(1) > 100_000);
    let mut typed = String::from("a9>");
    assert_eq!(texts(&rich, &typed), ["a9>(", "a9>>("]);
    typed.push('>');
    let continuations = rich.complete(&typed, LIMIT);
    assert_eq!(continuations.len(), LIMIT);
    assert_eq!(continuations[0].text, "a9>>(a1");
    assert!(continuations.iter().all(|one| !one.complete && one.text.starts_with("a9>>(")));
    assert_eq!(texts(&rich, "a9>>(a1,i2").len(), LIMIT.min(texts(&rich, "a9>>(a1,i2").len()));
    assert_eq!(texts(&rich, "a9<(i4"), Vec::<String>::new());
    assert_eq!(texts(&rich, "a9<(h4,i"), ["a9<(h4,i3)", "a9<(h4,i4)"]);
}

#[test]
fn every_suggestion_leads_on() {
    let game = "3S1+2n2/3ss4/ss2ns2N1/1S5N01snn2/1sn6/2sn4S3+/2nn5/1N77/6S0N61 S";
    let position = at(Kind::Pacru, "SN", game);
    let mut open = vec![String::new()];
    while let Some(typed) = open.pop() {
        let suggestions = position.complete(&typed, 6);
        assert!(!suggestions.is_empty() && suggestions.len() <= 6, "{typed}");
        for Completion { text, complete, .. } in suggestions {
            assert!(text.starts_with(&typed), "{typed}: {text}");
            if complete {
                assert_eq!(position.play(&text).expect("a complete turn").turn, text);
            } else {
                assert!(text.len() > typed.len(), "{typed}: no progress");
                open.push(text);
            }
        }
    }
}

#[test]
fn other_spellings_of_a_complete_turn_are_put_right() {
    let meeting = at(Kind::Pacru, "SN", "S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S");
    let completions = meeting.complete("e3xe4(e6,i9)", LIMIT);
    assert_eq!(completions.len(), 1);
    assert_eq!(completions[0].text, "e3xe4(e6)!i9");
    assert!(completions[0].complete && matches!(completions[0].about, About::Turn(_)));
}
