//! Why the data cannot be opened, or copied.

use std::io;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

use super::location::{Address, Location};
use super::new_file::NewFileError;

/// Why the data cannot be used. Each text is shown to the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another process uses the data.
    #[error(
        "{0} is in use by another pacru; stop that one first, or name {other} with --data or in PACRU_DATA",
        other = other(.0)
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
    /// A pooler before the server gives the connection of a session to others.
    #[error(
        "the pooler at {0} must be in session mode (`pool_mode = session` in PgBouncer), or --data or PACRU_DATA name the server itself: locks and settings belong to a session"
    )]
    Pooled(Address),
    /// The encoding of the database cannot hold every member's name.
    #[error(
        "the encoding of {0} is {1}; make a database with `CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`"
    )]
    Encoding(Address, String),
    /// The data belong to another program.
    #[error(
        "{0} is not {kind} of pacru; name {other} with --data or in PACRU_DATA",
        kind = kind(.0),
        other = other(.0)
    )]
    Foreign(Location),
    /// The data were written by a later release.
    #[error(
        "{0} was written by a newer pacru; start that version, or restore {backup}",
        backup = backup_before(.0)
    )]
    Newer(Location),
    /// The data were written by an earlier release, and are only read now.
    #[error("an older pacru has written {0}; start this one on it once, and try again")]
    Older(Location),
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
    #[error("{there} {0}; name it with --data or in PACRU_DATA", there = is_missing(.0))]
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

/// What may be named instead.
fn other(data: &Location) -> &'static str {
    match data {
        Location::File(_) => "another file",
        Location::Database(_) => "another database",
    }
}

fn kind(data: &Location) -> &'static str {
    match data {
        Location::File(_) => "a data file",
        Location::Database(_) => "a database",
    }
}

fn is_missing(data: &Location) -> &'static str {
    match data {
        Location::File(_) => "there is no data file",
        Location::Database(_) => "pacru has not made its tables in the database",
    }
}

/// Where the data are as they were before an update.
fn backup_before(data: &Location) -> &'static str {
    match data {
        Location::File(_) => "the backup beside the file",
        Location::Database(_) => "a backup that was made before the update",
    }
}

/// Why no copy was made. Each text is shown to the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The target exists; a backup never overwrites a file. Or it belongs to a data file.
    #[error(transparent)]
    Target(#[from] NewFileError),
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
