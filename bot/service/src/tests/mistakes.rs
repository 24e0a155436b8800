//! The mistakes of members.

use play::mistake::turns_of;

use super::*;

/// Whatever process looks through a game, and whoever was erased meanwhile.
#[tokio::test]
async fn a_game_is_looked_through_once_and_what_was_found_is_for_its_player_alone() {
    let club = Club::open().await;
    let store = club.games.store();
    let game = club.begin(Kind::Shacru, 2, Terms::default()).await;
    club.rounds(&game.code, 3).await;
    assert_eq!(store.unreviewed().await.unwrap(), None, "it goes on");
    club.games.resign(&club.actor(1), &game.code, None).await.unwrap();
    assert_eq!(store.unreviewed().await.unwrap(), Some(game.id));

    let [user, other, nobody] = [1_i64, 2, 9].map(UserId::from);
    let replay = club.games.replay(&game, 0, i64::MAX).await.unwrap();
    let turns = turns_of(&replay, game.player_of(user).unwrap());
    let found = |user: UserId, place: usize| {
        let better = turns[place].played.clone();
        (user, turns[place].seq, ai::Mistake { better, best: 0.8, left: 0.2, refutation: None })
    };
    for found in [vec![found(user, 2), found(user, 1), found(nobody, 0)], vec![found(user, 0)]] {
        store.reviewed(game.id, &found).await.unwrap();
    }
    assert_eq!(store.unreviewed().await.unwrap(), None);
    let met = club.games.next_mistake(user, Some(Kind::Shacru)).await.unwrap();
    assert_eq!((met.turn.seq, met.turn.ply), (turns[2].seq, turns[2].ply));
    let moments = club.games.moments(user).await.unwrap();
    assert_eq!((moments.count, moments.games[0].1), (2, 2));
    assert!(store.mistakes_of(nobody).await.unwrap().is_empty(), "they have not played");

    refused(club.games.next_mistake(user, Some(Kind::Pacru)).await);
    refused(club.games.mistake(other, met.id).await);
    assert_eq!(store.answer_mistake(other, met.id, true).await.unwrap(), None);
    for solved in [true, true] {
        let next = store.answer_mistake(user, met.id, solved).await.unwrap();
        assert_eq!(next, Some(NOON + DAY), "a second answer on the same day counts nothing");
    }
    club.wait(DAY);
    assert_eq!(store.answer_mistake(user, met.id, true).await.unwrap(), None, "solved for good");
    club.games.erase(&club.moderator(), user).await.unwrap();
    assert!(store.mistakes_of(user).await.unwrap().is_empty());
}
