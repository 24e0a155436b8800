//! A data file: the lock, the settings, the connections, the migrations.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::Duration;

use play::time::Clock;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::connections::acquire;
use super::errors::OpenError;
use super::files::{self, FilePool};
use super::inspect::{inspect, is_file, read};
use super::paths::{companion, remove, sibling};
use super::soundness::settings_for_reading;
use super::update::{self, Report};

/// Earlier versions can corrupt a file in WAL mode when a write meets a checkpoint
/// (sqlite.org/wal.html#walresetbug).
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// How many rows of an index are sampled for statistics: few enough to take milliseconds in a file
/// of any size.
const ANALYSED: u32 = 400;

/// An open file: its writer, its readers, and the lock that is held for the life of the process.
type Opened = (FilePool, FilePool, File);

/// Opens the data file at `path`, creating it when missing, and brings its schema up to date. An
/// existing file is copied before it is migrated; the copy stays beside it.
pub(super) async fn open(
    path: &Path,
    clock: &Clock,
    report: Report<'_>,
) -> Result<Opened, OpenError> {
    is_file(path)?;
    let lock = lock(path)?;
    let existing = std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
    if existing {
        writable(path)?;
        roll_back(path).await?;
        inspect(path).await?;
    }

    // One connection writes.
    let writer = files::pool(settings(path), 1, false)?;
    let connection = &mut acquire(&writer).await?.connection;
    check_version(connection).await?;
    update::update(connection, path, existing, clock, report).await?;
    // Before the readers connect: a connection reads the statistics when it is opened.
    optimize(connection).await?;
    Ok((writer, readers(path).await?, lock))
}

/// Opens the data file at `path` read-only, possible while a bot uses it.
pub(super) async fn open_to_read(path: &Path) -> Result<FilePool, OpenError> {
    Ok(readers(path).await?)
}

/// Refuses a file that cannot be written to: SQLite would open it and then refuse every turn. Call
/// this before the first connection, since closing any handle of the file gives up the locks of
/// this process.
fn writable(path: &Path) -> Result<(), OpenError> {
    let opened = File::options().read(true).write(true).open(path);
    opened.map(drop).map_err(|cause| OpenError::Path { path: path.to_owned(), cause })
}

/// Connections that only read, one of which shows that the file can be opened.
async fn readers(path: &Path) -> Result<FilePool, sqlx::Error> {
    let readers = files::pool(settings_for_reading(path).pragma("query_only", "ON"), 4, true)?;
    drop(acquire(&readers).await?);
    Ok(readers)
}

/// Removes the data file at `path` with all its games, unless a bot uses it. The copies beside it
/// stay.
pub fn forget(path: &Path) -> Result<(), OpenError> {
    let _lock = lock(path)?;
    // The companions that SQLite makes. A log left behind would be replayed into the next file of
    // this name.
    for suffix in ["-wal", "-shm", ""] {
        let name = companion(path, suffix);
        remove(&name).map_err(|cause| OpenError::Path { path: name, cause })?;
    }
    Ok(())
}

/// Takes a lock of our own: SQLite's locks let two bots share a file, and sqlx has no migration
/// lock for SQLite.
fn lock(path: &Path) -> Result<File, OpenError> {
    let lock_path = sibling(path, "lock");
    let failed = |cause| OpenError::Path { path: path.to_owned(), cause };
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&lock_path)
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.into())),
        Err(TryLockError::Error(cause)) => Err(failed(cause)),
    }
}

/// Rolls back a journal. While SQLite creates a file, it keeps a journal until the file is in WAL
/// mode. After a power cut at that moment the journal must be rolled back, which a read-only
/// connection cannot do.
async fn roll_back(path: &Path) -> Result<(), OpenError> {
    if !companion(path, "-journal").exists() {
        return Ok(());
    }
    let rolled_back = async {
        let settings = SqliteConnectOptions::new().filename(path);
        let mut connection = settings.connect().await?;
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&mut connection).await?;
        connection.close().await
    };
    read(path, rolled_back.await).await
}

fn settings(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // NORMAL would lose acknowledged turns in a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("journal_size_limit", "67108864")
        // Overwrites what is deleted: the name of an erased member must not stay in the file.
        .pragma("secure_delete", "ON")
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
        .analysis_limit(ANALYSED)
        .optimize_on_close(true, ANALYSED)
}

/// Moves the whole write-ahead log into the file and empties it, without waiting. False if somebody
/// is reading or writing.
pub(super) async fn checkpoint(path: &Path) -> Result<bool, sqlx::Error> {
    let settings = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::ZERO);
    let mut connection = settings.connect().await?;
    // The first column is 1 if it gave way to somebody else.
    let yielded: i64 =
        sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(yielded == 0)
}

/// Updates the statistics of SQLite's query planner for tables that have grown or shrunk much. The
/// mask selects all tables, not only those that this connection has read: the other connections
/// read most of them and may not write (`sqlite.org/pragma.html#pragma_optimize`).
pub(super) async fn optimize(writer: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("PRAGMA optimize = 0x10002").execute(writer).await?;
    Ok(())
}

async fn check_version(file: &mut SqliteConnection) -> Result<(), OpenError> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(file).await?;
    let parts: Vec<u32> = version.split('.').map_while(|part| part.parse().ok()).collect();
    if parts.as_slice() < OLDEST_SQLITE.as_slice() {
        return Err(OpenError::OldSqlite(version));
    }
    Ok(())
}

/// The layout of the file.
pub(super) async fn applied_version(
    file: &mut SqliteConnection,
) -> Result<Option<i64>, sqlx::Error> {
    let known: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
            .fetch_one(&mut *file)
            .await?;
    if known == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(file).await
}
