//! Gateways that fail for good. A test with a whole bot would have to wait a quarter of an hour.

use local::{Config, ConnectionFault, Discord, Event, GatewayFault};

use super::*;

/// A gateway that waits so long for Hello, and hardly at all between two connections.
fn gateway(discord: &Discord, hello: Duration) -> Arc<Gateway> {
    let token = Token::from(discord.token());
    let rest = Rest::new(&token, Some(&discord.url())).unwrap();
    let mut gateway = Gateway::new(rest, token);
    gateway.patience = Patience {
        pause: Duration::from_millis(1)..Duration::from_millis(2),
        hello,
        ..Patience::default()
    };
    Arc::new(gateway)
}

/// Connections are accepted and no Hello comes: this process can do nothing about it, so another shall try.
#[tokio::test]
async fn it_gives_up_when_no_connection_helps() {
    let discord = Discord::start(Config::default()).await.unwrap();
    for _ in 0..MOST_FAILURES {
        discord.connection_fault(ConnectionFault::Silence);
    }
    let (_stop, stopped) = watch::channel(false);
    let (sender, _receiver) = mpsc::channel(1);
    let gateway = gateway(&discord, Duration::from_millis(50));
    let ended = gateway.run(0..1, 1, sender, stopped).await;
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
    let gateway = gateway(&discord, Duration::from_secs(10));
    let (stop, stopped) = watch::channel(false);
    let (sender, _receiver) = mpsc::channel(1);
    assert_eq!(gateway.shards_wanted().await, Ok(1));
    let mut states = gateway.states.subscribe();
    let running = tokio::spawn(Arc::clone(&gateway).run(0..2, 2, sender, stopped));
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
    stop.send_replace(true);
    assert_eq!(running.await.unwrap(), Ok(()));
    assert!(both(ShardState::Disconnected)(&states.borrow()));
}
