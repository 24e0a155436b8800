//! Players who make mistakes, so that their games contain puzzles.

use ai::{Budget, Engine, Level, Stop, random_turn};
use rules::Position;

/// Nodes per turn of the careful players. They overlook deep tactics.
const CAREFUL: u64 = 200;

/// The share of their turns that are random, so that there is something to punish.
const RANDOM_TURN: f64 = 0.1;

/// A turn of a player who is careful, or blunders as people do.
pub(crate) fn turn(
    engine: &mut Engine,
    position: &Position,
    careful: bool,
    rng: &mut fastrand::Rng,
) -> String {
    let (seed, stop) = (rng.u64(..), Stop::new());
    let found = if !careful {
        let level = rng.choice([Level::Novice, Level::Casual]).expect("one of two");
        engine.choose(position, level, seed, Budget::UNLIMITED, &stop)
    } else if rng.f64() < RANDOM_TURN {
        return random_turn(position, seed).expect("a game that goes on");
    } else {
        engine.search(position, Budget::nodes(CAREFUL), seed, &stop)
    };
    found.expect("a game that goes on").turn
}
