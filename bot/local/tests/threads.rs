//! What threads and direct messages refuse. That games are played in them: `tests/threads.rs` and `tests/direct.rs`.

use local::Permissions;
use serde_json::json;

use crate::client::{Bench, content, text};

#[tokio::test]
async fn threads_start_from_messages_once() {
    let bench = Bench::new().await;
    let path = format!("/channels/{}/messages", bench.discord.club());
    let posted = bench.post(&path, &content("from here")).await.expect(200);
    let from = format!("{}/{}/threads", path, text(&posted["id"]));
    let started = bench.post(&from, &json!({ "name": "t" })).await.expect(201);
    assert_eq!(started["id"], posted["id"]);
    bench.post(&from, &json!({ "name": "t" })).await.refused(400, 160_004);
    let bad = json!({ "name": "t", "auto_archive_duration": 5 });
    bench.post(&from, &bad).await.complains("/auto_archive_duration", "BASE_TYPE_CHOICES");
    let from = format!(
        "/channels/{}/messages/7/threads",
        bench.discord.channel("friendly games").unwrap().id
    );
    bench.post(&from, &json!({ "name": "t" })).await.refused(400, 50024);
}

#[tokio::test]
async fn an_archived_thread_takes_new_messages_unless_it_is_locked() {
    let bench = Bench::new().await;
    let (thread, nothing) = (bench.discord.channel("friendly games").unwrap().id, json!({}));
    let path = format!("/channels/{thread}");
    let messages = format!("{path}/messages");
    let posted = bench.post(&messages, &content("x")).await.expect(200);
    let one = format!("{messages}/{}", text(&posted["id"]));
    let ben = bench.discord.member("Ben").unwrap().id();
    let member = |who: &str| format!("{path}/thread-members/{who}");
    bench.discord.archive(thread, true, false);
    bench.patch(&one, &content("y")).await.refused(400, 50083);
    bench.put(&member(&ben.to_string()), &nothing).await.refused(400, 50083);
    bench.post(&messages, &content("back")).await.expect(200);
    bench.patch(&one, &content("y")).await.expect(200);
    bench.put(&member("7"), &nothing).await.refused(404, 10007);
    // Another member has started it.
    bench.patch(&path, &json!({ "archived": true })).await.refused(403, 50013);
    bench.discord.archive(thread, true, true);
    bench.post(&messages, &content("x")).await.refused(400, 50083);
    bench.patch(&path, &json!({ "archived": false })).await.refused(403, 50013);
    let club = bench.discord.club();
    bench.discord.deny(club, Permissions::SEND_MESSAGES_IN_THREADS);
    bench.put(&member(&ben.to_string()), &nothing).await.refused(403, 50013);
    let no_thread = format!("/channels/{club}/thread-members/@me");
    bench.put(&no_thread, &nothing).await.refused(400, 50024);
}
