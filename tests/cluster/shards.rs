//! Three processes and six shards: each process serves some, and the others take over the shards of
//! one that ends.

use std::time::{Duration, Instant};

use local::{ChannelId, Config, Event};

use super::{Cluster, are_served, nothing_is_lost};
use crate::bot::{Bot, happens, session_begins};
use crate::players::{self, Match, Pair, Seen};
use crate::variable;

/// How often a process is killed, unless the variable `PACRU_KILLS` is set.
const KILLS: u64 = 3;

/// The seed of the moments and the victims, unless the variable `PACRU_SEED` is set.
const SEED: u64 = 9;

/// For how many seconds a process stays suspended once others have taken its shards over, unless
/// the variable `PACRU_STOPPED` is set.
const STOPPED: u64 = 0;

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
    game: &Match,
) -> Vec<Pair<'a>> {
    let pairs = (1..).zip(NAMES).zip(channels);
    pairs
        .map(|((seed, names), channel)| {
            Pair::new(&cluster.discord, names, game, seed).patient(*channel, ANSWER)
        })
        .collect()
}

/// Each of three processes may be killed or stopped at any moment, and the members are not told.
#[tokio::test(flavor = "multi_thread")]
async fn any_process_may_end() {
    let (mut cluster, channels) = needed!(six_servers().await);
    let kills = variable("PACRU_KILLS", KILLS);
    let seed = variable("PACRU_SEED", SEED);
    let stopped = Duration::from_secs(variable("PACRU_STOPPED", STOPPED));
    let at_most = [("PACRU_SHARDS", "3")];
    let start = || cluster.start_with(&cluster.address, &at_most);
    let mut bots: Vec<Bot> = (0..3).map(|_| start()).collect();
    are_served(&cluster, 6).await;
    assert!(cluster.discord.registered("pacru").await.is_ok());

    let game = Match::begin();
    let pairs = pairs(&cluster, &channels, &game);
    let trouble = async {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut longest = Duration::ZERO;
        for kill in 0..=kills {
            game.go_on_for(random.usize(10..100)).await;
            // Processes that serve a shard, in turn.
            let serving = |bot: &Bot| {
                let log = bot.log();
                log.lines()
                    .rfind(|line| line.contains("serving") || line.contains("standing by"))
                    .is_some_and(|line| line.contains("serving"))
            };
            let serving: Vec<usize> =
                (0..bots.len()).filter(|index| serving(&bots[*index])).collect();
            let victim = serving[random.usize(..serving.len())];
            let began = Instant::now();
            let mut events = cluster.discord.events();
            if kill == 1 {
                bots[victim].suspend();
                // Others take over its shards. When it continues, it believes for a moment that it
                // still serves them.
                session_begins(&mut events, || cluster.logs()).await;
                tokio::time::sleep(stopped).await;
                let before = bots[victim].log().len();
                bots[victim].signal("-CONT");
                // Nobody may have taken all of them yet.
                bots[victim].says_since(before, "total=6").await;
            } else {
                bots[victim].kill();
                let ended = |event: &Event| matches!(event, Event::Disconnected).then_some(());
                happens(&mut events, || cluster.logs(), ended).await;
                are_served(&cluster, 6).await;
                longest = longest.max(began.elapsed());
                bots[victim] = start();
            }
        }
        game.go_on_for(50).await;
        game.tell(players::Bot::Over);
        longest
    };
    let (longest, seen) = Seen::during(pairs, trouble).await;
    cluster.bots = bots;
    let what = format!(
        "{kills} kills and a stop for {stopped:?}, all served again after {longest:?} at most"
    );
    nothing_is_lost(cluster, &channels, seen, &what).await;
}

/// Of three processes that shared six shards with room for three each, one once had nothing to do
/// until another ended.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_nothing_to_do_takes_its_share() {
    let (mut cluster, channels) = needed!(six_servers().await);
    let start = || cluster.start_with(&cluster.address, &[("PACRU_SHARDS", "6")]);
    let first = start();
    are_served(&cluster, 6).await;
    assert!(cluster.discord.registered("pacru").await.is_ok(), "{}", first.log());
    let game = Match::begin();
    let pairs = pairs(&cluster, &channels, &game);
    let sharing = async {
        game.go_on_for(20).await;
        let second = start();
        second.says("shards=\"3, 4, 5\"").await;
        game.go_on_for(60).await;
        game.tell(players::Bot::Over);
        second
    };
    let (second, seen) = Seen::during(pairs, sharing).await;
    are_served(&cluster, 6).await;
    let log = second.log();
    let resumed = log.matches("connected again").count();
    assert_eq!((resumed, log.contains("connected bot")), (3, false), "{log}");
    cluster.bots = vec![first, second];
    nothing_is_lost(cluster, &channels, seen, "three of six shards given to another").await;
}
