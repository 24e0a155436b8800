//! A world that survives its server.

use std::path::Path;

use local::{Config, Discord, StartError};
use reqwest::Method;

use crate::client::{Api, content};

/// A world of October 2026, written before any other code could read the storage, goes on.
#[tokio::test]
async fn a_world_of_an_earlier_version_opens() {
    let directory = tempfile::tempdir().unwrap();
    let world = directory.path().join("world.json");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/world.json");
    std::fs::copy(data, &world).unwrap();
    let files = directory.path().join("files");
    std::fs::create_dir(&files).unwrap();
    std::fs::write(files.join("1573898408194736129"), b"pixels").unwrap();
    let config = Config { data_dir: Some(directory.path().to_owned()), ..Config::default() };
    let discord = Discord::start(config.clone()).await.unwrap();
    let (ana, club) = (discord.member("Ana").unwrap(), discord.club());
    let messages = ana.messages(club);
    assert_eq!(messages.len(), 4);
    let answer = messages[1].interaction.as_ref().unwrap();
    assert_eq!((answer.command.as_str(), answer.user), ("pacru new", ana.id()));
    assert_eq!(messages[2].edited.unwrap().as_millisecond(), 1_795_317_022_097);
    let board = messages.last().unwrap();
    assert_eq!(board.pinged, [ana.id()]);
    assert!(board.button("Move").is_some());
    let file = &board.attachments[0];
    assert!(file.url.starts_with(&discord.url()), "{}", file.url);
    assert_eq!(&file.bytes[..], b"pixels");

    // Everything that the bot was answered is stored, even if the process ends now.
    let (api, path) = (Api::of(&discord), format!("/channels/{club}/messages"));
    let next = api.upload(Method::POST, &path, &content("next"), &[("b.png", b"more")]).await;
    let next: u64 = next.expect(200)["id"].as_str().unwrap().parse().unwrap();
    assert!(next > board.id.0);
    assert!(std::fs::read_to_string(&world).unwrap().contains("b.png"));
    discord.delete_message(board);
    drop(discord);
    assert_eq!(std::fs::read_dir(files).unwrap().count(), 1);

    std::fs::write(world, "{").unwrap();
    assert!(matches!(Discord::start(config).await, Err(StartError::Storage { .. })));
}
