//! Opening the data, wherever they are.

use std::path::PathBuf;

use play::time::Clock;
use sqlx::migrate::MigrateError;

use super::backup::BackupError;
use super::leases::ALONE;
use super::location::{Address, Location};
use super::pool::Pool;
use super::{Store, postgres, sqlite};

/// Why the data cannot be used. Each is a line for the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process uses them.
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
    /// The server is not there, or does not let the bot in.
    #[error(
        "{0} cannot be reached; --data or PACRU_DATA must name a database that exists, and its user"
    )]
    Unreachable(Address, #[source] sqlx::Error),
    /// Names of members could not be stored.
    #[error(
        "the encoding of {0} is {1}; make a database with `CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`"
    )]
    Encoding(Address, String),
    /// Not one of ours.
    #[error("{0} is not a data file of pacru; name another file with --data or in PACRU_DATA")]
    Foreign(Location),
    /// Written by a later release.
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
        /// The newest sound backup and how it is put in place.
        remedy: String,
    },
    /// There is nothing to read.
    #[error("there is no data file {0}; name it with --data or in PACRU_DATA")]
    Missing(Location),
    /// The copy that is kept before a migration.
    #[error("no copy could be kept of the data file as it was")]
    BackUp(#[from] Box<BackupError>),
    /// Linked with a SQLite that must not be used.
    #[error("SQLite {0} is too old: 3.51.3 or later is needed")]
    OldSqlite(String),
    /// A migration did not apply.
    #[error("the data could not be brought up to date")]
    Migrate(#[from] MigrateError),
    /// Anything else the engine says.
    #[error("the data could not be opened")]
    Engine(#[from] sqlx::Error),
}

/// Whether a database is used by one process or by several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// By nobody else.
    Alone,
    /// Also by others that say so.
    Shared,
}

impl Store {
    /// Opens the data at `location` for this process alone and brings the schema up to date. A file is created when it is missing, and a copy
    /// of an existing one is kept beside it before it is migrated; a database must exist.
    ///
    /// # Errors
    /// When the data are in use, foreign, newer, damaged, or cannot be written or reached.
    pub async fn open(location: &Location) -> Result<Self, OpenError> {
        Self::open_at(location, Clock::default()).await
    }

    /// The same, with another clock.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_at(location: &Location, clock: Clock) -> Result<Self, OpenError> {
        Self::open_as(location, clock, Access::Alone).await
    }

    /// The same, but a database may be used by other processes at the same time that have opened it so too. Leases
    /// tell what each of them serves: see [`Store::renew_leases`].
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

    /// Opens the data for looking only, also while a bot uses them. Whatever would change something fails.
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

/// The layout that this program writes, of either engine.
pub(super) fn newest_version() -> i64 {
    let versions = schema::SQLITE.iter().map(|migration| migration.version);
    versions.max().unwrap_or(0)
}
