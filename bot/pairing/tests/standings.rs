//! Standings and tie-breaks compared with published tables.

use pairing::{
    AllPlayAll, Cycles, Format, GameResult, Pace, PairedGame, PlayEvent, Points, RequestedBye,
    Round, Standing, Swiss, TieBreak, TieBreakValue, Tournament, sonneborn_berger,
};

use crate::support::*;

/// Plays a cross-table: a row for each entrant with 1, ½ (`h`) or 0 for each column; `-` for a game
/// that was not played.
fn cross_table(cycles: Cycles, tables: &[&[&str]]) -> Tournament {
    let format = AllPlayAll::new(16, cycles, Pace::AllAtOnce).unwrap();
    let mut tournament = in_play(Format::AllPlayAll(format), tables[0].len() as u32);
    for (game, seating) in open(&tournament) {
        let [first, second] = numbers(&seating)[..] else {
            panic!("games for two");
        };
        let half = tournament.rounds().unwrap() / tables.len() as u16;
        let round = tournament.game(game).unwrap().round;
        let table = tables[usize::from((round.0 - 1) / half)];
        let result = match table[first as usize - 1].as_bytes()[second as usize - 1] {
            b'1' => GameResult::won_by(0),
            b'h' => GameResult::drawn(),
            b'0' => GameResult::won_by(1),
            _ => continue,
        };
        tournament.apply(PlayEvent::Finished { game, result }).unwrap();
    }
    tournament
}

fn value(row: &Standing, wanted: TieBreak) -> Option<String> {
    let mut values = row.tie_breaks.iter();
    let (_, value) = values.find(|(tie_break, _)| *tie_break == wanted)?;
    value.map(|value| value.to_string())
}

fn order(tournament: &Tournament) -> Vec<(u32, Option<u32>)> {
    let rows = &tournament.standings().groups[0].rows;
    rows.iter().map(|row| (row.entrant.0, row.place)).collect()
}

/// The points of those whom an entrant has met, game by game.
fn points_of_opponents(tournament: &Tournament, number: u32) -> Vec<Points> {
    let games = tournament.games().iter().map(PairedGame::seating);
    let own = games.filter(|game| game.seat_of(id(number)).is_some());
    let met = own.flat_map(|game| game.opponents_of(id(number)));
    met.map(|other| standing(tournament, other.0).points).collect()
}

/// Sensei's Library, "Sonneborn-Berger": four players meet twice. A and B have four wins each and
/// have beaten each other once; A has 11 against 9.
#[test]
fn sonneborn_berger_of_senseis_library() {
    let tournament = cross_table(
        Cycles::Two,
        &[&["-111", "0-11", "00-1", "000-"], &["-010", "1-01", "01-1", "100-"]],
    );
    let standings = tournament.standings();
    let rows = &standings.groups[0].rows;
    let scores: Vec<_> =
        rows.iter().map(|row| value(row, TieBreak::SonnebornBerger).unwrap()).collect();
    assert_eq!(scores, ["11", "9", "6", "4"]);
    assert_eq!(order(&tournament), [(1, Some(1)), (2, Some(2)), (3, Some(3)), (4, Some(4))]);
    assert_eq!(value(&rows[0], TieBreak::DirectEncounter).as_deref(), Some("1"));
    assert_eq!(value(&rows[2], TieBreak::DirectEncounter), None);
}

/// The example of the German Wikipedia, "Feinwertung": C and D have four points each, and C comes
/// first with 9 against 7¾.
#[test]
fn sonneborn_berger_of_the_german_example() {
    let tournament = cross_table(
        Cycles::One,
        &[&["-hh1111", "h-hh111", "hh-hh11", "0hh-111", "00h0-11", "00000-1", "000000-"]],
    );
    let row = |number| standing(&tournament, number);
    assert_eq!(value(&row(3), TieBreak::SonnebornBerger).as_deref(), Some("9"));
    assert_eq!(value(&row(4), TieBreak::SonnebornBerger).as_deref(), Some("7¾"));
    assert_eq!((row(3).place, row(4).place), (Some(3), Some(4)));
}

/// Lippstadt 2003 after eight rounds of eleven, with three points for a win and one for a draw:
/// Maiwald and Cyborowski have 14 points each, and Maiwald is first with 47½ against 46½. The list
/// was published with its results but without the empty columns; only one cross-table fits it.
#[test]
fn sonneborn_berger_of_lippstadt_2003() {
    let points = [18, 14, 14, 12, 11, 10, 9, 9, 9, 7, 4, 3];
    let table = [
        ("--hh11h1-1-1", "57½"),
        ("--hhh1h1--1h", "47½"),
        ("hh--h-hh1-11", "46½"),
        ("hh---hh-h11h", "42½"),
        ("0hh---hh1h1-", "39½"),
        ("00-h---hhh11", "25½"),
        ("hhhhh--01h--", "47"),
        ("00h-hh1---01", "29½"),
        ("--0h0h0--11h", "23½"),
        ("0--0hhh-0-h1", "20"),
        ("-00000-10h--", "12½"),
    ];
    for (number, (row, expected)) in table.iter().enumerate() {
        let games = row.bytes().zip(points).filter_map(|(scored, of)| {
            let scored = match scored {
                b'1' => Points::ONE,
                b'h' => Points::HALF,
                b'0' => Points::ZERO,
                _ => return None,
            };
            Some((scored, Points::from_twelfths(of * 12)))
        });
        assert_eq!(sonneborn_berger(games).to_string(), *expected, "row {}", number + 1);
    }
}

/// FIDE Tie-Break Regulations of 2022, example 1: an entrant with 1½ points who is absent in round
/// 3 has a virtual opponent with 2½ points, and another half for each further round.
#[test]
fn a_round_without_play_counts_as_a_virtual_opponent() {
    let mut tournament = swiss(9, 4);
    assert_eq!(tournament.format(), &Format::Swiss(Swiss::new(9).unwrap()));
    pair(&mut tournament);
    wins(&mut tournament, 1, 3);
    draws(&mut tournament, 2, 4);
    // 1 has a point, 2 and 4 have a half, 3 has none.
    let pairings = pair(&mut tournament);
    let opponent = pairings.game_of(id(1)).unwrap().seating.opponents_of(id(1)).next().unwrap().0;
    draws(&mut tournament, 1, opponent);
    stronger_win(&mut tournament);
    for absent in [1, opponent] {
        let bye = RequestedBye::Zero;
        let entrant = id(absent);
        tournament.apply(PlayEvent::ByeRequested { entrant, round: Round(3), bye }).unwrap();
    }
    play_round(&mut tournament);
    let row = |number| standing(&tournament, number);
    assert_eq!(row(1).points, Points::from_twelfths(18));
    // The opponents: 3 with its score, the other with a point and a half because of the round
    // without play, and 2½.
    let third = row(3).points;
    let other = Points::ONE + Points::HALF;
    let buchholz = TieBreakValue::points(third + other + Points::from_twelfths(30));
    assert_eq!(value(&row(1), TieBreak::Buchholz), Some(buchholz.to_string()));
    play_round(&mut tournament);
    // Half a point instead of the zero of round 3.
    let met = points_of_opponents(&tournament, 1).into_iter().sum::<Points>() + Points::HALF;
    let buchholz = TieBreakValue::points(met + Points::from_twelfths(36));
    assert_eq!(value(&standing(&tournament, 1), TieBreak::Buchholz), Some(buchholz.to_string()));
}

#[test]
fn buchholz_cut_1_leaves_the_lowest_out() {
    let mut tournament = swiss(3, 8);
    for _ in 0..3 {
        play_round(&mut tournament);
    }
    // 1 has beaten 5, 3 and 2, who have 1, 2 and 2 points.
    let row = &standing(&tournament, 1);
    let opponents = points_of_opponents(&tournament, 1);
    let sum: Points = opponents.iter().copied().sum();
    let lowest = opponents.iter().copied().min().unwrap();
    assert_eq!(value(row, TieBreak::Buchholz), Some(TieBreakValue::points(sum).to_string()));
    assert_eq!(
        value(row, TieBreak::BuchholzCut1),
        Some(TieBreakValue::points(sum - lowest).to_string())
    );
    assert_eq!(value(row, TieBreak::SonnebornBerger), Some(sum.to_string()));
}

#[test]
fn who_is_equal_in_everything_shares_a_place() {
    let tournament = cross_table(Cycles::One, &[&["-10h", "0-1h", "10-h", "hhh-"]]);
    // 1, 2 and 3 have beaten each other in a circle, and each has drawn with 4.
    assert_eq!(order(&tournament), [(1, Some(1)), (2, Some(1)), (3, Some(1)), (4, Some(4))]);
}

#[test]
fn direct_encounter_decides_only_if_all_have_met() {
    let whole = cross_table(Cycles::One, &[&["-01h", "1-0h", "01-1", "hh0-"]]);
    // 3 has two points; 1 and 2 have one and a half, and 2 has beaten 1.
    assert_eq!(order(&whole), [(3, Some(1)), (2, Some(2)), (1, Some(3)), (4, Some(4))]);
    let apart = cross_table(Cycles::One, &[&["--1h", "--0h", "01-1", "hh0-"]]);
    assert_eq!(value(&standing(&apart, 4), TieBreak::DirectEncounter), None);
}

#[test]
fn the_difference_of_markers_decides_last() {
    let mut tournament = in_play(Format::AllPlayAll(AllPlayAll::default()), 3);
    for (winner, loser, counts) in [(1, 2, [42, 40]), (2, 3, [42, 10]), (3, 1, [42, 41])] {
        let game = game_of(&tournament, winner, loser);
        let seat = tournament.game(game).unwrap().seating().seat_of(id(winner)).unwrap();
        let counts = if seat == 0 { counts } else { [counts[1], counts[0]] };
        let result = GameResult::won_by(seat).with_counts(counts.into()).unwrap();
        tournament.apply(PlayEvent::Finished { game, result }).unwrap();
    }
    assert_eq!(order(&tournament), [(2, Some(1)), (1, Some(2)), (3, Some(3))]);
    let difference = |number| value(&standing(&tournament, number), TieBreak::Difference);
    assert_eq!(difference(2).as_deref(), Some("30"));
    assert_eq!(difference(3).as_deref(), Some("-31"));
}

#[test]
fn before_the_start_everybody_stands_by_the_seeding() {
    let standings = entered(Format::AllPlayAll(AllPlayAll::default()), 12).standings();
    assert_eq!(standings.groups.len(), 1);
    assert_eq!(standings.groups[0].rows[11].entrant, id(12));
    assert_eq!(standings.groups[0].rows[11].place, Some(1));
}

#[test]
fn points_and_values_are_written_as_people_write_them() {
    let points = |twelfths| Points::from_twelfths(twelfths).to_string();
    let written = [0, 1, 2, 3, 4, 6, 8, 9, 10, 12, 17, 18, 30].map(points);
    assert_eq!(
        written,
        ["0", "1/12", "⅙", "¼", "⅓", "½", "⅔", "¾", "⅚", "1", "1 5/12", "1½", "2½"]
    );
    assert_eq!(sonneborn_berger([(Points::HALF, Points::from_twelfths(3))]).to_string(), "⅛");
    assert_eq!(TieBreakValue::whole(-3).to_string(), "-3");
}
