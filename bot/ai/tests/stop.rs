//! A search ends when it is told to, with a turn.

use std::thread;
use std::time::Duration;

use ai::{Budget, Engine, Stop};

use crate::games::{all, random, start};

#[test]
fn a_flag_set_before_ends_it_at_once() {
    let stop = Stop::new();
    stop.stop();
    for (kind, players) in all() {
        let position = random(kind, players, 12, 3);
        let budget = Budget::nodes(u64::MAX);
        let result = Engine::new()
            .search(&position, budget, 0, &stop)
            .expect("a turn");
        assert_eq!((result.nodes, result.depth), (0, 1));
        assert!(result.cut_short);
        assert!(position.play(&result.turn).is_ok());
    }
}

#[test]
fn a_flag_set_by_another_thread_ends_it() {
    for (kind, players) in all() {
        let position = start(kind, players);
        let stop = Stop::new();
        let result = thread::scope(|scope| {
            let thinking =
                scope.spawn(|| Engine::new().search(&position, Budget::nodes(u64::MAX), 0, &stop));
            thread::sleep(Duration::from_millis(20));
            stop.stop();
            thinking.join().expect("no panic")
        });
        let result = result.expect("a turn");
        assert!(result.cut_short);
        assert!(position.play(&result.turn).is_ok());
    }
}

#[test]
fn time_ends_it() {
    for (kind, players) in all() {
        let position = start(kind, players);
        let budget = Budget::nodes(u64::MAX).within(Duration::from_millis(5));
        let result = Engine::new().search(&position, budget, 0, &Stop::new());
        assert!(result.expect("a turn").cut_short);
    }
}

/// On a machine that other programs kept busy, a Grandmaster once took minutes for its 20 seconds of processor time.
#[test]
fn the_clock_on_the_wall_ends_it() {
    for (kind, players) in all() {
        let position = start(kind, players);
        let budget = Budget {
            wall: Some(Duration::from_millis(5)),
            ..Budget::nodes(u64::MAX)
        };
        let result = Engine::new().search(&position, budget, 0, &Stop::new());
        assert!(result.expect("a turn").cut_short);
    }
}

/// A patient search goes on until somebody else waits, who then waits no longer than for any other search.
#[test]
fn others_who_wait_end_a_patient_search() {
    for (kind, players) in all() {
        let position = start(kind, players);
        let patient = Budget {
            hurried: Some(Duration::from_millis(5)),
            ..Budget::nodes(u64::MAX)
        };
        let stop = Stop::new();
        stop.hurry();
        let result = Engine::new().search(&position, patient, 0, &stop);
        assert!(result.expect("a turn").cut_short);
    }
}

#[test]
fn nodes_end_it() {
    for (kind, players) in all() {
        let position = start(kind, players);
        let result = Engine::new().search(&position, Budget::nodes(500), 0, &Stop::new());
        let result = result.expect("a turn");
        assert_eq!(result.nodes, 500);
        assert!(!result.cut_short);
    }
}
