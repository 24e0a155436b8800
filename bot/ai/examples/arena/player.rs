//! The players of a match.

use std::fmt;
use std::fs;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use ai::{Budget, Engine, Evaluator, Level, Net, Stop, Weights, random_turn};
use rules::Position;

use crate::classic::Classic;
use crate::uct;

/// A way to choose turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Player {
    mind: Mind,
    evaluator: Option<Evaluator>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Mind {
    Level(Level),
    Random,
    /// Today's player, with this limit per turn, on this many threads.
    Search(Limit, usize),
    /// The player of commit 7103de5.
    Classic(Limit),
    /// A player with this many random games per turn.
    Uct(u32),
}

/// The limit of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Limit {
    /// A number of nodes.
    Nodes(u64),
    /// Processor time in milliseconds.
    Time(u64),
}

impl Limit {
    fn budget(self) -> Budget {
        match self {
            Limit::Nodes(nodes) => Budget::nodes(nodes),
            Limit::Time(milliseconds) => Budget::time(Duration::from_millis(milliseconds)),
        }
    }
}

/// Nobody waits for the arena.
const NO_CAP: Budget = Budget::UNLIMITED;

impl Player {
    /// The player of a level.
    pub(crate) const fn level(level: Level) -> Player {
        Player { mind: Mind::Level(level), evaluator: None }
    }

    /// The player that plays random turns.
    pub(crate) const RANDOM: Player = Player { mind: Mind::Random, evaluator: None };

    /// The player of commit 7103de5, looking one turn ahead.
    pub(crate) const GREEDY: Player =
        Player { mind: Mind::Classic(Limit::Nodes(0)), evaluator: None };

    /// The player, ready to play.
    pub(crate) fn ready(self) -> Contender {
        let engine = self.evaluator.map_or_else(Engine::new, Engine::with);
        Contender {
            mind: self.mind,
            engine: match self.mind {
                Mind::Search(_, threads @ 2..) => engine.inviting(move |search| {
                    for helper in (1..threads).filter_map(|_| search.join()) {
                        thread::spawn(move || helper.help(&Stop::new()));
                    }
                }),
                _ => engine,
            },
            classic: Classic::new(),
        }
    }
}

/// A player in a match.
pub(crate) struct Contender {
    mind: Mind,
    engine: Engine,
    classic: Classic,
}

impl Contender {
    /// The turn it plays.
    pub(crate) fn turn(&mut self, position: &Position, seed: u64) -> String {
        let stop = Stop::new();
        let turn = match self.mind {
            Mind::Random => random_turn(position, seed),
            Mind::Uct(playouts) => Some(uct::turn(position, playouts, seed)),
            Mind::Classic(limit) => self.classic.turn(position, limit.budget(), seed),
            Mind::Level(level) => {
                let result = self.engine.choose(position, level, seed, NO_CAP, &stop);
                result.map(|result| result.turn)
            }
            Mind::Search(limit, threads) => {
                let budget = Budget { shared: threads > 1, ..limit.budget() };
                let result = self.engine.search(position, budget, seed, &stop);
                result.map(|result| result.turn)
            }
        };
        turn.expect("a game that goes on")
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Limit::Time(milliseconds) => write!(f, "time:{milliseconds}"),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mind {
            _ if *self == Player::GREEDY => f.write_str("greedy")?,
            Mind::Level(level) => write!(f, "{level}")?,
            Mind::Random => f.write_str("random")?,
            Mind::Search(limit, 1) => write!(f, "{limit}")?,
            Mind::Search(limit, threads) => write!(f, "{limit}x{threads}")?,
            Mind::Classic(limit) => write!(f, "classic-{limit}")?,
            Mind::Uct(playouts) => write!(f, "uct:{playouts}")?,
        }
        match self.evaluator {
            None => Ok(()),
            Some(Evaluator::Weights(weights)) => write!(f, "@{weights}"),
            Some(Evaluator::Net(_)) => f.write_str("@net"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (mind, evaluator) = match text.split_once('@') {
            Some((mind, how)) => (mind, Some(evaluator(how)?)),
            None => (text, None),
        };
        let (name, number) = mind.split_once(':').unwrap_or((mind, "0"));
        let (number, threads) = number.split_once('x').unwrap_or((number, "1"));
        let number: u64 = parse(number)?;
        let threads: usize = parse(threads)?;
        let mind = match name {
            "random" => Mind::Random,
            "greedy" => Player::GREEDY.mind,
            "nodes" => Mind::Search(Limit::Nodes(number), threads),
            "time" => Mind::Search(Limit::Time(number), threads),
            "classic-nodes" => Mind::Classic(Limit::Nodes(number)),
            "classic-time" => Mind::Classic(Limit::Time(number)),
            "uct" => Mind::Uct(number.try_into().map_err(|_| format!("{number} is too many"))?),
            level => Mind::Level(level.parse().map_err(|_| format!("{level} is no player"))?),
        };
        if threads != 1 && !matches!(mind, Mind::Search(..)) {
            return Err(format!("{name} has one thread"));
        }
        Ok(Player { mind, evaluator })
    }
}

fn parse<N: FromStr>(number: &str) -> Result<N, String> {
    (number.parse()).map_err(|_| format!("{number} is no number"))
}

/// Parses weights, or the file name of a net.
fn evaluator(text: &str) -> Result<Evaluator, String> {
    if let Ok(weights) = text.parse::<Weights>() {
        return Ok(Evaluator::Weights(weights));
    }
    let bytes = fs::read(text).map_err(|error| format!("{text}: {error}"))?;
    let net = Net::read(&bytes).map_err(|error| format!("{text}: {error}"))?;
    // It is used as long as the program runs.
    Ok(Evaluator::Net(Box::leak(Box::new(net))))
}
