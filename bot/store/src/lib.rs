//! The data file: every query stands in this crate, and nothing here knows Discord or pictures.
//!
//! One connection writes, in `BEGIN IMMEDIATE` transactions that are flushed to disk before they are reported;
//! a few others only read. What [`Store::save`] has confirmed survives a killed process and a power cut.
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
//! let store = Store::open(&path).await?;
//! let ana = Person::new(1_i64, "Ana");
//! let table = NewTable::new(7_i64.into(), Kind::Pasang);
//! let mut game = table.game(&ana, store.now()).expect("Pasang is for two");
//! game.code = "7K3Q".to_owned();
//! let (change, answer) = lobby::open(game, &Default::default()).expect("a table");
//! store.create(&change, &HandledInteraction { interaction: 100_i64.into(), answer }).await?;
//! assert_eq!(store.games_of(ana.id).await?[0].code, "7K3Q");
//! # Ok(())
//! # }
//! ```

mod backup;
mod backups;
mod blocks;
mod change;
mod channels;
mod due;
mod erasure;
#[cfg(test)]
mod faults;
mod followers;
mod games;
mod inspect;
mod integrity_check;
mod languages;
mod moderation;
mod open;
mod outbox;
mod paths;
mod people;
mod plans;
mod preferences;
mod prune;
mod ratings;
mod reason;
mod records;
mod seated;
mod selection;
mod series;
mod side_effects;
#[cfg(test)]
mod tests;
mod tournaments;

use std::fs::File;
use std::path::PathBuf;

use play::time::{Clock, Millis};
use play::{Done, InteractionId};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};

pub use backup::{Backup, BackupError, back_up};
pub use backups::{
    folder_of as backups_of, newest_good as newest_good_backup, usual_target as usual_backup,
};
pub use inspect::{OpenError, inspect};
pub use integrity_check::{IntegrityReport, Layout};
pub use open::forget;
pub use outbox::OutboxMessage;
pub use reason::reason;
pub use selection::{Selection, UnreadableGame};
pub use tournaments::StoredTournament;

/// The open data file.
#[derive(Debug)]
pub struct Store {
    writer: SqlitePool,
    reader: SqlitePool,
    clock: Clock,
    path: PathBuf,
    /// Held for the life of the process: a second one must not write to the same file.
    _lock: Option<File>,
}

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
    /// SQLite refused: disk full, unreadable, busy.
    #[error("the data file could not be used")]
    Sqlite(#[from] sqlx::Error),
    /// The file holds something this program never wrote.
    #[error("the data file holds something unreadable: {0}")]
    Unreadable(String),
}

impl Store {
    /// The present, as everything here is dated.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    async fn begin(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Flushes and closes the file.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }
}

/// The answer given to an interaction that was handled before.
async fn answered(
    connection: &mut SqliteConnection,
    interaction: InteractionId,
) -> Result<Option<Done>, StoreError> {
    let id = interaction.get();
    let answer = sqlx::query_scalar!("SELECT answer FROM interactions WHERE id = ?", id)
        .fetch_optional(connection)
        .await?;
    Ok(answer.map(read_answer))
}

/// Reads a stored answer: data, or the sentence itself in rows of the first versions. Data that only a newer version
/// understands says at least that something was done.
fn read_answer(kept: String) -> Done {
    match serde_json::from_str(&kept) {
        Ok(done) => done,
        Err(_) if kept.starts_with('{') => Done::Forgotten,
        Err(_) => Done::Sentence(kept),
    }
}

/// A number of the file in a smaller type. It fits, unless somebody has tampered with the file.
fn narrow<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Unreadable(format!("the number {number}")))
}
