//! `cargo bench -p bot --bench load`: from command to board at a given number of turns a second, by the whole bot over a
//! real websocket against the stand-in, which takes its share of the same cores.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bot::config::{Config, LocalChannel, Token};
use local::{ChannelId, Discord, Member, Message};
use rules::{Kind, Setup, Table};
use tokio::task::JoinSet;

/// Games that are played side by side, each in a channel of its own.
const GAMES: usize = 100;

/// Turns a second.
const RATES: [u32; 3] = [10, 50, 100];

/// So long each rate is kept up.
const FOR: Duration = Duration::from_secs(10);

#[tokio::main]
async fn main() {
    let people = (0..2 * GAMES).map(|number| local::Person::named(&format!("Player {number}")));
    let discord = Arc::new(
        Discord::start(local::Config {
            people: people.collect(),
            patience: Duration::from_mins(1),
            acknowledge_within: Duration::from_mins(1),
            ..local::Config::default()
        })
        .await
        .expect("a free port"),
    );
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
    let mut idle = Vec::new();
    for pair in members.chunks_exact(2) {
        // One server has at most fifty open tables; these begin at once.
        idle.push(Game::begin(&discord, [pair[0].clone(), pair[1].clone()]).await);
    }
    println!(
        "from command to board, {GAMES} games of Shacru, {} cores",
        cores()
    );
    println!(
        "{:>8}{:>8}{:>10}{:>10}{:>10}{:>10}",
        "turns/s", "turns", "reached", "p50", "p95", "p99"
    );
    for rate in RATES {
        let (times, took) = keep_up(rate, &discord, &mut idle).await;
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
    bot.abort();
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// Begins so many turns a second, each in a game that is not waiting for a board, and times them. Games that are over
/// rest. Returns the times in ascending order, and how long it took until the last board was there.
async fn keep_up(
    rate: u32,
    discord: &Arc<Discord>,
    idle: &mut Vec<Game>,
) -> (Vec<Duration>, Duration) {
    let (start, mut playing, mut times) = (Instant::now(), JoinSet::new(), Vec::new());
    let mut clock = tokio::time::interval(Duration::from_secs(1) / rate);
    while start.elapsed() < FOR {
        clock.tick().await;
        while let Some(done) = playing.try_join_next() {
            settle(done.expect("a turn"), idle, &mut times);
        }
        if let Some(game) = (!idle.is_empty()).then(|| idle.remove(0)) {
            let discord = Arc::clone(discord);
            playing.spawn(async move { game.turn(&discord).await });
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
    if !game.table.legal(false).is_empty() {
        idle.push(game);
    }
}

/// A game between two members.
struct Game {
    table: Table,
    code: String,
    players: [Member; 2],
    channel: ChannelId,
    board: Message,
    ply: u32,
}

impl Game {
    async fn begin(discord: &Discord, players: [Member; 2]) -> Self {
        let channel = discord.open_channel("game");
        let options = [
            ("opponent", players[1].name()),
            ("game", &bot::view::label(Kind::Shacru)),
        ];
        let asked = players[0].command(channel, "pacru new", options);
        let said = asked.expect("a command").reply().await.expect("an answer");
        let code = said.content.split('`').nth(1).expect("a code").to_owned();
        let lobby = discord.wait_for(channel, |message| message.content.contains(&code));
        let lobby = lobby.await.expect("a table");
        let joined = players[1].press_labelled(&lobby, "Join").expect("a button");
        joined.reply().await.expect("an answer");
        let begins = format!("`{code}`** begins");
        let board = discord.wait_for(channel, |message| message.content.contains(&begins));
        let setup = Setup::new(Kind::Shacru, 2).expect("Shacru is for two");
        Self {
            table: Table::new(&setup).expect("the usual start"),
            code,
            players,
            channel,
            board: board.await.expect("a board"),
            ply: 0,
        }
    }

    /// Takes any turn; how long its board takes to come.
    async fn turn(mut self, discord: &Discord) -> (Self, Duration) {
        let turns = self.table.legal(false);
        let turn = fastrand::choice(&turns).expect("a turn");
        self.table = self.table.play(turn).expect("a legal turn").table;
        self.ply += 1;
        let mover = self
            .players
            .iter()
            .find(|player| self.board.pinged.contains(&player.id()));
        let options = [("move", turn.as_str()), ("game", self.code.as_str())];
        let start = Instant::now();
        let asked =
            mover
                .expect("a member is to move")
                .command(self.channel, "pacru move", options);
        asked.expect("a command");
        let told = format!("`{}`** turn {}:", self.code, self.ply);
        let board = discord.wait_for(self.channel, |message| message.content.contains(&told));
        self.board = board.await.expect("a board");
        let time = start.elapsed();
        // A pass that nobody has a choice about is played and told with the turn.
        while let Some(pass) = self.table.forced() {
            self.table = self.table.play(&pass).expect("a pass").table;
            self.ply += 1;
        }
        (self, time)
    }
}
