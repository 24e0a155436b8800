//! Measures the processor time of answers.

use std::time::Duration;

use ai::{Budget, Engine, Level, Stop, thread_time};
use rules::{Kind, Position, Status};

use super::matches::{Game, OPENING};

/// The level that plays the games, whose positions are measured.
const PLAYER: Level = Level::Club;

/// Prints, as Markdown, the processor time of a level's answers in this many positions of each
/// game, or of only one game, and number of players.
pub(super) fn print(level: Level, positions: u64, only: Option<Kind>) {
    println!("| game | players | answers | p50 ms | p99 ms | most ms |");
    println!("|---|---|---|---|---|---|");
    for kind in Kind::ALL.into_iter().filter(|kind| only.is_none_or(|only| only == *kind)) {
        for players in kind.players() {
            let times = measure(level, kind, players, positions);
            let [p50, p99, most] = times.map(|time| time.as_millis());
            println!("| {} | {players} | {positions} | {p50} | {p99} | {most} |", kind.name());
        }
    }
}

/// The median of the processor time of answers in this many positions, the time of 99 of 100, and
/// the longest.
pub(crate) fn measure(level: Level, kind: Kind, players: usize, positions: u64) -> [Duration; 3] {
    let mut times: Vec<Duration> =
        (0..positions).map(|seed| answer(level, kind, players, seed)).collect();
    times.sort_unstable();
    let place = |share: f64| (share * times.len().saturating_sub(1) as f64).round() as usize;
    [0.5, 0.99, 1.0].map(|share| times.get(place(share)).copied().unwrap_or_default())
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
