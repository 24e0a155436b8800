//! `cargo bench -p bot --bench engine_worker`: how long other players wait, from command to board, while computers
//! think. The whole bot over a real websocket against the stand-in; first alone, then with four games that computers
//! play among themselves.

mod club;

use std::time::Duration;

use local::ChannelId;
use rules::{Kind, Status};

use crate::club::{Club, Game, ask};

/// Turns that are timed in each case.
const TURNS: u32 = 300;

/// The pause between two turns, in which computers think as usual.
const PAUSE: Duration = Duration::from_millis(50);

#[tokio::main]
async fn main() {
    let quiet = measure(0).await;
    let busy = measure(4).await;
    println!("from command to board, {TURNS} turns each");
    println!("{:<32}{:>10}{:>10}{:>10}", "", "median", "p99", "slowest");
    for (name, times) in [("nobody thinks", &quiet), ("four games of computers", &busy)] {
        let share = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!("{name:<32}{:>8.1?}{:>10.1?}{:>10.1?}", share(50), share(99), share(100));
    }
    println!(
        "the p99 rises by {:.1?}",
        busy[(busy.len() - 1) * 99 / 100].saturating_sub(quiet[(quiet.len() - 1) * 99 / 100])
    );
}

/// How long the turns of two members take, in ascending order, while computers play so many games.
async fn measure(games: usize) -> Vec<Duration> {
    let club = Club::open(local::Config::default()).await;
    // In a channel of their own, so that waiting for one's own board does not search theirs.
    let elsewhere = club.discord.open_channel("computers");
    for _ in 0..games {
        computers(&club, elsewhere).await;
    }
    let mut game = table(&club).await;
    let mut times = Vec::new();
    for _ in 0..TURNS {
        if let Status::Over(_) = game.position.status() {
            game = table(&club).await;
        }
        tokio::time::sleep(PAUSE).await;
        times.push(game.dull_turn(&club.discord).await);
    }
    club.close().await;
    times.sort_unstable();
    times
}

/// Has three Masters play a game of Pacru: the only person resigns at once.
async fn computers(club: &Club, channel: ChannelId) {
    let chika = club.discord.member("Chika").expect("a member");
    let options = [("players", "4"), ("computer", "Master")];
    let code = ask(&chika, channel, "pacru new", options).await;
    let asked = chika.command(channel, "pacru resign", [("game", code.as_str())]);
    let asked = asked.expect("a command").reply().await.expect("a question");
    let resigned = chika.press_labelled(&asked, "Resign").expect("a button");
    resigned.reply().await.expect("an answer");
}

async fn table(club: &Club) -> Game {
    let players = ["Ana", "Ben"].map(|name| club.discord.member(name).expect("a member"));
    Game::begin(&club.discord, club.discord.club(), players, Kind::Pacru).await
}
