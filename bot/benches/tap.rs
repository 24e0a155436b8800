//! `cargo bench -p bot --bench tap`: from a tap to the next picture, by the whole bot over a real websocket against
//! the stand-in, while twenty players make their turns at once; and the parts of one tap.

use std::time::{Duration, Instant};

use bot::composer::{Composition, Taps};
use bot::config::{Config, LocalChannel, Token};
use divan::Bencher;
use local::{Discord, Member, Message};
use rules::{Kind, Setup, Table};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

/// Tables at which somebody composes.
const PLAYERS: usize = 20;

/// Taps of each.
const TAPS: usize = 50;

/// What every step must keep to.
const BUDGET: Duration = Duration::from_millis(150);

fn main() {
    Runtime::new().expect("a runtime").block_on(crowd());
    divan::main();
}

/// Twenty players tap as fast as they are answered, and what they waited is printed.
async fn crowd() {
    let people = (0..2 * PLAYERS).map(|number| local::Person::named(&format!("Player {number}")));
    let discord = Discord::start(local::Config {
        people: people.collect(),
        ..local::Config::default()
    })
    .await
    .expect("a free port");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let bot = tokio::spawn(bot::run(Config {
        token: Some(Token::from(discord.token())),
        data: Some(folder.path().join("pacru.db")),
        proxy: Some(discord.url()),
        log: "off".to_owned(),
        clock_forward: None,
        channel: LocalChannel::default(),
        command: None,
    }));
    discord.registered("pacru").await.expect("the bot comes up");

    let members = discord.members();
    let mut boards = Vec::new();
    for pair in members.chunks_exact(2) {
        boards.push(begin(&discord, &pair[0], &pair[1]).await);
    }
    let mut players = JoinSet::new();
    for (number, board) in (0..).zip(boards) {
        let mover = members.iter().find(|member| member.id() == board.pinged[0]);
        let mover = mover.expect("a member is to move").clone();
        players.spawn(async move { compose(&mover, &board, number).await });
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
    bot.abort();
    discord.stop().await;
}

async fn begin(discord: &Discord, first: &Member, second: &Member) -> Message {
    let asked = first.command(discord.club(), "pacru new", [("opponent", second.name())]);
    let said = asked.expect("a command").reply().await.expect("an answer");
    let code = said.content.split('`').nth(1).expect("a code").to_owned();
    let lobby = discord.wait_for(discord.club(), |message| message.content.contains(&code));
    let lobby = lobby.await.expect("a table");
    let joined = second.press_labelled(&lobby, "Join").expect("a button");
    joined.reply().await.expect("an answer");
    let begins = format!("`{code}`** begins");
    let board = discord.wait_for(discord.club(), |message| message.content.contains(&begins));
    board.await.expect("a board")
}

/// Taps at random, but never plays, and returns how long each answer took.
async fn compose(player: &Member, board: &Message, seed: u64) -> Vec<Duration> {
    let mut random = fastrand::Rng::with_seed(seed);
    let opened = player.press_labelled(board, "Move").expect("a button");
    let mut step = opened.reply().await.expect("the composer");
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
fn meeting() -> (Table, Taps) {
    let setup = Setup {
        position: Some("S35S42/8s/9/nnn6/nnn1S4+4/nnn1N04/3S0S04/9/8N7 S".to_owned()),
        ..Setup::new(Kind::Pacru, 2).expect("Pacru is for two")
    };
    let table = Table::new(&setup).expect("a position");
    (table, "e3/xe4/(e6)".parse().expect("three taps"))
}

/// From the taps to what can be tapped next.
#[divan::bench]
fn walk(bencher: Bencher<'_, '_>) {
    let (table, taps) = meeting();
    bencher.bench(|| Composition::of(&table, &taps).expect("a step"));
}
