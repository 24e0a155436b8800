//! The SQLite file: every query of the bot stands in this folder, and nothing here knows Discord or pictures.
//!
//! One connection writes, in `BEGIN IMMEDIATE` transactions that are flushed to disk before they are reported;
//! a few others only read. What [`Store::save`] has confirmed survives a killed process and a power cut.

mod backup;
mod backups;
mod beside;
mod change;
mod due;
mod erasure;
mod event;
mod examine;
mod games;
mod manners;
#[cfg(test)]
mod mishaps;
mod model;
mod open;
mod outbox;
mod owner;
mod people;
mod places;
mod plans;
mod played;
mod preferences;
mod ratings;
mod reason;
mod records;
mod seated;
mod selection;
mod series;
mod terms;
#[cfg(test)]
mod tests;
mod tidy;
mod watches;

use std::fs::File;
use std::path::PathBuf;

use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};

use crate::time::{Clock, Millis};

pub use backup::{Backup, BackupError, back_up};
pub use backups::{
    folder_of as backups_of, newest_good as newest_good_backup, usual_target as usual_backup,
};
pub use beside::{Beside, Ruling};
pub use change::{Change, Receipt, Saved};
pub use event::{Event, EventKind, Offer};
pub use examine::{Examined, Layout};
pub use manners::Unfilled;
pub use model::{
    Chair, ChannelId, Game, GameId, GameStatus, GuildId, Intent, InteractionId, MessageId, Person,
    Post, Purpose, Series, Sits, Timing, Unrated, UserId,
};
pub use open::{OpenError, forget, inspect};
pub use outbox::Parcel;
pub use owner::{House, Traces};
pub use people::{Availability, Remind};
pub use plans::Plan;
pub use played::{is_given_up, is_played};
pub use preferences::{BoardSide, Confirm, Preferences, Show, Targets};
pub use ratings::{Ranked, RatingChange};
pub use reason::reason;
pub use records::{Record, Reliability, Tally};
pub use selection::{Selection, UnreadableGame};
pub use terms::{Absent, Terms, Timeout};

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
    Stale,
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
) -> Result<Option<String>, StoreError> {
    let id = interaction.get();
    Ok(
        sqlx::query_scalar!("SELECT answer FROM interactions WHERE id = ?", id)
            .fetch_optional(connection)
            .await?,
    )
}

/// A number that is never outside of its type unless the file was tampered with.
fn narrow<T: TryFrom<i64>>(number: i64) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Unreadable(format!("the number {number}")))
}
