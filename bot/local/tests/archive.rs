//! A world that survives its server.

use std::path::Path;

use local::{Config, Discord, StartError};
use reqwest::Method;

use crate::client::{Api, Bench, content};

#[tokio::test]
async fn a_restart_loses_nothing() {
    let directory = std::env::temp_dir().join(format!("local-discord-{}", std::process::id()));
    let config = Config { data_dir: Some(directory.clone()), ..Config::default() };
    let bench = Bench::with(config.clone()).await;
    let club = bench.discord.club();
    let ana = bench.discord.member("Ana").unwrap();
    ana.say(club, "good night").unwrap();
    let body = content("a picture");
    let path = format!("/channels/{club}/messages");
    bench.upload(Method::POST, &path, &body, &[("b.png", b"pixels")]).await.expect(200);
    // Everything that the bot was answered is stored, even if the process ends now.
    let written = std::fs::read_to_string(directory.join("world.json")).unwrap();
    assert!(written.contains("b.png") && written.contains("good night"));
    bench.discord.stop().await;

    let again = Discord::start(config.clone()).await.unwrap();
    assert_eq!((again.club(), again.member("Ana").unwrap().id()), (club, ana.id()));
    assert_eq!(again.commands().len(), 3);
    let messages = again.messages(club);
    assert_eq!(messages[0].content, "good night");
    let file = &messages[1].attachments[0];
    assert!(file.url.starts_with(&again.url()));
    assert_eq!(reqwest::get(&file.url).await.unwrap().bytes().await.unwrap(), file.bytes);
    let later = Api::of(&again).post(&path, &content("good morning")).await.expect(200);
    assert!(later["id"].as_str() > messages[1].id.to_string().as_str().into());
    again.delete_message(&messages[1]);
    drop(again);
    assert_eq!(std::fs::read_dir(directory.join("files")).unwrap().count(), 0);

    std::fs::write(directory.join("world.json"), "{").unwrap();
    assert!(matches!(Discord::start(config).await, Err(StartError::Storage { .. })));
    std::fs::remove_dir_all(directory).unwrap();
}

/// A world of October 2026, written before any other code could read the storage.
#[tokio::test]
async fn a_world_of_an_earlier_version_opens() {
    let directory = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/world.json");
    std::fs::copy(data, directory.path().join("world.json")).unwrap();
    let files = directory.path().join("files");
    std::fs::create_dir(&files).unwrap();
    std::fs::write(files.join("1573898408194736129"), b"pixels").unwrap();
    let data_dir = Some(directory.path().to_owned());
    let discord = Discord::start(Config { data_dir, ..Config::default() }).await.unwrap();
    let ana = discord.member("Ana").unwrap();
    let messages = ana.messages(discord.club());
    assert_eq!(messages.len(), 4);
    let answer = messages[1].interaction.as_ref().unwrap();
    assert_eq!((answer.command.as_str(), answer.user), ("pacru new", ana.id()));
    assert_eq!(messages[2].edited.unwrap().as_millisecond(), 1_795_317_022_097);
    let board = messages.last().unwrap();
    assert_eq!(board.pinged, [ana.id()]);
    assert!(board.button("Move").is_some());
    assert_eq!(&board.attachments[0].bytes[..], b"pixels");
}
