//! How turns may be typed, and what a player is told when something is wrong.

use rules::{Kind, Position};

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
fn errors_say_what_would_be_possible() {
    let explanation = |position: &str, typed: &str| {
        let error = at(Kind::Pacru, "SN", position).play(typed).expect_err("illegal");
        assert!(!error.is_unreadable());
        error.to_string()
    };
    let begin = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    assert_eq!(
        explanation(begin, "e5-e6"),
        "You have no chevron on e5; yours stand on a3, e1, i3 and i9."
    );
    assert_eq!(
        explanation(begin, "a3-c3"),
        "Your chevron on a3 moves 1 field, because you have no marker in its borderland: b2, b3 or b4."
    );
    assert_eq!(
        explanation(begin, "a3-b4"),
        "That move crosses into the borderland around b5: name a field there for your marker, e.g. a3-b4(a4)."
    );
    assert_eq!(
        explanation(begin, "a3-b4(a1)"),
        "Your marker cannot go to a1; it can go to a4, a5, a6, b4, b5, b6, c4, c5 or c6."
    );
    assert_eq!(
        explanation(begin, "e1-e2(e2)"),
        "That move crosses no border, so it places no marker: write e1-e2."
    );
    assert_eq!(
        explanation(begin, "e1>(a1,a2)"),
        "It takes two markers to turn 45 degrees, and you have none to give."
    );
    assert_eq!(explanation(begin, "e1xe2"), "No chevron stands on e2: write e1-e2 to go there.");
    assert_eq!(
        explanation(begin, "pass"),
        "There is no passing in Pacru: a player who cannot move is out."
    );
    assert_eq!(
        explanation(CONNECTION, "g9-e7"),
        "That move makes a connection: write g9-e7(*), or name a field for a marker, e.g. g9-e7(d7)."
    );
    assert_eq!(
        explanation(CONNECTION, "g9-e7(a1)").split(';').next(),
        Some("Your marker cannot go to a1")
    );
    assert_eq!(
        explanation(MEETING, "e3xe4(e6)"),
        "Your chevrons meet: name a field for the bonus marker, e.g. e3xe4(e6)!a1."
    );
    assert_eq!(
        explanation(MEETING, "e3xe4(e6)!g9"),
        "The bonus marker cannot go to g9: choose a field that is not yours and has no chevron."
    );
    assert_eq!(
        explanation(MEETING, "e3-e4(e6)!i9"),
        "An enemy chevron stands on e4: write e3xe4 to capture it."
    );
    assert_eq!(
        explanation(REORIENTATION, "d9>>(a7,b7)"),
        "Turning 90 degrees costs four of your markers: name four different fields in brackets."
    );
    assert_eq!(
        explanation(REORIENTATION, "d9>(a7,d9)"),
        "You cannot give up d9: choose a marker of yours that has no chevron on it."
    );
    assert_eq!(
        explanation(REORIENTATION, "d9>>>(a7,b7)"),
        "A chevron turns by 45 degrees (< or >) or by 90 degrees (<< or >>)."
    );
    let lone = "N38/9/9/9/9/9/9/4N44/3sS04 S";
    assert_eq!(
        explanation(lone, "e1xe2"),
        "You can capture an enemy chevron that two of yours attack; there is none on e2."
    );
    let stuck = "S04N43/9/9/9/9/9/9/9/4S04 S";
    assert_eq!(
        explanation(stuck, "a9-a8"),
        "Your chevron on a9 can do nothing; choose the one on e1."
    );
}

#[test]
fn a_target_is_refused_for_the_reason_that_keeps_the_chevron_away() {
    // A power of three, an enemy marker on a4.
    let south = "N38/9/9/9/9/n8/1s7/S0+N26s/s8 S";
    for (kind, typed, expected) in [
        (
            Kind::Pacru,
            "a2-a1",
            "A chevron goes straight ahead or 45 degrees to the left or right: yours on a2 can go to a3, a5, b3, c4 or d5.",
        ),
        (
            Kind::Pacru,
            "a2-a6",
            "Your chevron on a2 moves up to 3 fields, because you have 3 markers in its borderland: a3, a5, b3, c4 or d5.",
        ),
        (
            Kind::Pacru,
            "a2-a4",
            "No chevron can stop on an enemy marker like that on a4: yours on a2 can go to a3, a5, b3, c4 or d5.",
        ),
        (Kind::Shacru, "a2-a4", "Your chevron on a2 moves 1 field: a3 or b3."),
        (
            Kind::Azacru,
            "a2-a6",
            "Your chevron on a2 moves up to 3 fields, because you have 3 markers in its borderland: a3, a5, b3, c4 or d5.",
        ),
    ] {
        let refusal = at(kind, "SN", south).play(typed).expect_err(typed);
        assert_eq!(refusal.to_string(), expected);
    }
    let behind = "N38/9/9/9/9/9/1N17/S0+8/s8 S";
    for (typed, expected) in [
        ("a2-b3", "A chevron stands on b3: yours on a2 can go to a3 or a4."),
        (
            "a2-c4",
            "The chevron on b3 is in the way, and only a jump between two of your markers passes it: yours on a2 can go to a3 or a4.",
        ),
    ] {
        let refusal = at(Kind::Pacru, "SN", behind).play(typed).expect_err(typed);
        assert_eq!(refusal.to_string(), expected);
    }
}

#[test]
fn what_is_written_too_much_is_named() {
    let begin = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    for (kind, typed, expected) in [
        (Kind::Pacru, "a3-b4(b4,b5)", "That move places one marker: write a3-b4(b4)."),
        (
            Kind::Pacru,
            "a3-b4(b4)!b5",
            "That move is no meeting, so there is no bonus: write a3-b4(b4).",
        ),
        (
            Kind::Shacru,
            "e1-e2(e2)",
            "In this game a move marks the field where it ends, and you name no other: write e1-e2.",
        ),
        (
            Kind::Shacru,
            "e1-e2<",
            "That move crosses no border, so the chevron is not twisted: write e1-e2.",
        ),
    ] {
        let refusal = at(kind, "SN", begin).play(typed).expect_err(typed);
        assert_eq!(refusal.to_string(), expected);
    }
}
