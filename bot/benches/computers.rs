//! `.ci/postgres cargo bench -p bot --bench computers`: turns of computers a second by one process and by two, each on a core
//! of its own with one thread for computers, over one database. Also what a scrape of the metrics costs meanwhile.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ai::Level;
use local::{Config, Discord};
use play::time::Clock;
use play::{Actor, ChannelId, Done, NewTable, Person};
use rules::Kind;
use service::Games;
use store::Store;

/// Servers, half of them in each shard.
const SERVERS: i64 = 8;

/// Games on each server, one member and three computers in each.
const GAMES: i64 = 6;

/// How often each number of processes is measured, and for how long.
const ROUNDS: usize = 3;
const FOR: Duration = Duration::from_secs(20);

/// How often Prometheus asks.
const SCRAPED_EVERY: Duration = Duration::from_secs(15);

/// So many scrapes tell what one costs.
const SCRAPES: u32 = 100;

#[tokio::main]
async fn main() {
    println!("{:>10}{:>15}", "processes", "turns/s");
    let mut rates = [Vec::new(), Vec::new()];
    let mut scrape = None;
    for _ in 0..ROUNDS {
        for processes in [1, 2] {
            let Some(fleet) = Fleet::start(processes).await else {
                return;
            };
            let rate = fleet.rate().await;
            println!("{processes:>10}{rate:>15.2}");
            rates[processes - 1].push(rate);
            scrape = Some(fleet.scrape().await);
            fleet.end().await;
        }
    }
    let [one, two] = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[ROUNDS / 2]
    });
    println!("two processes play {:.2} times as many as one", two / one);
    if let Some(scrape) = scrape {
        println!(
            "a scrape takes {:.2?} of the processor, {:.3} % at one in {SCRAPED_EVERY:?}",
            scrape,
            100.0 * scrape.as_secs_f64() / SCRAPED_EVERY.as_secs_f64()
        );
    }
}

/// Processes that share a database, and members who take their turns at once.
struct Fleet {
    discord: Discord,
    processes: Vec<Process>,
    games: Games,
    codes: Vec<(Actor, String)>,
}

/// A process on a core of its own.
struct Process {
    child: Child,
    metrics: String,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}

impl Fleet {
    async fn start(processes: usize) -> Option<Self> {
        let address = fresh_database::postgres().await?;
        let discord = Discord::start(Config {
            shards: 2,
            max_concurrency: 2,
            ..Config::default()
        });
        let discord = discord.await.expect("a free port");
        let channels: Vec<_> = (0..SERVERS * GAMES)
            .map(|number| discord.open_channel(&format!("game-{number}")))
            .collect();
        let start = |core| Process::start(core, &discord, &address, 2 / processes);
        let processes = (0..processes).map(start).collect();
        while discord.connected_shards().len() < 2 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let data = address.parse().expect("an address");
        let store = Store::open_shared(&data, Clock::default()).await;
        let games = Games::new(store.expect("a database").into());
        let mut codes = Vec::new();
        for (number, channel) in (0..).zip(channels) {
            let actor = Actor {
                person: Person::new(1000 + number, format!("Player {number}")),
                interaction: (1 + number).into(),
            };
            let channel = i64::try_from(channel.0).expect("an id of Discord");
            let table = NewTable {
                guild: Some(((1 + number % SERVERS) << 22).into()),
                players: Some(4),
                computers: Some((Level::Master, None)),
                ..NewTable::new(ChannelId::from(channel), Kind::Pacru)
            };
            let opened = games.open(&actor, table).await.expect("a table");
            let (Done::Opened { code } | Done::Begun { code }) = opened else {
                panic!("{opened:?}");
            };
            codes.push((actor, code));
        }
        Some(Self {
            discord,
            processes,
            games,
            codes,
        })
    }

    /// Turns of computers a second.
    async fn rate(&self) -> f64 {
        let members = self.take_turns();
        let measured = async {
            tokio::time::sleep(Duration::from_secs(5)).await;
            let (before, began) = (self.turns().await, Instant::now());
            tokio::time::sleep(FOR).await;
            (self.turns().await - before) / began.elapsed().as_secs_f64()
        };
        tokio::select! {
            rate = measured => rate,
            () = members => unreachable!("members play on"),
        }
    }

    /// Members take any turn as soon as they are to move.
    async fn take_turns(&self) {
        let mut interaction = 1_000_000_i64;
        loop {
            for (actor, code) in &self.codes {
                let game = self.games.store().game(code).await.expect("a database");
                let game = game.expect("a game");
                if game
                    .mover()
                    .is_some_and(|mover| mover.id == actor.person.id)
                {
                    let position = self.games.position(&game).await.expect("a position");
                    let turns = position.legal(false);
                    interaction += 1;
                    let actor = Actor {
                        interaction: interaction.into(),
                        ..actor.clone()
                    };
                    let turn = fastrand::choice(&turns).expect("a turn");
                    let taken = self.games.take_turn(&actor, code, None, turn).await;
                    taken.expect("it is their turn");
                }
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Turns that computers have played so far.
    async fn turns(&self) -> f64 {
        let mut turns = 0.0;
        for process in &self.processes {
            turns += process
                .value("pacru_turns_total{game=\"pacru\",player=\"computer\"}")
                .await;
        }
        turns
    }

    /// How much of the processor a scrape takes, beside what the process does anyway.
    async fn scrape(&self) -> Duration {
        let process = &self.processes[0];
        let used = async || process.value("process_cpu_seconds_total").await;
        let before = used().await;
        let began = Instant::now();
        tokio::time::sleep(Duration::from_secs(5)).await;
        let (resting, rested) = (used().await - before, began.elapsed());
        let (before, began) = (used().await, Instant::now());
        for _ in 0..SCRAPES {
            process.metrics().await;
        }
        let busy = used().await - before;
        let usual = resting * began.elapsed().as_secs_f64() / rested.as_secs_f64();
        Duration::from_secs_f64((busy - usual).max(0.0)) / SCRAPES
    }

    async fn end(self) {
        drop(self.processes);
        self.games.store().close().await;
        self.discord.stop().await;
    }
}

impl Process {
    fn start(core: usize, discord: &Discord, address: &str, shards: usize) -> Self {
        // The port is free until the process takes it.
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = port.expect("a free port").port();
        let core = core.to_string();
        let mut command = Command::new("taskset");
        command.args(["-c", &core, env!("CARGO_BIN_EXE_pacru")]);
        let child = command
            .env("DISCORD_TOKEN", discord.token())
            .env("DISCORD_API_PROXY", discord.url())
            .env("PACRU_DATA", address)
            .env("PACRU_SHARDS", shards.to_string())
            .env("PACRU_THREADS", "1")
            .env("PACRU_METRICS", format!("127.0.0.1:{port}"))
            .env("PACRU_LOG", "error")
            .stdin(Stdio::null())
            .spawn();
        Self {
            child: child.expect("taskset(1)"),
            metrics: format!("http://127.0.0.1:{port}/metrics"),
        }
    }

    async fn metrics(&self) -> String {
        let answer = reqwest::get(&self.metrics).await.expect("metrics");
        answer.text().await.expect("metrics")
    }

    /// The value of a metric; 0 if nothing of it has happened.
    async fn value(&self, metric: &str) -> f64 {
        let metrics = self.metrics().await;
        let found = metrics
            .lines()
            .find_map(|line| line.strip_prefix(metric)?.strip_prefix(' '));
        found.map_or(0.0, |value| value.parse().expect("a number"))
    }
}
