//! How turns may be typed, and why they are refused.

use rules::{
    ChevronError, FamilyError, Field, FieldSet, Kind, Obstacle, Position, RulesError, Surplus,
};

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

/// Why a turn is not possible.
fn refusal(kind: Kind, position: &str, typed: &str) -> ChevronError {
    let error = at(kind, "SN", position).play(typed).expect_err(typed);
    assert!(!error.is_unreadable(), "{typed}");
    match error {
        RulesError::Game(FamilyError::Chevrons(error)) => error,
        other => panic!("{typed}: {other:?}"),
    }
}

fn field(name: &str) -> Field {
    name.parse().expect("a field of a test")
}

fn fields(names: &str) -> FieldSet {
    names.split(' ').map(field).collect()
}

#[test]
fn refusals_say_what_would_be_possible() {
    let begin = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    let stuck = "S04N43/9/9/9/9/9/9/9/4S04 S";
    let nine = fields("a4 a5 a6 b4 b5 b6 c4 c5 c6");
    let (connection, meeting) = ("g9-e7".to_owned(), "e3xe4(e6)".to_owned());
    let no_marker = Obstacle::Distance { most: 1, markers: Some(0) };
    for (position, typed, expected) in [
        (
            begin,
            "e5-e6",
            ChevronError::NoPiece { field: field("e5"), yours: fields("a3 e1 i3 i9") },
        ),
        (
            begin,
            "a3-c3",
            ChevronError::Target {
                from: field("a3"),
                to: field("c3"),
                obstacle: no_marker,
                moves: fields("b2 b3 b4"),
                captures: FieldSet::default(),
            },
        ),
        (
            begin,
            "a3-b4",
            ChevronError::MarkerMissing {
                turn: "a3-b4".to_owned(),
                land: field("b5").borderland(),
                example: field("a4"),
            },
        ),
        (begin, "a3-b4(a1)", ChevronError::Marker { field: field("a1"), targets: nine }),
        (
            begin,
            "e1-e2(e2)",
            ChevronError::NothingMore {
                turn: "e1-e2".to_owned(),
                surplus: Surplus::MarkerWithoutBorder,
            },
        ),
        (begin, "e1>(a1,a2)", ChevronError::TooPoor { degrees: 45, due: 2, have: 0 }),
        (begin, "e1xe2", ChevronError::WriteMove { from: field("e1"), to: field("e2") }),
        (begin, "pass", ChevronError::NoPass),
        (
            CONNECTION,
            "g9-e7",
            ChevronError::ConnectionMissing { turn: connection, example: Some(field("d7")) },
        ),
        (MEETING, "e3xe4(e6)", ChevronError::BonusMissing { turn: meeting, example: field("a1") }),
        (MEETING, "e3xe4(e6)!g9", ChevronError::Bonus { field: field("g9") }),
        (
            MEETING,
            "e3-e4(e6)!i9",
            ChevronError::WriteCapture { from: field("e3"), to: field("e4") },
        ),
        (REORIENTATION, "d9>>(a7,b7)", ChevronError::Price { degrees: 90, due: 4 }),
        (REORIENTATION, "d9>(a7,d9)", ChevronError::Payment { field: field("d9") }),
        (REORIENTATION, "d9>>>(a7,b7)", ChevronError::Angle),
        ("N38/9/9/9/9/9/9/4N44/3sS04 S", "e1xe2", ChevronError::NoCapture { to: field("e2") }),
        (stuck, "a9-a8", ChevronError::Stuck { field: field("a9"), able: fields("e1") }),
    ] {
        assert_eq!(refusal(Kind::Pacru, position, typed), expected, "{typed}");
    }
    assert!(matches!(
        refusal(Kind::Pacru, CONNECTION, "g9-e7(a1)"),
        ChevronError::Marker { field, .. } if field.to_string() == "a1"
    ));
}

#[test]
fn a_target_is_refused_for_the_reason_that_keeps_the_chevron_away() {
    // A power of three, an enemy marker on a4.
    let south = "N38/9/9/9/9/n8/1s7/S0+N26s/s8 S";
    let behind = "N38/9/9/9/9/9/1N17/S0+8/s8 S";
    let far = |most, markers| Obstacle::Distance { most, markers };
    let ways = "a3 a5 b3 c4 d5";
    for (kind, position, to, reason, possible) in [
        (Kind::Pacru, south, "a1", Obstacle::Direction, ways),
        (Kind::Pacru, south, "a6", far(3, Some(3)), ways),
        (Kind::Pacru, south, "a4", Obstacle::EnemyMarker, ways),
        (Kind::Shacru, south, "a4", far(1, None), "a3 b3"),
        (Kind::Azacru, south, "a6", far(3, Some(3)), ways),
        (Kind::Pacru, behind, "b3", Obstacle::Chevron, "a3 a4"),
        (Kind::Pacru, behind, "c4", Obstacle::Between(field("b3")), "a3 a4"),
    ] {
        let (from, captures) = (field("a2"), FieldSet::default());
        let (obstacle, moves) = (reason, fields(possible));
        let expected = ChevronError::Target { from, to: field(to), obstacle, moves, captures };
        assert_eq!(refusal(kind, position, &format!("a2-{to}")), expected);
    }
}

#[test]
fn what_is_written_too_much_is_named() {
    let begin = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    for (kind, typed, turn, surplus) in [
        (Kind::Pacru, "a3-b4(b4,b5)", "a3-b4(b4)", Surplus::SecondMarker),
        (Kind::Pacru, "a3-b4(b4)!b5", "a3-b4(b4)", Surplus::BonusWithoutMeeting),
        (Kind::Shacru, "e1-e2(e2)", "e1-e2", Surplus::Marker),
        (Kind::Shacru, "e1-e2<", "e1-e2", Surplus::TwistWithoutBorder),
    ] {
        let expected = ChevronError::NothingMore { turn: turn.to_owned(), surplus };
        assert_eq!(refusal(kind, begin, typed), expected);
    }
}
