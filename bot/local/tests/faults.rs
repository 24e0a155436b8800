//! Fault injection.

use std::time::Duration;

use local::{BadBody, Endpoint, Fault, FaultKind, InteractionFault, Traffic};
use reqwest::Method;
use serde_json::json;

use crate::client::{Api, Bench, content};

const NONE: [(&str, &str); 0] = [];

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
    assert_eq!(limited.headers()["x-ratelimit-scope"], "user");
    assert_eq!(limited.json::<serde_json::Value>().await.unwrap()["retry_after"], 0.3);
    assert_eq!(api.post(&path, &hello).await.status, 429);
    assert_eq!(api.get("/users/@me").await.status, 502);
    api.post(&path, &hello).await.refused(429, 30046);
    assert!(discord.faults().iter().all(|fault| fault.times == 0));
    api.post(&path, &hello).await.expect(200);
    assert_eq!(discord.messages(discord.club()).len(), 1);
}

#[tokio::test]
async fn a_response_can_be_lost_after_the_request_is_carried_out() {
    let Bench { discord, api, .. } = Bench::new().await;
    let path = format!("/channels/{}/messages", discord.club());
    discord.fault(Fault::new(Endpoint::CreateMessage, FaultKind::DropResponse));
    let lost = api.request(Method::POST, &path).json(&content("x")).send().await;
    // Not even a status was received.
    assert!(lost.unwrap_err().is_request());
    assert_eq!(discord.messages(discord.club()).len(), 1);
    api.get("/users/@me").await.expect(200);
}

#[tokio::test]
async fn a_request_can_hang_and_the_server_still_stops() {
    let Bench { discord, api, .. } = Bench::new().await;
    discord.fault(Fault::new(Endpoint::Other, FaultKind::Hang));
    let mut events = discord.events();
    let hanging = tokio::spawn(Api::try_send(api.request(Method::GET, "/users/@me")));
    events.recv().await.unwrap();
    discord.stop().await;
    assert!(hanging.await.unwrap().is_err());
}

#[tokio::test]
async fn an_answer_can_be_late() {
    let Bench { discord, api, .. } = Bench::new().await;
    discord.fault(Fault::new(Endpoint::Other, FaultKind::Delay(Duration::from_millis(20))));
    api.get("/users/@me").await.expect(200);
    discord.fault(Fault::new(Endpoint::Other, FaultKind::Status(500)));
    discord.clear_faults();
    api.get("/users/@me").await.expect(200);
}

#[tokio::test]
async fn interactions_can_come_twice_late_or_never() {
    let mut bench = Bench::new().await;
    let ana = bench.discord.member("Ana").unwrap();
    let club = bench.discord.club();
    bench.discord.interaction_fault(InteractionFault::Duplicate);
    bench.discord.interaction_fault(InteractionFault::Drop);
    bench.discord.interaction_fault(InteractionFault::Delay(Duration::from_millis(10)));
    let twice = ana.command(club, "ping", NONE).unwrap();
    assert_eq!(bench.interaction().await["id"], json!(twice.id()));
    assert_eq!(bench.interaction().await["id"], json!(twice.id()));
    ana.command(club, "ping", NONE).unwrap();
    let late = ana.command(club, "ping", NONE).unwrap();
    assert_eq!(bench.interaction().await["id"], json!(late.id()));
    bench.discord.redeliver(twice.id());
    assert_eq!(bench.interaction().await["id"], json!(twice.id()));
}

#[tokio::test]
async fn all_traffic_is_kept() {
    let Bench { discord, api, .. } = Bench::new().await;
    let path = format!("/channels/{}/messages", discord.club());
    let last = discord.traffic(0).last().unwrap().number;
    let body = content("x");
    api.upload(Method::POST, &path, &body, &[("a.png", b"123")]).await.expect(200);
    let traffic = discord.traffic(last);
    let exchange = traffic.iter().find_map(|entry| match &entry.traffic {
        Traffic::Request(exchange) => Some(exchange),
        Traffic::Frame(_) => None,
    });
    let exchange = exchange.unwrap();
    assert_eq!((exchange.method.as_str(), exchange.status), ("POST", Some(200)));
    assert_eq!(exchange.payload.as_ref().unwrap(), &body);
    assert_eq!((exchange.files[0].part.as_str(), exchange.files[0].size), ("files[0]", 3));
    assert_eq!(exchange.response.as_ref().unwrap()["content"], "x");
    let identify = discord.traffic(0).into_iter().find_map(|entry| match entry.traffic {
        Traffic::Frame(frame) if frame.from_bot && frame.payload["op"] == 2 => Some(frame.payload),
        _ => None,
    });
    assert_eq!(identify.unwrap()["d"]["token"], "***");
}

#[tokio::test]
async fn a_response_can_be_unreadable_after_the_deed() {
    let Bench { discord, api, .. } = Bench::new().await;
    let path = format!("/channels/{}/messages", discord.club());
    for bad in [BadBody::Empty, BadBody::Truncated, BadBody::Html] {
        let fault = Fault::new(Endpoint::CreateMessage, FaultKind::BadBody(bad));
        discord.fault(fault);
        let sent = api.request(Method::POST, &path).json(&content("x")).send().await.unwrap();
        assert_eq!(sent.status(), 200);
        assert!(sent.json::<serde_json::Value>().await.is_err(), "{bad:?}");
    }
    assert_eq!(discord.messages(discord.club()).len(), 3);
}

#[tokio::test]
async fn one_channel_can_hang() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (club, other) = (discord.club(), discord.open_channel("other"));
    let stuck = Fault::new(Endpoint::CreateMessage, FaultKind::Hang).always();
    discord.fault(stuck.in_channel(club));
    let post = |channel| format!("/channels/{channel}/messages");
    let hello = content("x");
    let mut events = discord.events();
    let hanging = api.request(Method::POST, &post(club)).json(&hello);
    let hanging = tokio::spawn(Api::try_send(hanging));
    events.recv().await.unwrap();
    api.post(&post(other), &hello).await.expect(200);
    assert!(!hanging.is_finished());
    assert!(discord.messages(club).is_empty());
    discord.clear_faults();
    api.post(&post(club), &hello).await.expect(200);
}

#[tokio::test]
async fn the_bot_can_have_a_new_flag() {
    let Bench { discord, api, .. } = Bench::new().await;
    discord.set_bot_flags(1 << 44);
    assert_eq!(api.get("/users/@me").await.json["public_flags"], json!(1_u64 << 44));
    discord.clear_faults();
    assert_eq!(api.get("/users/@me").await.json["public_flags"], 0);
}
