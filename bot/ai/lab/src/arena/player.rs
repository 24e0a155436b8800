//! The players of a match.

use std::path::PathBuf;
use std::str::FromStr;
use std::{fmt, fs};

use ai::{Budget, Engine, Level, Net, Skill, Stop, random_turn};
use rules::Kind;

use super::go::Go;
use super::matches::Game;
use super::process::Process;
use crate::nets::fits;
use crate::signature::Fnv;

/// A way to choose turns. `Display` is what `FromStr` reads, but for nets, which show what they
/// contain as well.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Player {
    Level(Level),
    /// Between the levels.
    Skill(Skill),
    Random,
    /// A search that judges positions by the nets of the levels.
    Search(Go),
    /// A search that judges them by another net.
    WithNet(Go, NetFile),
    /// A search by another program.
    Process(Go, PathBuf),
}

/// A net in a file, which is used as long as the program runs.
#[derive(Clone, Debug)]
pub(crate) struct NetFile {
    path: String,
    /// What tells it from the next net in the same file.
    digest: u32,
    net: &'static Net,
}

impl PartialEq for NetFile {
    fn eq(&self, other: &NetFile) -> bool {
        (&self.path, self.digest) == (&other.path, other.digest)
    }
}

impl NetFile {
    fn read(path: &str) -> Result<NetFile, String> {
        let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
        let net = Net::read(&bytes).map_err(|error| format!("{path}: {error}"))?;
        let mut digest = Fnv::default();
        digest.bytes(&bytes);
        let net = Box::leak(Box::new(net));
        Ok(NetFile { path: path.to_owned(), digest: digest.folded(), net })
    }
}

/// Chooses a turn of a game, by a seed; none if the game is over. The error is a sentence.
pub(crate) type Contender = Box<dyn FnMut(&Game, u64) -> Result<Option<String>, String>>;

impl Player {
    /// Fails if the net of the player has other inputs than the game.
    pub(crate) fn can_play(&self, kind: Kind, seats: usize) -> Result<(), crate::Error> {
        let net = match self {
            Player::Level(_) | Player::Skill(_) | Player::Search(_) => Net::of(kind, seats),
            Player::WithNet(_, file) => file.net,
            Player::Random | Player::Process(..) => return Ok(()),
        };
        fits(net, kind, seats).map_err(|what| {
            crate::Error::Unusable(format!(
                "{self} cannot play {kind} for {seats} with its net: {what}. Name a net that fits, \
                 as in nodes:800@FILE, or an engine that has the other inputs, as in \
                 nodes:800@process:PATH."
            ))
        })
    }

    /// The player, ready to play.
    pub(crate) fn ready(&self) -> Result<Contender, crate::Error> {
        // Nobody waits for a match.
        let cap = Budget::UNLIMITED;
        Ok(match self.clone() {
            Player::Random => Box::new(|game, seed| Ok(random_turn(&game.position, seed))),
            Player::Level(level) => {
                let mut engine = Engine::new();
                Box::new(move |game, seed| {
                    let found = engine.choose(&game.position, level, seed, cap, &Stop::new());
                    Ok(found.map(|found| found.turn))
                })
            }
            Player::Skill(skill) => {
                let mut engine = Engine::new();
                Box::new(move |game, seed| {
                    let found = engine.choose_with(&game.position, skill, seed, &Stop::new());
                    Ok(found.map(|found| found.turn))
                })
            }
            Player::Search(go) => searcher(go, Engine::new()),
            Player::WithNet(go, file) => searcher(go, Engine::with(file.net)),
            Player::Process(go, path) => {
                let mut process = Process::start(&path).map_err(crate::Error::Player)?;
                Box::new(move |game, seed| process.bestmove(game, go, seed).map(Some))
            }
        })
    }
}

fn searcher(go: Go, mut engine: Engine) -> Contender {
    Box::new(move |game, seed| {
        let found = engine.search(&game.position, go.budget(), seed, &Stop::new());
        Ok(found.map(|found| found.turn))
    })
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => write!(f, "{level}"),
            Player::Skill(Skill::Sight(sight)) => write!(f, "sight:{sight}"),
            Player::Skill(Skill::Nodes(nodes)) => write!(f, "plays:{nodes}"),
            Player::Random => f.write_str("random"),
            Player::Search(go) => write!(f, "{go}"),
            Player::WithNet(go, NetFile { path, digest, .. }) => {
                write!(f, "{go}@{path}#{digest:08x}")
            }
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
        let whole = || number.parse::<u64>().map_err(|_| format!("{number} is no number"));
        let go = match name {
            "nodes" => Go::Nodes(whole()?),
            "time" => Go::Time(whole()?),
            _ if how.is_some() => return Err(format!("{name} is no search")),
            "random" => return Ok(Player::Random),
            "plays" => return Ok(Player::Skill(Skill::Nodes(whole()?))),
            "sight" => {
                let sight: f64 = number.parse().map_err(|_| format!("{number} is no number"))?;
                if !(0.0..=1.0).contains(&sight) {
                    return Err(format!("{number} is not between 0 and 1"));
                }
                return Ok(Player::Skill(Skill::Sight(sight)));
            }
            level => {
                let level = level.parse().map_err(|_| format!("{level} is no player"))?;
                return Ok(Player::Level(level));
            }
        };
        Ok(match how.map(|how| (how, how.strip_prefix("process:"))) {
            None => Player::Search(go),
            Some((how, None)) => Player::WithNet(go, NetFile::read(how)?),
            Some((_, Some(path))) => Player::Process(go, path.into()),
        })
    }
}
