//! A PostgreSQL database: how it is opened, and when it is refused.

use std::time::Duration;
use std::{fs, process};

use sqlx::Connection as _;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx_postgres::PgConnection;
use tokio::time::timeout;

use super::connections::{PgPool, acquire, gone, pool};
use super::connector::{Access, Connector, NotConnected, Purpose, connect_alone, lock};
use super::errors::OpenError;
use super::location::Address;
use super::update::Report;
use super::{postgres_only, schema, update};

/// How many connections of a process read, write, and keep the outbox: more than this, and three
/// processes meet the hundred of a server with the usual settings. A turn is read by one request,
/// and saved by one that takes longer.
const READERS: usize = 12;
const WRITERS: usize = 13;
const SENDERS: usize = 4;

/// A server that has not let us in by then is out of reach; something that never answers may listen
/// there.
const CONNECT_WITHIN: Duration = Duration::from_secs(15);

/// PostgreSQL's code for a lock timeout.
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// Opens the database, brings it up to date, and returns the pools of the writers, of those that
/// keep everything to themselves, of the readers, of the outbox and of the leases.
pub(super) async fn open(
    address: &Address,
    access: Access,
    report: Report<'_>,
) -> Result<[PgPool; 5], OpenError> {
    let mut connection = connect(address).await?;
    inspect(&mut connection, address).await?;
    // Nobody else may use a database while its tables change.
    let applied = applied_version(&mut connection).await?;
    let pending = applied < Some(schema::newest_version());
    let meanwhile = if pending { Access::Alone } else { access };
    if let Err(error) = lock(&mut connection, meanwhile).await {
        let code = error.as_database_error().and_then(DatabaseError::code);
        return Err(match code.as_deref() {
            Some(LOCK_NOT_AVAILABLE) => OpenError::InUse(address.into()),
            _ => error.into(),
        });
    }
    match update::migrate(&schema::POSTGRES, &mut connection, applied, report).await {
        Err(MigrateError::VersionMissing(_)) => return Err(OpenError::Newer(address.into())),
        result => result?,
    }
    connection.close().await?;
    let many = |purpose, connections| pool(Connector::new(address, purpose), connections);
    let writer = match access {
        // It may take as long as it needs.
        Access::Alone => many(Purpose::Writing(access), 1)?,
        Access::Shared => many(Purpose::Writing(access), WRITERS)?,
    };
    // From here on the database is in use.
    drop(acquire(&writer).await?);
    let (alone, outbox) = match access {
        Access::Alone => (writer.clone(), writer.clone()),
        Access::Shared => {
            (many(Purpose::Writing(access), 1)?, many(Purpose::Writing(access), SENDERS)?)
        }
    };
    Ok([writer, alone, many(Purpose::Reading, READERS)?, outbox, many(Purpose::Leases, 1)?])
}

/// A connection to a database of this program, and its layout.
pub(super) async fn look(address: &Address) -> Result<(PgConnection, i64), OpenError> {
    let mut connection = connect(address).await?;
    inspect(&mut connection, address).await?;
    match applied_version(&mut connection).await? {
        Some(version) => Ok((connection, version)),
        None => Err(OpenError::Missing(address.into())),
    }
}

/// Opens a database that was [looked](look) at, read-only.
pub(super) fn open_to_read(address: &Address) -> Result<PgPool, OpenError> {
    Ok(pool(Connector::new(address, Purpose::Inspection), READERS)?)
}

/// What an operator knows this process by: its host, where the system has a file that names it, and
/// its number there.
pub(super) fn this_process() -> String {
    let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    format!("{}/{}", host.trim_end(), process::id())
}

/// A connection without a time limit, for long work in a large database.
pub(super) async fn connect(address: &Address) -> Result<PgConnection, OpenError> {
    let connected = timeout(CONNECT_WITHIN, connect_alone(address)).await;
    let connected = connected.unwrap_or_else(|_| Err(NotConnected::Refused(gone())));
    connected.map_err(|why| match why {
        NotConnected::Pooled => OpenError::Pooled(address.clone()),
        why => OpenError::Unreachable(address.clone(), why.into()),
    })
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
