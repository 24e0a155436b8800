//! The migrations that make a database what it is, for each engine.
//!
//! They are a crate without queries of its own, so that a database to check new queries against can be made before the
//! bot compiles (`.ci/queries`).
//!
//! ```
//! let newest = |of: &sqlx::migrate::Migrator| of.iter().map(|migration| migration.version).max();
//! assert_eq!(newest(&schema::SQLITE), newest(&schema::POSTGRES));
//! ```

use sqlx::migrate::Migrator;

/// Every file in `migrations/sqlite`, to be run in order. One that was released is never changed.
pub static SQLITE: Migrator = sqlx::migrate!("../../migrations/sqlite");

/// The same for PostgreSQL, from `migrations/postgres`: the first file makes the layout as it was when PostgreSQL came,
/// and every later version has a file in both folders.
pub static POSTGRES: Migrator = sqlx::migrate!("../../migrations/postgres");
