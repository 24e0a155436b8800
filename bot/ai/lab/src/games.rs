//! Short example games for beginners, with what a computer thinks of each of their turns.

use std::ops::ControlFlow;

use ai::{Budget, Engine, Explanation, Level, Stop};
use clap::Args;
use rules::{Kind, Position, Seat, SeatSet, Status};

use crate::blunders;
use crate::error::Error;
use crate::progress::Progress;
use crate::recipe::Recipe;
use crate::workshop::Workshop;

/// Green, the player who wins in the games that are shown, and who plays.
const BETTER: Seat = Seat::South;
const LEVELS: [Level; 2] = [Level::Club, Level::Novice];

/// The nodes with which each turn of a game is judged.
const JUDGED: u64 = 1_000_000;

/// The difference in the chance of winning from which another turn is called better.
const CLEARLY: f64 = 0.1;

/// Finds the shortest games that a Club wins against a Novice, and prints what a computer thinks of
/// each turn: the example games of the lessons are some of them.
#[derive(Args, Clone, Debug)]
pub struct GamesPlan {
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    /// Decides everything that is random
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The games to play
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// The fewest turns of a game
    #[arg(long, default_value_t = 12)]
    shortest: usize,
    /// The number of games to print, the shortest ones
    #[arg(long, default_value_t = 3)]
    print: usize,
}

impl GamesPlan {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<(), Error> {
        let GamesPlan { kind, seed, games, shortest, print } = *self;
        let recipe = Recipe::with_engine(format!("games {kind} --seed {seed}"));
        let mut progress = Progress::new(&format!("games {kind}"), games);
        let mut won: Vec<Vec<String>> = Vec::new();
        workshop.in_order(
            Some(&recipe),
            0..games,
            || Ok(Engine::new()),
            |engine, game| Ok(played(engine, kind, blunders::Game::number(seed, game))),
            |game, turns: Option<Vec<String>>| {
                won.extend(turns.filter(|turns| turns.len() >= shortest));
                progress.at(game + 1, format!("{} won", won.len()));
                ControlFlow::Continue(())
            },
        )?;
        drop(progress);
        // The sort is stable: games of the same length keep their order.
        won.sort_by_key(Vec::len);
        let mut engine = Engine::new();
        for turns in won.iter().take(print) {
            judge(&mut engine, kind, turns);
        }
        Ok(())
    }
}

/// The turns of a game, if the better player wins it.
fn played(engine: &mut Engine, kind: Kind, game: u64) -> Option<Vec<String>> {
    let mut turns = Vec::new();
    let mut position = Position::start(kind, 2).expect("a game for two");
    while let Status::Turn(seat) = position.status() {
        let level = LEVELS[usize::from(seat != BETTER)];
        let seed = level.seed(game, turns.len());
        let found = engine.choose(&position, level, seed, Budget::UNLIMITED, &Stop::new());
        let turn = found.expect("a turn").turn;
        position = position.play(&turn).expect("a legal turn").position;
        turns.push(turn);
    }
    let Status::Over(outcome) = position.status() else { return None };
    (outcome.winners == SeatSet::of(BETTER)).then_some(turns)
}

/// Prints a game with the computer's judgement of each turn: the turn, Green's chance of winning
/// after it, the better turn if there was a clearly better one, the effects of the turn, and the
/// points.
fn judge(engine: &mut Engine, kind: Kind, turns: &[String]) {
    println!("{kind}, {} turns: {}", turns.len(), turns.join(" "));
    let mut position = Position::start(kind, 2).expect("a game for two");
    for (number, turn) in (1..).zip(turns) {
        let Status::Turn(seat) = position.status() else { break };
        let best = engine.evaluate(&position, Budget::nodes(JUDGED), &Stop::new());
        let explanations = Explanation::of(engine, &position, turn);
        let after = position.play(turn).expect("a turn that was played").position;
        let now = engine.evaluate(&after, Budget::nodes(JUDGED), &Stop::new());
        let lost = best.win_probability[seat] - now.win_probability[seat];
        let better = best.best.filter(|best| lost > CLEARLY && best != turn);
        println!(
            "{number} {seat} {turn}: {:.2}{}; {explanations:?}; {} to {}",
            now.win_probability[BETTER],
            better.map_or_else(String::new, |best| format!(", better {best} by {lost:.2}")),
            after.points()[Seat::South],
            after.points()[Seat::North],
        );
        position = after;
    }
    println!("{}", position.position_line());
}
