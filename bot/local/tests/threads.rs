//! Threads, posts of forums, and direct messages.

use local::Permissions;
use serde_json::{Value, json};

use crate::client::{Bench, content, text};

impl Bench {
    /// A thread from a new message in the channel of the club.
    async fn start_thread(&self, body: &Value) -> Value {
        let path = format!("/channels/{}/messages", self.discord.club());
        let posted = self.post(&path, &content("from here")).await.expect(200);
        let from = format!("{path}/{}/threads", text(&posted["id"]));
        self.post(&from, body).await.expect(201)
    }
}

#[tokio::test]
async fn threads_are_started_archived_and_brought_back() {
    let bench = Bench::new().await;
    let club = bench.discord.club();
    let body = json!({ "name": "game 7", "auto_archive_duration": 1440 });
    let thread = bench.start_thread(&body).await;
    assert_eq!(thread["parent_id"], json!(club));
    let path = format!("/channels/{}", text(&thread["id"]));
    let messages = format!("{path}/messages");
    let posted = bench.post(&messages, &content("x")).await.expect(200);
    let one = format!("{messages}/{}", text(&posted["id"]));

    let archived = bench.patch(&path, &json!({ "archived": true })).await.expect(200);
    assert_eq!(archived["thread_metadata"]["archived"], true);
    bench.patch(&one, &content("y")).await.refused(400, 50083);
    bench.post(&messages, &content("back")).await.expect(200);
    bench.patch(&one, &content("y")).await.expect(200);

    bench.discord.archive(bench.discord.channel("game 7").unwrap().id, true, true);
    bench.post(&messages, &content("x")).await.refused(400, 50083);
    bench.patch(&path, &json!({ "archived": false })).await.refused(403, 50013);
}

#[tokio::test]
async fn threads_start_from_messages_once() {
    let bench = Bench::new().await;
    let club = bench.discord.club();
    let path = format!("/channels/{club}/messages");
    let posted = bench.post(&path, &content("from here")).await.expect(200);
    let from = format!("{}/{}/threads", path, text(&posted["id"]));
    let started = bench.post(&from, &json!({ "name": "t" })).await.expect(201);
    assert_eq!(started["id"], posted["id"]);
    bench.post(&from, &json!({ "name": "t" })).await.refused(400, 160_004);
    let bad = json!({ "name": "t", "auto_archive_duration": 5 });
    bench.post(&from, &bad).await.complains("/auto_archive_duration", "BASE_TYPE_CHOICES");

    let post = bench.discord.post();
    let posted = bench.post(&format!("/channels/{post}/messages"), &content("x")).await;
    let id = text(&posted.expect(200)["id"]).to_owned();
    let from = format!("/channels/{post}/messages/{id}/threads");
    bench.post(&from, &json!({ "name": "t" })).await.refused(400, 50024);
}

#[tokio::test]
async fn members_are_added_to_threads() {
    let bench = Bench::new().await;
    let (ana, club) = (bench.discord.member("Ana").unwrap(), bench.discord.club());
    let started = bench.start_thread(&json!({ "name": "game 7" })).await;
    let path = |who: &str| format!("/channels/{}/thread-members/{who}", text(&started["id"]));
    let (ana_there, nothing) = (path(&ana.id().to_string()), json!({}));
    for _ in 0..2 {
        bench.put(&ana_there, &nothing).await.expect(204);
    }
    let thread = bench.discord.channel("game 7").unwrap();
    assert_eq!(thread.thread().unwrap().members.len(), 2, "Ana and the bot");
    bench.put(&path("7"), &nothing).await.refused(404, 10007);
    bench.discord.deny(club, Permissions::SEND_MESSAGES_IN_THREADS);
    bench.put(&ana_there, &nothing).await.refused(403, 50013);
    bench.discord.allow(club, Permissions::SEND_MESSAGES_IN_THREADS);
    bench.discord.archive(thread.id, true, false);
    bench.put(&ana_there, &nothing).await.refused(400, 50083);
    let no_thread = format!("/channels/{club}/thread-members/{}", ana.id());
    bench.put(&no_thread, &nothing).await.refused(400, 50024);
}

#[tokio::test]
async fn members_can_be_written_to_directly() {
    let Bench { discord, api, .. } = Bench::new().await;
    let ana = discord.member("Ana").unwrap();
    let open = || async {
        api.post("/users/@me/channels", &json!({ "recipient_id": ana.id() })).await.expect(200)
    };
    let channel = open().await;
    assert_eq!((&channel["type"], &open().await["id"]), (&json!(1), &channel["id"]));
    let path = format!("/channels/{}/messages", text(&channel["id"]));
    api.post(&path, &content("your turn")).await.expect(200);
    let id = text(&channel["id"]).parse().unwrap();
    assert_eq!(ana.messages(id).len(), 1);
    assert!(discord.member("Ben").unwrap().messages(id).is_empty());
    discord.accept_direct_messages(&ana, false);
    api.post(&path, &content("your turn")).await.refused(403, 50007);
    api.post("/users/@me/channels", &json!({ "recipient_id": "7" })).await.refused(404, 10013);
}
