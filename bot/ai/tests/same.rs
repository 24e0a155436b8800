//! The same position, level and seed lead to the same turn, whatever was searched before.

use ai::{Budget, Engine, Level, Stop};

use crate::games::{all, random};

#[test]
fn a_turn_does_not_depend_on_earlier_searches() {
    let (mut used, stop) = (Engine::new(), Stop::new());
    for (kind, players) in all() {
        for turns in [0, 9, 25] {
            let position = random(kind, players, turns, 7);
            let mut fresh = Engine::new();
            let budget = Budget::nodes(1_000);
            let result = fresh.best_turns(&position, 3, budget, 5, &stop);
            assert_eq!(used.best_turns(&position, 3, budget, 5, &stop), result);
            assert_eq!(used.best_turns(&position, 3, budget, 5, &stop), result);
            let level = Level::Novice;
            assert_eq!(
                used.choose(&position, level, 5, Budget::UNLIMITED, &stop),
                fresh.choose(&position, level, 5, Budget::UNLIMITED, &stop),
            );
        }
    }
}

#[test]
fn seeds_differ_by_game_turn_and_level() {
    let seed = Level::Club.seed(1, 1);
    assert_eq!(Level::Club.seed(1, 1), seed);
    assert_ne!(Level::Club.seed(2, 1), seed);
    assert_ne!(Level::Club.seed(1, 2), seed);
    assert_ne!(Level::Strong.seed(1, 1), seed);
}

#[test]
fn levels_are_read_by_name() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(level.name().to_uppercase().parse(), Ok(level));
    }
    assert!("beginner".parse::<Level>().is_err());
}
