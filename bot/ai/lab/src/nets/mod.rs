//! Nets: trained on games of the player against itself, generation after generation, from nothing.
//!
//! The first net, of generation 0, is trained on random games to count what everybody has. Each
//! generation plays games against itself with the net before it, and its net is trained on those
//! games and on those of the generation before: the first one on how they ended, the later ones
//! also on what the search thought.

mod samples;
mod selfplay;
mod training;

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ai::{Engine, Net};
use clap::Args;
use rules::{Kind, Position};

use crate::error::Error;
use crate::making::Making;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::signature::{self, Fnv};
use crate::workshop::{Workshop, root, write};
use samples::{Split, Target};
use selfplay::{Played, Selfplay};
use training::{Schedule, train};

/// The games, random ones, for the net of generation 0, and how often their positions are used.
const RANDOM_GAMES: u64 = 1_000;
const RANDOM_EPOCHS: u32 = 3;

/// The games of a generation by which `--check` recognises the others.
const CHECKED_GAMES: u64 = 20;

/// Trains a net from nothing, on games of the player against itself.
#[derive(Args, Clone, Debug)]
pub struct NetsPlan {
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    /// How many play
    players: usize,
    #[command(flatten)]
    making: Making,
    /// How many times games are played with a net, and the next net is trained on them
    #[arg(long, default_value_t = 3)]
    generations: u32,
    /// Games of each generation; by default 6000 for two, 4000 for more, 20000 of Pasang
    #[arg(long)]
    games: Option<u64>,
    /// Nodes a turn; by default 800 for two, 600 for more
    #[arg(long)]
    nodes: Option<u64>,
    /// How often every position is used; by default 6 for two, 5 for more
    #[arg(long)]
    epochs: Option<u32>,
    /// The weight of the game's result in what a net learns, 0 to 1; the rest is what the search
    /// thought. By default 0.5 for two, 0.3 for more. The first generation learns results only
    #[arg(long)]
    result: Option<f32>,
    /// The decay of the weights in a step, relative to the rate; by default 1.5, in Pasang 0
    #[arg(long)]
    decay: Option<f32>,
    /// The learning rate at the beginning
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// The number of samples between two steps
    #[arg(long, default_value_t = 4_096)]
    batch: usize,
    /// The random games for the net of generation 0
    #[arg(long, default_value_t = RANDOM_GAMES)]
    random: u64,
}

/// A plan with nothing left to default.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    kind: Kind,
    players: usize,
    seed: u64,
    generations: u32,
    games: u64,
    nodes: u64,
    result: f32,
    random: u64,
    schedule: Schedule,
}

impl NetsPlan {
    fn numbers(&self) -> Numbers {
        let (two, pasang) = (self.players == 2, self.kind == Kind::Pasang);
        let games = if pasang {
            20_000
        } else if two {
            6_000
        } else {
            4_000
        };
        Numbers {
            kind: self.kind,
            players: self.players,
            seed: self.making.seed,
            generations: self.generations,
            games: self.games.unwrap_or(games),
            nodes: self.nodes.unwrap_or(if two { 800 } else { 600 }),
            result: self.result.unwrap_or(if two { 0.5 } else { 0.3 }),
            random: self.random,
            schedule: Schedule {
                epochs: self.epochs.unwrap_or(if two { 6 } else { 5 }),
                batch: self.batch,
                rate: self.rate,
                decay: self.decay.unwrap_or(if pasang { 0.0 } else { 1.5 }),
            },
        }
    }

    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let NetsPlan { kind, players, making, .. } = self;
        if !kind.players().contains(players) {
            return Err(Error::Unusable(format!("{kind} is not played by {players}.")));
        }
        let path = format!("bot/ai/nets/{kind}{players}.net");
        let mut maker = Maker { workshop, numbers: self.numbers(), journal: Vec::new() };
        if making.check {
            let path = making.file.clone().unwrap_or_else(|| root().join(path));
            return maker.check(&path);
        }
        let net = maker.make()?;
        let path = workshop.place(making.file.as_deref(), &path);
        write(&path, &net.bytes())?;
        write(&journal_of(&path), (maker.journal.join("\n") + "\n").as_bytes())
    }
}

/// Whether a net has the inputs of a game; if not, how many each has.
pub(crate) fn fits(net: &Net, kind: Kind, players: usize) -> Result<(), String> {
    let start = Position::start(kind, players).expect("a game for that many players");
    let inputs = ai::inputs(&start, start.seats().first(), 0, &mut Vec::new());
    if net.inputs() == inputs {
        return Ok(());
    }
    Err(format!("it has {} inputs, and the game has {inputs}", net.inputs()))
}

/// Where it stands how a net was made.
fn journal_of(net: &Path) -> PathBuf {
    net.with_extension("txt")
}

fn digest(bytes: &[u8]) -> u32 {
    let mut hash = Fnv::default();
    hash.bytes(bytes);
    hash.folded()
}

struct Maker<'a> {
    workshop: &'a Workshop,
    numbers: Numbers,
    /// What was made, step by step, with the digests by which it is recognised.
    journal: Vec<String>,
}

impl Maker<'_> {
    /// Makes all generations; returns the last net.
    fn make(&mut self) -> Result<Net, Error> {
        let numbers = self.numbers;
        let mut net = self.counting()?;
        let recipe = self.recipe(&net, "nets", &self.words());
        self.journal.insert(0, format!("# {recipe}"));
        let mut before: Vec<Played> = Vec::new();
        for generation in 1..=numbers.generations {
            let games = self.games(&net, generation, numbers.games)?;
            let result = if generation == 1 { 1.0 } else { numbers.result };
            let target = Target::Result(result);
            let title = format!("generation {generation}");
            let learned_from = [(before.as_slice(), target), (games.as_slice(), target)];
            let first = digest_of(&games[..games.len().min(CHECKED_GAMES as usize)]);
            net = self.train(&title, &learned_from, numbers.schedule, first)?;
            before = games;
        }
        Ok(net)
    }

    /// The words of the command, with every number.
    fn words(&self) -> String {
        let Numbers { seed, generations, games, nodes, result, random, schedule, .. } =
            self.numbers;
        let Schedule { epochs, batch, rate, decay } = schedule;
        format!(
            "--seed {seed} --generations {generations} --games {games} --nodes {nodes} --epochs {epochs} \
             --result {result} --decay {decay} --rate {rate} --batch {batch} --random {random}"
        )
    }

    /// The recipe of a step. The nets in the tree take no part, so their signature takes none
    /// either: only that of searches with a net that counts.
    fn recipe(&self, counting: &Net, step: &str, words: &str) -> Recipe {
        let Numbers { kind, players, .. } = self.numbers;
        let net = Box::leak(Box::new(counting.clone()));
        let signature = signature::of_searches(kind, players, &mut Engine::with(net));
        Recipe::by_engine(format!("{step} {kind} {players} {words}"), signature)
    }

    /// The net of generation 0.
    fn counting(&mut self) -> Result<Net, Error> {
        let Numbers { kind, players, seed, random, schedule, .. } = self.numbers;
        let selfplay = Selfplay { kind, players, nodes: 0 };
        let mut engine = Engine::new();
        let games: Vec<Played> =
            (0..random).map(|game| selfplay.play(&mut engine, number(seed, 0, game))).collect();
        let schedule = Schedule { epochs: RANDOM_EPOCHS, ..schedule };
        let first = digest_of(&games[..games.len().min(CHECKED_GAMES as usize)]);
        self.train("generation 0", &[(&games, Target::Material)], schedule, first)
    }

    /// The first games of a generation, played with the net before it.
    fn games(&self, net: &Net, generation: u32, count: u64) -> Result<Vec<Played>, Error> {
        let Numbers { kind, players, seed, nodes, .. } = self.numbers;
        let digest = digest(&net.bytes());
        let words =
            format!("--seed {seed} --generation {generation} --nodes {nodes} --net {digest:08x}");
        let recipe = self.recipe(net, "selfplay", &words);
        // It is used as long as the program runs.
        let net: &'static Net = Box::leak(Box::new(net.clone()));
        let selfplay = Selfplay { kind, players, nodes };
        let mut games = Vec::new();
        let mut progress = Progress::new(&format!("games of generation {generation}"), count);
        self.workshop.in_order(
            Some(&recipe),
            0..count,
            || Ok(Engine::with(net)),
            |engine, game| Ok(selfplay.play(engine, number(seed, generation, game))),
            |game, played| {
                games.push(played);
                progress.at(game + 1, String::new());
                ControlFlow::Continue(())
            },
        )?;
        Ok(games)
    }

    /// Trains a net on games, and notes it in the journal.
    fn train(
        &mut self,
        title: &str,
        games: &[(&[Played], Target)],
        schedule: Schedule,
        first_games: u32,
    ) -> Result<Net, Error> {
        let mut rng = fastrand::Rng::with_seed(self.numbers.seed);
        let mut samples = Split::default();
        for (games, target) in games {
            samples.add(self.numbers.kind, games, *target, &mut rng);
        }
        if samples.training.len() == 0 {
            return Err(Error::Unusable("A net is trained on one game or more.".to_owned()));
        }
        let mut progress = Progress::new(title, schedule.epochs.into());
        let mut last = None;
        let net = train(&samples, schedule, &mut rng, |epoch, unexplained| {
            let training::Unexplained { training, validation, rounded } = unexplained;
            let said = format!(
                "unexplained {training:.4}, of what it did not see {validation:.4}, rounded {rounded:.4}"
            );
            progress.at(epoch.into(), said.clone());
            last = Some(said);
        });
        drop(progress);
        let (positions, net_digest) = (samples.training.len(), digest(&net.bytes()));
        let said = last.unwrap_or_default();
        let line = format!(
            "{title}: games {first_games:08x}, {positions} positions; {said}; net {net_digest:08x}"
        );
        println!("{line}");
        self.journal.push(line);
        Ok(net)
    }

    /// Checks that a net fits today's inputs, and makes the beginning of its journal again.
    fn check(&mut self, path: &Path) -> Result<(), Error> {
        let bytes = fs::read(path).map_err(Error::file(path))?;
        let net = Net::read(&bytes).map_err(|error| Error::check(path, error.to_string()))?;
        let Numbers { kind, players, seed, .. } = self.numbers;
        fits(&net, kind, players).map_err(|what| Error::check(path, what))?;
        let journal = journal_of(path);
        if !journal.exists() {
            println!("{} fits, but nothing says how it was made.", path.display());
            return Ok(());
        }
        let told = fs::read_to_string(&journal).map_err(Error::file(&journal))?;
        let counting = self.counting()?;
        let recipe = self.recipe(&counting, "nets", &self.words());
        if Recipe::read(&told).as_ref() != Some(&recipe) {
            println!("{} fits, but was made with other numbers or another search.", path.display());
            return Ok(());
        }
        let ends = format!("; net {:08x}", digest(&bytes));
        let games = self.games(&counting, 1, CHECKED_GAMES.min(self.numbers.games))?;
        let begins = format!("generation 1: games {:08x}, ", digest_of(&games));
        let mut lines = told.lines().skip(1);
        let again = lines.next() == self.journal.first().map(String::as_str)
            && told.lines().any(|line| line.starts_with(&begins))
            && told.lines().last().is_some_and(|line| line.ends_with(&ends));
        if !again {
            let what = format!("seed {seed} makes other games or nets, or this is another net");
            return Err(Error::check(&journal, what));
        }
        println!("{}: generation 0 and {} games were made again", path.display(), games.len());
        Ok(())
    }
}

/// The number of a game of a seed and generation.
fn number(seed: u64, generation: u32, game: u64) -> u64 {
    (seed << 8 | u64::from(generation)) << 32 | game
}

/// What tells games from others.
fn digest_of(games: &[Played]) -> u32 {
    digest(&serde_json::to_vec(games).expect("data without maps"))
}
