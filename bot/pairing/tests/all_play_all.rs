//! Everybody against everybody, in games of two.

use std::collections::BTreeSet;

use pairing::{
    AllPlayAll, ByeKind, Cycles, Format, NewEntrant, OpenGames, Pace, PairedGame, PairingError,
    PlayEvent, Points, Reason, Status, Tournament,
};

use crate::support::*;

fn format(group_size: u8, cycles: Cycles) -> Format {
    Format::AllPlayAll(AllPlayAll::new(group_size, cycles, Pace::AllAtOnce).unwrap())
}

/// The rounds of a Berger table, from the data of the FIDE Handbook.
fn berger(players: u32) -> Vec<Vec<Vec<u32>>> {
    let even = players + players % 2;
    let title = format!("players {even}");
    include_str!("data/berger.txt")
        .lines()
        .skip_while(|line| *line != title)
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| {
            line.split(' ')
                .map(|game| game.split('-').map(|number| number.parse().unwrap()).collect())
                .filter(|game: &Vec<u32>| game.iter().all(|number| *number <= players))
                .collect()
        })
        .collect()
}

#[test]
fn the_schedule_is_the_berger_table() {
    for players in 3..=16 {
        let mut tournament = started(format(16, Cycles::One), players);
        let rounds = berger(players);
        assert_eq!(rounds.len(), usize::from(tournament.rounds().unwrap()));
        for round in rounds {
            assert_eq!(boards(&pair(&mut tournament)), round, "{players} players");
        }
        assert_eq!(tournament.pair(OpenGames::Wait).unwrap_err(), PairingError::NoMoreRounds);
    }
}

/// The FIDE Handbook recommends this for two cycles: otherwise some players move first three times
/// in a row.
#[test]
fn in_two_cycles_nobody_moves_first_or_second_three_times_in_a_row() {
    for players in 3..=16 {
        let tournament = in_play(format(16, Cycles::Two), players);
        for card in tournament.scorecards() {
            let seats: Vec<usize> = card
                .lines
                .iter()
                .filter_map(|line| match line {
                    pairing::Line::Game { seat, .. } => Some(*seat),
                    _ => None,
                })
                .collect();
            assert_eq!(seats.len(), 2 * (players as usize - 1));
            assert!(
                seats.windows(3).all(|three| three != [0; 3] && three != [1; 3]),
                "{players} players"
            );
        }
        let games: BTreeSet<_> = tournament.games().iter().map(PairedGame::seating).collect();
        assert_eq!(games.len(), tournament.games().len(), "both twice, once each");
    }
}

#[test]
fn more_than_ten_play_in_groups_along_the_seeding() {
    for (players, sizes) in [(24, vec![8, 8, 8]), (11, vec![6, 5]), (10, vec![10])] {
        assert_eq!(group_sizes(format(10, Cycles::One), players), sizes);
    }
    assert_eq!(entered(format(10, Cycles::One), 24).groups().unwrap()[1][0], id(9));
}

#[test]
fn a_seed_stands_before_a_rating_and_a_rating_before_none() {
    let mut tournament = Tournament::new(format(10, Cycles::One));
    for entry in [
        NewEntrant::new(id(1)),
        NewEntrant::new(id(2)).rated(1500),
        NewEntrant::new(id(3)).rated(1700),
        NewEntrant::new(id(4)).seeded(2),
        NewEntrant::new(id(5)).rated(1900).seeded(3),
        NewEntrant::new(id(6)),
    ] {
        tournament.apply(PlayEvent::Entered(entry)).unwrap();
    }
    assert_eq!(tournament.seeding(), [4, 5, 3, 2, 1, 6].map(id));
}

#[test]
fn an_odd_number_leaves_one_out_each_round_without_points() {
    let mut tournament = started(format(10, Cycles::One), 5);
    let pairings = pair(&mut tournament);
    assert_eq!(byes(&pairings), [1]);
    assert_eq!(pairings.byes[0].kind, ByeKind::Rest);
    assert_eq!(pairings.games[0].reason, Reason::Schedule { round: 1, of: 5 });
    pair_all(&mut tournament);
    stronger_win(&mut tournament);
    let points: Vec<Points> =
        tournament.standings().groups[0].rows.iter().map(|row| row.points).collect();
    assert_eq!(points, [4, 3, 2, 1, 0].map(|wins| Points::from_twelfths(wins * 12)));
    assert!(tournament.is_complete());
}

#[test]
fn a_filler_completes_an_odd_group_and_has_no_place() {
    let mut tournament = entered(format(10, Cycles::One), 3);
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(9)).filling())).unwrap();
    start(&mut tournament);
    pair_all(&mut tournament);
    assert_eq!(tournament.games().len(), 6);
    stronger_win(&mut tournament);
    assert_eq!(standing(&tournament, 9).place, None);
    assert_eq!(tournament.standings().groups[0].rows[0].points, Points::from_twelfths(36));
}

#[test]
fn so_many_rounds_are_open_at_a_time() {
    let pace = Pace::Rounds(2);
    let format = Format::AllPlayAll(AllPlayAll::new(10, Cycles::One, pace).unwrap());
    let mut tournament = started(format, 4);
    pair(&mut tournament);
    pair(&mut tournament);
    assert_eq!(tournament.pair(OpenGames::Wait), Err(PairingError::RoundsOpen { open: 2 }));
    wins(&mut tournament, 1, 4);
    wins(&mut tournament, 2, 3);
    pair(&mut tournament);
}

/// FIDE Tournament Rules, V.4: an entrant who has played less than half is struck, and their games
/// count for nobody.
#[test]
fn who_leaves_before_half_is_struck() {
    let mut tournament = in_play(format(10, Cycles::One), 6);
    wins(&mut tournament, 6, 1);
    draws(&mut tournament, 6, 2);
    wins(&mut tournament, 1, 2);
    // Two of five.
    tournament.apply(PlayEvent::Withdrew { entrant: id(6) }).unwrap();
    assert_eq!(tournament.entrant(id(6)).unwrap().status(), Status::Struck);
    let row = standing(&tournament, 6);
    assert_eq!((row.place, row.points), (None, Points::ZERO));
    let row = standing(&tournament, 2);
    assert_eq!(row.points, Points::ZERO, "the draw against 6 is gone");
    assert!(tournament.open_games().all(|game| game.seating().seat_of(id(6)).is_none()));
}

#[test]
fn who_leaves_after_half_loses_the_rest() {
    let mut tournament = in_play(format(10, Cycles::One), 6);
    for other in [1, 2, 3] {
        wins(&mut tournament, 6, other);
    }
    tournament.apply(PlayEvent::Withdrew { entrant: id(6) }).unwrap();
    assert_eq!(tournament.entrant(id(6)).unwrap().status(), Status::Withdrawn);
    let row = |number| standing(&tournament, number);
    assert_eq!(row(6).points, Points::from_twelfths(36));
    assert_eq!(row(6).place, Some(1));
    assert_eq!(row(4).points, Points::ONE);
    assert_eq!(row(5).points, Points::ONE);
}

#[test]
fn what_is_left_of_the_schedule_is_lost_when_it_is_paired() {
    let pace = Pace::Rounds(1);
    let format = Format::AllPlayAll(AllPlayAll::new(10, Cycles::One, pace).unwrap());
    let mut tournament = started(format, 4);
    for _ in 0..2 {
        play_round(&mut tournament);
    }
    tournament.apply(PlayEvent::Withdrew { entrant: id(4) }).unwrap();
    pair(&mut tournament);
    let game = &tournament.games()[4];
    assert!(game.seating().seat_of(id(4)).is_some());
    assert!(game.result().is_some_and(|result| !result.was_played()));
    assert!(!game.is_open());
}

/// An opponent who was struck counts neither as played nor as still to be played.
#[test]
fn games_with_who_was_struck_are_no_games_of_the_others() {
    let mut tournament = in_play(format(10, Cycles::One), 6);
    wins(&mut tournament, 1, 5);
    wins(&mut tournament, 1, 4);
    tournament.apply(PlayEvent::Withdrew { entrant: id(6) }).unwrap();
    // Two of the remaining four are half.
    tournament.apply(PlayEvent::Withdrew { entrant: id(1) }).unwrap();
    assert_eq!(tournament.entrant(id(1)).unwrap().status(), Status::Withdrawn);
}

#[test]
fn a_computer_can_take_the_place_of_who_leaves() {
    let mut tournament = in_play(format(10, Cycles::One), 4);
    wins(&mut tournament, 4, 1);
    tournament.apply(PlayEvent::Substituted { leaver: id(4) }).unwrap();
    assert_eq!(tournament.open_games().count(), 5);
    wins(&mut tournament, 4, 2);
    let row = standing(&tournament, 4);
    assert_eq!((row.place, row.status), (None, Status::Substituted));
    assert_eq!(row.points, Points::from_twelfths(24));
    assert_eq!(tournament.standings().groups[0].rows.last().unwrap().entrant, id(4));
}
