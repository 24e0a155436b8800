//! The sentences that are made of parts.

use rules::{ChevronError, FamilyError, Field, FieldSet, Obstacle, PasangError, Surplus};

use super::sentence;
use crate::texts::english;

/// The first fields of the board.
fn first(count: usize) -> FieldSet {
    Field::ALL.into_iter().take(count).collect()
}

/// The sentence about a chevron that cannot move somewhere was once made of halves that only English could join.
#[test]
fn sentences_are_made_of_their_parts() {
    let [from, to] = ["a3", "c3"].map(|name| name.parse::<Field>().expect("a field"));
    let target = |obstacle, moves, captures| {
        let (moves, captures) = (first(moves), first(captures));
        ChevronError::Target { from, to, obstacle, moves, captures }
    };
    let far = |most, markers| Obstacle::Distance { most, markers };
    let turn = || "a3-b4".to_owned();
    for (error, expected) in [
        (
            ChevronError::NoPiece { field: from, yours: first(2) },
            "You have no chevron on a3; yours stand on a1 and a2.",
        ),
        (
            ChevronError::Stuck { field: from, able: first(18) },
            "Your chevron on a3 can do nothing; choose the one on a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6 or 3 more.",
        ),
        (
            target(Obstacle::Direction, 2, 1),
            "A chevron goes straight ahead or 45 degrees to the left or right: yours on a3 can go to a1 or a2, or capture on a1.",
        ),
        (
            target(Obstacle::Chevron, 0, 1),
            "A chevron stands on c3: yours on a3 can only capture, on a1.",
        ),
        (
            target(far(1, None), 0, 0),
            "That is too far for your chevron on a3, which moves 1 field: it can only be turned.",
        ),
        (
            target(far(1, Some(0)), 3, 0),
            "Your chevron on a3 moves 1 field, because you have no marker in its borderland: a1, a2 or a3.",
        ),
        (
            ChevronError::ConnectionMissing { turn: turn(), example: Some(to) },
            "That move makes a connection: write `a3-b4(*)`, or name a field for a marker, for example `a3-b4(c3)`.",
        ),
        (
            ChevronError::NothingMore { turn: turn(), surplus: Surplus::SecondMarker },
            "That move places one marker: write `a3-b4`.",
        ),
        (
            ChevronError::TooPoor { degrees: 45, due: 2, have: 0 },
            "It takes two markers to turn 45 degrees, and you have none to give.",
        ),
    ] {
        let error = FamilyError::Chevrons(error).into();
        assert_eq!(sentence(english(), &error), expected, "{error:?}");
    }
    let point = "c7".parse().expect("a point");
    let open = ["b", "c"].map(|file| file.parse().expect("a column"));
    for (error, expected) in [
        (PasangError::Passage { open: open.to_vec() }, "Your passage can be column b or c."),
        (
            PasangError::Landing { from: point, to: point },
            "The token on c7 becomes your ka on c7: write `c7c7`.",
        ),
    ] {
        assert_eq!(sentence(english(), &FamilyError::Pasang(error).into()), expected);
    }
}
