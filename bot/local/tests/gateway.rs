//! The gateway: identifying, resuming, closing.

use std::time::Duration;

use local::{Config, ConnectionFault, Discord};
use serde_json::json;

use crate::client::{Api, Line, identify};

/// How long a bot must wait between two Identifys.
const BETWEEN_IDENTIFIES: Duration = Duration::from_secs(5);

#[tokio::test]
async fn mistakes_close_the_connection() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let token = discord.token();
    let sharded = |shard| {
        let mut frame = identify(&token, 0);
        frame["d"]["shard"] = shard;
        frame
    };
    discord.connection_fault(ConnectionFault::Close(4011));
    let cases = [
        (identify(&token, 0), 4011),
        (identify("wrong", 0), 4004),
        (identify(&token, 1), 4014),
        (sharded(json!([2, 2])), 4010),
        (json!({ "op": 77 }), 4001),
        (json!({ "op": 2, "d": { "intents": 1 } }), 4002),
        (json!({ "op": 6, "d": { "token": "wrong", "session_id": "x", "seq": 0 } }), 4004),
        (json!("x".repeat(5000)), 4002),
    ];
    for (frame, code) in cases {
        let mut line = Line::connected(&discord).await;
        line.send(&frame).await;
        assert_eq!(line.closed().await, code, "{frame}");
    }
    let mut line = Line::identified(&discord).await;
    line.send(&identify(&token, 0)).await;
    assert_eq!(line.closed().await, 4005);
    discord.advance(BETWEEN_IDENTIFIES);
    let mut line = Line::identified(&discord).await;
    for _ in 0..121 {
        line.send(&json!({ "op": 1, "d": null })).await;
    }
    assert_eq!(line.closed().await, 4008);
}

#[tokio::test]
async fn silence_is_noticed() {
    let config = Config { heartbeat_interval: Duration::from_millis(20), ..Config::default() };
    let discord = Discord::start(config).await.unwrap();
    let mut line = Line::connected(&discord).await;
    assert_eq!(line.closed().await, 4009);
}

#[tokio::test]
async fn a_session_that_is_over_cannot_be_resumed() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let resume = |session: &str, seq: u64| json!({ "op": 6, "d": { "token": discord.token(), "session_id": session, "seq": seq } });
    let mut line = Line::connected(&discord).await;
    line.send(&resume("nonsense", 3)).await;
    let invalid = line.frame().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    // Then the same connection can identify itself.
    line.send(&identify(&discord.token(), 0)).await;
    line.ready().await;

    let mut ahead = Line::connected(&discord).await;
    ahead.send(&resume(&line.session, 1000)).await;
    assert_eq!(ahead.closed().await, 4007);
}

/// Discord resets the token of a bot that starts more sessions than it may.
#[tokio::test]
async fn sessions_are_counted() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let api = Api::of(&discord);
    let _line = Line::identified(&discord).await;
    let mut soon = Line::connected(&discord).await;
    soon.send(&identify(&discord.token(), 0)).await;
    assert_eq!(soon.frame().await["op"], 9);
    let limit = async || api.get("/gateway/bot").await.expect(200)["session_start_limit"].clone();
    assert_eq!(limit().await["remaining"], 998);

    discord.limit_session_starts(0, Duration::from_mins(1));
    assert_eq!(limit().await["remaining"], 0);
    discord.advance(Duration::from_mins(1));
    assert_eq!(limit().await["remaining"], 1000);

    discord.limit_session_starts(0, Duration::from_mins(1));
    let mut late = Line::connected(&discord).await;
    late.send(&identify(&discord.token(), 0)).await;
    assert_eq!(late.closed().await, 4004);
    api.get("/gateway/bot").await.expect(401);
}
