//! Housekeeping.

use super::{Store, StoreError};

/// How long receipts and settled parcels are kept. Discord redelivers within minutes.
const KEPT: i64 = 7 * 24 * 60 * 60 * 1000;

impl Store {
    /// Forgets what is settled and old, and moves the write-ahead log into the file. Once an hour is plenty.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn tidy(&self) -> Result<(), StoreError> {
        let before = self.now() - KEPT;
        sqlx::query!("DELETE FROM interactions WHERE at < ?", before)
            .execute(&self.writer)
            .await?;
        sqlx::query!(
            "DELETE FROM outbox WHERE created_at < ? AND state IN ('done', 'superseded')",
            before
        )
        .execute(&self.writer)
        .await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&self.writer)
            .await?;
        sqlx::query("PRAGMA optimize").execute(&self.writer).await?;
        Ok(())
    }
}
