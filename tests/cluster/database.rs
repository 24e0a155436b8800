//! Failures of the database and of the network to it.

use std::time::Instant;

use local::{ChannelId, Config};

use super::proxy::Proxy;
use super::server::{self, Server};
use super::shards::pairs;
use super::{Cluster, are_served, nothing_is_lost};
use crate::players::{self, Match, Seen};

/// Two processes and two servers, each with a connection of its own to a database of this test.
struct Apart {
    cluster: Cluster,
    channels: [ChannelId; 2],
    primary: Server,
    ways: [Proxy; 2],
    _folder: tempfile::TempDir,
}

impl Apart {
    async fn open() -> Option<Self> {
        let mut cluster =
            Cluster::open(Config { shards: 2, max_concurrency: 2, ..Config::default() }).await?;
        let folder = server::folder();
        let primary = Server::make(folder.path());
        let ways = [Proxy::to(primary.port).await, Proxy::to(primary.port).await];
        cluster.address = format!("postgres://pacru@127.0.0.1:{}/pacru", primary.port);
        let channels = [cluster.discord.club(), cluster.discord.open_guild("elsewhere")];
        Some(Self { cluster, channels, primary, ways, _folder: folder })
    }

    async fn start(&mut self, at_most: &str) {
        for way in &self.ways {
            let bot = self.cluster.start_with(&way.address("pacru"), &[("PACRU_SHARDS", at_most)]);
            self.cluster.bots.push(bot);
        }
        are_served(&self.cluster, 2).await;
        let registered = self.cluster.discord.registered("pacru").await;
        assert!(registered.is_ok(), "{}", self.cluster.logs());
    }
}

/// The database server is killed and restarted, at once and later, and in the end killed for good:
/// then its standby has every turn that was acknowledged. A database that was away for ten seconds
/// once ended all sessions with Discord, which began again one after the other: with sixty shards
/// members waited for five minutes.
#[tokio::test(flavor = "multi_thread")]
async fn the_database_may_end() {
    let mut apart = needed!(Apart::open().await);
    apart.start("1").await;
    let standby = apart.primary.standby();
    let game = Match::begin();
    let pairs = pairs(&apart.cluster, &apart.channels, &game);
    let (primary, ways, bots) = (&mut apart.primary, &apart.ways, &apart.cluster.bots);
    let trouble = async {
        game.go_on_for(40).await;
        primary.kill();
        primary.start();
        game.go_on_for(40).await;
        let logged: Vec<usize> = bots.iter().map(|bot| bot.log().len()).collect();
        primary.kill();
        for (bot, logged) in bots.iter().zip(logged) {
            bot.says_since(logged, "the leases have ended").await;
        }
        primary.start();
        game.go_on_for(40).await;
        for bot in bots {
            assert_eq!(bot.log().matches("connected").count(), 1, "{}", bot.log());
        }
        let began = Instant::now();
        primary.kill();
        standby.promote();
        for way in ways {
            way.lead_to(standby.port);
        }
        game.go_on_for(1).await;
        let first = began.elapsed();
        game.go_on_for(40).await;
        game.tell(players::Bot::Over);
        first
    };
    let (first, seen) = Seen::during(pairs, trouble).await;
    let mut cluster = apart.cluster;
    cluster.address = format!("postgres://pacru@127.0.0.1:{}/pacru", standby.port);
    let what = format!(
        "two restarts, and a promotion with the first turn {first:?} after the end of the primary"
    );
    nothing_is_lost(cluster, &apart.channels, seen, &what).await;
}

/// What happens to the connections that were cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OldConnections {
    End,
    /// No answer ever comes, and neither side is told.
    StayDead,
}

/// The network between one process and the database is cut. The process answers nothing from before
/// another takes over, and stands by when the network works again.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_may_be_cut_off() {
    cut_off(OldConnections::End).await;
}

/// The network worked again, but the old connections stayed dead: the process waited for their
/// answers until it was restarted.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_may_come_back_to_dead_connections() {
    cut_off(OldConnections::StayDead).await;
}

async fn cut_off(old: OldConnections) {
    let mut apart = needed!(Apart::open().await);
    apart.start("2").await;
    let game = Match::begin();
    let pairs = pairs(&apart.cluster, &apart.channels, &game);
    // The first process may serve both servers, or each process may serve one.
    let serving = apart.cluster.bots.iter().position(|bot| bot.log().contains("serving"));
    let serving = serving.expect("somebody serves");
    let trouble = async {
        game.go_on_for(20).await;
        let began = Instant::now();
        apart.ways[serving].cut();
        apart.cluster.bots[1 - serving].says("shards=\"0, 1\"").await;
        apart.cluster.bots[serving].says("the leases have ended").await;
        are_served(&apart.cluster, 2).await;
        let taken_over = began.elapsed();
        game.go_on_for(20).await;
        match old {
            OldConnections::End => apart.ways[serving].lead_to(apart.primary.port),
            OldConnections::StayDead => apart.ways[serving].lead_only_new_to(apart.primary.port),
        }
        apart.cluster.bots[serving].says("standing by").await;
        // It serves everybody again when it is alone.
        let back = &apart.cluster.bots[serving];
        let before = back.log().len();
        apart.cluster.bots[1 - serving].signal("-TERM");
        back.says_since(before, "shards=\"0, 1\"").await;
        are_served(&apart.cluster, 2).await;
        game.go_on_for(20).await;
        game.tell(players::Bot::Over);
        taken_over
    };
    let (taken_over, seen) = Seen::during(pairs, trouble).await;
    // The server learns that the dead connections have ended.
    apart.ways[serving].lead_to(apart.primary.port);
    let what = format!("a cut, taken over after {taken_over:?}");
    nothing_is_lost(apart.cluster, &apart.channels, seen, &what).await;
}
