//! Tests of what the store promises.
//!
//! `let (_folder, store) = fresh().await` is an empty data file, `begun(&store, "7K3Q")` a game in
//! it that has begun, and `turn(&game, "e1-e2")` a change of it that can be saved: none needs the
//! rules to be followed. A promise of both engines is a function of a store that [`postgres`] calls
//! as well, with a database of the server of `.ci/postgres`.

use std::path::Path;

use play::time::DAY;
use play::{
    Change, Done, EventKind, Game, GameStatus, HandledInteraction, Notification, Offer, Person,
    Player, PlayerState, Posted, Purpose, Saved, Show, Terms,
};
use rules::{Kind, Setup};
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

use super::*;

mod described;
mod files;
mod imports;
mod leases;
mod many_games;
mod names;
mod outbox;
mod personal_data;
mod postgres;
mod puzzles;
mod query_plans;
mod rating_roles;
mod ratings;
mod recounts;
mod refusals;
mod results;
mod seasons;

impl Store {
    /// The writer of a data file, for tests of SQLite alone.
    pub(super) async fn file_writer(&self) -> crate::files::Pooled {
        file(&self.writer).await
    }

    /// A reader of a data file.
    pub(super) async fn file_reader(&self) -> crate::files::Pooled {
        file(&self.reader).await
    }

    /// Changes a data file as this release does not.
    pub(super) async fn alter(&self, sql: &'static str) {
        sqlx::query(sql).execute(&mut self.file_writer().await.connection).await.unwrap();
    }

    /// What a query of a data file counts.
    async fn number(&self, sql: &'static str) -> i64 {
        let file = &mut self.file_reader().await.connection;
        sqlx::query_scalar(sql).fetch_one(file).await.unwrap()
    }
}

async fn file(pool: &Pool) -> crate::files::Pooled {
    match pool {
        Pool::File(pool) => connections::acquire(pool).await.unwrap(),
        Pool::Postgres(_) => panic!("a test of files is run on files"),
    }
}

/// Any file of SQLite, which is made if it is not there.
pub(super) async fn sqlite_file(path: &Path) -> SqliteConnection {
    let address = format!("sqlite:{}?mode=rwc", path.display());
    SqliteConnection::connect(&address).await.unwrap()
}

fn now() -> Millis {
    Clock::default().now()
}

fn person(id: i64, name: &str) -> Person {
    Person::new(id, name)
}

pub(super) fn table(code: &str) -> Change {
    let mut change = Change::of(
        Game {
            code: code.to_owned(),
            state_hash: u64::MAX - 5,
            ..Game::new(
                (Some(1_i64.into()), 2_i64.into()),
                10_i64.into(),
                Setup::new(Kind::Pacru, 2).unwrap(),
                vec![Player::seated(person(10, "Ana")), Player::invited(person(11, "Бен"))],
                Terms::default(),
                now(),
            )
        },
        now(),
    );
    change.happen(EventKind::Create, Some(0));
    change.tell(Notification::Lobby { seq: 1 });
    change
}

pub(super) fn handled(interaction: i64) -> HandledInteraction {
    HandledInteraction {
        interaction: interaction.into(),
        answer: Done::Sentence(format!("answer {interaction}")),
    }
}

pub(super) async fn fresh() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("pacru.db").into()).await.unwrap();
    (folder, store)
}

/// A game with the events create, join, start.
pub(super) async fn begun(store: &Store, code: &str) -> Game {
    store.create(&table(code), &handled(now()), None).await.unwrap();
    let game = store.game(code).await.unwrap().unwrap();
    let mut change = Change::of(game, now());
    change.game.players[1].state = PlayerState::Seated;
    change.happen(EventKind::Join, Some(1));
    change.game.status = GameStatus::Active;
    change.game.started_at = Some(now());
    change.game.to_move = Some(0);
    change.happen(EventKind::Start, None);
    change.tell(Notification::Board { since: 3, seq: 3 });
    assert_eq!(store.save(&change, None).await.unwrap(), Saved::Now);
    store.game(code).await.unwrap().unwrap()
}

fn turn(game: &Game, notation: &str) -> Change {
    turn_at(now(), game, notation)
}

fn turn_at(at: Millis, game: &Game, notation: &str) -> Change {
    let mut change = Change::of(game.clone(), at);
    change.game.ply += 1;
    change.game.state_hash = 7;
    change.happen(EventKind::Turn(notation.to_owned()), Some(0));
    let seq = change.game.seq;
    change.tell(Notification::Board { since: seq, seq });
    change
}

#[tokio::test]
async fn a_game_is_read_as_it_was_saved() {
    let (_folder, store) = fresh().await;
    let change = table("7K3Q");
    store.create(&change, &handled(1), None).await.unwrap();
    let read = store.game("7k3q").await.unwrap().unwrap();
    let expected = Game { id: read.id, version: 1, ..change.game };
    assert_eq!(read, expected);
    assert_eq!(store.game("XXXX").await.unwrap(), None);
}

/// Histories are kept, but a server may have lost the last turns when another one takes its place.
#[tokio::test]
async fn another_history_is_not_mixed_with_the_one_that_is_kept() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let before = store.history(&game, game.seq).await.unwrap();
    store.save(&turn(&game, "e1-e2"), Some(&handled(5))).await.unwrap();
    store.history(&game, i64::MAX).await.unwrap();
    let other = "DROP TRIGGER game_events_no_update; UPDATE game_events SET notation = 'a3-b3' WHERE seq = 4";
    sqlx::raw_sql(other).execute(&mut store.file_writer().await.connection).await.unwrap();
    let history = store.history(&game, i64::MAX).await.unwrap();
    assert_eq!(history.last().unwrap().kind, EventKind::Turn("a3-b3".to_owned()));
    let now = store.game_by_id(game.id).await.unwrap().unwrap();
    assert_eq!(
        store.game_and_particulars(&now.code, None).await.unwrap().unwrap().1.history,
        history
    );
    assert_eq!(store.history(&game, game.seq).await.unwrap(), before);
}

#[tokio::test]
async fn history_can_only_grow() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    for statement in [
        "UPDATE game_events SET at = 0",
        "DELETE FROM game_events",
        "INSERT INTO game_events (game_id, seq, kind, at) VALUES (1, 9, 'note', 0)",
    ] {
        let file = &mut store.file_writer().await.connection;
        assert!(sqlx::query(statement).execute(file).await.is_err(), "{statement}");
    }
}

#[tokio::test]
async fn readers_cannot_write() {
    let (_folder, store) = fresh().await;
    let written =
        sqlx::query("DELETE FROM outbox").execute(&mut store.file_reader().await.connection).await;
    assert!(written.is_err());
}

/// A full disk: a refused change leaves nothing behind, and the store works again as soon as there
/// is room.
#[tokio::test]
async fn a_full_disk_loses_nothing_and_heals() {
    let (_folder, store) = fresh().await;
    limit_pages(&store, 1).await;
    let mut refused = None;
    for number in 0..200 {
        let code = format!("X{number}");
        if let Err(error) = store.create(&table(&code), &handled(number), None).await {
            refused = Some((code, error));
            break;
        }
    }
    let (code, error) = refused.expect("the limit of pages is a full disk");
    assert!(matches!(error, StoreError::Engine(_)), "{error:?}");
    assert_eq!(store.game(&code).await.unwrap(), None);
    limit_pages(&store, 1_000_000).await;
    store.create(&table("7K3Q"), &handled(1000), None).await.unwrap();
    assert!(store.game("7K3Q").await.unwrap().is_some());
}

/// Some failures make SQLite roll back by itself. sqlx's own pool then believed in a transaction
/// that was gone, and refused every later one, even long after the disk had room again (sqlx#3742, #4031).
#[tokio::test]
async fn the_writer_goes_on_when_sqlite_has_rolled_back_by_itself() {
    let (_folder, store) = fresh().await;
    // A single row without constraints needs no journal of its own, so SQLite can undo nothing less
    // than the transaction.
    store.alter("CREATE TABLE filler (text TEXT)").await;
    limit_pages(&store, 1).await;
    let mut tx = store.begin().await.unwrap();
    let fill = "INSERT INTO filler VALUES (printf('%.*c', 1000000, 'x'))";
    assert!(query::asked((&mut tx).into(), fill, Vec::new()).await.is_err());
    drop(tx);
    limit_pages(&store, 1_000_000).await;
    store.create(&table("9XYZ"), &handled(1), None).await.unwrap();
}

/// Limits the file to this many pages, or to its present size if that is larger.
async fn limit_pages(store: &Store, pages: u32) {
    let statement = format!("PRAGMA max_page_count = {pages}");
    sqlx::query(sqlx::AssertSqlSafe(statement))
        .execute(&mut store.file_writer().await.connection)
        .await
        .unwrap();
}

#[tokio::test]
async fn pruning_keeps_what_is_young_or_undelivered() {
    let (_folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    store.create(&table("9XYZ"), &handled(42), None).await.unwrap();
    store.prune().await.unwrap();
    assert!(store.answer(42_i64.into()).await.unwrap().is_some());
    let lobby = store.claim(10, 10).await.unwrap().remove(0);
    store.mark_delivered(&lobby, None).await.unwrap();
    assert_eq!(store.claim(10, 10).await.unwrap().len(), 1);
}

/// Every kind of event is read back as it was written.
#[tokio::test]
async fn every_kind_of_event_is_kept() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let mut kinds = vec![EventKind::TakeBack(3), EventKind::Give(60_000), EventKind::Thaw];
    for offer in Offer::ALL {
        kinds.extend([
            EventKind::Offer(offer),
            EventKind::Accept(offer),
            EventKind::Decline(offer),
        ]);
    }
    let mut change = Change::of(game.clone(), now());
    for kind in &kinds {
        change.happen(kind.clone(), Some(1));
    }
    store.save(&change, None).await.unwrap();
    let history = store.history(&game, i64::MAX).await.unwrap();
    let read: Vec<_> = history.into_iter().skip(3).map(|event| event.kind).collect();
    assert_eq!(read, kinds);
}

/// The first versions stored answers as sentences, and a newer one may store what this one does not
/// know.
#[test]
fn answers_are_read_whoever_kept_them() {
    let sentence = "Played `e1-e2` in `7K3Q`.";
    let read = |kept: &str| read_answer(kept.to_owned());
    assert_eq!(read(sentence), Done::Sentence(sentence.to_owned()));
    let code = "7K3Q".to_owned();
    assert_eq!(read(r#"{"done":"resigned","code":"7K3Q"}"#), Done::Resigned { code });
    assert_eq!(read(r#"{"done":"danced","code":"7K3Q"}"#), Done::Forgotten);
}
