//! The referee example, line by line.

#[path = "../examples/referee/protocol.rs"]
mod protocol;

use serde_json::{Value, json};

fn answer(line: &str) -> Value {
    protocol::answer(line, protocol::referee)
}

fn ask(request: &Value) -> Value {
    answer(&request.to_string())
}

#[test]
fn it_tells_position_turns_and_status() {
    let answer = ask(&json!({
        "game": "pacru", "players": 2, "turns": ["E1 - e2", "a1-a2"], "want": ["position", "legal", "status"]
    }));
    assert_eq!(answer["ok"], json!(true));
    assert_eq!(answer["position"], json!("4N43S5/9/N27N6/9/9/9/S27S6/N03S04/9 S"));
    assert_eq!(answer["to_move"], json!("S"));
    assert_eq!(answer["status"], json!({ "over": false }));
    assert!(answer["legal"].as_array().is_some_and(|turns| turns.contains(&json!("a3-b4(b4)"))));
}

#[test]
fn it_starts_from_a_position() {
    let overshoot = "7N6N6/9/9/S2+nn2s3/sss6/ssssssss1/sssssssss/sssssssss/sssssssss S";
    let answer = ask(
        &json!({ "game": "pacru", "position": overshoot, "turns": ["a6-f6(*)"], "want": ["status"] }),
    );
    let over = json!({ "over": true, "winners": ["S"], "points": { "S": 44, "N": 0 }, "reason": "markers" });
    assert_eq!(answer["status"], over);
}

#[test]
fn it_lists_reorientations_on_request() {
    let position = "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S";
    let count = |want: Value| {
        let answer = ask(&json!({ "game": "pacru", "position": position, "want": want }));
        answer["legal"].as_array().map(Vec::len)
    };
    // Five markers: 2 * C(5,2) + 2 * C(5,4).
    assert_eq!(
        count(json!(["legal", "reorient"])),
        count(json!(["legal"])).map(|moves| moves + 30)
    );
}

#[test]
fn it_knows_options_and_resignations() {
    let meeting = "S31N43S4+2/6s2/6S0+2/9/N27S6/9/9/9/2N03S01N7 S";
    let request = json!({
        "game": "pacru", "position": meeting, "options": { "meeting9": false }, "turns": ["g9-g8!e5"]
    });
    assert_eq!(ask(&request), json!({ "ok": true }));
    let resigned = ask(&json!({
        "game": "pacru", "players": 3, "turns": ["resign:W", "resign"], "want": ["status"]
    }));
    let over = json!({ "over": true, "winners": ["E"], "points": { "N": 0, "E": 0, "W": 0 }, "reason": "last one moving" });
    assert_eq!(resigned["status"], over);
}

#[test]
fn it_knows_the_other_games() {
    let answer = ask(&json!({
        "game": "pasang", "pattern": 32, "ka": "jump", "turns": ["c", "j"], "want": ["position", "legal", "status"]
    }));
    assert_eq!(answer["to_move"], json!("S"));
    assert!(answer["legal"].as_array().is_some_and(|turns| !turns.is_empty()));
    let counts = ask(&json!({ "game": "pasang", "want": ["perft:3"] }));
    assert_eq!(counts["perft"], json!([11, 60, 850]));
    let suntuk = ask(&json!({
        "game": "pasang", "pattern": 20, "options": { "ka": "jump" }, "turns": ["f", "a"], "want": ["status"]
    }));
    let over = json!({ "over": true, "winners": ["N"], "points": { "S": 0, "N": 120 }, "reason": "suntuk" });
    assert_eq!(suntuk["status"], over);
    let blocked = "S78/9/9/9/4N04/9/9/9/9 S";
    let passed = ask(
        &json!({ "game": "shacru", "position": blocked, "turns": ["pass"], "want": ["position"] }),
    );
    assert_eq!(passed["position"], json!("S78/9/9/9/4N04/9/9/9/9 N"));
    assert_eq!(ask(&json!({ "game": "azacru" }))["kind"], json!("unreadable"));
}

#[test]
fn it_refuses_with_a_reason_and_goes_on() {
    let refused = |request: Value, kind: &str, at: Value| {
        let answer = ask(&request);
        assert_eq!(
            (&answer["ok"], &answer["kind"]),
            (&json!(false), &json!(kind)),
            "{request}: {answer}"
        );
        assert_eq!(answer["at"], at, "{request}");
        assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()));
    };
    let game = |turns: Value| json!({ "game": "pacru", "players": 2, "turns": turns });
    refused(game(json!(["e1-e2", "e1-e2"])), "illegal", json!(1));
    refused(game(json!(["e1-e2", "what?"])), "unreadable", json!(1));
    refused(json!({ "game": "chess" }), "unreadable", Value::Null);
    refused(json!({ "game": "pacru" , "players": 5 }), "illegal", Value::Null);
    refused(json!({ "game": "pacru" , "players": 2, "seats": "SWNE" }), "unreadable", Value::Null);
    refused(
        json!({ "game": "pacru" , "players": 2, "options": { "luck": 1 } }),
        "unreadable",
        Value::Null,
    );
    refused(json!({ "game": "pacru" , "position": "8/8 S" }), "unreadable", Value::Null);
    refused(
        json!({ "game": "pacru" , "players": 2, "want": ["perft:99"] }),
        "unreadable",
        Value::Null,
    );
    refused(json!({ "game": "pacru" , "players": 2, "want": ["luck"] }), "unreadable", Value::Null);
    for line in ["", "{", "[]", "null", "\u{0}", "{\"game\":7}"] {
        assert_eq!(answer(line)["kind"], json!("unreadable"), "{line}");
    }
}

/// The page shows requests, each followed by its answer.
#[test]
fn the_documented_answers_are_given() {
    let page = include_str!("../../../.github/docs/referee.md");
    let answers = page.split_once("## Answers").expect("the part").1;
    let answers = answers.split_once("## Engines").expect("the next part").0;
    let lines: Vec<&str> = answers.lines().filter(|line| line.starts_with('{')).collect();
    assert!(lines.len() >= 12 && lines.len().is_multiple_of(2));
    for pair in lines.chunks(2) {
        assert_eq!(answer(pair[0]).to_string(), pair[1]);
    }
}
