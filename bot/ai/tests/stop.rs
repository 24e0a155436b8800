//! A search ends when it is told to, with a turn.

use std::thread;
use std::time::{Duration, Instant};

use ai::{Budget, Engine, Level, Stop, features};
use rules::{Kind, Seat, Status};

use crate::games::{all, random, start};

#[test]
fn a_flag_set_before_ends_it_at_once() {
    let stop = Stop::new();
    stop.stop();
    for (kind, players) in all() {
        let position = random(kind, players, 12, 3);
        let budget = Budget::nodes(u64::MAX);
        let result = Engine::new().search(&position, budget, 0, &stop).expect("a turn");
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
            stop.stop();
            thinking.join().expect("no panic")
        });
        let result = result.expect("a turn");
        assert!(result.cut_short);
        assert!(position.play(&result.turn).is_ok());
    }
}

/// On a machine that other programs kept busy, a Grandmaster once took minutes for its 20 seconds
/// of processor time, which a deadline ends. A patient search goes on until somebody else waits,
/// who then waits no longer than for any other.
#[test]
fn time_a_deadline_and_others_who_wait_end_it() {
    let (soon, endless) = (Duration::from_millis(5), Budget::nodes(u64::MAX));
    for (kind, players) in all() {
        let position = start(kind, players);
        let (deadline, hurried) = (Stop::new(), Stop::new());
        deadline.at(Instant::now() + soon);
        hurried.hurry();
        let patient = Budget { hurried: Some(soon), ..endless };
        for (budget, stop) in
            [(endless, &deadline), (endless.within(soon), &Stop::new()), (patient, &hurried)]
        {
            assert!(Engine::new().search(&position, budget, 0, stop).expect("a turn").cut_short);
        }
    }
}

/// A Grandmaster of Shacru once took 20 seconds for each of many last turns, while its opponent was
/// stuck.
#[test]
fn who_plays_alone_is_not_patient() {
    let mut tried = 0;
    for seed in 0..400 {
        let position = random(Kind::Shacru, 2, 50, seed);
        let features = features(&position);
        let stuck =
            |seat: Seat| position.status() != Status::Turn(seat) && features[seat].mobility == 0;
        if matches!(position.status(), Status::Over(_))
            || ![Seat::South, Seat::North].into_iter().any(stuck)
        {
            continue;
        }
        let (level, cap) = (Level::Grandmaster, Budget::time(Duration::ZERO));
        let result = Engine::new().choose(&position, level, 0, cap, &Stop::new());
        let result = result.expect("a turn");
        assert!(result.nodes <= 64, "{position}: {}", result.nodes);
        tried += 1;
    }
    assert!(tried >= 3, "{tried}");
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
