//! What SQLite says, in words for whoever runs the bot.

use std::error::Error;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;

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

/// What is wrong with the data file, if `error` comes from SQLite or from the library that speaks to it. Their own words,
/// which the log has, are for those who work on this program.
#[must_use]
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
    Some(match (error, primary_code(error)) {
        (sqlx::Error::PoolTimedOut, _) | (_, Some(BUSY | LOCKED)) => {
            "another program keeps the data file busy"
        }
        (_, Some(READ_ONLY)) => "the data file cannot be written to",
        (_, Some(INTERRUPTED)) => "it took too long",
        (sqlx::Error::Io(_), _) | (_, Some(IO_ERROR)) => "the disk cannot be read or written",
        (_, Some(CORRUPT | NOT_A_DATABASE)) => {
            "the data file is damaged; `pacru check` names the newest good backup"
        }
        (_, Some(FULL)) => "the disk is full",
        (_, Some(CANNOT_OPEN)) => {
            "the file cannot be opened, or the folder it is in cannot be written to"
        }
        _ => "the data file holds something that this pacru cannot read",
    })
}

/// Whether SQLite finds that the file is damaged, or none of its own.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), Some(CORRUPT | NOT_A_DATABASE))
}

/// The extended codes have the primary one in their lowest byte.
fn primary_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error().and_then(DatabaseError::code)?;
    Some(code.parse::<u32>().ok()? & 0xff)
}
