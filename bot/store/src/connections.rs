//! Connections to a PostgreSQL server, which take turns.
//!
//! sqlx has a pool too. It waits without a limit for a server that does not answer when a
//! connection is returned to it, and for five minutes for the connection that it always keeps open.
//! When a network is cut at such a moment, nothing can be written meanwhile. deadpool tests a
//! connection when it is taken, and waits for nothing when it is returned.

use std::io::ErrorKind;
use std::mem;
use std::time::Duration;

use deadpool::managed::{self, Manager, Object, PoolError, QueueMode};
use futures_util::TryStreamExt as _;
use futures_util::stream::BoxStream;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Either, Execute, Executor as _, Row as _};
use sqlx_postgres::{PgConnection, PgRow, Postgres};
use tokio::runtime::Handle;
use tokio::time::timeout;

use super::connector::{ANSWER, Connector, is_lost};
use super::postgres_only;
use super::values::{self, Value};

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// A number of connections.
pub(crate) type PgPool = managed::Pool<Connector>;

/// A connection of a pool, which returns to it when it is dropped.
type Pooled = Object<Connector>;

/// Up to so many connections, made when they are needed. The one that was used last is taken first,
/// so that few of them need a test.
pub(crate) fn pool(connector: Connector, connections: usize) -> Result<PgPool, sqlx::Error> {
    let pool = PgPool::builder(connector).max_size(connections).queue_mode(QueueMode::Lifo);
    pool.build().map_err(sqlx::Error::config)
}

/// A connection, as soon as one is free. Boxed, since every query holds this future, and connecting
/// makes it large.
pub(crate) async fn acquire<M: Manager<Error = sqlx::Error>>(
    pool: &managed::Pool<M>,
) -> Result<Object<M>, sqlx::Error> {
    match timeout(PATIENCE, Box::pin(pool.get())).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(PoolError::Backend(error))) => Err(error),
        Ok(Err(PoolError::Closed)) => Err(sqlx::Error::PoolClosed),
        Ok(Err(error)) => Err(sqlx::Error::config(error)),
        Err(_) => Err(sqlx::Error::PoolTimedOut),
    }
}

/// Returns a connection to its pool after `answered`, or ends it if it is lost: it is not tested
/// before its next use.
pub(crate) fn give_back<T>(connection: Pooled, answered: &Result<T, sqlx::Error>) {
    if answered.as_ref().is_err_and(is_lost) {
        drop(Object::take(connection));
    }
}

/// The error for a server that does not answer.
pub(crate) fn gone() -> sqlx::Error {
    std::io::Error::from(ErrorKind::TimedOut).into()
}

/// A row of either engine.
pub(crate) enum Row {
    File(SqliteRow),
    Server(PgRow),
}

/// What is answered to a statement: how many rows it has changed, and those that it returns.
pub(crate) type Answered = (u64, Vec<Row>);

/// The last of the answers to several statements.
pub(crate) async fn collect<D, R>(
    mut answers: BoxStream<'_, Result<Either<D, R>, sqlx::Error>>,
    changed: fn(D) -> u64,
    row: fn(R) -> Row,
) -> Result<Answered, sqlx::Error> {
    let (mut answered, mut rows) = ((0, Vec::new()), Vec::new());
    while let Some(answer) = answers.try_next().await? {
        match answer {
            Either::Left(done) => answered = (changed(done), mem::take(&mut rows)),
            Either::Right(found) => rows.push(row(found)),
        }
    }
    Ok(answered)
}

/// Asks for one statement or several at once, and gives the answer to the last.
pub(crate) async fn ask<'q>(
    connection: &mut PgConnection,
    statements: impl Execute<'q, Postgres> + 'q,
) -> Result<Answered, sqlx::Error> {
    let answers = connection.fetch_many(statements);
    collect(answers, |done| done.rows_affected(), Row::Server).await
}

/// A transaction; dropping it without a commit rolls it back.
///
/// Each request takes as long as the way to the server and back, while others wait for what the
/// transaction has locked. So a statement is sent together with the next one whose answer matters,
/// as text: what sqlx prepares goes one by one. One that reads first locks nothing meanwhile. If
/// all that follows only writes, one request begins it, asks again what was read, writes and
/// commits. Any other transaction may keep others waiting for a second; then the server ends it.
pub(crate) struct PgTransaction {
    pool: PgPool,
    /// What begins it and takes its locks; none once that is sent.
    begin: Option<String>,
    reads_first: bool,
    /// What the next request says first.
    unsent: String,
    /// None before anything is asked, and once it has ended.
    connection: Option<Pooled>,
}

impl PgTransaction {
    /// Begins one with these statements, as soon as anything is asked, or after what is read first.
    pub(crate) fn begin(pool: &PgPool, begin: String, reads_first: bool) -> Self {
        let (pool, begin) = (pool.clone(), Some(begin));
        Self { pool, begin, reads_first, unsent: String::new(), connection: None }
    }

    /// Has a statement executed before the next one. If it fails, that one reports it, or the
    /// commit.
    pub(crate) fn execute_later(&mut self, sql: &str, values: &[Value]) -> Result<(), sqlx::Error> {
        values::write(sql, values, &mut self.unsent)
    }

    /// Has a statement executed first, over a connection that was not just asked anything: if that
    /// has ended, the outcome of a commit is in doubt.
    pub(crate) async fn begin_untried(
        &mut self,
        sql: &str,
        values: &[Value],
    ) -> Result<(), sqlx::Error> {
        self.connection = Some(acquire(&self.pool).await?);
        self.execute_later(sql, values)
    }

    /// The answer to a statement.
    pub(crate) async fn ask(
        &mut self,
        sql: &str,
        values: &[Value],
    ) -> Result<Answered, sqlx::Error> {
        let has_begun = self.begin.is_none();
        if self.reads_first && !has_begun && self.unsent.is_empty() && sql.starts_with("SELECT") {
            return self.read(sql, values).await;
        }
        if has_begun && self.pool.manager().writes_beside_others() {
            self.unsent.insert_str(0, postgres_only::TIME_LEFT);
        }
        self.execute_later(sql, values)?;
        self.send().await
    }

    /// Asks before it begins. Once it has its locks, it fails if the answer is not the same any
    /// more.
    async fn read(&mut self, sql: &str, values: &[Value]) -> Result<Answered, sqlx::Error> {
        let mut query = String::new();
        values::write(sql, values, &mut query)?;
        let query = query.trim_end_matches(';');
        let answered = self.ask_again(postgres_only::with_mark(query)).await?;
        let mark = match answered.1.first() {
            Some(Row::Server(row)) => row.try_get(postgres_only::MARK)?,
            _ => "",
        };
        let unless_changed = postgres_only::unless_changed(query, mark);
        self.begin = self.begin.take().map(|begin| begin + &unless_changed);
        Ok(answered)
    }

    /// The connection, once anything has been asked.
    pub(crate) fn connection(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it has begun")
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        let begin = self.begin.take();
        if begin.is_some() && self.connection.is_none() {
            // A connection that works: what commits is never sent twice.
            self.ask_again("SELECT 1".to_owned()).await?;
        }
        let _timing = begin.is_some().then(|| metrics::BEGIN.start_timer());
        let statements = begin.unwrap_or_default() + &self.unsent + "COMMIT";
        self.ask_once(statements).await?;
        self.connection = None;
        Ok(())
    }

    async fn send(&mut self) -> Result<Answered, sqlx::Error> {
        let statements = mem::take(&mut self.unsent);
        let Some(begin) = self.begin.take() else {
            return self.ask_once(statements).await;
        };
        let _timing = metrics::BEGIN.start_timer();
        self.ask_again(begin + &statements).await
    }

    /// Asks over the connection that there is, and leaves it if it is lost.
    async fn ask_once(&mut self, statements: String) -> Result<Answered, sqlx::Error> {
        let connection = self.connection.as_mut().ok_or_else(gone)?;
        let answered = ask(connection, AssertSqlSafe(statements)).await;
        if answered.as_ref().is_err_and(is_lost) {
            drop(self.connection.take().map(Object::take));
        }
        answered
    }

    /// Asks what changes nothing yet: if the connection is lost, over another one.
    async fn ask_again(&mut self, statements: String) -> Result<Answered, sqlx::Error> {
        let mut lost = gone();
        // If all of them are lost, the last one is new.
        for _ in 0..=self.pool.status().max_size {
            if self.connection.is_none() {
                self.connection = Some(acquire(&self.pool).await?);
            }
            match self.ask_once(statements.clone()).await {
                Err(error) if is_lost(&error) => lost = error,
                answered => return answered,
            }
        }
        Err(lost)
    }
}

impl Drop for PgTransaction {
    fn drop(&mut self) {
        let Some(connection) = self.connection.take() else {
            return;
        };
        match Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn(roll_back(connection))),
            // The server rolls back when the connection ends.
            Err(_) => drop(Object::take(connection)),
        }
    }
}

/// Returns a connection to its pool without its transaction, or ends it.
async fn roll_back(mut connection: Pooled) {
    if !matches!(timeout(ANSWER, connection.execute("ROLLBACK")).await, Ok(Ok(_))) {
        drop(Object::take(connection));
    }
}
