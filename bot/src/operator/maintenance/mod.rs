//! Commands for the owner of the data, which also work while the bot runs: `pacru backup`,
//! `pacru check`, `pacru export` and `pacru copy`.

mod check;
mod copy;
mod export;

use std::path::Path;

use play::time::Clock;
use play::{Game, GameId, GuildId};
use store::{Address, BackupError, CopyError, Location, OpenError, StoreError, UnreadableGame};

use crate::operator::output::{self, OutputError};

pub(crate) use check::check;
pub(crate) use copy::copy;
pub use export::{Exported, export};
pub(crate) use export::{date, export_to};

/// Why a maintenance command failed; each text is one line for the owner of the bot.
#[derive(Debug, thiserror::Error)]
pub enum MaintenanceError {
    /// The data cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The data cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The backup failed.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The copy failed.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// PostgreSQL makes its own backups.
    #[error("PostgreSQL makes its own backups: `pg_dump --format=custom --file=pacru.dump {0}`")]
    PostgresBackup(Address),
    /// What was found cannot be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// There is no game with this code.
    #[error("there is no game {code} in {data}")]
    NoSuchGame {
        /// The code that was asked for.
        code: String,
        /// The data that were searched.
        data: Location,
    },
    /// The server has no games.
    #[error("there are no games of the server {server} in {data}")]
    NoSuchServer {
        /// The id that was asked for.
        server: GuildId,
        /// The data that were searched.
        data: Location,
    },
    /// Some games were left out; the others were written.
    #[error("games that cannot be read were left out: {}", named(.0))]
    LeftOut(Vec<String>),
    /// The file is sound, but some games are not.
    #[error(
        "{} of the games {} not lead to the position that is stored: {}",
        .0.len(),
        if .0.len() == 1 { "does" } else { "do" },
        named(.0)
    )]
    Derailed(Vec<String>),
    /// The pages fit together, but some rows say what they cannot say.
    #[error("rows hold what no pacru has written: {}; {remedy}", .rows.join(", "))]
    Rows {
        /// Which, by table and column.
        rows: Vec<String>,
        /// What to do about it.
        remedy: String,
    },
}

impl MaintenanceError {
    /// The same error, if the output that could not be written is this file.
    fn in_file(self, path: &Path) -> Self {
        match self {
            Self::Output(OutputError::Lost(source)) => output::unwritten(path)(source).into(),
            error => error,
        }
    }
}

/// How many codes are named at most.
const NAMED: usize = 50;

fn named(codes: &[String]) -> String {
    let named = codes[..codes.len().min(NAMED)].join(" ");
    let more = if codes.len() > NAMED { " ..." } else { "" };
    named + more
}

/// The id of a game of a selection, readable or not.
fn id(game: &Result<Game, UnreadableGame>) -> GameId {
    match game {
        Ok(game) => game.id,
        Err(unreadable) => unreadable.id,
    }
}

/// Copies the data file and prints what was copied.
pub(crate) async fn back_up(data: &Location, to: Option<&Path>) -> Result<(), MaintenanceError> {
    let data = match data {
        Location::File(path) => path,
        Location::Database(address) => {
            return Err(MaintenanceError::PostgresBackup(address.clone()));
        }
    };
    let at = Clock::default().now();
    let target = match to {
        None => store::usual_backup(data, at)?,
        Some(folder) if folder.is_dir() => match store::usual_backup(data, at)?.file_name() {
            Some(name) => folder.join(name),
            None => folder.to_owned(),
        },
        Some(file) => file.to_owned(),
    };
    let made = store::back_up(data, &target).await?;
    let (path, games) = (made.path.display(), count(made.games, "game"));
    Ok(output::say(format_args!("{path} ({}, {games})", size(made.bytes)))?)
}

fn size(bytes: u64) -> String {
    match bytes {
        ..10_000_000 => format!("{} KB", bytes.div_ceil(1000)),
        _ => format!("{} MB", bytes.div_ceil(1_000_000)),
    }
}

fn count(number: i64, what: &str) -> String {
    match number {
        1 => format!("1 {what}"),
        _ => format!("{number} {what}s"),
    }
}
