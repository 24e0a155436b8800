//! A PostgreSQL database: how it is opened, and when it is refused.

use std::{fs, process};

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::{ConnectOptions, Connection};
use sqlx_postgres::{PgConnectOptions, PgConnection};

use super::connections::{Access, PgPool, acquire, lock, pool};
use super::errors::OpenError;
use super::location::Address;
use super::{postgres_only, schema};

/// How long to wait for a lock, in milliseconds; a process that ends frees it within moments.
const LOCK_TIMEOUT: (&str, &str) = ("lock_timeout", "4000");

/// How long the server waits for the next request of a transaction, in milliseconds. The other processes wait for its
/// locks meanwhile.
const IDLE_TIMEOUT: (&str, &str) = ("idle_in_transaction_session_timeout", "1000");

/// How many connections of a process read, write, and keep the outbox: more than this, and three processes meet the
/// hundred of a server with the usual settings. A turn is read by one request, and saved by one that takes longer.
const READERS: usize = 12;
const WRITERS: usize = 13;
const SENDERS: usize = 4;

/// PostgreSQL's code for a lock timeout.
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// Settings of every connection: keepalives by which the server closes a connection
/// within 20 seconds when its process or network is gone.
const SETTINGS: [(&str, &str); 4] = [
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "2"),
    ("tcp_user_timeout", "20000"),
];

/// Opens the database, brings it up to date, and returns the pools of the writers, of those that keep everything to
/// themselves, of the readers, of the outbox and of the leases.
pub(super) async fn open(address: &Address, access: Access) -> Result<[PgPool; 5], OpenError> {
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
    match schema::POSTGRES.run_direct(None, &mut connection, false).await {
        Err(MigrateError::VersionMissing(_)) => return Err(OpenError::Newer(address.into())),
        result => result?,
    }
    connection.close().await?;
    let writer = match access {
        Access::Alone => writer(address)?,
        Access::Shared => writers(address, WRITERS)?,
    };
    // From here on the database is in use.
    drop(acquire(&writer).await?);
    let leases = settings(address, [LOCK_TIMEOUT, IDLE_TIMEOUT])?;
    let (alone, outbox) = match access {
        Access::Alone => (writer.clone(), writer.clone()),
        Access::Shared => (writers(address, 1)?, writers(address, SENDERS)?),
    };
    Ok([writer, alone, readers(address)?, outbox, pool(leases, 1, None)?])
}

/// Opens the database read-only.
pub(super) async fn open_to_read(address: &Address) -> Result<PgPool, OpenError> {
    let mut connection = connect(address).await?;
    inspect(&mut connection, address).await?;
    if applied_version(&mut connection).await?.is_none() {
        return Err(OpenError::Missing(address.into()));
    }
    connection.close().await?;
    Ok(readers(address)?)
}

/// The one connection that writes for a process with the data to itself: it may take as long as it needs.
fn writer(address: &Address) -> Result<PgPool, sqlx::Error> {
    pool(settings(address, [LOCK_TIMEOUT])?, 1, Some(Access::Alone))
}

/// Connections that write, where other processes do so too.
fn writers(address: &Address, connections: usize) -> Result<PgPool, sqlx::Error> {
    let options = settings(address, [LOCK_TIMEOUT, IDLE_TIMEOUT])?;
    pool(options, connections, Some(Access::Shared))
}

/// Connections that only read, with a time limit.
fn readers(address: &Address) -> Result<PgPool, sqlx::Error> {
    let limits = [("default_transaction_read_only", "on"), ("statement_timeout", "5000")];
    pool(settings(address, limits)?, READERS, None)
}

fn settings<const N: usize>(
    address: &Address,
    more: [(&str, &str); N],
) -> Result<PgConnectOptions, sqlx::Error> {
    let options = address.options()?.application_name(&format!("pacru {}", this_process()));
    // sqlx would log slow statements with what members write.
    let options = options.disable_statement_logging();
    Ok(options.options(SETTINGS.into_iter().chain(more)))
}

/// What an operator knows this process by: its host, where the system has a file that names it, and its number there.
pub(super) fn this_process() -> String {
    let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    format!("{}/{}", host.trim_end(), process::id())
}

/// A connection without a time limit, for long work in a large database.
pub(super) async fn connect(address: &Address) -> Result<PgConnection, OpenError> {
    let connected = settings(address, [LOCK_TIMEOUT])?.connect().await;
    connected.map_err(|error| OpenError::Unreachable(address.clone(), error))
}

/// Refuses a database of another program, before anything is written to it.
async fn inspect(connection: &mut PgConnection, address: &Address) -> Result<(), OpenError> {
    let encoding: String =
        sqlx::query_scalar(postgres_only::ENCODING).fetch_one(&mut *connection).await?;
    if encoding != "UTF8" {
        return Err(OpenError::Encoding(address.clone(), encoding));
    }
    let (tables, ours): (i64, i64) =
        sqlx::query_as(postgres_only::TABLES).fetch_one(connection).await?;
    if tables > 0 && ours == 0 {
        return Err(OpenError::Foreign(address.into()));
    }
    Ok(())
}

/// The layout of the database; none if it is empty.
pub(super) async fn applied_version(
    connection: &mut PgConnection,
) -> Result<Option<i64>, sqlx::Error> {
    let known: bool =
        sqlx::query_scalar(postgres_only::HAS_LAYOUT).fetch_one(&mut *connection).await?;
    if !known {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await
}

/// The size of the database on its server, in bytes.
pub(super) async fn size(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar(postgres_only::SIZE).fetch_one(connection).await
}
