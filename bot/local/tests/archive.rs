//! A world that outlives its server.

use local::{Config, Discord, StartError};
use reqwest::Method;
use serde_json::json;

use crate::client::{Api, Bench};

#[tokio::test]
async fn a_restart_loses_nothing() {
    let directory = std::env::temp_dir().join(format!("local-discord-{}", std::process::id()));
    let config = Config {
        data_dir: Some(directory.clone()),
        ..Config::default()
    };
    let bench = Bench::with(config.clone()).await;
    let club = bench.discord.club();
    let ana = bench.discord.member("Ana").unwrap();
    ana.say(club, "good night").unwrap();
    let body = json!({ "embeds": [{ "image": { "url": "attachment://b.png" } }] });
    let path = format!("/channels/{club}/messages");
    bench
        .api
        .upload(Method::POST, &path, &body, &[("b.png", b"pixels")])
        .await
        .expect(200);
    // What the bot has been told of is there, even if everything ends now.
    let written = std::fs::read_to_string(directory.join("world.json")).unwrap();
    assert!(written.contains("b.png") && written.contains("good night"));
    bench.discord.stop().await;

    let again = Discord::start(config.clone()).await.unwrap();
    assert_eq!(
        (again.club(), again.member("Ana").unwrap().id()),
        (club, ana.id())
    );
    assert_eq!(again.commands().len(), 3);
    let messages = again.messages(club);
    assert_eq!(messages[0].content, "good night");
    let file = &messages[1].attachments[0];
    assert!(file.url.starts_with(&again.url()));
    assert_eq!(messages[1].embeds[0]["image"]["url"], file.url);
    assert_eq!(
        reqwest::get(&file.url)
            .await
            .unwrap()
            .bytes()
            .await
            .unwrap(),
        file.bytes
    );
    let later = Api::of(&again)
        .post(&path, &json!({ "content": "good morning" }))
        .await
        .expect(200);
    assert!(later["id"].as_str() > messages[1].id.to_string().as_str().into());
    again.delete_message(&messages[1]);
    drop(again);
    assert_eq!(
        std::fs::read_dir(directory.join("files")).unwrap().count(),
        0
    );

    std::fs::write(directory.join("world.json"), "{").unwrap();
    assert!(matches!(
        Discord::start(config).await,
        Err(StartError::Storage { .. })
    ));
    std::fs::remove_dir_all(directory).unwrap();
}
