//! Messages of channels, and what requests refuse.

use std::time::Duration;

use local::Permissions;
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Bench, content, text};

fn path(channel: local::ChannelId) -> String {
    format!("/channels/{channel}/messages")
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let Bench { discord, api, .. } = Bench::new().await;
    let club = path(discord.club());
    let said = discord.member("Ana").unwrap().say(discord.club(), "mine").unwrap();
    let hers = format!("{club}/{}", said.id);
    let guild = format!("/guilds/{}", discord.guild());
    let nobody = json!({ "recipient_id": "7" });
    for (method, path, body, status, code) in [
        (Method::PATCH, format!("{club}/7"), content("x"), 404, 10008),
        (Method::DELETE, format!("{club}/7"), Value::Null, 404, 10008),
        (Method::PATCH, hers.clone(), content("x"), 403, 50005),
        (Method::DELETE, hers, Value::Null, 403, 50013),
        (Method::POST, club.clone(), content(""), 400, 50006),
        (Method::POST, path(discord.channel("tournaments").unwrap().id), content("x"), 400, 50008),
        (Method::POST, "/channels/7/messages".to_owned(), content("x"), 404, 10003),
        (Method::GET, "/channels/x/messages".to_owned(), Value::Null, 404, 0),
        (Method::PUT, club.clone(), Value::Null, 405, 0),
        (Method::GET, format!("{guild}/members/7"), Value::Null, 404, 10007),
        (Method::GET, "/guilds/7".to_owned(), Value::Null, 404, 10004),
        (Method::GET, "/users/7".to_owned(), Value::Null, 404, 10013),
        (Method::POST, "/users/@me/channels".to_owned(), nobody, 404, 10013),
        (Method::GET, "/voice/regions".to_owned(), Value::Null, 404, 0),
    ] {
        let request = api.request(method, &path).json(&body);
        crate::client::Api::send(request).await.refused(status, code);
    }
    let posted = api.post(&club, &content("x")).await.expect(200);
    let one = format!("{club}/{}", text(&posted["id"]));
    api.patch(&one, &content("")).await.refused(400, 50006);
}

#[tokio::test]
async fn lists_have_pages() {
    let Bench { discord, api, .. } = Bench::new().await;
    let club = path(discord.club());
    for n in 0..5 {
        api.post(&club, &content(&n.to_string())).await.expect(200);
    }
    let list = async |query: &str| {
        let list = api.get(&format!("{club}{query}")).await.expect(200);
        list.as_array().unwrap().iter().map(|it| text(&it["content"])).collect::<String>()
    };
    assert_eq!(list("?limit=2").await, "43");
    let fourth = discord.messages(discord.club())[3].id;
    assert_eq!(list(&format!("?before={fourth}&limit=2")).await, "21");
    api.get(&format!("{club}?limit=101")).await.complains("/limit", "NUMBER_TYPE_MAX");
}

#[tokio::test]
async fn old_messages_are_edited_only_so_often() {
    let Bench { discord, api, .. } = Bench::new().await;
    let posted = api.post(&path(discord.club()), &content("0")).await.expect(200);
    let one = format!("{}/{}", path(discord.club()), text(&posted["id"]));
    for _ in 0..6 {
        api.patch(&one, &content("young")).await.expect(200);
    }
    discord.advance(Duration::from_secs(3601));
    for _ in 0..5 {
        api.patch(&one, &content("old")).await.expect(200);
    }
    api.patch(&one, &content("older")).await.refused(429, 30046);
}

#[tokio::test]
async fn permissions_can_be_taken_away() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (club, thread) = (discord.club(), discord.channel("friendly games").unwrap().id);
    let hello = content("hello");
    for (denied, refuses, takes) in [
        (Permissions::SEND_MESSAGES, club, thread),
        (Permissions::SEND_MESSAGES_IN_THREADS, thread, club),
    ] {
        discord.deny(club, denied);
        api.post(&path(refuses), &hello).await.refused(403, 50013);
        api.post(&path(takes), &hello).await.expect(200);
        discord.allow(club, denied);
    }
    discord.deny(club, Permissions::ATTACH_FILES);
    let file: (_, &[u8]) = ("a.png", b"x");
    api.upload(Method::POST, &path(club), &hello, &[file]).await.refused(403, 50013);
    discord.deny(club, Permissions::READ_MESSAGE_HISTORY);
    let list = format!("{}?limit=9", path(club));
    assert_eq!(api.get(&list).await.expect(200), json!([]));
    discord.deny(club, Permissions::VIEW_CHANNEL);
    api.post(&path(club), &hello).await.refused(403, 50001);
    api.get(&path(club)).await.refused(403, 50001);
    api.post(&path(thread), &hello).await.refused(403, 50001);
}

#[tokio::test]
async fn a_nonce_keeps_a_message_from_coming_twice() {
    let Bench { discord, api, .. } = Bench::new().await;
    let club = path(discord.club());
    let body = json!({ "content": "once", "nonce": "g1:4", "enforce_nonce": true });
    let first = api.post(&club, &body).await.expect(200);
    let second = api.post(&club, &body).await.expect(200);
    assert_eq!((&first["id"], &first["nonce"]), (&second["id"], &json!("g1:4")));
    discord.advance(Duration::from_secs(301));
    let third = api.post(&club, &body).await.expect(200);
    assert_ne!(first["id"], third["id"]);
    let free = json!({ "content": "often", "nonce": "7" });
    api.post(&club, &free).await.expect(200);
    api.post(&club, &free).await.expect(200);
    assert_eq!(discord.messages(discord.club()).len(), 4);
    let long = json!({ "content": "x", "nonce": "x".repeat(26) });
    api.post(&club, &long).await.complains("/nonce", "BASE_TYPE_BAD_LENGTH");
}

#[tokio::test]
async fn only_those_allowed_are_called() {
    let Bench { discord, api, .. } = Bench::new().await;
    let (ana, ben) = (discord.member("Ana").unwrap(), discord.member("Ben").unwrap());
    let club = path(discord.club());
    let (one, other) = (ana.mention(), ben.mention());
    let words = format!("{one} {other} {one} <@7> <@x> @everyone");
    for (allowed, called) in [
        (json!(null), vec![ana.id(), ben.id()]),
        (json!({ "parse": [] }), vec![]),
        (json!({ "parse": [], "users": [ben.id()] }), vec![ben.id()]),
        (json!({ "parse": ["users"] }), vec![ana.id(), ben.id()]),
    ] {
        let body = json!({ "content": words, "allowed_mentions": allowed });
        api.post(&club, &body).await.expect(200);
        let message = discord.messages(discord.club()).pop().unwrap();
        assert_eq!((message.mentions.len(), message.pinged_everyone), (2, false));
        assert_eq!(message.pinged, called);
    }
    let both =
        json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": [ana.id()] } });
    let answer = api.post(&club, &both).await;
    answer.complains("/allowed_mentions/users", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");

    let posted = api.post(&club, &content("x")).await.expect(200);
    let one = format!("{club}/{}", text(&posted["id"]));
    api.patch(&one, &content(&ana.mention())).await.expect(200);
    let edited = discord.messages(discord.club()).pop().unwrap();
    assert_eq!((edited.mentions, edited.pinged), (vec![ana.id()], vec![]));
}

#[tokio::test]
async fn files_are_listed_and_stay_until_others_come() {
    let Bench { discord, api, .. } = Bench::new().await;
    let club = path(discord.club());
    let listed = json!({ "attachments": [{ "id": 0, "filename": "../my board.png" }] });
    let files: [(_, &[u8]); 1] = [("a.png", b"pixels")];
    let posted = api.upload(Method::POST, &club, &listed, &files).await.expect(200);
    let file = &posted["attachments"][0];
    assert_eq!(file["filename"], ".._my_board.png");
    let one = format!("{club}/{}", text(&posted["id"]));
    let still = api.patch(&one, &content("still")).await.expect(200);
    assert_eq!(still["attachments"][0]["id"], file["id"]);
    let other = api.upload(Method::PATCH, &one, &listed, &files).await.expect(200);
    assert_eq!(other["attachments"].as_array().unwrap().len(), 1);
    let none = api.patch(&one, &json!({ "attachments": [] })).await.expect(200);
    assert_eq!(none["attachments"], json!([]));

    let long = json!([{ "id": 0, "description": "x".repeat(1025) }]);
    for (attachments, place, code) in [
        (json!([{ "id": 3 }]), "/attachments/0/id", "ATTACHMENT_NOT_FOUND"),
        (json!([]), "/attachments", "ATTACHMENT_NOT_LISTED"),
        (long, "/attachments/0/description", "BASE_TYPE_MAX_LENGTH"),
    ] {
        let body = json!({ "content": "x", "attachments": attachments });
        api.upload(Method::POST, &club, &body, &files).await.complains(place, code);
    }
    let large = vec![0; (10 << 20) + 1];
    let large = [("a.png", &*large)];
    api.upload(Method::POST, &club, &content("x"), &large).await.refused(413, 40005);
}
