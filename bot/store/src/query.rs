//! Checked queries for either engine.
//!
//! A query is written once, in the SQL that SQLite and PostgreSQL share, with `$1` for a bound value. When it is compiled,
//! sqlx checks it in an empty SQLite file (`build.rs`); a test has PostgreSQL prepare all of them, and compares. At
//! run time the connection decides which engine runs it. A query is run where it is written: [`execute!`],
//! [`rows_changed!`], [`fetch_all!`], [`fetch_optional!`] and [`fetch_one!`] take the executor first.
//!
//! Where the engines differ, `migrations/README.md` says how to write a query for both. What only one of them can parse is in
//! `sqlite.rs` and [`postgres_only`](super::postgres_only).

use std::borrow::Cow;
use std::future::ready;
use std::pin::Pin;

use futures_util::TryStreamExt as _;
use sqlx::query::{Map, Query, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{FromRow, Sqlite, SqlitePool};
use sqlx_postgres::PgRow;

use super::connections::{Answered, PgPool, PgTransaction, acquire, ask, give_back};
use super::pool::{Executor, answer};
use super::values::{Value, arguments};

/// A query as sqlx's macro makes it for SQLite, and what becomes of a row of PostgreSQL.
macro_rules! checked {
    ($sql:literal $(, $bind:expr)*; $sqlite:expr, $read:expr) => {
        $crate::query::Checked {
            sqlite: || $sqlite,
            postgres: || {
                let values = vec![$($crate::values::Bind::value(&$bind)),*];
                ($crate::query::for_postgres!($sql), values)
            },
            read: $read,
        }
    };
}

/// A statement that returns no rows.
macro_rules! statement {
    ($sql:literal $(, $bind:expr)*) => {
        $crate::query::checked!($sql $(, $bind)*; sqlx::query!($sql $(, $bind)*), |_| Ok(()))
    };
}

/// Executes statements one after the other; in a transaction on a server together with the next one whose answer matters.
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

/// What `$fetch` makes of the rows of a query: structs, tuples of the columns that are named, or else the values of a
/// single column.
macro_rules! fetch {
    ($fetch:ident, $executor:expr, ($($column:ident),+); $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            sqlx::query!($sql $(, $bind)*).map(|row| ($(row.$column),+)),
            |row| Ok(($(sqlx::Row::try_get(&row, stringify!($column))?),+))
        ).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr, $row:ty; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            sqlx::query_as!($row, $sql $(, $bind)*),
            |row| <$row as sqlx::FromRow<'_, _>>::from_row(&row)
        ).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::checked!(
            $sql $(, $bind)*;
            sqlx::query_scalar!($sql $(, $bind)*),
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

/// The text of a query as PostgreSQL gets it, made once.
macro_rules! for_postgres {
    ($sql:literal) => {{
        static SQL: std::sync::OnceLock<std::borrow::Cow<'static, str>> =
            std::sync::OnceLock::new();
        &**SQL.get_or_init(|| $crate::query::without_overrides($sql))
    }};
}

pub(crate) use {
    checked, execute, fetch, fetch_all, fetch_one, fetch_optional, for_postgres, rows_changed,
    statement,
};

/// The text of a query without what tells sqlx's macros how to read a column: `AS "id!"` and `AS "any?: bool"` become
/// `AS "id"` and `AS "any"`.
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

/// A query, checked for both engines. Only the one that runs is built.
#[must_use = "a query does nothing until it is executed"]
pub(crate) struct Checked<S, P, O> {
    pub(crate) sqlite: S,
    pub(crate) postgres: P,
    pub(crate) read: fn(PgRow) -> Result<O, sqlx::Error>,
}

impl<S, P, O> Checked<S, P, O>
where
    P: FnOnce() -> (&'static str, Vec<Value>),
    O: Send + 'static,
{
    /// Runs it, and returns the number of rows that it changed.
    pub(crate) fn execute<'c, M>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, u64>
    where
        S: FnOnce() -> M,
        M: Execute,
    {
        self.on(executor.into(), |query, connection| query.execute(connection), changed)
    }

    /// Runs it, in a transaction on a server together with the next query.
    pub(crate) fn execute_later<'c, M>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, u64>
    where
        S: FnOnce() -> M,
        M: Execute,
    {
        match executor.into() {
            Executor::Postgres(transaction) => {
                let (sql, values) = (self.postgres)();
                Box::pin(ready(transaction.execute_later(sql, &values).map(|()| 0)))
            }
            executor => self.execute(executor),
        }
    }

    /// All rows.
    pub(crate) fn fetch_all<'c, M>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, Vec<O>>
    where
        S: FnOnce() -> M,
        M: Fetch<O>,
    {
        self.on(executor.into(), |query, connection| query.fetch_all(connection), all_rows)
    }

    /// The first row, if any.
    pub(crate) fn fetch_optional<'c, M>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Answer<'c, Option<O>>
    where
        S: FnOnce() -> M,
        M: Fetch<O>,
    {
        self.on(executor.into(), |query, connection| query.fetch_optional(connection), first_row)
    }

    /// The first row; it is an error if there is none.
    pub(crate) fn fetch_one<'c, M>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, O>
    where
        S: FnOnce() -> M,
        M: Fetch<O>,
    {
        only(self.fetch_optional(executor))
    }

    /// The answer of the engine of the executor.
    ///
    /// Nothing in here waits: whatever does is compiled once for each type of answer. As futures of their own, hundreds
    /// of queries were a tenth of the program.
    fn on<'c, M, T: Send + 'static>(
        self,
        executor: Executor<'c>,
        sqlite: for<'q> fn(M, &'q mut SqliteConnection) -> Answer<'q, T>,
        postgres: fn(Answer<'c, Answered>, Read<O>) -> Answer<'c, T>,
    ) -> Answer<'c, T>
    where
        S: FnOnce() -> M,
        M: Send + 'static,
    {
        match executor {
            Executor::Sqlite(connection) => timed(sqlite((self.sqlite)(), connection)),
            Executor::SqlitePool(pool) => {
                let query = (self.sqlite)();
                on_sqlite_pool(pool, Box::new(move |connection| sqlite(query, connection)))
            }
            Executor::Postgres(transaction) => {
                let (sql, values) = (self.postgres)();
                postgres(in_transaction(transaction, sql, values), self.read)
            }
            Executor::PostgresPool(pool) => {
                let (sql, values) = (self.postgres)();
                postgres(on_postgres_pool(pool, sql, values), self.read)
            }
        }
    }
}

/// Boxed: otherwise the compiler cannot prove in reasonable time that a task may move to another thread.
pub(crate) type Answer<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// A query that only needs a connection.
type Ready<C, T> = Box<dyn for<'c> FnOnce(&'c mut C) -> Answer<'c, T> + Send>;

/// What a row of PostgreSQL becomes.
type Read<O> = fn(PgRow) -> Result<O, sqlx::Error>;

fn timed<'c, T: Send + 'static>(answered: Answer<'c, T>) -> Answer<'c, T> {
    Box::pin(async {
        let _timing = metrics::QUERY.start_timer();
        answered.await
    })
}

fn on_sqlite_pool<T: Send + 'static>(
    pool: &SqlitePool,
    query: Ready<SqliteConnection, T>,
) -> Answer<'_, T> {
    Box::pin(async {
        let _timing = metrics::QUERY.start_timer();
        let mut connection = pool.acquire().await?;
        query(&mut connection).await
    })
}

pub(crate) fn in_transaction<'c>(
    transaction: &'c mut PgTransaction,
    sql: &'static str,
    values: Vec<Value>,
) -> Answer<'c, Answered> {
    timed(Box::pin(async move { answer(sql, transaction.ask(sql, &values)).await }))
}

pub(crate) fn on_postgres_pool<'c>(
    pool: &'c PgPool,
    sql: &'static str,
    values: Vec<Value>,
) -> Answer<'c, Answered> {
    timed(Box::pin(async move {
        let mut connection = acquire(pool).await?;
        let query = sqlx::query_with(sql, arguments(values));
        let answered = answer(sql, ask(&mut connection, query)).await;
        give_back(connection, &answered);
        answered
    }))
}

fn changed<O>(answered: Answer<'_, Answered>, _: Read<O>) -> Answer<'_, u64> {
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

/// The type that sqlx makes of a statement without rows.
pub(crate) trait Execute: Send + 'static {
    fn execute(self, connection: &mut SqliteConnection) -> Answer<'_, u64>;
}

/// The type that sqlx makes of a query whose rows are read as `O`.
pub(crate) trait Fetch<O>: Send + 'static {
    fn fetch_all(self, connection: &mut SqliteConnection) -> Answer<'_, Vec<O>>;

    fn fetch_optional(self, connection: &mut SqliteConnection) -> Answer<'_, Option<O>>;
}

impl Execute for Query<'static, Sqlite, SqliteArguments> {
    fn execute(self, connection: &mut SqliteConnection) -> Answer<'_, u64> {
        Box::pin(async { Ok(self.execute(connection).await?.rows_affected()) })
    }
}

impl<F, O> Fetch<O> for Map<'static, Sqlite, F, SqliteArguments>
where
    F: FnMut(SqliteRow) -> Result<O, sqlx::Error> + Send + 'static,
    O: Send + Unpin + 'static,
{
    fn fetch_all(self, connection: &mut SqliteConnection) -> Answer<'_, Vec<O>> {
        Box::pin(self.fetch(connection).try_collect())
    }

    fn fetch_optional(self, connection: &mut SqliteConnection) -> Answer<'_, Option<O>> {
        Box::pin(self.fetch_optional(connection))
    }
}

impl<O> Fetch<O> for QueryScalar<'static, Sqlite, O, SqliteArguments>
where
    (O,): for<'r> FromRow<'r, SqliteRow>,
    O: Send + Unpin + 'static,
{
    fn fetch_all(self, connection: &mut SqliteConnection) -> Answer<'_, Vec<O>> {
        Box::pin(self.fetch(connection).try_collect())
    }

    fn fetch_optional(self, connection: &mut SqliteConnection) -> Answer<'_, Option<O>> {
        Box::pin(self.fetch_optional(connection))
    }
}
