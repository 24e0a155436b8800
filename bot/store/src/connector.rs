//! How a connection to a PostgreSQL server is made, and when it is fit for use.
//!
//! Its settings are sent once it stands: a pooler such as `PgBouncer` refuses those that come with
//! its beginning. It is refused where what it is for cannot succeed: on a standby, on a server that
//! takes no changes, and behind a pooler that would give what belongs to a session to others.

use std::io::{self, ErrorKind};
use std::time::Duration;

use deadpool::managed::{Manager, Metrics, RecycleResult};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Row as _};
use sqlx_postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgSeverity};
use tokio::time::{Instant, sleep, timeout};

use super::connections::{Row, ask, gone};
use super::location::Address;
use super::postgres::this_process;
use super::postgres_only;

/// "PACR": the advisory lock that every process holds while it uses a database, exclusive or
/// shared.
const IN_USE: i64 = 0x5041_4352;

/// The pause before a server that takes nobody is asked again.
const PAUSE: Duration = Duration::from_millis(100);

/// How long a connection may take to answer whether it is fit for use.
pub(crate) const ANSWER: Duration = Duration::from_secs(2);

/// How long after its use a connection is taken again without a test: with a server far away, each
/// test takes as long as a query.
const TRUSTED: Duration = Duration::from_millis(100);

/// How long a new connection waits for a server that may take it in a moment: less than those who
/// want one wait, so that they learn why there is none.
const PATIENCE: Duration = Duration::from_millis(4_500);

/// The same for leases, which are renewed every second.
const PATIENCE_OF_LEASES: Duration = Duration::from_millis(1_500);

/// PostgreSQL's code while it starts, or recovers from a crash.
const CANNOT_CONNECT_NOW: &str = "57P03";

/// PostgreSQL's code when all connections are taken.
const TOO_MANY_CONNECTIONS: &str = "53300";

/// PostgreSQL's codes for a connection that goes on, but is of no more use: the server, or the
/// role, takes no changes any more; a pooler has mixed up the prepared statements of several
/// sessions.
const USELESS: [&str; 3] =
    ["25006", postgres_only::UNKNOWN_STATEMENT, postgres_only::KNOWN_STATEMENT];

/// Whether one process uses a database, or several do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// This process only.
    Alone,
    /// Also other processes that open it as shared.
    Shared,
}

/// What the connections of a pool are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Reads what a command shows to an operator, on a standby too.
    Inspection,
    /// Reads what the bot decides upon, which a standby may not have yet.
    Reading,
    /// Leases.
    Leases,
    /// Writes: each holds the lock that says who uses the database.
    Writing(Access),
    /// Long work in a large database, without a time limit.
    LongWork,
}

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotConnected {
    /// The server, or the role, takes no changes.
    #[error("the database cannot be written to")]
    ReadOnly,
    /// The server follows another one.
    #[error("the server is a standby")]
    Standby,
    /// A pooler is not in session mode.
    #[error("a pooler before the database is not in session mode")]
    Pooled,
    /// The server did not take it.
    #[error("there is no connection: {0}")]
    Refused(#[source] sqlx::Error),
}

impl NotConnected {
    /// The reason why a connection could not be made, if that is why there is this error.
    pub(crate) fn of(error: &sqlx::Error) -> Option<&Self> {
        let sqlx::Error::Io(error) = error else { return None };
        error.get_ref()?.downcast_ref()
    }

    /// Whether there may be one in a moment.
    fn may_pass(&self) -> bool {
        match self {
            // After a failover an address leads to a standby for some seconds.
            Self::Standby => true,
            Self::ReadOnly | Self::Pooled => false,
            Self::Refused(error) => starts(error),
        }
    }
}

impl From<NotConnected> for sqlx::Error {
    fn from(why: NotConnected) -> Self {
        io::Error::new(ErrorKind::NotConnected, why).into()
    }
}

/// Makes the connections of a pool.
#[derive(Debug)]
pub(crate) struct Connector {
    address: Address,
    purpose: Purpose,
}

impl Connector {
    pub(crate) fn new(address: &Address, purpose: Purpose) -> Self {
        Self { address: address.clone(), purpose }
    }

    /// Whether others may wait for what a transaction of these connections has locked.
    pub(crate) fn writes_beside_others(&self) -> bool {
        self.purpose == Purpose::Writing(Access::Shared)
    }

    /// Makes a connection, without waiting for a server that starts.
    pub(crate) async fn connect(&self) -> Result<PgConnection, NotConnected> {
        let connected = options(&self.address)?.connect().await;
        self.prepare(connected.map_err(NotConnected::Refused)?).await
    }

    /// Gives a new connection its settings, and the lock of its purpose. Two requests: the second
    /// one finds whether they are still there.
    pub(crate) async fn prepare(
        &self,
        mut connection: PgConnection,
    ) -> Result<PgConnection, NotConnected> {
        let session = format!("{:016x}", fastrand::u64(..));
        let settings = postgres_only::set(&self.settings(), &session);
        self.judge(&mut connection, settings + postgres_only::FITNESS).await?;
        let lock = match self.purpose {
            Purpose::Writing(Access::Alone) => Some(postgres_only::LOCK_ALONE),
            Purpose::Writing(Access::Shared) => Some(postgres_only::LOCK_SHARED),
            Purpose::Inspection | Purpose::Reading | Purpose::Leases | Purpose::LongWork => None,
        };
        let goes_on = postgres_only::in_session(lock.map(|lock| (lock, IN_USE)), &session);
        let kept = ask(&mut connection, AssertSqlSafe(goes_on)).await;
        if kept.map_err(NotConnected::Refused)?.1.is_empty() {
            return Err(NotConnected::Pooled);
        }
        Ok(connection)
    }

    /// Finds with the last of these statements whether a connection is fit for its purpose.
    async fn judge(
        &self,
        connection: &mut PgConnection,
        statements: String,
    ) -> Result<(), NotConnected> {
        let answered = ask(connection, AssertSqlSafe(statements)).await;
        let (_, rows) = answered.map_err(NotConnected::Refused)?;
        let Some(Row::Server(row)) = rows.first() else {
            return Err(NotConnected::Refused(gone()));
        };
        let is = |what: &str| row.try_get(what).map_err(NotConnected::Refused);
        match self.purpose {
            Purpose::Reading | Purpose::Leases | Purpose::Writing(_) if is("standby")? => {
                Err(NotConnected::Standby)
            }
            Purpose::Leases | Purpose::Writing(_) if is("read_only")? => {
                Err(NotConnected::ReadOnly)
            }
            _ => Ok(()),
        }
    }

    /// The settings of a session, by which those of the role or the database do not matter.
    fn settings(&self) -> Vec<(&'static str, &'static str)> {
        let mut settings = SETTINGS.to_vec();
        settings.extend(match self.purpose {
            Purpose::Inspection | Purpose::Reading => READS_ONLY.as_slice(),
            Purpose::Leases | Purpose::Writing(Access::Shared) => &[LOCK_TIMEOUT, IDLE_TIMEOUT],
            Purpose::Writing(Access::Alone) | Purpose::LongWork => &[LOCK_TIMEOUT],
        });
        settings
    }
}

/// How long to wait for a lock, in milliseconds; a process that ends frees it within moments.
const LOCK_TIMEOUT: (&str, &str) = ("lock_timeout", "4000");

/// How long the server waits for the next request of a transaction, in milliseconds. The other
/// processes wait for its locks meanwhile.
const IDLE_TIMEOUT: (&str, &str) = ("idle_in_transaction_session_timeout", "1000");

/// Of connections that only read, with a time limit in milliseconds.
const READS_ONLY: [(&str, &str); 2] =
    [("default_transaction_read_only", "on"), ("statement_timeout", "5000")];

/// Of every connection: keepalives by which the server closes it within 20 seconds when its process
/// or network is gone; an isolation at which a statement sees what others have saved before it;
/// numbers as they are.
const SETTINGS: [(&str, &str); 6] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "2"),
    ("tcp_user_timeout", "20000"),
    ("default_transaction_isolation", "read committed"),
    ("extra_float_digits", "2"),
];

impl Manager for Connector {
    type Type = PgConnection;
    type Error = sqlx::Error;

    /// Connects. Waits for a server that may take it in a moment.
    async fn create(&self) -> Result<PgConnection, sqlx::Error> {
        let patience = match self.purpose {
            Purpose::Leases => PATIENCE_OF_LEASES,
            _ => PATIENCE,
        };
        let until = Instant::now() + patience;
        loop {
            match self.connect().await {
                Err(why) if why.may_pass() && Instant::now() + PAUSE < until => sleep(PAUSE).await,
                connected => return Ok(connected?),
            }
        }
    }

    /// Tests whether a connection that was not used just now is fit for use; otherwise it is
    /// replaced.
    async fn recycle(
        &self,
        connection: &mut PgConnection,
        metrics: &Metrics,
    ) -> RecycleResult<sqlx::Error> {
        if metrics.last_used() < TRUSTED {
            return Ok(());
        }
        let judged = self.judge(connection, postgres_only::FITNESS.to_owned());
        match timeout(ANSWER, judged).await {
            Ok(fit) => Ok(fit.map_err(sqlx::Error::from)?),
            Err(_) => Err(gone().into()),
        }
    }
}

/// How to connect. Read anew for each connection, so that a password that is changed in a file of
/// passwords counts at once.
fn options(address: &Address) -> Result<PgConnectOptions, NotConnected> {
    let options = address.options().map_err(NotConnected::Refused)?;
    let options = options.application_name(&format!("pacru {}", this_process()));
    // sqlx would log slow statements with what members write.
    Ok(options.extra_float_digits(None).disable_statement_logging())
}

/// Connects for long work, unless a pooler gives the connections of a session to others between two
/// transactions: locks, settings and prepared statements would be lost, and be found by others.
pub(crate) async fn connect_alone(address: &Address) -> Result<PgConnection, NotConnected> {
    let raw = async || options(address)?.connect().await.map_err(NotConnected::Refused);
    let mut connection = raw().await?;
    let backend = backend(&mut connection).await?;
    // While this connection is idle, such a pooler gives its place to the next one.
    let other = async {
        let mut other = raw().await?;
        self::backend(&mut other).await
    };
    // With the last connection there is nobody to compare with.
    let other = timeout(ANSWER, other).await.ok().and_then(Result::ok);
    if other == Some(backend) || self::backend(&mut connection).await? != backend {
        return Err(NotConnected::Pooled);
    }
    Connector::new(address, Purpose::LongWork).prepare(connection).await
}

/// The process of the server that answers over a connection.
async fn backend(connection: &mut PgConnection) -> Result<i32, NotConnected> {
    let answered = ask(connection, postgres_only::BACKEND).await.map_err(NotConnected::Refused)?;
    match answered.1.first() {
        Some(Row::Server(row)) => row.try_get(0).map_err(NotConnected::Refused),
        _ => Err(NotConnected::Refused(gone())),
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

/// Whether a connection must not be used again, rather than its statement failed: it has ended, or
/// the next statement will fail as well.
pub(crate) fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(error) => {
            error.try_downcast_ref::<PgDatabaseError>().is_some_and(|error| {
                matches!(error.severity(), PgSeverity::Fatal | PgSeverity::Panic)
                    || USELESS.contains(&error.code())
            })
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
                | ErrorKind::UnexpectedEof
        ),
        sqlx::Error::Database(error) => {
            let code = error.code();
            matches!(code.as_deref(), Some(CANNOT_CONNECT_NOW | TOO_MANY_CONNECTIONS))
        }
        // A proxy without a server has closed the connection: sqlx takes its end for an answer.
        sqlx::Error::Protocol(why) => why.contains("SSLRequest: 0x00"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::Interest;
    use tokio::net::TcpListener;

    use super::*;

    /// A proxy may do so while its server starts: members were told at once to try again.
    #[tokio::test]
    async fn a_proxy_that_has_no_server_yet_closes() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        for mode in ["prefer", "disable"] {
            let address = format!("postgres://pacru@127.0.0.1:{port}/pacru?sslmode={mode}");
            let options: PgConnectOptions = address.parse().unwrap();
            let closes = async {
                let (client, _) = listener.accept().await.unwrap();
                let read = || client.try_read(&mut [0; 200]);
                client.async_io(Interest::READABLE, read).await.unwrap();
            };
            let error = tokio::join!(options.connect(), closes).0.unwrap_err();
            assert!(starts(&error), "{mode}: {error:?}");
        }
    }
}
