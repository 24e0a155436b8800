//! Events that cannot have happened are refused and change nothing.

use pairing::{
    AllPlayAll, ChallengeEnd, EventError, Format, GameId, GameResult, NewEntrant, OpenGames,
    Pairings, PlayEvent, RequestedBye, Round, Seating, SeatingError, Tournament,
};

use crate::support::*;

/// The error of an event, which must leave everything unchanged.
fn refused(tournament: &mut Tournament, event: PlayEvent) -> EventError {
    let before = tournament.clone();
    let error = tournament.apply(event).unwrap_err();
    assert_eq!(*tournament, before, "{error}");
    error
}

fn proposal(tournament: &Tournament) -> Pairings {
    tournament.pair(OpenGames::Wait).unwrap()
}

#[test]
fn entries_and_starts() {
    let mut tournament = entered(Format::AllPlayAll(AllPlayAll::default()), 4);
    let again = PlayEvent::Entered(NewEntrant::new(id(2)));
    assert_eq!(refused(&mut tournament, again), EventError::AlreadyEntered(id(2)));
    let unknown = PlayEvent::Withdrew { entrant: id(9) };
    assert_eq!(refused(&mut tournament, unknown), EventError::Unknown(id(9)));
    for (groups, error) in [
        (vec![vec![1, 2, 3]], EventError::Groups(id(4))),
        (vec![vec![1, 2, 3, 4, 2]], EventError::Groups(id(2))),
        (vec![vec![1, 2, 3, 4, 9]], EventError::Unknown(id(9))),
        (vec![vec![1, 2, 3], vec![4]], EventError::GroupTooSmall { needed: 2, got: 1 }),
        (vec![], EventError::Groups(id(1))),
    ] {
        let groups = groups.into_iter().map(|group| group.into_iter().map(id).collect()).collect();
        assert_eq!(refused(&mut tournament, PlayEvent::Started { groups }), error);
    }
    let early =
        PlayEvent::Paired(Pairings { round: Round(1), games: Vec::new(), byes: Vec::new() });
    assert_eq!(refused(&mut tournament, early), EventError::NotStarted);
    start(&mut tournament);
    let groups = tournament.groups().unwrap();
    assert_eq!(refused(&mut tournament, PlayEvent::Started { groups }), EventError::AlreadyStarted);
    let late = PlayEvent::Entered(NewEntrant::new(id(5)));
    assert_eq!(refused(&mut tournament, late), EventError::EntriesClosed);
}

#[test]
fn rounds() {
    let mut tournament = swiss(2, 5);
    let good = proposal(&tournament);
    let with = |change: &dyn Fn(&mut Pairings)| {
        let mut pairings = good.clone();
        change(&mut pairings);
        PlayEvent::Paired(pairings)
    };
    for (event, error) in [
        (
            with(&|pairings| pairings.round = Round(2)),
            EventError::WrongRound { expected: Round(1), got: Round(2) },
        ),
        (with(&|pairings| pairings.byes.clear()), EventError::NotPaired(id(5))),
        (with(&|pairings| pairings.byes[0].entrant = id(1)), EventError::PairedTwice(id(1))),
        (with(&|pairings| pairings.byes[0].entrant = id(9)), EventError::Unknown(id(9))),
        (
            with(&|pairings| {
                pairings.games[0].seating = Seating::new([1, 2, 3].map(id).into()).unwrap();
                pairings.games.truncate(1);
            }),
            EventError::WrongTable(3),
        ),
    ] {
        assert_eq!(refused(&mut tournament, event), error);
    }
}

/// The organiser may change seats of a schedule, but not its pairings: otherwise some would meet
/// twice and others never.
#[test]
fn a_schedule_is_kept() {
    let mut tournament = started(Format::AllPlayAll(AllPlayAll::default()), 4);
    let mut pairings = proposal(&tournament);
    pairings.swap(id(1), id(2)).unwrap();
    let error = refused(&mut tournament, PlayEvent::Paired(pairings));
    assert_eq!(error, EventError::NotOnSchedule(Round(1)));
    let mut pairings = proposal(&tournament);
    pairings.swap(id(1), id(4)).unwrap();
    assert_eq!(numbers(&pairings.games[0].seating), [4, 1]);
    tournament.apply(PlayEvent::Paired(pairings)).unwrap();
    pair_all(&mut tournament);
    let round = tournament.next_round();
    let more = PlayEvent::Paired(Pairings { round, games: Vec::new(), byes: Vec::new() });
    assert_eq!(refused(&mut tournament, more), EventError::NotOnSchedule(round));
}

#[test]
fn results() {
    let mut tournament = swiss(2, 4);
    pair(&mut tournament);
    let result = GameResult::won_by(0);
    let game = GameId(7);
    let unknown = PlayEvent::Finished { game, result: result.clone() };
    assert_eq!(refused(&mut tournament, unknown), EventError::UnknownGame(game));
    let game = GameId(0);
    let three = PlayEvent::Finished { game, result: GameResult::places(&[1, 2, 3]).unwrap() };
    let error = EventError::WrongSeats { game, seats: 2, got: 3 };
    assert_eq!(refused(&mut tournament, three), error);
    tournament.apply(PlayEvent::Finished { game, result: result.clone() }).unwrap();
    // Two reports of one game, as from a button that is pressed twice.
    let again = PlayEvent::Finished { game, result };
    assert_eq!(refused(&mut tournament, again), EventError::GameOver(game));
}

#[test]
fn leavers() {
    let mut tournament = swiss(2, 4);
    tournament.apply(PlayEvent::Withdrew { entrant: id(4) }).unwrap();
    for event in [
        PlayEvent::Withdrew { entrant: id(4) },
        PlayEvent::ByeRequested { entrant: id(4), round: Round(1), bye: RequestedBye::Half },
    ] {
        assert_eq!(refused(&mut tournament, event), EventError::HasLeft(id(4)));
    }
    pair(&mut tournament);
    let past = PlayEvent::ByeRequested { entrant: id(1), round: Round(1), bye: RequestedBye::Half };
    assert_eq!(refused(&mut tournament, past), EventError::AlreadyPaired(Round(1)));
}

#[test]
fn events_of_other_formats() {
    let mut tournament = started(Format::AllPlayAll(AllPlayAll::default()), 4);
    let challenge = PlayEvent::Challenged { challenger: id(2), defender: id(1) };
    assert_eq!(refused(&mut tournament, challenge), EventError::OtherFormat);
    let end = PlayEvent::ChallengeEnded { challenger: id(2), how: ChallengeEnd::Declined };
    assert_eq!(refused(&mut tournament, end), EventError::NoChallenge(id(2)));
    let bye = PlayEvent::ByeRequested { entrant: id(2), round: Round(1), bye: RequestedBye::Half };
    assert_eq!(refused(&mut tournament, bye), EventError::OtherFormat);
}

#[test]
fn seats_and_swaps() {
    assert_eq!(Seating::new(vec![id(1)]), Err(SeatingError::Number(1)));
    assert_eq!(Seating::new(vec![id(1), id(2), id(1)]), Err(SeatingError::Twice(id(1))));
    let tournament = started(Format::AllPlayAll(AllPlayAll::default()), 20);
    let mut pairings = proposal(&tournament);
    let before = pairings.clone();
    assert_eq!(pairings.swap(id(1), id(11)), None, "they play in different groups");
    assert_eq!(pairings.swap(id(1), id(99)), None, "99 is not in the round");
    assert_eq!(pairings, before);
}

#[test]
fn errors_are_sentences() {
    let many = EventError::WrongRound { expected: Round(2), got: Round(4) };
    assert_eq!(many.to_string(), "round 2 is next, not round 4");
    let places = GameResult::places(&[2, 2]).unwrap_err();
    assert_eq!(
        places.to_string(),
        "nobody can be in place 2 here: places count those in front, as in 1, 2, 2, 4"
    );
}
