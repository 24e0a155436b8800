//! The page: what it receives, what can be done on it, and which requests are refused.

use futures_util::StreamExt;
use local::Discord;
use reqwest::header::{HeaderValue, ORIGIN};
use serde_json::{Value, json};
use tokio_websockets::{ClientBuilder, Error, upgrade};

use crate::client::{Bench, content, patience, row_with_button, text};

/// A browser with the page open.
struct Browser {
    http: reqwest::Client,
    url: String,
    me: String,
}

impl Browser {
    fn of(discord: &Discord, name: &str) -> Self {
        let me = discord.member(name).unwrap().id().to_string();
        Self { http: reqwest::Client::new(), url: discord.url(), me }
    }

    async fn get(&self, path: &str) -> Value {
        self.http.get(format!("{}{path}", self.url)).send().await.unwrap().json().await.unwrap()
    }

    async fn act(&self, mut action: Value) -> Result<Value, String> {
        action["me"] = json!(self.me);
        let request = self.http.post(format!("{}/page/act", self.url)).header("origin", &self.url);
        let answer = request.json(&action).send().await.unwrap();
        let refused = answer.status() == 409;
        let json: Value = answer.json().await.unwrap();
        if refused { Err(text(&json["error"]).to_owned()) } else { Ok(json) }
    }
}

/// The page loads nothing from other sites, and only its own scripts run. That it keeps to that,
/// also with what members write: `tests/page/strangers.rs`, where a browser complains. A browser
/// says where a request comes from: pages on other ports of this machine, other sites, and other
/// names of this machine are refused.
#[tokio::test]
async fn strangers_are_kept_out() {
    let bench = Bench::new().await;
    let (url, http) = (bench.discord.url(), reqwest::Client::new());
    let page = http.get(&url).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
    let status = |path: &str, name: &'static str, value: &str| {
        let request = http.get(format!("{url}{path}")).header(name, value);
        async move { request.send().await.unwrap().status().as_u16() }
    };
    let state = format!("/page/state?me={}", bench.discord.member("Ana").unwrap().id());
    assert_eq!(status(&state, "origin", &url).await, 200);
    assert_eq!(status(&state, "origin", "https://example.org").await, 403);
    assert_eq!(status(&state, "origin", "null").await, 403);
    let port = url.rsplit_once(':').unwrap().1;
    assert_eq!(status(&state, "host", &format!("localhost:{port}")).await, 200);
    for host in [
        "example.org".to_owned(),
        format!("example.org:{port}"),
        // What follows the last colon was once taken for a port.
        format!("127.0.0.1:{port}.example.org"),
        "localhost:x".to_owned(),
        "localhost".to_owned(),
        "127.0.0.1:1".to_owned(),
    ] {
        assert_eq!(status(&state, "host", &host).await, 403, "{host}");
    }
    assert_eq!(status(&state, "sec-fetch-site", "cross-site").await, 403);
    assert_eq!(status("/", "sec-fetch-site", "cross-site").await, 200);
    assert_eq!(status("/api/v10/gateway", "origin", "https://example.org").await, 403);
    let forged = http.post(format!("{url}/page/act")).header("origin", "http://127.0.0.1:1");
    assert_eq!(forged.json(&json!({ "do": "clear_faults" })).send().await.unwrap().status(), 403);
    let socket = format!("{}/gateway?v=10", url.replacen("http", "ws", 1));
    let stranger = HeaderValue::from_static("https://example.org");
    let socket = ClientBuilder::new().uri(&socket).unwrap();
    let refused = socket.add_header(ORIGIN, stranger).unwrap().connect().await.err();
    assert!(matches!(refused, Some(Error::Upgrade(upgrade::Error::DidNotSwitchProtocols(403)))));
}

/// The channel once had four members and no more, too few for a tournament.
#[tokio::test]
async fn members_come_and_go() {
    let bench = Bench::new().await;
    let (ana, ben) = (Browser::of(&bench.discord, "Ana"), Browser::of(&bench.discord, "Ben"));
    let add = async |name: &str| ana.act(json!({ "do": "add_member", "name": name })).await;
    let remove = async |id: &str| ana.act(json!({ "do": "remove_member", "member": id })).await;
    let here = async || {
        let state = ana.get(&format!("/page/state?me={}", ana.me)).await;
        let members = state["members"].as_array().unwrap().iter();
        let here = members.filter(|it| it["gone"] == false && it["bot"] == false);
        here.map(|it| text(&it["name"]).to_owned()).collect::<Vec<_>>()
    };
    let say = json!({ "do": "say", "channel": bench.discord.club(), "text": "hello" });
    let before = here().await;
    assert_eq!(add(" ").await.unwrap_err(), "A name has 1 to 32 characters.");
    assert_eq!(add("Ben").await.unwrap_err(), "There is a Ben already.");
    assert_eq!(add("Pacru").await.unwrap_err(), "There is a Pacru already.");
    add(" Eva ").await.unwrap();
    assert_eq!(here().await, [&before[..], &["Eva".to_owned()]].concat());

    // Whoever is removed is as after leaving a server, and finds everything when they come back.
    ben.act(say.clone()).await.unwrap();
    remove(&ben.me).await.unwrap();
    assert!(!here().await.contains(&"Ben".to_owned()));
    assert!(ben.act(say.clone()).await.is_err());
    assert!(remove(&ben.me).await.is_err());
    assert_eq!(remove(&ana.me).await.unwrap_err(), "Ana manages the server and has to stay.");
    add("Ben").await.unwrap();
    assert_eq!(bench.discord.member("Ben").unwrap().id().to_string(), ben.me);
    ben.act(say).await.unwrap();

    for number in here().await.len()..24 {
        add(&format!("Member {number}")).await.unwrap();
    }
    let full = add("Zoe").await.unwrap_err();
    assert_eq!(full, "There is room for 24 members; remove one first.");
}

#[tokio::test]
async fn an_ephemeral_message_is_for_one_pair_of_eyes() {
    let mut bench = Bench::new().await;
    let club = bench.discord.club();
    let (ana, ben) = (Browser::of(&bench.discord, "Ana"), Browser::of(&bench.discord, "Ben"));
    let live = format!("{}/page/live?me={}", ana.url.replacen("http", "ws", 1), ana.me);
    let (mut socket, _) = ClientBuilder::new().uri(&live).unwrap().connect().await.unwrap();
    let mut event = async |kind: &str| loop {
        let packet = socket.next().await.unwrap().unwrap();
        let Some(text) = packet.as_text() else { continue };
        let json: Value = serde_json::from_str(text).unwrap();
        if json["type"] == kind {
            return json;
        }
    };
    let (_, asked, sent) = bench.pinged().await;
    let message = json!({ "content": "<@1> ?", "components": row_with_button("b") });
    bench.reply(&sent, &message).await;
    assert!(asked.reply().await.unwrap().pinged.is_empty());
    let secret = event("posted").await["message"]["id"].clone();
    let press = json!({ "do": "press", "channel": club, "message": secret, "custom_id": "b" });
    assert_eq!(ben.act(press).await.unwrap_err(), "You do not see this message.");
    let seen = ben.get(&format!("/page/messages?me={}&channel={club}", ben.me)).await;
    assert_eq!(seen, json!([]));
    let messages = format!("/channels/{club}/messages");
    let listed = bench.get(&format!("{messages}?limit=9")).await.expect(200);
    assert_eq!(listed, json!([]));
    let one = format!("{messages}/{}", text(&secret));
    bench.patch(&one, &content("x")).await.refused(404, 10008);
    ana.act(json!({ "do": "dismiss", "channel": club, "message": secret })).await.unwrap();
    assert_eq!(event("removed").await["message"], secret);
    bench.get(&bench.original(&sent)).await.refused(404, 10008);
}

#[tokio::test]
async fn names_differ() {
    let bench = Bench::new().await;
    let ana = Browser::of(&bench.discord, "Ana");
    let rename = |name: &str| json!({ "do": "rename", "member": ana.me, "name": name });
    assert_eq!(ana.act(rename("Ben")).await.unwrap_err(), "There is a Ben already.");
    assert_eq!(ana.act(rename(" ")).await.unwrap_err(), "A name has 1 to 32 characters.");
}

/// Times beyond all calendars once made the stand-in panic, and a form that was never shown was waited for.
#[tokio::test]
async fn what_makes_no_sense_is_answered() {
    let bench = Bench::new().await;
    let ana = Browser::of(&bench.discord, "Ana");
    for minutes in [1_u64 << 53, 1 << 63, u64::MAX] {
        ana.act(json!({ "do": "advance", "minutes": minutes })).await.unwrap();
        let limit = json!({ "do": "limit_session_starts", "remaining": 1, "minutes": minutes });
        ana.act(limit).await.unwrap();
    }
    let club = bench.discord.club();
    ana.act(json!({ "do": "say", "channel": club, "text": "hello" })).await.unwrap();
    let unknown = json!({ "do": "submit", "interaction": "1", "fields": [] });
    assert!(ana.act(unknown).await.is_err());
}

/// Pages and clients of the gateway that are only opened make room for newer ones, and nothing that others need is held.
#[tokio::test]
async fn websockets_that_are_only_held_make_room() {
    let bench = Bench::new().await;
    let ana = Browser::of(&bench.discord, "Ana");
    let url = ana.url.replacen("http", "ws", 1);
    for path in [format!("/page/live?me={}", ana.me), "/gateway?v=10&encoding=json".to_owned()] {
        let address = format!("{url}{path}");
        let open = async || {
            let client = ClientBuilder::new().uri(&address).unwrap();
            client.connect().await.unwrap().0
        };
        let mut oldest = open().await;
        let mut others = Vec::new();
        for _ in 0..260 {
            others.push(open().await);
        }
        let end = async { while oldest.next().await.is_some_and(|packet| packet.is_ok()) {} };
        let ended = tokio::time::timeout(patience(), end).await;
        assert!(ended.is_ok(), "the oldest of {path} stays open");
        assert!(ana.get(&format!("/page/state?me={}", ana.me)).await["members"].is_array());
    }
    // The bot, which has shown its token, is older than all of them.
    assert_eq!(bench.discord.connected_shards().len(), 1);
}
