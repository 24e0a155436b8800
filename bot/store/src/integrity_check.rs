//! A thorough check of the data, possible while a bot uses them.

use std::cmp::Ordering;
use std::path::Path;

use super::connections::acquire;
use super::errors::OpenError;
use super::location::Location;
use super::pool::Pool;
use super::{Store, inspect, postgres, schema, sqlite};
use boxed::boxed;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityReport {
    /// Whether an older version has written them, so that this one cannot read the games before the bot has brought them
    /// up to date.
    pub is_older: bool,
    /// The size of the data, in bytes.
    pub bytes: u64,
    /// How many games there are, of whatever status.
    pub games: i64,
}

#[boxed]
impl Store {
    /// Checks every page of a data file and every reference between its rows. PostgreSQL guarantees both itself;
    /// there this only checks that the tables can be read.
    pub async fn integrity_check(location: &Location) -> Result<IntegrityReport, OpenError> {
        if let Some(path) = location.file() {
            inspect::examine(path).await?;
        }
        let store = Self::open_to_read(location).await?;
        let (version, bytes, games) = match &store.reader {
            Pool::File(pool) => {
                let connection = &mut acquire(pool).await?.connection;
                (
                    sqlite::applied_version(connection).await?,
                    location.file().and_then(size).unwrap_or(0),
                    sqlx::query_scalar(GAMES).fetch_one(connection).await?,
                )
            }
            Pool::Postgres(pool) => {
                let mut connection = acquire(pool).await?;
                let bytes = postgres::size(&mut connection).await?;
                (
                    postgres::applied_version(&mut connection).await?,
                    u64::try_from(bytes).unwrap_or(0),
                    sqlx::query_scalar(GAMES).fetch_one(&mut *connection).await?,
                )
            }
        };
        store.close().await;
        match version.unwrap_or(0).cmp(&schema::newest_version()) {
            Ordering::Greater => Err(OpenError::Newer(location.clone())),
            order => Ok(IntegrityReport { is_older: order.is_lt(), bytes, games }),
        }
    }
}

const GAMES: &str = "SELECT count(*) FROM games";

fn size(path: &Path) -> Option<u64> {
    Some(std::fs::metadata(path).ok()?.len())
}
