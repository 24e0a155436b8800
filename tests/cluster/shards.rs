//! Three processes and six shards: each process serves some, and the others take over the shards of one that ends.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use local::{ChannelId, Config, Event};
use tokio::sync::watch;

use super::{Cluster, PATIENCE, Seen, all_are_served, nothing_is_lost, says_since};
use crate::bot::Bot;
use crate::players::{self, Pair};

/// How often a process is killed, unless the variable `PACRU_KILLS` is set.
const KILLS: u64 = 3;

/// The seed of the moments and the victims, unless the variable `PACRU_SEED` is set.
const SEED: u64 = 9;

/// For how many seconds a process is suspended, unless the variable `PACRU_STOPPED` is set. Others take its shards over
/// after six.
const STOPPED: u64 = 9;

/// How long a member waits for an answer before they repeat the command.
pub(super) const ANSWER: Duration = Duration::from_secs(5);

const NAMES: [[&str; 2]; 6] = [
    ["Ana", "Ben"],
    ["Chika", "Dmitri"],
    ["Ben", "Chika"],
    ["Dmitri", "Ana"],
    ["Ana", "Chika"],
    ["Ben", "Dmitri"],
];

/// A cluster with six shards, each with one server, and the channels of these servers.
pub(super) async fn six_servers() -> Option<(Cluster, Vec<ChannelId>)> {
    let cluster = Cluster::open(Config {
        shards: 6,
        // Two shards share each bucket, and one of them waits for the other.
        max_concurrency: 3,
        ..Config::default()
    })
    .await?;
    let mut channels = vec![cluster.discord.club()];
    channels.extend((1..6).map(|number| cluster.discord.open_guild(&format!("club-{number}"))));
    Some((cluster, channels))
}

/// Two members on each server.
pub(super) fn pairs<'a>(
    cluster: &'a Cluster,
    channels: &[ChannelId],
    state: &watch::Receiver<players::Bot>,
) -> Vec<Pair<'a>> {
    let pairs = (1..).zip(NAMES).zip(channels);
    pairs
        .map(|((seed, names), channel)| {
            Pair::new(&cluster.discord, names, state.clone(), seed).patient(*channel, ANSWER)
        })
        .collect()
}

/// Each of three processes may be killed or stopped at any moment, and the members are not told.
#[tokio::test(flavor = "multi_thread")]
async fn any_process_may_end() {
    let Some((mut cluster, channels)) = six_servers().await else {
        return;
    };
    let variable =
        |name, usual| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let kills = variable("PACRU_KILLS", KILLS);
    let seed = variable("PACRU_SEED", SEED);
    let stopped = Duration::from_secs(variable("PACRU_STOPPED", STOPPED));
    let at_most = [("PACRU_SHARDS", "3")];
    let start = || cluster.start_with(&cluster.address, &at_most);
    let mut bots: Vec<Bot> = (0..3).map(|_| start()).collect();
    all_are_served(&cluster, 6).await;
    let registered = cluster.discord.registered("pacru").await;
    assert!(registered.is_ok());

    let (sender, state) = watch::channel(players::Bot::Up);
    let mut pairs = pairs(&cluster, &channels, &state);
    let trouble = async {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut longest = Duration::ZERO;
        for kill in 0..=kills {
            tokio::time::sleep(Duration::from_millis(random.u64(500..2000))).await;
            // Processes that serve a shard, in turn.
            let serving = |bot: &Bot| {
                let log = bot.log();
                let last = log
                    .lines()
                    .rfind(|line| line.contains("serving") || line.contains("standing by"));
                last.is_some_and(|line| line.contains("serving"))
            };
            let serving: Vec<usize> =
                (0..bots.len()).filter(|index| serving(&bots[*index])).collect();
            let victim = serving[random.usize(..serving.len())];
            let began = Instant::now();
            if kill == 1 {
                bots[victim].suspend();
                // Others take over its shards. When it continues, it believes for a moment that it still serves them.
                tokio::time::sleep(stopped).await;
                let before = bots[victim].log().len();
                bots[victim].signal("-CONT");
                says_since(before, &bots[victim], "standing by").await;
            } else {
                let mut events = cluster.discord.events();
                bots[victim].kill();
                while !matches!(events.recv().await, Ok(Event::Disconnected)) {}
                all_are_served(&cluster, 6).await;
                longest = longest.max(began.elapsed());
                bots[victim] = start();
            }
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
        sender.send_replace(players::Bot::Over);
        longest
    };
    let play = join_all(pairs.iter_mut().map(|pair| pair.play(usize::MAX)));
    let patience = stopped + PATIENCE * (20 + u32::try_from(kills).unwrap_or(u32::MAX));
    let (longest, _) = tokio::time::timeout(patience, async { tokio::join!(trouble, play) })
        .await
        .expect("members play on");
    let seen = Seen::of(pairs);
    cluster.bots = bots;
    let what = format!(
        "{kills} kills and a stop for {stopped:?}, all served again after {longest:?} at most"
    );
    nothing_is_lost(cluster, &channels, seen, &what).await;
}
