//! The English catalogue has the same texts as the errors themselves, and every language names the same fields.

use std::collections::BTreeSet;

use play::Language;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rules::pasang::{Colour, File, PasangPositionError, PatternError, Point, PointError};
use rules::{
    Borderland, ChevronError, Entry, FamilyError, Field, FieldError, FieldSet, Kind, KindError,
    Obstacle, Options, OptionsError, PasangError, Position, PositionError, ReplayError, RulesError,
    Seat, SeatError, Setup, SetupError, Surplus, UnknownVersion,
};

use super::{replay, sentence};
use crate::texts::{self, english, texts};

/// Fails if a language does not express an error as it should.
fn check(said: &dyn Fn(&texts::Texts) -> String, error: &dyn std::error::Error) {
    assert_eq!(said(english()), error.to_string(), "{error:?}");
    for language in Language::ALL {
        let theirs = said(texts(*language));
        assert_eq!(places(&theirs), places(&error.to_string()), "{language:?}: {theirs}");
        assert!(theirs.ends_with('.'), "{language:?}: {theirs}");
    }
}

fn check_rules(error: &RulesError) {
    check(&|t| sentence(t, error), error);
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

/// The sentence about a chevron that cannot move somewhere was once made of halves that only English could join.
#[test]
fn every_error_is_said_in_english_as_it_says_itself() {
    let chevrons = chevron_errors().into_iter().map(FamilyError::Chevrons);
    let pasang = pasang_errors().into_iter().map(FamilyError::Pasang);
    for error in chevrons.chain(pasang) {
        check_rules(&error.into());
    }
    for error in other_errors() {
        check_rules(&error);
    }
    let entry: Entry = "e1-e2".parse().expect("an entry");
    let records = [
        ReplayError::Version(UnknownVersion(7)),
        ReplayError::Setup(SeatError::Seats.into()),
        ReplayError::Entry { at: 11, entry, error: RulesError::Over },
    ];
    for error in records {
        check(&|t| replay(t, &error), &error);
    }
    // An error that the examples forget has a message that was not used.
    let said = texts::said();
    let missed: Vec<String> =
        texts::names("rules-").into_iter().filter(|name| !said.contains(name.as_str())).collect();
    assert!(missed.is_empty(), "no example of {missed:?}");
}

/// A position some random turns after the start.
fn position() -> impl Strategy<Value = Position> {
    let tables: Vec<(Kind, usize)> = Kind::ALL
        .into_iter()
        .flat_map(|kind| kind.players().map(move |players| (kind, players)))
        .collect();
    let picks = proptest::collection::vec(any::<Index>(), 0..40);
    (select(tables), picks).prop_map(|((kind, players), picks)| {
        let setup = Setup::new(kind, players).expect("a table");
        let start = Position::new(&setup).expect("a start");
        picks.iter().fold(start, |position, pick| {
            let turns = position.legal(true);
            if turns.is_empty() {
                return position;
            }
            let turn = pick.get::<String>(&turns);
            position.play(turn).expect("legal").position
        })
    })
}

/// The characters from which turns of all games are made.
const LETTERS: &[u8] = b"abcdefghijk123456789-x<>()!,*vhbw";

/// Typing mistakes in a text: the place, the character, and the kind.
fn slips() -> impl Strategy<Value = Vec<(Index, u8, u8)>> {
    proptest::collection::vec((any::<Index>(), select(LETTERS), 0..3_u8), 1..4)
}

fn mistyped(text: &str, slips: &[(Index, u8, u8)]) -> String {
    let mut letters = text.as_bytes().to_vec();
    for (at, letter, how) in slips {
        let at = at.index(letters.len() + 1);
        match how {
            0 => letters.insert(at, *letter),
            1 if at < letters.len() => letters[at] = *letter,
            _ => letters.truncate(at),
        }
    }
    String::from_utf8(letters).expect("ASCII")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    /// Turns of every game, mistyped or played in another position.
    #[test]
    fn illegal_turns_are_explained_in_every_language(
        position in position(),
        other in position(),
        pick in any::<Index>(),
        slips in slips(),
    ) {
        let mut turns = position.legal(true);
        turns.extend(other.legal(true));
        turns.extend(["pass", "resign", ""].map(str::to_owned));
        let turn = pick.get::<String>(&turns);
        for text in [turn.clone(), mistyped(turn, &slips)] {
            if let Err(error) = position.play(&text) {
                check_rules(&error);
            }
        }
        for seat in Seat::ALL {
            if let Err(error) = position.resign(seat) {
                check_rules(&error);
            }
        }
    }

    /// Position lines and options, mistyped or meant for another game.
    #[test]
    fn impossible_set_ups_are_explained_in_every_language(
        position in position(),
        other in position(),
        slips in slips(),
    ) {
        let line = position.position_line();
        for line in [mistyped(&line, &slips), line] {
            let setup = Setup { position: Some(line), ..other.setup().clone() };
            if let Err(error) = Position::new(&setup) {
                check_rules(&error);
            }
        }
        for options in ["meeting9=off noProgressRounds=10", "pattern=32 ka=jump opening=free"] {
            match mistyped(options, &slips).parse::<Options>() {
                Ok(options) => {
                    let setup = Setup { options, ..other.setup().clone() };
                    if let Err(error) = Position::new(&setup) {
                        check_rules(&error);
                    }
                }
                Err(error) => check_rules(&error.into()),
            }
        }
    }
}
