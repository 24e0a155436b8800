//! Several processes on one PostgreSQL database: any of them may end at any moment.

mod database;
mod pages;
mod proxy;
mod refusals;
mod server;
mod sessions;
mod shards;
mod standby;

use local::{ChannelId, Config, Discord};
use sqlx::Connection as _;
use sqlx_postgres::PgConnection;
use store::{Location, Store};

use crate::bot::Bot;
use crate::club::OUTBOX;
use crate::kills::{all_is_saved, posted_once};
use crate::players::Seen;
use testing::patience::{PATIENCE, find};

/// Processes that share a database, and their Discord.
struct Cluster {
    discord: Discord,
    /// The running processes, by their names in the test.
    bots: Vec<Bot>,
    /// The address of the database.
    address: String,
    folder: tempfile::TempDir,
}

impl Cluster {
    /// Opens a Discord and an empty database, if there is a server for it.
    async fn open(config: Config) -> Option<Self> {
        let address = testing::database::postgres().await?;
        let discord = Discord::start(Config {
            // Tests share the machine with other programs: only a hang is a failure here.
            response_timeout: PATIENCE,
            traffic_limit: 20_000,
            message_limit: 100_000,
            ..config
        });
        Some(Self {
            discord: discord.await.expect("a free port"),
            bots: Vec::new(),
            address,
            folder: tempfile::tempdir().expect("a temporary folder"),
        })
    }

    /// Starts another process.
    fn start(&self) -> Bot {
        self.start_with(&self.address, &[])
    }

    /// The same with another connection to the database, and other settings.
    fn start_with(&self, address: &str, settings: &[(&str, &str)]) -> Bot {
        let data = self.folder.path().join("pacru.db");
        let mut command = Bot::on(&[], &self.discord, &data);
        command.env("PACRU_DATA", address);
        Bot::spawn(command.envs(settings.iter().copied()))
    }

    /// Waits until no message is waiting to be posted.
    async fn all_is_posted(&self) {
        let mut connection = PgConnection::connect(&self.address).await.expect("a server");
        find("an empty outbox", async || {
            let counted = sqlx::query_as(OUTBOX).fetch_one(&mut connection).await;
            let (waiting, dead): (i64, i64) = counted.expect("the outbox");
            assert_eq!(dead, 0, "{}", self.logs());
            if waiting == 0 { Ok(()) } else { Err(format!("{waiting} left\n{}", self.logs())) }
        })
        .await;
    }

    /// Opens the store when no process uses it any more.
    async fn store(&self) -> Store {
        let data: Location = self.address.parse().expect("an address");
        Store::open(&data).await.expect("nobody uses the data")
    }

    /// Ends all processes cleanly, and then their Discord.
    async fn end(mut self) {
        for bot in &mut self.bots {
            assert!(bot.terminate().success(), "{}", bot.log());
        }
        self.discord.stop().await;
    }

    fn logs(&self) -> String {
        let logs: Vec<String> = self.bots.iter().map(Bot::log).collect();
        logs.join("\n-- the next process --\n")
    }
}

/// Waits until members can play through so many shards.
async fn are_served(cluster: &Cluster, shards: usize) {
    find(&format!("{shards} shards"), async || {
        let ready = cluster.discord.connected_shards().len();
        if ready == shards { Ok(()) } else { Err(format!("{ready}\n{}", cluster.logs())) }
    })
    .await;
}

/// Ends all processes, and checks that everything confirmed is saved and every post exists exactly
/// once.
async fn nothing_is_lost(mut cluster: Cluster, channels: &[ChannelId], seen: Seen, what: &str) {
    cluster.all_is_posted().await;
    let mut boards = 0;
    for channel in channels {
        boards += posted_once(&cluster.discord.messages(*channel));
    }
    for bot in &mut cluster.bots {
        assert!(bot.terminate().success(), "{}", bot.log());
    }
    all_is_saved(cluster.store().await, &seen.games).await;
    println!(
        "{what}: {} turns acknowledged in {} games, 0 lost; {} saved and never acknowledged, 0 played twice; {boards} boards, 0 posted twice",
        seen.acknowledged,
        seen.games.len(),
        seen.unsaid
    );
    cluster.discord.stop().await;
}
