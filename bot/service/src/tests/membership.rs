//! Whoever has left a server sees nothing of it any more, and keeps nobody waiting.

use std::collections::BTreeSet;
use std::pin::Pin;
use std::sync::{Arc, Mutex};

use play::audience::Audience;
use play::time::{DAY, Pace};
use play::{Asker, Game, GameStatus, GuildId, Membership, PlayerState, Terms, UserId, Wanted};
use rules::Kind;

use crate::testing::{Club, person, refused};
use crate::{Games, Members};

/// A Discord that is told who has left; `away` says that the bot itself has.
#[derive(Debug, Default)]
struct Servers {
    left: Mutex<BTreeSet<UserId>>,
    away: Mutex<bool>,
}

impl Servers {
    fn say(&self, user: UserId) -> Membership {
        if *self.away.lock().unwrap() {
            Membership::Unknown
        } else if self.left.lock().unwrap().contains(&user) {
            Membership::Left
        } else {
            Membership::Member(None)
        }
    }
}

impl Members for Servers {
    fn membership(
        &self,
        _: GuildId,
        user: UserId,
    ) -> Pin<Box<dyn Future<Output = Membership> + Send + '_>> {
        Box::pin(async move { self.say(user) })
    }

    fn known(&self, _: GuildId, user: UserId) -> Membership {
        self.say(user)
    }
}

/// A club whose games ask these servers.
async fn club() -> (Club, Arc<Servers>) {
    let (mut club, servers) = (Club::open().await, Arc::new(Servers::default()));
    club.games = club.games.clone().with_members(Arc::clone(&servers) as Arc<_>);
    (club, servers)
}

fn no_clock() -> Terms {
    Terms { pace: Pace::Unlimited, ..Terms::default() }
}

async fn days_pass(club: &Club, days: i64, game: &Game) {
    club.wait(days * DAY);
    club.games.keep_time(&game.code).await.unwrap();
}

async fn reread(games: &Games, game: &Game) -> Game {
    games.store().game(&game.code).await.unwrap().unwrap()
}

#[tokio::test]
async fn whoever_has_left_sees_nothing_of_their_games_anywhere() {
    let (club, servers) = club().await;
    let game = club.begin(Kind::Pacru, 2, Terms::default()).await;
    let user = person(1).id;
    let alone = Asker::alone(user);
    let sees = async || {
        let games = &club.games;
        let named = games.named(alone, &game.code).await.is_ok();
        let found = games.find(alone, None, Wanted::Resignation).await.is_ok();
        let listed = !games.overview(alone).await.unwrap().mine.is_empty();
        let fitting = !games.fitting(alone, Wanted::View).await.unwrap().is_empty();
        assert_eq!([named, found, listed], [fitting; 3]);
        fitting
    };
    assert!(sees().await);
    servers.left.lock().unwrap().insert(user);
    assert!(!sees().await);
    let waiting = game.mover().unwrap().id;
    servers.left.lock().unwrap().insert(waiting);
    let alone = Audience::Member { user: waiting, at: None };
    assert!(club.games.waiting_for(waiting, alone).await.unwrap().is_empty());
    assert!(club.games.turns_waiting(Asker::alone(waiting)).await.unwrap().games.is_empty());
    // A stranger reads the same about a game that exists as about one that does not.
    let stranger = Asker::alone(person(9).id);
    for code in [game.code.as_str(), "ZZZZ"] {
        let refusal = refused(club.games.named(stranger, code).await);
        assert!(refusal.starts_with(&format!("There is no game `{code}`")), "{refusal}");
    }
    // Where the bot was removed, players keep their games.
    *servers.away.lock().unwrap() = true;
    assert!(sees().await);
    *servers.away.lock().unwrap() = false;
    servers.left.lock().unwrap().clear();
    assert!(sees().await, "they have joined again");
}

/// A game without a clock once waited for ever for somebody who had left the server.
#[tokio::test]
async fn whoever_has_left_loses_a_game_without_a_clock() {
    let (club, servers) = club().await;
    let game = club.begin(Kind::Pacru, 2, no_clock()).await;
    let mover = game.mover().unwrap().id;
    days_pass(&club, 8, &game).await;
    assert_eq!(reread(&club.games, &game).await.status, GameStatus::Active, "they are there");
    servers.left.lock().unwrap().insert(mover);
    *servers.away.lock().unwrap() = true;
    days_pass(&club, 8, &game).await;
    assert_eq!(reread(&club.games, &game).await.status, GameStatus::Active, "nobody knows");
    *servers.away.lock().unwrap() = false;
    days_pass(&club, 8, &game).await;
    assert_eq!(reread(&club.games, &game).await.status, GameStatus::Finished);
}

/// At a larger table the seat becomes free, as that of an inactive player does, and the others play
/// on.
#[tokio::test]
async fn the_seat_of_whoever_has_left_a_larger_table_becomes_free() {
    let (club, servers) = club().await;
    let game = club.begin(Kind::Pacru, 3, no_clock()).await;
    let (mover, player) = (game.mover().unwrap().id, game.to_move.unwrap());
    servers.left.lock().unwrap().insert(mover);
    days_pass(&club, 8, &game).await;
    days_pass(&club, 8, &game).await;
    assert_eq!(reread(&club.games, &game).await.players[player].state, PlayerState::Vacant);
    days_pass(&club, 3, &game).await;
    let now = reread(&club.games, &game).await;
    assert_eq!(now.status, GameStatus::Active);
    assert_ne!(now.to_move, Some(player), "the others play on");
}
