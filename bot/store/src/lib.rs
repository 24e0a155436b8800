//! The data: every query stands in this crate, and nothing here knows Discord or pictures.
//!
//! One connection to a file writes, in `BEGIN IMMEDIATE` transactions that are flushed to disk before they are reported; a
//! few others only read. What [`Store::save`] has confirmed survives a killed process and a power cut. In a database that
//! several processes share, the turns of different games are saved side by side.
//!
//! ```
//! use play::{HandledInteraction, NewTable, Person, lobby};
//! use rules::Kind;
//! use store::Store;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("pacru.db");
//! let store = Store::open(&path.into()).await?;
//! let ana = Person::new(1_i64, "Ana");
//! let table = NewTable::new(7_i64.into(), Kind::Pasang);
//! let mut game = table.game(&ana, store.now()).expect("Pasang is for two");
//! game.code = "7K3Q".to_owned();
//! let (change, answer) = lobby::open(game, &Default::default()).expect("a table");
//! store.create(&change, &HandledInteraction { interaction: 100_i64.into(), answer }, None).await?;
//! assert_eq!(store.games_of(ana.id).await?[0].code, "7K3Q");
//! # Ok(())
//! # }
//! ```

mod backlog;
mod backup;
mod backup_folder;
mod backups;
mod blocks;
mod browsers;
mod change;
mod channels;
mod claims;
mod club;
mod club_boards;
mod connections;
mod connector;
mod copy;
mod daily_puzzles;
mod due;
mod erasure;
mod errors;
#[cfg(test)]
mod faults;
mod files;
mod followers;
mod game_info;
mod games;
mod imports;
mod index;
mod inspect;
mod integrity_check;
mod languages;
mod leases;
mod location;
mod mistakes;
mod moderation;
mod new_file;
mod notes;
mod open;
mod outbox;
mod particulars;
mod paths;
mod people;
mod personal_data;
mod plans;
mod pool;
mod postgres;
mod postgres_only;
mod posts;
mod preferences;
mod prune;
mod puzzles;
mod query;
mod rating_roles;
mod ratings;
mod reach;
mod reason;
mod records;
mod recounts;
mod room;
mod row_check;
mod saving;
mod schema;
mod seasons;
mod seated;
mod seeks;
mod selection;
mod sessions;
mod side_effects;
mod soundness;
mod sqlite;
#[cfg(test)]
mod tests;
mod tournaments;
mod update;
mod values;
mod variations;
mod visibility;

use std::fmt::Display;
use std::fs::File;

use boxed::boxed;
use play::time::{Clock, Millis};
use play::{Done, InteractionId};

use pool::{Executor, Pool, Transaction};
use query::fetch_optional;
use saving::Failing;
use serde::Serialize;

pub use backlog::Backlog;
pub use backup::{Backup, back_up};
pub use backup_folder::{
    folder_of as backups_of, newest_good as newest_good_backup, usual_target as usual_backup,
};
pub use browsers::SIGNED_IN_FOR;
pub use copy::{Copied, CopyError, CopyProgress, copy};
pub use errors::{BackupError, OpenError};
pub use inspect::inspect;
pub use integrity_check::{IntegrityReport, RefusingChannel};
pub use leases::{HeldShard, LEASE, MAY_BE_OFF, Shards};
pub use location::{Address, Location};
pub use mistakes::KeptMistake;
pub use new_file::{NewFile, NewFileError};
pub use outbox::OutboxMessage;
pub use particulars::Particulars;
pub use personal_data::{Column, Erased, Format, Of, TABLES, Table};
pub use reason::reason;
pub use room::Room;
pub use row_check::RowFlaw;
pub use schema::newest_version;
pub use seated::UnreadableGame;
pub use seeks::SeeksSeen;
pub use selection::Selection;
pub use sessions::GatewaySession;
pub use sqlite::forget;
pub use update::UpdateStep;
pub use visibility::SeenChannel;

/// The open data, in a file or a database.
#[derive(Debug)]
pub struct Store {
    writer: Pool,
    /// One connection for what keeps everything to itself, so that others never wait for several such in a row.
    alone: Pool,
    reader: Pool,
    /// The outbox has connections of its own, so that boards keep up with turns.
    outbox: Pool,
    /// So have leases: they never wait for other work.
    leases: Pool,
    /// The name of this process in the leases.
    holder: i64,
    failing: Failing,
    clock: Clock,
    histories: particulars::Histories,
    location: Location,
    /// Of a file. Held for the life of the process, since a second one must not write to the same file.
    _lock: Option<File>,
}

/// What comes of reading or saving.
type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why something could not be read or saved.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else changed the game since it was loaded.
    #[error("the game has changed in the meantime")]
    Conflict,
    /// Somebody else changed the tournament since it was loaded.
    #[error("the tournament has changed in the meantime")]
    TournamentConflict,
    /// Another game has this code.
    #[error("the code of a new game is taken")]
    CodeTaken,
    /// Another tournament that goes on there has this name.
    #[error("the name of a tournament is taken")]
    NameTaken,
    /// A later release has changed the layout of the data while this process was using them.
    #[error("a newer pacru has changed the layout of the data; start that version here, too")]
    Newer,
    /// The engine failed: disk full, unreadable, busy, out of reach.
    #[error("the data could not be used")]
    Engine(#[source] sqlx::Error),
    /// The data hold something that this program never wrote.
    #[error("the data hold something unreadable: {0}")]
    Unreadable(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            error if reason::has_changed(&error) => Self::Conflict,
            sqlx::Error::ColumnDecode { index, source } => {
                Self::Unreadable(format!("the column {index}: {source}"))
            }
            error => Self::Engine(error),
        }
    }
}

impl StoreError {
    /// Why the engine failed, in words for whoever runs the bot, if it did.
    pub fn reason(&self) -> Option<&'static str> {
        match self {
            Self::Engine(error) => reason(error),
            _ => None,
        }
    }

    /// Whether the change may have been saved although this is an error: the connection ended before the engine
    /// confirmed it.
    pub fn is_in_doubt(&self) -> bool {
        matches!(self, Self::Engine(error) if reason::is_in_doubt(error))
    }
}

#[boxed]
impl Store {
    /// The present, by the clock that dates everything here.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// The clock that dates everything here.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    async fn begin(&self) -> Result<Transaction> {
        Ok(self.alone.begin().await?)
    }

    /// Flushes what is written and closes all connections.
    pub async fn close(&self) {
        self.reader.close().await;
        self.leases.close().await;
        self.outbox.close().await;
        self.alone.close().await;
        self.writer.close().await;
    }
}

/// The answer given to an interaction that was handled before.
async fn answered(
    executor: impl Into<Executor<'_>>,
    interaction: InteractionId,
) -> Result<Option<Done>> {
    let answer =
        fetch_optional! { executor; "SELECT answer FROM interactions WHERE id = $1", interaction; };
    Ok(answer.map(read_answer))
}

/// Reads a stored answer: data, or, in rows of the first versions, the sentence itself. Data of a newer version that
/// this one does not know become a general answer that something was done.
fn read_answer(kept: String) -> Done {
    match serde_json::from_str(&kept) {
        Ok(done) => done,
        Err(_) if kept.starts_with('{') => Done::Forgotten,
        Err(_) => Done::Sentence(kept),
    }
}

/// A new nonce for a row that wants a message. Random, so that a file restored from a backup never uses one twice: Discord
/// would take the second message for the first.
fn nonce() -> String {
    format!("{:016x}", fastrand::u64(..))
}

/// A value as the JSON that is stored; `what` names it where it has none.
fn json(value: &impl Serialize, what: impl Display) -> Result<String> {
    let json = serde_json::to_string(value);
    json.map_err(|error| StoreError::Unreadable(format!("{what}: {error}")))
}

/// The last moment of the year 9999: no stored time or length of time is longer, so that sums of some never overflow.
const LONGEST_TIME: Millis = 253_402_300_799_999;

/// A stored time or length of time.
fn time(stored: Millis) -> Result<Millis> {
    if (-LONGEST_TIME..=LONGEST_TIME).contains(&stored) {
        Ok(stored)
    } else {
        Err(StoreError::Unreadable(format!("the time {stored}")))
    }
}

fn time_if_any(stored: Option<Millis>) -> Result<Option<Millis>> {
    stored.map(time).transpose()
}

/// Converts a stored number to a smaller type. It fits unless somebody has changed the data by hand.
fn narrow<T: TryFrom<i64>>(number: i64) -> Result<T> {
    T::try_from(number).map_err(|_| StoreError::Unreadable(format!("the number {number}")))
}
