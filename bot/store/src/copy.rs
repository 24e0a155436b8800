//! Copies all data: from a file to PostgreSQL, back, or into a copy that either can read.
//!
//! Both engines have the same tables with the same values, so rows are copied as they are. The list
//! of tables comes from an empty database in memory to which the migrations are applied: a new
//! table needs no change here.

mod rows;
mod tables;

use std::path::Path;

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _};
use sqlx_postgres::PgConnection;

use rows::Reading;

pub(super) use rows::each_row;
pub(super) use tables::{Table, tables};

use super::errors::OpenError;
use super::location::Location;
use super::new_file::NewFileError;
use super::paths::{companion, remove};
use super::pool::Transaction;
use super::query::rows_changed;
use super::{Store, backup, inspect, postgres, sqlite};

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables with something in them.
    pub tables: i64,
    /// Rows of all tables.
    pub rows: i64,
}

/// The progress of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyProgress {
    /// Rows copied so far, plus rows read back and compared so far.
    pub done: u64,
    /// What `done` reaches at the end.
    pub all: u64,
}

/// Why nothing was copied; the target is as empty as before. Each text is shown to the owner of the
/// bot.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The source or the target cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The target is a file that exists, or belongs to a data file.
    #[error("{0}; name a file that does not exist, or an empty database")]
    Target(#[from] NewFileError),
    /// The target holds data; a copy never overwrites any.
    #[error("{0} holds data already; name a file that does not exist, or an empty database")]
    NotEmpty(Location),
    /// The rows read back from the target are not those of the source.
    #[error("the copy of the table {0} differs from the original, so it was thrown away")]
    Differs(String),
    /// An engine failed.
    #[error("nothing was copied")]
    Engine(#[from] sqlx::Error),
}

/// Copies everything at `from` into `to`, reads it back and compares it. A bot may keep using
/// `from`: one state of it is copied. `report` is called with the progress. Fails when `from`
/// cannot be read or has an older layout, or `to` cannot be written, or is a file that exists or a
/// database that is not empty. Nothing is copied then.
pub async fn copy(
    from: &Location,
    to: &Location,
    report: &mut (dyn FnMut(CopyProgress) + Send),
) -> Result<Copied, CopyError> {
    let Location::File(file) = to else {
        return into_empty(from, to, report).await;
    };
    let unfinished = backup::begin(file, from.file())?;
    let copied = {
        let beside = Beside(unfinished.path());
        let copied = into_empty(from, &beside.0.into(), report).await?;
        if companion(beside.0, "-wal").exists() && !sqlite::checkpoint(beside.0).await? {
            return Err(sqlx::Error::protocol("the log of the copy was not emptied").into());
        }
        copied
    };
    unfinished.finish()?;
    Ok(copied)
}

/// What stands beside a file while it is open. Dropping this removes it.
struct Beside<'f>(&'f Path);

impl Drop for Beside<'_> {
    fn drop(&mut self) {
        for suffix in ["-wal", "-shm", "-journal", ".lock"] {
            let path = companion(self.0, suffix);
            if let Err(error) = remove(&path) {
                tracing::warn!(file = %path.display(), %error, "a file could not be removed");
            }
        }
    }
}

async fn into_empty(
    from: &Location,
    to: &Location,
    report: &mut (dyn FnMut(CopyProgress) + Send),
) -> Result<Copied, CopyError> {
    if Store::integrity_check(from).await?.is_older {
        return Err(OpenError::Older(from.clone()).into());
    }
    let tables = tables().await?;
    let mut source = Source::open(from).await?;
    let target = Store::open(to).await?;
    let mut writer = target.writer.begin().await?;
    let copied: Result<Copied, CopyError> = async {
        // The migrations give every new database this shard.
        rows_changed! { &mut writer; "DELETE FROM shards"; };
        let mut all = 0;
        for table in &tables {
            if count(writer.connection(), table).await? > 0 {
                return Err(CopyError::NotEmpty(to.clone()));
            }
            all += 2 * count(source.connection(), table).await?;
        }
        let mut progress = CopyProgress { done: 0, all };
        let triggers = disable_triggers(&mut writer, &tables).await?;
        let mut copied = Copied::default();
        for table in &tables {
            let mut written = Reading::new(table, &mut progress, report);
            written.writer = Some(writer.connection());
            let written = written.read(source.connection()).await?;
            let mut again = Reading::new(table, &mut progress, report);
            if again.read(writer.connection()).await? != written {
                return Err(CopyError::Differs(table.name.clone()));
            }
            copied.rows += written.rows;
            copied.tables += i64::from(written.rows > 0);
        }
        enable_triggers(&mut writer, &tables, triggers).await?;
        continue_numbering(&mut writer).await?;
        Ok(copied)
    }
    .await;
    match copied {
        Ok(_) => writer.commit().await?,
        Err(_) => drop(writer),
    }
    target.close().await;
    copied
}

/// A connection to either engine.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

/// The source: one transaction, which may take longer than a reader of the bot.
pub(super) enum Source {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Source {
    pub(super) async fn open(from: &Location) -> Result<Self, OpenError> {
        Ok(match from {
            Location::File(path) => {
                let mut connection = inspect::for_reading(path).await?;
                sqlx::query("BEGIN").execute(&mut connection).await?;
                Self::Sqlite(connection)
            }
            Location::Database(address) => {
                let mut connection = postgres::connect(address).await?;
                sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    .execute(&mut connection)
                    .await?;
                Self::Postgres(connection)
            }
        })
    }

    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection) => Connection::Sqlite(connection),
            Self::Postgres(connection) => Connection::Postgres(connection),
        }
    }

    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Postgres(connection) => connection.close().await,
        }
    }
}

impl Transaction {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::File(transaction) => Connection::Sqlite(transaction.connection()),
            Self::Postgres(transaction) => Connection::Postgres(transaction.connection()),
        }
    }
}

/// Drops the triggers that compare a game with its events: each game comes with the number of its
/// last event before its events do. Returns the statements that create the triggers of a file
/// again; if anything fails, the transaction is rolled back.
async fn disable_triggers(
    writer: &mut Transaction,
    tables: &[Table],
) -> Result<Vec<String>, sqlx::Error> {
    match writer.connection() {
        Connection::Sqlite(connection) => {
            let triggers: Vec<(String, String)> =
                sqlx::query_as("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
                    .fetch_all(&mut *connection)
                    .await?;
            let mut made_by = Vec::with_capacity(triggers.len());
            for (name, sql) in triggers {
                sqlx::query(AssertSqlSafe(format!("DROP TRIGGER {name}")))
                    .execute(&mut *connection)
                    .await?;
                made_by.push(sql);
            }
            Ok(made_by)
        }
        Connection::Postgres(connection) => {
            for Table { name, .. } in tables {
                let disable = format!("ALTER TABLE {name} DISABLE TRIGGER USER");
                sqlx::query(AssertSqlSafe(disable)).execute(&mut *connection).await?;
            }
            Ok(Vec::new())
        }
    }
}

async fn enable_triggers(
    writer: &mut Transaction,
    tables: &[Table],
    made_by: Vec<String>,
) -> Result<(), sqlx::Error> {
    match writer.connection() {
        Connection::Sqlite(connection) => {
            for sql in made_by {
                sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
            }
        }
        Connection::Postgres(connection) => {
            for Table { name, .. } in tables {
                let enable = format!("ALTER TABLE {name} ENABLE TRIGGER USER");
                sqlx::query(AssertSqlSafe(enable)).execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}

/// Sets PostgreSQL's sequences to continue after the copied rows; SQLite does that itself.
async fn continue_numbering(writer: &mut Transaction) -> Result<(), sqlx::Error> {
    let Connection::Postgres(connection) = writer.connection() else {
        return Ok(());
    };
    let numbered: Vec<(String, String)> = sqlx::query_as(
        "SELECT table_name::text, column_name::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND is_identity = 'YES'",
    )
    .fetch_all(&mut *connection)
    .await?;
    for (table, column) in numbered {
        let next = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false) FROM {table}"
        );
        sqlx::query(AssertSqlSafe(next)).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn count(connection: Connection<'_>, table: &Table) -> Result<u64, sqlx::Error> {
    let query = AssertSqlSafe(format!("SELECT count(*) FROM {}", table.name));
    let rows: i64 = match connection {
        Connection::Sqlite(connection) => sqlx::query_scalar(query).fetch_one(connection).await?,
        Connection::Postgres(connection) => sqlx::query_scalar(query).fetch_one(connection).await?,
    };
    Ok(rows.cast_unsigned())
}
