//! Games that were played elsewhere.

use play::UserId;
use play::import::{Import, Wanted, read};

use ::testing::needed;

use super::*;

/// A member has their imported games until newer ones take their places, and nobody else's are touched.
#[tokio::test]
async fn imported_games_are_kept_once_and_removed_whole() {
    let (_folder, store) = fresh().await;
    imports_are_kept(&store).await;
    let location = needed!(postgres::database().await);
    imports_are_kept(&Store::open(&location).await.unwrap()).await;
}

async fn imports_are_kept(store: &Store) {
    let (ana, ben) = (70_001_i64.into(), 70_002_i64.into());
    let import = |turns: &str, code: &str, user| {
        let text = format!("Pacru\nSouth: Eve\n{turns}");
        let mut import: Import =
            read(text.as_bytes(), &Wanted::default()).unwrap().kept(user, 8_i64.into(), now());
        import.change.game.code = code.to_owned();
        import
    };
    assert_eq!(store.import(&import("e1-e2", "AAAA", ana), 2).await.unwrap(), "AAAA");
    assert_eq!(store.import(&import("e1-e2", "BBBB", ana), 2).await.unwrap(), "AAAA", "once");
    assert_eq!(store.import(&import("e1-e2", "CCCC", ben), 2).await.unwrap(), "CCCC");
    let taken = store.import(&import("e1-d2", "CCCC", ana), 2).await;
    assert!(matches!(taken, Err(StoreError::CodeTaken)), "{taken:?}");
    let first = store.game("AAAA").await.unwrap().unwrap();
    assert!(first.imported.is_some() && first.guild.is_none());
    assert_eq!(first.players[0].person.name, "Eve");
    store.set_note(first.id, ana, play::NotePlace::Game, "bold").await.unwrap();
    for (turn, code) in [("e1-d2\nresign", "DDDD"), ("e1-f2", "FFFF")] {
        store.import(&import(turn, code, ana), 2).await.unwrap();
    }
    let kept = store.imports_of(ana, 9).await.unwrap();
    let codes: Vec<&str> = kept.iter().map(|game| game.code.as_str()).collect();
    assert_eq!(codes, ["FFFF", "DDDD"], "the oldest is gone");
    assert!(store.game("AAAA").await.unwrap().is_none());
    assert_eq!(store.history(&kept[1], i64::MAX).await.unwrap().len(), 4);

    store.erase(None, ana, UserId::former(), None).await.unwrap();
    assert!(store.game("FFFF").await.unwrap().is_none());
    assert_eq!(store.imports_of(ben, 9).await.unwrap().len(), 1);
}
