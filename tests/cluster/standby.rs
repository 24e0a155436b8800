//! Two processes and one shard: one process serves, the other stands by.

use std::time::{Duration, Instant};

use local::Config;

use super::{Cluster, nothing_is_lost};
use crate::bot::{Bot, session_begins};
use crate::players::{self, Match, Pair, Seen};
use crate::variable;
use testing::patience::find;

/// How often the serving process is killed, unless the variable `PACRU_KILLS` is set.
const KILLS: u64 = 2;

/// Once, a club had to wait when the machine of its bot failed. Now the other process takes over:
/// when the first is killed, when it is told to end, and when it is only suspended.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_stands_by_takes_over() {
    let mut cluster = needed!(
        Cluster::open(Config { identify_interval: Duration::ZERO, ..Config::default() }).await
    );
    let kills = variable("PACRU_KILLS", KILLS);
    let mut serving = cluster.start();
    assert!(cluster.discord.registered("pacru").await.is_ok(), "{}", serving.log());
    let mut standby = cluster.start();
    standby.says("standing by").await;

    let game = Match::begin();
    let names = [["Ana", "Ben"], ["Chika", "Dmitri"], ["Ben", "Chika"]];
    let pairs: Vec<Pair<'_>> = (1..)
        .zip(names)
        .map(|(seed, names)| Pair::new(&cluster.discord, names, &game, seed))
        .collect();
    let takeovers = async {
        let mut random = fastrand::Rng::with_seed(9);
        let mut longest = Duration::ZERO;
        for takeover in 0..kills + 2 {
            game.go_on_for(random.usize(10..60)).await;
            let mut events = cluster.discord.events();
            let began = Instant::now();
            match takeover {
                0 => {
                    game.tell(players::Bot::Down);
                    assert!(serving.terminate().success(), "{}", serving.log());
                }
                1 => serving.suspend(),
                _ => serving.kill(),
            }
            game.tell(players::Bot::Down);
            session_begins(&mut events, || cluster.logs()).await;
            game.tell(players::Bot::Up);
            longest = longest.max(began.elapsed());
            if takeover == 1 {
                // It still believes that it serves, and finds that the interactions it reads now
                // were answered by the other process.
                game.go_on_for(10).await;
                serving.signal("-CONT");
                serving.says("standing by").await;
            } else {
                serving = cluster.start();
                serving.says("standing by").await;
            }
            std::mem::swap(&mut serving, &mut standby);
        }
        game.go_on_for(20).await;
        game.tell(players::Bot::Over);
        longest
    };
    let (longest, seen) = Seen::during(pairs, takeovers).await;
    cluster.bots = vec![serving, standby];
    let what = format!("{} takeovers, the longest after {longest:?}", kills + 2);
    let channels = [cluster.discord.club()];
    nothing_is_lost(cluster, &channels, seen, &what).await;
}

/// Bots that start at the same moment create the tables of an empty database only once.
#[tokio::test(flavor = "multi_thread")]
async fn three_processes_begin_at_once() {
    let mut cluster = needed!(Cluster::open(Config::default()).await);
    cluster.bots = (0..3).map(|_| cluster.start()).collect();
    assert!(cluster.discord.registered("pacru").await.is_ok(), "{}", cluster.logs());
    let standing = |bot: &Bot| bot.log().contains("standing by");
    find("two that stand by", async || {
        let enough = cluster.bots.iter().filter(|bot| standing(bot)).count() >= 2;
        if enough { Ok(()) } else { Err(cluster.logs()) }
    })
    .await;
    cluster.end().await;
}
