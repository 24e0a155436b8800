//! Records as text and as JSON.

use rules::{
    ChevronError, Entry, FamilyError, Kind, Record, RecordError, ReplayError, RulesError,
    RulesVersion, Seat, Setup, Status, UnknownVersion,
};

const TEXT: &str = r#"[Game "pacru"] [Event "spring"] [Seats "NEW"]
[Rules "1"] [Date "2026-05-01"] [Options "meeting9=off"]

1. e9-e8 {quiet} i5-h5 a5-b5
2. e8-d7 resign 3. b5-c4 resign:N
"#;

#[test]
fn a_record_comes_back_from_its_text() {
    let record: Record = TEXT.parse().expect("a record");
    assert_eq!(record.setup.options.chevrons.meeting9, Some(false));
    assert_eq!(record.date.as_deref(), Some("2026-05-01"));
    assert_eq!(record.turns.len(), 7);
    assert_eq!(record.turns[6], Entry::Resign(Some(Seat::North)));
    assert!(matches!(record.replay().expect("legal turns").status(), Status::Over(_)));
    let canonical = "[Game \"pacru\"]\n[Seats \"NEW\"]\n[Rules \"1\"]\n[Date \"2026-05-01\"]\n\
        [Options \"meeting9=off\"]\n\n1. e9-e8 i5-h5 a5-b5\n2. e8-d7 resign b5-c4\n3. resign:N\nN 0 E 0 W 1\n";
    assert_eq!(record.to_string(), canonical);
    assert_eq!(canonical.parse(), Ok(record));
}

#[test]
fn a_record_comes_back_from_json() {
    let record: Record = TEXT.parse().expect("a record");
    let json = serde_json::to_string(&record).expect("serialisable");
    assert_eq!(serde_json::from_str::<Record>(&json).ok(), Some(record));
    assert!(json.contains("\"resign:N\""));
}

#[test]
fn a_drawn_record_shares_the_point() {
    let mut setup = Setup::new(Kind::Pacru, 2).expect("two players");
    setup.options = "noProgressRounds=1".parse().expect("an option");
    let mut record = Record::new(setup);
    record.turns = ["e1-e2", "e9-e8"].map(|turn| turn.parse().expect("an entry")).to_vec();
    assert!(record.to_string().ends_with("1. e1-e2 e9-e8\nS 1/2 N 1/2\n"));
}

#[test]
fn errors_name_the_entry() {
    let mut record = Record::new(Setup::new(Kind::Pacru, 2).expect("two players"));
    record.turns = ["e1-e2", "e1-e2"].map(|turn| turn.parse().expect("an entry")).to_vec();
    let error = record.replay().expect_err("illegal");
    let ReplayError::Entry { at: 1, entry, error: RulesError::Game(error) } = error else {
        panic!("{error}")
    };
    assert_eq!(entry, record.turns[1]);
    assert!(matches!(error, FamilyError::Chevrons(ChevronError::NoPiece { .. })));
    assert_eq!(record.positions().count(), 3);
    // What cannot be replayed can still be written down and read again.
    assert_eq!(record.to_string().parse(), Ok(record.clone()));

    record.rules = RulesVersion::CURRENT.number() + 1;
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    assert_eq!(
        record.replay().expect_err("from the future"),
        ReplayError::Version(UnknownVersion(record.rules))
    );
    record.rules = RulesVersion::CURRENT.number();
    record.setup.position = Some("nonsense".to_owned());
    assert!(matches!(record.replay(), Err(ReplayError::Setup(_))));
}

#[test]
fn absences_and_agreements_are_entries() {
    let text =
        "[Game \"shacru\"]\n[Seats \"NEW\"]\n[Rules \"1\"]\n\n1. skip skip time:N\n2. draw\n";
    let record: Record = text.parse().expect("a record");
    assert_eq!(
        record.turns,
        [Entry::Skip, Entry::Skip, Entry::Time(Some(Seat::North)), Entry::Draw]
    );
    let Status::Over(outcome) = record.replay().expect("a replay").status() else {
        panic!("drawn")
    };
    assert_eq!(outcome.places[Seat::North], Some(3));
    assert_eq!(outcome.places[Seat::East], outcome.places[Seat::West]);
    assert!(record.to_string().starts_with(text.trim_end()));
}

#[test]
fn what_would_break_the_text_is_no_entry() {
    for text in [
        "", "S", "e1 e2", "{e1-e2}", "1.", "e1[", "resign:", "resign:X", "resigned", "e1\n",
        "time:", "skip:S", "drawn",
    ] {
        assert!(text.parse::<Entry>().is_err(), "{text}");
    }
}

#[test]
fn text_that_is_no_record_is_refused() {
    let error = |text: &str| text.parse::<Record>().expect_err("no record");
    let tags = "[Game \"pacru\"] [Seats \"SN\"] ";
    assert_eq!(error(""), RecordError::Missing("Game"));
    assert_eq!(error("[Game \"pacru\"]"), RecordError::Missing("Seats"));
    assert_eq!(error("[Game pacru]"), RecordError::Tag);
    assert_eq!(error(&format!("{tags} {{never closed")), RecordError::Comment);
    assert_eq!(error(&format!("{tags} 1. e1-e2 S 1 N")), RecordError::Result);
    assert_eq!(error(&format!("{tags} S 1 N 0 e1-e2")), RecordError::Result);
    assert_eq!(error(&format!("{tags} [Rules \"one\"]")), RecordError::Rules);
    assert!(matches!(error("[Game \"go\"] [Seats \"SN\"]"), RecordError::Kind(_)));
    assert!(matches!(error(&format!("{tags} 1. resign:X")), RecordError::Entry(_)));
    assert!(matches!(error(&format!("{tags} !!")), RecordError::Entry(_)));
}
