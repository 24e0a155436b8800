//! Finds short example games for beginners, and prints what a computer thinks of each of their turns.
//!
//! ```text
//! cargo run --release -p ai --example short_games -- pacru 1
//! ```
//!
//! A computer of level Club, as Green, plays many games against a Novice. The shortest games that it wins are
//! printed, with a line for each turn: the turn, Green's chance of winning after it, the better turn if there was a
//! clearly better one, and the effects of the turn. The result depends only on the seed and on numbers of nodes,
//! never on time: the same command prints the same games. The example games of the lessons in `bot/view/src/lessons`
//! are some of them.
//!
//! With `--reasons 200` it checks instead how often the reasons of hints are true: for one of the three best turns in each of so
//! many positions of the games, what is prevented or threatened is searched again with ten times as many nodes.

mod reasons;

use ai::{Budget, Engine, Explanation, Level, Stop};
use clap::Parser;
use rules::{Kind, Position, Seat, Status};

#[derive(Parser)]
#[command(about = "Finds a short game for beginners")]
struct Command {
    /// The game: pacru, azacru, shacru or pasang.
    kind: Kind,
    /// The seed of everything random.
    seed: u64,
    /// The number of games to play.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// The fewest turns of a printed game.
    #[arg(long, default_value_t = 12)]
    shortest: usize,
    /// The number of games to print, the shortest ones.
    #[arg(long, default_value_t = 1)]
    print: usize,
    /// Judge the reasons in this many positions instead.
    #[arg(long)]
    reasons: Option<usize>,
}

/// Green, the player who wins in the games that are kept.
const BETTER: Seat = Seat::South;

/// The number of nodes with which each turn of a printed game is judged.
const JUDGED: u64 = 1_000_000;

/// The difference in the chance of winning from which another turn is called better.
const CLEARLY: f64 = 0.1;

fn main() {
    let command = Command::parse();
    let mut engine = Engine::new();
    if let Some(positions) = command.reasons {
        return reasons::judge(&mut engine, &command, positions);
    }
    let mut won: Vec<Vec<String>> = (0..command.games)
        .filter_map(|number| {
            let game = command.seed.wrapping_mul(1_000_000) + number;
            won(&mut engine, command.kind, game)
        })
        .filter(|turns| turns.len() >= command.shortest)
        .collect();
    // The sort is stable: games of the same length keep their order.
    won.sort_by_key(Vec::len);
    for turns in won.iter().take(command.print) {
        judge(&mut engine, command.kind, turns);
    }
}

/// The turns of a game, if the better player wins it.
fn won(engine: &mut Engine, kind: Kind, game: u64) -> Option<Vec<String>> {
    let (positions, turns) = played(engine, kind, game);
    let Status::Over(outcome) = positions.last()?.status() else {
        return None;
    };
    outcome.winners.iter().eq([BETTER]).then_some(turns)
}

/// The positions and the turns of a game.
fn played(engine: &mut Engine, kind: Kind, game: u64) -> (Vec<Position>, Vec<String>) {
    let (mut positions, mut turns) = (Vec::new(), Vec::new());
    let mut position = Position::start(kind, 2).expect("a start");
    while let Status::Turn(seat) = position.status() {
        let level = if seat == BETTER { Level::Club } else { Level::Novice };
        let seed = level.seed(game, turns.len());
        let found = engine.choose(&position, level, seed, Budget::UNLIMITED, &Stop::new());
        let turn = found.expect("a turn").turn;
        let after = position.play(&turn).expect("a legal turn").position;
        positions.push(std::mem::replace(&mut position, after));
        turns.push(turn);
    }
    positions.push(position);
    (positions, turns)
}

/// Prints a game with the computer's judgement of each turn.
fn judge(engine: &mut Engine, kind: Kind, turns: &[String]) {
    println!("{kind}, {} turns: {}", turns.len(), turns.join(" "));
    let mut position = Position::start(kind, 2).expect("a start");
    for (number, turn) in (1..).zip(turns) {
        let Status::Turn(seat) = position.status() else {
            break;
        };
        let best = engine.evaluate(&position, Budget::nodes(JUDGED), &Stop::new());
        let explanations = Explanation::of(engine, &position, turn);
        let after = position.play(turn).expect("a turn that was played").position;
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
