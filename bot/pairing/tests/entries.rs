//! Entering and leaving.

use pairing::{
    AllPlayAll, EventError, Format, Ladder, Line, NewEntrant, OpenGames, PairingError, Phase,
    PlayEvent, Points, Round, Status, Swiss, TableAllPlayAll, TableSize, Tournament,
};

use crate::support::*;

#[test]
fn a_swiss_is_open_until_half_of_its_rounds_are_paired() {
    for (rounds, last) in [(11, 5), (12, 6), (5, 2), (1, 0)] {
        let mut tournament = swiss(rounds, 4);
        for round in 1..=rounds {
            let entry = PlayEvent::Entered(NewEntrant::new(id(u32::from(100 + round))));
            let entered = tournament.clone().apply(entry);
            let closed = round > last + 1;
            let expected = if closed { Err(EventError::EntriesClosed) } else { Ok(()) };
            assert_eq!(entered, expected, "before round {round} of {rounds}");
            play_round(&mut tournament);
        }
    }
}

/// As on Lichess: half a point for one missed round, however many were missed.
#[test]
fn who_comes_late_has_half_a_point_for_the_rounds_before() {
    let mut tournament = swiss(6, 4);
    for _ in 0..2 {
        play_round(&mut tournament);
    }
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(9)).rated(1700))).unwrap();
    let scorecards = tournament.scorecards();
    let lines = &scorecards[4].lines;
    let missed = |round, points| Line::Missed { round: Round(round), points };
    assert_eq!(*lines, [missed(1, Points::HALF), missed(2, Points::ZERO)]);
    assert_eq!(standing(&tournament, 9).points, Points::HALF);
    assert!(pair(&mut tournament).entrants().any(|entrant| entrant == id(9)));
}

#[test]
fn who_left_a_swiss_can_come_back() {
    let mut tournament = swiss(6, 4);
    play_round(&mut tournament);
    tournament.apply(PlayEvent::Withdrew { entrant: id(1) }).unwrap();
    assert_eq!(pair(&mut tournament).entrants().count(), 3);
    stronger_win(&mut tournament);
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(1)))).unwrap();
    assert_eq!(pair(&mut tournament).entrants().count(), 4);
    assert_eq!(standing(&tournament, 1).points, Points::ONE);
}

#[test]
fn all_play_all_is_closed_when_it_begins_and_a_ladder_never() {
    let mut tournament = started(Format::AllPlayAll(AllPlayAll::default()), 4);
    let entry = PlayEvent::Entered(NewEntrant::new(id(9)));
    assert_eq!(tournament.apply(entry.clone()), Err(EventError::EntriesClosed));
    let mut ladder = started(Format::Ladder(Ladder::default()), 4);
    ladder.apply(entry).unwrap();
    assert_eq!(ladder.rungs().last(), Some(&id(9)));
}

#[test]
fn who_leaves_before_the_start_is_in_no_group() {
    let mut tournament = entered(Format::AllPlayAll(AllPlayAll::default()), 5);
    tournament.apply(PlayEvent::Withdrew { entrant: id(2) }).unwrap();
    assert_eq!(tournament.groups().unwrap(), [[1, 3, 4, 5].map(id)]);
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(2)))).unwrap();
    assert_eq!(tournament.groups().unwrap(), [[1, 2, 3, 4, 5].map(id)]);
}

#[test]
fn too_few_cannot_begin_and_too_few_left_cannot_go_on() {
    let alone = entered(Format::Swiss(Swiss::new(3).unwrap()), 1);
    assert_eq!(alone.groups(), Err(PairingError::TooFew { needed: 2, got: 1 }));
    let fours = Format::TableAllPlayAll(TableAllPlayAll::new(TableSize::Four));
    assert_eq!(entered(fours, 3).groups(), Err(PairingError::TooFew { needed: 4, got: 3 }));
    let mut tournament = swiss(3, 2);
    tournament.apply(PlayEvent::Withdrew { entrant: id(2) }).unwrap();
    let refused = Err(PairingError::TooFew { needed: 2, got: 1 });
    assert_eq!(tournament.pair(OpenGames::Wait), refused);
}

#[test]
fn the_end_leaves_open_games_out() {
    let mut tournament = swiss(3, 4);
    pair(&mut tournament);
    wins(&mut tournament, 1, 3);
    tournament.apply(PlayEvent::Ended).unwrap();
    assert_eq!(tournament.phase(), Phase::Over);
    assert_eq!(tournament.open_games().count(), 0);
    assert_eq!(standing(&tournament, 1).place, Some(1));
    assert_eq!(tournament.apply(PlayEvent::Ended), Err(EventError::Over));
}

#[test]
fn a_tournament_is_complete_when_all_games_are_over() {
    let mut tournament = swiss(1, 4);
    assert!(!tournament.is_complete());
    pair(&mut tournament);
    assert!(!tournament.is_complete());
    stronger_win(&mut tournament);
    assert!(tournament.is_complete());
    assert_eq!(tournament.pair(OpenGames::Wait), Err(PairingError::NoMoreRounds));
    assert!(!Tournament::new(Format::Ladder(Ladder::default())).is_complete());
}

#[test]
fn a_computer_plays_the_running_game_of_a_swiss_to_its_end_and_has_no_place() {
    let mut tournament = swiss(3, 4);
    pair(&mut tournament);
    tournament.apply(PlayEvent::Substituted { leaver: id(1) }).unwrap();
    wins(&mut tournament, 1, 3);
    stronger_win(&mut tournament);
    assert!(pair(&mut tournament).entrants().all(|entrant| entrant != id(1)));
    let row = standing(&tournament, 1);
    assert_eq!((row.status, row.place, row.points), (Status::Substituted, None, Points::ONE));
}
