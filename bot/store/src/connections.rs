//! Connections to a PostgreSQL server, which take turns.
//!
//! sqlx has a pool too, which serves files. It waits without a limit for a server that does not answer when a
//! connection is returned to it, and for five minutes for the connection that it always keeps open. When a network is
//! cut at such a moment, nothing can be written meanwhile. deadpool tests a connection when it is taken, and waits for
//! nothing when it is returned.

use std::io::ErrorKind;
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use deadpool::managed::{self, Manager, Metrics, Object, PoolError, RecycleResult};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, Executor as _};
use sqlx_postgres::{PgConnectOptions, PgConnection};
use tokio::runtime::Handle;
use tokio::time::{sleep, timeout};

use super::postgres_only;

/// "PACR": the advisory lock that every process holds while it uses a database, exclusive or shared.
const IN_USE: i64 = 0x5041_4352;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// The pause before a server that starts is asked again.
const PAUSE: Duration = Duration::from_millis(100);

/// How long a connection may take to answer whether it is fit for use.
const ANSWER: Duration = Duration::from_secs(2);

/// How long after its use a connection is taken again without a test: with a server far away, each test takes as long
/// as a query.
const TRUSTED: Duration = Duration::from_millis(100);

/// PostgreSQL's code while it starts.
const CANNOT_CONNECT_NOW: &str = "57P03";

/// PostgreSQL's codes for a connection that it ends, because it stops or has crashed.
const ENDED: [&str; 2] = ["57P01", "57P02"];

/// Whether one process uses a database, or several do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// This process only.
    Alone,
    /// Also other processes that open it as shared.
    Shared,
}

/// A number of connections.
pub(crate) type PgPool = managed::Pool<Connector>;

/// A connection of a pool, which returns to it when it is dropped.
type Pooled = Object<Connector>;

/// Makes the connections of a pool.
#[derive(Debug)]
pub(crate) struct Connector {
    options: PgConnectOptions,
    /// For connections that write: each holds the lock that says who uses the database.
    writes_for: Option<Access>,
}

impl Manager for Connector {
    type Type = PgConnection;
    type Error = sqlx::Error;

    /// Connects. Waits for a server that starts, until the caller gives up.
    async fn create(&self) -> Result<PgConnection, sqlx::Error> {
        let mut connection = loop {
            match self.options.connect().await {
                Err(error) if starts(&error) => sleep(PAUSE).await,
                connected => break connected?,
            }
        };
        if let Some(access) = self.writes_for {
            sqlx::query(postgres_only::COMMIT_AT_ONCE).execute(&mut connection).await?;
            lock(&mut connection, access).await?;
        }
        Ok(connection)
    }

    /// Tests whether a connection that was not used just now is fit for use; otherwise it is replaced.
    async fn recycle(
        &self,
        connection: &mut PgConnection,
        metrics: &Metrics,
    ) -> RecycleResult<sqlx::Error> {
        if metrics.last_used() < TRUSTED {
            return Ok(());
        }
        match timeout(ANSWER, connection.ping()).await {
            Ok(answer) => Ok(answer?),
            Err(_) => Err(gone().into()),
        }
    }
}

/// Up to so many connections, made when they are needed.
pub(crate) fn pool(
    options: PgConnectOptions,
    connections: usize,
    writes_for: Option<Access>,
) -> Result<PgPool, sqlx::Error> {
    let connector = Connector { options, writes_for };
    let pool = PgPool::builder(connector).max_size(connections).build();
    pool.map_err(sqlx::Error::config)
}

/// A connection, as soon as one is free. Boxed, since every query holds this future, and connecting makes it large.
pub(crate) async fn acquire(pool: &PgPool) -> Result<Pooled, sqlx::Error> {
    match timeout(PATIENCE, Box::pin(pool.get())).await {
        Ok(Ok(connection)) => Ok(connection),
        Ok(Err(PoolError::Backend(error))) => Err(error),
        Ok(Err(PoolError::Closed)) => Err(sqlx::Error::PoolClosed),
        Ok(Err(error)) => Err(sqlx::Error::config(error)),
        Err(_) => Err(sqlx::Error::PoolTimedOut),
    }
}

/// Returns a connection to its pool after `answered`, or ends it if it is lost: it is not tested before its next use.
pub(crate) fn give_back<T>(connection: Pooled, answered: &Result<T, sqlx::Error>) {
    if answered.as_ref().is_err_and(is_lost) {
        drop(Object::take(connection));
    }
}

/// Takes the lock of a process that uses the database, until the connection ends.
pub(crate) async fn lock(connection: &mut PgConnection, access: Access) -> Result<(), sqlx::Error> {
    let lock = match access {
        Access::Alone => postgres_only::LOCK_ALONE,
        Access::Shared => postgres_only::LOCK_SHARED,
    };
    sqlx::query(lock).bind(IN_USE).execute(connection).await?;
    Ok(())
}

/// The error for a server that does not answer.
pub(crate) fn gone() -> sqlx::Error {
    std::io::Error::from(ErrorKind::TimedOut).into()
}

/// Whether the connection has ended, rather than the statement failed.
fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| ENDED.contains(&code.as_ref()))
        }
        _ => false,
    }
}

/// Whether the server may accept connections in a moment.
fn starts(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => matches!(
            error.kind(),
            ErrorKind::ConnectionRefused
                | ErrorKind::ConnectionReset
                | ErrorKind::ConnectionAborted
        ),
        sqlx::Error::Database(error) => error.code().as_deref() == Some(CANNOT_CONNECT_NOW),
        _ => false,
    }
}

/// A transaction; dropping it without a commit rolls it back.
pub(crate) struct PgTransaction {
    /// None once it has ended.
    connection: Option<Pooled>,
}

impl PgTransaction {
    /// Begins one with these statements, in one request.
    pub(crate) async fn begin(pool: &PgPool, statements: String) -> Result<Self, sqlx::Error> {
        // If all of them have ended, the last one is new.
        for _ in 0..=pool.status().max_size {
            let mut transaction = Self { connection: Some(acquire(pool).await?) };
            match transaction.execute(AssertSqlSafe(statements.clone())).await {
                // Nothing has been done yet: another connection may do it.
                Err(error) if is_lost(&error) => {}
                begun => return begun.map(|_| transaction),
            }
        }
        Err(gone())
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.execute("COMMIT").await?;
        self.connection = None;
        Ok(())
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

impl Deref for PgTransaction {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        self.connection.as_ref().expect("it has not ended")
    }
}

impl DerefMut for PgTransaction {
    fn deref_mut(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it has not ended")
    }
}

/// Returns a connection to its pool without its transaction, or ends it.
async fn roll_back(mut connection: Pooled) {
    if !matches!(timeout(ANSWER, connection.execute("ROLLBACK")).await, Ok(Ok(_))) {
        drop(Object::take(connection));
    }
}
