//! How turns may be typed, and why they are refused.

use rules::{Kind, Position, RulesError};

use crate::positions::start;

/// The lines of a file, in columns.
fn table(file: &str) -> impl Iterator<Item = Vec<&str>> {
    file.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(" | ").collect())
}

#[test]
fn lenient_spellings_are_read() {
    for columns in table(include_str!("data/spellings.txt")) {
        let kind: Kind = columns[0].parse().expect("a game");
        let position = Position::at(kind, 2, columns[1]).expect("a position");
        for typed in &columns[3..] {
            let played = position.play(typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
            assert_eq!(played.turn, columns[2], "{typed}");
        }
    }
}

#[test]
fn what_is_no_turn_is_unreadable() {
    for typed in ["", " ", "e1-e2\u{0}", &"e1-e2".repeat(50_000)] {
        assert!(start(Kind::Pacru, 2).play(typed).expect_err("nonsense").is_unreadable());
    }
}

#[test]
fn refusals_say_what_would_be_possible() {
    for columns in table(include_str!("data/refusals.txt")) {
        let kind: Kind = columns[0].parse().expect("a game");
        let error = match Position::at(kind, 2, columns[1]) {
            Ok(position) => position.play(columns[2]).expect_err(columns[2]),
            Err(error) => error,
        };
        let unreadable = ["Notation", "Position(Form", "Position(Row"];
        let unreadable = unreadable.iter().any(|reason| columns[3].contains(reason));
        assert_eq!(error.is_unreadable(), unreadable, "{columns:?}");
        let RulesError::Game(error) = error else { panic!("{columns:?}: {error:?}") };
        assert_eq!(format!("{error:?}"), columns[3], "{columns:?}");
    }
}
