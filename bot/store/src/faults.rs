//! Tests of faults: what other programs do to the file, and what a process that is killed leaves
//! behind.

use std::time::Duration;

use sqlx::Connection as _;

use super::tests::{begun, fresh, handled, sqlite_file, table};
use super::*;

/// A program that reads one state of the file for long keeps the log from being emptied: the owner
/// is told, and nobody waits.
#[tokio::test]
async fn a_log_that_cannot_be_emptied_is_noticed() {
    let (folder, store) = fresh().await;
    let mut other = sqlite_file(&folder.path().join("pacru.db")).await;
    let mut reading = other.begin().await.unwrap();
    sqlx::query("SELECT count(*) FROM games").fetch_one(&mut *reading).await.unwrap();
    store.alter("CREATE TABLE filler AS SELECT zeroblob(66 << 20)").await;
    store.prune().await.unwrap();
    assert!(store.overgrown_log().is_some());
    begun(&store, "7K3Q").await;
    reading.rollback().await.unwrap();
    other.close().await.unwrap();
    store.prune().await.unwrap();
    assert_eq!(store.overgrown_log(), None);
}

/// A query that would run for ever is interrupted, and its connection works as before.
#[tokio::test]
async fn nobody_reads_for_ever() {
    let (_folder, store) = fresh().await;
    let endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n";
    let mut reader = store.file_reader().await;
    reader.limit(Duration::from_millis(20)).await.unwrap();
    let asked = sqlx::query(endless).fetch_one(&mut reader.connection).await;
    assert!(asked.unwrap_err().to_string().contains("interrupted"));
    drop(reader);
    assert_eq!(store.game("7K3Q").await.unwrap(), None);
}

/// The power fails between the first two transactions of a new file.
#[tokio::test]
async fn a_file_that_was_only_begun_is_as_good_as_none() {
    let (folder, store) = fresh().await;
    let begun = folder.path().join("begun.db");
    let mut file = sqlite_file(&begun).await;
    let made: String =
        sqlx::query_scalar("SELECT sql FROM sqlite_schema WHERE name = '_sqlx_migrations'")
            .fetch_one(&mut store.file_reader().await.connection)
            .await
            .unwrap();
    sqlx::query(sqlx::AssertSqlSafe(made)).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let store = Store::open(&begun.as_path().into()).await.unwrap();
    store.create(&table("7K3Q"), &handled(1), None).await.unwrap();
}
