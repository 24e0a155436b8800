//! Openings: the good turns of the most likely early positions of games for two.
//!
//! From the start, the most likely position without a search is searched next, until there are
//! enough; the result for a position also counts for the turns that lead to it.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use ai::{Budget, Engine, SearchResult, Stop, symmetry_key};
use clap::Args;
use rules::{Kind, Position, Status};

use crate::error::Error;
use crate::making::Making;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::workshop::{Workshop, root, write};

/// How many turns of a position are evaluated exactly.
const TURNS: usize = 8;

/// By how much the win probability of a kept turn may be below that of the best one.
const AS_GOOD: f64 = 0.06;

/// The difference in win probability that makes a turn e times as rare, for estimating how likely a
/// position is.
const RARER: f64 = 0.05;

/// The share of turns that are arbitrary instead.
const ANY_TURN: f64 = 0.3;

/// The positions that `--check` searches again.
const CHECKED: usize = 3;

/// Makes openings: the good turns of the most likely early positions of games for two.
#[derive(Args, Clone, Debug)]
pub struct OpeningsPlan {
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    #[command(flatten)]
    making: Making,
    /// The number of positions
    #[arg(long, default_value_t = 400)]
    count: usize,
    /// The nodes for each position
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
}

/// What tells a position from those that are not the same when the board is turned or mirrored.
type Key = Vec<u16>;

/// A turn with the win probability of the player who plays it.
#[derive(Clone, PartialEq, Debug)]
struct Good {
    turn: String,
    chance: f64,
    /// The position after it.
    after: Key,
}

/// A position that was searched.
#[derive(Clone, Debug)]
struct Searched {
    position: Position,
    /// The best turns, best first.
    turns: Vec<Good>,
    /// The number of turns before it.
    ply: usize,
}

/// A position that is not searched yet.
struct Open {
    /// Its probability, summed over all known ways to it.
    likely: f64,
    position: Position,
    ply: usize,
}

/// The positions in the order in which they were searched.
struct Book {
    searched: HashMap<Key, Searched>,
    order: Vec<Key>,
}

impl OpeningsPlan {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let path = format!("bot/ai/openings/{}.txt", self.kind);
        if self.making.check {
            let path = self.making.file.clone().unwrap_or_else(|| root().join(path));
            return self.check(workshop, &path);
        }
        let mut book = self.search_all(workshop, self.count)?;
        book.back_up();
        let mut text = format!("# {}\n", self.recipe());
        for key in &book.order {
            text += &line(&book.searched[key]);
            text.push('\n');
        }
        write(&workshop.place(self.making.file.as_deref(), &path), text.as_bytes())
    }

    /// What decides the searches: all but how many are wanted.
    fn searches(&self) -> Recipe {
        let OpeningsPlan { kind, making, nodes, .. } = self;
        Recipe::with_engine(format!("openings {kind} --seed {} --nodes {nodes}", making.seed))
    }

    fn recipe(&self) -> Recipe {
        Recipe::with_engine(format!("{} --count {}", self.searches().command(), self.count))
    }

    /// Searches so many positions, the most likely first.
    fn search_all(&self, workshop: &Workshop, count: usize) -> Result<Book, Error> {
        let mut checkpoint =
            workshop.checkpoint::<String, Vec<(String, String)>>(&self.searches())?;
        let mut known = checkpoint.finished();
        let start = Position::start(self.kind, 2).expect("a game for two");
        let mut engine = Engine::new();
        let mut progress = Progress::new(&format!("openings {}", self.kind), count as u64);
        // Ordered, so that the same one comes first of equally likely positions.
        let mut open = BTreeMap::new();
        open.insert(symmetry_key(&start), Open { likely: 1.0, position: start, ply: 0 });
        let mut book = Book { searched: HashMap::new(), order: Vec::new() };
        while book.order.len() < count {
            let next = open
                .iter()
                .rev()
                .max_by(|(_, open), (_, than): &(_, &Open)| open.likely.total_cmp(&than.likely));
            let Some(key) = next.map(|(key, _): (&Key, _)| key.clone()) else { break };
            let Open { likely, position, ply } = open.remove(&key).expect("what was found");
            let line = position.position_line();
            let found = match known.remove(&line) {
                Some(found) => found,
                None => {
                    let found = self.search(&mut engine, &position);
                    checkpoint.keep(&line, &found)?;
                    found
                }
            };
            let turn = |(turn, chance): (String, String)| {
                let after = position.play(&turn).map(|played| symmetry_key(&played.position));
                let after = after.expect("a turn that was found");
                Good { turn, chance: chance.parse().expect("a number of ours"), after }
            };
            let turns: Vec<Good> = found.into_iter().map(turn).collect();
            for (after, share) in shares(&position, &turns) {
                let key = symmetry_key(&after);
                if !key.is_empty() && !book.searched.contains_key(&key) {
                    let open = open.entry(key);
                    let open = open.or_insert(Open { likely: 0.0, position: after, ply: ply + 1 });
                    open.likely += likely * share;
                }
            }
            book.searched.insert(key.clone(), Searched { position, turns, ply });
            book.order.push(key);
            progress.at(book.order.len() as u64, format!("a likelihood of {likely:.5}"));
        }
        Ok(book)
    }

    /// The best turns of a position and their win probabilities, in full, best first.
    fn search(&self, engine: &mut Engine, position: &Position) -> Vec<(String, String)> {
        let Status::Turn(own) = position.status() else { return Vec::new() };
        let (budget, seed) = (Budget::nodes(self.nodes), self.making.seed);
        let found = engine.best_turns(position, TURNS, budget, seed, &Stop::new());
        // Written in full, they are read as they were.
        let turn = |it: SearchResult| (it.turn, format!("{:?}", it.win_probability[own]));
        found.into_iter().map(turn).collect()
    }

    /// Reads every line of a file, and searches its first positions again if today's engine made
    /// it.
    fn check(&self, workshop: &Workshop, path: &Path) -> Result<(), Error> {
        let text = fs::read_to_string(path).map_err(Error::file(path))?;
        let read = |line| read(self.kind, line).ok_or_else(|| Error::check(path, line));
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let told: Vec<Told> = lines.map(read).collect::<Result<_, _>>()?;
        println!("{}: {} positions and their turns are right", path.display(), told.len());
        if Recipe::read(&text).as_ref() != Some(&self.recipe()) {
            println!(
                "None of them is searched again: it was made with other numbers or another engine."
            );
            return Ok(());
        }
        let book = self.search_all(workshop, CHECKED.min(told.len()))?;
        let known: Vec<Key> = told.iter().map(|told| symmetry_key(&told.position)).collect();
        for (key, told) in book.order.iter().zip(&told) {
            let Searched { position, turns, .. } = &book.searched[key];
            let other =
                || Error::check(path, format!("another search finds {turns:?} in {position}"));
            if position.position_line() != told.position.position_line() {
                return Err(other());
            }
            for (turn, chance) in &told.turns {
                let found = turns.iter().find(|found| found.turn == *turn).ok_or_else(other)?;
                // Behind a position of the file stands what was found in it.
                if !known.contains(&found.after) && thousandths(found.chance) != *chance {
                    return Err(other());
                }
            }
        }
        println!("{} positions were searched again", book.order.len());
        Ok(())
    }
}

impl Book {
    /// A turn is as good as its next position is bad for the other side: the last positions pass
    /// their values back to those before them.
    fn back_up(&mut self) {
        let mut order = self.order.clone();
        order.sort_by_key(|key| std::cmp::Reverse(self.searched[key].ply));
        for key in order {
            let mut turns = self.searched[&key].turns.clone();
            for Good { after, chance, .. } in &mut turns {
                let known = self.searched.get(after).and_then(|after| after.turns.first());
                if let Some(best) = known {
                    *chance = 1.0 - best.chance;
                }
            }
            turns.sort_by(|one, other| other.chance.total_cmp(&one.chance));
            self.searched.get_mut(&key).expect("a searched position").turns = turns;
        }
    }
}

/// The positions after the turns of a position, with the probability of each.
fn shares(position: &Position, turns: &[Good]) -> Vec<(Position, f64)> {
    let best = turns.iter().map(|turn| turn.chance).fold(0.0, f64::max);
    let weight = |chance: f64| ((chance - best) / RARER).exp();
    let sum: f64 = turns.iter().map(|turn| weight(turn.chance)).sum();
    let all = position.legal(false);
    let any = ANY_TURN / all.len() as f64;
    let share = |turn: &String| {
        let known = turns.iter().find(|other| other.turn == *turn);
        let chosen = known.map_or(0.0, |known| weight(known.chance) / sum);
        let after = position.play(turn).expect("a legal turn").position;
        (after, any + (1.0 - ANY_TURN) * chosen)
    };
    all.iter().map(share).collect()
}

fn thousandths(chance: f64) -> u16 {
    (1_000.0 * chance).round() as u16
}

/// The line of a position: its good turns.
fn line(searched: &Searched) -> String {
    let best = searched.turns.first().map_or(0.0, |turn| turn.chance);
    let good = searched.turns.iter().filter(|turn| turn.chance >= best - AS_GOOD);
    let words: Vec<_> =
        good.map(|Good { turn, chance, .. }| format!("{turn}:{}", thousandths(*chance))).collect();
    format!("{} | {}", searched.position.position_line(), words.join(" "))
}

/// What a line tells: a position, and turns with their win probabilities in thousandths.
struct Told {
    position: Position,
    turns: Vec<(String, u16)>,
}

/// Reads a line; `None` if it is malformed, a turn is not possible, or the best is not the first.
fn read(kind: Kind, line: &str) -> Option<Told> {
    let (position, turns) = line.split_once(" | ")?;
    let position = Position::at(kind, 2, position).ok()?;
    let turn = |word: &str| {
        let (turn, chance) = word.rsplit_once(':')?;
        let played = position.play(turn).ok()?;
        let chance: u16 = chance.parse().ok()?;
        (played.turn == turn && chance <= 1_000).then(|| (turn.to_owned(), chance))
    };
    let turns: Vec<(String, u16)> = turns.split(' ').map(turn).collect::<Option<_>>()?;
    let best_first = turns.is_sorted_by(|(_, one), (_, next)| one >= next);
    best_first.then_some(Told { position, turns })
}
