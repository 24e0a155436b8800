//! Tests of query plans: each query uses an index, so that its time does not grow with the file.

use sqlx::{AssertSqlSafe, Row};

use super::*;

/// Steps of a plan that read a whole table, or everything of a server.
const WHOLE: [&str; 3] = ["SCAN ", "games_by_guild (guild_id=?)", "results_rated (guild_id=?)"];

/// Tables that may be read whole, since they are small.
const SMALL: [&str; 12] = [
    "SCAN CONSTANT ROW",
    "SCAN unreviewed",
    "SCAN shards",
    "SCAN out_of_reach",
    "SCAN rating_recounts",
    "SCAN others",
    "USING INDEX outbox_sending",
    "USING COVERING INDEX outbox_of_moderators",
    "USING COVERING INDEX games_awaiting_computers",
    "USING INDEX games_awaiting_computers",
    "USING INDEX outbox_due",
    "USING INDEX outbox_open",
];

/// The beginnings of queries that may read a whole table, and when they run.
const RARE: [(&str, &str); 16] = [
    ("INSERT INTO games", "where a reference is broken"),
    ("INSERT INTO tournaments", "where a reference is broken"),
    ("UPDATE admin_log", "at an erasure"),
    ("UPDATE games SET version = version + 1, uncounted", "after an outage"),
    ("UPDATE tournaments SET version = version + 1, uncounted", "after an outage"),
    ("SELECT id FROM tournaments WHERE status <> 'over'", "when a process begins to serve a shard"),
    ("SELECT id, uncounted FROM tournaments", "when the clock of the machine was put back"),
    (
        "SELECT guild_id AS \"guild_id!\" FROM ( SELECT games.guild_id",
        "when a member asks for their data",
    ),
    ("DELETE FROM declined", "at an erasure"),
    ("DELETE FROM games WHERE", "when an imported game is replaced, and at an erasure"),
    ("DELETE FROM outbox WHERE state <> 'sending'", "at an erasure"),
    ("DELETE FROM posts WHERE game_id IN", "once an hour"),
    ("UPDATE games SET channel_id = 0", "once an hour"),
    (
        "SELECT message_id AS \"message_id!\" FROM outbox",
        "when a message without buttons may have been posted",
    ),
    ("DELETE FROM rating", "when ratings are computed anew"),
    ("SELECT id AS \"id!\" FROM games WHERE status = 'finished'", "when ratings are computed anew"),
];

/// Every checked query of the bot, on one line.
fn queries() -> Vec<String> {
    let on_one_line = |sql: &str| sql.split_whitespace().collect::<Vec<_>>().join(" ");
    described::queries().iter().map(|query| on_one_line(&query.sql)).collect()
}

/// The steps of SQLite's plan for a query.
async fn plan(store: &Store, query: &str) -> Vec<String> {
    let explained = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
    let steps = sqlx::query(explained).fetch_all(&mut store.file_writer().await.connection).await;
    let steps = steps.unwrap_or_else(|error| panic!("{query}: {error}"));
    steps.iter().map(|step| step.get("detail")).collect()
}

/// A killed bot left the file without statistics, and a leaderboard of 40,000 games took 12 s.
#[tokio::test]
async fn a_file_is_opened_with_statistics() {
    let (folder, store) = fresh().await;
    begun(&store, "7K3Q").await;
    store.close().await;
    drop(store);
    let path = folder.path().join("pacru.db");
    let mut killed = sqlite_file(&path).await;
    sqlx::query("DELETE FROM sqlite_stat1").execute(&mut killed).await.unwrap();
    killed.close().await.unwrap();

    let store = Store::open(&path.as_path().into()).await.unwrap();
    let known =
        "SELECT count(*) FROM sqlite_stat1 WHERE tbl IN ('games', 'players', 'game_events')";
    assert!(store.number(known).await >= 3);
}

/// SQLite once planned each query with a limit anew whenever it ran, and not always as these tests
/// saw it.
#[tokio::test]
async fn a_query_is_planned_by_its_text_alone() {
    let (_folder, store) = fresh().await;
    let option = "SELECT sqlite_compileoption_used('ENABLE_QPSG')";
    assert_eq!(
        store.number(option).await,
        1,
        "cargo reads .cargo/config.toml in the folder of the repository only"
    );
}

/// Without an index for `rematch_of` each last board read all games, and so did the computers every
/// 20 seconds.
#[tokio::test]
async fn no_query_reads_a_whole_table() {
    let (_folder, store) = fresh().await;
    let (mut whole, queries) = (Vec::new(), queries());
    for (begins, when) in RARE {
        assert!(queries.iter().any(|query| query.starts_with(begins)), "{begins} {when}");
    }
    for query in queries {
        if RARE.iter().any(|(begins, _)| query.starts_with(begins)) {
            continue;
        }
        let steps = plan(&store, &query).await;
        // Reading the result of a subquery whole is fine.
        let made = ["CO-ROUTINE ", "MATERIALIZE "];
        let found: Vec<&str> = steps
            .iter()
            .filter_map(|step| made.iter().find_map(|made| step.strip_prefix(made)))
            .collect();
        let is_whole = |step: &&String| {
            let small = SMALL.iter().any(|small| step.contains(small))
                || step.strip_prefix("SCAN ").is_some_and(|what| found.contains(&what));
            WHOLE.iter().any(|whole| step.contains(whole)) && !small
        };
        whole.extend(steps.iter().find(is_whole).map(|step| format!("{step}: {query}")));
    }
    assert_eq!(whole, [""; 0], "{}", whole.join("\n"));
}

/// A decision on an older state of a game or a tournament is not saved, whoever has changed it
/// meanwhile, and how.
#[test]
fn every_write_of_a_game_or_a_tournament_makes_another_version() {
    let mut writes = queries();
    writes.retain(|it| {
        ["games", "tournaments"].iter().any(|table| it.starts_with(&format!("UPDATE {table} SET")))
    });
    assert!(writes.len() > 10);
    // The events of a change are numbered before the rest of it is written.
    writes.retain(|it| !it.contains(" SET seq = $1 ") && !it.contains("version = version + 1"));
    assert_eq!(writes, [""; 0]);
}
