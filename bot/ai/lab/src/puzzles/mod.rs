//! Puzzles: positions from games between computers in which exactly one turn wins, or saves much.

mod difficulty;
mod solver;

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ai::{Engine, Puzzle, symmetry_key};
use clap::Args;
use rules::{Kind, Position};
use serde::{Deserialize, Serialize};

use crate::blunders;
use crate::error::Error;
use crate::making::Making;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::workshop::{Workshop, root, write};
use difficulty::{Difficulty, lesson};
use solver::{MARGIN, Solver, wins_in};

/// The number of turns of a seat at the beginning that yield no puzzles.
const OPENING: usize = 3;

/// The least number of turns between two puzzles of one game.
const APART: usize = 8;

/// At most one in this many puzzles is obvious: found without looking ahead, by taking the turn
/// that gains most.
const OBVIOUS: usize = 3;

/// Everybody begins with the first ones, which are obvious and follow the lessons. Their ratings
/// say their order.
const STARTERS: usize = 10;
const EASIEST: u16 = 400;
const EASIER_BY: u16 = 10;

/// The games that `--check` plays again.
const CHECKED_GAMES: u64 = 12;

/// Makes puzzles: positions of games for two in which exactly one turn wins or saves much.
#[derive(Args, Clone, Debug)]
pub struct PuzzlesPlan {
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    #[command(flatten)]
    making: Making,
    /// The number of puzzles
    #[arg(long, default_value_t = 312)]
    count: usize,
    /// The nodes of the search that must see the solution; those that judge it have up to nineteen
    /// times as many
    #[arg(long, default_value_t = 16_000)]
    nodes: u64,
    /// A file of puzzles that stay as they are, and are part of the number
    #[arg(long)]
    beside: Option<PathBuf>,
    /// Only the first puzzles of the file are solved again
    #[arg(long, requires = "check")]
    first: Option<usize>,
}

/// A puzzle that a game has to offer.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Candidate {
    ply: usize,
    puzzle: String,
    obvious: bool,
    starter: bool,
}

/// What was taken, in the order of the games.
#[derive(Default)]
struct Taken {
    puzzles: Vec<Puzzle>,
    /// Those of them that somebody can begin with, by their places.
    starters: Vec<usize>,
    /// How many are obvious.
    obvious: usize,
    /// Positions that are puzzles already, in any orientation of the board.
    seen: HashSet<Vec<u16>>,
}

impl Taken {
    /// Takes what is wanted of the puzzles of a game.
    fn game(&mut self, kind: Kind, candidates: Vec<Candidate>, most: usize) {
        let mut earliest = 0;
        for Candidate { ply, puzzle, obvious, starter } in candidates {
            let puzzle = Puzzle::read(kind, &puzzle).expect("a puzzle that was made");
            let too_easy = obvious && self.obvious * OBVIOUS > self.puzzles.len();
            if ply < earliest || too_easy || self.puzzles.len() == most {
                continue;
            }
            if self.seen.insert(symmetry_key(&puzzle.position)) {
                earliest = ply + APART;
                self.obvious += usize::from(obvious);
                if starter {
                    self.starters.push(self.puzzles.len());
                }
                self.puzzles.push(puzzle);
            }
        }
    }

    /// Rates the starters: one of each lesson before the second of any, and then in the order of
    /// the lessons.
    fn rate_starters(&mut self) {
        let mut of_lesson = [0; 8];
        let mut order: Vec<_> = (self.starters.iter())
            .map(|place| {
                let lesson = lesson(&self.puzzles[*place]);
                of_lesson[lesson] += 1;
                (of_lesson[lesson], lesson, *place)
            })
            .collect();
        order.sort_unstable();
        order.truncate(STARTERS);
        order.sort_unstable_by_key(|(_, lesson, place)| (*lesson, *place));
        for ((_, _, place), rating) in order.into_iter().zip((EASIEST..).step_by(EASIER_BY.into()))
        {
            self.puzzles[place].rating = rating;
        }
    }
}

impl PuzzlesPlan {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let path = format!("bot/ai/puzzles/{}.txt", self.kind);
        if self.making.check {
            let path = self.making.file.clone().unwrap_or_else(|| root().join(path));
            return self.check(workshop, &path);
        }
        let (mut text, puzzles) = self.make(workshop, u64::MAX)?;
        for puzzle in puzzles {
            text += &puzzle.to_string();
            text.push('\n');
        }
        write(&workshop.place(self.making.file.as_deref(), &path), text.as_bytes())
    }

    /// What decides the puzzles of a game: all but how many are wanted.
    fn games(&self) -> Recipe {
        let PuzzlesPlan { kind, making, nodes, .. } = self;
        Recipe::with_engine(format!("puzzles {kind} --seed {} --nodes {nodes}", making.seed))
    }

    fn recipe(&self) -> Recipe {
        let PuzzlesPlan { count, beside, .. } = self;
        let games = self.games();
        let command = games.command();
        Recipe::with_engine(match beside {
            None => format!("{command} --count {count}"),
            Some(path) => format!("{command} --count {count} --beside {}", path.display()),
        })
    }

    /// The first line of the file and the puzzles that the first `games` contribute, the easiest
    /// first.
    fn make(&self, workshop: &Workshop, games: u64) -> Result<(String, Vec<Puzzle>), Error> {
        let kind = self.kind;
        let mut taken = Taken::default();
        let kept = self.beside.as_deref().map(|path| puzzles_in(kind, path)).transpose()?;
        let kept = kept.unwrap_or_default();
        taken.seen.extend(kept.iter().map(|puzzle| symmetry_key(&puzzle.position)));
        let wanted = self.count.saturating_sub(kept.len());
        let mut progress = Progress::new(&format!("puzzles {kind}"), wanted as u64);
        let mut played = 0;
        workshop.in_order(
            Some(&self.games()),
            0..games,
            || Ok(Engine::new()),
            |engine, game| Ok(self.candidates(engine, game)),
            |game, candidates| {
                played = game + 1;
                taken.game(kind, candidates, wanted);
                progress.at(taken.puzzles.len() as u64, format!("{played} games"));
                let enough = taken.puzzles.len() == wanted;
                if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )?;
        if kept.is_empty() {
            taken.rate_starters();
        }
        let mut puzzles = [kept, taken.puzzles].concat();
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        Ok((format!("# {}: the best turns of {played} games\n", self.recipe()), puzzles))
    }

    /// Plays a game of a computer against itself and looks for a puzzle in each of its positions.
    fn candidates(&self, engine: &mut Engine, game: u64) -> Vec<Candidate> {
        let number = blunders::Game::number(self.making.seed, game);
        let mut game = blunders::Game::new(self.kind, 2, number);
        let mut found = Vec::new();
        for ply in 0.. {
            if ply >= 2 * OPENING {
                found.extend(self.candidate(engine, &game.position, ply));
            }
            if !game.go_on(engine) {
                break;
            }
        }
        found
    }

    fn candidate(&self, engine: &mut Engine, position: &Position, ply: usize) -> Option<Candidate> {
        // The solver sees the position without the game before it.
        let position = Position::at(self.kind, 2, &position.position_line()).ok()?;
        let solved = Solver { engine, nodes: self.nodes }.solve(&position)?;
        let difficulty = Difficulty::of(engine, &solved)?;
        let puzzle = Puzzle { rating: difficulty.rating(), ..solved }.to_string();
        let (obvious, starter) = (difficulty.is_obvious(), difficulty.is_starter());
        Some(Candidate { ply, puzzle, obvious, starter })
    }

    /// Solves the puzzles of a file again, proves their wins, and plays some of its games again if
    /// today's engine made it.
    fn check(&self, workshop: &Workshop, path: &Path) -> Result<(), Error> {
        let puzzles = puzzles_in(self.kind, path)?;
        let looked = puzzles.len().min(self.first.unwrap_or(usize::MAX));
        let mut progress = Progress::new(&format!("puzzles {}", self.kind), looked as u64);
        let (mut still, mut wrong) = (0, None);
        workshop.in_order(
            None,
            0..looked as u64,
            || Ok(Engine::new()),
            |engine, place| {
                let Puzzle { position, solution, wins_in: told, .. } = &puzzles[place as usize];
                let proven = told.is_none_or(|turns| wins_in(position) == Some(turns));
                let solved = Solver { engine, nodes: self.nodes }.solve(position);
                let again = solved.is_some_and(|solved| solved.solution[0] == solution[0]);
                Ok((proven, again))
            },
            |place, (proven, again)| {
                progress.at(place + 1, format!("{still} solved again"));
                still += u64::from(again);
                if !proven {
                    wrong = Some(format!("{} is not won so soon", puzzles[place as usize]));
                }
                ControlFlow::Continue(())
            },
        )?;
        drop(progress);
        if let Some(wrong) = wrong {
            return Err(Error::check(path, wrong));
        }
        println!(
            "{}: every win is proven; in {still} of {looked} puzzles the same turn is still {:.0} points better than all others",
            path.display(),
            100.0 * MARGIN
        );
        let text = fs::read_to_string(path).map_err(Error::file(path))?;
        if Recipe::read(&text).as_ref() != Some(&self.recipe()) {
            println!(
                "None of its games are played again: it was made with other numbers or another engine."
            );
            return Ok(());
        }
        let (_, again) = self.make(workshop, CHECKED_GAMES)?;
        // Which ones are starters depends on all games.
        let told = |puzzle: &Puzzle| Puzzle { rating: 0, ..puzzle.clone() }.to_string();
        let all: HashSet<String> = puzzles.iter().map(told).collect();
        match again.iter().find(|puzzle| !all.contains(&told(puzzle))) {
            Some(puzzle) => Err(Error::check(path, format!("{puzzle} is missing"))),
            None => {
                println!("{} puzzles were made again by {CHECKED_GAMES} games", again.len());
                Ok(())
            }
        }
    }
}

/// The puzzles of a file, all of them.
fn puzzles_in(kind: Kind, path: &Path) -> Result<Vec<Puzzle>, Error> {
    let text = fs::read_to_string(path).map_err(Error::file(path))?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| Puzzle::read(kind, line).map_err(|_| Error::check(path, line));
    lines.map(read).collect()
}
