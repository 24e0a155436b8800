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

/// Nothing that is left names the erased member, and the games of the others go on.
#[tokio::test]
async fn an_erased_member_is_nowhere() {
    let club = Club::open().await;
    let games = &club.games;
    let two = club.table(2, Terms::default()).await;
    let three = club.table(3, Terms::default()).await;
    club.invites(1, 5).await;
    club.invites(5, 1).await;
    let user = UserId::from(1_i64);
    games.block(&club.actor(1), 9_i64.into()).await.unwrap();
    games.erase(&club.moderator(), user).await.unwrap();
    games.erase(&club.moderator(), user).await.unwrap();
    assert!(games.store().games_of(user).await.unwrap().is_empty());
    assert!(games.store().blocked_by(user).await.unwrap().is_empty());
    let ended = club.game(&two).await;
    assert_eq!(ended.status, GameStatus::Finished);
    let goes_on = club.game(&three).await;
    assert_eq!(goes_on.status, GameStatus::Active);
    for game in [ended, goes_on] {
        let former: Vec<&Player> =
            game.players.iter().filter(|player| player.person.id.get() < 0).collect();
        assert!(matches!(former.as_slice(), [player] if player.person.name == "former player"));
        assert!(game.players.iter().all(|player| player.person.name != "Player 1"));
    }
    club.turn(&three).await.unwrap();
    assert_eq!(games.store().member_games(Some(1_i64.into()), user).await.unwrap().games, 0);
}

/// The next game of a series once began with the member who had just been erased, and waited for them for ever.
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

/// A member who asks for it is erased on every server after a day, and on none if they change their mind.
#[tokio::test]
async fn a_member_is_erased_everywhere_at_their_wish() {
    let club = Club::open().await;
    let games = &club.games;
    let user = UserId::from(1_i64);
    let mut codes = Vec::new();
    for guild in [1_i64, 2] {
        let table = NewTable {
            guild: Some(guild.into()),
            players: Some(2),
            ..NewTable::new((10 + guild).into(), Kind::Pacru)
        };
        games.open(&club.actor(1), table).await.unwrap();
        let code = club.newest(1).await;
        games.join(&club.actor(2), &code).await.unwrap();
        codes.push(code);
    }
    games.block(&club.actor(1), 9_i64.into()).await.unwrap();
    let store = games.store();
    assert_eq!(store.servers_of(user).await.unwrap().len(), 2);

    let due = games.request_erasure(user).await.unwrap();
    club.wait(due - club.clock.now() - 1);
    assert!(store.due_erasures().await.unwrap().is_empty());
    // Asking again does not extend the wait.
    assert_eq!(games.request_erasure(user).await.unwrap(), due);
    store.withdraw_erasure(user).await.unwrap();
    club.wait(2);
    assert!(store.due_erasures().await.unwrap().is_empty());
    assert_eq!(club.going(1).await.len(), 2);

    club.wait(games.request_erasure(user).await.unwrap() - club.clock.now());
    assert_eq!(store.due_erasures().await.unwrap(), [user]);
    games.erase_everywhere(user).await.unwrap();
    assert!(store.servers_of(user).await.unwrap().is_empty());
    assert!(store.due_erasures().await.unwrap().is_empty());
    assert_eq!(store.erasure_of(user).await.unwrap(), None);
    assert!(store.blocked_by(user).await.unwrap().is_empty());
    for code in codes {
        let game = club.game(&code).await;
        assert_eq!(game.status, GameStatus::Finished);
        let former = |player: &Player| player.person.name == "former player";
        assert!(game.players.iter().any(former));
    }
    // The other members stay.
    assert_eq!(store.servers_of(2_i64.into()).await.unwrap().len(), 2);
}

/// Games in direct messages belong to no server. Erasing a member from a server once left them as they were, and so
/// did erasing the member everywhere.
#[tokio::test]
async fn games_in_direct_messages_are_erased_with_their_player_alone() {
    let club = Club::open().await;
    let (games, ana) = (&club.games, UserId::from(1_i64));
    let on_server = club.table(2, Terms::default()).await;
    let table = play::NewTable {
        computers: Some((ai::Level::Novice.into(), None)),
        ..play::NewTable::new(77_i64.into(), Kind::Shacru)
    };
    games.open(&club.actor(1), table.against_computers().unwrap()).await.unwrap();
    let private = club.newest(1).await;

    club.erase(1).await;
    let game = club.game(&private).await;
    assert_eq!(game.status, GameStatus::Active, "a server has no say in it");
    assert!(game.player_of(ana).is_some());
    let left = games.store().member_games(None, ana).await.unwrap();
    assert_eq!((left.games, left.playing.len()), (1, 1));

    games.erase_everywhere(ana).await.unwrap();
    let game = club.game(&private).await;
    assert_eq!(game.status, GameStatus::Finished);
    assert!(game.player_of(ana).is_none() && game.creator != ana);
    assert_eq!(game.channel, 0_i64.into(), "it leads to nobody");
    assert_ne!(club.game(&on_server).await.channel, 0_i64.into());
    assert_eq!(games.store().member_games(None, ana).await.unwrap().games, 0);
}
