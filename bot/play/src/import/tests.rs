use proptest::prelude::*;
use rules::{ChevronError, FamilyError, RulesError, Status};

use super::*;
use crate::event::EventKind;
use crate::{GameStatus, Replay};

fn game(text: &str) -> ImportedGame {
    read(text.as_bytes(), &Wanted::default()).unwrap()
}

fn refused(text: &str) -> ImportError {
    read(text.as_bytes(), &Wanted::default()).unwrap_err()
}

fn turns(game: &ImportedGame) -> String {
    let turns: Vec<String> = game.record.turns.iter().map(ToString::to_string).collect();
    turns.join(" ")
}

/// Somebody wrote a game down beside a board, as people do.
#[test]
fn plain_notation_is_read_as_people_write_it() {
    let text = "Pacru, 2 players
South: Ana Ruiz
North - no head, but: {a comment
over two lines}
Date: 2026-05-01
Place: Brno
1. A3 - B4 (b5)   ; a good beginning
2) A7–B6 (A6)!?
3  i3 h4 (i6)

S: ... ";
    // The third line is neither head nor turn.
    let refusal = refused(text);
    assert!(matches!(refusal, ImportError::Turn { at: At::Line(3), .. }), "{refusal:?}");
    let text = text.replace("North - no head, but:", "").replace("S: ... ", "N: e9-e8\nS resigns");
    let game = game(&text);
    assert_eq!(turns(&game), "a3-b4(b5) a7-b6(a6) i3-h4(i6) e9-e8 resign:S");
    assert_eq!(game.names, [Some("Ana Ruiz".to_owned()), None]);
    assert_eq!((game.date.as_deref(), game.place.as_deref()), (Some("2026-05-01"), Some("Brno")));
    assert!(matches!(game.end.status(), Status::Over(_)));
}

#[test]
fn all_four_games_are_read_with_rounds_or_turns_on_a_line() {
    let azacru = game("azacru\n1. a3-b4< a7-b6^\n2. b4-c5 b6-c6");
    assert_eq!(turns(&azacru), "a3-b4< a7-b6 b4-c5 b6-c6");
    let shacru = game("SHACRU 3\ne9-e8\ni5-h5\na5-b5");
    assert_eq!(shacru.record.setup.seats.to_string(), "NEW");
    let pasang = game("Pasang\nc\nj\n");
    assert_eq!(turns(&pasang), "c j");
}

/// The parts of a turn of Pasang are easily written apart.
#[test]
fn a_turn_of_pasang_may_have_spaces() {
    let mut position = rules::Position::start(Kind::Pasang, 2).unwrap();
    let mut text = "Pasang\n".to_owned();
    for _ in 0..3 {
        let turn = position.legal(false).remove(0);
        let spaced: Vec<String> = turn.chars().map(|sign| sign.to_string()).collect();
        text = text + &spaced.join(" ") + "\n";
        position = position.play(&turn).unwrap().position;
    }
    assert_eq!(game(&text).end.position_line(), position.position_line());
}

/// What `/pacru study history` gives is read again, also with the signs around it that a message has.
#[test]
fn a_record_of_the_bot_is_read() {
    let mut record = Record::new(rules::Setup::new(Kind::Pacru, 3).unwrap());
    record.setup.options = "meeting9=off noProgressRounds=9".parse().unwrap();
    record.turns = ["e9-e8", "i5-h5", "resign:W", "draw"].map(|it| it.parse().unwrap()).to_vec();
    let written = record.to_string();
    assert_eq!(game(&written).record, record);
    assert_eq!(game(&written).remarks, []);
    let quoted = format!("```\r\n{}```", written.replace('\n', "\r\n"));
    assert_eq!(game(&quoted).record, record);
    let other = written.replace("N 1/2 E 1/2", "N 1 E 0");
    assert_ne!(other, written);
    assert!(matches!(&game(&other).remarks[..], [Remark::Points(_)]));
}

/// The refusal names the line, and the rules say what would be possible there.
#[test]
fn the_line_at_fault_is_named() {
    let text = "Pacru\n\n1. e1-e2 a1-a2\n2. e2-e9 a2-a3";
    let ImportError::Turn { at, text, error } = refused(text) else { panic!("a turn") };
    assert_eq!((at, text.as_str()), (At::Line(4), "e2-e9"));
    let RulesError::Game(FamilyError::Chevrons(ChevronError::Target { moves, .. })) = error else {
        panic!("{error:?}")
    };
    assert!(moves.contains("e3".parse().unwrap()));
    let ImportError::Turn { at: At::Line(2), error, .. } = refused("Pacru\ne1_e2") else {
        panic!("a turn")
    };
    assert!(error.is_unreadable());
    assert_eq!(
        refused("Pacru\nN: e9-e8"),
        ImportError::NotTheirTurn { at: At::Line(2), to_move: Seat::South }
    );
    let end = refused("Pacru\ne1-e2\nresign\na1-a2");
    assert_eq!(end, ImportError::AfterEnd(At::Line(4), "a1-a2".to_owned()));
    assert_eq!(refused("Pacru\n{e1-e2\na1-a2"), ImportError::Comment(At::Line(2)));
    assert_eq!(refused("e1-e2\na1-a2"), ImportError::NoGame);
    assert_eq!(refused("Pacru\n"), ImportError::NoTurns);
    assert!(matches!(refused("Pacru 5\ne1-e2"), ImportError::Setup(_)));
    assert!(matches!(refused("dear friends"), ImportError::Head(At::Line(1), _)));
    let wanted = Wanted { kind: Some(Kind::Shacru), players: Some(2) };
    assert_eq!(read(b"e1-e2", &wanted).unwrap().record.setup.kind, Kind::Shacru);
}

/// A report as AbstractPlay makes it, by hand.
fn report_of(name: &str, players: &str, moves: &str) -> String {
    format!(
        r#"{{"header":{{"game":{{"name":"{name}","variants":[]}},"site":{{"name":"Abstract Play",
        "gameid":"x"}},"date-start":"2026-05-01T10:00:00.000Z","date-end":"2026-05-03T10:00:00.000Z",
        "date-generated":"2026-05-03T10:00:00.000Z","players":[{players}]}},"moves":{moves}}}"#
    )
}

const TWO: &str =
    r#"{"name":"Ana","userid":"1","score":0,"result":0},{"name":"Ben","userid":"2","result":1}"#;

#[test]
fn a_report_of_two_players_is_read() {
    let moves = r#"[["a3-b4(b5)",{"move":"a7-b6(a6)","result":[]}],["resign"]]"#;
    let game = game(&report_of("Pacru", TWO, moves));
    assert_eq!(turns(&game), "a3-b4(b5) a7-b6(a6) resign:S");
    assert_eq!(game.names, [Some("Ana".to_owned()), Some("Ben".to_owned())]);
    assert_eq!(game.date.as_deref(), Some("2026-05-03"));
    assert_eq!(game.place.as_deref(), Some("Abstract Play"));
    assert_eq!(game.remarks, [Remark::EndlessPlay]);
}

/// There, the two players sat in the west and in the east until 2025.
#[test]
fn an_older_report_is_turned() {
    let game = game(&report_of("Pacru", TWO, r#"[["i5-h5","a5-b5"],["timeout"]]"#));
    assert_eq!(turns(&game), "e1-e2 e9-e8 time:S");
    assert!(game.remarks.contains(&Remark::Turned));
}

/// There, the game of four ends when one of them resigns, and the others share the win.
#[test]
fn whoever_resigns_against_several_leaves_a_shared_win() {
    let players = [1, 1, 0, 1].map(|result| format!(r#"{{"name":"P","result":{result}}}"#));
    let moves = r#"[["i5-h5","a5-b5","e9-e8","e1-e2"],["resign"]]"#;
    let game = game(&report_of("Azacru", &players.join(","), moves));
    assert_eq!(game.record.setup.seats.to_string(), "EWNS");
    assert_eq!(turns(&game), "i5-h5 a5-b5 e9-e8 e1-e2 resign:N draw");
    assert_eq!(game.remarks, [Remark::EndlessPlay]);
}

#[test]
fn a_report_that_is_none_is_refused() {
    let json = |at| ImportError::NotReport(at);
    assert_eq!(refused("{\"header\":\n{}}"), json(2));
    assert!(matches!(refused(&report_of("Chess", TWO, "[]")), ImportError::OtherGame(_)));
    assert_eq!(refused(&report_of("Pacru", TWO, "[]")), ImportError::NoTurns);
    let moves = r#"[["e1-e2","a1-a2"],["e2-e9"]]"#;
    let ImportError::Turn { at, .. } = refused(&report_of("Pacru", TWO, moves)) else {
        panic!("a turn")
    };
    assert_eq!(at, At::Round(2, 1));
    let deep = format!("{{\"header\":{}", "[".repeat(100_000));
    assert!(matches!(refused(&deep), ImportError::NotReport(_)));
}

/// A game of this bot, as AbstractPlay reads it, comes back the same.
#[test]
fn a_report_that_was_written_is_read() {
    let text = "azacru\na3-b4 a7-b6<\nb4-b5 b6-c6\nresign";
    let first = game(text);
    let dates = [1_777_629_600_000, 1_777_716_000_000, 1_777_716_000_000];
    let written = Written {
        record: &first.record,
        players: vec![("Ana".to_owned(), false), ("Ben \"\u{202e}".to_owned(), true)],
        site: Some("a club"),
        code: "7K3Q",
        dates,
    };
    let json = report(&written).unwrap();
    assert!(json.contains("2026-05-01T10:00:00Z"), "{json}");
    assert!(json.contains("a3-b4^"), "the sign for a border crossed straight: {json}");
    let again = game(&json);
    assert_eq!(again.record.turns, first.record.turns);
    assert_eq!(again.names[1].as_deref(), Some("Ben \""));
    let mut three = Record::new(rules::Setup::new(Kind::Pacru, 3).unwrap());
    three.turns.push("resign".parse().unwrap());
    assert_eq!(report(&Written { record: &three, ..written.clone() }), Err(Untold::Order));
    let open = game("azacru\na3-b4").record;
    assert_eq!(report(&Written { record: &open, ..written }), Err(Untold::GoesOn));
}

/// What is kept is a game like any other: its history leads to its end.
#[test]
fn an_imported_game_can_be_replayed() {
    let over = game("Pacru\nPlayers: Ana, Ben\ne1-e2 a1-a2\nresign");
    let ana = 7_i64.into();
    let Import { change, key } = over.kept(ana, 3_i64.into(), 1_000);
    let kept = &change.game;
    assert_eq!((kept.status, kept.ply, kept.guild), (GameStatus::Finished, 2, None));
    assert_eq!(kept.players[1].place, Some(1));
    assert_eq!(kept.players[0].person.name, "Ana");
    let replay = Replay::of(kept, change.events().to_vec(), 1).unwrap();
    assert_eq!(replay.position.position_line(), over.end.position_line());
    assert_eq!(crate::record(kept, change.events()).turns, over.record.turns);
    assert_eq!(over.kept(ana, 4_i64.into(), 2_000).key, key, "the same game");

    let broken_off = game("Pacru\ne1-e2");
    let Import { change, key: other } = broken_off.kept(ana, 3_i64.into(), 1_000);
    assert_ne!(other, key);
    assert_eq!(change.game.status, GameStatus::Cancelled);
    assert_eq!(change.events().last().unwrap().kind, EventKind::Abort);
    assert!(Replay::of(&change.game, change.events().to_vec(), 1).is_ok());
    assert_eq!(change.game.name(1), crate::Name::Unnamed(Seat::North));
}

#[test]
fn what_is_too_long_or_no_text_is_refused() {
    assert_eq!(
        read(&vec![b'a'; LONGEST + 1], &Wanted::default()).unwrap_err(),
        ImportError::TooLong
    );
    assert_eq!(read(b"\x89PNG\r\n\x1a\n\0", &Wanted::default()).unwrap_err(), ImportError::NotText);
    let wide: Vec<u8> =
        "\u{feff}Pacru\r\ne1-e2".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(turns(&read(&wide, &Wanted::default()).unwrap()), "e1-e2");
    let name = format!("Pacru\nSouth: \u{202e}{}\nNorth: \u{2066}Ben\ne1-e2", "a".repeat(500));
    let names = game(&name).names;
    assert_eq!(names[0].as_ref().unwrap().chars().count(), LONGEST_NAME);
    assert_eq!(names[1].as_deref(), Some("Ben"));
    // Two chevrons of each player go in circles; nothing ends that where nothing counts it.
    let round = "a3-b4< a7-b6> ";
    let many = format!(
        "[Options \"noProgressRounds=0 repetition3=off\"]\nazacru\n{}",
        round.repeat(2_000)
    );
    assert!(read(many.as_bytes(), &Wanted::default()).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever somebody sends, it is read or refused, and what is read can be kept.
    #[test]
    fn nothing_that_is_sent_does_harm(
        text in r#"(pacru|azacru 3|shacru|pasang|\[Game "pacru"\]|\[Seats "SN"\])?(\n|[ -~]|[a-i][1-9][-x][a-i][1-9]|resign|[\{\}\[\]"!\(\)]|\PC){0,80}"#
    ) {
        if let Ok(game) = read(text.as_bytes(), &Wanted::default()) {
            let Import { change, .. } = game.kept(1_i64.into(), 1_i64.into(), 0);
            prop_assert!(Replay::of(&change.game, change.events().to_vec(), 1).is_ok());
        }
    }

    /// The same of bytes, and of a report of which a piece is missing.
    #[test]
    fn no_bytes_do_harm(bytes in proptest::collection::vec(any::<u8>(), 0..200), from in 0..400_usize, most in 0..60_usize) {
        let _ = read(&bytes, &Wanted::default());
        let report = report_of("Pacru", TWO, r#"[["a3-b4(b5)","a7-b6(a6)"],[null,"resign"]]"#);
        let cut: String = report.chars().enumerate().filter(|(at, _)| !(from..from + most).contains(at)).map(|(_, sign)| sign).collect();
        let _ = read(cut.as_bytes(), &Wanted::default());
    }
}
