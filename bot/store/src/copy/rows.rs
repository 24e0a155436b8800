//! The rows of a table: read from one engine, written to the other, or only compared.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use futures_util::TryStreamExt as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{QueryBuilder, Row, Sqlite};
use sqlx_postgres::{PgConnection, PgRow, Postgres};

use super::tables::{ColumnKind, Table};
use super::{Connection, CopyProgress};
use crate::values::Value;

/// Rows per statement. Even with 30 columns they bind fewer values than either engine allows.
const ROWS: usize = 500;

/// What was read from a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Read {
    pub(super) rows: i64,
    /// The sum of the hashes of all rows. A sum, since the engines order texts differently.
    hashes: u64,
}

/// A table that is being read.
pub(super) struct Reading<'r, 'w> {
    table: &'r Table,
    read: Read,
    /// Where the rows go; none if they are only compared.
    pub(super) writer: Option<Connection<'w>>,
    rows: Vec<Vec<Value>>,
    progress: &'r mut CopyProgress,
    report: &'r mut (dyn FnMut(CopyProgress) + Send),
}

impl<'r, 'w> Reading<'r, 'w> {
    pub(super) fn new(
        table: &'r Table,
        progress: &'r mut CopyProgress,
        report: &'r mut (dyn FnMut(CopyProgress) + Send),
    ) -> Self {
        Self { table, read: Read::default(), writer: None, rows: Vec::new(), progress, report }
    }

    /// Reads all rows, and writes them if there is a writer.
    pub(super) async fn read(&mut self, from: Connection<'_>) -> Result<Read, sqlx::Error> {
        match from {
            Connection::Sqlite(connection) => {
                let mut rows = sqlx::query(self.table.query()).fetch(connection);
                while let Some(row) = rows.try_next().await? {
                    self.take(of_sqlite(&row, self.table)?).await?;
                }
            }
            Connection::Postgres(connection) => {
                let mut rows = sqlx::query(self.table.query()).fetch(connection);
                while let Some(row) = rows.try_next().await? {
                    self.take(of_postgres(&row, self.table)?).await?;
                }
            }
        }
        self.write().await?;
        Ok(self.read)
    }

    async fn take(&mut self, row: Vec<Value>) -> Result<(), sqlx::Error> {
        let mut hash = DefaultHasher::new();
        for value in &row {
            match value {
                Value::Integer(number) => number.hash(&mut hash),
                Value::Number(number) => number.map(f64::to_bits).hash(&mut hash),
                Value::Text(text) => text.hash(&mut hash),
            }
        }
        self.read.rows += 1;
        self.read.hashes = self.read.hashes.wrapping_add(hash.finish());
        self.rows.push(row);
        if self.rows.len() == ROWS {
            self.write().await?;
        }
        Ok(())
    }

    async fn write(&mut self) -> Result<(), sqlx::Error> {
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() {
            return Ok(());
        }
        self.progress.done += rows.len() as u64;
        (self.report)(*self.progress);
        match &mut self.writer {
            None => Ok(()),
            Some(Connection::Sqlite(connection)) => into_sqlite(connection, self.table, rows).await,
            Some(Connection::Postgres(connection)) => {
                into_postgres(connection, self.table, rows).await
            }
        }
    }
}

/// Reads all rows of a table, one after the other; `None` for one that cannot be read.
pub(crate) async fn each_row(
    from: Connection<'_>,
    table: &Table,
    take: &mut (dyn FnMut(Option<&[Value]>) + Send),
) -> Result<(), sqlx::Error> {
    match from {
        Connection::Sqlite(connection) => {
            let mut rows = sqlx::query(table.query()).fetch(connection);
            while let Some(row) = rows.try_next().await? {
                take(of_sqlite(&row, table).ok().as_deref());
            }
        }
        Connection::Postgres(connection) => {
            let mut rows = sqlx::query(table.query()).fetch(connection);
            while let Some(row) = rows.try_next().await? {
                take(of_postgres(&row, table).ok().as_deref());
            }
        }
    }
    Ok(())
}

/// Reads and writes rows of an engine.
macro_rules! engine {
    ($engine:ident, $connection:ident, $row:ident, $of:ident, $into:ident) => {
        fn $of(row: &$row, table: &Table) -> Result<Vec<Value>, sqlx::Error> {
            let values = table.columns.iter().enumerate().map(|(index, column)| {
                Ok(match column.kind {
                    ColumnKind::Integer => Value::Integer(row.try_get(index)?),
                    ColumnKind::Real => Value::Number(row.try_get(index)?),
                    ColumnKind::Text => Value::Text(row.try_get(index)?),
                })
            });
            values.collect()
        }

        async fn $into(
            connection: &mut $connection,
            table: &Table,
            rows: Vec<Vec<Value>>,
        ) -> Result<(), sqlx::Error> {
            let into = format!("INSERT INTO {} ({}) ", table.name, table.columns());
            let mut statement = QueryBuilder::<$engine>::new(into);
            statement.push_values(rows, |mut values, row| {
                for value in row {
                    match value {
                        Value::Integer(number) => values.push_bind(number),
                        Value::Number(number) => values.push_bind(number),
                        Value::Text(text) => values.push_bind(text),
                    };
                }
            });
            statement.build().persistent(false).execute(connection).await?;
            Ok(())
        }
    };
}
engine!(Sqlite, SqliteConnection, SqliteRow, of_sqlite, into_sqlite);
engine!(Postgres, PgConnection, PgRow, of_postgres, into_postgres);
