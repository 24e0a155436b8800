//! What threads and direct messages refuse. That games are played in them: `tests/threads.rs` and
//! `tests/direct.rs`.

use local::{Member, Permissions};
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

/// A bot learns from a channel's overwrites and the role of everyone who can see it, and does not
/// learn of channels that it cannot see itself.
#[tokio::test]
async fn a_channel_says_who_can_see_it() {
    let bench = Bench::new().await;
    let (discord, club) = (&bench.discord, bench.discord.club());
    let [ana, ben, chika] = ["Ana", "Ben", "Chika"].map(|name| discord.member(name).unwrap());
    let about = async |channel| bench.get(&format!("/channels/{channel}")).await.expect(200);
    let open = about(club).await;
    assert_eq!((&open["type"], &open["permission_overwrites"]), (&json!(0), &json!([])));

    let hidden = discord.open_channel("back room");
    discord.hide(hidden, Some(&[&ana, &ben]));
    let back = about(hidden).await;
    let guild = text(&back["guild_id"]);
    let everyone = &back["permission_overwrites"][0];
    assert_eq!((text(&everyone["id"]), text(&everyone["deny"])), (guild, "1024"));
    let readers = |channel| discord.readers(channel).iter().map(Member::id).collect::<Vec<_>>();
    assert_eq!(readers(hidden), [ana.id(), ben.id()]);
    let thread = discord.open_thread(hidden, "in the back", &ben);
    assert_eq!(readers(thread), [ana.id(), ben.id()]);
    assert!(chika.say(thread, "hello").is_err());

    let private = discord.open_private_thread(club, "private", &[&ben, &chika]);
    assert_eq!(about(private).await["type"], 12);
    // The owner of the server sees everything.
    assert_eq!(readers(private), [ana.id(), ben.id(), chika.id()]);
    discord.deny(hidden, Permissions::VIEW_CHANNEL);
    bench.get(&format!("/channels/{hidden}")).await.refused(403, 50001);
    bench.get("/channels/7").await.refused(404, 10003);

    let elsewhere = about(discord.open_guild("elsewhere")).await;
    let other = text(&elsewhere["guild_id"]);
    let roles = bench.get(&format!("/guilds/{other}/roles")).await.expect(200);
    assert_eq!(text(&roles[0]["id"]), other, "the role of everyone has the id of its server");
}
