//! Which tables there are, and what is in their columns.

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _};

use crate::schema;

/// A table, the same in both engines.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: String,
    pub(super) columns: Vec<Column>,
}

#[derive(Debug)]
pub(crate) struct Column {
    name: String,
    pub(super) kind: ColumnKind,
    /// Its position in the primary key, from 1 on; 0 outside of it.
    key: i64,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum ColumnKind {
    Integer,
    Real,
    Text,
}

impl Table {
    pub(super) fn columns(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|column| &*column.name).collect();
        names.join(", ")
    }

    /// The place of a column in a row.
    pub(crate) fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.name == name)
    }

    /// Selects all rows, those that others refer to first.
    pub(super) fn query(&self) -> AssertSqlSafe<String> {
        let mut key: Vec<&Column> = self.columns.iter().filter(|column| column.key > 0).collect();
        key.sort_by_key(|column| column.key);
        let key: Vec<&str> = key.iter().map(|column| &*column.name).collect();
        let (columns, name) = (self.columns(), &self.name);
        AssertSqlSafe(format!("SELECT {columns} FROM {name} ORDER BY {}", key.join(", ")))
    }
}

/// The tables, ordered so that every reference leads to an earlier table or to the table itself.
pub(crate) async fn tables() -> Result<Vec<Table>, sqlx::Error> {
    let mut empty = SqliteConnection::connect("sqlite::memory:").await?;
    schema::SQLITE
        .run_direct(None, &mut empty, false)
        .await
        .map_err(|error| sqlx::Error::Migrate(Box::new(error)))?;
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'
         AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name <> '_sqlx_migrations' ORDER BY name",
    )
    .fetch_all(&mut empty)
    .await?;
    let mut tables: Vec<Table> = Vec::with_capacity(names.len());
    let mut waiting = names;
    while !waiting.is_empty() {
        let (mut left, remaining) = (Vec::new(), waiting.len());
        for name in waiting {
            let refers: Vec<String> =
                sqlx::query_scalar("SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1)")
                    .bind(&name)
                    .fetch_all(&mut empty)
                    .await?;
            let mut others = refers.iter().filter(|to| **to != name);
            if others.all(|to| tables.iter().any(|table| table.name == *to)) {
                let columns = columns(&mut empty, &name).await?;
                tables.push(Table { name, columns });
            } else {
                left.push(name);
            }
        }
        if left.len() == remaining {
            return Err(sqlx::Error::protocol("tables refer to each other in a circle"));
        }
        waiting = left;
    }
    empty.close().await?;
    Ok(tables)
}

async fn columns(empty: &mut SqliteConnection, table: &str) -> Result<Vec<Column>, sqlx::Error> {
    let columns: Vec<(String, String, i64)> =
        sqlx::query_as("SELECT name, type, pk FROM pragma_table_info($1)")
            .bind(table)
            .fetch_all(empty)
            .await?;
    let columns = columns.into_iter().map(|(name, kind, key)| Column {
        name,
        key,
        kind: match &*kind {
            "INTEGER" => ColumnKind::Integer,
            "REAL" => ColumnKind::Real,
            _ => ColumnKind::Text,
        },
    });
    Ok(columns.collect())
}
