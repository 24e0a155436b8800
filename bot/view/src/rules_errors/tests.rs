//! Every error has a text, and it names the same fields in every language.

use std::collections::BTreeSet;

use play::Language;
use rules::pasang::{Colour, File, PasangPositionError, PatternError, Point, PointError};
use rules::{
    Borderland, ChevronError, Entry, FamilyError, Field, FieldError, FieldSet, Kind, KindError,
    Obstacle, OptionsError, PasangError, PositionError, ReplayError, RulesError, Seat, SeatError,
    SetupError, Surplus, UnknownVersion,
};

use super::{replay, sentence};
use crate::texts::{self, english, texts};

/// Fails if a language does not express an error as English does.
fn check(said: &dyn Fn(&texts::Texts) -> String) {
    let english = said(english());
    for language in Language::ALL {
        let theirs = said(texts(*language));
        assert_eq!(places(&theirs), places(&english), "{language:?}: {theirs}");
        assert!(theirs.ends_with('.'), "{language:?}: {theirs}");
    }
}

/// The fields and points that a sentence names.
fn places(sentence: &str) -> BTreeSet<&str> {
    let is_place = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|file| file.is_ascii_lowercase())
            && letters.as_str().parse::<u8>().is_ok()
    };
    sentence.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_place).collect()
}

fn field(name: &str) -> Field {
    name.parse().expect("a field")
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// The first fields of the board.
fn first(count: usize) -> FieldSet {
    Field::ALL.into_iter().take(count).collect()
}

fn chevron_errors() -> Vec<ChevronError> {
    let (from, to, turn) = (field("e1"), field("e4"), "e1-e4".to_owned());
    let land: Borderland = to.borderland();
    let mut errors = vec![
        ChevronError::Notation,
        FieldError::Field.into(),
        FieldError::Facing.into(),
        PositionError::Form.into(),
        PositionError::Row { rank: 7 }.into(),
        PositionError::Stranger(Seat::West).into(),
        PositionError::TurnOfNobody(Seat::East).into(),
        PositionError::TwoWinners.into(),
        ChevronError::Seats { game: "Azacru" },
        ChevronError::Switch { option: "meeting9" },
        ChevronError::Rounds,
        ChevronError::WriteCapture { from, to },
        ChevronError::WriteMove { from, to },
        ChevronError::NoCapture { to },
        ChevronError::MarkerMissing { turn: turn.clone(), land, example: to },
        ChevronError::ConnectionMissing { turn: turn.clone(), example: None },
        ChevronError::ConnectionMissing { turn: turn.clone(), example: Some(to) },
        ChevronError::OnlyConnection { turn: turn.clone() },
        ChevronError::NoConnection,
        ChevronError::BonusMissing { turn: turn.clone(), example: to },
        ChevronError::Bonus { field: to },
        ChevronError::Angle,
        ChevronError::NoOtherMobile { field: from },
        ChevronError::Price { degrees: 45, due: 2 },
        ChevronError::Price { degrees: 90, due: 4 },
        ChevronError::Payment { field: to },
        ChevronError::NoTwist,
        ChevronError::NoCaptures,
        ChevronError::NoReorientation,
        ChevronError::MustMove { example: from },
        ChevronError::MustPass,
        ChevronError::NoPass,
    ];
    for (degrees, due) in [(45, 2), (90, 4)] {
        errors.extend((0..due).map(|have| ChevronError::TooPoor { degrees, due, have }));
    }
    errors.extend(cut_lists(from, to));
    errors.extend(no_ways(from, to));
    errors.extend(surpluses(&turn, land));
    errors
}

fn cut_lists(from: Field, to: Field) -> Vec<ChevronError> {
    let lists = [1, 2, 3, 15, 16, 17, 18, 81].map(first);
    let errors = lists.map(|fields| {
        [
            ChevronError::NoPiece { field: from, yours: fields },
            ChevronError::Stuck { field: from, able: fields },
            ChevronError::Marker { field: to, targets: fields },
        ]
    });
    errors.into_iter().flatten().collect()
}

fn no_ways(from: Field, to: Field) -> Vec<ChevronError> {
    let mut errors = Vec::new();
    let far = |most, markers| Obstacle::Distance { most, markers };
    let obstacles = [
        Obstacle::Direction,
        Obstacle::Chevron,
        Obstacle::EnemyMarker,
        Obstacle::Between(field("e2")),
        far(1, None),
        far(8, None),
        far(1, Some(0)),
        far(1, Some(1)),
        far(2, Some(2)),
        far(5, Some(5)),
    ];
    for obstacle in obstacles {
        for (moves, captures) in [(0, 0), (3, 0), (0, 1), (2, 2)] {
            errors.push(ChevronError::Target {
                from,
                to,
                obstacle,
                moves: first(moves),
                captures: first(captures),
            });
        }
    }
    errors
}

fn surpluses(turn: &str, land: Borderland) -> Vec<ChevronError> {
    let surplus = [
        Surplus::MarkerWithoutBorder,
        Surplus::MarkerWithoutField(land),
        Surplus::SecondMarker,
        Surplus::BonusWithoutMeeting,
        Surplus::BonusForTurning,
        Surplus::Marker,
        Surplus::TwistWithoutBorder,
        Surplus::TwistOfNothing,
    ];
    surplus.map(|surplus| ChevronError::NothingMore { turn: turn.to_owned(), surplus }).to_vec()
}

fn pasang_errors() -> Vec<PasangError> {
    let (from, to, example) = (point("b4"), point("c11"), "c7b".to_owned());
    let able = vec![point("c7"), point("k11")];
    let open: Vec<File> = ["b", "c", "d"].map(|file| file.parse().expect("a column")).to_vec();
    let turns = vec!["c7bh".to_owned(), "c7bv".to_owned()];
    vec![
        PasangError::Notation,
        PointError.into(),
        PasangPositionError::Form.into(),
        PasangPositionError::Row { row: 11 }.into(),
        PasangPositionError::Phase.into(),
        PatternError::Number.into(),
        PatternError::Form.into(),
        PatternError::Count { black: 1 }.into(),
        PatternError::Count { black: 62 }.into(),
        PatternError::Symmetry(from).into(),
        PasangError::KaRule,
        PasangError::Opening,
        PasangError::Seats,
        PasangError::Passage { open: open.clone() },
        PasangError::PassageFirst { open },
        PasangError::Ka { from, able: able.clone() },
        PasangError::KaNow { example: example.clone() },
        PasangError::Landing { from, to },
        PasangError::Target { from, to, able },
        PasangError::MoveNow { example },
        PasangError::LineMissing { turns: turns.clone() },
        PasangError::Line { colour: Colour::Black, turns: turns.clone() },
        PasangError::Line { colour: Colour::White, turns },
        PasangError::NoPass,
    ]
}

fn other_errors() -> Vec<RulesError> {
    let mut errors = vec![
        RulesError::Over,
        RulesError::Resignation,
        RulesError::CannotSkip,
        RulesError::NoSuchChoice,
        SetupError::Players { kind: Kind::Pacru, least: 2, most: 4 }.into(),
        SetupError::ExactlyPlayers { kind: Kind::Pasang, players: 2 }.into(),
        SetupError::Option { kind: Kind::Shacru, option: "meeting9" }.into(),
        OptionsError::Unknown.into(),
        OptionsError::Value(FamilyError::Pasang(PasangError::KaRule)).into(),
        SeatError::Seat.into(),
        SeatError::Seats.into(),
        KindError.into(),
    ];
    errors.extend(Seat::ALL.map(RulesError::NotPlaying));
    errors
}

#[test]
fn every_error_is_explained_in_every_language() {
    let chevrons = chevron_errors().into_iter().map(FamilyError::Chevrons);
    let pasang = pasang_errors().into_iter().map(FamilyError::Pasang);
    for error in chevrons.chain(pasang).map(RulesError::from).chain(other_errors()) {
        check(&|t| sentence(t, &error));
    }
    let entry: Entry = "e1-e2".parse().expect("an entry");
    let records = [
        ReplayError::Version(UnknownVersion(7)),
        ReplayError::Setup(SeatError::Seats.into()),
        ReplayError::Entry { at: 11, entry, error: RulesError::Over },
    ];
    for error in records {
        check(&|t| replay(t, &error));
    }
    // An error that the examples forget has a message that was not used.
    let said = texts::said();
    let missed: Vec<String> =
        texts::names("rules-").into_iter().filter(|name| !said.contains(name.as_str())).collect();
    assert!(missed.is_empty(), "no example of {missed:?}");
}

/// The sentence about a chevron that cannot move somewhere was once made of halves that only English could join.
#[test]
fn sentences_are_made_of_their_parts() {
    let (from, to) = (field("a3"), field("c3"));
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
        (target(far(1, None), 0, 0), "Your chevron on a3 moves 1 field: it can only be turned."),
        (
            target(far(1, Some(0)), 3, 0),
            "Your chevron on a3 moves 1 field, because you have no marker in its borderland: a1, a2 or a3.",
        ),
        (
            ChevronError::ConnectionMissing { turn: turn(), example: Some(to) },
            "That move makes a connection: write a3-b4(*), or name a field for a marker, e.g. a3-b4(c3).",
        ),
        (
            ChevronError::NothingMore { turn: turn(), surplus: Surplus::SecondMarker },
            "That move places one marker: write a3-b4.",
        ),
        (
            ChevronError::TooPoor { degrees: 45, due: 2, have: 0 },
            "It takes two markers to turn 45 degrees, and you have none to give.",
        ),
    ] {
        let error = FamilyError::Chevrons(error).into();
        assert_eq!(sentence(english(), &error), expected, "{error:?}");
    }
    let (point, open) = (point("c7"), ["b", "c"].map(|file| file.parse().expect("a column")));
    for (error, expected) in [
        (PasangError::Passage { open: open.to_vec() }, "Your passage can be column b or c."),
        (
            PasangError::Landing { from: point, to: point },
            "The token on c7 becomes your ka on c7: write c7c7.",
        ),
    ] {
        assert_eq!(sentence(english(), &FamilyError::Pasang(error).into()), expected);
    }
}
