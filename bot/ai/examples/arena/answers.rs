//! Measures the processor time of answers.

use std::time::Duration;

use ai::{Budget, Engine, Level, Stop, thread_time};
use rules::{Kind, Position, Status};

use crate::matches::{Game, OPENING};

/// The level that plays the games, whose positions are measured.
const PLAYER: Level = Level::Club;

/// Prints, as Markdown, the processor time of a level's answers in this many positions of each game, or of only one
/// game, and number of players.
pub(crate) fn print(level: Level, positions: usize, only: Option<Kind>) {
    println!("| game | players | answers | p50 ms | p99 ms | most ms |");
    println!("|---|---|---|---|---|---|");
    for kind in Kind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind)) {
        for players in kind.players() {
            let mut times: Vec<Duration> =
                (0..positions as u64).map(|seed| answer(level, kind, players, seed)).collect();
            times.sort_unstable();
            let at = |share: f64| times[(share * (times.len() - 1) as f64).round() as usize];
            let [p50, p99, most] = [0.5, 0.99, 1.0].map(|share| at(share).as_millis());
            println!("| {} | {players} | {} | {p50} | {p99} | {most} |", kind.name(), times.len());
        }
    }
}

/// The processor time of the answer in a random position of a game.
fn answer(level: Level, kind: Kind, players: usize, seed: u64) -> Duration {
    let mut engine = Engine::new();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game: Vec<Position> = Vec::new();
    let mut position = Game::opening(kind, players, OPENING, seed).position;
    while let Status::Turn(_) = position.status() {
        let turn = engine.choose(&position, PLAYER, rng.u64(..), Budget::UNLIMITED, &Stop::new());
        let turn = turn.expect("a game that goes on").turn;
        let next = position.play(&turn).expect("a legal turn").position;
        game.push(std::mem::replace(&mut position, next));
    }
    let Some(position) = rng.choice(&game) else {
        return Duration::ZERO;
    };
    let time = || thread_time().expect("a system that tells the processor time of a thread");
    let begin = time();
    engine.choose(position, level, seed, Budget::UNLIMITED, &Stop::new());
    time().saturating_sub(begin)
}
