//! Gateways that fail for good. With a whole bot these tests would take ten minutes.

use std::collections::BTreeSet;

use local::{Config, ConnectionFault, Discord, Event, GatewayFault};
use store::Store;
use tempfile::TempDir;

use super::*;

/// A gateway with this time limit for Hello and hardly a pause between two connections.
async fn gateway(discord: &Discord, hello: Duration) -> (TempDir, Arc<Gateway>) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    let games = Games::new(Store::open(&data.into()).await.unwrap().into());
    let token = Token::from(discord.token());
    let rest = Rest::new(&token, Some(&discord.url())).unwrap();
    let mut gateway = Gateway::new(rest, token, games);
    gateway.patience = Patience {
        pause: Duration::from_millis(1)..Duration::from_millis(2),
        hello,
        ..Patience::default()
    };
    (folder, Arc::new(gateway))
}

/// Connections are accepted, but no Hello comes. This process cannot do anything about it, so it
/// ends, and another one may try.
#[tokio::test]
async fn it_gives_up_when_no_connection_helps() {
    let discord = Discord::start(Config::default()).await.unwrap();
    for _ in 0..MOST_FAILURES {
        discord.connection_fault(ConnectionFault::Silence);
    }
    let (_stop, stopped) = watch::channel(false);
    let (sender, _receiver) = mpsc::channel(1);
    let (_folder, gateway) = gateway(&discord, Duration::from_millis(50)).await;
    let served = watch::Sender::new(Shards::all(1));
    let ended = gateway.run(served.subscribe(), sender, stopped).await;
    let Err(error @ GatewayError::Unreachable { failures, .. }) = ended else {
        panic!("{ended:?}");
    };
    assert_eq!(failures, MOST_FAILURES);
    assert!(error.may_pass(), "{error}");
}

/// The state of each shard is known by its number.
#[tokio::test]
async fn the_state_of_each_shard_is_known() {
    let discord = Discord::start(Config {
        max_concurrency: 2,
        identify_interval: Duration::ZERO,
        ..Config::default()
    })
    .await
    .unwrap();
    let (_folder, gateway) = gateway(&discord, Duration::from_secs(10)).await;
    let (stop, stopped) = watch::channel(false);
    let (sender, _receiver) = mpsc::channel(1);
    assert_eq!(gateway.shards_wanted().await, Ok(1));
    let mut states = gateway.states.subscribe();
    let served = watch::Sender::new(Shards::all(2));
    let running = Arc::clone(&gateway).run(served.subscribe(), sender, stopped);
    let running = tokio::spawn(running);
    let both = |state| {
        move |states: &BTreeMap<u32, ShardState>| {
            *states == BTreeMap::from([(0, state), (1, state)])
        }
    };
    states.wait_for(both(ShardState::Connected)).await.unwrap();
    let mut events = discord.events();
    discord.gateway_fault(GatewayFault::Close(4000));
    for _ in 0..2 {
        while !matches!(events.recv().await, Ok(Event::Connected { .. })) {}
    }
    states.wait_for(both(ShardState::Connected)).await.unwrap();

    // Another process takes over one of the shards, and gives it back.
    let one = BTreeSet::from([1]);
    served.send_modify(|shards| shards.held = one);
    let only = BTreeMap::from([(1, ShardState::Connected)]);
    states.wait_for(|states| *states == only).await.unwrap();
    assert!(*gateway.connected().borrow());
    served.send_replace(Shards::default());
    states.wait_for(BTreeMap::is_empty).await.unwrap();
    assert!(!*gateway.connected().borrow(), "it stands by");
    served.send_replace(Shards::all(2));
    states.wait_for(both(ShardState::Connected)).await.unwrap();

    stop.send_replace(true);
    assert_eq!(running.await.unwrap(), Ok(()));
    assert!(both(ShardState::Disconnected)(&states.borrow()));
}
