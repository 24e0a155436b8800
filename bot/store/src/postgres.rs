//! A PostgreSQL database: how it is opened, and when it is refused.

use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool};

use super::errors::OpenError;
use super::location::Address;

/// "PACR": the advisory lock that every process holds while it uses a database, exclusive or shared.
const IN_USE: i64 = 0x5041_4352;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long to wait for a lock, in milliseconds; a process that ends frees it within moments.
const LOCK_TIMEOUT: (&str, &str) = ("lock_timeout", "4000");

/// How long the server keeps a transaction whose process is stopped or cut off, in milliseconds. The other processes
/// wait for its lock meanwhile.
const IDLE_TIMEOUT: (&str, &str) = ("idle_in_transaction_session_timeout", "3000");

/// How long a connection may take to answer whether it is fit for use.
const ANSWER: Duration = Duration::from_secs(2);

/// PostgreSQL's code for a lock timeout.
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// Settings of every connection: the name of the program, and keepalives by which the server closes a connection
/// within 20 seconds when its process or network is gone.
const SETTINGS: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "2"),
    ("tcp_user_timeout", "20000"),
];

/// Whether one process uses a database, or several do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// This process only.
    Alone,
    /// Also other processes that open it as shared.
    Shared,
}

/// Opens the database, brings it up to date, and returns the pools of the writer, of the readers, and of the leases.
pub(super) async fn open(address: &Address, access: Access) -> Result<[PgPool; 3], OpenError> {
    let mut connection = connect(address).await?;
    inspect(&mut connection, address).await?;
    // Nobody else may use a database while its tables change.
    let pending = applied_version(&mut connection).await? < Some(schema::newest_version());
    let meanwhile = if pending { Access::Alone } else { access };
    if let Err(error) = lock(&mut connection, meanwhile).await {
        let code = error.as_database_error().and_then(DatabaseError::code);
        return Err(match code.as_deref() {
            Some(LOCK_NOT_AVAILABLE) => OpenError::InUse(address.into()),
            _ => error.into(),
        });
    }
    match schema::POSTGRES
        .run_direct(None, &mut connection, false)
        .await
    {
        Err(MigrateError::VersionMissing(_)) => return Err(OpenError::Newer(address.into())),
        result => result?,
    }
    connection.close().await?;
    let leases = pool(1).connect_with(settings(address, [LOCK_TIMEOUT, IDLE_TIMEOUT])?);
    Ok([
        writer(address, access).await?,
        readers(address).await?,
        leases.await?,
    ])
}

/// Opens the database read-only.
pub(super) async fn open_to_read(address: &Address) -> Result<PgPool, OpenError> {
    let mut connection = connect(address).await?;
    inspect(&mut connection, address).await?;
    if applied_version(&mut connection).await?.is_none() {
        return Err(OpenError::Missing(address.into()));
    }
    connection.close().await?;
    Ok(readers(address).await?)
}

/// The one connection that writes. It holds the lock that says who uses the database.
async fn writer(address: &Address, access: Access) -> Result<PgPool, OpenError> {
    let pool = pool(1)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                // With it off, acknowledged turns would be lost when the server fails.
                sqlx::query(
                    "SELECT set_config('synchronous_commit', 'on', false)
                     WHERE current_setting('synchronous_commit') = 'off'",
                )
                .execute(&mut *connection)
                .await?;
                lock(connection, access).await
            })
        });
    let options = match access {
        // With the data to itself, it may take as long as it needs.
        Access::Alone => settings(address, [LOCK_TIMEOUT])?,
        Access::Shared => settings(address, [LOCK_TIMEOUT, IDLE_TIMEOUT])?,
    };
    Ok(pool.connect_with(options).await?)
}

/// Connections that are replaced when they no longer answer.
fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        // sqlx's own test would wait as long as one may wait for a connection, and then start again.
        .test_before_acquire(false)
        .before_acquire(|connection, _| Box::pin(answers(connection)))
        .after_release(|connection, _| Box::pin(answers(connection)))
}

/// Whether a connection is fit for use. A connection that does not answer is dropped at once, since it would not
/// answer a farewell either.
async fn answers(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    match tokio::time::timeout(ANSWER, connection.ping()).await {
        Ok(answer) => answer.map(|()| true),
        Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
    }
}

/// Connections that only read, with a time limit.
async fn readers(address: &Address) -> Result<PgPool, sqlx::Error> {
    let limits = [
        ("default_transaction_read_only", "on"),
        ("statement_timeout", "5000"),
    ];
    pool(4).connect_with(settings(address, limits)?).await
}

fn settings<const N: usize>(
    address: &Address,
    more: [(&str, &str); N],
) -> Result<PgConnectOptions, sqlx::Error> {
    let options = address.options()?.application_name("pacru");
    Ok(options.options(SETTINGS.into_iter().chain(more)))
}

/// A connection without a time limit, for long work in a large database.
pub(super) async fn connect(address: &Address) -> Result<PgConnection, OpenError> {
    let options = settings(address, [LOCK_TIMEOUT])?.disable_statement_logging();
    let connected = options.connect().await;
    connected.map_err(|error| OpenError::Unreachable(address.clone(), error))
}

/// Takes the lock of a process that uses the database, until the connection ends.
async fn lock(connection: &mut PgConnection, access: Access) -> Result<(), sqlx::Error> {
    let lock = match access {
        Access::Alone => "SELECT pg_advisory_lock($1)",
        Access::Shared => "SELECT pg_advisory_lock_shared($1)",
    };
    sqlx::query(lock).bind(IN_USE).execute(connection).await?;
    Ok(())
}

/// Refuses a database of another program, before anything is written to it.
async fn inspect(connection: &mut PgConnection, address: &Address) -> Result<(), OpenError> {
    let encoding: String = sqlx::query_scalar("SHOW server_encoding")
        .fetch_one(&mut *connection)
        .await?;
    if encoding != "UTF8" {
        return Err(OpenError::Encoding(address.clone(), encoding));
    }
    let (tables, ours): (i64, i64) = sqlx::query_as(
        "SELECT count(*), count(*) FILTER (WHERE tablename = 'game_events') FROM pg_tables
         WHERE schemaname = current_schema() AND tablename <> '_sqlx_migrations'",
    )
    .fetch_one(connection)
    .await?;
    if tables > 0 && ours == 0 {
        return Err(OpenError::Foreign(address.into()));
    }
    Ok(())
}

/// The layout of the database; none if it is empty.
pub(super) async fn applied_version(
    connection: &mut PgConnection,
) -> Result<Option<i64>, sqlx::Error> {
    let known: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !known {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await
}

/// The size of the database on its server, in bytes.
pub(super) async fn size(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("SELECT pg_database_size(current_database())")
        .fetch_one(connection)
        .await
}
