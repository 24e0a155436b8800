//! Connections to either engine.

use std::time::Duration;

use sqlx::{Sqlite, SqliteConnection, SqlitePool};
use sqlx_postgres::PgConnection;

use super::connections::{PgPool, PgTransaction, gone};
use super::postgres_only;

/// A server that does not answer for this long is treated as gone, and the connection is replaced. Nothing else
/// notices when a machine dies and another takes over its address.
const LONGEST_ANSWER: Duration = Duration::from_secs(15);

/// The answer of a server, or an error if the server seems gone.
pub(crate) async fn answer<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let answered = tokio::time::timeout(LONGEST_ANSWER, answer).await;
    answered.unwrap_or_else(|_| Err(gone()))
}

/// Connections that take turns.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A transaction; dropping it without a commit rolls it back.
pub(crate) enum Transaction {
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    Postgres(PgTransaction),
}

/// Where a query runs.
pub(crate) enum Executor<'c> {
    SqlitePool(&'c SqlitePool),
    Sqlite(&'c mut SqliteConnection),
    PostgresPool(&'c PgPool),
    Postgres(&'c mut PgConnection),
}

/// "PACW": the advisory lock of the transaction that writes. What one transaction has read no other one changes until
/// it has written, as in a file. Single statements do not take it, and may write meanwhile.
const WRITING: i64 = 0x5041_4357;

impl Pool {
    /// Begins a transaction that writes; no other one begins, in any process, until it ends. In a file single
    /// statements wait for it, too; on a server they wait only for rows that it has written. Boxed, since sqlx's
    /// futures are large and every use case holds one.
    pub(crate) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        Ok(match self {
            // A deferred transaction that reads first may fail at its first write.
            Self::Sqlite(pool) => {
                Transaction::Sqlite(Box::pin(pool.begin_with("BEGIN IMMEDIATE")).await?)
            }
            Self::Postgres(pool) => {
                let mut transaction = answer(PgTransaction::begin(pool, "BEGIN")).await?;
                answer(lock_writing(&mut transaction)).await?;
                Transaction::Postgres(transaction)
            }
        })
    }

    /// Begins a transaction that only reads, and sees one state of the data.
    pub(crate) async fn begin_reading(&self) -> Result<Transaction, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(Box::pin(pool.begin()).await?),
            Self::Postgres(pool) => {
                let begin = PgTransaction::begin(pool, "BEGIN ISOLATION LEVEL REPEATABLE READ");
                Transaction::Postgres(answer(begin).await?)
            }
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close(),
        }
    }
}

impl Transaction {
    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        let _timing = metrics::COMMIT.start_timer();
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => answer(transaction.commit()).await,
        }
    }
}

impl<'c> From<&'c Pool> for Executor<'c> {
    fn from(pool: &'c Pool) -> Self {
        match pool {
            Pool::Sqlite(pool) => Self::SqlitePool(pool),
            Pool::Postgres(pool) => Self::PostgresPool(pool),
        }
    }
}

impl<'c> From<&'c mut Transaction> for Executor<'c> {
    fn from(transaction: &'c mut Transaction) -> Self {
        match transaction {
            Transaction::Sqlite(transaction) => Self::Sqlite(transaction),
            Transaction::Postgres(transaction) => Self::Postgres(transaction),
        }
    }
}

/// Takes the lock of the transaction that writes, until it ends.
async fn lock_writing(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query(postgres_only::LOCK_WRITING).bind(WRITING).execute(connection).await?;
    Ok(())
}
