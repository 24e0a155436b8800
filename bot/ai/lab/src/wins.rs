//! Positions in which the player to move wins within a few turns, whatever the others do.
//!
//! They come from the ends of games between computers that blunder, and are proven by trying all
//! answers. No search takes part in choosing them, so they show how many wins a search misses.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use ai::{Budget, Engine, Level, Payments, Stop, symmetry_key};
use clap::Args;
use rules::{Kind, Outcome, Position, Seat, Status};
use serde::{Deserialize, Serialize};

use crate::blunders;
use crate::error::Error;
use crate::judge::Count;
use crate::making::Making;
use crate::progress::Progress;
use crate::proof::{forced_win, turns as turns_of};
use crate::recipe::Recipe;
use crate::workshop::{Workshop, root, write};

/// The most positions in a proof.
const PROOF: u64 = 3_000_000;

/// How many of the winner's last turns in a game are examined.
const LAST: usize = 5;

/// Positions with fewer possible turns are too easy.
const FEWEST_TURNS: usize = 6;

/// The games that `--check` plays again.
const CHECKED_GAMES: u64 = 12;

/// Makes positions that are won within a few turns, with a proof; with `--check` proves those in a
/// file again.
#[derive(Args, Clone, Debug)]
pub struct WinsPlan {
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    /// How many play
    #[arg(default_value_t = 2)]
    players: usize,
    #[command(flatten)]
    making: Making,
    /// The number of positions for each number of turns
    #[arg(long, default_value_t = 50)]
    count: usize,
    /// Only the first positions of the file are proven again
    #[arg(long, requires = "check")]
    first: Option<usize>,
}

/// A position with the turns after which its player still wins. `Display` is its line in a file.
#[derive(Clone, Debug, derive_more::Display)]
#[display("{turns} {} | {}", position.position_line(), kept.join(" "))]
struct Win {
    /// Within how many of their own turns the player to move wins.
    turns: u32,
    position: Position,
    /// The turns that keep the win.
    kept: Vec<String>,
}

/// The positions that a game has to offer: for each number of turns the first one, with the turns
/// that keep the win.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Found(Vec<Option<Line>>);

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Line {
    position: String,
    kept: Vec<String>,
}

/// What the positions of a file are about.
#[derive(Clone, Copy, Debug)]
struct Sort {
    kind: Kind,
    players: usize,
}

impl Sort {
    /// The numbers of turns within which the positions are won. Against several, three turns are
    /// too many to prove.
    fn turns(self) -> &'static [u32] {
        if self.players == 2 { &[1, 3] } else { &[2] }
    }

    /// How many turns later a player may win after a turn that keeps the win. Against several they
    /// may prefer a longer way that is as sure.
    fn later(self) -> u32 {
        if self.players == 2 { 0 } else { 3 }
    }

    fn path(self) -> String {
        let Sort { kind, players } = self;
        let name = match players {
            2 => kind.to_string(),
            3 => format!("{kind}-for-three"),
            _ => format!("{kind}-for-four"),
        };
        format!("bot/ai/tests/data/forced_wins/{name}.txt")
    }

    fn position(self, line: &str) -> Option<Position> {
        Position::at(self.kind, self.players, line).ok()
    }

    /// The turns of a position that keep a win within this many turns of its player.
    fn kept(self, position: &Position, turns: u32) -> Vec<String> {
        let Status::Turn(own) = position.status() else { return Vec::new() };
        let keeps = |turn: &String| {
            let after = position.play(turn).expect("a legal turn").position;
            (turns - 1..turns + self.later()).any(|turns| wins(&after, own, turns))
        };
        turns_of(position).into_iter().filter(keeps).collect()
    }

    /// What a game has to offer.
    fn play(self, engine: &mut Engine, number: u64) -> Found {
        let positions = self.last(engine, number);
        let find = |turns: &u32| {
            positions.iter().find_map(|position| {
                if !is_won(position, *turns) {
                    return None;
                }
                let kept = self.kept(position, *turns);
                // With the right turn: if more than a few are possible, fewer than half of them
                // win.
                let all = turns_of(position).len();
                let hard = all >= FEWEST_TURNS && 2 * kept.len() < all;
                hard.then(|| Line { position: position.position_line(), kept })
            })
        };
        Found(self.turns().iter().map(find).collect())
    }

    /// The positions before the winner's last turns in a game, without the history of the game.
    fn last(self, engine: &mut Engine, number: u64) -> Vec<Position> {
        let mut game = blunders::Game::new(self.kind, self.players, number);
        let mut before: Vec<(Seat, String)> = Vec::new();
        let winners = loop {
            match game.position.status() {
                Status::Over(Outcome { winners, .. }) => break winners,
                Status::Turn(seat) => before.push((seat, game.position.position_line())),
            }
            game.go_on(engine);
        };
        let of_winner = before.into_iter().rev();
        let of_winner = of_winner.filter(|(seat, _)| winners.contains(*seat) && winners.len() == 1);
        of_winner.take(LAST).filter_map(|(_, line)| self.position(&line)).collect()
    }

    /// Reads a line of a file.
    fn read(self, line: &str) -> Option<Win> {
        let (position, kept) = line.split_once(" | ")?;
        let (turns, position) = position.split_once(' ')?;
        let kept = kept.split(' ').map(str::to_owned).collect();
        Some(Win { turns: turns.parse().ok()?, position: self.position(position)?, kept })
    }

    /// Whether all that a line says is so; what is wrong, if not.
    fn prove(self, win: &Win) -> Result<(), String> {
        let Win { turns, position, kept } = win;
        if !is_won(position, *turns) {
            return Err(format!("{position} is not won within {turns} turns, and no sooner"));
        }
        let proven = self.kept(position, *turns);
        if proven != *kept {
            return Err(format!("{position} is won after {proven:?}, not after {kept:?}"));
        }
        Ok(())
    }
}

/// Whether the player to move wins within this many turns and no sooner.
fn is_won(position: &Position, turns: u32) -> bool {
    let Status::Turn(own) = position.status() else { return false };
    wins(position, own, turns) && !(turns > 1 && wins(position, own, turns - 1))
}

/// Whether a proof succeeds.
fn wins(position: &Position, winner: Seat, turns: u32) -> bool {
    forced_win(position, winner, turns, Payments::Cheapest, PROOF) == Some(true)
}

impl WinsPlan {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let sort = Sort { kind: self.kind, players: self.players };
        if !self.kind.players().contains(&self.players) {
            let WinsPlan { kind, players, .. } = self;
            return Err(Error::Unusable(format!("{kind} is not played by {players}.")));
        }
        if self.making.check {
            let path = self.making.file.clone().unwrap_or_else(|| root().join(sort.path()));
            return self.check(workshop, sort, &path);
        }
        let (text, _) = self.make(workshop, sort, u64::MAX)?;
        let path = workshop.place(self.making.file.as_deref(), &sort.path());
        write(&path, text.as_bytes())
    }

    fn recipe(&self) -> Recipe {
        let WinsPlan { kind, players, making, count, .. } = self;
        let players = if *players == 2 { String::new() } else { format!(" {players}") };
        let seed = making.seed;
        Recipe::with_engine(format!("wins {kind}{players} --seed {seed} --count {count}"))
    }

    /// The file, and the lines that the first `games` contribute.
    fn make(
        &self,
        workshop: &Workshop,
        sort: Sort,
        games: u64,
    ) -> Result<(String, Vec<String>), Error> {
        let recipe = self.recipe();
        let turns = sort.turns();
        let mut found: Vec<Vec<String>> = vec![Vec::new(); turns.len()];
        let (mut seen, mut played) = (HashSet::new(), 0);
        let all = (self.count * turns.len()) as u64;
        let mut progress = Progress::new(recipe.command(), all);
        workshop.in_order(
            Some(&recipe),
            0..games,
            || Ok(Engine::new()),
            |engine, game| Ok(sort.play(engine, blunders::Game::number(self.making.seed, game))),
            |game, Found(lines)| {
                played = game + 1;
                for ((turns, found), line) in turns.iter().zip(&mut found).zip(lines) {
                    let Some(Line { position, kept }) = line.filter(|_| found.len() < self.count)
                    else {
                        continue;
                    };
                    let position = sort.position(&position).expect("a position that was played");
                    if seen.insert(symmetry_key(&position)) {
                        found.push(Win { turns: *turns, position, kept }.to_string());
                    }
                }
                let done: usize = found.iter().map(Vec::len).sum();
                progress.at(done as u64, format!("{played} games"));
                if done as u64 == all { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )?;
        let lines: Vec<String> = found.into_iter().flatten().collect();
        let text = format!("# {recipe}: the ends of {played} games\n{}\n", lines.join("\n"));
        Ok((text, lines))
    }

    /// Proves what a file says, and plays some of its games again if today's engine made it.
    fn check(&self, workshop: &Workshop, sort: Sort, path: &Path) -> Result<(), Error> {
        let text = fs::read_to_string(path).map_err(Error::file(path))?;
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let proven = lines.len().min(self.first.unwrap_or(usize::MAX));
        let mut progress = Progress::new(&format!("proofs {}", sort.path()), proven as u64);
        let mut wrong = None;
        workshop.in_order(
            // What was proven with another prover is no proof.
            None,
            0..proven as u64,
            || Ok(()),
            |(), place| {
                let line = lines[place as usize];
                let win = sort.read(line).ok_or_else(|| Error::check(path, line))?;
                Ok(sort.prove(&win).err())
            },
            |place, error| {
                progress.at(place + 1, String::new());
                wrong = error;
                if wrong.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )?;
        drop(progress);
        if let Some(wrong) = wrong {
            return Err(Error::check(path, wrong));
        }
        println!("{}: {proven} of {} proven", path.display(), lines.len());
        let recipe = Recipe::read(&text);
        if recipe.as_ref() != Some(&self.recipe()) {
            println!(
                "None of its games are played again: it was made with other numbers or another engine."
            );
            return Ok(());
        }
        let (_, again) = self.make(workshop, sort, CHECKED_GAMES)?;
        match again.iter().find(|line| !lines.contains(&line.as_str())) {
            Some(line) => Err(Error::check(path, format!("{line} is missing"))),
            None => {
                println!("{} of its lines were made again by {CHECKED_GAMES} games", again.len());
                Ok(())
            }
        }
    }
}

/// How many of the wins of a game for two within this many turns, those in the tree, a level keeps
/// by its turn.
pub(crate) fn found(
    workshop: &Workshop,
    kind: Kind,
    turns: u32,
    level: Level,
) -> Result<Count, Error> {
    let sort = Sort { kind, players: 2 };
    let path = root().join(sort.path());
    let text = fs::read_to_string(&path).map_err(Error::file(&path))?;
    let wins = text.lines().filter_map(|line| sort.read(line));
    let wins: Vec<Win> = wins.filter(|win| win.turns == turns).collect();
    let mut count = Count::default();
    workshop.in_order(
        None,
        0..wins.len() as u64,
        || Ok(Engine::new()),
        |engine, place| {
            let Win { position, kept, .. } = &wins[place as usize];
            let found = engine.choose(position, level, 1, Budget::UNLIMITED, &Stop::new());
            Ok(found.is_some_and(|found| kept.contains(&found.turn)))
        },
        |_, right| {
            count += Count { right: right.into(), all: 1 };
            ControlFlow::Continue(())
        },
    )?;
    Ok(count)
}
