//! The engine example, line by line.

#[path = "../examples/engine/protocol.rs"]
mod protocol;

use ai::{Budget, Engine, Stop};
use rules::{Position, Setup};
use serde_json::{Value, json};

use crate::games::{all, random};

fn ask(request: &Value) -> Value {
    protocol::answer(&mut Engine::new(), &request.to_string())
}

#[test]
fn it_plays_what_the_search_finds() {
    for (kind, players) in all() {
        let position = random(kind, players, 9, 7);
        let (setup, line) = (position.setup(), position.position_line());
        let request = json!({
            "game": setup.kind, "seats": setup.seats, "position": line,
            "go": { "nodes": 500 }, "seed": 5, "want": ["status"]
        });
        let start = Setup { position: Some(line), ..setup.clone() };
        let start = Position::new(&start).expect("a position");
        let found = Engine::new().search(&start, Budget::nodes(500), 5, &Stop::new());
        let answer = ask(&request);
        assert_eq!(answer["bestmove"], json!(found.map(|found| found.turn)), "{request}");
        assert_eq!(answer["status"], json!({ "over": false }), "{answer}");
    }
}

#[test]
fn it_refuses_with_a_reason_and_goes_on() {
    let mut engine = Engine::new();
    for line in include_str!("data/bad-requests.txt").lines() {
        let answer = protocol::answer(&mut engine, line);
        assert_eq!(answer["kind"], json!("unreadable"), "{line}: {answer}");
        assert!(answer["error"].as_str().is_some_and(|error| !error.contains('\n')), "{answer}");
    }
    let illegal =
        json!({ "game": "shacru", "players": 2, "turns": ["a1-a9"], "go": { "nodes": 1 } });
    assert_eq!(ask(&illegal)["kind"], json!("illegal"));
    let nothing = json!({ "game": "shacru", "players": 2, "go": { "nodes": 0 } });
    let longest = json!({ "game": "shacru", "players": 2, "go": { "time": 0 }, "seed": u64::MAX });
    for request in [nothing, longest] {
        let answer = protocol::answer(&mut engine, &request.to_string());
        assert!(answer["bestmove"].is_string(), "{answer}");
    }
}

/// The page shows requests, each followed by its answer.
#[test]
fn the_documented_answers_are_given() {
    let page = include_str!("../../../.github/docs/referee.md");
    let answers = page.split_once("## Engines").expect("the part").1;
    let lines: Vec<&str> = answers.lines().filter(|line| line.starts_with('{')).collect();
    assert!(lines.len() >= 4 && lines.len().is_multiple_of(2));
    for pair in lines.chunks(2) {
        assert_eq!(protocol::answer(&mut Engine::new(), pair[0]).to_string(), pair[1]);
    }
}
