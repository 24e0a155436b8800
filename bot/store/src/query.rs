//! Checked queries for either engine.
//!
//! A query is written once, in the SQL that SQLite and PostgreSQL share, with `$1` for a bound value. When it is compiled,
//! sqlx checks it against its description for SQLite in `.sqlx`; a test has PostgreSQL prepare all of them, and compares. At
//! run time the connection decides which engine runs it. Otherwise the macros are those of sqlx, except that [`query!`]
//! returns no rows: rows need a struct that derives `FromRow`, and [`query_as!`]. Mostly a query is run where it is written:
//! [`execute!`], [`rows_changed!`], [`fetch_all!`], [`fetch_optional!`] and [`fetch_one!`] take the executor first.
//!
//! Where the engines differ, `migrations/README.md` says how to write a query for both. What only one of them can parse is in
//! `sqlite.rs` and [`postgres_only`](super::postgres_only).

use std::borrow::Cow;
use std::pin::Pin;

use futures_util::TryStreamExt as _;
use sqlx::query::{Map, Query, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Database, FromRow, Sqlite, SqlitePool};
use sqlx_postgres::{PgArguments, PgConnection, PgRow, Postgres};

use super::connections::{PgPool, acquire, give_back};
use super::pool::{Executor, answer};

/// A statement that returns no rows.
macro_rules! query {
    ($sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: || sqlx::query!($sql $(, $bind)*),
            postgres: || {
                sqlx::query_with::<sqlx_postgres::Postgres, _>($sql, $crate::query::arguments!($($bind),*))
            },
        }
    };
}

/// Executes statements one after the other.
macro_rules! execute {
    ($executor:expr; $($sql:literal $(, $bind:expr)*;)+) => {
        {$($crate::query::query!($sql $(, $bind)*).execute($executor).await?;)+}
    };
}

/// Executes a statement, and gives the number of rows that it changed.
macro_rules! rows_changed {
    ($executor:expr; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::query!($sql $(, $bind)*).execute($executor).await?
    };
}

/// A query whose rows are read into a struct.
macro_rules! query_as {
    ($row:ty, $sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: || sqlx::query_as!($row, $sql $(, $bind)*),
            postgres: || {
                let sql = $crate::query::for_postgres!($sql);
                let arguments = $crate::query::arguments!($($bind),*);
                sqlx::query_with::<sqlx_postgres::Postgres, _>(sql, arguments)
                    .try_map(|row| <$row as sqlx::FromRow<'_, _>>::from_row(&row))
            },
        }
    };
}

/// A query for a few columns, whose rows are read as tuples of them.
macro_rules! query_tuple {
    (($($column:ident),+), $sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: || sqlx::query!($sql $(, $bind)*).map(|row| ($(row.$column),+)),
            postgres: || {
                let sql = $crate::query::for_postgres!($sql);
                let arguments = $crate::query::arguments!($($bind),*);
                sqlx::query_with::<sqlx_postgres::Postgres, _>(sql, arguments)
                    .try_map(|row| Ok(($(sqlx::Row::try_get(&row, stringify!($column))?),+)))
            },
        }
    };
}

/// A query for a single column.
macro_rules! query_scalar {
    ($sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: || sqlx::query_scalar!($sql $(, $bind)*),
            postgres: || {
                let sql = $crate::query::for_postgres!($sql);
                let arguments = $crate::query::arguments!($($bind),*);
                sqlx::query_scalar_with::<sqlx_postgres::Postgres, _, _>(sql, arguments)
            },
        }
    };
}

/// What `$fetch` makes of the rows of a query: structs, tuples of the columns that are named, or else the values of a
/// single column.
macro_rules! fetch {
    ($fetch:ident, $executor:expr, ($($column:ident),+); $sql:literal $(, $bind:expr)*;) => {
        $crate::query::query_tuple!(($($column),+), $sql $(, $bind)*).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr, $row:ty; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::query_as!($row, $sql $(, $bind)*).$fetch($executor).await?
    };
    ($fetch:ident, $executor:expr; $sql:literal $(, $bind:expr)*;) => {
        $crate::query::query_scalar!($sql $(, $bind)*).$fetch($executor).await?
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

/// The bound values of a query, for PostgreSQL.
macro_rules! arguments {
    ($($bind:expr),*) => {{
        #[allow(unused_mut, reason = "there may be none")]
        let mut arguments = sqlx_postgres::PgArguments::default();
        $($crate::query::bind(&mut arguments, &$bind);)*
        arguments
    }};
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
    arguments, execute, fetch, fetch_all, fetch_one, fetch_optional, for_postgres, query, query_as,
    query_scalar, query_tuple, rows_changed,
};

/// Binds a value. All of them are integers, numbers or texts, and none of those is too long to be encoded.
pub(crate) fn bind<'v, T>(arguments: &mut PgArguments, value: T)
where
    T: sqlx::Encode<'v, Postgres> + sqlx::Type<Postgres>,
{
    use sqlx::Arguments as _;
    arguments.add(value).expect("a short value");
}

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
pub(crate) struct Checked<S, P> {
    pub(crate) sqlite: S,
    pub(crate) postgres: P,
}

impl<S, P> Checked<S, P> {
    /// Runs it, and returns the number of rows that it changed.
    pub(crate) fn execute<'c, M, N>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, u64>
    where
        S: FnOnce() -> M,
        M: Execute<Sqlite>,
        P: FnOnce() -> N,
        N: Execute<Postgres>,
    {
        self.on(
            executor.into(),
            |query, connection| query.execute(connection),
            |query, connection| query.execute(connection),
        )
    }

    /// All rows.
    pub(crate) fn fetch_all<'c, M, N, O>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Answer<'c, Vec<O>>
    where
        S: FnOnce() -> M,
        M: Fetch<Sqlite, O>,
        P: FnOnce() -> N,
        N: Fetch<Postgres, O>,
        O: Send + 'static,
    {
        self.on(
            executor.into(),
            |query, connection| query.fetch_all(connection),
            |query, connection| query.fetch_all(connection),
        )
    }

    /// The first row, if any.
    pub(crate) fn fetch_optional<'c, M, N, O>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Answer<'c, Option<O>>
    where
        S: FnOnce() -> M,
        M: Fetch<Sqlite, O>,
        P: FnOnce() -> N,
        N: Fetch<Postgres, O>,
        O: Send + 'static,
    {
        self.on(
            executor.into(),
            |query, connection| query.fetch_optional(connection),
            |query, connection| query.fetch_optional(connection),
        )
    }

    /// The first row; it is an error if there is none.
    pub(crate) fn fetch_one<'c, M, N, O>(self, executor: impl Into<Executor<'c>>) -> Answer<'c, O>
    where
        S: FnOnce() -> M,
        M: Fetch<Sqlite, O>,
        P: FnOnce() -> N,
        N: Fetch<Postgres, O>,
        O: Send + 'static,
    {
        only(self.fetch_optional(executor))
    }

    /// The answer of the engine of the executor.
    ///
    /// Nothing in here waits: whatever does is compiled once for each type of answer. As futures of their own, hundreds
    /// of queries were a tenth of the program.
    fn on<'c, M, N, T: Send + 'static>(
        self,
        executor: Executor<'c>,
        sqlite: for<'q> fn(M, &'q mut SqliteConnection) -> Answer<'q, T>,
        postgres: for<'q> fn(N, &'q mut PgConnection) -> Answer<'q, T>,
    ) -> Answer<'c, T>
    where
        S: FnOnce() -> M,
        M: Send + 'static,
        P: FnOnce() -> N,
        N: Send + 'static,
    {
        match executor {
            Executor::Sqlite(connection) => timed(sqlite((self.sqlite)(), connection)),
            Executor::SqlitePool(pool) => {
                let query = (self.sqlite)();
                on_sqlite_pool(pool, Box::new(move |connection| sqlite(query, connection)))
            }
            Executor::Postgres(connection) => in_time(postgres((self.postgres)(), connection)),
            Executor::PostgresPool(pool) => {
                let query = (self.postgres)();
                on_postgres_pool(pool, Box::new(move |connection| postgres(query, connection)))
            }
        }
    }
}

/// Boxed: otherwise the compiler cannot prove in reasonable time that a task may move to another thread.
pub(crate) type Answer<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// A query that only needs a connection.
type Ready<C, T> = Box<dyn for<'c> FnOnce(&'c mut C) -> Answer<'c, T> + Send>;

fn timed<'c, T: Send + 'static>(answered: Answer<'c, T>) -> Answer<'c, T> {
    Box::pin(async {
        let _timing = metrics::QUERY.start_timer();
        answered.await
    })
}

fn in_time<'c, T: Send + 'static>(answered: Answer<'c, T>) -> Answer<'c, T> {
    timed(Box::pin(answer(answered)))
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

fn on_postgres_pool<T: Send + 'static>(
    pool: &PgPool,
    query: Ready<PgConnection, T>,
) -> Answer<'_, T> {
    Box::pin(async {
        let _timing = metrics::QUERY.start_timer();
        let mut connection = acquire(pool).await?;
        let answered = answer(query(&mut connection)).await;
        give_back(connection, &answered);
        answered
    })
}

fn only<'c, O: Send + 'static>(row: Answer<'c, Option<O>>) -> Answer<'c, O> {
    Box::pin(async { row.await?.ok_or(sqlx::Error::RowNotFound) })
}

/// The type that sqlx makes of a statement without rows, for the engine `DB`.
pub(crate) trait Execute<DB: Database>: Send + 'static {
    fn execute(self, connection: &mut DB::Connection) -> Answer<'_, u64>;
}

/// The type that sqlx makes of a query whose rows are read as `O`, for the engine `DB`.
pub(crate) trait Fetch<DB: Database, O>: Send + 'static {
    fn fetch_all(self, connection: &mut DB::Connection) -> Answer<'_, Vec<O>>;

    fn fetch_optional(self, connection: &mut DB::Connection) -> Answer<'_, Option<O>>;
}

/// The same implementation for each engine, whose types share no trait.
macro_rules! engine {
    ($engine:ident, $connection:ident, $arguments:ident, $row:ident) => {
        impl Execute<$engine> for Query<'static, $engine, $arguments> {
            fn execute(self, connection: &mut $connection) -> Answer<'_, u64> {
                Box::pin(async { Ok(self.execute(connection).await?.rows_affected()) })
            }
        }

        impl<F, O> Fetch<$engine, O> for Map<'static, $engine, F, $arguments>
        where
            F: FnMut($row) -> Result<O, sqlx::Error> + Send + 'static,
            O: Send + Unpin + 'static,
        {
            fn fetch_all(self, connection: &mut $connection) -> Answer<'_, Vec<O>> {
                Box::pin(self.fetch(connection).try_collect())
            }

            fn fetch_optional(self, connection: &mut $connection) -> Answer<'_, Option<O>> {
                Box::pin(self.fetch_optional(connection))
            }
        }

        impl<O> Fetch<$engine, O> for QueryScalar<'static, $engine, O, $arguments>
        where
            (O,): for<'r> FromRow<'r, $row>,
            O: Send + Unpin + 'static,
        {
            fn fetch_all(self, connection: &mut $connection) -> Answer<'_, Vec<O>> {
                Box::pin(self.fetch(connection).try_collect())
            }

            fn fetch_optional(self, connection: &mut $connection) -> Answer<'_, Option<O>> {
                Box::pin(self.fetch_optional(connection))
            }
        }
    };
}
engine!(Sqlite, SqliteConnection, SqliteArguments, SqliteRow);
engine!(Postgres, PgConnection, PgArguments, PgRow);
