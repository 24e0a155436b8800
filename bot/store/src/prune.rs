//! Deletes what is no longer needed.

use std::time::Duration;

use super::browsers::SIGNED_IN_FOR;
use super::connections::acquire;
use super::erasure::forget_conversations;
use super::pool::Pool;
use super::query::execute;
use super::{Result, Store, paths, seeks, sqlite};
use boxed::boxed;

/// How long handled interactions and delivered messages are kept, in milliseconds. Discord
/// redelivers within minutes.
const KEPT: i64 = 7 * 24 * 60 * 60 * 1000;

/// How long variations are kept after their last change, in milliseconds: longer than most games
/// wait for a turn.
const TRIED: i64 = 90 * 24 * 60 * 60 * 1000;

/// How long is kept who can see a channel, in milliseconds: afterwards Discord is asked again.
const SEEN: i64 = 90 * 24 * 60 * 60 * 1000;

/// The write-ahead log is emptied every hour and stays far smaller than this, unless a program
/// reads one old state of the file all the time. In bytes.
const LONG_LOG: u64 = 64 * 1024 * 1024;

/// How often emptying the write-ahead log is tried, and the pause between two tries.
const CHECKPOINT_TRIES: u32 = 20;
const CHECKPOINT_PAUSE: Duration = Duration::from_millis(50);

#[boxed]
impl Store {
    /// Deletes delivered messages and variations that are old, finishes what rulings about ratings
    /// have begun, and moves the write-ahead log into the file. Once an hour is enough.
    pub async fn prune(&self) -> Result<()> {
        let before = self.now() - KEPT;
        execute! { &self.writer;
            "DELETE FROM interactions WHERE at < $1", before;
            "DELETE FROM outbox WHERE created_at < $1 AND state IN ('done', 'superseded')", before;
        }
        let before = self.now() - SIGNED_IN_FOR;
        execute! { &self.writer; "DELETE FROM browsers WHERE at <= $1", before; }
        let before = self.now() - TRIED;
        execute! { &self.writer; "DELETE FROM variations WHERE at < $1", before; }
        let before = self.now() - SEEN;
        execute! { &self.writer; "DELETE FROM channels WHERE asked_at < $1", before; }
        let mut tx = self.begin().await?;
        forget_conversations(&mut tx).await?;
        seeks::end(&mut tx, self.now()).await?;
        tx.commit().await?;
        self.settle_ratings().await?;
        let Pool::File(writer) = &self.writer else {
            // PostgreSQL vacuums and analyses by itself.
            return Ok(());
        };
        self.empty_log().await?;
        if let Some(bytes) = self.overgrown_log() {
            tracing::warn!(
                file = %self.location,
                mebibytes = bytes >> 20,
                "the write-ahead log cannot be emptied: another program has been reading the data file for a long time"
            );
        }
        Ok(sqlite::optimize(&mut acquire(writer).await?.connection).await?)
    }

    /// Moves SQLite's write-ahead log into the file, if nobody reads the log at some moment within
    /// a second. A program that copies the log while the bot runs, such as Litestream, reads it all
    /// the time. Turns must not wait for it, and what it has not copied yet must stay.
    pub(super) async fn empty_log(&self) -> Result<()> {
        let Some(path) = self.location.file() else {
            return Ok(());
        };
        for _ in 0..CHECKPOINT_TRIES {
            if sqlite::checkpoint(path).await? {
                break;
            }
            tokio::time::sleep(CHECKPOINT_PAUSE).await;
        }
        Ok(())
    }

    /// The size of the write-ahead log in bytes, if it is longer than it should be.
    pub(super) fn overgrown_log(&self) -> Option<u64> {
        let log = paths::companion(self.location.file()?, "-wal");
        // Without a log there is nothing to report.
        let bytes = std::fs::metadata(log).ok()?.len();
        (bytes > LONG_LOG).then_some(bytes)
    }
}
