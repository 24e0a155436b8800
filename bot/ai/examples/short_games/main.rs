//! Finds a short game for beginners to step through, and says what a computer thinks of each of its turns.
//!
//! ```text
//! cargo run --release -p ai --example short_games -- pacru 1
//! ```
//!
//! A computer of level Club, as Green, plays a Novice over and over. The shortest games that it wins are printed, a turn a
//! line: the turn, how likely Green is to win after it, the better turn if there was one that is clearly better, and what
//! the turn does. Everything is decided by the seed and by numbers of nodes, never by time: the same command prints the
//! same games. The example games of the lessons in `bot/view/src/lessons` are some of them.

use std::time::Duration;

use ai::{Budget, Engine, Explanation, Level, Stop};
use clap::Parser;
use rules::{Kind, Position, Seat, Setup, Status};

#[derive(Parser)]
#[command(about = "Finds a short game for beginners")]
struct Command {
    /// pacru, azacru, shacru or pasang.
    kind: Kind,
    /// Decides everything that is random.
    seed: u64,
    /// How many games are played.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Shorter games are not worth a look.
    #[arg(long, default_value_t = 12)]
    shortest: usize,
    /// How many of the shortest are printed.
    #[arg(long, default_value_t = 1)]
    print: usize,
}

/// Green, the player who wins in the games that are kept.
const BETTER: Seat = Seat::South;

/// Nodes with which each turn of the game that is kept is judged.
const JUDGED: u64 = 1_000_000;

/// How much likelier to win another turn must leave the player to be called better.
const CLEARLY: f64 = 0.1;

fn main() {
    let command = Command::parse();
    let mut engine = Engine::new();
    let mut won: Vec<Vec<String>> = (0..command.games)
        .filter_map(|number| {
            let game = command.seed.wrapping_mul(1_000_000) + number;
            won(&mut engine, command.kind, game)
        })
        .filter(|turns| turns.len() >= command.shortest)
        .collect();
    // A stable sort: of games of one length the first stays the first.
    won.sort_by_key(Vec::len);
    for turns in won.iter().take(command.print) {
        judge(&mut engine, command.kind, turns);
    }
}

fn start(kind: Kind) -> Position {
    let setup = Setup::new(kind, 2).expect("a game for two");
    Position::new(&setup).expect("a start")
}

/// The turns of a game that the better player wins.
fn won(engine: &mut Engine, kind: Kind, game: u64) -> Option<Vec<String>> {
    let mut position = start(kind);
    let mut turns = Vec::new();
    while let Status::Turn(seat) = position.status() {
        let level = if seat == BETTER {
            Level::Club
        } else {
            Level::Novice
        };
        let seed = level.seed(game, turns.len());
        let found = engine.choose(&position, level, seed, Duration::MAX, &Stop::new())?;
        position = position.play(&found.turn).ok()?.position;
        turns.push(found.turn);
    }
    let Status::Over(outcome) = position.status() else {
        return None;
    };
    outcome.winners.iter().eq([BETTER]).then_some(turns)
}

/// Prints what the computer thinks of a game.
fn judge(engine: &mut Engine, kind: Kind, turns: &[String]) {
    println!("{kind}, {} turns: {}", turns.len(), turns.join(" "));
    let mut position = start(kind);
    for (number, turn) in (1..).zip(turns) {
        let Status::Turn(seat) = position.status() else {
            break;
        };
        let best = engine.evaluate(&position, Budget::nodes(JUDGED), &Stop::new());
        let explanations = Explanation::of(&position, turn);
        let after = position
            .play(turn)
            .expect("a turn that was played")
            .position;
        let now = engine.evaluate(&after, Budget::nodes(JUDGED), &Stop::new());
        let lost = best.win_probability[seat] - now.win_probability[seat];
        let better = best.best.filter(|best| lost > CLEARLY && best != turn);
        println!(
            "{number} {seat} {turn}: {:.2}{}; {explanations:?}; {} to {}",
            now.win_probability[Seat::South],
            better.map_or_else(String::new, |best| format!(", better {best} by {lost:.2}")),
            after.points()[Seat::South],
            after.points()[Seat::North],
        );
        position = after;
    }
    println!("{}", position.position_line());
}
