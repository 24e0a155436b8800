//! Tables for three and four.

use std::collections::{BTreeMap, BTreeSet};

use pairing::{
    ByeKind, EntrantId, Format, NewEntrant, OpenGames, PairedGame, Pairings, PlayEvent, Points,
    Reason, RequestedBye, Round, Seating, Status, TableAllPlayAll, TableCost, TableSize,
    TableSwiss, TieBreak, Tournament,
};

use crate::support::*;

fn all_play_all(size: TableSize, entrants: u32) -> Tournament {
    started(Format::TableAllPlayAll(TableAllPlayAll::new(size)), entrants)
}

fn swiss(size: TableSize, rounds: u16, entrants: u32) -> Tournament {
    started(Format::TableSwiss(TableSwiss::new(size, rounds).unwrap()), entrants)
}

fn sizes(pairings: &Pairings) -> Vec<usize> {
    boards(pairings).iter().map(Vec::len).collect()
}

fn cost(tournament: &Tournament, pairings: &Pairings) -> TableCost {
    TableCost::of(tournament, pairings).unwrap()
}

/// How often each entrant had each seat.
fn seats(tournament: &Tournament) -> BTreeMap<EntrantId, [usize; 4]> {
    let mut seats: BTreeMap<EntrantId, [usize; 4]> = BTreeMap::new();
    for game in tournament.games() {
        for (seat, entrant) in game.seating().entrants().iter().enumerate() {
            seats.entry(*entrant).or_default()[seat] += 1;
        }
    }
    seats
}

#[test]
fn everybody_plays_with_everybody_in_every_seat() {
    for size in [TableSize::Three, TableSize::Four] {
        for entrants in size.players() as u32..=30 {
            let mut tournament = all_play_all(size, entrants);
            pair_all(&mut tournament);
            for (entrant, seats) in seats(&tournament) {
                let seats = &seats[..size.players()];
                assert!(
                    seats.iter().all(|seat| *seat == seats[0] && (1..=2).contains(seat)),
                    "{entrant:?} {seats:?}"
                );
            }
            for group in tournament.groups().unwrap() {
                let meetings = group.iter().enumerate().flat_map(|(at, one)| {
                    group[at + 1..].iter().map(|other| {
                        let tables = tournament.games().iter().map(PairedGame::seating);
                        let there = |table: &&Seating| {
                            table.seat_of(*one).is_some() && table.seat_of(*other).is_some()
                        };
                        tables.filter(there).count()
                    })
                });
                let (least, most) = (meetings.clone().min().unwrap(), meetings.max().unwrap());
                assert!(least >= 1 && most <= least + 1, "{least} {most}");
            }
        }
    }
}

#[test]
fn the_others_play_on_when_somebody_leaves_a_table() {
    let mut tournament = all_play_all(TableSize::Four, 5);
    play_round(&mut tournament);
    tournament.apply(PlayEvent::Withdrew { entrant: id(5) }).unwrap();
    assert_eq!(tournament.entrant(id(5)).unwrap().status(), Status::Struck);
    pair_all(&mut tournament);
    assert_eq!(tournament.games().len(), 5);
    let threes = tournament.games().iter().filter(|game| game.seating().entrants().len() == 3);
    assert!(threes.count() >= 3);
    stronger_win(&mut tournament);
    assert_eq!(standing(&tournament, 5).place, None);
    let first = standing(&tournament, 1);
    assert_eq!(first.place, Some(1));
    // A win at a table of three gives as much as one at a table of four.
    assert_eq!(first.points, Points::from_twelfths(48));
}

#[test]
fn whoever_is_left_alone_at_a_table_has_a_walkover() {
    let mut tournament = all_play_all(TableSize::Three, 3);
    for number in [2, 3] {
        tournament.apply(PlayEvent::Withdrew { entrant: id(number) }).unwrap();
    }
    let pairings = pair(&mut tournament);
    assert_eq!(pairings.games, []);
    assert_eq!(pairings.byes[0].kind, ByeKind::Walkover);
}

#[test]
fn there_are_as_many_tables_of_the_wanted_size_as_possible() {
    for (size, entrants, fours, threes) in [
        (TableSize::Four, 3, 0, 1),
        (TableSize::Four, 4, 1, 0),
        (TableSize::Four, 5, 1, 0),
        (TableSize::Four, 6, 0, 2),
        (TableSize::Four, 7, 1, 1),
        (TableSize::Four, 9, 0, 3),
        (TableSize::Four, 10, 1, 2),
        (TableSize::Four, 11, 2, 1),
        (TableSize::Four, 64, 16, 0),
        (TableSize::Three, 4, 1, 0),
        (TableSize::Three, 5, 1, 0),
        (TableSize::Three, 8, 2, 0),
        (TableSize::Three, 12, 0, 4),
    ] {
        let pairings = pair(&mut swiss(size, 4, entrants));
        assert_eq!(sizes(&pairings), [vec![4; fours], vec![3; threes]].concat());
        assert_eq!(byes(&pairings).len(), entrants as usize - 4 * fours - 3 * threes);
    }
}

#[test]
fn tables_are_filled_from_the_top_of_the_ranking() {
    let mut tournament = swiss(TableSize::Four, 4, 18);
    let pairings = pair(&mut tournament);
    assert_eq!(sizes(&pairings), [4, 4, 4, 3, 3]);
    assert!(byes(&pairings).is_empty());
    // In the first round the strongest do not meet.
    for board in boards(&pairings) {
        assert!(board.iter().filter(|number| **number <= 5).count() <= 1, "{board:?}");
    }
    stronger_win(&mut tournament);
    let pairings = pair(&mut tournament);
    // The winners of the five tables: four of them are at the first one.
    let Reason::Ranking { most, fewest, .. } = pairings.games[0].reason else {
        panic!("by the ranking");
    };
    assert_eq!((most, fewest), (Points::ONE, Points::ONE));
}

#[test]
fn five_leave_one_out_or_play_with_a_filler() {
    let mut tournament = swiss(TableSize::Four, 3, 5);
    let mut had = BTreeSet::new();
    for _ in 0..3 {
        let pairings = play_round(&mut tournament);
        assert_eq!(sizes(&pairings), [4]);
        had.extend(byes(&pairings));
    }
    assert_eq!(had.len(), 3, "nobody has a second bye");

    let format = TableSwiss::new(TableSize::Four, 3).unwrap();
    let mut tournament = entered(Format::TableSwiss(format), 5);
    tournament.apply(PlayEvent::Entered(NewEntrant::new(id(9)).filling())).unwrap();
    start(&mut tournament);
    let pairings = pair(&mut tournament);
    assert_eq!((sizes(&pairings), byes(&pairings)), (vec![3, 3], vec![]));
    assert!(pairings.game_of(id(9)).is_some());
}

/// A square of entrants, or nearly one, can meet new opponents three times: each table has one
/// entrant of each old table.
#[test]
fn rematches_are_exchanged_away_where_they_can_be() {
    for (size, entrants) in [(TableSize::Three, 12), (TableSize::Four, 16)] {
        let mut tournament = swiss(size, 3, entrants);
        for round in 1..=3 {
            let proposed = tournament.pair(OpenGames::Wait).unwrap();
            assert_eq!(cost(&tournament, &proposed).rematches, 0, "{entrants}, round {round}");
            let counted = play_round(&mut tournament)
                .games
                .iter()
                .all(|game| matches!(game.reason, Reason::Ranking { rematches: 0, .. }));
            assert!(counted, "{entrants}, round {round}");
        }
    }
}

#[test]
fn seats_are_shared_out() {
    let mut tournament = swiss(TableSize::Four, 4, 16);
    for _ in 0..4 {
        play_round(&mut tournament);
    }
    for (entrant, seats) in seats(&tournament) {
        assert!(seats.iter().all(|seat| *seat <= 2), "{entrant:?} {seats:?}");
    }
}

#[test]
fn a_bye_that_was_asked_for_leaves_the_others_their_tables() {
    let mut tournament = swiss(TableSize::Four, 3, 8);
    let entrant = id(8);
    let bye = RequestedBye::Half;
    tournament.apply(PlayEvent::ByeRequested { entrant, round: Round(1), bye }).unwrap();
    let pairings = pair(&mut tournament);
    assert_eq!((sizes(&pairings), byes(&pairings)), (vec![4, 3], vec![8]));
}

#[test]
fn firsts_decide_between_equal_points() {
    let mut tournament = swiss(TableSize::Four, 1, 4);
    play_round(&mut tournament);
    let rows = &tournament.standings().groups[0].rows;
    let points: Vec<String> = rows.iter().map(|row| row.points.to_string()).collect();
    assert_eq!(points, ["1", "⅔", "⅓", "0"]);
    let breaks: Vec<TieBreak> =
        rows[0].tie_breaks.iter().map(|(tie_break, _)| *tie_break).collect();
    assert_eq!(breaks, [TieBreak::Firsts, TieBreak::Seconds, TieBreak::OpponentsPoints]);
    assert_eq!(rows[1].tie_breaks[1].1.unwrap().to_string(), "1");
}

/// All ways to divide entrants into tables of these sizes.
fn all_tables(left: &[u32], sizes: &[usize]) -> Vec<Vec<Vec<u32>>> {
    let Some((&size, sizes)) = sizes.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for table in chosen(left, size) {
        let rest: Vec<u32> = left.iter().copied().filter(|n| !table.contains(n)).collect();
        for mut tables in all_tables(&rest, sizes) {
            tables.push(table.clone());
            all.push(tables);
        }
    }
    all
}

fn chosen(from: &[u32], size: usize) -> Vec<Vec<u32>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &one) in from.iter().enumerate() {
        for mut rest in chosen(&from[at + 1..], size - 1) {
            rest.insert(0, one);
            all.push(rest);
        }
    }
    all
}

/// Compares the exchanges with the slow way: all tables of up to nine entrants. No avoidable
/// rematch occurs, and under that condition the scores at a table are as close as possible.
#[test]
fn no_other_tables_have_fewer_rematches() {
    let mut rng = fastrand::Rng::with_seed(11);
    for (entrants, size) in [
        (6, TableSize::Four),
        (7, TableSize::Four),
        (8, TableSize::Four),
        (8, TableSize::Three),
        (9, TableSize::Three),
        (9, TableSize::Four),
    ] {
        let mut tournament = swiss(size, 5, entrants);
        for _ in 0..5 {
            let pairings = tournament.pair(OpenGames::Wait).unwrap();
            let ours = cost(&tournament, &pairings);
            let everybody: Vec<u32> = (1..=entrants).collect();
            let least = all_tables(&everybody, &sizes(&pairings))
                .into_iter()
                .map(|tables| {
                    let mut other = pairings.clone();
                    for (game, table) in other.games.iter_mut().zip(tables.iter().rev()) {
                        let order = table.iter().copied().map(id).collect();
                        game.seating = pairing::Seating::new(order).unwrap();
                    }
                    let cost = cost(&tournament, &other);
                    (cost.rematches, cost.score_differences)
                })
                .min();
            assert_eq!(
                Some((ours.rematches, ours.score_differences)),
                least,
                "{entrants} entrants, round {}",
                pairings.round
            );
            tournament.apply(PlayEvent::Paired(pairings)).unwrap();
            for (game, seating) in open(&tournament) {
                let mut places: Vec<u8> = (1..=seating.entrants().len() as u8).collect();
                rng.shuffle(&mut places);
                let result = pairing::GameResult::places(&places).unwrap();
                tournament.apply(PlayEvent::Finished { game, result }).unwrap();
            }
        }
    }
}
