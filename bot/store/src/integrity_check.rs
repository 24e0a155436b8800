//! A thorough look at a data file, also while a bot uses it.

use std::path::Path;

use sqlx::Connection;

use super::Store;
use super::inspect::{OpenError, damaged, flaw, for_reading};
use super::open::{applied_version, newest_version};

/// What was found in a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityReport {
    /// Whether this program can read the games in it.
    pub layout: Layout,
    /// Its size.
    pub bytes: u64,
    /// How many games it holds, of whatever status.
    pub games: i64,
}

/// The layout of a data file, compared with that of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// An older one, which the bot brings up to date when it starts.
    Older,
    /// The same.
    Present,
}

impl Store {
    /// Examines every page of the data file at `path` and every reference between its rows.
    ///
    /// # Errors
    /// When the file is missing, foreign, newer, or damaged.
    pub async fn integrity_check(path: &Path) -> Result<IntegrityReport, OpenError> {
        let mut connection = for_reading(path).await?;
        let problem = flaw(&mut connection, "PRAGMA integrity_check(1)").await;
        connection.close().await?;
        if let Some(problem) = problem {
            return Err(damaged(path, problem).await);
        }
        let store = Self::open_to_read(path).await?;
        let version = applied_version(&store.reader).await?.unwrap_or(0);
        if version > newest_version() {
            return Err(OpenError::Newer(path.to_owned()));
        }
        let games = sqlx::query_scalar("SELECT count(*) FROM games")
            .fetch_one(&store.reader)
            .await?;
        store.close().await;
        Ok(IntegrityReport {
            layout: if version < newest_version() {
                Layout::Older
            } else {
                Layout::Present
            },
            bytes: std::fs::metadata(path).map_or(0, |file| file.len()),
            games,
        })
    }
}
