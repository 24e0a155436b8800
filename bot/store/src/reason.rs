//! Why SQLite or PostgreSQL refuses, in words for whoever runs the bot.

use std::error::Error;
use std::io::ErrorKind;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx_postgres::PgDatabaseError;

use super::connector::NotConnected;
use super::postgres_only::{KNOWN_STATEMENT, UNKNOWN_STATEMENT};

/// Some of SQLite's primary result codes (`sqlite.org/rescode.html`).
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READ_ONLY: u32 = 8;
const INTERRUPTED: u32 = 9;
const IO_ERROR: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANNOT_OPEN: u32 = 14;
const NOT_A_DATABASE: u32 = 26;

/// What is wrong with the data, if `error` comes from SQLite, from PostgreSQL or from sqlx. Their
/// own messages go to the log, for developers.
pub fn reason(error: &(dyn Error + 'static)) -> Option<&'static str> {
    if let Some(error) = error.downcast_ref::<MigrateError>() {
        return Some(
            error
                .source()
                .and_then(reason)
                .unwrap_or("its layout is not one that pacru has written"),
        );
    }
    let error = error.downcast_ref::<sqlx::Error>()?;
    if let Some(why) = NotConnected::of(error) {
        return Some(match why {
            NotConnected::ReadOnly => of_postgres("25006"),
            NotConnected::Standby => {
                "the address leads to a standby, which takes no changes; it must lead to the primary"
            }
            NotConnected::Pooled => WRONG_POOLER,
            NotConnected::Refused(why) => {
                reason(why).unwrap_or("the database server cannot be reached")
            }
        });
    }
    if let Some(code) = sql_state(error) {
        return Some(of_postgres(code));
    }
    Some(match (error, primary_code(error)) {
        (sqlx::Error::PoolTimedOut, _) => "the data are in use all the time, or cannot be reached",
        (_, Some(BUSY | LOCKED)) => "another program is using the data file",
        (_, Some(READ_ONLY)) => "the data file cannot be written to",
        (_, Some(INTERRUPTED)) => "it took too long",
        (sqlx::Error::Io(error), _) if is_of_network(error.kind()) => {
            "the database server cannot be reached"
        }
        // A proxy has closed the connection, or something else listens there.
        (sqlx::Error::Protocol(_), _) => "the database server cannot be reached",
        (sqlx::Error::Tls(_), _) => {
            "the database server does not encrypt the connection as it should"
        }
        (sqlx::Error::Io(_), _) | (_, Some(IO_ERROR)) => "the disk cannot be read or written",
        (_, Some(CORRUPT | NOT_A_DATABASE)) => {
            "the data file is damaged; `pacru check` names the newest good backup"
        }
        (_, Some(FULL)) => "the disk is full",
        (_, Some(CANNOT_OPEN)) => {
            "the file cannot be opened, or the folder it is in cannot be written to"
        }
        _ => "the data hold something that this pacru cannot read",
    })
}

const WRONG_POOLER: &str =
    "the pooler before the database must be in session mode: pool_mode = session";

/// What the codes of PostgreSQL mean (`postgresql.org/docs/current/errcodes-appendix.html`).
fn of_postgres(code: &str) -> &'static str {
    match code {
        "25006" => "the database cannot be written to",
        "3D000" => "there is no such database",
        "42501" => "the user lacks a permission in the database",
        "53100" => "the disk of the database server is full",
        "53300" => "the database server has no connection left",
        "53200" => "the database server has no memory left",
        UNKNOWN_STATEMENT | KNOWN_STATEMENT => WRONG_POOLER,
        "55P03" | "40001" | "40P01" => "another program is using the database",
        "57014" | "25P03" | "22023" => "it took too long",
        _ if code.starts_with("28") => "the database server does not let this user in",
        _ if code.starts_with("08") => "the database server cannot be reached",
        _ if code.starts_with("57P") => "the database server is stopping or starting",
        _ if code.starts_with("58") => "the disk of the database server cannot be read or written",
        _ if code.starts_with("XX") => "the database is damaged",
        _ => "the data hold something that this pacru cannot read",
    }
}

fn is_of_network(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::BrokenPipe
            | ErrorKind::ConnectionAborted
            | ErrorKind::ConnectionRefused
            | ErrorKind::ConnectionReset
            | ErrorKind::HostUnreachable
            | ErrorKind::NetworkUnreachable
            | ErrorKind::TimedOut
            | ErrorKind::UnexpectedEof
    )
}

/// Whether SQLite reports that the file is damaged or not a database.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), Some(CORRUPT | NOT_A_DATABASE))
}

/// Whether what a transaction had read has changed before it had its locks: it then divides by
/// zero.
pub(super) fn has_changed(error: &sqlx::Error) -> bool {
    sql_state(error) == Some("22012")
}

/// Whether the server has ended a transaction for which others waited: while it was idle, or when
/// it went on.
pub(super) fn is_overdue(error: &sqlx::Error) -> bool {
    matches!(sql_state(error), Some("25P03" | "22023"))
}

/// Whether the connection ended before the engine reported the outcome of a commit. With a file the
/// outcome is always known.
pub(super) fn is_in_doubt(error: &sqlx::Error) -> bool {
    match sql_state(error) {
        Some(code) => code.starts_with("08") || code.starts_with("57P"),
        None => matches!(error, sqlx::Error::Io(_)) && NotConnected::of(error).is_none(),
    }
}

/// The code of an error of PostgreSQL.
fn sql_state(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?;
    Some(error.try_downcast_ref::<PgDatabaseError>()?.code())
}

/// An extended code has its primary code in the lowest byte.
fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error().and_then(DatabaseError::code)?;
    Some(code.parse::<u32>().ok()? & 0xff)
}
