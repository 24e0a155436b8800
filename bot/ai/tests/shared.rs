//! Searches that several threads share.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};

use ai::{Budget, Engine, Level, SharedSearch, Stop};
use rules::{Position, Status};

use crate::games::{all, random, start};
use crate::wins;

/// A budget that may be shared.
fn shared(nodes: u64) -> Budget {
    Budget { shared: true, ..Budget::nodes(nodes) }
}

/// Starts a thread that helps until the flag is set.
fn help(search: &SharedSearch, leave: &Stop) -> JoinHandle<()> {
    let helper = search.join().expect("a search that begins");
    let leave = leave.clone();
    thread::spawn(move || helper.help(&leave))
}

/// An engine that is helped by two threads, and the searches that it shared.
fn helped() -> (Engine, Receiver<SharedSearch>) {
    let (share, shared) = channel();
    let engine = Engine::new().inviting(move |search| {
        // The first may be done before the second joins.
        for helper in (0..2).filter_map(|_| search.join()) {
            thread::spawn(move || helper.help(&Stop::new()));
        }
        share.send(search.clone()).expect("a test that goes on");
    });
    (engine, shared)
}

/// Whether all helpers have left and nobody can join.
fn is_over(search: &SharedSearch) -> bool {
    search.helpers() == 0 && search.join().is_none()
}

#[test]
fn without_helpers_nothing_changes() {
    let mut alone = Engine::new();
    let mut nobody = Engine::new().inviting(|_| {});
    let mut gone = Engine::new().inviting(|search| {
        let leave = Stop::new();
        leave.stop();
        help(search, &leave).join().expect("no panic");
    });
    for (kind, players) in all() {
        let position = random(kind, players, 9, 7);
        let search =
            |engine: &mut Engine, budget| engine.best_turns(&position, 3, budget, 5, &Stop::new());
        let expected = search(&mut alone, Budget::nodes(2_000));
        assert_eq!(search(&mut nobody, shared(2_000)), expected, "{position}");
        assert_eq!(search(&mut gone, shared(2_000)), expected, "{position}");
    }
}

#[test]
fn only_a_grandmaster_is_helped() {
    let (mut engine, searches) = helped();
    let position = random(rules::Kind::Azacru, 2, 12, 7);
    for level in Level::ALL {
        let stop = Stop::new();
        if level == Level::Grandmaster {
            stop.stop();
        }
        let turn = engine.choose(&position, level, 1, Budget::UNLIMITED, &stop);
        assert!(turn.is_some());
        let shared = searches.try_iter().count();
        assert_eq!(shared, usize::from(level == Level::Grandmaster), "{level}");
    }
}

#[test]
fn the_turns_are_legal_and_all_helpers_leave() {
    let (mut engine, searches) = helped();
    for (kind, players) in all() {
        for turns in [0, 9, 25] {
            let position = random(kind, players, turns, 7);
            let (budget, stop) = (shared(5_000), Stop::new());
            let results = engine.best_turns(&position, 3, budget, 5, &stop);
            for result in &results {
                assert!(position.play(&result.turn).is_ok(), "{position} {result:?}");
            }
            let is_playing = matches!(position.status(), Status::Turn(_));
            assert_eq!(!results.is_empty(), is_playing, "{position}");
            assert!(searches.try_iter().all(|search| is_over(&search)));
        }
    }
}

#[test]
fn wins_are_found() {
    let (mut engine, _searches) = helped();
    for position in wins::positions() {
        let result = engine.search(&position, shared(300_000), 1, &Stop::new());
        assert_wins(&position, &result.expect("a turn").turn);
    }
}

/// Whoever finds a win ends the search for all.
#[test]
fn the_win_of_a_helper_counts() {
    let mut engine = Engine::new().inviting(|search| {
        help(search, &Stop::new()).join().expect("no panic");
    });
    let of_two = |position: &Position| position.seats().len() == 2;
    for position in wins::positions().filter(of_two) {
        let result = engine.search(&position, shared(u64::MAX), 1, &Stop::new());
        let result = result.expect("a turn");
        assert_wins(&position, &result.turn);
        assert!(result.depth > 1 && !result.cut_short, "{result:?}");
    }
}

fn assert_wins(position: &Position, turn: &str) {
    let Status::Turn(own) = position.status() else {
        panic!("{position} is over");
    };
    let played = position.play(turn).expect("a legal turn");
    assert!(
        matches!(played.position.status(), Status::Over(outcome) if outcome.winners.contains(own)),
        "{turn} in {position}"
    );
}

/// Helpers are needed elsewhere, and the search goes on without them.
#[test]
fn helpers_leave_when_they_are_told_to() {
    let position = start(rules::Kind::Pacru, 2);
    let (share, searches) = channel();
    let mut engine = Engine::new().inviting(move |search| {
        share.send(search.clone()).expect("a test that goes on");
    });
    let stop = Stop::new();
    thread::scope(|scope| {
        let thinking = scope.spawn(|| engine.search(&position, shared(u64::MAX), 1, &stop));
        let search = searches.recv().expect("a search");
        let leave = Stop::new();
        let helpers = [help(&search, &leave), help(&search, &leave)];
        assert_eq!(search.helpers(), 2);
        leave.stop();
        for helper in helpers {
            helper.join().expect("no panic");
        }
        assert_eq!(search.helpers(), 0);
        // The search is not over: others may join.
        let helper = help(&search, &Stop::new());
        stop.stop();
        let result = thinking.join().expect("no panic").expect("a turn");
        assert!(result.cut_short);
        helper.join().expect("no panic");
        assert!(is_over(&search));
    });
}

#[test]
fn nobody_helps_a_search_that_panicked() {
    let (share, shared_search) = channel();
    let mut engine = Engine::new().inviting(move |search| {
        let helper = help(search, &Stop::new());
        share.send((search.clone(), helper)).expect("a test that goes on");
        panic!("as in a bad search");
    });
    let position = start(rules::Kind::Pacru, 2);
    let search = AssertUnwindSafe(|| engine.search(&position, shared(u64::MAX), 1, &Stop::new()));
    assert!(catch_unwind(search).is_err());
    let (search, helper) = shared_search.recv().expect("a search");
    helper.join().expect("no panic");
    assert!(is_over(&search));
}

/// The leader goes on alone, rather than waiting for the helper.
#[test]
fn a_helper_that_panics_is_not_replaced() {
    let mut engine = Engine::new().inviting(|search| {
        let helper = search.join().expect("a search that begins");
        let panicking = thread::spawn(move || {
            let _helper = helper;
            panic!("as in a bad search");
        });
        assert!(panicking.join().is_err());
        assert!(is_over(search));
    });
    let position = start(rules::Kind::Pacru, 2);
    let result = engine.search(&position, shared(500), 1, &Stop::new());
    assert_eq!(result.expect("a turn").nodes, 500);
}
