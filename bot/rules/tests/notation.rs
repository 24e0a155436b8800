//! How turns may be typed, and why they are refused.

use rules::{Kind, Position, RulesError};

use crate::positions::{at, start};

const MEETING: &str = "S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S";
const REORIENTATION: &str = "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S";
const CONNECTION: &str = "S31N43S4+1s/8s/4s4/9/N27S6/9/9/9/2N03S01N7 S";

fn canonical(position: &Position, typed: &str) -> String {
    position.play(typed).unwrap_or_else(|error| panic!("{typed}: {error}")).turn
}

#[test]
fn lenient_spellings_are_read() {
    let meeting = at(Kind::Pacru, "SN", MEETING);
    for typed in [
        "e3xe4(e6)!i9",
        "E3XE4(E6)!I9",
        " e3 x e4 ( e6 ) ! i9 ",
        "e3\u{d7}e4(e6)!i9",
        "e3xe4(e6,i9)",
        "e3xe4(e6,\u{a0}i9)",
    ] {
        assert_eq!(canonical(&meeting, typed), "e3xe4(e6)!i9");
    }
    let reorientation = at(Kind::Pacru, "SN", REORIENTATION);
    assert_eq!(canonical(&reorientation, "d9 >> (c4, b7, b5, a7)"), "d9>>(a7,b5,b7,c4)");
    let connection = at(Kind::Pacru, "SN", CONNECTION);
    assert_eq!(canonical(&connection, "g9\u{2013}e7(*)"), "g9-e7(*)");
}

/// The pair of a missing benefit: one possible marker is understood, a connection must be named
/// (example C2 of the worked positions).
#[test]
fn the_only_marker_need_not_be_written() {
    let last_neutral = "S31N4nnnS42/3nn4/3nnn3/9/N27S6/9/9/9/2N03S01N7 S";
    assert_eq!(canonical(&at(Kind::Pacru, "SN", last_neutral), "g9-f8"), "g9-f8(f8)");
    let only_connection = "3S3+5/4n4/4ss3/9/9/9/9/9/8N7 S";
    assert!(at(Kind::Pacru, "SN", only_connection).play("d9-f7").is_err());
}

#[test]
fn what_is_no_turn_is_unreadable() {
    let position = start(Kind::Pacru, 2);
    let long = "e1-e2".repeat(50_000);
    for typed in [
        "",
        " ",
        "e1",
        "e1-",
        "e1-e",
        "e1-e0",
        "e1-j2",
        "e1e2",
        "e1-e2)",
        "e1-e2(",
        "e1-e2()",
        "e1-e2(e3",
        "e1-e2(e3,)",
        "e1-e2!",
        "e1-e2!!e3",
        "e1<>(a1,a2)",
        "e1=e2",
        "\u{1f600}",
        "e1-e2\u{0}",
        "\u{ff45}1-e2",
        long.as_str(),
    ] {
        let error = position.play(typed).expect_err("nonsense");
        assert!(error.is_unreadable(), "{typed}: {error}");
    }
}

#[test]
fn refusals_say_what_would_be_possible() {
    for line in include_str!("data/refusals.txt").lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split(" | ").collect();
        let kind: Kind = columns[0].parse().expect("a game");
        let position = Position::at(kind, 2, columns[1]).expect("a position");
        let error = position.play(columns[2]).expect_err(columns[2]);
        assert!(!error.is_unreadable(), "{line}");
        let RulesError::Game(error) = error else { panic!("{line}: {error:?}") };
        assert_eq!(format!("{error:?}"), columns[3], "{line}");
    }
}
