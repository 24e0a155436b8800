//! Why the data cannot be opened, or copied.

use std::io;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

use super::location::{Address, Location};

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
        cause: io::Error,
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

/// Why no copy was made. Each text is shown to the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The target exists; a backup never overwrites a file.
    #[error("{0} exists already; name another file for the copy")]
    Exists(PathBuf),
    /// The file to be copied cannot be opened.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// The operating system refused to write.
    #[error("{path} cannot be written")]
    Path {
        /// The copy, or its folder.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// SQLite refused: disk full, unreadable.
    #[error("the copy could not be made")]
    Sqlite(#[from] sqlx::Error),
    /// The copy was written but is not sound.
    #[error(
        "the copy is damaged ({0}), so it was thrown away; check the data file with `pacru check`"
    )]
    Damaged(String),
}
