//! Judges what the computers say about turns, by deeper searches: the reasons of hints, and
//! mistakes.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::ControlFlow;

use ai::{Budget, Effect, Engine, Explanation, Level, Stop};
use clap::{Args, ValueEnum};
use rules::{Kind, Position, Seat, Status};
use serde::{Deserialize, Serialize};

use crate::blunders;
use crate::error::Error;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::workshop::Workshop;

/// How many times as many nodes the searches have that judge.
const DEEPER: u64 = 10;

/// The nodes of the search that finds a reason.
const REASON: u64 = 20_000;

/// The turn of a reason may be this much worse than the best turn there.
const NEARLY_BEST: f64 = 0.05;

/// As many reasons as a hint shows.
const SHOWN: usize = 2;

/// The nodes of the searches for mistakes, and what a turn must lose in them: first every turn,
/// then those that seem to be mistakes. As members are told of them.
const FIRST: Look = Look { nodes: 30_000, loses: 0.15 };
const SECOND: Look = Look { nodes: 300_000, loses: 0.25 };

/// A mistake that loses less than this in a deeper search is none.
const MUCH: f64 = 0.2;

struct Look {
    nodes: u64,
    loses: f64,
}

/// What is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum What {
    /// The reasons of hints: one turn of a hint in each of so many positions
    Hints,
    /// The mistakes that members are told of, in so many games of weak levels
    Mistakes,
}

/// Judges hints or mistakes by searches of ten times as many nodes.
#[derive(Args, Clone, Debug)]
pub struct JudgePlan {
    /// What is judged
    what: What,
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    /// How many play
    #[arg(default_value_t = 2)]
    players: usize,
    /// Decides everything that is random
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions of hints, or games with mistakes; by default 200 and 25
    #[arg(long)]
    count: Option<u64>,
}

/// How often something of a kind was right.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, derive_more::AddAssign)]
pub(crate) struct Count {
    pub(crate) right: u64,
    pub(crate) all: u64,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.right, self.all)?;
        // Of fewer, a percentage says more than is known.
        let percent = 100.0 * self.right as f64 / self.all.max(1) as f64;
        if self.all >= 10 { write!(f, ", {percent:.0} %") } else { Ok(()) }
    }
}

/// What was judged in one position, or one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Judged {
    /// The kind of each reason, and whether it is right.
    verdicts: Vec<(String, bool)>,
    /// Turns without a reason.
    unexplained: u64,
}

/// What came of judging hints.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hints {
    by_kind: BTreeMap<String, Count>,
    pub(crate) unexplained: u64,
}

impl Hints {
    /// All reasons, or only those that searches show.
    pub(crate) fn count(&self, only_searched: bool) -> Count {
        let mut sum = Count::default();
        for (kind, count) in &self.by_kind {
            if !only_searched || kind != DOES {
                sum += *count;
            }
        }
        sum
    }
}

/// The kind of reasons that are right by the rules.
const DOES: &str = "does";

impl JudgePlan {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let JudgePlan { what, kind, players, seed, count } = *self;
        if !kind.players().contains(&players) {
            return Err(Error::Unusable(format!("{kind} is not played by {players}.")));
        }
        if what == What::Hints {
            let judged = hints(workshop, kind, seed, count.unwrap_or(200))?;
            for (kind, count) in &judged.by_kind {
                println!("{kind}: {count} right");
            }
            println!("together: {} right", judged.count(false));
            println!("shown by a search: {} right", judged.count(true));
            println!("turns without a reason: {}", judged.unexplained);
        } else {
            let judged = mistakes(workshop, kind, players, seed, count.unwrap_or(25))?;
            println!("{kind} {players}: {judged} mistakes lose {MUCH} or more in deeper searches");
        }
        Ok(())
    }
}

/// Judges the reasons of hints in positions of games of a Club against a Novice.
pub(crate) fn hints(
    workshop: &Workshop,
    kind: Kind,
    seed: u64,
    count: u64,
) -> Result<Hints, Error> {
    let recipe = Recipe::with_engine(format!("judge hints {kind} --seed {seed}"));
    let mut progress = Progress::new(&format!("hints {kind}"), count);
    let mut sum = Hints::default();
    workshop.in_order(
        Some(&recipe),
        0..count,
        || Ok(Engine::new()),
        |engine, number| Ok(judged_hint(engine, kind, seed, number)),
        |number, judged: Judged| {
            sum.unexplained += judged.unexplained;
            for (kind, right) in judged.verdicts {
                *sum.by_kind.entry(kind).or_default() += Count { right: right.into(), all: 1 };
            }
            progress.at(number + 1, sum.count(false).to_string());
            ControlFlow::Continue(())
        },
    )?;
    Ok(sum)
}

/// Judges a hint in a position of a game, which follow from the number.
fn judged_hint(engine: &mut Engine, kind: Kind, seed: u64, number: u64) -> Judged {
    let game = blunders::Game::number(seed, number);
    let positions = played(engine, kind, game);
    let mut rng = fastrand::Rng::with_seed(game);
    let position = rng.choice(&positions).expect("a game with turns");
    let budget = Level::Strong.budget(position);
    let hints = engine.best_moves(position, 3, budget, 0, &Stop::new());
    let turn = &rng.choice(&hints).expect("a hint in a game that goes on").turn;
    let reasons = Explanation::of(engine, position, turn);
    let judge = |reason: &Explanation| {
        let right = holds(engine, position, turn, reason);
        (kind_of(reason).to_owned(), right)
    };
    let verdicts = reasons.iter().take(SHOWN).map(judge).collect();
    Judged { verdicts, unexplained: reasons.is_empty().into() }
}

/// The positions of a game of a Club against a Novice in which somebody is to move.
fn played(engine: &mut Engine, kind: Kind, game: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut position = Position::start(kind, 2).expect("a game for two");
    while let Status::Turn(seat) = position.status() {
        let level = if seat == Seat::South { Level::Club } else { Level::Novice };
        let seed = level.seed(game, positions.len());
        let found = engine.choose(&position, level, seed, Budget::UNLIMITED, &Stop::new());
        let after = play(&position, &found.expect("a turn").turn);
        positions.push(std::mem::replace(&mut position, after));
    }
    positions
}

fn kind_of(reason: &Explanation) -> &'static str {
    match reason {
        Explanation::Does(_) => DOES,
        Explanation::Prevents(_) => "prevents",
        Explanation::Threatens(_) => "threatens",
        Explanation::Prepares { .. } => "prepares",
    }
}

/// Whether each turn that a reason names is nearly the best there, and what is prevented or
/// threatened changes the player's chance by at least half of what matters. What a turn does is
/// true by the rules.
fn holds(engine: &mut Engine, position: &Position, turn: &str, reason: &Explanation) -> bool {
    let after = play(position, turn);
    let (Status::Turn(own), Status::Turn(opponent)) = (position.status(), after.status()) else {
        return true;
    };
    let now = chance(engine, &after, own);
    let (idle, deed, sign) = match reason {
        Explanation::Does(_) => return true,
        Explanation::Prevents(deed) => (position.as_if_turn_of(opponent), deed, -1.0),
        Explanation::Threatens(deed) => (after.as_if_turn_of(own), deed, 1.0),
        Explanation::Prepares { answer, next } => (play(&after, answer), next, 1.0),
    };
    let best = chance(engine, &idle, own);
    let with = chance(engine, &play(&idle, &deed.turn), own);
    let matters = match reason {
        Explanation::Prepares { .. } => best - now <= NEARLY_BEST,
        // A win at once follows by the rules, however the player stands.
        _ => deed.effect == Effect::Wins || (with - now) * sign >= Explanation::MATTERS / 2.0,
    };
    matters && (best - with) * sign <= NEARLY_BEST
}

fn play(position: &Position, turn: &str) -> Position {
    position.play(turn).expect("a legal turn").position
}

fn chance(engine: &mut Engine, position: &Position, seat: Seat) -> f64 {
    let budget = Budget::nodes(DEEPER * REASON);
    engine.evaluate(position, budget, &Stop::new()).win_probability[seat]
}

/// Judges the mistakes in games of levels of the lower half.
fn mistakes(
    workshop: &Workshop,
    kind: Kind,
    players: usize,
    seed: u64,
    games: u64,
) -> Result<Count, Error> {
    let recipe = Recipe::with_engine(format!("judge mistakes {kind} {players} --seed {seed}"));
    let mut progress = Progress::new(&format!("mistakes {kind} {players}"), games);
    let mut sum = Count::default();
    workshop.in_order(
        Some(&recipe),
        0..games,
        || Ok(Engine::new()),
        |engine, number| {
            Ok(judged_game(engine, kind, players, blunders::Game::number(seed, number)))
        },
        |number, verdicts: Vec<bool>| {
            for right in verdicts {
                sum += Count { right: right.into(), all: 1 };
            }
            progress.at(number + 1, sum.to_string());
            ControlFlow::Continue(())
        },
    )?;
    Ok(sum)
}

/// Whether each mistake of a game is still one in a deeper search.
fn judged_game(engine: &mut Engine, kind: Kind, players: usize, number: u64) -> Vec<bool> {
    let mut rng = fastrand::Rng::with_seed(number);
    let levels = &Level::ALL[..Level::ALL.len() / 2];
    let levels: Vec<Level> = (0..players).map(|_| levels[rng.usize(..levels.len())]).collect();
    let mut position = Position::start(kind, players).expect("a game for that many players");
    let seats: Vec<Seat> = position.seats().iter().collect();
    let mut verdicts = Vec::new();
    while let Status::Turn(seat) = position.status() {
        let place = seats.iter().position(|other| *other == seat).expect("a seat that plays");
        let (level, seed) = (levels[place], rng.u64(..));
        let found = engine.choose(&position, level, seed, Budget::UNLIMITED, &Stop::new());
        let turn = found.expect("a turn").turn;
        let mut lost = |nodes| {
            let mistake = engine.mistake(&position, &turn, Budget::nodes(nodes), &Stop::new());
            mistake.expect("nothing cuts it short").map_or(0.0, |mistake| mistake.lost())
        };
        if [FIRST, SECOND].iter().all(|look| lost(look.nodes) >= look.loses) {
            verdicts.push(lost(DEEPER * SECOND.nodes) >= MUCH);
        }
        position = play(&position, &turn);
    }
    verdicts
}
