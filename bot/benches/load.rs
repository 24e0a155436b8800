//! `cargo bench -p bot --bench load`: from command to board at a given number of turns a second,
//! and the processor time of the bot with a picture for each, over a real websocket against the
//! stand-in, which takes its share of the same cores.
//!
//! `cargo bench -p bot --bench load -- OLDER` does each with the program of another commit too, in
//! turn.

mod club;

use std::sync::Arc;
use std::time::{Duration, Instant};

use local::Discord;
use rules::Kind;
use tokio::task::JoinSet;

use crate::club::{Club, Game, PROGRAM};

/// Games that are played side by side, each in a channel of its own.
const GAMES: usize = 100;

/// Turns a second.
const RATES: [u32; 3] = [10, 50, 100];

/// So long each rate is kept up.
const FOR: Duration = Duration::from_secs(30);

#[tokio::main]
async fn main() {
    let others = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let mut sides = Vec::new();
    for program in others.chain([PROGRAM.to_owned()]) {
        let club = open(&program).await;
        let idle = begin(&club.discord).await;
        sides.push((program, club, idle));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("from command to board, {GAMES} games of Shacru, {cores} cores");
    println!(
        "{:>8}{:>8}{:>10}{:>10}{:>10}{:>10}{:>9}{:>7}",
        "turns/s", "turns", "reached", "p50", "p95", "p99", "cpu ms", "MiB"
    );
    for rate in RATES {
        for (program, club, idle) in &mut sides {
            let before = club.used();
            let (times, took) = keep_up(rate, club, idle).await;
            let share = |percent: usize| times[(times.len() - 1) * percent / 100];
            let turns = f64::from(u32::try_from(times.len()).unwrap_or(u32::MAX));
            print!(
                "{rate:>8}{turns:>8}{:>10.1}{:>10.1?}{:>10.1?}{:>10.1?}",
                turns / took.as_secs_f64(),
                share(50),
                share(95),
                share(99),
            );
            if let (Some((before, _)), Some((after, most))) = (before, club.used()) {
                print!("{:>9.2}{most:>7.1}", (after - before) / turns);
            }
            println!("  {program}");
        }
    }
}

async fn open(program: &str) -> Arc<Club> {
    // None of them is at two tables.
    let people = (0..2 * GAMES).map(|number| local::Person::named(&format!("Player {number}")));
    let config = local::Config {
        people: people.collect(),
        wait_timeout: Duration::from_mins(1),
        response_timeout: Duration::from_mins(1),
        ..local::Config::default()
    };
    Arc::new(Club::open(program, config).await)
}

async fn begin(discord: &Discord) -> Vec<Game> {
    let mut idle = Vec::new();
    for pair in discord.members().chunks_exact(2) {
        // One server has at most fifty open tables; these begin at once.
        let (channel, pair) = (discord.open_channel("game"), [pair[0].clone(), pair[1].clone()]);
        idle.push(Game::begin(discord, channel, pair, Kind::Shacru).await);
    }
    idle
}

/// Begins so many turns a second, each in a game that is not waiting for a board, and times them.
/// Games that are over rest. Returns the times in ascending order, and how long it took until the
/// last board was there.
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
