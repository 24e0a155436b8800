//! Players who make mistakes, so that there is something to punish in their games.

use ai::{Budget, Engine, Level, Stop, random_turn};
use rules::{Kind, Position, Status};

/// Nodes per turn of the careful players. They overlook deep tactics.
const CAREFUL: u64 = 200;

/// The share of their turns that are random, so that there is something to punish.
const RANDOM_TURN: f64 = 0.1;

/// Who blunders as people do.
const CARELESS: [Level; 2] = [Level::Novice, Level::Casual];

/// A game of players who make mistakes, which follows from its number.
pub(crate) struct Game {
    pub(crate) position: Position,
    /// Whether they are careful, or blunder as people do.
    careful: bool,
    rng: fastrand::Rng,
}

impl Game {
    pub(crate) fn new(kind: Kind, players: usize, number: u64) -> Game {
        let position = Position::start(kind, players).expect("a game for that many players");
        let mut rng = fastrand::Rng::with_seed(number);
        let careful = rng.bool();
        Game { position, careful, rng }
    }

    /// The number of a game of a seed.
    pub(crate) fn number(seed: u64, game: u64) -> u64 {
        seed.wrapping_mul(1_000_000) + game
    }

    /// Plays the next turn; false if the game is over.
    pub(crate) fn go_on(&mut self, engine: &mut Engine) -> bool {
        if matches!(self.position.status(), Status::Over(_)) {
            return false;
        }
        let (position, rng) = (&self.position, &mut self.rng);
        let (seed, stop) = (rng.u64(..), Stop::new());
        let found = if !self.careful {
            let level = rng.choice(CARELESS).expect("one of two");
            engine.choose(position, level, seed, Budget::UNLIMITED, &stop).map(|it| it.turn)
        } else if rng.f64() < RANDOM_TURN {
            random_turn(position, seed)
        } else {
            engine.search(position, Budget::nodes(CAREFUL), seed, &stop).map(|it| it.turn)
        };
        let turn = found.expect("a game that goes on");
        self.position = position.play(&turn).expect("a legal turn").position;
        true
    }
}
