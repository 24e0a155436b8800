//! Who plays in a match.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ai::{Budget, Engine, Level, Stop, Weights, random_turn};
use rules::Position;

use crate::uct;

/// A way to choose turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Player {
    mind: Mind,
    weights: Option<Weights>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Mind {
    Level(Level),
    Random,
    /// So many nodes a turn.
    Nodes(u64),
    /// So many milliseconds of processor time a turn.
    Time(u64),
    /// So many random games a turn.
    Uct(u32),
}

/// Nobody waits for the arena.
const NO_CAP: Duration = Duration::MAX;

impl Player {
    /// The player of a level.
    pub(crate) const fn level(level: Level) -> Player {
        Player {
            mind: Mind::Level(level),
            weights: None,
        }
    }

    /// The player who plays anything.
    pub(crate) const RANDOM: Player = Player {
        mind: Mind::Random,
        weights: None,
    };

    /// The player who looks one turn ahead.
    pub(crate) const GREEDY: Player = Player {
        mind: Mind::Nodes(0),
        weights: None,
    };

    /// A mind for it.
    pub(crate) fn engine(self) -> Engine {
        self.weights.map_or_else(Engine::new, Engine::weighing)
    }

    /// The turn it plays.
    pub(crate) fn turn(self, engine: &mut Engine, position: &Position, seed: u64) -> String {
        let stop = Stop::new();
        let result = match self.mind {
            Mind::Random => return random_turn(position, seed).expect("a game that goes on"),
            Mind::Uct(playouts) => return uct::turn(position, playouts, seed),
            Mind::Level(level) => engine.choose(position, level, seed, NO_CAP, &stop),
            Mind::Nodes(nodes) => engine.search(position, Budget::nodes(nodes), seed, &stop),
            Mind::Time(milliseconds) => {
                let time = Duration::from_millis(milliseconds);
                engine.search(position, Budget::time(time), seed, &stop)
            }
        };
        result.expect("a game that goes on").turn
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mind {
            Mind::Level(level) => write!(f, "{level}")?,
            Mind::Random => f.write_str("random")?,
            Mind::Nodes(0) => f.write_str("greedy")?,
            Mind::Nodes(nodes) => write!(f, "nodes:{nodes}")?,
            Mind::Time(milliseconds) => write!(f, "time:{milliseconds}")?,
            Mind::Uct(playouts) => write!(f, "uct:{playouts}")?,
        }
        self.weights
            .iter()
            .try_for_each(|weights| write!(f, "@{weights}"))
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (mind, weights) = match text.split_once('@') {
            Some((mind, weights)) => (
                mind,
                Some(
                    weights
                        .parse::<Weights>()
                        .map_err(|error| error.to_string())?,
                ),
            ),
            None => (text, None),
        };
        let (name, number) = mind.split_once(':').unwrap_or((mind, "0"));
        let number: u64 = number
            .parse()
            .map_err(|_| format!("{number} is no number"))?;
        let mind = match name {
            "random" => Mind::Random,
            "greedy" => Mind::Nodes(0),
            "nodes" => Mind::Nodes(number),
            "time" => Mind::Time(number),
            "uct" => Mind::Uct(
                number
                    .try_into()
                    .map_err(|_| format!("{number} is too many"))?,
            ),
            level => Mind::Level(level.parse().map_err(|_| format!("{level} is no player"))?),
        };
        Ok(Player { mind, weights })
    }
}
