//! The migrations that make the data file what it is.
//!
//! They are a crate without queries of its own, so that a database to check new queries against can be made before the
//! bot compiles (`.ci/queries`).
//!
//! ```
//! let versions: Vec<i64> = schema::MIGRATIONS.iter().map(|migration| migration.version).collect();
//! assert!(versions.is_sorted() && versions[0] == 1);
//! ```

use sqlx::migrate::Migrator;

/// Every file in `migrations`, to be run in order. One that was released is never changed.
pub static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations");
