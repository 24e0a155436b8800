//! A database that says no. Whatever it answers, and however long: members read that nothing was
//! saved, `/readyz`, the metrics and the log say why, and the bot goes on when it can, without
//! another start.

use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use local::{ChannelId, Config, Discord, Member};
use rules::{Kind, Position, Status};
use sqlx::{AssertSqlSafe, Connection as _};
use sqlx_postgres::PgConnection;

use super::Cluster;
use super::proxy::Proxy;
use super::server::{self, Server};
use crate::bot::Bot;
use crate::club::code_in;
use crate::service_manager::listen;
use crate::variable;
use testing::patience::find;

/// For how many seconds more each answer is given once the leases have ended, unless the variable
/// `PACRU_REFUSED` is set.
const REFUSED: u64 = 0;

/// What the database does.
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// It takes no connection, with this code, and has ended those that there were.
    NoConnection(&'static str),
    /// It refuses whatever is written, with this code.
    NoChange(&'static str),
    /// It is read-only for everybody who connects from now on.
    ReadOnly,
}
use Answer::{NoChange, NoConnection, ReadOnly};

/// What the database answers, and what an operator reads about it.
const ANSWERS: [(Answer, &str); 12] = [
    (ReadOnly, "the database cannot be written to"),
    (NoConnection("57P03"), "the database server is stopping or starting"),
    (NoConnection("57P01"), "the database server is stopping or starting"),
    (NoConnection("53300"), "the database server has no connection left"),
    (NoConnection("28P01"), "the database server does not let this user in"),
    (NoConnection("08006"), "the database server cannot be reached"),
    (NoChange("25006"), "the database cannot be written to"),
    (NoChange("40001"), "another program is using the database"),
    (NoChange("40P01"), "another program is using the database"),
    (NoChange("53100"), "the disk of the database server is full"),
    (NoChange("55P03"), "another program is using the database"),
    (NoChange("57014"), "it took too long"),
];

/// Ana and Ben, who play against each other.
struct Playing {
    channel: ChannelId,
    movers: [Member; 2],
    code: String,
    position: Position,
}

impl Playing {
    async fn begin(discord: &Discord) -> Self {
        let channel = discord.club();
        let mut movers = ["Ana", "Ben"].map(|name| discord.member(name).unwrap());
        let asked = movers[0].command(channel, "pacru new", [("opponent", "Ben")]).unwrap();
        let code = code_in(&asked.reply().await.unwrap().content);
        let invited = discord.wait_for(channel, |it| it.content.contains("invited")).await;
        movers[1].press_labelled(&invited.unwrap(), "Accept").unwrap();
        let heading = format!("`{code}`** begins");
        let begins = discord.wait_for(channel, |it| it.content.contains(&heading)).await.unwrap();
        if begins.pinged != [movers[0].id()] {
            movers.reverse();
        }
        let position = Position::start(Kind::Pacru, 2).unwrap();
        Self { channel, movers, code, position }
    }

    /// What the player to move reads about their next turn.
    async fn says(&self) -> String {
        let Status::Turn(seat) = self.position.status() else { panic!("the game goes on") };
        let mover = self.position.seats().iter().position(|other| other == seat).unwrap();
        let turn = &self.position.legal(false)[0];
        let options = [("move", turn.as_str()), ("game", self.code.as_str())];
        let asked = self.movers[mover].command(self.channel, "pacru move", options).unwrap();
        asked.reply().await.unwrap().content
    }

    /// Plays the next turn, which is saved.
    async fn goes_on(&mut self) {
        let said = self.says().await;
        assert!(said.contains("You have played"), "{said}");
        self.position = self.position.play(&self.position.legal(false)[0]).unwrap().position;
        assert_eq!(self.position.forced(), None);
    }

    async fn is_refused(&self) {
        let said = self.says().await;
        assert!(said.contains("nothing has changed"), "{said}");
    }

    /// The same while another process may take the place of this one before the member has an
    /// answer.
    async fn is_not_saved(&self) {
        let said = self.says().await;
        let truths = ["nothing has changed", "I do not know yet"];
        assert!(truths.iter().any(|truth| said.contains(truth)), "{said}");
    }
}

/// A process that is watched.
struct Watched {
    bot: Bot,
    address: String,
    /// The last state that its service manager was told.
    told: Arc<Mutex<String>>,
}

impl Watched {
    /// Starts a process whose service manager listens in this folder.
    async fn start(cluster: &Cluster, database: &str, folder: &Path) -> Self {
        let (listening, socket) = listen(folder);
        let told = last_state(listening);
        let socket = socket.to_str().unwrap();
        let variables = [("PACRU_METRICS", "127.0.0.1:0"), ("NOTIFY_SOCKET", socket)];
        let bot = cluster.start_with(database, &variables);
        bot.says("metrics are at").await;
        let log = bot.log();
        let (_, rest) = log.split_once("metrics are at ").unwrap();
        let address = rest.split_once("/metrics").unwrap().0.to_owned();
        Self { bot, address, told }
    }

    async fn ask(&self, path: &str) -> (u16, String) {
        let answer = reqwest::get(format!("{}{path}", self.address)).await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// Waits until `/readyz` answers with these words.
    async fn is(&self, words: &str) {
        find(words, async || {
            let (_, text) = self.ask("/readyz").await;
            if text.contains(words) { Ok(()) } else { Err(format!("{text}\n{}", self.bot.log())) }
        })
        .await;
    }

    /// Waits until the service manager is told this state.
    async fn tells(&self, state: &str) {
        find(state, async || {
            let told = self.told.lock().unwrap().clone();
            if told.starts_with(state) {
                Ok(())
            } else {
                Err(format!("{told}\n{}", self.bot.log()))
            }
        })
        .await;
    }

    /// The value of a metric, of all its labels.
    async fn sum(&self, metric: &str) -> i64 {
        let (_, text) = self.ask("/metrics").await;
        let values = text.lines().filter(|line| line.starts_with(metric));
        values.filter_map(|line| line.rsplit_once(' ')?.1.parse::<i64>().ok()).sum()
    }
}

/// Keeps the last state that is told at a socket. It is always read: a process waits while ten messages are unread.
fn last_state(socket: UnixDatagram) -> Arc<Mutex<String>> {
    let last = Arc::<Mutex<String>>::default();
    let kept = Arc::downgrade(&last);
    std::thread::spawn(move || {
        let mut message = [0; 4096];
        while let Some(kept) = kept.upgrade() {
            // Nothing comes for a second.
            let Ok(length) = socket.recv(&mut message) else { continue };
            let text = String::from_utf8_lossy(&message[..length]).into_owned();
            let state = text.lines().find_map(|line| line.strip_prefix("STATUS="));
            if let Some(state) = state {
                state.clone_into(&mut kept.lock().unwrap());
            }
        }
    });
    last
}

/// What makes the database answer so, and what ends it, while its administrator still writes.
async fn give(answer: Answer, way: &Proxy, server: &Server) {
    let mut connection = administrator(server).await;
    match answer {
        NoConnection(code) => way.refuse(code),
        NoChange(code) => {
            let refuse = format!(
                "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
                 $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$;
                 DO $$ DECLARE its TEXT; BEGIN
                   FOR its IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
                     EXECUTE format('CREATE TRIGGER refuse BEFORE INSERT OR UPDATE OR DELETE ON %I
                       FOR EACH STATEMENT EXECUTE FUNCTION refuse()', its);
                   END LOOP;
                 END $$"
            );
            sqlx::raw_sql(AssertSqlSafe(refuse)).execute(&mut connection).await.unwrap();
        }
        ReadOnly => {
            let on = "ALTER DATABASE pacru SET default_transaction_read_only = on";
            sqlx::raw_sql(on).execute(&mut connection).await.unwrap();
            way.lead_to(server.port);
        }
    }
}

async fn end(answer: Answer, way: &Proxy, server: &Server) {
    let mut connection = administrator(server).await;
    match answer {
        NoConnection(_) => way.lead_to(server.port),
        NoChange(_) => {
            let end = "DROP FUNCTION refuse() CASCADE";
            sqlx::raw_sql(end).execute(&mut connection).await.unwrap();
        }
        ReadOnly => {
            let off = "ALTER DATABASE pacru RESET default_transaction_read_only";
            sqlx::raw_sql(off).execute(&mut connection).await.unwrap();
        }
    }
}

async fn administrator(server: &Server) -> PgConnection {
    let writes = "-cdefault_transaction_read_only%3Doff";
    let address = format!("postgres://pacru@127.0.0.1:{}/pacru?options={writes}", server.port);
    PgConnection::connect(&address).await.unwrap()
}

/// After eight seconds in which it was read-only, no process saved anything any more until it was
/// started again, while `/readyz` said "ready", no failure was counted, and members read that the
/// application did not respond.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_database_answers_is_told_and_passes() {
    let cluster = needed!(Cluster::open(Config::default()).await);
    let folder = server::folder();
    let server = Server::make(folder.path());
    let way = Proxy::to(server.port).await;
    let mut watched = Watched::start(&cluster, &way.address("pacru"), folder.path()).await;
    assert!(cluster.discord.registered("pacru").await.is_ok(), "{}", watched.bot.log());
    let longer = Duration::from_secs(variable("PACRU_REFUSED", REFUSED));
    let mut playing = Playing::begin(&cluster.discord).await;
    watched.is("ready").await;
    playing.goes_on().await;
    for (answer, words) in ANSWERS {
        let (logged, failures) = (watched.bot.log().len(), watched.sum("pacru_failures").await);
        give(answer, &way, &server).await;
        watched.is(&format!("not ready: nothing can be saved: {words}")).await;
        watched.tells(&format!("nothing can be saved: {words}")).await;
        playing.is_not_saved().await;
        watched.bot.says_since(logged, "the leases have ended").await;
        watched.bot.says_since(logged, words).await;
        // This process cannot know whether another one has taken its place.
        playing.is_refused().await;
        tokio::time::sleep(longer).await;
        playing.is_refused().await;
        assert_eq!(watched.sum("pacru_data_up").await, 0, "{answer:?}");
        let counted = watched.sum("pacru_failures").await;
        assert!(counted >= failures + 3, "{answer:?}: {failures} {counted}");
        end(answer, &way, &server).await;
        watched.is("ready\n").await;
        watched.tells("connected with Discord").await;
        find("data that are up", async || match watched.sum("pacru_data_up").await {
            1 => Ok(()),
            other => Err(other.to_string()),
        })
        .await;
        playing.goes_on().await;
        println!("{answer:?}: {words}");
    }
    assert_eq!(watched.bot.log().matches("connected bot").count(), 1, "{}", watched.bot.log());
    assert!(watched.bot.terminate().success(), "{}", watched.bot.log());
    cluster.discord.stop().await;
}

/// A machine that was cut off while the others were updated came back, and went on with the layout that it knew.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_process_stops_acting_once_the_layout_is_newer() {
    let cluster = needed!(Cluster::open(Config::default()).await);
    let [of_older, of_newer] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let mut older = Watched::start(&cluster, &cluster.address, of_older.path()).await;
    assert!(cluster.discord.registered("pacru").await.is_ok(), "{}", older.bot.log());
    let mut playing = Playing::begin(&cluster.discord).await;
    older.is("ready").await;
    playing.goes_on().await;
    let mut connection = PgConnection::connect(&cluster.address).await.unwrap();
    let mut sql = async |sql| sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    sql("INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'a later release', true, '', 0)")
    .await;
    older.is("not ready: nothing can be saved: a newer pacru has changed the layout").await;
    older.bot.says("the leases have ended").await;
    playing.is_refused().await;
    assert!(older.bot.terminate().success(), "{}", older.bot.log());
    let mut again = Bot::on(&[], &cluster.discord, &cluster.folder.path().join("pacru.db"));
    again.env("PACRU_DATA", &cluster.address);
    Bot::ends(&mut again, 1, &["was written by a newer pacru"]);

    // The newer release knows its own layout. There is only one to test with, so the number goes.
    sql("DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    let mut newer = Watched::start(&cluster, &cluster.address, of_newer.path()).await;
    newer.is("ready\n").await;
    playing.goes_on().await;
    assert!(newer.bot.terminate().success(), "{}", newer.bot.log());
    cluster.discord.stop().await;
}
