//! Whether a file is a sound data file of this program, and what its owner reads if it is not.

use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::backup_folder;
use super::errors::OpenError;
use super::paths::sibling;
use super::reason::{is_damage, reason};
use super::soundness::{flaw, has_our_id, is_ours, settings_for_reading};

/// Refuses a damaged file, or one of another program, before anything is written to it.
pub async fn inspect(path: &Path) -> Result<(), OpenError> {
    match look(path).await? {
        None => Ok(()),
        Some(problem) => Err(damaged(path, problem).await),
    }
}

/// What is wrong with the data file at `path`, if it is one.
async fn look(path: &Path) -> Result<Option<String>, OpenError> {
    let mut connection = connect(path).await?;
    let problem = if read(path, is_ours(&mut connection).await).await? {
        flaw(&mut connection, "PRAGMA quick_check(1)").await
    } else {
        // A process killed in its first moment leaves an empty database, or one without its first
        // migration. Either counts as no file.
        let tables = sqlx::query_scalar(
            "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'",
        )
        .fetch_one(&mut connection)
        .await;
        if read::<i64>(path, tables).await? > 0 {
            return Err(foreign_or_damaged(path).await);
        }
        None
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
    if read(path, is_ours(&mut connection).await).await? {
        Ok(connection)
    } else {
        Err(foreign_or_damaged(path).await)
    }
}

/// A connection without a time limit, for long work in a large file.
async fn connect(path: &Path) -> Result<SqliteConnection, OpenError> {
    is_file(path)?;
    let settings = settings_for_reading(path).disable_statement_logging();
    read(path, settings.connect().await).await
}

/// Refuses what is there and no file: SQLite would report that a folder is a failing disk, and wait
/// for ever for somebody who writes into a pipe. It is not opened to find out: closing a file would
/// give up the locks of this process.
pub(super) fn is_file(path: &Path) -> Result<(), OpenError> {
    let cause = match std::fs::metadata(path) {
        Ok(there) if there.is_dir() => ErrorKind::IsADirectory.into(),
        Ok(there) if !there.is_file() => Error::other("it is a pipe or a device, not a file"),
        _ => return Ok(()),
    };
    Err(OpenError::Path { path: path.to_owned(), cause })
}

/// What SQLite has read, or why it cannot read the file: it is damaged or foreign, or the operating
/// system refuses.
pub(super) async fn read<T>(path: &Path, answer: Result<T, sqlx::Error>) -> Result<T, OpenError> {
    let error = match answer {
        Ok(answer) => return Ok(answer),
        Err(error) => error,
    };
    tracing::debug!(file = %path.display(), %error, "the file cannot be read");
    if is_damage(&error) {
        return Err(foreign_or_damaged(path).await);
    }
    let cause = Error::other(reason(&error).unwrap_or("it cannot be read"));
    Err(OpenError::Path { path: path.to_owned(), cause })
}

/// Decides about a file that is not a sound data file: damaged if it once was one, foreign
/// otherwise.
async fn foreign_or_damaged(path: &Path) -> OpenError {
    if has_our_id(path) {
        return damaged(path, "it is cut off or overwritten".to_owned()).await;
    }
    if channel_of(path).is_dir() || backup_folder::newest_good(path).await.is_some() {
        return damaged(path, "its beginning is not that of a data file".to_owned()).await;
    }
    OpenError::Foreign(path.into())
}

/// The folder in which a local channel keeps its messages, if the file is a local channel's.
fn channel_of(path: &Path) -> PathBuf {
    sibling(path, "channel")
}

pub(super) async fn damaged(path: &Path, problem: String) -> OpenError {
    let file = path.display();
    let mut remedy = match backup_folder::newest_good(path).await {
        Some(backup) => format!(
            "to restore the newest good backup, remove {file}-wal and {file}-shm if they are there and copy {} to {file}",
            backup.display()
        ),
        None => format!(
            "there is no good backup in {}; put one of your own in its place",
            backup_folder::folder_of(path).display()
        ),
    };
    if channel_of(path).is_dir() {
        remedy += ", or begin anew with `pacru local --fresh`";
    }
    OpenError::Damaged { path: path.to_owned(), problem, remedy }
}
