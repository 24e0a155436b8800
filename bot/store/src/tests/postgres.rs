//! Tests of the same promises with a PostgreSQL database, on the server of `.ci/postgres`.

use std::collections::BTreeSet;

use sqlx::{
    AssertSqlSafe, Column as _, Connection as _, Executor as _, FromRow, SqlSafeStr as _,
    Statement as _, TypeInfo as _,
};
use sqlx_postgres::PgConnection;

use ::testing::needed;
use ::testing::patience::find;

use super::*;
use crate::schema;
use crate::values::Bind as _;

/// An empty database, if there is a server.
pub(super) async fn database() -> Option<Location> {
    Some(testing::database::postgres().await?.parse().unwrap())
}

pub(super) async fn connect(location: &Location) -> PgConnection {
    let Location::Database(address) = location else { panic!("a database is meant") };
    PgConnection::connect_with(&address.options().unwrap()).await.unwrap()
}

pub(super) async fn alter(location: &Location, sql: &'static str) {
    sqlx::query(sql).execute(&mut connect(location).await).await.unwrap();
}

#[tokio::test]
async fn a_database_keeps_games_and_their_history_only_grows() {
    let location = needed!(database().await);
    let store = Store::open(&location).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let late = store.save(&turn(&game, "a3-b3"), None).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    let history = store.history(&game, i64::MAX).await.unwrap();
    assert_eq!(history.len(), 4);

    let mut connection = connect(&location).await;
    for statement in [
        "UPDATE game_events SET at = 0",
        "DELETE FROM game_events",
        "TRUNCATE game_events",
        "INSERT INTO game_events (game_id, seq, kind, at) VALUES (1, 9, 'note', 0)",
    ] {
        let changed = sqlx::query(statement).execute(&mut connection).await;
        assert!(changed.is_err(), "{statement}");
    }
    assert_eq!(store.history(&game, i64::MAX).await.unwrap(), history);

    let reading = Store::open_to_read(&location).await.unwrap();
    assert_eq!(reading.game("7K3Q").await.unwrap().unwrap().seq, 4);
    let written = reading.remember("alive", 1).await;
    assert!(written.is_err(), "what only reads writes nothing");
    let report = Store::integrity_check(&location).await.unwrap();
    assert_eq!((report.games, report.is_older), (1, false));
}

/// Two processes never write at the same time; the second continues when the first is gone.
#[tokio::test]
async fn one_process_writes_to_a_database() {
    let location = needed!(database().await);
    let first = Store::open(&location).await.unwrap();
    let second = Store::open(&location).await;
    assert!(matches!(second, Err(OpenError::InUse(_))), "{second:?}");
    first.close().await;
    Store::open(&location).await.unwrap().close().await;
}

/// A restart of the server ends all connections.
#[tokio::test]
async fn a_lost_connection_comes_back() {
    let location = needed!(database().await);
    let store = Store::open(&location).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    let ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let ended: i64 =
        sqlx::query_scalar(ended).fetch_one(&mut connect(&location).await).await.unwrap();
    assert!(ended >= 2, "the writer and a reader");
    assert_eq!(store.save(&turn(&game, "e1-e2"), None).await.unwrap(), Saved::Now);
    store.create(&table("9XYZ"), &handled(2), None).await.unwrap();
    // A connection that was used just now is taken without a test.
    let there = async || store.game("7K3Q").await.map_err(|error| error.to_string());
    assert!(find("an answer", there).await.is_some());
}

/// The server ends a connection while a turn is saved: what became of it is read over another one,
/// and the turn is saved once.
#[tokio::test]
async fn a_turn_outlives_the_connection_that_saves_it() {
    let location = needed!(database().await);
    let store = Store::open(&location).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    // A sequence also counts what is rolled back, so only the first event ends its connection.
    alter(&location, "CREATE SEQUENCE events_tried").await;
    let ends = "CREATE FUNCTION end_the_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                IF nextval('events_tried') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
                RETURN NEW; END $$";
    alter(&location, ends).await;
    let each = "CREATE TRIGGER end_the_first BEFORE INSERT ON game_events
                FOR EACH ROW EXECUTE FUNCTION end_the_first()";
    alter(&location, each).await;

    let (change, caused) = (turn(&game, "e1-e2"), handled(2));
    assert_eq!(store.save(&change, Some(&caused)).await.unwrap(), Saved::Now);
    let tried = sqlx::query_scalar("SELECT last_value FROM events_tried");
    let tried: i64 = tried.fetch_one(&mut connect(&location).await).await.unwrap();
    assert_eq!(tried, 2);
    let again = store.save(&change, Some(&caused)).await.unwrap();
    assert_eq!(again, Saved::Before(caused.answer));
    let history = store.history(&game, i64::MAX).await.unwrap();
    assert_eq!(history.last().map(|event| event.seq), Some(game.seq + 1));
}

/// A server that fails while it saves a turn does not report the outcome. Asking afterwards tells
/// whether the turn was saved.
#[tokio::test]
async fn what_became_of_a_lost_commit_is_found_out() {
    let location = needed!(database().await);
    let store = Store::open(&location).await.unwrap();
    store.create(&table("7K3Q"), &handled(1), None).await.unwrap();
    let mut tx = store.begin().await.unwrap();
    let Transaction::Postgres(connection) = &mut tx else { panic!("a database is meant") };
    connection.ask("DELETE FROM interactions", &[]).await.unwrap();
    let ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(ended).execute(&mut connect(&location).await).await.unwrap();
    let lost = StoreError::from(tx.commit().await.unwrap_err());
    assert!(lost.is_in_doubt(), "{lost:?}");
    let answer = store.answer(1_i64.into()).await.unwrap();
    assert!(answer.is_some(), "the deletion was not saved");

    let refused = store.create(&table("7K3Q"), &handled(2), None).await.unwrap_err();
    assert!(!refused.is_in_doubt(), "{refused:?}");
}

/// In a transaction they are part of the request.
#[tokio::test]
async fn values_of_a_transaction_are_kept_as_they_are() {
    let location = needed!(database().await);
    let store = Store::open(&location).await.unwrap();
    let mut tx = store.begin().await.unwrap();
    let Transaction::Postgres(connection) = &mut tx else { panic!("a database is meant") };
    for text in ["", "''", r"\", r"\'; DROP TABLE games; --", "\"E'$2'::text\n$1", "Žofie 🦊"] {
        let values = [text.value(), i64::MIN.value(), 0.1.value(), <Option<&str>>::NULL];
        let (_, rows) = connection.ask("SELECT $1, $2, $3, $4", &values).await.unwrap();
        let kept: (String, i64, f64, Option<String>) = match &rows[0] {
            connections::Row::Server(row) => FromRow::from_row(row).unwrap(),
            connections::Row::File(_) => panic!("a database is meant"),
        };
        assert_eq!(kept, (text.to_owned(), i64::MIN, 0.1, None));
    }
    // A server takes no such text.
    assert!(connection.ask("SELECT $1", &["\0; COMMIT".value()]).await.is_err());
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_database_of_something_else_or_of_a_newer_release_is_refused() {
    let (Some(foreign), Some(newer)) = (database().await, database().await) else {
        return;
    };
    alter(&foreign, "CREATE TABLE recipes (name TEXT)").await;
    let opened = Store::open(&foreign).await;
    assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");

    let missing = Store::open_to_read(&newer).await;
    assert!(matches!(missing, Err(OpenError::Missing(_))), "{missing:?}");
    Store::open(&newer).await.unwrap().close().await;
    alter(&newer, "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', true, '', 0)").await;
    let opened = Store::open(&newer).await;
    assert!(matches!(opened, Err(OpenError::Newer(_))), "{opened:?}");
}

/// Queries are checked with SQLite when they are compiled.
#[tokio::test]
async fn every_query_means_the_same_to_both_engines() {
    let location = needed!(database().await);
    Store::open(&location).await.unwrap().close().await;
    let mut connection = connect(&location).await;
    for sql in postgres_only::ALL {
        connection
            .prepare(sql.into_sql_str())
            .await
            .unwrap_or_else(|error| panic!("{sql}: {error}"));
    }
    for query in described::queries() {
        let sql = AssertSqlSafe(query::without_overrides(&query.sql).into_owned());
        let prepared = connection.prepare(sql.into_sql_str()).await;
        let prepared = prepared.unwrap_or_else(|error| panic!("{}: {error}", query.sql));
        let columns = prepared.columns().iter();
        let columns = columns.map(|it| (it.name().to_owned(), it.type_info().name()));
        assert_eq!(columns.collect::<Vec<_>>(), query.columns, "{}", query.sql);
    }
}

/// Rows are copied from one engine to the other as they are. Whether a query may return NULL is
/// known from SQLite.
#[tokio::test]
async fn both_engines_have_the_same_tables() {
    let location = needed!(database().await);
    Store::open(&location).await.unwrap().close().await;
    let columns = "SELECT table_name::text, column_name::text, CASE data_type
                     WHEN 'bigint' THEN 'INTEGER' WHEN 'double precision' THEN 'REAL' ELSE upper(data_type) END,
                     is_nullable = 'NO'
                   FROM information_schema.columns WHERE table_schema = current_schema()
                     AND table_name NOT IN ('_sqlx_migrations', 'outbox_ready', 'results_computed')";
    let of_postgres: Vec<(String, String, String, bool)> =
        sqlx::query_as(columns).fetch_all(&mut connect(&location).await).await.unwrap();

    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("pacru.db").into()).await.unwrap();
    let columns =
        "SELECT tables.name, columns.name, columns.type, columns.\"notnull\" OR columns.pk
         FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> '_sqlx_migrations'";
    let of_sqlite: Vec<_> =
        sqlx::query_as(columns).fetch_all(&mut store.file_reader().await.connection).await.unwrap();
    assert_eq!(BTreeSet::from_iter(of_postgres), BTreeSet::from_iter(of_sqlite));

    let versions = |of: &sqlx::migrate::Migrator| -> Vec<i64> {
        of.iter().map(|migration| migration.version).collect()
    };
    let (sqlite, postgres) = (versions(&schema::SQLITE), versions(&schema::POSTGRES));
    assert!(sqlite.ends_with(&postgres), "{postgres:?}");
}

/// Copied events are protected from changes like played ones, on either engine.
#[tokio::test]
async fn a_copy_can_only_grow_and_goes_nowhere_but_into_an_empty_place() {
    let database = needed!(database().await);
    let (folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    let history = store.history(&game, i64::MAX).await.unwrap();
    let file = store.location.clone();
    let back: Location = folder.path().join("back.db").into();

    let mut heard = Vec::new();
    for (from, to) in [(&file, &database), (&database, &back)] {
        let mut report = |progress| heard.push(progress);
        // The bot plays on with the file meanwhile.
        let copied = copy(from, to, &mut report).await.unwrap();
        assert!(copied.rows > 6 && copied.tables > 3, "{copied:?}");
        let end = heard.last().unwrap();
        assert_eq!((end.done, end.all), (end.all, 2 * copied.rows.cast_unsigned()));
        let again = copy(from, to, &mut |_| {}).await;
        let refused = matches!(
            again,
            Err(CopyError::NotEmpty(_) | CopyError::Target(NewFileError::Exists(_)))
        );
        assert!(refused, "{again:?}");
    }
    for place in [&database, &back] {
        let store = Store::open(place).await.unwrap();
        assert_eq!(store.history(&game, i64::MAX).await.unwrap(), history);
        let late = store.save(&turn(&game, "a3-b3"), None).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        let game = store.game("7K3Q").await.unwrap().unwrap();
        store.save(&turn(&game, "a3-b3"), None).await.unwrap();
        store.create(&table("9XYZ"), &handled(9), None).await.unwrap();
        store.close().await;
    }
    for statement in ["UPDATE game_events SET at = 0", "DELETE FROM tournament_events"] {
        let changed = sqlx::query(statement).execute(&mut connect(&database).await).await;
        assert!(changed.is_err(), "{statement}");
    }
    let triggers = "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'";
    let back = Store::open(&back).await.unwrap();
    assert_eq!(back.number(triggers).await, store.number(triggers).await);
}
