//! Fault injection. That the bot endures every fault: `tests/trouble.rs`.

use std::time::Duration;

use local::{BadBody, Endpoint, Fault, FaultKind, InteractionFault, Traffic};
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Api, Bench, content};

#[tokio::test]
async fn requests_can_be_refused() {
    let Bench { discord, api, .. } = Bench::new().await;
    let path = format!("/channels/{}/messages", discord.club());
    let hello = content("x");
    let limit = FaultKind::RateLimit { retry_after: Duration::from_millis(300), global: false };
    discord.fault(Fault::new(Endpoint::CreateMessage, limit).times(2));
    discord.fault(Fault::new(Endpoint::Any, FaultKind::Status(502)));
    discord.fault(Fault::new(
        Endpoint::CreateMessage,
        FaultKind::Error { status: 429, code: 30046, message: "Not so often".to_owned() },
    ));
    let limited = api.request(Method::POST, &path).json(&hello).send().await.unwrap();
    assert_eq!(limited.status(), 429);
    assert_eq!(limited.headers()["retry-after"], "1");
    assert_eq!(limited.json::<Value>().await.unwrap()["retry_after"], 0.3);
    assert_eq!(api.post(&path, &hello).await.status, 429);
    assert_eq!(api.get("/users/@me").await.status, 502);
    api.post(&path, &hello).await.refused(429, 30046);
    assert!(discord.faults().iter().all(|fault| fault.times == 0));
    assert!(discord.messages(discord.club()).is_empty());
    discord.set_bot_flags(1 << 44);
    assert_eq!(api.get("/users/@me").await.json["public_flags"], json!(1_u64 << 44));
    discord.clear_faults();
    assert_eq!(api.get("/users/@me").await.json["public_flags"], 0);
}

#[tokio::test]
async fn a_response_can_be_lost_or_unreadable_after_the_deed() {
    let Bench { discord, api, .. } = Bench::new().await;
    let path = format!("/channels/{}/messages", discord.club());
    let post = || api.request(Method::POST, &path).json(&content("x")).send();
    discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    // Not even a status was received.
    assert!(post().await.unwrap_err().is_request());
    for bad in [BadBody::Empty, BadBody::Truncated, BadBody::Html] {
        discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::BadBody(bad)));
        let sent = post().await.unwrap();
        assert_eq!(sent.status(), 200);
        assert!(sent.json::<Value>().await.is_err(), "{bad:?}");
    }
    assert_eq!(discord.messages(discord.club()).len(), 4);
}

#[tokio::test]
async fn one_channel_can_hang_and_the_server_still_stops() {
    let Bench { discord, api, mut line } = Bench::new().await;
    let (club, other) = (discord.club(), discord.open_channel("other"));
    let stuck = Fault::new(Endpoint::CreateMessage, FaultKind::Hang).always();
    discord.fault(stuck.in_channel(club));
    let post = |channel| api.request(Method::POST, &format!("/channels/{channel}/messages"));
    let hello = content("x");
    let last = discord.traffic(0).len() as u64;
    let hanging = tokio::spawn(Api::try_send(post(club).json(&hello)));
    while discord.traffic(last).is_empty() {
        tokio::task::yield_now().await;
    }
    Api::send(post(other).json(&hello)).await.expect(200);
    assert!(!hanging.is_finished() && discord.messages(club).is_empty());
    discord.stop().await;
    assert!(hanging.await.unwrap().is_err());
    assert_eq!(line.closed().await, 1001);
}

#[tokio::test]
async fn interactions_can_come_twice_late_or_never() {
    let mut bench = Bench::new().await;
    bench.discord.interaction_fault(InteractionFault::Duplicate);
    bench.discord.interaction_fault(InteractionFault::Drop);
    bench.discord.interaction_fault(InteractionFault::Delay(Duration::from_millis(10)));
    let (ana, twice, _) = bench.pinged().await;
    assert_eq!(bench.interaction().await["id"], json!(twice.id()));
    ana.command(bench.discord.club(), "ping", [("", ""); 0]).unwrap();
    let (_, late, sent) = bench.pinged().await;
    assert_eq!(sent["id"], json!(late.id()));
}

#[tokio::test]
async fn all_traffic_is_kept() {
    let Bench { discord, api, .. } = Bench::new().await;
    let path = format!("/channels/{}/messages", discord.club());
    api.upload(Method::POST, &path, &content("x"), &[("a.png", b"123")]).await.expect(200);
    let traffic = discord.traffic(0);
    let Some(Traffic::Request(exchange)) = traffic.last().map(|entry| &entry.traffic) else {
        panic!("{traffic:?}");
    };
    assert_eq!((exchange.files[0].part.as_str(), exchange.files[0].size), ("files[0]", 3));
    let identify = traffic.into_iter().find_map(|entry| match entry.traffic {
        Traffic::Frame(frame) if frame.from_bot && frame.payload["op"] == 2 => Some(frame.payload),
        _ => None,
    });
    assert_eq!(identify.unwrap()["d"]["token"], "***");
}
