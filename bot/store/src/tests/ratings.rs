//! Tests of what is kept about rated games, and that it follows from them.

use std::sync::atomic::{AtomicI64, Ordering};

use play::rating::{Pool, Rating};
use play::{
    Change, EventKind, GameId, GameStatus, MemberRecord, Player, Ranked, RatingChange, Tally,
};
use proptest::prelude::*;

use super::*;

/// A game that is over: who sat where, at which place, and when it ended.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) kind: Kind,
    pub(super) places: Vec<(i64, u8)>,
    pub(super) ended_at: Millis,
}

pub(super) fn two(winner: i64, loser: i64, ended_at: Millis) -> Played {
    Played { kind: Kind::Pacru, places: vec![(winner, 1), (loser, 2)], ended_at }
}

/// Every game is opened by an interaction of its own.
static INTERACTIONS: AtomicI64 = AtomicI64::new(1);

/// The change that ends a game which has just been opened.
pub(super) async fn ending(store: &Store, code: &str, played: &Played) -> Change {
    let mut opened = table(code);
    let players = played.places.iter();
    let players = players.map(|(user, _)| Player::seated(person(*user, &format!("Member {user}"))));
    opened.game.players = players.collect();
    opened.game.creator = played.places[0].0.into();
    opened.game.setup = Setup::new(played.kind, played.places.len()).unwrap();
    let interaction = INTERACTIONS.fetch_add(1, Ordering::Relaxed);
    store.create(&opened, &handled(interaction), None).await.unwrap();
    let mut change = Change::of(store.game(code).await.unwrap().unwrap(), now());
    let game = &mut change.game;
    game.status = GameStatus::Finished;
    game.started_at = Some(played.ended_at - DAY);
    game.ended_at = Some(played.ended_at);
    for (player, (_, place)) in game.players.iter_mut().zip(&played.places) {
        player.place = Some(*place);
    }
    for _ in 0..2 {
        for player in 0..played.places.len() {
            change.game.ply += 1;
            change.happen(EventKind::Turn("e1-e2".to_owned()), Some(player));
        }
    }
    change.happen(EventKind::Resign, Some(0));
    change
}

pub(super) async fn finish(store: &Store, code: &str, played: &Played) -> GameId {
    let change = ending(store, code, played).await;
    store.save(&change, None).await.unwrap();
    change.game.id
}

/// Everything that is kept about ratings.
pub(super) async fn kept(
    store: &Store,
) -> (Vec<(Pool, Vec<Ranked>)>, Vec<Vec<(usize, RatingChange)>>) {
    let mut pools = Vec::new();
    for pool in Pool::all() {
        pools.push((pool, store.leaderboard(1_i64.into(), pool).await.unwrap()));
    }
    let ids = sqlx::query_scalar::<_, i64>("SELECT id FROM games ORDER BY id")
        .fetch_all(&mut store.file_reader().await.connection)
        .await
        .unwrap();
    let mut changes = Vec::new();
    for id in ids {
        changes.push(store.rating_changes(id.into()).await.unwrap());
    }
    (pools, changes)
}

/// How a game changed the rating of each of its players.
async fn changes_of(store: &Store, game: GameId) -> Vec<RatingChange> {
    let changes = store.rating_changes(game).await.unwrap();
    assert!((0..).zip(&changes).all(|(index, (player, _))| index == *player));
    changes.into_iter().map(|(_, change)| change).collect()
}

pub(super) const PACRU: Pool = Pool { kind: Kind::Pacru, many: false };

#[tokio::test]
async fn a_game_counts_once_and_with_what_was_known() {
    let (_folder, store) = fresh().await;
    let first = finish(&store, "7K3Q", &two(10, 11, 100 * DAY)).await;
    let changes = changes_of(&store, first).await;
    assert_eq!(changes.len(), 2);
    assert_eq!(changes[0].before, Rating::START);
    assert!(changes[0].shown() > 0 && changes[0].shown() == -changes[1].shown());

    // Nothing that happens to a finished game makes it count again.
    let before = kept(&store).await;
    let mut change = Change::of(store.game("7K3Q").await.unwrap().unwrap(), now());
    change.happen(EventKind::Freeze, None);
    store.save(&change, None).await.unwrap();
    assert_eq!(kept(&store).await, before);

    let second = finish(&store, "9XYZ", &two(11, 10, 101 * DAY)).await;
    let again = changes_of(&store, second).await;
    assert_eq!(again[1].before, changes[0].after);
    let (guild, ana) = (1_i64.into(), 10_i64.into());
    let standings = store.standings_of(guild, ana).await.unwrap();
    assert_eq!(standings.len(), 1);
    assert_eq!((standings[0].0, standings[0].1.games), (PACRU, 2));
    let latest = [(PACRU, second, again[1]), (PACRU, first, changes[0])];
    assert_eq!(store.latest_changes(guild, ana, 5).await.unwrap(), latest);
    assert_eq!(store.latest_changes(guild, ana, 1).await.unwrap(), latest[..1]);
}

#[tokio::test]
async fn what_is_not_saved_is_not_rated() {
    let (_folder, store) = fresh().await;
    let change = ending(&store, "7K3Q", &two(10, 11, DAY)).await;
    let mut faster = Change::of(store.game("7K3Q").await.unwrap().unwrap(), now());
    faster.happen(EventKind::Freeze, None);
    store.save(&faster, None).await.unwrap();
    let late = store.save(&change, Some(&handled(1_000_000))).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    assert_eq!(store.answer(1_000_000_i64.into()).await.unwrap(), None);
    assert!(store.rating_changes(change.game.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn games_that_nobody_agreed_to_rate_do_not_count() {
    let (_folder, store) = fresh().await;
    let mut called_off = ending(&store, "7K3Q", &two(10, 11, DAY)).await;
    called_off.game.status = GameStatus::Cancelled;
    store.save(&called_off, None).await.unwrap();
    let mut unrated = ending(&store, "8K3Q", &two(10, 11, DAY)).await;
    unrated.game.terms.rated = false;
    store.save(&unrated, None).await.unwrap();
    let mut private = ending(&store, "9XYZ", &two(10, 11, DAY)).await;
    private.game.guild = None;
    store.save(&private, None).await.unwrap();
    store.alter("UPDATE games SET guild_id = NULL WHERE code = '9XYZ'").await;
    assert!(kept(&store).await.1.concat().is_empty());
    assert_eq!(store.rebuild_ratings().await.unwrap(), 0);
}

/// Substitutes are not judged by the position that they took over; the others are, among
/// themselves.
#[tokio::test]
async fn substitutes_neither_win_nor_lose() {
    let (_folder, store) = fresh().await;
    let played =
        Played { kind: Kind::Pacru, places: vec![(10, 2), (11, 1), (12, 3)], ended_at: DAY };
    let mut change = ending(&store, "7K3Q", &played).await;
    change.game.players[1].substitute = true;
    store.save(&change, None).await.unwrap();
    let changes = store.rating_changes(change.game.id).await.unwrap();
    let players: Vec<usize> = changes.iter().map(|(player, _)| *player).collect();
    assert_eq!(players, [0, 2]);
    assert!(changes[0].1.shown() > 0 && changes[1].1.shown() < 0);
    let mut alone = ending(&store, "9XYZ", &two(10, 11, DAY)).await;
    alone.game.players[0].substitute = true;
    store.save(&alone, None).await.unwrap();
    assert!(store.rating_changes(alone.game.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_leaderboard_ranks_those_who_have_played_enough() {
    let (_folder, store) = fresh().await;
    for number in 0..5 {
        finish(&store, &format!("A{number}"), &two(10, 11, number * DAY)).await;
    }
    finish(&store, "B0", &two(12, 10, 10 * DAY)).await;
    let users = |board: &[Ranked]| board.iter().map(|row| row.person.id.get()).collect::<Vec<_>>();
    let board = store.leaderboard(1_i64.into(), PACRU).await.unwrap();
    assert_eq!(users(&board), [10, 11, 12]);
    assert!(board[2].standing.rating.shown() > board[1].standing.rating.shown());
    assert!(!board[2].standing.is_ranked());
    assert_eq!(board[2].person.name, "Member 12");
    let pools = store.busiest_pools(1_i64.into()).await.unwrap();
    assert_eq!(pools, [PACRU]);
    assert!(store.busiest_pools(2_i64.into()).await.unwrap().is_empty());

    // An erased member is not listed, neither before nor after all ratings are computed again.
    store
        .alter("UPDATE players SET user_id = -11, name = 'former player' WHERE user_id = 11")
        .await;
    let board = store.leaderboard(1_i64.into(), PACRU).await.unwrap();
    assert_eq!(users(&board), [10, 12]);
    store.rebuild_ratings().await.unwrap();
    let board = store.leaderboard(1_i64.into(), PACRU).await.unwrap();
    assert_eq!(users(&board), [10, 12]);
}

#[tokio::test]
async fn records_count_places_and_games_that_were_left() {
    use EventKind::{Return, Substitute, TimeOut, Vacate};

    let (_folder, store) = fresh().await;
    let (guild, ana) = (1_i64.into(), 10_i64.into());
    finish(&store, "A0", &two(10, 11, DAY)).await;
    finish(&store, "A1", &two(10, 11, DAY)).await;
    finish(&store, "A2", &two(11, 10, DAY)).await;
    for (code, places) in [
        ("B0", vec![(10, 1), (11, 1)]),
        ("B1", vec![(10, 1), (11, 1), (12, 3)]),
        ("B2", vec![(11, 1), (12, 2), (10, 3)]),
    ] {
        let played = Played { kind: Kind::Azacru, places, ended_at: DAY };
        finish(&store, code, &played).await;
    }
    let clean = store.record(guild, ana).await.unwrap();
    let tallies = clean.tallies;
    let count = |kind, many, place, shared| {
        let pool = Pool { kind, many };
        let fits =
            |tally: &&Tally| (tally.pool, tally.place, tally.shared) == (pool, place, shared);
        tallies.iter().find(fits).map(|tally| tally.games)
    };
    assert_eq!(tallies.len(), 5);
    assert_eq!(count(Kind::Pacru, false, 1, false), Some(2));
    assert_eq!(count(Kind::Pacru, false, 2, false), Some(1));
    assert_eq!(count(Kind::Azacru, false, 1, true), Some(1));
    assert_eq!(count(Kind::Azacru, true, 1, true), Some(1));
    assert_eq!(count(Kind::Azacru, true, 3, false), Some(1));
    assert_eq!(clean.since, Some(0));
    let clean = clean.reliability;
    assert_eq!((clean.finished, clean.abandoned), (6, 0));
    let elsewhere = store.record(2_i64.into(), ana).await.unwrap();
    assert_eq!(elsewhere, MemberRecord::default());
    for (code, kinds) in [
        ("A0", &[TimeOut][..]),
        ("A1", &[Vacate, Return]),
        ("B1", &[Vacate, Return, Vacate]),
        ("B2", &[Vacate, Substitute]),
    ] {
        let mut change = Change::of(store.game(code).await.unwrap().unwrap(), now());
        let player = change.game.player_of(ana).unwrap();
        for kind in kinds {
            change.happen(kind.clone(), Some(player));
        }
        store.save(&change, None).await.unwrap();
    }
    let left = store.record(guild, ana).await.unwrap().reliability;
    assert_eq!((left.finished, left.abandoned), (6, 2));
}

/// Some games of five people, one after another.
fn evenings() -> impl Strategy<Value = Vec<Played>> {
    let people = Just(vec![10_i64, 11, 12, 13, 14]).prop_shuffle();
    let game = (
        proptest::sample::select(Kind::ALL.to_vec()),
        people,
        2..=4_usize,
        proptest::collection::vec(1..=4_u8, 4),
        0..100_i64,
    );
    proptest::collection::vec(game, 1..10).prop_map(|games| {
        let mut ended_at = 0;
        let games = games.into_iter().map(|(kind, people, players, places, days)| {
            ended_at += days * DAY;
            let players = players.min(*kind.players().end());
            Played {
                kind,
                places: people.into_iter().zip(places).take(players).collect(),
                ended_at,
            }
        });
        games.collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Rating the games one by one gives the same as computing all ratings again.
    #[test]
    fn ratings_follow_from_the_games(evenings in evenings()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (_folder, store) = fresh().await;
            for (number, played) in evenings.iter().enumerate() {
                finish(&store, &format!("X{number}"), played).await;
            }
            let before = kept(&store).await;
            assert!(before.1.iter().all(|changes| !changes.is_empty()));
            assert_eq!(store.rebuild_ratings().await.unwrap(), evenings.len());
            assert_eq!(kept(&store).await, before);
        });
    }
}
