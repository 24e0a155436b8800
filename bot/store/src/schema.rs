//! The migrations that make the tables of a database, for each engine.

use sqlx::migrate::Migrator;

/// Every file in `migrations/sqlite`, which run in order. A released file is never changed.
pub(crate) static SQLITE: Migrator = sqlx::migrate!("../../migrations/sqlite");

/// Every file in `migrations/postgres`. The first one makes all tables as they were when PostgreSQL
/// was added; every later version has a file in both folders.
pub(crate) static POSTGRES: Migrator = sqlx::migrate!("../../migrations/postgres");

/// The layout that these migrations make; its number is the same for both engines.
pub fn newest_version() -> i64 {
    let versions = SQLITE.iter().map(|migration| migration.version);
    versions.max().unwrap_or(0)
}
