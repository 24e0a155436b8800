//! `cargo bench -p bot --bench tap`: from a tap to the next picture, by the whole bot over a real websocket against
//! the stand-in, while twenty players make their turns at once; and the parts of one tap.

mod club;

use std::time::{Duration, Instant};

use divan::Bencher;
use local::{Member, Message};
use play::move_builder::{Choices, MoveBuilder};
use rules::{Kind, Position, Setup};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::club::{Club, Game, people};

/// Tables at which somebody composes.
const PLAYERS: usize = 20;

/// Choices of each.
const TAPS: usize = 50;

/// What every step must keep to.
const BUDGET: Duration = Duration::from_millis(150);

fn main() {
    Runtime::new().expect("a runtime").block_on(crowd());
    divan::main();
}

/// Twenty players tap as fast as they are answered, and what they waited is printed.
async fn crowd() {
    let club =
        Club::open(local::Config { people: people(2 * PLAYERS), ..local::Config::default() }).await;
    let mut games = Vec::new();
    for pair in club.discord.members().chunks_exact(2) {
        let pair = [pair[0].clone(), pair[1].clone()];
        games.push(Game::begin(&club.discord, club.discord.club(), pair, Kind::Pacru).await);
    }
    let mut players = JoinSet::new();
    for (number, game) in (0..).zip(games) {
        players.spawn(async move { compose(game.mover(), &game.board, number).await });
    }
    let mut waits: Vec<Duration> = players.join_all().await.into_iter().flatten().collect();
    waits.sort_unstable();
    let share = |percent: usize| waits[(waits.len() - 1) * percent / 100];
    println!(
        "tap to next picture, {PLAYERS} players at once, {} taps: p50 {:.0?}, p95 {:.0?}, p99 {:.0?} (budget for p95: {BUDGET:.0?})",
        waits.len(),
        share(50),
        share(95),
        share(99),
    );
    club.close().await;
}

/// Choices at random, but never plays, and returns how long each answer took.
async fn compose(player: &Member, board: &Message, seed: u64) -> Vec<Duration> {
    let mut random = fastrand::Rng::with_seed(seed);
    let opened = player.press_labelled(board, "Move").expect("a button");
    let mut step = opened.reply().await.expect("the move builder");
    let mut waits = Vec::new();
    for _ in 0..TAPS {
        let labels = step.buttons().filter_map(|button| button.label.clone());
        let labels: Vec<String> = labels.filter(|label| !label.starts_with("Play")).collect();
        let label = random.choice(&labels).expect("something to tap");
        let start = Instant::now();
        let tapped = player.press_labelled(&step, label).expect("a button");
        step = tapped.reply().await.expect("the next step");
        waits.push(start.elapsed());
    }
    waits
}

/// A position with many choices: a meeting may bring any of some 70 fields.
fn meeting() -> (Position, Choices) {
    let setup = Setup {
        position: Some("S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S".to_owned()),
        ..Setup::new(Kind::Pacru, 2).expect("Pacru is for two")
    };
    let position = Position::new(&setup).expect("a position");
    (position, "e3/xe4/(e6)".parse().expect("three taps"))
}

/// From the taps to what can be tapped next.
#[divan::bench]
fn walk(bencher: Bencher<'_, '_>) {
    let (position, choices) = meeting();
    bencher.bench(|| MoveBuilder::of(&position, &choices).expect("a step"));
}
