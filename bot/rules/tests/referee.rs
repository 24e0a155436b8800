//! The referee example, line by line.

#[path = "../examples/referee/protocol.rs"]
mod protocol;

use serde_json::{Value, json};

fn answer(line: &str) -> Value {
    protocol::answer(line, protocol::referee)
}

/// Both the page and the data show requests, each followed by its answer.
#[test]
fn the_written_answers_are_given() {
    let page = include_str!("../../../.github/docs/referee.md");
    let answers = page.split_once("## Answers").expect("the part").1;
    let answers = answers.split_once("## Engines").expect("the next part").0;
    for (written, least) in [(answers, 12), (include_str!("data/referee.txt"), 40)] {
        let lines: Vec<&str> = written.lines().filter(|line| line.starts_with('{')).collect();
        assert!(lines.len() >= least && lines.len().is_multiple_of(2));
        for pair in lines.chunks(2) {
            assert_eq!(answer(pair[0]).to_string(), pair[1], "{}", pair[0]);
        }
    }
}

#[test]
fn it_refuses_what_is_no_request_and_goes_on() {
    for line in ["", "{", "[]", "null", "\u{0}", "{\"game\":7}"] {
        assert_eq!(answer(line)["kind"], json!("unreadable"), "{line}");
    }
}
