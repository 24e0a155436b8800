//! Connections and sessions, for cases that need more than one fault.

use std::time::Duration;

use local::{Config, ConnectionFault, Discord, GatewayFault, Traffic, TrafficEntry};

use super::connected;
use crate::bot::{Bot, session_begins};
use crate::club::Club;
use crate::round::{Round, once};

/// No heartbeat is acknowledged any more, though the connection stays open.
pub(super) async fn the_connection_falls_silent() {
    let club =
        Club::open_with(Config { heartbeat_interval: Duration::from_secs(3), ..Config::default() })
            .await;
    let mut round = Round::begin(&club).await;
    let mut events = club.discord.events();
    club.discord.gateway_fault(GatewayFault::Silence);
    // The interaction is not delivered at first; the bot receives it when it resumes.
    round.play(&club).await;
    assert!(connected(&mut events, &club).await, "{}", club.bot.log());
    once(&club, &round.code, 1);
}

/// Discord accepts each connection and asks for another one as soon as it has a session.
pub(super) async fn discord_asks_for_another_connection_again_and_again() {
    const TIMES: usize = 8;
    let club = Club::open().await;
    let mut round = Round::begin(&club).await;
    let mut events = club.discord.events();
    for _ in 0..TIMES {
        club.discord.connection_fault(ConnectionFault::Reconnect);
    }
    club.discord.gateway_fault(GatewayFault::Reconnect);
    for _ in 0..=TIMES {
        assert!(connected(&mut events, &club).await, "{}", club.bot.log());
    }
    round.play(&club).await;
    assert!(!club.bot.log().contains("no connection"), "{}", club.bot.log());
    once(&club, &round.code, 1);
}

/// The bot cannot connect for days, and nobody has lost a game when it is back.
pub(super) async fn no_clock_runs_while_the_bot_is_shut_out() {
    let (club, [ana, ben]) = Club::with(["Ana", "Ben"]).await;
    club.no_vacations(&[&ana, &ben]).await;
    let mut round = Round::begin(&club).await;
    club.discord.limit_session_starts(0, Duration::from_secs(10));
    club.discord.gateway_fault(GatewayFault::InvalidSession { resumable: false });
    club.logs("no new session before").await;
    // Longer than the time of a player for a turn.
    club.forward(10 * play::time::DAY);
    club.logs("the players get back the time").await;
    round.play(&club).await;
    once(&club, &round.code, 1);
}

/// Shards that share a bucket identify themselves five seconds apart.
pub(super) async fn shards_start_one_after_the_other() {
    let discord = Discord::start(Config { shards: 2, ..Config::default() }).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut events = discord.events();
    let data = folder.path().join("pacru.db");
    testing::database::fresh(&data).await;
    let mut bot = Bot::start(&discord, &data);
    for _ in 0..2 {
        session_begins(&mut events, || bot.log()).await;
    }
    let invalid = |entry: &TrafficEntry| match &entry.traffic {
        Traffic::Frame(frame) => !frame.from_bot && frame.payload["op"] == 9,
        Traffic::Request(_) => false,
    };
    assert!(!discord.traffic(0).iter().any(invalid));
    assert!(bot.terminate().success(), "{}", bot.log());
}
