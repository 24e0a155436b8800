//! Connections to a data file, which take turns.
//!
//! Each question to a connection wakes its thread, and the answer wakes another: that costs more
//! than a small query does. sqlx's own pool asks each connection once more when it is returned.
//! Here only queries are asked, and the statements of a transaction together.

use std::mem;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use deadpool::managed::{self, Manager, Metrics, Object, RecycleError, RecycleResult};
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteQueryResult};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, SqlSafeStr,
    SqliteConnection,
};
use tokio::runtime::Handle;

use super::connections::{Answered, Row, acquire, collect, gone};
use super::values::{self, Value};

/// The time limit of a query, far above what any query of the bot needs. A long read would hold up
/// the checkpoints of the write-ahead log.
const LONGEST_READ: Duration = Duration::from_secs(5);

/// The time limit is checked after this many steps of SQLite's virtual machine, a fraction of a
/// millisecond.
const STEPS: i32 = 10_000;

/// A connection that reads is replaced after this time: it has the statistics of the moment at
/// which it was opened.
const RENEWED: Duration = Duration::from_mins(30);

/// Statements of a transaction are sent together up to this length in bytes.
const TOGETHER: usize = 1 << 14;

/// A number of connections to a file.
pub(crate) type FilePool = managed::Pool<Opener>;

/// A connection of a pool, which returns to it when it is dropped.
pub(crate) type Pooled = Object<Opener>;

/// Makes the connections of a pool.
#[derive(Debug)]
pub(crate) struct Opener {
    options: SqliteConnectOptions,
    /// Whether its connections only read.
    reads: bool,
}

/// A connection to a file.
#[derive(Debug)]
pub(crate) struct FileConnection {
    pub(crate) connection: SqliteConnection,
    /// When somebody took it.
    taken: Arc<Mutex<Instant>>,
}

impl Manager for Opener {
    type Type = FileConnection;
    type Error = sqlx::Error;

    async fn create(&self) -> Result<FileConnection, sqlx::Error> {
        let connection = self.options.connect().await?;
        let mut file = FileConnection { connection, taken: Mutex::new(Instant::now()).into() };
        if self.reads {
            file.limit(LONGEST_READ).await?;
        }
        Ok(file)
    }

    async fn recycle(
        &self,
        file: &mut FileConnection,
        metrics: &Metrics,
    ) -> RecycleResult<sqlx::Error> {
        if self.reads && metrics.age() > RENEWED {
            return Err(RecycleError::message("its statistics are old"));
        }
        *file.taken.lock().expect("nothing panics while it is held") = Instant::now();
        Ok(())
    }
}

impl FileConnection {
    /// Interrupts whatever it is still doing `longest` after it was taken.
    pub(crate) async fn limit(&mut self, longest: Duration) -> Result<(), sqlx::Error> {
        let taken = Arc::clone(&self.taken);
        let in_time = move || taken.lock().is_ok_and(|taken| taken.elapsed() < longest);
        self.connection.lock_handle().await?.set_progress_handler(STEPS, in_time);
        Ok(())
    }
}

/// Up to so many connections, made when they are needed; those that only read have a time limit.
pub(crate) fn pool(
    options: SqliteConnectOptions,
    connections: usize,
    reads: bool,
) -> Result<FilePool, sqlx::Error> {
    let pool = FilePool::builder(Opener { options, reads }).max_size(connections).build();
    pool.map_err(sqlx::Error::config)
}

/// Closes all connections, once they are returned.
pub(crate) async fn close(pool: &FilePool) {
    let mut all = Vec::new();
    for _ in 0..pool.status().size {
        all.extend(acquire(pool).await);
    }
    pool.close();
    for file in all {
        if let Err(error) = Object::take(file).connection.close().await {
            tracing::debug!(%error, "a connection was not closed");
        }
    }
}

/// Asks for one statement or several at once, and gives the answer to the last.
pub(crate) async fn ask(
    connection: &mut SqliteConnection,
    sql: impl SqlSafeStr,
    values: Vec<Value>,
    keep: bool,
) -> Result<Answered, sqlx::Error> {
    let query =
        sqlx::query_with(sql, values::arguments::<SqliteArguments>(values)).persistent(keep);
    let answers = connection.fetch_many(query);
    collect(answers, |done: SqliteQueryResult| done.rows_affected(), Row::File).await
}

/// A transaction; dropping it without a commit rolls it back. A statement is sent together with the
/// next one whose answer matters.
pub(crate) struct FileTransaction {
    /// What the next request says first, and its values.
    unsent: (String, Vec<Value>),
    has_begun: bool,
    /// None once it has ended.
    connection: Option<Pooled>,
}

impl FileTransaction {
    /// Takes a connection, and begins one with this statement as soon as anything is asked.
    pub(crate) async fn begin(pool: &FilePool, statement: &str) -> Result<Self, sqlx::Error> {
        let _timing = metrics::BEGIN.start_timer();
        let connection = Some(acquire(pool).await?);
        let unsent = (format!("{statement};"), Vec::new());
        Ok(Self { unsent, has_begun: false, connection })
    }

    /// Has a statement executed before the next one. If it fails, that one reports it, or the
    /// commit.
    pub(crate) async fn execute_later(
        &mut self,
        sql: &str,
        values: Vec<Value>,
    ) -> Result<(), sqlx::Error> {
        if self.unsent.0.len() > TOGETHER {
            self.send().await?;
        }
        values::count_on(sql, self.unsent.1.len(), &mut self.unsent.0)?;
        self.unsent.1.extend(values);
        Ok(())
    }

    /// The answer to a statement.
    pub(crate) async fn ask(
        &mut self,
        sql: &str,
        values: Vec<Value>,
    ) -> Result<Answered, sqlx::Error> {
        self.execute_later(sql, values).await?;
        self.send().await
    }

    /// The connection, on which something has been asked.
    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection.as_mut().expect("it goes on").connection
    }

    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.ask("COMMIT", Vec::new()).await?;
        self.connection = None;
        Ok(())
    }

    async fn send(&mut self) -> Result<Answered, sqlx::Error> {
        let (sql, values) = mem::take(&mut self.unsent);
        self.has_begun = true;
        let file = self.connection.as_mut().ok_or_else(gone)?;
        let keep = sql.len() <= TOGETHER;
        ask(&mut file.connection, AssertSqlSafe(sql), values, keep).await
    }
}

impl Drop for FileTransaction {
    fn drop(&mut self) {
        let Some(mut file) = self.connection.take().filter(|_| self.has_begun) else {
            return;
        };
        let roll_back = async move {
            // When the disk is full SQLite has rolled back by itself, and says that there is
            // nothing to roll back.
            if file.connection.execute("ROLLBACK").await.is_err() {
                drop(Object::take(file));
            }
        };
        // Without a runtime the connection ends, and rolls back.
        drop(Handle::try_current().map(|runtime| runtime.spawn(roll_back)));
    }
}
