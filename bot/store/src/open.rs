//! Opening the data, in a file or a database.

use std::path::PathBuf;

use play::time::Clock;
use sqlx::migrate::MigrateError;

use super::backup::BackupError;
use super::leases::ALONE;
use super::location::{Address, Location};
use super::pool::Pool;
use super::{Store, postgres, sqlite};

/// Why the data cannot be used. Each text is shown to the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process uses the data.
    #[error(
        "{0} is in use by another pacru; stop that one first, or name another file with --data or in PACRU_DATA"
    )]
    InUse(Location),
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
    /// The server does not answer, or does not let the bot in.
    #[error(
        "{0} cannot be reached; --data or PACRU_DATA must name a database that exists, and its user"
    )]
    Unreachable(Address, #[source] sqlx::Error),
    /// The encoding of the database cannot hold every member's name.
    #[error(
        "the encoding of {0} is {1}; make a database with `CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`"
    )]
    Encoding(Address, String),
    /// The data belong to another program.
    #[error("{0} is not a data file of pacru; name another file with --data or in PACRU_DATA")]
    Foreign(Location),
    /// The data were written by a later release.
    #[error(
        "{0} was written by a newer pacru; start that version, or restore the backup beside the file"
    )]
    Newer(Location),
    /// SQLite finds the file damaged.
    #[error("{path} is damaged ({problem}); {remedy}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
        /// The newest sound backup and how to restore it.
        remedy: String,
    },
    /// There is no such file.
    #[error("there is no data file {0}; name it with --data or in PACRU_DATA")]
    Missing(Location),
    /// The copy that is made before a migration failed.
    #[error("no copy could be kept of the data file as it was")]
    BackUp(#[from] Box<BackupError>),
    /// The program is linked with a SQLite version that must not be used.
    #[error("SQLite {0} is too old: 3.51.3 or later is needed")]
    OldSqlite(String),
    /// A migration did not apply.
    #[error("the data could not be brought up to date")]
    Migrate(#[from] MigrateError),
    /// Any other error of the engine.
    #[error("the data could not be opened")]
    Engine(#[from] sqlx::Error),
}

/// Whether one process uses a database, or several do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// This process only.
    Alone,
    /// Also other processes that open it as shared.
    Shared,
}

impl Store {
    /// Opens the data at `location` for this process alone and brings the schema up to date. A missing file is
    /// created; an existing one is copied before it is migrated, and the copy stays beside it. A database must exist.
    ///
    /// # Errors
    /// When the data are in use, foreign, newer, damaged, or cannot be written or reached.
    pub async fn open(location: &Location) -> Result<Self, OpenError> {
        Self::open_at(location, Clock::default()).await
    }

    /// Like [`Store::open`], with another clock.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_at(location: &Location, clock: Clock) -> Result<Self, OpenError> {
        Self::open_as(location, clock, Access::Alone).await
    }

    /// Like [`Store::open_at`], but other processes may use a database at the same time if they also open it as
    /// shared. Leases decide what each of them serves: see [`Store::renew_leases`].
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_shared(location: &Location, clock: Clock) -> Result<Self, OpenError> {
        Self::open_as(location, clock, Access::Shared).await
    }

    async fn open_as(location: &Location, clock: Clock, access: Access) -> Result<Self, OpenError> {
        let mut holder = ALONE;
        let (writer, reader, leases, lock) = match location {
            Location::File(path) => {
                let (writer, reader, lock) = sqlite::open(path, &clock).await?;
                let writer = Pool::Sqlite(writer);
                (writer.clone(), Pool::Sqlite(reader), writer, Some(lock))
            }
            Location::Database(address) => {
                if access == Access::Shared {
                    holder = fastrand::i64(1..);
                }
                let [writer, reader, leases] =
                    postgres::open(address, access).await?.map(Pool::Postgres);
                (writer, reader, leases, None)
            }
        };
        let store = Self {
            writer,
            reader,
            leases,
            holder,
            clock,
            location: location.clone(),
            _lock: lock,
        };
        if !store.is_shared() {
            store.hold_alone().await?;
        }
        Ok(store)
    }

    /// Opens the data read-only, possible while a bot uses them. Every write fails.
    ///
    /// # Errors
    /// When the data are missing, foreign, or cannot be read.
    pub async fn open_to_read(location: &Location) -> Result<Self, OpenError> {
        let reader = match location {
            Location::File(path) => Pool::Sqlite(sqlite::open_to_read(path).await?),
            Location::Database(address) => Pool::Postgres(postgres::open_to_read(address).await?),
        };
        Ok(Self {
            writer: reader.clone(),
            leases: reader.clone(),
            reader,
            holder: ALONE,
            clock: Clock::default(),
            location: location.clone(),
            _lock: None,
        })
    }
}

/// The layout that this program writes; its number is the same for both engines.
pub(super) fn newest_version() -> i64 {
    let versions = schema::SQLITE.iter().map(|migration| migration.version);
    versions.max().unwrap_or(0)
}
