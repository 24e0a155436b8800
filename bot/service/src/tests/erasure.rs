//! What an erased member leaves behind: the games of others, and no seat that waits for nobody.

use play::{Game, GameStatus, Player, Terms, UserId};

use super::series::in_a_row;
use super::*;
use crate::testing::english;

impl Club {
    async fn erase(&self, user: i64) {
        self.games.erase(&self.moderator(), user.into()).await.unwrap();
    }

    /// The unfinished games of a member.
    async fn going(&self, user: i64) -> Vec<Game> {
        self.games.store().games_of(user.into()).await.unwrap()
    }
}

/// The next game of a series once began with the member who had just been erased, and waited for
/// them for ever.
#[tokio::test]
async fn a_series_ends_with_an_erased_player() {
    let club = Club::open().await;
    let terms = Terms { pace: Pace::Unlimited, ..in_a_row(3) };
    let first = club.begin(Kind::Shacru, 2, terms).await;
    club.to_the_end(&first.code, 1).await;
    assert_eq!(club.going(2).await.len(), 1, "the second game");
    club.erase(1).await;
    assert_eq!(club.going(2).await, [], "and no third");
    let last = club.games.store().series(first.id).await.unwrap();
    assert_eq!(last.len(), 2);
    assert!(club.games.standing(&last[1]).await.unwrap().unwrap().is_last());
}

/// Nobody can resign in a game on hold, so an erased member once kept their seat there.
#[tokio::test]
async fn a_game_on_hold_does_not_wait_for_an_erased_player() {
    let club = Club::open().await;
    let games = &club.games;
    let two = club.table(2, Terms::default()).await;
    let three = club.table(3, Terms::default()).await;
    for code in [&two, &three] {
        games.freeze(&club.moderator(), code).await.unwrap();
    }
    club.erase(1).await;
    assert_eq!(club.game(&two).await.status, GameStatus::Cancelled);

    games.thaw(&club.moderator(), &three).await.unwrap();
    games.take_seat(&club.actor(7), &three).await.unwrap();
    let game = club.game(&three).await;
    assert_eq!(game.status, GameStatus::Active);
    assert!(!game.players.iter().any(Player::is_nobodys));
    assert!(game.player_of(7_i64.into()).is_some());
}

/// A rematch once invited the former player, whom nobody can reach, and never began.
#[tokio::test]
async fn a_rematch_after_an_erasure_has_a_free_seat() {
    let club = Club::open().await;
    let code = club.table(3, Terms::default()).await;
    club.to_the_end(&code, 2).await;
    club.erase(1).await;
    club.games.rematch(&club.actor(2), &code).await.unwrap();
    let next = club.newest(2).await;
    // Whoever has joined and is erased before it begins frees that seat again.
    club.games.join(&club.actor(7), &next).await.unwrap();
    club.erase(7).await;
    let table = club.game(&next).await;
    assert_eq!(table.players.len(), 2);
    assert!(!table.players.iter().any(Player::is_nobodys));
    for anybody in [8, 3] {
        club.games.join(&club.actor(anybody), &next).await.unwrap();
    }
    assert_eq!(club.game(&next).await.status, GameStatus::Active);
}

/// A member goes on playing while they are being erased.
#[tokio::test]
async fn a_game_that_begins_during_an_erasure_is_left_too() {
    let club = Club::open().await;
    let first = club.table(2, Terms::default()).await;
    let acting = club.games.locks.game(&first).await;
    let (games, moderator) = (club.games.clone(), club.moderator());
    let erasing = tokio::spawn(async move { games.erase(&moderator, 1_i64.into()).await });
    // The erasure has listed the games by the time it waits for the first one.
    club.somebody_waits_for(&first).await;
    let second = club.table(2, Terms::default()).await;
    drop(acting);
    erasing.await.unwrap().unwrap();
    assert_eq!(club.going(1).await, []);
    assert_eq!(club.going(2).await, []);
    for code in [first, second] {
        let game = club.game(&code).await;
        assert_eq!(game.status, GameStatus::Finished);
        assert!(game.player_of(1_i64.into()).is_none());
    }
}

/// The board of their turn may still wait for Discord.
#[tokio::test]
async fn a_board_that_waits_calls_nobody_who_is_erased() {
    let club = Club::open().await;
    let code = club.table(2, Terms::default()).await;
    let before = club.game(&code).await;
    club.erase(before.mover().expect("a player to move").id.get()).await;
    let game = club.game(&code).await;
    let replay = club.games.replay(&game, before.seq, before.seq).await.unwrap();
    let board = view::announcement(english(), &game, &replay, &[], None);
    assert!(board.pings.is_empty() && !board.text.contains("<@"), "{}", board.text);
}

/// A day after they wish so. Games in direct messages belong to no server: erasing a member from a
/// server leaves them as they are, and so did erasing the member everywhere once.
#[tokio::test]
async fn a_member_is_erased_everywhere_at_their_wish() {
    let club = Club::open().await;
    let (games, store, ana) = (&club.games, club.games.store(), UserId::from(1_i64));
    let on_server = club.table(2, Terms::default()).await;
    let alone = NewTable {
        computers: Some((ai::Level::Novice.into(), None)),
        ..NewTable::new(77_i64.into(), Kind::Shacru)
    };
    let elsewhere =
        NewTable { guild: Some(2_i64.into()), ..NewTable::new(12_i64.into(), Kind::Pacru) };
    let alone = alone.against_computers().unwrap();
    let codes = [club.opened(alone).await, club.opened(elsewhere).await];
    let due = games.request_erasure(ana).await.unwrap();
    club.wait(due - club.clock.now() - 1);
    assert!(store.due_erasures().await.unwrap().is_empty());
    assert_eq!(games.request_erasure(ana).await.unwrap(), due, "asking again extends nothing");
    club.wait(1);
    assert_eq!(store.due_erasures().await.unwrap(), [ana]);

    club.erase(1).await;
    let [private, other] = [club.game(&codes[0]).await, club.game(&codes[1]).await];
    assert_eq!((private.status, other.status), (GameStatus::Active, GameStatus::Open));
    assert!(private.player_of(ana).is_some(), "a server has no say in it");
    let left = store.member_games(None, ana).await.unwrap();
    assert_eq!((left.games, left.playing.len()), (1, 1));

    games.erase_everywhere(ana).await.unwrap();
    let [private, other] = [club.game(&codes[0]).await, club.game(&codes[1]).await];
    assert_eq!((private.status, other.status), (GameStatus::Finished, GameStatus::Cancelled));
    assert!(private.player_of(ana).is_none() && private.creator != ana);
    assert_eq!(private.channel, 0_i64.into(), "it leads to nobody");
    assert_ne!(club.game(&on_server).await.channel, 0_i64.into());
    assert_eq!(store.member_games(None, ana).await.unwrap().games, 0);
    assert!(store.servers_of(ana).await.unwrap().is_empty());
    assert_eq!(store.erasure_of(ana).await.unwrap(), None);
}
