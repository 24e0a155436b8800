//! Opening the data file: the lock, the settings, the refusals, the migrations.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::Store;
use crate::time::{Clock, Millis};

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("../migrations");

/// "PACR", written by the first migration.
const APPLICATION_ID: i64 = 0x5041_4352;

/// Earlier versions can corrupt a file in WAL mode when a write meets a checkpoint (sqlite.org/wal.html#walresetbug).
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// Why the data file cannot be used. Each is a line for the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process holds the lock file.
    #[error(
        "{0} is in use by another pacru; stop that one first, or name another file in PACRU_DATA"
    )]
    InUse(PathBuf),
    /// The folder is missing or not writable.
    #[error(
        "{path} cannot be opened ({cause}); PACRU_DATA must name a file in a folder that can be written to"
    )]
    Path {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        cause: std::io::Error,
    },
    /// Not one of ours.
    #[error("{0} is not a data file of pacru; name another file in PACRU_DATA")]
    Foreign(PathBuf),
    /// Written by a later release.
    #[error(
        "{0} was written by a newer pacru; start that version, or restore the backup beside the file"
    )]
    Newer(PathBuf),
    /// SQLite finds the file damaged.
    #[error("{path} is damaged ({problem}); restore the newest backup beside it")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// SQLite's first complaint.
        problem: String,
    },
    /// Linked with a SQLite that must not be used.
    #[error("SQLite {0} is too old: 3.51.3 or later is needed")]
    OldSqlite(String),
    /// A migration did not apply.
    #[error("the data file could not be brought up to date")]
    Migrate(#[from] MigrateError),
    /// Anything else SQLite says.
    #[error("the data file could not be opened")]
    Sqlite(#[from] sqlx::Error),
}

impl Store {
    /// Opens the data file at `path`, creating it when missing, and brings its schema up to date.
    /// A copy is kept beside it before an existing file is migrated.
    ///
    /// # Errors
    /// When the file is in use, foreign, newer, damaged, or cannot be written.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_at(path, Clock::default()).await
    }

    /// The same, with another clock.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_at(path: &Path, clock: Clock) -> Result<Self, OpenError> {
        let lock = lock(path)?;
        let existing = std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
        if existing {
            inspect(path).await?;
        }

        let options = settings(path);
        // One connection writes; the reason for its check on release stands at `healthy`.
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(Duration::from_secs(5))
            .after_release(|connection, _| Box::pin(healthy(connection)))
            .connect_with(options.clone())
            .await?;
        check_version(&writer).await?;
        migrate(&writer, path, existing, &clock).await?;

        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(5))
            .connect_with(options.read_only(true).pragma("query_only", "ON"))
            .await?;
        Ok(Self {
            writer,
            reader,
            clock,
            _lock: lock,
        })
    }
}

/// Removes the data file at `path` with all its games, unless a bot uses it. Copies that were kept beside it stay.
///
/// # Errors
/// When the file is in use or cannot be removed.
pub fn forget(path: &Path) -> Result<(), OpenError> {
    let _lock = lock(path)?;
    // SQLite's own companions carry a hyphen. A log left behind would be replayed into the next file of this name.
    for suffix in ["-wal", "-shm", ""] {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        match std::fs::remove_file(&name) {
            Err(cause) if cause.kind() != std::io::ErrorKind::NotFound => {
                let path = name.into();
                return Err(OpenError::Path { path, cause });
            }
            _ => {}
        }
    }
    Ok(())
}

/// SQLite's own file locks let two bots share a file, and sqlx has no migration lock for SQLite.
fn lock(path: &Path) -> Result<File, OpenError> {
    let lock_path = beside(path, "lock");
    let failed = |cause| OpenError::Path {
        path: path.to_owned(),
        cause,
    };
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&lock_path)
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(cause)) => Err(failed(cause)),
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}

/// Refuses a file of another program, or a damaged one, before anything is written to it.
async fn inspect(path: &Path) -> Result<(), OpenError> {
    let foreign = || OpenError::Foreign(path.to_owned());
    let mut connection = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .connect()
        .await
        .map_err(|_| foreign())?;
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut connection)
        .await
        .map_err(|_| foreign())?;
    if id == APPLICATION_ID {
        check_integrity(&mut connection, path).await?;
        return Ok(connection.close().await?);
    }
    // A process killed in its first moment leaves an empty database, which is as good as none.
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut connection)
        .await
        .map_err(|_| foreign())?;
    connection.close().await?;
    if tables == 0 { Ok(()) } else { Err(foreign()) }
}

fn settings(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // NORMAL would lose acknowledged turns at a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("journal_size_limit", "67108864")
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
        .optimize_on_close(true, 400)
}

/// When SQLite rolls back by itself (disk full, I/O error), sqlx keeps counting the transaction as open and the
/// connection refuses every later one, for ever. Such a connection is replaced instead of going back to the pool.
async fn healthy(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

async fn check_version(pool: &SqlitePool) -> Result<(), OpenError> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(pool)
        .await?;
    let parts: Vec<u32> = version
        .split('.')
        .map_while(|part| part.parse().ok())
        .collect();
    if parts.as_slice() < OLDEST_SQLITE.as_slice() {
        return Err(OpenError::OldSqlite(version));
    }
    Ok(())
}

async fn check_integrity(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let damaged = |problem: String| OpenError::Damaged {
        path: path.to_owned(),
        problem,
    };
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(connection)
        .await
        .map_err(|error| damaged(error.to_string()))?;
    if verdict == "ok" {
        Ok(())
    } else {
        Err(damaged(verdict))
    }
}

async fn migrate(
    writer: &SqlitePool,
    path: &Path,
    existing: bool,
    clock: &Clock,
) -> Result<(), OpenError> {
    if existing && let Some(version) = applied_version(writer).await? {
        let newest = MIGRATIONS.iter().map(|migration| migration.version).max();
        if newest.is_some_and(|newest| version < newest) {
            back_up(writer, path, version, clock.now()).await?;
        }
    }
    match MIGRATIONS.run(writer).await {
        Err(MigrateError::VersionMissing(_)) => Err(OpenError::Newer(path.to_owned())),
        result => Ok(result?),
    }
}

async fn applied_version(pool: &SqlitePool) -> Result<Option<i64>, sqlx::Error> {
    let known: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
            .fetch_one(pool)
            .await?;
    if known == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(pool)
        .await
}

/// Writes a checked copy beside the file before its schema changes: the way back to the older release.
async fn back_up(
    pool: &SqlitePool,
    path: &Path,
    version: i64,
    at: Millis,
) -> Result<(), OpenError> {
    let target = beside(path, &format!("before-migration-{version}-{at}.db"));
    let unfinished = beside(&target, "tmp");
    let failed = |cause| OpenError::Path {
        path: target.clone(),
        cause,
    };
    sqlx::query("VACUUM INTO ?")
        .bind(unfinished.to_string_lossy().into_owned())
        .execute(pool)
        .await?;
    let mut copy = SqliteConnectOptions::new()
        .filename(&unfinished)
        .connect()
        .await?;
    check_integrity(&mut copy, &unfinished).await?;
    copy.close().await?;
    File::open(&unfinished)
        .and_then(|file| file.sync_all())
        .map_err(failed)?;
    std::fs::rename(&unfinished, &target).map_err(failed)?;
    tracing::info!(backup = %target.display(), "kept a copy of the data file before bringing it up to date");
    Ok(())
}
