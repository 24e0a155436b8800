//! `cargo bench -p bot --bench load`: from command to board at a given number of turns a second, by the whole bot over a
//! real websocket against the stand-in, which takes its share of the same cores.

mod club;

use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::Kind;
use tokio::task::JoinSet;

use crate::club::{Club, Game};

/// Games that are played side by side, each in a channel of its own.
const GAMES: usize = 100;

/// Turns a second.
const RATES: [u32; 3] = [10, 50, 100];

/// So long each rate is kept up.
const FOR: Duration = Duration::from_secs(10);

#[tokio::main]
async fn main() {
    // None of them is at two tables.
    let people = (0..2 * GAMES).map(|number| local::Person::named(&format!("Player {number}")));
    let club = Arc::new(
        Club::open(local::Config {
            people: people.collect(),
            wait_timeout: Duration::from_mins(1),
            response_timeout: Duration::from_mins(1),
            ..local::Config::default()
        })
        .await,
    );
    let mut idle = Vec::new();
    for pair in club.discord.members().chunks_exact(2) {
        // One server has at most fifty open tables; these begin at once.
        let (channel, pair) =
            (club.discord.open_channel("game"), [pair[0].clone(), pair[1].clone()]);
        idle.push(Game::begin(&club.discord, channel, pair, Kind::Shacru).await);
    }
    println!("from command to board, {GAMES} games of Shacru, {} cores", cores());
    println!(
        "{:>8}{:>8}{:>10}{:>10}{:>10}{:>10}",
        "turns/s", "turns", "reached", "p50", "p95", "p99"
    );
    for rate in RATES {
        let (times, took) = keep_up(rate, &club, &mut idle).await;
        let share = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!(
            "{rate:>8}{:>8}{:>10.1}{:>10.1?}{:>10.1?}{:>10.1?}",
            times.len(),
            f64::from(u32::try_from(times.len()).unwrap_or(u32::MAX)) / took.as_secs_f64(),
            share(50),
            share(95),
            share(99),
        );
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// Begins so many turns a second, each in a game that is not waiting for a board, and times them. Games that are over
/// rest. Returns the times in ascending order, and how long it took until the last board was there.
async fn keep_up(rate: u32, club: &Arc<Club>, idle: &mut Vec<Game>) -> (Vec<Duration>, Duration) {
    let (start, mut playing, mut times) = (Instant::now(), JoinSet::new(), Vec::new());
    let mut clock = tokio::time::interval(Duration::from_secs(1) / rate);
    while start.elapsed() < FOR {
        clock.tick().await;
        while let Some(done) = playing.try_join_next() {
            settle(done.expect("a turn"), idle, &mut times);
        }
        if let Some(mut game) = (!idle.is_empty()).then(|| idle.remove(0)) {
            let club = Arc::clone(club);
            playing.spawn(async move {
                let time = game.any_turn(&club.discord).await;
                (game, time)
            });
        }
    }
    while let Some(done) = playing.join_next().await {
        settle(done.expect("a turn"), idle, &mut times);
    }
    times.sort_unstable();
    (times, start.elapsed())
}

fn settle((game, time): (Game, Duration), idle: &mut Vec<Game>, times: &mut Vec<Duration>) {
    times.push(time);
    if !game.position.legal(false).is_empty() {
        idle.push(game);
    }
}
