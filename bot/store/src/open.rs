//! Opening the data file: the lock, the settings, the refusals, the migrations.

use std::fs::{File, TryLockError};
use std::io::Read as _;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use play::time::Clock;
use schema::MIGRATIONS;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::backup::{self, BackupError};
use super::reason::{is_damage, reason};
use super::{Store, backups};

/// "PACR", written by the first migration.
const APPLICATION_ID: u32 = 0x5041_4352;

/// Stands for what SQLite finds about its tree of pages, which means nothing to people.
const PAGES: &str = "its pages do not fit together";

/// Earlier versions can corrupt a file in WAL mode when a write meets a checkpoint (sqlite.org/wal.html#walresetbug).
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// No query of the bot takes so long. A long read would hold up the checkpoints of the write-ahead log.
const LONGEST_READ: Duration = Duration::from_secs(5);

/// How many rows of an index are sampled for statistics: few enough to take milliseconds in any file.
const ANALYSED: u32 = 400;

/// After how many steps of SQLite's virtual machine, a fraction of a millisecond, the time limit is checked.
const STEPS: i32 = 10_000;

/// Where the header of a SQLite file has the id of the program that wrote it (`sqlite.org/fileformat.html`).
const ID_IN_HEADER: Range<usize> = 68..72;

/// Why the data file cannot be used. Each is a line for the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process holds the lock file.
    #[error(
        "{0} is in use by another pacru; stop that one first, or name another file with --data or in PACRU_DATA"
    )]
    InUse(PathBuf),
    /// The folder is missing or not writable.
    #[error(
        "{path} cannot be opened ({cause}); --data or PACRU_DATA must name a file in a folder that can be written to"
    )]
    Path {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        cause: std::io::Error,
    },
    /// Not one of ours.
    #[error("{0} is not a data file of pacru; name another file with --data or in PACRU_DATA")]
    Foreign(PathBuf),
    /// Written by a later release.
    #[error(
        "{0} was written by a newer pacru; start that version, or restore the backup beside the file"
    )]
    Newer(PathBuf),
    /// SQLite finds the file damaged.
    #[error("{path} is damaged ({problem}); {remedy}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
        /// The newest sound backup and how it is put in place.
        remedy: String,
    },
    /// There is nothing to read.
    #[error("there is no data file {0}; name it with --data or in PACRU_DATA")]
    Missing(PathBuf),
    /// The copy that is kept before a migration.
    #[error("no copy could be kept of the data file as it was")]
    BackUp(#[from] Box<BackupError>),
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
            writable(path)?;
            roll_back(path).await?;
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
        // Before anybody reads: a connection learns the statistics when it is opened.
        optimize(&writer).await?;

        Ok(Self {
            reader: readers(path).await?,
            writer,
            clock,
            path: path.to_owned(),
            _lock: Some(lock),
        })
    }

    /// Opens the data file at `path` for looking only, also while a bot uses it. Whatever would change something fails.
    ///
    /// # Errors
    /// When the file is missing, foreign, or cannot be read.
    pub async fn open_to_read(path: &Path) -> Result<Self, OpenError> {
        for_reading(path).await?.close().await?;
        let reader = readers(path).await?;
        Ok(Self {
            writer: reader.clone(),
            reader,
            clock: Clock::default(),
            path: path.to_owned(),
            _lock: None,
        })
    }
}

/// A connection to a data file that may be in use by a bot.
pub(super) async fn for_reading(path: &Path) -> Result<SqliteConnection, OpenError> {
    if !path.exists() {
        return Err(OpenError::Missing(path.to_owned()));
    }
    let mut connection = connect(path).await?;
    match is_ours(&mut connection).await {
        Ok(true) => Ok(connection),
        Ok(false) => Err(foreign_or_damaged(path).await),
        Err(error) => Err(unreadable(path, &error).await),
    }
}

/// A connection without a time limit, for work that takes long in a large file.
async fn connect(path: &Path) -> Result<SqliteConnection, OpenError> {
    // SQLite calls it a failing disk. The file is not opened to find out: closing it would give up the locks of this
    // process.
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

/// Why SQLite cannot read the file: it is damaged or something else, or the operating system refuses.
async fn unreadable(path: &Path, error: &sqlx::Error) -> OpenError {
    tracing::debug!(file = %path.display(), %error, "the file cannot be read");
    if is_damage(error) {
        return foreign_or_damaged(path).await;
    }
    OpenError::Path {
        path: path.to_owned(),
        cause: std::io::Error::other(reason(error).unwrap_or("it cannot be read")),
    }
}

/// Refuses a file that cannot be written to: SQLite would open it and then refuse every turn. To be called before the
/// first connection, since closing any handle of the file gives up the locks of this process.
fn writable(path: &Path) -> Result<(), OpenError> {
    let opened = File::options().read(true).write(true).open(path);
    opened.map(drop).map_err(|cause| OpenError::Path {
        path: path.to_owned(),
        cause,
    })
}

async fn readers(path: &Path) -> Result<SqlitePool, sqlx::Error> {
    SqlitePoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_secs(5))
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

/// Interrupts whatever still works on the connection `longest` after this call.
pub(super) async fn limit(
    connection: &mut SqliteConnection,
    longest: Duration,
) -> Result<(), sqlx::Error> {
    let started = Instant::now();
    let in_time = move || started.elapsed() < longest;
    connection
        .lock_handle()
        .await?
        .set_progress_handler(STEPS, in_time);
    Ok(())
}

/// Removes the data file at `path` with all its games, unless a bot uses it. Copies that were kept beside it stay.
///
/// # Errors
/// When the file is in use or cannot be removed.
pub fn forget(path: &Path) -> Result<(), OpenError> {
    let _lock = lock(path)?;
    // SQLite's own companions carry a hyphen. A log left behind would be replayed into the next file of this name.
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

/// SQLite's own file locks let two bots share a file, and sqlx has no migration lock for SQLite.
fn lock(path: &Path) -> Result<File, OpenError> {
    let lock_path = sibling(path, "lock");
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

pub(super) fn sibling(path: &Path, suffix: &str) -> PathBuf {
    companion(path, &format!(".{suffix}"))
}

/// The file whose name begins with the whole name of `path`.
pub(super) fn companion(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// While a file is made, before it says that it has a log, SQLite keeps a journal. After a power cut just then it must
/// be rolled back, which a connection that only reads may not do.
async fn roll_back(path: &Path) -> Result<(), OpenError> {
    if !companion(path, "-journal").exists() {
        return Ok(());
    }
    let rolled_back = async {
        let settings = SqliteConnectOptions::new().filename(path);
        let mut connection = settings.connect().await?;
        sqlx::query("SELECT count(*) FROM sqlite_schema")
            .execute(&mut connection)
            .await?;
        connection.close().await
    };
    match rolled_back.await {
        Ok(()) => Ok(()),
        Err(error) => Err(unreadable(path, &error).await),
    }
}

/// Refuses a file of another program, or a damaged one, before anything is written to it.
///
/// # Errors
/// When the file is foreign, damaged, or cannot be read.
pub async fn inspect(path: &Path) -> Result<(), OpenError> {
    match look(path).await? {
        None => Ok(()),
        Some(problem) => Err(damaged(path, problem).await),
    }
}

/// A file that is not a whole one of ours: damaged if it once was one, foreign otherwise.
async fn foreign_or_damaged(path: &Path) -> OpenError {
    if has_our_id(path) {
        return damaged(path, "it is cut off or overwritten".to_owned()).await;
    }
    if channel_of(path).is_dir() || backups::newest_good(path).await.is_some() {
        return damaged(path, "its beginning is not that of a data file".to_owned()).await;
    }
    OpenError::Foreign(path.to_owned())
}

/// Whether the header names this program, as far as it can be read; SQLite reads it only in a whole file. The file is
/// not one that this process uses: SQLite has just refused it.
fn has_our_id(path: &Path) -> bool {
    let mut header = [0; ID_IN_HEADER.end];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok() && header[ID_IN_HEADER] == APPLICATION_ID.to_be_bytes()
}

/// The folder in which a local channel keeps what it shows, if the file is a local channel's.
fn channel_of(path: &Path) -> PathBuf {
    sibling(path, "channel")
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
        // A process killed in its first moment leaves an empty database, or one that only waits for its first
        // migration; that is as good as none.
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

/// Whether the file was written by this program, in whatever version.
pub(super) async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(id == i64::from(APPLICATION_ID))
}

/// What is wrong with the file: what `check` finds, a quick or a thorough one, or a row that refers to nothing. The log
/// gets SQLite's first complaint.
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

fn settings_for_reading(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
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
        // What is deleted is overwritten: an erased member's name must not stay in the file.
        .pragma("secure_delete", "ON")
        .pragma("trusted_schema", "OFF")
        .pragma("cell_size_check", "ON")
        .analysis_limit(ANALYSED)
        .optimize_on_close(true, ANALYSED)
}

/// Renews the statistics of SQLite's query planner for tables that have grown or shrunk much. The mask names all tables
/// and not only those that this connection has read: the other connections read most of them and may not write
/// (`sqlite.org/pragma.html#pragma_optimize`).
pub(super) async fn optimize(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    sqlx::query("PRAGMA optimize = 0x10002")
        .execute(writer)
        .await?;
    Ok(())
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

async fn migrate(
    writer: &SqlitePool,
    path: &Path,
    existing: bool,
    clock: &Clock,
) -> Result<(), OpenError> {
    if existing
        && let Some(version) = applied_version(writer).await?
        && version < newest_version()
    {
        let at = clock.now();
        let kept = sibling(path, &format!("before-migration-{version}-{at}.db"));
        backup::back_up(path, &kept).await.map_err(Box::new)?;
        tracing::info!(backup = %kept.display(), "kept a copy of the data file before bringing it up to date");
    }
    match MIGRATIONS.run(writer).await {
        Err(MigrateError::VersionMissing(_)) => Err(OpenError::Newer(path.to_owned())),
        result => Ok(result?),
    }
}

/// The layout that this program writes.
pub(super) fn newest_version() -> i64 {
    let versions = MIGRATIONS.iter().map(|migration| migration.version);
    versions.max().unwrap_or(0)
}

/// The layout that the file has.
pub(super) async fn applied_version(pool: &SqlitePool) -> Result<Option<i64>, sqlx::Error> {
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
