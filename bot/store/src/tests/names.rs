//! The names of tournaments and the numbers of their seasons, on both engines.

use ::testing::needed;
use play::Actor;
use play::tournament::{Creation, Settings, create};
use sqlx::migrate::Migrator;

use super::*;
use crate::schema;

/// Tournaments of a time when a name and a number could be given twice.
const TWICE: &str = r#"INSERT INTO tournaments (code, guild_id, channel_id, organiser_id, settings, status, season, created_at, ended_at)
    VALUES ('AAAA', 1, 2, 10, '{"name":"Česká liga"}', 'running', 1, 5, NULL),
           ('BBBB', 1, 2, 10, '{"name":"ČESKÁ liga"}', 'entries', 1, 5, NULL),
           ('CCCC', 1, 2, 10, '{"name":"Cup"}', 'over', 2, 5, 6),
           ('DDDD', 1, 2, 10, '{"name":"Cup"}', 'over', 3, 5, 6),
           ('EEEE', 1, 2, 10, '{"name":"cup"}', 'running', 2, 5, NULL),
           ('FFFF', 5, 2, 10, '{"name":"cup"}', 'running', 2, 5, NULL)"#;

/// Only the schema refuses this.
const AGAIN: &str = "UPDATE tournaments SET name_key = 'česká liga' WHERE code = 'EEEE'";

#[tokio::test]
async fn a_name_belongs_to_one_tournament() {
    let before = |all: &Migrator| {
        Migrator::with_migrations(all.iter().filter(|it| it.version < 35).cloned().collect())
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pacru.db");
    let mut file = sqlite_file(&path).await;
    before(&schema::SQLITE).run(&mut file).await.unwrap();
    sqlx::query(TWICE).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let store = Store::open(&path.into()).await.unwrap();
    is_given_once(&store, &store).await;
    sqlx::query(AGAIN).execute(&mut store.file_writer().await.connection).await.unwrap_err();

    let location = needed!(postgres::database().await);
    let mut database = postgres::connect(&location).await;
    before(&schema::POSTGRES).run(&mut database).await.unwrap();
    sqlx::query(TWICE).execute(&mut database).await.unwrap();
    let clock = Clock::default();
    let store = Store::open_shared(&location, clock.clone()).await.unwrap();
    is_given_once(&store, &Store::open_shared(&location, clock).await.unwrap()).await;
    sqlx::query(AGAIN).execute(&mut database).await.unwrap_err();
}

/// Checks what became of the old names, and has two processes that believe to serve a server give
/// one at once.
async fn is_given_once(one: &Store, other: &Store) {
    let guild = 1_i64.into();
    let here = one.tournaments_on(guild, 10).await.unwrap();
    let names: Vec<_> = here.iter().map(|it| (it.settings.name.as_str(), it.season)).collect();
    let apart = [("cup", 4), ("ČESKÁ liga (BBBB)", 1), ("Česká liga", 1), ("Cup", 3), ("Cup", 2)];
    assert_eq!(names, apart);
    assert_eq!(one.next_season(here[4].id).await.unwrap(), 5);

    let created = async |store: &Store, name: &str| {
        let settings = Settings { name: name.to_owned(), ..Settings::default() };
        let creation = Creation { guild, channel: 2_i64.into(), settings };
        let actor = Actor::of(&person(10, "Ana"), 1_i64).expect("a name");
        let (change, _) = create(creation, &actor, 9, now()).unwrap();
        store.save_tournament(&change, None).await
    };
    let (first, second) = tokio::join!(created(one, "Žebříček"), created(other, "ŽEBŘÍČEK"));
    let refused = [first, second].into_iter().filter_map(Result::err).collect::<Vec<_>>();
    // On a server the second may have read before the first has saved.
    assert!(matches!(refused[..], [StoreError::NameTaken | StoreError::Conflict]), "{refused:?}");
    assert!(matches!(created(one, "žebříček").await, Err(StoreError::NameTaken)));
}
