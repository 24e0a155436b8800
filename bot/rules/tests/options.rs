//! The switches of the rules, each on and off, and the ends they bring.

use rules::{
    ChevronError, Kind, NoProgress, Options, Position, Reason, RulesError, Seat, Setup, SetupError,
    Status,
};

use crate::positions::{setup, start};

/// Both sides own the four borderlands one of their chevrons circles in, and the only neutral
/// field there is occupied, so that going round changes nothing.
const CIRCLES: &str =
    "3nnnnnn/3nnnnnn/3nnnnnn/sssnnnnnn/ssssS0N3+nnn/sssssnnnn/ssssss3/ssS3+sss3/ssssss3 S";

fn with(position: &str, options: &str) -> Position {
    let mut setup = setup(Kind::Pacru, "SN", position);
    setup.options = options.parse().expect("options of a test");
    Position::new(&setup).expect("a position of a test")
}

/// Both chevrons go round their circles of eight fields, for so many turns or to the end.
fn circle(mut position: Position, turns: usize) -> Position {
    let south = ["c2-d2", "d2-e3", "e3-e4", "e4-d5", "d5-c5", "c5-b4", "b4-b3", "b3-c2"];
    let north = ["f5-g5", "g5-h6", "h6-h7", "h7-g8", "g8-f8", "f8-e7", "e7-e6", "e6-f5"];
    let round = south.iter().zip(north).flat_map(|(south, north)| [*south, north]);
    for turn in round.collect::<Vec<_>>().into_iter().cycle().take(turns) {
        position = position.play(turn).unwrap_or_else(|error| panic!("{turn}: {error}")).position;
    }
    position
}

fn reason(position: &Position) -> Option<Reason> {
    match position.status() {
        Status::Turn(_) => None,
        Status::Over(outcome) => Some(outcome.reason),
    }
}

#[test]
fn meetings_pay_without_nine_markers_if_agreed() {
    let meeting = "S31N43S4+2/6s2/6S0+2/9/N27S6/9/9/9/2N03S01N7 S";
    assert!(with(meeting, "").play("g9-g8").is_ok());
    assert!(with(meeting, "meeting9").play("g9-g8!e5").is_err());
    assert!(with(meeting, "meeting9=off").play("g9-g8").is_err());
    assert!(with(meeting, "meeting9=off").play("g9-g8!e5").is_ok());
}

#[test]
fn a_lone_mobile_chevron_may_not_be_turned_if_agreed() {
    let alone = "3S15/9/ss2s4/9/1s7/2s6/9/9/8N7 S";
    assert!(with(alone, "").play("d9>(a7,b7)").is_ok());
    let error = with(alone, "reorientOthersMobile").play("d9>(a7,b7)").expect_err("not allowed");
    let lone = ChevronError::NoOtherMobile { field: "d9".parse().expect("a field") };
    assert_eq!(error, RulesError::Game(lone.into()));
    // With another mobile chevron the blocked one may be turned, the only mobile one still not.
    let two = "S78/9/ss2s4/9/1s7/2s6/9/9/4S03N7 S";
    assert!(with(two, "reorientOthersMobile").play("a9>(a7,b7)").is_ok());
    assert!(with(two, "reorientOthersMobile").play("e1>(a7,b7)").is_err());
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    assert_eq!(reason(&circle(with(CIRCLES, ""), 31)), None);
    let end = circle(with(CIRCLES, ""), 32);
    let Status::Over(outcome) = end.status() else { panic!("the third time") };
    assert_eq!(outcome.reason, Reason::Repetition);
    assert_eq!(outcome.winners.len(), 2);
    assert_eq!(outcome.places[Seat::South], Some(1));
    assert!(end.play("c2-d2").is_err());
    assert_eq!(reason(&circle(with(CIRCLES, "repetition3=off"), 32)), None);
}

#[test]
fn rounds_without_progress_end_in_a_draw() {
    let quiet = |position: &Position| {
        position.no_progress().map(|quiet| (quiet.rounds, quiet.should_warn()))
    };
    let begin = with(CIRCLES, "repetition3=off");
    assert_eq!(quiet(&begin), Some((0, false)));
    assert_eq!(begin.no_progress(), Some(NoProgress { rounds: 0, limit: 25 }));
    assert_eq!(quiet(&circle(begin.clone(), 25)), Some((12, false)));
    assert_eq!(quiet(&circle(begin.clone(), 26)), Some((13, true)));
    assert_eq!(reason(&circle(begin.clone(), 49)), None);
    assert_eq!(reason(&circle(begin, 50)), Some(Reason::NoProgress));

    let short = with(CIRCLES, "noProgressRounds=2");
    assert_eq!(reason(&circle(short, 4)), Some(Reason::NoProgress));
    let never = with(CIRCLES, "repetition3=off noProgressRounds=0");
    assert_eq!(never.no_progress(), None);
    assert_eq!(reason(&circle(never, 200)), None);
}

#[test]
fn any_change_of_markers_is_progress() {
    let position = circle(with(CIRCLES, ""), 10);
    assert_eq!(position.no_progress().map(|quiet| quiet.rounds), Some(5));
    let turned = position.play("e5>(a4,a5)").expect("markers enough").position;
    assert_eq!(turned.no_progress().map(|quiet| quiet.rounds), Some(0));
}

#[test]
fn setups_that_do_not_fit_are_refused() {
    assert!(matches!(Setup::new(Kind::Pacru, 1), Err(RulesError::Setup(_))));
    assert!(matches!(Setup::new(Kind::Pacru, 5), Err(RulesError::Setup(_))));
    let odd =
        Setup { seats: "SE".parse().expect("seats"), ..Setup::new(Kind::Pacru, 2).expect("two") };
    let seats = ChevronError::Seats { game: "Pacru" };
    assert_eq!(Position::new(&odd).expect_err("no such start"), RulesError::Game(seats.into()));
    assert!("luck".parse::<Options>().is_err());
    assert!("meeting9=perhaps".parse::<Options>().is_err());
    assert!("noProgressRounds=many".parse::<Options>().is_err());
    assert!(serde_json::from_str::<Options>("{\"luck\":true}").is_err());
}

#[test]
fn resigning_leaves_the_others_in_play() {
    let position = start(Kind::Pacru, 4);
    let played = position.resign(Seat::North).expect("out of turn");
    assert_eq!(played.turn, "resign:N");
    assert!(played.summary.is_resignation() && played.summary.seat() == Seat::North);
    assert_eq!(played.position.status(), Status::Turn(Seat::South));
    assert!(!played.position.is_in(Seat::North));
    assert!(played.position.resign(Seat::North).is_err());
    let played = played.position.resign(Seat::South).expect("in turn");
    assert_eq!(
        (played.turn.as_str(), played.position.status()),
        ("resign", Status::Turn(Seat::West))
    );
    let played = played.position.resign(Seat::West).expect("in turn");
    let Status::Over(outcome) = played.position.status() else { panic!("one is left") };
    assert_eq!(outcome.reason, Reason::LastOneMoving);
    let places =
        [Seat::East, Seat::West, Seat::South, Seat::North].map(|seat| outcome.places[seat]);
    assert_eq!(places, [Some(1), Some(2), Some(3), Some(4)]);
}

#[test]
fn options_of_pacru_are_refused_elsewhere() {
    for kind in [Kind::Azacru, Kind::Shacru] {
        let mut setup = Setup::new(kind, 2).expect("two players");
        setup.options = "noProgressRounds=3 repetition3=off".parse().expect("options");
        assert!(Position::new(&setup).is_ok());
        setup.options.chevrons.meeting9 = Some(true);
        let error = Position::new(&setup).expect_err("no meetings there");
        assert_eq!(error, SetupError::Option { kind, option: "meeting9" }.into());
    }
}

/// Shacru is counted when its players only go round: the four fields at a corner of a borderland
/// can be circled for ever with twists.
#[test]
fn shuffling_players_are_counted() {
    // South has most of the markers. North waits on the far side, with a neutral field in reach.
    let line = "7nN2+/7nn/9/9/9/9/9/sss6/sS0+s6 S";
    let mut setup = setup(Kind::Shacru, "SN", line);
    setup.options = "noProgressRounds=1".parse().expect("an option");
    let position = Position::new(&setup).expect("a position");
    let played = position.play("b1-b2").expect("a move onto an own field").position;
    assert_eq!(played.no_progress(), Some(NoProgress { rounds: 0, limit: 1 }));
    let over = played.play(&played.legal(true)[0]).expect("a legal turn").position;
    let Status::Over(outcome) = over.status() else { panic!("no progress for a round") };
    assert_eq!((outcome.reason, outcome.points[Seat::South]), (Reason::NoProgress, 6));
    assert_eq!(outcome.places[Seat::South], Some(1));
}

/// A player of Azacru who gives up does not start the last round, and does not lengthen it.
#[test]
fn resigning_in_azacru() {
    let position = start(Kind::Azacru, 3);
    let played = position.resign(Seat::East).expect("out of turn").position;
    assert_eq!(played.position_line(), "2W41N44/9/N27N6/9/W28/9/9/9/2W06 N E");
    assert_eq!(played.status(), Status::Turn(Seat::North));
    let last_round = "4N04/9/9/9/W28/9/9/9/4E04 E - N";
    let position = crate::positions::at(Kind::Azacru, "NEW", last_round);
    let position = position.resign(Seat::North).expect("out of turn").position;
    let position = position.play("e1-e2").expect("a legal turn").position;
    let position = position.play("a5-b5").expect("a legal turn").position;
    let Status::Over(outcome) = position.status() else { panic!("the round is over") };
    assert_eq!((outcome.reason, outcome.winners.len()), (Reason::Counted, 2));
    assert_eq!(outcome.places[Seat::North], Some(3));
}
