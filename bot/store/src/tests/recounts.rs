//! Rulings about a pool with more games than one transaction writes.

use play::moderation::annul;
use play::{Actor, Moderator, NewRating};

use super::ratings::{finish, kept, two};
use super::*;

const GUILD: i64 = 1;

/// Annuls the result of a game, or lets it count again, without what follows later.
pub(super) async fn overturn(store: &Store, code: &str, interaction: i64) -> Result<Saved> {
    let game = store.game(code).await.unwrap().unwrap();
    let actor = Actor::of(&person(99, "Moderator"), interaction).unwrap();
    let moderator = Moderator { actor, guild: GUILD.into() };
    let decide = |ratings: Vec<NewRating>| match game.annulled_at {
        None => annul(game.clone(), &moderator, None, ratings, now()),
        Some(_) => play::moderation::restore(game.clone(), &moderator, ratings, now()),
    };
    store.overturn(&game, interaction.into(), decide).await
}

/// How many games the pool has: more than one transaction writes.
const GAMES: i64 = 250;

/// 1 January 2024.
const BEGINNING: Millis = 1_704_067_200_000;

/// Six members play each other; every seventh time the weaker one wins.
async fn played(store: &Store) {
    for number in 0..GAMES {
        let (one, other) = (number % 6, (number / 6 + number + 1) % 6);
        let other = if one == other { (other + 1) % 6 } else { other };
        let (winner, loser) = if number % 7 == 0 { (other, one) } else { (one, other) };
        finish(
            store,
            &format!("X{number}"),
            &two(10 + winner, 10 + loser, BEGINNING + number * DAY),
        )
        .await;
    }
}

async fn is_sound(store: &Store) {
    assert_eq!(Store::row_check(&store.location).await.unwrap(), []);
}

/// The bot is killed right after a ruling: the present ratings are the new ones, and what earlier
/// games have changed follows after the next start.
#[tokio::test]
async fn what_a_ruling_has_begun_is_finished_later() {
    let (_folder, store) = fresh().await;
    played(&store).await;
    let standings = async || kept(&store).await.0;
    let old = kept(&store).await;
    overturn(&store, "X20", 1_000_001).await.unwrap();
    let unfinished = kept(&store).await;
    let pending = "SELECT count(*) FROM rating_recounts";
    assert_eq!(store.number(pending).await, 1);
    assert_ne!(unfinished.0, old.0);
    is_sound(&store).await;
    // A game that ends now is rated by the new ratings, and another ruling finishes the first one.
    finish(&store, "Y1", &two(11, 12, BEGINNING + (GAMES + 1) * DAY)).await;
    overturn(&store, "X40", 1_000_002).await.unwrap();
    let present = standings().await;
    store.prune().await.unwrap();
    assert_eq!(store.number(pending).await, 0);
    assert_eq!(standings().await, present);
    is_sound(&store).await;
    let finished = kept(&store).await;
    assert_eq!(store.rebuild_ratings().await.unwrap(), GAMES as usize - 1);
    assert_eq!(kept(&store).await, finished);

    for (code, interaction) in [("X40", 1_000_003), ("X20", 1_000_004)] {
        overturn(&store, code, interaction).await.unwrap();
        store.settle_ratings().await.unwrap();
    }
    overturn(&store, "Y1", 1_000_005).await.unwrap();
    store.settle_ratings().await.unwrap();
    let (standings, mut changes) = kept(&store).await;
    assert_eq!(standings, old.0);
    assert_eq!(changes.pop(), Some(Vec::new()));
    assert_eq!(changes, old.1);
    is_sound(&store).await;
}

#[tokio::test]
async fn of_two_rulings_at_once_the_second_is_decided_again() {
    let (_folder, store) = fresh().await;
    played(&store).await;
    let (one, other) =
        tokio::join!(overturn(&store, "X3", 1_000_001), overturn(&store, "X3", 1_000_002));
    let saved = [one, other].map(|saved| matches!(saved, Ok(Saved::Now)));
    assert_eq!(saved.iter().filter(|saved| **saved).count(), 1, "{saved:?}");
    // The same interaction gets its answer again.
    let interaction = if saved[0] { 1_000_001 } else { 1_000_002 };
    let again = overturn(&store, "X3", interaction).await.unwrap();
    assert_eq!(again, Saved::Before(Done::Annulled { code: "X3".to_owned() }));
}
