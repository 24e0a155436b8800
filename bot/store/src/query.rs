//! Checked queries for either engine.
//!
//! A query is written once, in the SQL that SQLite and PostgreSQL share, with `$1` for a bound value. It is compiled
//! twice, each time checked against the description of that engine in `.sqlx`; at run time the connection decides
//! which one runs. Otherwise the macros are those of sqlx, except that [`query!`] returns no rows: rows need a struct
//! and [`query_as!`].
//!
//! Where the engines differ, `CONTRIBUTING.md` says how to write a query for both.

use std::pin::Pin;

use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::query::{Map, Query, QueryScalar};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{Database, FromRow, Postgres, Sqlite};

use super::connections::acquire;
use super::pool::{Executor, Timing, answer};

/// A statement that returns no rows.
macro_rules! query {
    ($sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: $crate::query::for_sqlite!(sqlx::query!($sql $(, $bind)*)),
            postgres: $crate::query::for_postgres!(sqlx::query!($sql + "\n-- PostgreSQL" $(, $bind)*)),
        }
    };
}

/// A query whose rows are read into a struct.
macro_rules! query_as {
    ($row:ty, $sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: $crate::query::for_sqlite!(sqlx::query_as!($row, $sql $(, $bind)*)),
            postgres: $crate::query::for_postgres!(sqlx::query_as!($row, $sql + "\n-- PostgreSQL" $(, $bind)*)),
        }
    };
}

/// A query for a single column.
macro_rules! query_scalar {
    ($sql:literal $(, $bind:expr)* $(,)?) => {
        $crate::query::Checked {
            sqlite: $crate::query::for_sqlite!(sqlx::query_scalar!($sql $(, $bind)*)),
            postgres: $crate::query::for_postgres!(sqlx::query_scalar!($sql + "\n-- PostgreSQL" $(, $bind)*)),
        }
    };
}

// sqlx looks a query's description up by its text, hence the comment at the end of PostgreSQL's. `.ci/queries`
// describes the queries of one engine at a time: those of the other are left out meanwhile.
#[cfg(not(describe = "postgres"))]
macro_rules! for_sqlite {
    ($query:expr) => {
        || $query
    };
}
#[cfg(describe = "postgres")]
macro_rules! for_sqlite {
    ($query:expr) => {
        || $crate::query::undescribed::Undescribed
    };
}
#[cfg(not(describe = "sqlite"))]
macro_rules! for_postgres {
    ($query:expr) => {
        || $query
    };
}
#[cfg(describe = "sqlite")]
macro_rules! for_postgres {
    ($query:expr) => {
        || $crate::query::undescribed::Undescribed
    };
}

pub(crate) use {for_postgres, for_sqlite, query, query_as, query_scalar};

/// A query, checked for both engines. Only the one that runs is built.
#[must_use = "a query does nothing until it is executed"]
pub(crate) struct Checked<S, P> {
    pub(crate) sqlite: S,
    pub(crate) postgres: P,
}

/// Runs the query on the engine of the executor.
macro_rules! ask {
    ($query:ident.$method:ident($executor:ident)) => {{
        let _timing = Timing::of("pacru_query_seconds");
        match $executor.into() {
            Executor::Sqlite(connection) => ($query.sqlite)().$method(connection).await,
            Executor::SqlitePool(pool) => {
                let mut connection = Box::pin(pool.acquire()).await?;
                ($query.sqlite)().$method(&mut connection).await
            }
            Executor::Postgres(connection) => answer(($query.postgres)().$method(connection)).await,
            Executor::PostgresPool(pool) => {
                let mut connection = acquire(pool).await?;
                answer(($query.postgres)().$method(&mut connection)).await
            }
        }
    }};
}

impl<S, P> Checked<S, P> {
    /// Runs it, and returns the number of rows that it changed.
    pub(crate) async fn execute<'c, M, N>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<u64, sqlx::Error>
    where
        S: FnOnce() -> M,
        M: Execute<Sqlite>,
        P: FnOnce() -> N,
        N: Execute<Postgres>,
    {
        ask!(self.execute(executor))
    }

    /// All rows.
    pub(crate) async fn fetch_all<'c, M, N, O>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Vec<O>, sqlx::Error>
    where
        S: FnOnce() -> M,
        M: Fetch<Sqlite, O>,
        P: FnOnce() -> N,
        N: Fetch<Postgres, O>,
    {
        ask!(self.fetch_all(executor))
    }

    /// The first row, if any.
    pub(crate) async fn fetch_optional<'c, M, N, O>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Option<O>, sqlx::Error>
    where
        S: FnOnce() -> M,
        M: Fetch<Sqlite, O>,
        P: FnOnce() -> N,
        N: Fetch<Postgres, O>,
    {
        ask!(self.fetch_optional(executor))
    }

    /// The first row; it is an error if there is none.
    pub(crate) async fn fetch_one<'c, M, N, O>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<O, sqlx::Error>
    where
        S: FnOnce() -> M,
        M: Fetch<Sqlite, O>,
        P: FnOnce() -> N,
        N: Fetch<Postgres, O>,
    {
        let row = ask!(self.fetch_optional(executor))?;
        row.ok_or(sqlx::Error::RowNotFound)
    }
}

/// Boxed: otherwise the compiler cannot prove in reasonable time that a task may move to another thread.
type Answer<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

/// The type that sqlx makes of a statement without rows, for the engine `DB`.
pub(crate) trait Execute<DB: Database> {
    fn execute<'c>(self, connection: &'c mut DB::Connection) -> Answer<'c, u64>
    where
        Self: 'c;
}

/// The type that sqlx makes of a query whose rows are read as `O`, for the engine `DB`.
pub(crate) trait Fetch<DB: Database, O> {
    fn fetch_all<'c>(self, connection: &'c mut DB::Connection) -> Answer<'c, Vec<O>>
    where
        Self: 'c,
        O: 'c;

    fn fetch_optional<'c>(self, connection: &'c mut DB::Connection) -> Answer<'c, Option<O>>
    where
        Self: 'c,
        O: 'c;
}

/// The same implementation for each engine, whose types share no trait.
macro_rules! engine {
    ($engine:ident, $connection:ident, $arguments:ident, $row:ident) => {
        impl<'q> Execute<$engine> for Query<'q, $engine, $arguments> {
            fn execute<'c>(self, connection: &'c mut $connection) -> Answer<'c, u64>
            where
                Self: 'c,
            {
                Box::pin(async { Ok(self.execute(connection).await?.rows_affected()) })
            }
        }

        impl<'q, F, O> Fetch<$engine, O> for Map<'q, $engine, F, $arguments>
        where
            F: FnMut($row) -> Result<O, sqlx::Error> + Send,
            O: Send + Unpin,
        {
            fn fetch_all<'c>(self, connection: &'c mut $connection) -> Answer<'c, Vec<O>>
            where
                Self: 'c,
                O: 'c,
            {
                Box::pin(self.fetch_all(connection))
            }

            fn fetch_optional<'c>(self, connection: &'c mut $connection) -> Answer<'c, Option<O>>
            where
                Self: 'c,
                O: 'c,
            {
                Box::pin(self.fetch_optional(connection))
            }
        }

        impl<'q, O> Fetch<$engine, O> for QueryScalar<'q, $engine, O, $arguments>
        where
            (O,): for<'r> FromRow<'r, $row>,
            O: Send + Unpin,
        {
            fn fetch_all<'c>(self, connection: &'c mut $connection) -> Answer<'c, Vec<O>>
            where
                Self: 'c,
                O: 'c,
            {
                Box::pin(self.fetch_all(connection))
            }

            fn fetch_optional<'c>(self, connection: &'c mut $connection) -> Answer<'c, Option<O>>
            where
                Self: 'c,
                O: 'c,
            {
                Box::pin(self.fetch_optional(connection))
            }
        }
    };
}
engine!(Sqlite, SqliteConnection, SqliteArguments, SqliteRow);
engine!(Postgres, PgConnection, PgArguments, PgRow);

/// Takes the place of a query of the engine that is not being described; it is never run.
#[cfg(any(describe = "postgres", describe = "sqlite"))]
pub(crate) mod undescribed {
    use super::{Answer, Database, Execute, Fetch};

    pub(crate) struct Undescribed;

    impl<DB: Database> Execute<DB> for Undescribed {
        fn execute<'c>(self, _connection: &'c mut DB::Connection) -> Answer<'c, u64>
        where
            Self: 'c,
        {
            Box::pin(async { Err(sqlx::Error::RowNotFound) })
        }
    }

    impl<DB: Database, O> Fetch<DB, O> for Undescribed {
        fn fetch_all<'c>(self, _connection: &'c mut DB::Connection) -> Answer<'c, Vec<O>>
        where
            Self: 'c,
            O: 'c,
        {
            Box::pin(async { Err(sqlx::Error::RowNotFound) })
        }

        fn fetch_optional<'c>(self, _connection: &'c mut DB::Connection) -> Answer<'c, Option<O>>
        where
            Self: 'c,
            O: 'c,
        {
            Box::pin(async { Err(sqlx::Error::RowNotFound) })
        }
    }
}
