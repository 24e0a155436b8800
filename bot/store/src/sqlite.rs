//! A data file: the lock, the settings, the connections, the migrations.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::{Duration, Instant};

use play::time::Clock;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::backup;
use super::errors::OpenError;
use super::inspect::{for_reading, inspect, unreadable};
use super::paths::{companion, sibling};
use super::schema;
use super::soundness::settings_for_reading;

/// Earlier versions can corrupt a file in WAL mode when a write meets a checkpoint (sqlite.org/wal.html#walresetbug).
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// The time limit of a query, far above what any query of the bot needs. A long read would hold up the checkpoints of
/// the write-ahead log.
const LONGEST_READ: Duration = Duration::from_secs(5);

/// How many rows of an index are sampled for statistics: few enough to take milliseconds in a file of any size.
const ANALYSED: u32 = 400;

/// The time limit is checked after this many steps of SQLite's virtual machine, a fraction of a millisecond.
const STEPS: i32 = 10_000;

/// An open file: its writer, its readers, and the lock that is held for the life of the process.
type Opened = (SqlitePool, SqlitePool, File);

/// Opens the data file at `path`, creating it when missing, and brings its schema up to date. An existing file is
/// copied before it is migrated; the copy stays beside it.
pub(super) async fn open(path: &Path, clock: &Clock) -> Result<Opened, OpenError> {
    let lock = lock(path)?;
    let existing = std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
    if existing {
        writable(path)?;
        roll_back(path).await?;
        inspect(path).await?;
    }

    // One connection writes; [`healthy`] says why it is checked on release.
    let writer = options()
        .max_connections(1)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_release(|connection, _| Box::pin(healthy(connection)))
        .connect_with(settings(path))
        .await?;
    check_version(&writer).await?;
    migrate(&writer, path, existing, clock).await?;
    // Before the readers connect: a connection reads the statistics when it is opened.
    optimize(&writer).await?;
    let readers = readers(path).await?;
    Ok((writer, readers, lock))
}

/// Opens the data file at `path` read-only, possible while a bot uses it.
pub(super) async fn open_to_read(path: &Path) -> Result<SqlitePool, OpenError> {
    for_reading(path).await?.close().await?;
    Ok(readers(path).await?)
}

/// Refuses a file that cannot be written to: SQLite would open it and then refuse every turn. Call this before the
/// first connection, since closing any handle of the file gives up the locks of this process.
fn writable(path: &Path) -> Result<(), OpenError> {
    let opened = File::options().read(true).write(true).open(path);
    opened.map(drop).map_err(|cause| OpenError::Path { path: path.to_owned(), cause })
}

/// A connection is tested only when it returns to its pool: a file does not go away while nobody uses it, and the test is
/// as much work as a small query.
fn options() -> SqlitePoolOptions {
    SqlitePoolOptions::new().acquire_timeout(Duration::from_secs(5)).test_before_acquire(false)
}

async fn readers(path: &Path) -> Result<SqlitePool, sqlx::Error> {
    options()
        .max_connections(4)
        .after_connect(|connection, _| Box::pin(limit(connection, LONGEST_READ)))
        .before_acquire(|connection, _| {
            Box::pin(async {
                limit(connection, LONGEST_READ).await?;
                Ok(true)
            })
        })
        .connect_with(settings_for_reading(path).pragma("query_only", "ON"))
        .await
}

/// Interrupts whatever the connection is still doing `longest` after this call.
pub(super) async fn limit(
    connection: &mut SqliteConnection,
    longest: Duration,
) -> Result<(), sqlx::Error> {
    let started = Instant::now();
    let in_time = move || started.elapsed() < longest;
    connection.lock_handle().await?.set_progress_handler(STEPS, in_time);
    Ok(())
}

/// Removes the data file at `path` with all its games, unless a bot uses it. The copies beside it stay.
pub fn forget(path: &Path) -> Result<(), OpenError> {
    let _lock = lock(path)?;
    // The companions that SQLite makes. A log left behind would be replayed into the next file of this name.
    for suffix in ["-wal", "-shm", ""] {
        let name = companion(path, suffix);
        match std::fs::remove_file(&name) {
            Err(cause) if cause.kind() != std::io::ErrorKind::NotFound => {
                return Err(OpenError::Path { path: name, cause });
            }
            _ => {}
        }
    }
    Ok(())
}

/// Takes a lock of our own: SQLite's locks let two bots share a file, and sqlx has no migration lock for SQLite.
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

/// Rolls back a journal. While SQLite creates a file, it keeps a journal until the file is in WAL mode. After a power
/// cut at that moment the journal must be rolled back, which a read-only connection cannot do.
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
    match rolled_back.await {
        Ok(()) => Ok(()),
        Err(error) => Err(unreadable(path, &error).await),
    }
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

/// Moves the whole write-ahead log into the file and empties it, without waiting. False if somebody is reading or
/// writing.
pub(super) async fn checkpoint(path: &Path) -> Result<bool, sqlx::Error> {
    let settings = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::ZERO);
    let mut connection = settings.connect().await?;
    // The first column is 1 if it gave way to somebody else.
    let yielded: i64 =
        sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
    connection.close().await?;
    Ok(yielded == 0)
}

/// Updates the statistics of SQLite's query planner for tables that have grown or shrunk much. The mask selects all
/// tables, not only those that this connection has read: the other connections read most of them and may not write
/// (`sqlite.org/pragma.html#pragma_optimize`).
pub(super) async fn optimize(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    sqlx::query("PRAGMA optimize = 0x10002").execute(writer).await?;
    Ok(())
}

/// When SQLite rolls back by itself (disk full, I/O error), sqlx still counts the transaction as open, and the
/// connection refuses every later one for ever. Such a connection is replaced instead of returned to the pool.
async fn healthy(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

async fn check_version(pool: &SqlitePool) -> Result<(), OpenError> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(pool).await?;
    let parts: Vec<u32> = version.split('.').map_while(|part| part.parse().ok()).collect();
    if parts.as_slice() < OLDEST_SQLITE.as_slice() {
        return Err(OpenError::OldSqlite(version));
    }
    Ok(())
}

async fn migrate(
    writer: &SqlitePool,
    path: &Path,
    existing: bool,
    clock: &Clock,
) -> Result<(), OpenError> {
    if existing
        && let Some(version) = applied_version(writer).await?
        && version < schema::newest_version()
    {
        let at = clock.now();
        let kept = sibling(path, &format!("before-migration-{version}-{at}.db"));
        backup::back_up(path, &kept).await.map_err(Box::new)?;
        tracing::info!(backup = %kept.display(), "kept a copy of the data file before bringing it up to date");
    }
    match schema::SQLITE.run(writer).await {
        Err(MigrateError::VersionMissing(_)) => Err(OpenError::Newer(path.into())),
        result => Ok(result?),
    }
}

/// The layout of the file.
pub(super) async fn applied_version(pool: &SqlitePool) -> Result<Option<i64>, sqlx::Error> {
    let known: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
            .fetch_one(pool)
            .await?;
    if known == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(pool).await
}
