//! Sessions with Discord continue in another process: interactions while no process serves the members are answered
//! after all. That forgotten sessions begin anew: `trouble`, on PostgreSQL, whatever happens before the start.

use std::time::Instant;

use local::{ChannelId, Config, Event, Interaction};
use sqlx::Connection as _;
use sqlx_postgres::PgConnection;
use tokio::sync::broadcast;

use super::{Cluster, are_served};
use testing::patience::find;

/// Once, when a process with three shards of one bucket ended, the next one started their sessions one after the
/// other, the last after seventeen seconds, and interactions in between were lost. Now it resumes all three at once,
/// and Discord sends it what it has missed.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_over_resumes_all_sessions_at_once() {
    let mut cluster = needed!(Cluster::open(Config { shards: 3, ..Config::default() }).await);
    let channels = [
        cluster.discord.club(),
        cluster.discord.open_guild("second"),
        cluster.discord.open_guild("third"),
    ];
    let mut serving = cluster.start();
    are_served(&cluster, 3).await;
    sessions_are_kept(&cluster, 3).await;
    let mut standby = cluster.start();
    standby.says("standing by").await;

    for killed in [true, false] {
        // This is the last interaction that the first process handles: the other process receives it again.
        answered(new_tables(&cluster, &channels)).await;
        let mut events = cluster.discord.events();
        let began = Instant::now();
        if killed {
            serving.kill();
        } else {
            assert!(serving.terminate().success(), "{}", serving.log());
        }
        are_served(&cluster, 0).await;
        answered(new_tables(&cluster, &channels)).await;
        println!(
            "killed: {killed}; what was asked of three servers meanwhile was answered after {:?}",
            began.elapsed()
        );
        are_served(&cluster, 3).await;
        assert_eq!(begun(&mut events), [true; 3], "each is resumed\n{}", standby.log());
        std::mem::swap(&mut serving, &mut standby);
        standby = cluster.start();
        standby.says("standing by").await;
    }

    cluster.bots = vec![serving, standby];
    cluster.all_is_posted().await;
    for channel in channels {
        let posted = cluster.discord.messages(channel);
        let tables = posted.iter().filter(|message| message.content.contains("a table for"));
        assert_eq!(tables.count(), 4, "each table once: {posted:#?}");
    }
    cluster.discord.stop().await;
}

/// A machine that was stopped for longer than a lease, and that nobody has replaced, once threw its sessions away, and
/// its members waited for half a minute.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_slept_goes_on_with_their_sessions() {
    let mut cluster = needed!(Cluster::open(Config::default()).await);
    let serving = cluster.start();
    assert!(cluster.discord.registered("pacru").await.is_ok(), "{}", serving.log());
    sessions_are_kept(&cluster, 1).await;
    answered(new_tables(&cluster, &[cluster.discord.club()])).await;
    let mut events = cluster.discord.events();
    serving.suspend();
    let mut database = PgConnection::connect(&cluster.address).await.expect("a server");
    find("the end of the lease", async || {
        let ended =
            "SELECT bool_and(until < extract(epoch FROM clock_timestamp()) * 1000) FROM shards";
        let ended: bool = sqlx::query_scalar(ended).fetch_one(&mut database).await.expect("leases");
        if ended { Ok(()) } else { Err("it goes on".to_owned()) }
    })
    .await;
    serving.signal("-CONT");
    answered(new_tables(&cluster, &[cluster.discord.club()])).await;
    assert_eq!(begun(&mut events), [false; 0], "{}", serving.log());
    cluster.bots = vec![serving];
    cluster.discord.stop().await;
}

/// On each server a member opens a table.
fn new_tables(cluster: &Cluster, channels: &[ChannelId]) -> Vec<Interaction> {
    let members = cluster.discord.members();
    let asked = members.iter().zip(channels).map(|(member, channel)| {
        member.command(*channel, "pacru new", [("players", "2")]).expect("it is offered")
    });
    asked.collect()
}

async fn answered(asked: Vec<Interaction>) {
    for asked in asked {
        let said = asked.reply().await.expect("an answer");
        assert!(said.content.starts_with("The table"), "{}", said.content);
    }
}

/// Waits until another process could resume this many sessions.
async fn sessions_are_kept(cluster: &Cluster, sessions: i64) {
    let mut database = PgConnection::connect(&cluster.address).await.expect("a server");
    find(&format!("{sessions} sessions"), async || {
        let kept = sqlx::query_scalar("SELECT count(*) FROM shards WHERE session_id IS NOT NULL");
        // Before the first process has made the tables, the query fails.
        let kept: i64 = kept.fetch_one(&mut database).await.unwrap_or_default();
        if kept == sessions { Ok(()) } else { Err(format!("{kept}\n{}", cluster.logs())) }
    })
    .await;
}

/// Whether each session since then was resumed.
fn begun(events: &mut broadcast::Receiver<Event>) -> Vec<bool> {
    let mut begun = Vec::new();
    loop {
        match events.try_recv() {
            Ok(Event::Connected { resumed, .. }) => begun.push(resumed),
            Ok(_) => {}
            Err(broadcast::error::TryRecvError::Empty) => return begun,
            Err(error) => panic!("{error}"),
        }
    }
}
