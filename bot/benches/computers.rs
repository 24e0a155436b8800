//! `.ci/postgres cargo bench -p bot --bench computers`: turns of computers a second by one process and by two, each on a core
//! of its own with one thread for computers, over one database, and whose processor time such a turn takes. Then what a scrape
//! of the metrics costs a process that does nothing else; only that with `-- scrapes`.

use std::net::TcpListener;
use std::path::Path;
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

/// How often members look whether it is their turn. Looking more often keeps the database busy; with longer pauses the
/// computers run out of games in which it is their turn.
const LOOK: Duration = Duration::from_secs(2);

/// How often each number of processes is measured, and for how long.
const ROUNDS: usize = 3;
const FOR: Duration = Duration::from_secs(20);

/// How often Prometheus asks.
const SCRAPED_EVERY: Duration = Duration::from_secs(15);

/// So many scrapes in this time tell what one costs, if the same time without any is known.
const SCRAPES: u32 = 100;
const SCRAPED_FOR: Duration = Duration::from_secs(10);

/// How often the two are compared.
const COMPARISONS: usize = 7;

#[tokio::main]
async fn main() {
    if std::env::args().all(|argument| argument != "scrapes") {
        measure_turns().await;
    }
    measure_scrapes().await;
}

async fn measure_turns() {
    println!("{:>39}", "milliseconds of the processor for a turn");
    print!("{:>10}{:>10}", "processes", "turns/s");
    println!("{:>10}{:>10}{:>12}{:>10}", "thinking", "the rest", "PostgreSQL", "members");
    // Turns a second, and the seconds of thinking in them.
    let mut rates = [Vec::new(), Vec::new()];
    let mut thinking = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for processes in [1, 2] {
            let Some(fleet) = Fleet::start(processes).await else {
                return;
            };
            let (rate, turn) = fleet.rate().await;
            print!("{processes:>10}{rate:>10.2}");
            println!(
                "{:>10.1}{:>10.1}{:>12.1}{:>10.1}",
                1000.0 * turn.thinking,
                1000.0 * turn.rest,
                1000.0 * turn.database,
                1000.0 * turn.members
            );
            rates[processes - 1].push(rate);
            thinking[processes - 1].push(rate * turn.thinking);
            fleet.end().await;
        }
    }
    let ratio = |measured: [Vec<f64>; 2]| {
        let [one, two] = measured.map(|mut measured| {
            measured.sort_by(f64::total_cmp);
            measured[ROUNDS / 2]
        });
        two / one
    };
    println!(
        "two processes play {:.2} times as many turns as one, and think {:.2} times as long: the difference is what a core \
         loses while the other one works",
        ratio(rates),
        ratio(thinking)
    );
}

/// Prints the processor time of the bot for a scrape, without that of PostgreSQL.
async fn measure_scrapes() {
    let Some(fleet) = Fleet::start(1).await else {
        return;
    };
    let mut costs = fleet.costs_of_a_scrape().await;
    fleet.end().await;
    costs.sort_by(f64::total_cmp);
    let [least, median, most] = [0, COMPARISONS / 2, COMPARISONS - 1].map(|at| costs[at]);
    println!(
        "a scrape takes {:.2} ms of the processor ({:.2} to {:.2}), {:.4} % of a core at one in {SCRAPED_EVERY:?}",
        1000.0 * median,
        1000.0 * least,
        1000.0 * most,
        100.0 * median / SCRAPED_EVERY.as_secs_f64()
    );
}

/// Seconds of processor time.
#[derive(Clone, Copy)]
struct Used {
    /// By the threads on which computers think.
    thinking: f64,
    /// By the other threads of the bot.
    rest: f64,
    /// By the connections of the database.
    database: f64,
    /// By the members and the stand-in for Discord: this process.
    members: f64,
}

impl Used {
    /// The share of each of so many turns since `before`.
    fn per_turn(self, before: Self, turns: f64) -> Self {
        Self {
            thinking: (self.thinking - before.thinking) / turns,
            rest: (self.rest - before.rest) / turns,
            database: (self.database - before.database) / turns,
            members: (self.members - before.members) / turns,
        }
    }
}

/// Processes that share a database, and members who take their turns at once.
struct Fleet {
    discord: Discord,
    /// The name of the database.
    database: String,
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
        let address = testing::database::postgres().await?;
        let discord = Discord::start(Config { shards: 2, max_concurrency: 2, ..Config::default() });
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
        let (_, database) = address.rsplit_once('/').expect("the name of a database");
        Some(Self { discord, database: database.to_owned(), processes, games, codes })
    }

    /// Turns of computers a second, and what one of them takes.
    async fn rate(&self) -> (f64, Used) {
        let members = self.take_turns();
        let measured = async {
            tokio::time::sleep(Duration::from_secs(5)).await;
            let (before, began, used) = (self.turns().await, Instant::now(), self.used());
            tokio::time::sleep(FOR).await;
            let turns = self.turns().await - before;
            let rate = turns / began.elapsed().as_secs_f64();
            (rate, self.used().per_turn(used, turns))
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
                if game.mover().is_some_and(|mover| mover.id == actor.person.id) {
                    let position = self.games.position(&game).await.expect("a position");
                    let turns = position.legal(false);
                    interaction += 1;
                    let actor = Actor { interaction: interaction.into(), ..actor.clone() };
                    let turn = fastrand::choice(&turns).expect("a turn");
                    let taken = self.games.take_turn(&actor, code, None, turn).await;
                    taken.expect("it is their turn");
                }
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// The processor time that everybody has used so far.
    fn used(&self) -> Used {
        let bot: f64 = self.processes.iter().map(Process::used).sum();
        let thinking = self.processes.iter().map(Process::thinking).sum();
        Used {
            thinking,
            rest: bot - thinking,
            database: used_by_connections(&self.database),
            members: used_by(Path::new("/proc/self")),
        }
    }

    /// Turns that computers have played so far.
    async fn turns(&self) -> f64 {
        let mut turns = 0.0;
        for process in &self.processes {
            turns += process.value("pacru_turns_total{game=\"pacru\",player=\"computer\"}").await;
        }
        turns
    }

    /// How many seconds of processor time a scrape takes, in each comparison. It may be less than nothing, where the process
    /// did something else meanwhile.
    async fn costs_of_a_scrape(&self) -> Vec<f64> {
        let process = &self.processes[0];
        self.computers_rest().await;
        let mut costs = Vec::new();
        for _ in 0..COMPARISONS {
            let before = process.used();
            tokio::time::sleep(SCRAPED_FOR).await;
            let resting = process.used() - before;
            let mut next = tokio::time::interval(SCRAPED_FOR / SCRAPES);
            // The first tick comes at once.
            next.tick().await;
            let before = process.used();
            for _ in 0..SCRAPES {
                next.tick().await;
                process.metrics().await;
            }
            costs.push((process.used() - before - resting) / f64::from(SCRAPES));
        }
        costs
    }

    /// Waits until every game waits for its member.
    async fn computers_rest(&self) {
        let mut before = -1.0;
        loop {
            let turns = self.turns().await;
            if turns > 0.0 && turns <= before {
                return;
            }
            before = turns;
            tokio::time::sleep(Duration::from_secs(20)).await;
        }
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

    /// Seconds of processor time that it has used.
    fn used(&self) -> f64 {
        used_by(Path::new(&format!("/proc/{}", self.child.id())))
    }

    /// Seconds of processor time that the threads have used on which computers think.
    fn thinking(&self) -> f64 {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.child.id()));
        let threads = threads.expect("it runs").flatten().map(|it| it.path());
        let thinking = threads.filter(|thread| {
            let name = std::fs::read_to_string(thread.join("comm"));
            name.is_ok_and(|name| name.starts_with("engine-"))
        });
        thinking.map(|thread| used_by(&thread)).sum()
    }

    async fn metrics(&self) -> String {
        let answer = reqwest::get(&self.metrics).await.expect("metrics");
        answer.text().await.expect("metrics")
    }

    /// The value of a metric; 0 if nothing of it has happened.
    async fn value(&self, metric: &str) -> f64 {
        let metrics = self.metrics().await;
        let found = metrics.lines().find_map(|line| line.strip_prefix(metric)?.strip_prefix(' '));
        found.map_or(0.0, |value| value.parse().expect("a number"))
    }
}

/// Seconds of processor time that a process or thread has used, from its folder in `/proc`.
fn used_by(folder: &Path) -> f64 {
    let stat = std::fs::read_to_string(folder.join("stat")).expect("it runs");
    // The name in brackets may hold spaces.
    let (_, fields) = stat.rsplit_once(')').expect("a name");
    let ticks = fields.split_whitespace().skip(11).take(2);
    let ticks = ticks.map(|field| field.parse::<f64>().expect("a number"));
    // On Linux such a tick is always a hundredth of a second.
    ticks.sum::<f64>() / 100.0
}

/// Seconds of processor time that PostgreSQL has used for the connections to a database, whose processes carry its name.
fn used_by_connections(database: &str) -> f64 {
    let processes = std::fs::read_dir("/proc").expect("Linux");
    let processes = processes.flatten().map(|it| it.path());
    let connections = processes.filter(|process| {
        let title = std::fs::read_to_string(process.join("cmdline"));
        title.is_ok_and(|title| {
            title.starts_with("postgres:") && title.split(' ').any(|word| word == database)
        })
    });
    connections.map(|process| used_by(&process)).sum()
}
