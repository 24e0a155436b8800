//! Messages and threads of channels.

use std::time::Duration;

use local::{Config, Permissions};
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Bench, content, text};

fn path(channel: local::ChannelId) -> String {
    format!("/channels/{channel}/messages")
}

#[tokio::test]
async fn messages_are_written_read_changed_and_deleted() {
    let bench = Bench::new().await;
    let club = bench.discord.club();
    let posted = bench.post(&path(club), &content("hello")).await.expect(200);
    let one = format!("{}/{}", path(club), text(&posted["id"]));
    let edited = bench.patch(&one, &content("bye")).await.expect(200);
    assert!(edited["edited_timestamp"].is_string());
    bench.patch(&one, &content("")).await.refused(400, 50006);
    assert_eq!(bench.delete(&one).await.status, 204);
    bench.patch(&one, &content("x")).await.refused(404, 10008);
    bench.delete(&one).await.refused(404, 10008);
    bench.post("/channels/7/messages", &content("x")).await.refused(404, 10003);
    bench.post(&path(bench.discord.forum()), &content("x")).await.refused(400, 50008);
    bench.post(&path(club), &content("")).await.refused(400, 50006);
}

#[tokio::test]
async fn lists_have_pages() {
    let Bench { discord, api, .. } = Bench::new().await;
    let club = discord.club();
    let mut ids = Vec::new();
    for n in 0..5 {
        let posted = api.post(&path(club), &content(&n.to_string())).await.expect(200);
        ids.push(text(&posted["id"]).to_owned());
    }
    let list = |query: String| {
        let api = api.clone();
        async move {
            let list = api.get(&format!("{}{query}", path(club))).await.expect(200);
            let texts = list.as_array().unwrap().iter().map(|it| text(&it["content"]));
            texts.collect::<String>()
        }
    };
    assert_eq!(list(String::new()).await, "43210");
    assert_eq!(list("?limit=2".to_owned()).await, "43");
    assert_eq!(list(format!("?before={}&limit=2", ids[3])).await, "21");
    api.get(&format!("{}?limit=101", path(club))).await.complains("/limit", "NUMBER_TYPE_COERCE");
}

#[tokio::test]
async fn others_cannot_be_edited() {
    let Bench { discord, api, .. } = Bench::new().await;
    let said = discord.member("Ana").unwrap().say(discord.club(), "mine").unwrap();
    let one = format!("{}/{}", path(said.channel), said.id);
    api.patch(&one, &content("x")).await.refused(403, 50005);
    api.delete(&one).await.refused(403, 50013);
}

#[tokio::test]
async fn old_messages_are_edited_only_so_often() {
    let Bench { discord, api, .. } =
        Bench::with(Config { late_edit_limit: 2, ..Config::default() }).await;
    let posted = api.post(&path(discord.club()), &content("0")).await.expect(200);
    let one = format!("{}/{}", path(discord.club()), text(&posted["id"]));
    for _ in 0..4 {
        api.patch(&one, &content("young")).await.expect(200);
    }
    discord.advance(Duration::from_secs(3601));
    for _ in 0..2 {
        api.patch(&one, &content("old")).await.expect(200);
    }
    api.patch(&one, &content("older")).await.refused(429, 30046);
}

#[tokio::test]
async fn permissions_can_be_taken_away() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (club, thread) = (discord.club(), discord.thread());
    let hello = content("hello");
    let file = json!({ "content": "x", "attachments": [{ "id": 0 }] });

    discord.deny(club, Permissions::SEND_MESSAGES);
    api.post(&path(club), &hello).await.refused(403, 50013);
    api.post(&path(thread), &hello).await.expect(200);
    discord.allow(club, Permissions::SEND_MESSAGES);

    discord.deny(club, Permissions::SEND_MESSAGES_IN_THREADS);
    api.post(&path(thread), &hello).await.refused(403, 50013);
    api.post(&path(club), &hello).await.expect(200);

    discord.deny(club, Permissions::ATTACH_FILES);
    api.upload(Method::POST, &path(club), &file, &[("a.png", b"x")]).await.refused(403, 50013);
    discord.allow(club, Permissions::ATTACH_FILES);

    discord.deny(club, Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(api.get(&path(club)).await.expect(200), json!([]));
    discord.allow(club, Permissions::READ_MESSAGE_HISTORY);

    discord.deny(club, Permissions::VIEW_CHANNEL);
    api.post(&path(club), &hello).await.refused(403, 50001);
    api.get(&path(club)).await.refused(403, 50001);
    api.post(&path(thread), &hello).await.refused(403, 50001);
}

#[tokio::test]
async fn a_nonce_keeps_a_message_from_coming_twice() {
    let Bench { discord, api, .. } = Bench::new().await;
    let body = json!({ "content": "once", "nonce": "g1:4", "enforce_nonce": true });
    let first = api.post(&path(discord.club()), &body).await.expect(200);
    let second = api.post(&path(discord.club()), &body).await.expect(200);
    assert_eq!((&first["id"], &first["nonce"]), (&second["id"], &json!("g1:4")));
    discord.advance(Duration::from_secs(301));
    let third = api.post(&path(discord.club()), &body).await.expect(200);
    assert_ne!(first["id"], third["id"]);
    let free = json!({ "content": "often", "nonce": 7 });
    api.post(&path(discord.club()), &free).await.expect(200);
    api.post(&path(discord.club()), &free).await.expect(200);
    assert_eq!(discord.messages(discord.club()).len(), 4);
    let long = json!({ "content": "x", "nonce": "x".repeat(26) });
    api.post(&path(discord.club()), &long).await.complains("/nonce", "BASE_TYPE_BAD_LENGTH");
}

#[tokio::test]
async fn only_those_allowed_are_called() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (ana, ben) = (discord.member("Ana").unwrap(), discord.member("Ben").unwrap());
    let words = format!("{} {} @everyone", ana.mention(), ben.mention());
    let called = |allowed: Value| {
        let (api, discord, words) = (&api, &discord, &words);
        async move {
            let mut body = json!({ "content": words });
            if !allowed.is_null() {
                body["allowed_mentions"] = allowed;
            }
            api.post(&path(discord.club()), &body).await.expect(200);
            let message = discord.messages(discord.club()).pop().unwrap();
            assert_eq!(message.mentions.len(), 2);
            assert!(!message.pinged_everyone);
            message.pinged
        }
    };
    assert_eq!(called(Value::Null).await, [ana.id(), ben.id()]);
    assert_eq!(called(json!({ "parse": [] })).await, []);
    assert_eq!(called(json!({ "parse": [], "users": [ben.id()] })).await, [ben.id()]);
    assert_eq!(called(json!({ "parse": ["users"] })).await, [ana.id(), ben.id()]);
    let both =
        json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": [ana.id()] } });
    let answer = api.post(&path(discord.club()), &both).await;
    answer.complains("/allowed_mentions/users", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");

    let posted = api.post(&path(discord.club()), &content("x")).await.expect(200);
    let one = format!("{}/{}", path(discord.club()), text(&posted["id"]));
    api.patch(&one, &content(&ana.mention())).await.expect(200);
    let edited = discord.messages(discord.club()).pop().unwrap();
    assert_eq!((edited.mentions, edited.pinged), (vec![ana.id()], vec![]));
}

#[tokio::test]
async fn files_come_back_as_they_went() {
    let Bench { discord, api, .. } =
        Bench::with(Config { upload_limit: 100, ..Config::default() }).await;
    let club = discord.club();
    let body = json!({
        "content": "",
        "attachments": [{ "id": 0, "filename": "my board.png", "description": "alt" }],
    });
    let files: [(_, &[u8]); 1] = [("my board.png", b"pixels")];
    let posted = api.upload(Method::POST, &path(club), &body, &files).await.expect(200);
    let file = &posted["attachments"][0];
    assert_eq!(
        (&file["filename"], &file["description"], &file["size"]),
        (&json!("my_board.png"), &json!("alt"), &json!(6))
    );
    let got = reqwest::get(text(&file["url"])).await.unwrap();
    assert_eq!(got.headers()["content-type"], "image/png");
    assert_eq!(&got.bytes().await.unwrap()[..], b"pixels");
    assert_eq!(&discord.messages(club)[0].attachments[0].bytes[..], b"pixels");

    let one = format!("{}/{}", path(club), text(&posted["id"]));
    let still = api.patch(&one, &content("still")).await.expect(200);
    assert_eq!(still["attachments"][0]["id"], file["id"]);
    let other = json!({ "attachments": [{ "id": 0 }] });
    let other = api.upload(Method::PATCH, &one, &other, &[("b.png", b"more")]).await.expect(200);
    assert_eq!(other["attachments"].as_array().unwrap().len(), 1);
    let none = api.patch(&one, &json!({ "attachments": [] })).await.expect(200);
    assert_eq!(none["attachments"], json!([]));

    let send = |body: Value, files: &'static [(&'static str, &'static [u8])]| {
        let api = api.clone();
        async move { api.upload(Method::POST, &path(club), &body, files).await }
    };
    send(json!({ "content": "x", "attachments": [{ "id": 3 }] }), &[])
        .await
        .complains("/attachments/0/id", "ATTACHMENT_NOT_FOUND");
    send(json!({ "content": "x", "attachments": [] }), &[("a.png", b"x")])
        .await
        .complains("/attachments", "ATTACHMENT_NOT_LISTED");
    let long =
        json!({ "content": "x", "attachments": [{ "id": 0, "description": "x".repeat(1025) }] });
    send(long, &[("a.png", b"x")])
        .await
        .complains("/attachments/0/description", "BASE_TYPE_MAX_LENGTH");
    send(content("x"), &[("a.png", &[0; 101])]).await.refused(413, 40005);
}

#[tokio::test]
async fn members_and_the_guild_can_be_looked_up() {
    let Bench { discord, api, .. } = Bench::new().await;
    let guild = format!("/guilds/{}", discord.guild());
    let ana = discord.member("Ana").unwrap();
    let member = api.get(&format!("{guild}/members/{}", ana.id())).await.expect(200);
    assert_eq!(member["user"]["global_name"], "Ana");
    api.get(&format!("{guild}/members/7")).await.refused(404, 10007);
    assert_eq!(api.get(&guild).await.expect(200)["name"], "The club");
    api.get("/guilds/7").await.refused(404, 10004);
    api.get("/users/7").await.refused(404, 10013);
}
