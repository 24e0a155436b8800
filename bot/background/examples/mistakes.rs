//! Measures the mistakes that members are shown: plays games of computers of mixed levels, looks for the mistakes of every
//! player, and has searches of ten times as many nodes judge each of them.
//!
//! `cargo run --release -p background --example mistakes -- pacru 2 25`: the game, its players, how many games.

use std::num::NonZeroUsize;
use std::time::Duration;

use ai::{Budget, Engine, Level, Stop};
use background::engine_worker::EngineWorker;
use background::mistakes::{SECOND, look_back};
use play::mistake::Turn;
use rules::{Kind, Position, Status};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A mistake loses this much.
const MUCH: f64 = 0.2;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let mut argument =
        || arguments.next().ok_or("say which game, for how many, and how many games");
    let (kind, players): (Kind, usize) = (argument()?.parse()?, argument()?.parse()?);
    let games: u64 = argument()?.parse()?;
    let worker = EngineWorker::open(NonZeroUsize::MIN)?;
    let (mut shown, mut right, mut longest) = (0, 0, Duration::ZERO);
    let mut engine = Engine::new();
    for seed in 0..games {
        let mut spent = Duration::ZERO;
        for turns in played(&mut engine, kind, players, seed)? {
            for (turn, mistake) in look_back(&worker, None, &turns, &mut spent).await? {
                let Turn { position, played, .. } = turn;
                let deeper = Budget::nodes(10 * SECOND);
                let judged = engine.mistake(position, played, deeper, &Stop::new())?;
                let lost = judged.map_or(0.0, |judged| judged.lost());
                shown += 1;
                right += usize::from(lost >= MUCH);
                println!("game {seed}, {played}: lost {:.2}, or {lost:.2}", mistake.lost());
            }
        }
        longest = longest.max(spent);
        println!(
            "{right} of {shown} after {} games; this one took {spent:.1?}, the longest {longest:.1?}",
            seed + 1
        );
    }
    Ok(())
}

/// The turns of each player in a game of computers.
fn played(engine: &mut Engine, kind: Kind, players: usize, seed: u64) -> Outcome<Vec<Vec<Turn>>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let levels = &Level::ALL[..4];
    let levels: Vec<Level> = (0..players).map(|_| levels[rng.usize(..levels.len())]).collect();
    let mut position = Position::start(kind, players)?;
    let seats: Vec<_> = position.seats().iter().collect();
    let mut turns = vec![Vec::new(); players];
    while let Status::Turn(seat) = position.status() {
        let player = seats.iter().position(|other| *other == seat).ok_or("a strange seat")?;
        let chosen =
            engine.choose(&position, levels[player], rng.u64(..), Budget::UNLIMITED, &Stop::new());
        let turn = chosen.ok_or("no turn")?.turn;
        let after = position.play(&turn)?.position;
        let before = std::mem::replace(&mut position, after);
        turns[player].push(Turn { seq: 0, ply: 0, position: before, played: turn });
    }
    Ok(turns)
}
