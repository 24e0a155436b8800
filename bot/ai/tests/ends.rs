//! Games of computers alone come to an end.

use std::time::Duration;

use ai::{Budget, Level, Stop, Thinker, any_turn, greedy};
use rules::{Status, Table};

use crate::games::{Player, all, play, random, searcher, start};

#[test]
fn every_game_of_computers_alone_ends() {
    for (kind, players) in all() {
        let mut searchers: Vec<_> = (0..players as u64)
            .map(|seat| searcher(20 + 40 * seat))
            .collect();
        let mut seated: Vec<Player<'_>> = searchers
            .iter_mut()
            .map(|searcher| searcher as Player<'_>)
            .collect();
        let outcome = play(start(kind, players), &mut seated);
        assert!(!outcome.winners.is_empty(), "{kind:?} {players}");
    }
}

#[test]
fn a_finished_game_has_no_turn() {
    for (kind, players) in all() {
        let table = random(kind, players, 3_000, 1);
        assert!(matches!(table.status(), Status::Over(_)));
        says_nothing(&table);
    }
}

#[test]
fn a_resigned_game_has_no_turn() {
    for (kind, players) in all() {
        let mut table = start(kind, players);
        while let Status::Turn(seat) = table.status() {
            table = table.resign(seat).expect("somebody to move").table;
        }
        says_nothing(&table);
    }
}

fn says_nothing(table: &Table) {
    let (mut thinker, stop) = (Thinker::new(), Stop::new());
    for level in Level::ALL {
        assert_eq!(thinker.think(table, level, 0, Duration::MAX, &stop), None);
    }
    assert!(
        thinker
            .thoughts(table, 3, Budget::nodes(100), 0, &stop)
            .is_empty()
    );
    assert_eq!(greedy(table, 0), None);
    assert_eq!(any_turn(table, 0), None);
    let shares = thinker.shares(table);
    let sum: f64 = shares.iter().map(|(_, share)| share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{shares:?}");
}
