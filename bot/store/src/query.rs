//! Checked queries for either engine.
//!
//! A query is written once, in the SQL that SQLite and PostgreSQL share, with `$1` for a bound
//! value. When it is compiled, sqlx checks it in an empty SQLite file (`build.rs`); a test has
//! PostgreSQL prepare all of them, and compares. At run time the connection decides which engine
//! runs it. A query is run where it is written: [`execute!`], [`rows_changed!`], [`fetch_all!`],
//! [`fetch_optional!`] and [`fetch_one!`] take the executor first.
//!
//! Where the engines differ, `migrations/README.md` says how to write a query for both. What only
//! one of them can parse is in `sqlite.rs` and [`postgres_only`](super::postgres_only).

use std::borrow::Cow;
use std::future::ready;
use std::pin::Pin;

use sqlx::Sqlite;
use sqlx::query::{Map, Query, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteRow};

use sqlx_postgres::PgArguments;

use super::connections::{Answered, Row, acquire, ask, give_back};
use super::files;
use super::pool::{Executor, answer};
use super::values::{Value, arguments};

/// A query that sqlx's macro checks for SQLite, and what becomes of a row.
macro_rules! checked {
    ($sql:literal $(, $bind:expr)*; $sqlite:expr, $read:expr) => {
        $crate::query::Checked::new(
            || $sqlite,
            $crate::query::plain!($sql),
            vec![$($crate::values::Bind::value(&$bind)),*],
            |row| match row {
                $crate::connections::Row::File(row) => ($read)(row),
                $crate::connections::Row::Server(row) => ($read)(row),
            },
        )
    };
}

/// A statement that returns no rows.
macro_rules! statement {
    ($sql:literal $(, $bind:expr)*) => {
        $crate::query::checked!($sql $(, $bind)*; sqlx::query!($sql $(, $crate::values::any(&$bind))*), |_| Ok(()))
    };
}

/// Executes statements one after the other; in a transaction together with the next one whose
/// answer matters.
macro_rules! execute {
    ($executor:expr; $($sql:literal $(, $bind:expr)*;)+) => {
        {$($crate::query::statement!($sql $(, $bind)*).execute_later($executor).await?;)+}
    };
}

/// Executes a statement, and gives the number of rows that it changed.
macro_rules! rows_changed {
    ($executor:expr; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::statement!($sql $(, $bind)*).execute($executor).await?
    };
}

/// What `$fetch` makes of the rows of a query: structs, tuples of the columns that are named,
/// tuples of the structs in `[]` that read columns by name, or else the values of a single column.
macro_rules! fetch {
    ($fetch:ident, $executor:expr, ($($column:ident),+); $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            sqlx::query!($sql $(, $crate::values::any(&$bind))*).map(|row| ($(row.$column),+)),
            |row| Ok(($(sqlx::Row::try_get(&row, stringify!($column))?),+))
        ).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr, [$($part:ty),+]; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            // Its type alone matters.
            sqlx::query!($sql $(, $crate::values::any(&$bind))*).map(|_| -> ($($part),+) { unreachable!() }),
            |row| Ok(($(<$part as sqlx::FromRow<'_, _>>::from_row(&row)?),+))
        ).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr, $row:ty; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            sqlx::query_as!($row, $sql $(, $crate::values::any(&$bind))*),
            |row| <$row as sqlx::FromRow<'_, _>>::from_row(&row)
        ).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            sqlx::query_scalar!($sql $(, $crate::values::any(&$bind))*),
            |row| sqlx::Row::try_get(&row, 0)
        ).$fetch($executor).await?
    };
}

/// All rows of a query.
macro_rules! fetch_all {
    ($($query:tt)*) => { $crate::query::fetch! { fetch_all, $($query)* } };
}

/// The first row of a query, if any.
macro_rules! fetch_optional {
    ($($query:tt)*) => { $crate::query::fetch! { fetch_optional, $($query)* } };
}

/// The first row of a query; it is an error if there is none.
macro_rules! fetch_one {
    ($($query:tt)*) => { $crate::query::fetch! { fetch_one, $($query)* } };
}

/// The text of a query as the engine gets it, made once.
macro_rules! plain {
    ($sql:literal) => {{
        static SQL: std::sync::OnceLock<std::borrow::Cow<'static, str>> =
            std::sync::OnceLock::new();
        &**SQL.get_or_init(|| $crate::query::without_overrides($sql))
    }};
}

pub(crate) use {
    checked, execute, fetch, fetch_all, fetch_one, fetch_optional, plain, rows_changed, statement,
};

/// The text of a query without what tells sqlx's macros how to read a column: `AS "id!"` and
/// `AS "any?: bool"` become `AS "id"` and `AS "any"`.
pub(crate) fn without_overrides(sql: &str) -> Cow<'_, str> {
    let mut parts = sql.split('"');
    if !sql.contains('"') {
        return sql.into();
    }
    let mut plain = parts.next().unwrap_or_default().to_owned();
    // What stands between quotes alternates with what does not.
    for (number, part) in parts.enumerate() {
        let name =
            if number % 2 == 0 { part.split(['!', '?']).next().unwrap_or(part) } else { part };
        plain.push('"');
        plain.push_str(name);
    }
    plain.into()
}

/// A query, checked for both engines.
#[must_use = "a query does nothing until it is executed"]
pub(crate) struct Checked<O> {
    sql: &'static str,
    values: Vec<Value>,
    read: Read<O>,
}

impl<O: Send + 'static> Checked<O> {
    /// A query that reads what sqlx's macro makes of it.
    pub(crate) fn new<M: Reads<O>>(
        _checked: impl FnOnce() -> M,
        sql: &'static str,
        values: Vec<Value>,
        read: Read<O>,
    ) -> Self {
        Self { sql, values, read }
    }

    /// Runs it, and returns the number of rows that it changed.
    pub(crate) fn execute<'c>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, u64> {
        changed(asked(executor.into(), self.sql, self.values))
    }

    /// Runs it, in a transaction together with the next query.
    pub(crate) fn execute_later<'c>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, u64> {
        later(executor.into(), self.sql, self.values)
    }

    /// All rows.
    pub(crate) fn fetch_all<'c>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, Vec<O>> {
        all_rows(asked(executor.into(), self.sql, self.values), self.read)
    }

    /// The first row, if any.
    pub(crate) fn fetch_optional<'c>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Answer<'c, Option<O>> {
        first_row(asked(executor.into(), self.sql, self.values), self.read)
    }

    /// The first row; it is an error if there is none.
    pub(crate) fn fetch_one<'c>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, O> {
        only(self.fetch_optional(executor))
    }
}

/// Boxed: otherwise the compiler cannot prove in reasonable time that a task may move to another
/// thread. Whatever waits is compiled once, or once for each type of answer. As futures of their
/// own, hundreds of queries were a tenth of the program.
pub(crate) type Answer<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// What a row becomes.
type Read<O> = fn(Row) -> Result<O, sqlx::Error>;

/// What the engine of the executor answers.
pub(crate) fn asked<'c>(
    executor: Executor<'c>,
    sql: &'static str,
    values: Vec<Value>,
) -> Answer<'c, Answered> {
    Box::pin(async move {
        let _timing = metrics::QUERY.start_timer();
        match executor {
            Executor::File(transaction) => transaction.ask(sql, values).await,
            Executor::FilePool(pool) => {
                files::ask(&mut acquire(pool).await?.connection, sql, values, true).await
            }
            Executor::Postgres(transaction) => answer(sql, transaction.ask(sql, &values)).await,
            Executor::PostgresPool(pool) => {
                let mut connection = acquire(pool).await?;
                let query = sqlx::query_with(sql, arguments::<PgArguments>(values));
                let answered = answer(sql, ask(&mut connection, query)).await;
                give_back(connection, &answered);
                answered
            }
        }
    })
}

fn later<'c>(executor: Executor<'c>, sql: &'static str, values: Vec<Value>) -> Answer<'c, u64> {
    match executor {
        Executor::File(transaction) => Box::pin(async move {
            transaction.execute_later(sql, values).await?;
            Ok(0)
        }),
        Executor::Postgres(transaction) => {
            Box::pin(ready(transaction.execute_later(sql, &values).map(|()| 0)))
        }
        executor => changed(asked(executor, sql, values)),
    }
}

fn changed(answered: Answer<'_, Answered>) -> Answer<'_, u64> {
    Box::pin(async { Ok(answered.await?.0) })
}

fn all_rows<O: 'static>(answered: Answer<'_, Answered>, read: Read<O>) -> Answer<'_, Vec<O>> {
    Box::pin(async move { answered.await?.1.into_iter().map(read).collect() })
}

fn first_row<O: 'static>(answered: Answer<'_, Answered>, read: Read<O>) -> Answer<'_, Option<O>> {
    Box::pin(async move { answered.await?.1.into_iter().next().map(read).transpose() })
}

fn only<'c, O: Send + 'static>(row: Answer<'c, Option<O>>) -> Answer<'c, O> {
    Box::pin(async { row.await?.ok_or(sqlx::Error::RowNotFound) })
}

/// The type that sqlx makes of a query whose rows are read as `O`.
pub(crate) trait Reads<O> {}

impl Reads<()> for Query<'static, Sqlite, SqliteArguments> {}

impl<F, O> Reads<O> for Map<'static, Sqlite, F, SqliteArguments> where
    F: FnMut(SqliteRow) -> Result<O, sqlx::Error>
{
}

impl<O> Reads<O> for QueryScalar<'static, Sqlite, O, SqliteArguments> {}
