//! Whether a file is a sound data file of this program, and what its owner reads if it is not.

use std::fs::File;
use std::io::Read as _;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::backups;
use super::open::OpenError;
use super::paths::sibling;
use super::reason::{is_damage, reason};

/// "PACR", written by the first migration.
const APPLICATION_ID: u32 = 0x5041_4352;

/// Replaces SQLite's findings about its tree of pages, which mean nothing to an owner.
const PAGES: &str = "its pages do not fit together";

/// Where the header of a SQLite file holds the id of the program that wrote it (`sqlite.org/fileformat.html`).
const ID_IN_HEADER: Range<usize> = 68..72;

/// Refuses a damaged file, or one of another program, before anything is written to it.
///
/// # Errors
/// When the file is foreign, damaged, or cannot be read.
pub async fn inspect(path: &Path) -> Result<(), OpenError> {
    match look(path).await? {
        None => Ok(()),
        Some(problem) => Err(damaged(path, problem).await),
    }
}

/// What is wrong with the data file at `path`, if it is one.
async fn look(path: &Path) -> Result<Option<String>, OpenError> {
    let mut connection = connect(path).await?;
    let ours = match is_ours(&mut connection).await {
        Ok(ours) => ours,
        Err(error) => return Err(unreadable(path, &error).await),
    };
    let problem = if ours {
        flaw(&mut connection, "PRAGMA quick_check(1)").await
    } else {
        // A process killed in its first moment leaves an empty database, or one without its first migration. Either
        // counts as no file.
        let tables: Result<i64, _> = sqlx::query_scalar(
            "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'",
        )
        .fetch_one(&mut connection)
        .await;
        match tables {
            Ok(0) => None,
            Ok(_) => return Err(foreign_or_damaged(path).await),
            Err(error) => return Err(unreadable(path, &error).await),
        }
    };
    connection.close().await?;
    Ok(problem)
}

/// Checks every page of the data file at `path` and every reference between its rows.
pub(super) async fn examine(path: &Path) -> Result<(), OpenError> {
    let mut connection = for_reading(path).await?;
    let problem = flaw(&mut connection, "PRAGMA integrity_check(1)").await;
    connection.close().await?;
    match problem {
        None => Ok(()),
        Some(problem) => Err(damaged(path, problem).await),
    }
}

/// A connection to a data file that may be in use by a bot.
pub(super) async fn for_reading(path: &Path) -> Result<SqliteConnection, OpenError> {
    if !path.exists() {
        return Err(OpenError::Missing(path.into()));
    }
    let mut connection = connect(path).await?;
    match is_ours(&mut connection).await {
        Ok(true) => Ok(connection),
        Ok(false) => Err(foreign_or_damaged(path).await),
        Err(error) => Err(unreadable(path, &error).await),
    }
}

/// A connection without a time limit, for long work in a large file.
async fn connect(path: &Path) -> Result<SqliteConnection, OpenError> {
    // SQLite would report a failing disk. The file is not opened to find out: closing it would give up the locks of
    // this process.
    if path.is_dir() {
        return Err(OpenError::Path {
            path: path.to_owned(),
            cause: std::io::ErrorKind::IsADirectory.into(),
        });
    }
    let settings = settings_for_reading(path).disable_statement_logging();
    match settings.connect().await {
        Ok(connection) => Ok(connection),
        Err(error) => Err(unreadable(path, &error).await),
    }
}

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
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(id == i64::from(APPLICATION_ID))
}

/// Why SQLite cannot read the file: it is damaged or foreign, or the operating system refuses.
pub(super) async fn unreadable(path: &Path, error: &sqlx::Error) -> OpenError {
    tracing::debug!(file = %path.display(), %error, "the file cannot be read");
    if is_damage(error) {
        return foreign_or_damaged(path).await;
    }
    OpenError::Path {
        path: path.to_owned(),
        cause: std::io::Error::other(reason(error).unwrap_or("it cannot be read")),
    }
}

/// Decides about a file that is not a sound data file: damaged if it once was one, foreign otherwise.
async fn foreign_or_damaged(path: &Path) -> OpenError {
    if has_our_id(path) {
        return damaged(path, "it is cut off or overwritten".to_owned()).await;
    }
    if channel_of(path).is_dir() || backups::newest_good(path).await.is_some() {
        return damaged(path, "its beginning is not that of a data file".to_owned()).await;
    }
    OpenError::Foreign(path.into())
}

/// Whether the header names this program, as far as it can be read; SQLite itself reads it only in a whole file. The
/// file is not one that this process uses, since SQLite has just refused it.
fn has_our_id(path: &Path) -> bool {
    let mut header = [0; ID_IN_HEADER.end];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[ID_IN_HEADER] == APPLICATION_ID.to_be_bytes()
}

/// The folder in which a local channel keeps its messages, if the file is a local channel's.
fn channel_of(path: &Path) -> PathBuf {
    sibling(path, "channel")
}

pub(super) async fn damaged(path: &Path, problem: String) -> OpenError {
    let file = path.display();
    let mut remedy = match backups::newest_good(path).await {
        Some(backup) => format!(
            "to restore the newest good backup, remove {file}-wal and {file}-shm if they are there and copy {} to {file}",
            backup.display()
        ),
        None => format!(
            "there is no good backup in {}; put one of your own in its place",
            backups::folder_of(path).display()
        ),
    };
    if channel_of(path).is_dir() {
        remedy += ", or begin anew with `pacru local --fresh`";
    }
    OpenError::Damaged {
        path: path.to_owned(),
        problem,
        remedy,
    }
}

/// What is wrong with the file: what `check`, a quick or a thorough one, finds, or a row that refers to nothing.
/// SQLite's first complaint goes to the log.
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
