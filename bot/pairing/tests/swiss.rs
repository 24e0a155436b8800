//! Swiss for two.

use std::collections::BTreeSet;

use pairing::{
    ByeKind, FirstMove, FloatCause, Format, GameResult, NewEntrant, OpenGames, PairingError,
    Pairings, PlayEvent, Points, Reason, RequestedBye, Round, Swiss, SwissCost, Tournament,
};

use crate::support::*;

/// Pairs and plays a round of a published example: first mover, second mover, points of the first
/// in halves.
fn play_published(tournament: &mut Tournament, games: &[(u32, u32, u8)], absent: &[u32]) {
    let round = tournament.next_round();
    for &number in absent {
        ask_for_bye(tournament, number, round, RequestedBye::Zero);
    }
    let mut pairings = tournament.pair(OpenGames::Wait).unwrap();
    pairings.games.clear();
    pairings.byes.retain(|bye| matches!(bye.kind, ByeKind::Requested(_)));
    let template = swiss(1, 2).pair(OpenGames::Wait).unwrap().games.remove(0);
    for &(first, second, _) in games {
        let mut game = template.clone();
        game.seating = pairing::Seating::new(vec![id(first), id(second)]).unwrap();
        pairings.games.push(game);
    }
    tournament.apply(PlayEvent::Paired(pairings)).unwrap();
    for &(first, second, halves) in games {
        match halves {
            0 => wins(tournament, second, first),
            1 => draws(tournament, first, second),
            _ => wins(tournament, first, second),
        }
    }
}

fn ask_for_bye(tournament: &mut Tournament, number: u32, round: Round, bye: RequestedBye) {
    let entrant = id(number);
    tournament.apply(PlayEvent::ByeRequested { entrant, round, bye }).unwrap();
}

/// bbpPairings, test `dutch_2025_C5`: the two leaders have not met, but the bye goes to the lowest
/// score, so they cannot meet without a rematch elsewhere.
#[test]
fn dutch_2025_c5() {
    let mut tournament = swiss(3, 6);
    play_published(&mut tournament, &[(1, 4, 2), (5, 2, 0), (3, 6, 2)], &[]);
    play_published(&mut tournament, &[(2, 1, 0), (4, 3, 0), (6, 5, 0)], &[]);
    ask_for_bye(&mut tournament, 4, Round(3), RequestedBye::Zero);
    let pairings = tournament.pair(OpenGames::Wait).unwrap();
    assert_eq!(boards(&pairings), [[1, 5], [3, 2]]);
    assert_eq!(byes(&pairings), [4, 6]);
}

/// bbpPairings, test `dutch_2025_C9`: of three without points, the bye goes to one who has played,
/// and of the two of those to the lower one.
#[test]
fn dutch_2025_c9() {
    let mut tournament = swiss(3, 5);
    play_published(&mut tournament, &[(1, 3, 2), (4, 2, 0)], &[5]);
    let pairings = tournament.pair(OpenGames::Wait).unwrap();
    assert_eq!(boards(&pairings), [[2, 1], [3, 5]]);
    assert_eq!(byes(&pairings), [4]);
}

#[test]
fn the_first_round_pairs_the_upper_half_against_the_lower() {
    let mut tournament = swiss(3, 7);
    let pairings = pair(&mut tournament);
    assert_eq!(boards(&pairings), [[1, 4], [5, 2], [3, 6]]);
    assert_eq!(byes(&pairings), [7]);
    assert_eq!(pairings.games[0].first_move, FirstMove::Seed);
    assert_eq!(pairings.games[0].reason, Reason::SameScore { score: Points::ZERO, met: 0 });
}

#[test]
fn whoever_floats_down_is_told_why() {
    let mut tournament = swiss(5, 6);
    play_round(&mut tournament);
    // 1, 2 and 3 have a point: one of them must play an entrant without one.
    let pairings = pair(&mut tournament);
    assert_eq!(boards(&pairings), [[2, 1], [4, 3], [6, 5]]);
    let Reason::Float { down, up, cause, .. } = pairings.games[1].reason else {
        panic!("3 floats down: {:?}", pairings.games[1].reason);
    };
    assert_eq!((down, up), ((id(3), Points::ONE), (id(4), Points::ZERO)));
    assert_eq!(cause, FloatCause::OddNumber { players: 3 });
}

#[test]
fn whoever_has_met_all_with_the_same_score_is_told_so() {
    let mut tournament = swiss(4, 4);
    play_published(&mut tournament, &[(1, 2, 2), (3, 4, 1)], &[]);
    play_published(&mut tournament, &[(3, 1, 0), (4, 2, 0)], &[]);
    // 1 has two points, 4 one and a half, 3 a half, 2 none.
    let pairings = tournament.pair(OpenGames::Wait).unwrap();
    assert_eq!(boards(&pairings), [[1, 4], [2, 3]]);
    let Reason::Float { cause, .. } = pairings.games[0].reason else {
        panic!("1 floats down");
    };
    assert_eq!(cause, FloatCause::Alone);

    let mut tournament = swiss(4, 4);
    play_published(&mut tournament, &[(1, 2, 1), (3, 4, 2)], &[]);
    play_published(&mut tournament, &[(2, 3, 2), (4, 1, 0)], &[]);
    // 1 and 2 have one and a half points and have met.
    let pairings = tournament.pair(OpenGames::Wait).unwrap();
    let floats: Vec<_> = pairings.games.iter().map(|game| game.reason).collect();
    assert!(floats.iter().all(|reason| matches!(
        reason,
        Reason::Float { cause: FloatCause::AllMet { others: 1 }, met: 0, .. }
    )));
}

#[test]
fn a_filler_plays_whoever_would_have_a_bye() {
    let mut tournament = entered(Format::Swiss(Swiss::new(3).unwrap()), 5);
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(99)).filling())).unwrap();
    start(&mut tournament);
    let mut met = BTreeSet::new();
    for _ in 0..3 {
        let pairings = play_round(&mut tournament);
        assert!(byes(&pairings).is_empty());
        let game = pairings.game_of(id(99)).unwrap();
        assert!(matches!(game.reason, Reason::InsteadOfBye { .. }));
        met.extend(game.seating.opponents_of(id(99)));
    }
    assert_eq!(met.len(), 3, "nobody plays the filler twice");
    assert_eq!(tournament.standings().of(id(99)), None);
}

#[test]
fn open_games_are_waited_for_or_count_as_draws_for_the_pairing() {
    let mut tournament = swiss(5, 4);
    pair(&mut tournament);
    wins(&mut tournament, 1, 3);
    let open = game_of(&tournament, 2, 4);
    assert_eq!(tournament.pair(OpenGames::Wait), Err(PairingError::GamesOpen(vec![open])));
    let pairings = tournament.pair(OpenGames::AsDraws).unwrap();
    let Reason::Float { down, up, .. } = pairings.games[0].reason else {
        panic!("1 has a point, the others a half or none");
    };
    assert_eq!((down.1, up.1), (Points::ONE, Points::HALF));
    // The standings are not affected by it.
    assert_eq!(standing(&tournament, 2).points, Points::ZERO);

    tournament.apply(PlayEvent::Paired(pairings)).unwrap();
    let refused = tournament.pair(OpenGames::AsDraws).unwrap_err();
    assert!(matches!(refused, PairingError::TooManyOpen { games, .. } if games.len() == 2));
}

#[test]
fn the_organiser_can_swap_two_before_the_round_begins() {
    let mut tournament = swiss(3, 5);
    let mut pairings = tournament.pair(OpenGames::Wait).unwrap();
    assert_eq!((boards(&pairings), byes(&pairings)), (vec![vec![1, 3], vec![4, 2]], vec![5]));
    let proposed = SwissCost::of(&tournament, &pairings).unwrap();
    pairings.swap(id(1), id(4)).unwrap();
    pairings.swap(id(5), id(3)).unwrap();
    pairings.swap(id(4), id(5)).unwrap();
    assert_eq!((boards(&pairings), byes(&pairings)), (vec![vec![5, 4], vec![1, 2]], vec![3]));
    assert_eq!(pairings.games[0].reason, Reason::Organiser);
    assert_eq!(pairings.byes[0].kind, ByeKind::Organiser);
    let wished = SwissCost::of(&tournament, &pairings).unwrap();
    assert!(proposed < wished);
    tournament.apply(PlayEvent::Paired(pairings)).unwrap();
    assert_eq!(standing(&tournament, 3).points, Points::ONE);
}

#[test]
fn who_asked_for_a_bye_is_not_paired_and_has_what_it_gives() {
    let mut tournament = swiss(3, 4);
    ask_for_bye(&mut tournament, 2, Round(1), RequestedBye::Half);
    ask_for_bye(&mut tournament, 3, Round(1), RequestedBye::Full);
    let mut pairings = pair(&mut tournament);
    assert_eq!((boards(&pairings), byes(&pairings)), (vec![vec![1, 4]], vec![2, 3]));
    assert_eq!(pairings.swap(id(1), id(2)), None);
    let points = |number| standing(&tournament, number).points;
    assert_eq!((points(2), points(3)), (Points::HALF, Points::ONE));
}

#[test]
fn first_moves_are_balanced_and_the_reason_is_given() {
    let mut tournament = swiss(5, 8);
    for _ in 0..5 {
        let pairings = play_round(&mut tournament);
        let mut reasons = pairings.games.iter().map(|game| game.first_move);
        if tournament.round() > Some(Round(1)) {
            assert!(reasons.all(|reason| matches!(
                reason,
                FirstMove::Balance { .. } | FirstMove::Alternation | FirstMove::Seed
            )));
        }
    }
    for card in tournament.scorecards() {
        let firsts =
            card.lines.iter().filter(|line| matches!(line, pairing::Line::Game { seat: 0, .. }));
        assert!((2..=3).contains(&firsts.count()), "{:?}", card.entrant);
    }
}

#[test]
fn whoever_leaves_loses_the_game_they_are_in_and_keeps_the_rest() {
    let mut tournament = swiss(4, 6);
    play_round(&mut tournament);
    pair(&mut tournament);
    tournament.apply(PlayEvent::Withdrew { entrant: id(1) }).unwrap();
    let game = tournament
        .games()
        .iter()
        .find(|g| g.round == Round(2) && g.seating().seat_of(id(1)).is_some());
    assert!(!game.unwrap().result().unwrap().was_played());
    stronger_win(&mut tournament);
    let next = tournament.pair(OpenGames::Wait).unwrap();
    assert!(next.entrants().all(|entrant| entrant != id(1)));
    let row = standing(&tournament, 1);
    assert_eq!(row.points, Points::ONE);
    assert!(row.place.is_some());
}

/// Nobody has a place in a Swiss that began without them, unless they come back.
#[test]
fn whoever_left_before_the_start_stands_nowhere() {
    let mut tournament = entered(Format::Swiss(Swiss::new(3).unwrap()), 5);
    tournament.apply(PlayEvent::Withdrew { entrant: id(2) }).unwrap();
    assert_eq!(tournament.standings().groups[0].rows.len(), 4);
    start(&mut tournament);
    pair(&mut tournament);
    assert!(tournament.standings().of(id(2)).is_none());
    stronger_win(&mut tournament);
    assert_eq!(tournament.standings().groups[0].rows.len(), 4);
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(2)))).unwrap();
    assert!(standing(&tournament, 2).place.is_some());
    tournament.apply(PlayEvent::Withdrew { entrant: id(2) }).unwrap();
    assert!(standing(&tournament, 2).place.is_some());
}

#[test]
fn two_forfeits_withdraw() {
    let mut tournament = swiss(5, 6);
    for _ in 0..2 {
        let pairings = pair(&mut tournament);
        let other = pairings.game_of(id(6)).unwrap().seating.opponents_of(id(6)).next().unwrap();
        forfeits(&mut tournament, 6, other.0);
        stronger_win(&mut tournament);
    }
    let next = tournament.pair(OpenGames::Wait).unwrap();
    assert!(next.entrants().all(|entrant| entrant != id(6)));
}

/// A game that was not played is not a meeting (FIDE Handbook C.04.1, F.2): the players can be
/// paired again. A ruling corrects its result.
#[test]
fn a_forfeited_game_is_no_rematch_and_can_be_corrected() {
    let mut tournament = swiss(2, 2);
    pair(&mut tournament);
    let game = game_of(&tournament, 1, 2);
    forfeits(&mut tournament, 2, 1);
    let pairings = tournament.pair(OpenGames::Wait).unwrap();
    assert_eq!(SwissCost::of(&tournament, &pairings).unwrap().rematches, 0);
    let result = GameResult::drawn();
    tournament.apply(PlayEvent::Ruled { game, result }).unwrap();
    assert_eq!(standing(&tournament, 2).points, Points::HALF);
}

/// All possible pairings of a round, for a handful of entrants.
fn all_pairings(template: &Pairings, left: &[u32]) -> Vec<Pairings> {
    let Some((&one, rest)) = left.split_first() else {
        return vec![Pairings { games: Vec::new(), byes: Vec::new(), ..template.clone() }];
    };
    let mut all = Vec::new();
    let without =
        |other: u32| -> Vec<u32> { rest.iter().copied().filter(|n| *n != other).collect() };
    for &other in rest {
        for pairings in all_pairings(template, &without(other)) {
            for order in [[one, other], [other, one]] {
                let mut pairings = pairings.clone();
                let mut game = template.games[0].clone();
                game.seating = pairing::Seating::new(order.map(id).into()).unwrap();
                pairings.games.push(game);
                all.push(pairings);
            }
        }
    }
    if left.len() % 2 == 1 {
        for mut pairings in all_pairings(template, rest) {
            let kind = ByeKind::Organiser;
            pairings.byes.push(pairing::Bye { entrant: id(one), kind });
            all.push(pairings);
        }
    }
    all
}

/// Compares the matching with the slow way: all pairings of up to seven entrants, in every round of
/// random tournaments.
#[test]
fn no_other_pairing_costs_less() {
    let mut rng = fastrand::Rng::with_seed(5);
    for entrants in [3, 4, 5, 6, 7, 6, 7, 6] {
        let mut tournament = swiss(6, entrants);
        for _ in 0..6 {
            let pairings = tournament.pair(OpenGames::Wait).unwrap();
            let cost = |pairings: &Pairings| -> SwissCost {
                SwissCost::of(&tournament, pairings).expect("a whole round")
            };
            let ours = cost(&pairings);
            let everybody: Vec<u32> = (1..=entrants).collect();
            let least = all_pairings(&pairings, &everybody).iter().map(cost).min();
            assert_eq!(Some(ours), least, "{entrants} entrants, round {}", pairings.round);
            tournament.apply(PlayEvent::Paired(pairings)).unwrap();
            for (game, _) in open(&tournament) {
                let result = match rng.u8(..3) {
                    0 => GameResult::drawn(),
                    seat => GameResult::won_by(usize::from(seat - 1)),
                };
                tournament.apply(PlayEvent::Finished { game, result }).unwrap();
            }
        }
    }
}
