//! The players of a match.

use std::path::PathBuf;
use std::str::FromStr;
use std::{fmt, fs};

use ai::{Budget, Engine, Level, Net, Stop, random_turn};

use crate::go::Go;
use crate::matches::Game;
use crate::process::Process;

/// A way to choose turns.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Player {
    Level(Level),
    Random,
    /// A search, which may evaluate positions differently from the levels.
    Search(Go, Option<&'static Net>),
    /// A search by another program.
    Process(Go, PathBuf),
}

/// Chooses a turn of a game, by a seed; none if the game is over. The error is a sentence.
pub(crate) type Contender = Box<dyn FnMut(&Game, u64) -> Result<Option<String>, String>>;

impl Player {
    /// The player, ready to play. The error is a sentence.
    pub(crate) fn ready(&self) -> Result<Contender, String> {
        Ok(match *self {
            Player::Random => Box::new(|game, seed| Ok(random_turn(&game.position, seed))),
            Player::Level(level) => {
                let mut engine = Engine::new();
                Box::new(move |game, seed| {
                    // Nobody waits for the arena.
                    let (cap, stop) = (Budget::UNLIMITED, Stop::new());
                    let found = engine.choose(&game.position, level, seed, cap, &stop);
                    Ok(found.map(|found| found.turn))
                })
            }
            Player::Search(go, net) => {
                let mut engine = net.map_or_else(Engine::new, Engine::with);
                Box::new(move |game, seed| {
                    let found = engine.search(&game.position, go.budget(), seed, &Stop::new());
                    Ok(found.map(|found| found.turn))
                })
            }
            Player::Process(go, ref path) => {
                let mut process = Process::start(path)?;
                Box::new(move |game, seed| process.bestmove(game, go, seed).map(Some))
            }
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => write!(f, "{level}"),
            Player::Random => f.write_str("random"),
            Player::Search(go, None) => write!(f, "{go}"),
            Player::Search(go, Some(_)) => write!(f, "{go}@net"),
            Player::Process(go, path) => write!(f, "{go}@process:{}", path.display()),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let (text, how) =
            text.split_once('@').map_or((text, None), |(text, how)| (text, Some(how)));
        let (name, number) = text.split_once(':').unwrap_or((text, "0"));
        let number: u64 = number.parse().map_err(|_| format!("{number} is no number"))?;
        let go = match name {
            "nodes" => Go::Nodes(number),
            "time" => Go::Time(number),
            _ if how.is_some() => return Err(format!("{name} is no search")),
            "random" => return Ok(Player::Random),
            level => {
                let level = level.parse().map_err(|_| format!("{level} is no player"))?;
                return Ok(Player::Level(level));
            }
        };
        Ok(match how.map(|how| (how, how.strip_prefix("process:"))) {
            None => Player::Search(go, None),
            Some((how, None)) => Player::Search(go, Some(net(how)?)),
            Some((_, Some(path))) => Player::Process(go, path.into()),
        })
    }
}

/// Reads the net in a file.
fn net(file: &str) -> Result<&'static Net, String> {
    let bytes = fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let net = Net::read(&bytes).map_err(|error| format!("{file}: {error}"))?;
    // It is used as long as the program runs.
    Ok(Box::leak(Box::new(net)))
}
