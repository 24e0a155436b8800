//! Ladders.

use pairing::{
    ChallengeEnd, EventError, Format, GameResult, Ladder, OpenGames, PairingError, PlayEvent,
    Reason, Tournament,
};

use crate::support::*;

fn ladder(entrants: u32) -> Tournament {
    started(Format::Ladder(Ladder::default()), entrants)
}

fn rungs(tournament: &Tournament) -> Vec<u32> {
    tournament.rungs().iter().map(|entrant| entrant.0).collect()
}

fn challenge(tournament: &mut Tournament, from: u32, to: u32) -> Result<(), EventError> {
    tournament.apply(PlayEvent::Challenged { challenger: id(from), defender: id(to) })
}

/// Challenges, accepts, and begins the game.
fn begin(tournament: &mut Tournament, from: u32, to: u32) {
    challenge(tournament, from, to).unwrap();
    tournament.apply(PlayEvent::Paired(tournament.accept(id(from)).unwrap())).unwrap();
}

#[test]
fn the_winner_takes_the_rung_and_those_between_move_down() {
    let mut tournament = ladder(6);
    begin(&mut tournament, 5, 2);
    wins(&mut tournament, 5, 2);
    assert_eq!(rungs(&tournament), [1, 5, 2, 3, 4, 6]);
    begin(&mut tournament, 6, 4);
    wins(&mut tournament, 4, 6);
    begin(&mut tournament, 2, 5);
    draws(&mut tournament, 2, 5);
    assert_eq!(rungs(&tournament), [1, 5, 2, 3, 4, 6]);
    let standings = tournament.standings();
    assert_eq!(standings.of(id(5)).unwrap().1.place, Some(2));
    assert_eq!(standings.of(id(5)).unwrap().1.games, 2);
    assert_eq!(tournament.rung_of(id(6)), Some(6));
}

#[test]
fn a_challenge_reaches_three_rungs_up() {
    let mut tournament = ladder(6);
    assert_eq!(tournament.challengeable(id(5)), [2, 3, 4].map(id));
    assert_eq!(tournament.challengeable(id(1)), []);
    for (from, to, rungs) in [(5, 1, 4), (2, 3, -1)] {
        let refused = challenge(&mut tournament, from, to).unwrap_err();
        assert_eq!(refused, EventError::OutOfReach { rungs, reach: 3 });
    }
}

#[test]
fn one_challenge_out_and_one_in() {
    let mut tournament = ladder(6);
    challenge(&mut tournament, 5, 3).unwrap();
    assert_eq!(challenge(&mut tournament, 5, 4).unwrap_err(), EventError::HasChallenged(id(5)));
    assert_eq!(challenge(&mut tournament, 6, 3).unwrap_err(), EventError::IsChallenged(id(3)));
    // A challenged entrant can still challenge somebody else.
    challenge(&mut tournament, 3, 1).unwrap();
    assert_eq!(tournament.challenges().len(), 2);
}

#[test]
fn a_challenge_that_is_declined_gives_the_rung_and_one_taken_back_does_not() {
    let mut tournament = ladder(4);
    for (challenger, defender, how, expected) in [
        (4, 2, ChallengeEnd::TakenBack, [1, 2, 3, 4]),
        (4, 2, ChallengeEnd::Declined, [1, 4, 2, 3]),
    ] {
        challenge(&mut tournament, challenger, defender).unwrap();
        let challenger = id(challenger);
        tournament.apply(PlayEvent::ChallengeEnded { challenger, how }).unwrap();
        assert_eq!(rungs(&tournament), expected);
    }
    assert_eq!(tournament.accept(id(4)), Err(PairingError::NoChallenge(id(4))));
}

#[test]
fn an_accepted_challenge_is_a_game_with_its_reason() {
    let mut tournament = ladder(4);
    begin(&mut tournament, 3, 2);
    let game = &tournament.games()[0];
    let reason = Reason::Challenge { challenger: 3, defender: 2 };
    assert_eq!(game.pairing.reason, reason);
    assert_eq!(numbers(game.seating()), [3, 2]);
    let playing = PlayEvent::ChallengeEnded { challenger: id(3), how: ChallengeEnd::TakenBack };
    assert_eq!(tournament.apply(playing), Err(EventError::NoChallenge(id(3))));
    wins(&mut tournament, 2, 3);
    // The next time the other one moves first.
    begin(&mut tournament, 3, 2);
    assert_eq!(numbers(tournament.games()[1].seating()), [2, 3]);
}

#[test]
fn who_wins_from_above_by_then_moves_nobody() {
    let mut tournament = ladder(5);
    begin(&mut tournament, 3, 2);
    begin(&mut tournament, 5, 3);
    begin(&mut tournament, 2, 1);
    wins(&mut tournament, 5, 3);
    assert_eq!(rungs(&tournament), [1, 2, 5, 3, 4]);
    wins(&mut tournament, 2, 1);
    assert_eq!(rungs(&tournament), [2, 1, 5, 3, 4]);
    wins(&mut tournament, 3, 2);
    assert_eq!(rungs(&tournament), [3, 2, 1, 5, 4]);
}

#[test]
fn the_ladder_closes_up_when_somebody_leaves() {
    let mut tournament = ladder(5);
    begin(&mut tournament, 4, 2);
    challenge(&mut tournament, 2, 1).unwrap();
    tournament.apply(PlayEvent::Withdrew { entrant: id(2) }).unwrap();
    assert_eq!(rungs(&tournament), [1, 3, 4, 5]);
    assert_eq!(tournament.challenges(), []);
    assert_eq!(tournament.open_games().count(), 0);
    challenge(&mut tournament, 4, 1).unwrap();
}

#[test]
fn a_corrected_result_on_a_ladder_counts_as_if_it_had_been_so_at_once() {
    let mut tournament = ladder(3);
    begin(&mut tournament, 2, 1);
    let game = game_of(&tournament, 1, 2);
    wins(&mut tournament, 2, 1);
    begin(&mut tournament, 3, 1);
    wins(&mut tournament, 3, 1);
    assert_eq!(rungs(&tournament), [2, 3, 1]);
    tournament.apply(PlayEvent::Ruled { game, result: GameResult::drawn() }).unwrap();
    assert_eq!(rungs(&tournament), [3, 1, 2], "3 has taken the first rung from 1");
    assert_eq!(tournament.pair(OpenGames::Wait), Err(PairingError::NoRounds));
}
