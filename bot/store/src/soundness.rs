//! What SQLite says of a file: whether it is one of this program, and sound.

use std::fs::File;
use std::io::Read as _;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::errors::BackupError;
use super::reason::{is_damage, reason};

/// "PACR", written by the first migration.
const APPLICATION_ID: u32 = 0x5041_4352;

/// Replaces SQLite's findings about its tree of pages, which mean nothing to an owner.
const PAGES: &str = "its pages do not fit together";

/// Where the header of a SQLite file holds the id of the program that wrote it
/// (`sqlite.org/fileformat.html`).
const ID_IN_HEADER: Range<usize> = 68..72;

/// What every file of SQLite begins with.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// How a data file is opened that may be in use by a bot.
pub(super) fn settings_for_reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
}

/// Whether this program, in any version, wrote the file.
pub(super) async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(connection).await?;
    Ok(id == i64::from(APPLICATION_ID))
}

/// Whether the header names this program, as far as it can be read; SQLite itself reads it only in
/// a whole file. The file is not one that this process uses, since SQLite has just refused it.
pub(super) fn has_our_id(path: &Path) -> bool {
    let mut header = [0; ID_IN_HEADER.end];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[ID_IN_HEADER] == APPLICATION_ID.to_be_bytes()
}

/// Whether a file begins as every file of SQLite does. It is not one that this process uses.
pub(super) fn is_of_sqlite(path: &Path) -> bool {
    let mut header = [0; MAGIC.len()];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header == *MAGIC
}

/// What is wrong with the file: what `check`, a quick or a thorough one, finds, or a row that
/// refers to nothing. SQLite's first complaint goes to the log.
pub(super) async fn flaw(connection: &mut SqliteConnection, check: &'static str) -> Option<String> {
    let verdict: Result<String, _> = sqlx::query_scalar(check).fetch_one(&mut *connection).await;
    match verdict {
        Ok(verdict) if verdict == "ok" => {}
        Ok(problem) => {
            tracing::debug!(problem, "SQLite complains");
            return Some(PAGES.to_owned());
        }
        Err(error) => return Some(fault(&error)),
    }
    let orphan: Result<Option<String>, _> =
        sqlx::query_scalar("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1")
            .fetch_optional(connection)
            .await;
    match orphan {
        Ok(None) => None,
        Ok(Some(table)) => Some(format!("a row of {table} belongs to nothing")),
        Err(error) => Some(fault(&error)),
    }
}

/// Why a check of the file could not be finished.
fn fault(error: &sqlx::Error) -> String {
    tracing::debug!(%error, "the file cannot be checked");
    match reason(error) {
        Some(reason) if !is_damage(error) => reason,
        _ => PAGES,
    }
    .to_owned()
}

/// Reads every page of a copy and returns the number of its games.
pub(super) async fn read_copy(path: &Path) -> Result<i64, BackupError> {
    // Nobody writes to a copy, so it needs neither locks nor companion files.
    let mut copy = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(true)
        .disable_statement_logging()
        .connect()
        .await?;
    if !is_ours(&mut copy).await? {
        return Err(BackupError::Damaged("it has another owner".to_owned()));
    }
    if let Some(flaw) = flaw(&mut copy, "PRAGMA integrity_check(1)").await {
        return Err(BackupError::Damaged(flaw));
    }
    let games = sqlx::query_scalar("SELECT count(*) FROM games").fetch_one(&mut copy).await?;
    copy.close().await?;
    Ok(games)
}
