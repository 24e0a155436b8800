//! What only PostgreSQL can parse: locks, settings and sizes. Everything else is in the SQL that
//! both engines share (see [`query`](super::query)). Nothing checks these when they are compiled; a
//! test has PostgreSQL prepare them.

use std::fmt::Write as _;

/// "PACW": the advisory lock of transactions that write, exclusive or shared.
const WRITING: i64 = 0x5041_4357;

/// Begins a transaction that writes. Its level is named: at another one, which a role may have by
/// default, what is checked under a lock would be the state before the lock was taken.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

/// Begins a transaction that only reads, and sees one state of the data.
pub(crate) const BEGIN_READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ;";

/// Notes when a transaction had its locks.
const LOCKED: &str = "SELECT set_config('pacru.locked_at', CAST(clock_timestamp() AS TEXT), true);";

/// What later requests of a transaction say first. If others wait for it, it may last for one
/// second from when it had its locks: the server then ends it while it is idle. After that second
/// this fails, since no timeout is negative. The numbers are odd, since a timeout of zero means
/// none.
pub(crate) const TIME_LEFT: &str = "SELECT set_config('idle_in_transaction_session_timeout',
    CASE WHEN EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid)))
    THEN CAST(1 + 2 * floor(500 * (1 - extract(epoch FROM
      clock_timestamp() - CAST(current_setting('pacru.locked_at') AS TIMESTAMPTZ)))) AS TEXT)
    ELSE '1000' END, true);";

/// The column that [`with_mark`] adds.
pub(crate) const MARK: &str = "pacru_mark";

/// The same for the same rows, in any order.
const OF_ROWS: &str = "(SELECT encode(sha256(convert_to(
    string_agg(CAST(seen AS TEXT), '' ORDER BY CAST(seen AS TEXT)), 'UTF8')), 'hex') FROM seen)";

/// A query whose rows also have a mark by which [`unless_changed`] recognises them.
pub(crate) fn with_mark(query: &str) -> String {
    format!("WITH seen AS ({query}) SELECT *, {OF_ROWS} AS {MARK} FROM seen")
}

/// Divides by zero if the query finds other rows than those with this mark.
pub(crate) fn unless_changed(query: &str, mark: &str) -> String {
    format!(
        "WITH seen AS ({query}) SELECT 1 / CAST(coalesce({OF_ROWS}, '') = '{mark}' AS INTEGER);"
    )
}

/// Divides by zero unless a game has this version, and this interaction no answer.
pub(crate) const UNSAVED: &str = "SELECT 1 / count(*) FROM games WHERE id = $1 AND version = $2
    AND NOT EXISTS (SELECT 1 FROM interactions WHERE id = $3)";

/// Begins a transaction beside which no other one writes.
pub(crate) fn begin_alone() -> String {
    format!("{BEGIN}; SELECT pg_advisory_xact_lock({WRITING}); {LOCKED}")
}

/// Begins a transaction beside which others write that have none of these keys in common with it.
pub(crate) fn begin_beside(keys: &[i64]) -> String {
    let mut begin = format!("{BEGIN}; SELECT pg_advisory_xact_lock_shared({WRITING})");
    for key in keys {
        write!(begin, "; SELECT pg_advisory_xact_lock({key})").expect("a string grows");
    }
    begin + "; " + LOCKED
}

/// Takes the lock of a process that uses the database alone, until the connection ends.
pub(crate) const LOCK_ALONE: &str = "SELECT pg_advisory_lock($1)";

/// Takes the lock of a process that shares the database, until the connection ends.
pub(crate) const LOCK_SHARED: &str = "SELECT pg_advisory_lock_shared($1)";

/// Has the server store a transaction before it answers. Otherwise acknowledged turns would be lost
/// when it fails.
const COMMIT_AT_ONCE: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// Gives a session its settings, and a mark by which [`in_session`] recognises it.
pub(crate) fn set(settings: &[(&str, &str)], session: &str) -> String {
    let mut set = format!("SELECT set_config('pacru.session', '{session}', false)");
    for (name, value) in settings {
        write!(set, ", set_config('{name}', '{value}', false)").expect("a string grows");
    }
    format!("{set}; {COMMIT_AT_ONCE}; ")
}

/// One row if the session still has its mark; then it also takes this lock.
pub(crate) fn in_session(lock: Option<(&str, i64)>, session: &str) -> String {
    let taken = match lock {
        Some((lock, key)) => lock.replace("$1", &key.to_string()),
        None => "SELECT true".to_owned(),
    };
    format!("{taken} WHERE current_setting('pacru.session', true) = '{session}'")
}

/// Whether the server follows another one, and whether a transaction that begins now may not write.
pub(crate) const FITNESS: &str = "SELECT pg_is_in_recovery() AS standby,
    current_setting('transaction_read_only') = 'on' AS read_only";

/// The process of the server that answers.
pub(crate) const BACKEND: &str = "SELECT pg_backend_pid()";

/// PostgreSQL's codes for a prepared statement that is not there, and for one that is there
/// already: a pooler has given the connection to somebody else meanwhile.
pub(crate) const UNKNOWN_STATEMENT: &str = "26000";
pub(crate) const KNOWN_STATEMENT: &str = "42P05";

/// The time of the server in milliseconds, which all processes use: their own clocks may differ.
/// Not a SELECT, which a transaction may repeat.
pub(crate) const NOW: &str =
    "VALUES (CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT))";

/// The encoding of texts.
pub(crate) const ENCODING: &str = "SHOW server_encoding";

/// The number of tables, and of those by which the bot recognises its own.
pub(crate) const TABLES: &str =
    "SELECT count(*), count(*) FILTER (WHERE tablename = 'game_events') FROM pg_tables
     WHERE schemaname = current_schema() AND tablename <> '_sqlx_migrations'";

/// Whether the database has a layout.
pub(crate) const HAS_LAYOUT: &str = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";

/// The newest layout that the database has had. Not a SELECT, as [`NOW`].
pub(crate) const LAYOUT: &str = "VALUES ((SELECT max(version) FROM _sqlx_migrations))";

/// The size of the database on its server, in bytes.
pub(crate) const SIZE: &str = "SELECT pg_database_size(current_database())";

#[cfg(test)]
pub(crate) const ALL: [&str; 12] = [
    LOCK_ALONE,
    LOCK_SHARED,
    COMMIT_AT_ONCE,
    FITNESS,
    BACKEND,
    NOW,
    ENCODING,
    TABLES,
    HAS_LAYOUT,
    LAYOUT,
    SIZE,
    TIME_LEFT,
];
