//! Players who overlook something, so that their games have something to find.

use std::time::Duration;

use ai::{Budget, Engine, Level, Stop, random_turn};
use rules::Position;

/// Nodes a turn of the careful players. They overlook what lies deep.
const CAREFUL: u64 = 200;

/// One turn in so many of theirs is random, so that there is something to punish.
const RANDOM_TURN: f64 = 0.1;

/// A turn of a player who is careful, or else blunders as people do.
pub(crate) fn turn(
    engine: &mut Engine,
    position: &Position,
    careful: bool,
    rng: &mut fastrand::Rng,
) -> String {
    let (seed, stop) = (rng.u64(..), Stop::new());
    let found = if !careful {
        let level = rng.choice([Level::Novice, Level::Casual]);
        let level = level.expect("one of two");
        engine.choose(position, level, seed, Duration::MAX, &stop)
    } else if rng.f64() < RANDOM_TURN {
        return random_turn(position, seed).expect("a game that goes on");
    } else {
        engine.search(position, Budget::nodes(CAREFUL), seed, &stop)
    };
    found.expect("a game that goes on").turn
}
