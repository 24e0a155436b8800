//! Tests of engines that answer, and refuse: read-only, full, behind a pooler, with another
//! isolation or another clock.

use ::testing::{needed, patience::find, pooler::Pooler};
use play::time::{MINUTE, system};
use sqlx::AssertSqlSafe;

use super::postgres::{alter, connect, database};
use super::*;
use crate::connections::acquire;
use crate::connector::{Access, Connector, Purpose};

/// Another setting for everybody who connects from now on; whoever is connected is sent away.
async fn for_all_new(location: &Location, setting: &str) {
    let mut connection = connect(location).await;
    let off = "SET default_transaction_read_only = off";
    sqlx::query(off).execute(&mut connection).await.unwrap();
    let name: String =
        sqlx::query_scalar("SELECT current_database()").fetch_one(&mut connection).await.unwrap();
    let sql = AssertSqlSafe(format!("ALTER DATABASE {name} {setting}"));
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    let ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(ended).execute(&mut connection).await.unwrap();
}

/// A database was read-only for eight seconds, as after a failover to a standby. No process saved
/// anything any more until it was started again: its connections answered, so they were kept.
#[tokio::test]
async fn a_read_only_database_is_left_and_found_again() {
    let location = needed!(database().await);
    let store = Store::open_shared(&location, Clock::default()).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    store.renew_leases(1, 1).await.unwrap();
    for_all_new(&location, "SET default_transaction_read_only = on").await;
    let reason = "the database cannot be written to";
    let change = turn(&game, "e1-e2");
    // The first answer may be that the connection has ended.
    find("refusals", async || {
        let (saved, renewed) = tokio::join!(store.save(&change, None), store.renew_leases(1, 1));
        let refused = [saved.unwrap_err(), renewed.unwrap_err()];
        let known = |it: &StoreError| it.reason() == Some(reason) && !it.is_in_doubt();
        if refused.iter().all(known) { Ok(()) } else { Err(format!("{refused:?}")) }
    })
    .await;
    assert_eq!(store.cannot_save().await, Some(reason));
    let read = async || store.game("7K3Q").await.map_err(|error| error.to_string());
    assert!(find("what is there", read).await.is_some());
    for_all_new(&location, "RESET default_transaction_read_only").await;
    let renewed = async || store.renew_leases(1, 1).await.map_err(|error| error.to_string());
    find("leases", renewed).await;
    let saved = async || store.save(&change, None).await.map_err(|error| error.to_string());
    assert_eq!(find("a turn that is saved", saved).await, Saved::Now);
    assert_eq!(store.cannot_save().await, None);
}

/// The one connection that writes was kept for ever.
#[tokio::test]
async fn a_connection_that_may_not_write_any_more_is_replaced() {
    let location = needed!(database().await);
    let store = Store::open(&location).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    let Pool::Postgres(pool) = &store.writer else { panic!("a database is meant") };
    let read_only = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";
    sqlx::query(read_only).execute(&mut *acquire(pool).await.unwrap()).await.unwrap();
    find("a turn that is saved", async || {
        store.save(&turn(&game, "e1-e2"), None).await.map_err(|error| format!("{error:?}"))
    })
    .await;
}

/// With some roles limits did not hold: what was checked under a lock was the state before the lock
/// was taken.
#[tokio::test]
async fn the_settings_of_a_role_do_not_matter() {
    let location = needed!(database().await);
    for setting in [
        "SET default_transaction_isolation = 'repeatable read'",
        "SET lock_timeout = 1",
        "SET synchronous_commit = off",
    ] {
        for_all_new(&location, setting).await;
    }
    let store = Store::open_shared(&location, Clock::default()).await.unwrap();
    let setting = async |tx: &mut Transaction, name: &str| -> String {
        let Transaction::Postgres(asking) = tx else { panic!("a database is meant") };
        let asked = asking.ask(&format!("SELECT current_setting('{name}')"), &[]).await.unwrap();
        match asked.1.first() {
            Some(connections::Row::Server(row)) => sqlx::Row::get(row, 0),
            _ => panic!("no setting {name}"),
        }
    };
    for pool in [&store.writer, &store.alone, &store.outbox, &store.leases] {
        let mut tx = pool.begin().await.unwrap();
        assert_eq!(setting(&mut tx, "transaction_isolation").await, "read committed");
        assert_eq!(setting(&mut tx, "default_transaction_isolation").await, "read committed");
        assert_eq!(setting(&mut tx, "lock_timeout").await, "4s");
        if !std::ptr::eq(pool, &raw const store.leases) {
            assert_eq!(setting(&mut tx, "synchronous_commit").await, "on");
        }
    }
    let mut tx = store.writer.begin().await.unwrap();
    assert_eq!(setting(&mut tx, "idle_in_transaction_session_timeout").await, "1s");
    drop(tx);
    let mut tx = store.reader.begin_reading().await.unwrap();
    assert_eq!(setting(&mut tx, "transaction_isolation").await, "repeatable read");
    assert_eq!(setting(&mut tx, "statement_timeout").await, "5s");
}

/// `PgBouncer` as Debian ships it refused every connection; told to let them in, it took no
/// settings. In any other mode the bot said that the data hold something unreadable, or hung.
#[tokio::test]
async fn a_pooler_must_keep_sessions() {
    let address = needed!(::testing::database::postgres().await);
    let (_, name) = address.rsplit_once('/').unwrap();
    let folder = tempfile::Builder::new().prefix("pacru-pooler").tempdir_in("/tmp").unwrap();
    let readable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(folder.path(), readable).unwrap();
    let pooler = needed!(Pooler::start("session", &address, folder.path()).await);
    let store = Store::open_shared(&pooler.address(name).parse().unwrap(), Clock::default()).await;
    let store = store.unwrap();
    store.renew_leases(1, 1).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    store.close().await;
    drop(pooler);

    for mode in ["transaction", "statement"] {
        let pooler = Pooler::start(mode, &address, folder.path()).await.unwrap();
        let location: Location = pooler.address(name).parse().unwrap();
        let shared = Store::open_shared(&location, Clock::default()).await;
        assert!(matches!(shared, Err(OpenError::Pooled(_))), "{mode}: {shared:?}");
        let read = Store::open_to_read(&location).await;
        assert!(matches!(read, Err(OpenError::Pooled(_))), "{mode}: {read:?}");
        let said = read.unwrap_err().to_string();
        assert!(said.contains("must be in session mode"), "{said}");
    }
}

/// A pooler whose mode is changed while processes are connected through it.
#[tokio::test]
async fn settings_that_do_not_last_are_noticed() {
    let location = needed!(database().await);
    let Location::Database(address) = &location else { panic!("a database is meant") };
    // In place of a pooler: whatever is set is forgotten.
    let forgets =
        "CREATE FUNCTION set_config(TEXT, TEXT, BOOLEAN) RETURNS TEXT LANGUAGE sql AS 'SELECT $2'";
    alter(&location, forgets).await;
    for_all_new(&location, "SET search_path = public, pg_catalog").await;
    let connector = Connector::new(address, Purpose::Writing(Access::Shared));
    let refused = sqlx::Error::from(connector.connect().await.unwrap_err());
    let said = reason(&refused).unwrap();
    assert!(said.contains("must be in session mode"), "{said}");
    let locked = "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
                  WHERE locktype = 'advisory' AND datname = current_database()";
    let mut connection = connect(&location).await;
    let locked: i64 = sqlx::query_scalar(locked).fetch_one(&mut connection).await.unwrap();
    assert_eq!(locked, 0, "nothing is locked that nobody would free");
}

/// A clock that was 90 seconds ahead took 90 seconds from a player with each game that changed to
/// another process.
#[tokio::test]
async fn all_processes_follow_the_clock_of_the_database() {
    let location = needed!(database().await);
    let store = Store::open_shared(&location, Clock::default()).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    store.renew_leases(1, 1).await.unwrap();
    assert_eq!(store.clock().correction(), 0, "a machine that is right stays as it is");
    alter(&location, "CREATE SCHEMA late").await;
    let late = "CREATE FUNCTION late.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql AS
                $$ SELECT pg_catalog.clock_timestamp() - interval '90 seconds' $$";
    alter(&location, late).await;
    for_all_new(&location, "SET search_path = public, late, pg_catalog").await;
    let ahead = async || -> i64 {
        find("leases", async || store.renew_leases(1, 1).await.map_err(|error| error.to_string()))
            .await;
        store.now() - system()
    };
    assert!((ahead().await + 3 * MINUTE / 2).abs() < MINUTE);
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
    alter(&location, "DROP FUNCTION late.clock_timestamp()").await;
    assert!(ahead().await.abs() < MINUTE, "the clock was set right");
    assert_eq!(store.clock().correction(), 0);
}

/// Whoever decided about a game knew only its row, and another process, whose clock was ahead, had
/// dated the event before.
async fn events_lie_one_after_the_other(store: &Store) {
    let game = begun(store, "7K3Q").await;
    let ahead = now() + 3 * MINUTE / 2;
    store.save(&turn_at(ahead, &game, "e1-e2"), None).await.unwrap();
    let game = store.game("7K3Q").await.unwrap().unwrap();
    store.save(&turn(&game, "a3-b3"), None).await.unwrap();
    let history = store.history(&game, i64::MAX).await.unwrap();
    let [.., before, last] = &*history else { panic!("{history:?}") };
    assert_eq!((before.at, last.at), (ahead, ahead));
}

#[tokio::test]
async fn no_event_lies_before_the_one_before_it() {
    let (_folder, store) = fresh().await;
    events_lie_one_after_the_other(&store).await;
    let location = needed!(database().await);
    events_lie_one_after_the_other(&Store::open(&location).await.unwrap()).await;
}

/// When the disk was full a sign of life could be saved, and turns could not. The failure was
/// forgotten after a minute, and nobody needed to have saved anything.
#[tokio::test]
async fn a_failure_is_forgotten_when_something_can_be_saved() {
    let (_folder, store) = fresh().await;
    let game = begun(&store, "7K3Q").await;
    let full =
        "CREATE TRIGGER full BEFORE INSERT ON game_events BEGIN SELECT RAISE(ABORT, 'full'); END";
    store.alter(full).await;
    assert_eq!(store.cannot_save().await, None);
    // The file may not grow.
    store.alter("PRAGMA max_page_count = 1").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap_err();
    for _ in 0..3 {
        store.note_alive().await.unwrap();
        assert_eq!(store.cannot_save().await, Some("the disk is full"));
    }
    store.alter("PRAGMA max_page_count = 1073741823").await;
    assert_eq!(store.cannot_save().await, None);
    assert_eq!(store.number("SELECT count(*) FROM admin_log").await, 0);
    store.alter("DROP TRIGGER full").await;
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
}

/// The reasons that an operator reads are those of the server.
#[tokio::test]
async fn each_code_has_its_words() {
    let location = needed!(database().await);
    let store = Store::open_shared(&location, Clock::default()).await.unwrap();
    let game = begun(&store, "7K3Q").await;
    for (code, words) in [
        ("25006", "the database cannot be written to"),
        ("40001", "another program is using the database"),
        ("40P01", "another program is using the database"),
        ("53100", "the disk of the database server is full"),
        ("55P03", "another program is using the database"),
        ("57014", "it took too long"),
        ("57P01", "the database server is stopping or starting"),
    ] {
        let refuses = format!(
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$"
        );
        let mut connection = connect(&location).await;
        sqlx::query(AssertSqlSafe(refuses)).execute(&mut connection).await.unwrap();
        for table in ["game_events", "admin_log"] {
            let each = format!(
                "CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON {table}
                 FOR EACH STATEMENT EXECUTE FUNCTION refuse()"
            );
            sqlx::query(AssertSqlSafe(each)).execute(&mut connection).await.unwrap();
        }
        let refused = store.save(&turn(&game, "e1-e2"), None).await.unwrap_err();
        assert_eq!(refused.reason(), Some(words), "{code}: {refused:?}");
        assert_eq!(store.cannot_save().await, Some(words), "{code}");
        for table in ["game_events", "admin_log"] {
            let gone = format!("DROP TRIGGER refuse ON {table}");
            sqlx::query(AssertSqlSafe(gone)).execute(&mut connection).await.unwrap();
        }
        assert_eq!(store.cannot_save().await, None, "{code}");
    }
    store.save(&turn(&game, "e1-e2"), None).await.unwrap();
}

/// Whoever has a database once read about "the backup beside the file".
#[test]
fn sentences_about_a_database_name_no_file() {
    let database: Location = "postgres://pacru@db.example/pacru".parse().unwrap();
    let file: Location = "pacru.db".parse().unwrap();
    for about in [OpenError::InUse, OpenError::Foreign, OpenError::Newer, OpenError::Missing] {
        let (of_database, of_file) = (about(database.clone()), about(file.clone()));
        assert!(!of_database.to_string().contains("file"), "{of_database}");
        assert!(of_file.to_string().contains("file"), "{of_file}");
    }
}
