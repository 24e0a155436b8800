//! Members with very many games.

use ::testing::needed;

use super::*;

/// The most urgent game may be the oldest of all; it once was missing among more than a hundred.
#[tokio::test]
async fn nobody_has_too_many_games_to_see_them_all() {
    let (_folder, store) = fresh().await;
    all_games_are_read(&store).await;
    let location = needed!(postgres::database().await);
    all_games_are_read(&Store::open(&location).await.unwrap()).await;
}

async fn all_games_are_read(store: &Store) {
    const GAMES: usize = 104;
    for number in 0..GAMES {
        begun(store, &format!("G{number:03}")).await;
    }
    let games = store.games_of(10_i64.into()).await.unwrap();
    assert_eq!(games.len(), GAMES);
    assert_eq!(games.last().unwrap().code, "G000");
    assert_eq!(store.games_on(1_i64.into()).await.unwrap().len(), GAMES);
}
