//! A thorough check of the data, possible while a bot uses them.

use std::cmp::Ordering;
use std::path::Path;
use std::time::Duration;

use boxed::boxed;
use play::ChannelId;
use play::reach::Cause;
use play::time::Millis;
use sqlx::Connection as _;
use tokio::time::timeout;

use super::connections::gone;
use super::errors::OpenError;
use super::location::{Address, Location};
use super::pool::Pool;
use super::{Store, inspect, leases, postgres, schema, sqlite};

/// A server that has not answered the questions of a check by then is out of reach.
const LONGEST: Duration = Duration::from_secs(30);

const GAMES: &str = "SELECT count(*) FROM games";

const REFUSING: &str =
    "SELECT channel_id, cause, count(*) FROM out_of_reach JOIN games ON games.id = game_id
  WHERE status = 'active' GROUP BY channel_id, cause ORDER BY channel_id, cause";

/// A channel that does not take the boards of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusingChannel {
    /// The channel.
    pub channel: ChannelId,
    /// Why it does not take them.
    pub cause: Cause,
    /// How many games it concerns.
    pub games: i64,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityReport {
    /// Whether an older version has written them, so that this one cannot read the games before the
    /// bot has brought them up to date.
    pub is_older: bool,
    /// The size of the data, in bytes.
    pub bytes: u64,
    /// How many games there are, of whatever status.
    pub games: i64,
    /// How far the clock of a database server is ahead of that of this machine, in milliseconds;
    /// none for a file.
    pub clock_ahead: Option<Millis>,
    /// Where the boards of games do not arrive.
    pub refusing: Vec<RefusingChannel>,
}

/// What data have, whatever their layout.
struct Looked {
    version: i64,
    bytes: u64,
    games: i64,
    clock_ahead: Option<Millis>,
    refusing: Vec<(i64, String, i64)>,
}

impl Looked {
    /// Whether they have the layout of this version.
    fn order(&self) -> Ordering {
        self.version.cmp(&schema::newest_version())
    }
}

#[boxed]
impl Store {
    /// Checks every page of a data file and every reference between its rows. PostgreSQL guarantees
    /// both itself; there this only checks that the tables can be read.
    pub async fn integrity_check(location: &Location) -> Result<IntegrityReport, OpenError> {
        if let Some(path) = location.file() {
            inspect::examine(path).await?;
        }
        let looked = look(location).await?;
        let order = looked.order();
        if order.is_gt() {
            return Err(OpenError::Newer(location.clone()));
        }
        let refusing = looked.refusing.into_iter().map(|(channel, cause, games)| RefusingChannel {
            channel: channel.into(),
            cause: Cause::read(&cause).unwrap_or_default(),
            games,
        });
        Ok(IntegrityReport {
            is_older: order.is_lt(),
            bytes: looked.bytes,
            games: looked.games,
            clock_ahead: looked.clock_ahead,
            refusing: refusing.collect(),
        })
    }

    /// Refuses data of another layout, which this version cannot read.
    pub(super) async fn check_layout(location: &Location) -> Result<(), OpenError> {
        match look(location).await?.order() {
            Ordering::Less => Err(OpenError::Older(location.clone())),
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(OpenError::Newer(location.clone())),
        }
    }
}

async fn look(location: &Location) -> Result<Looked, OpenError> {
    match location {
        Location::File(path) => {
            let looked = look_at_file(path).await;
            inspect::read(path, looked?).await
        }
        Location::Database(address) => match timeout(LONGEST, look_at_database(address)).await {
            Ok(looked) => looked,
            Err(_) => Err(OpenError::Unreachable(address.clone(), gone())),
        },
    }
}

/// The inner error is one of SQLite about what it reads.
async fn look_at_file(path: &Path) -> Result<Result<Looked, sqlx::Error>, OpenError> {
    let mut file = inspect::for_reading(path).await?;
    let looked = async {
        let version = sqlite::applied_version(&mut file).await?.unwrap_or(0);
        let games = sqlx::query_scalar(GAMES).fetch_one(&mut file).await?;
        let mut looked =
            Looked { version, bytes: 0, games, clock_ahead: None, refusing: Vec::new() };
        if looked.order().is_eq() {
            looked.refusing = sqlx::query_as(REFUSING).fetch_all(&mut file).await?;
        }
        file.close().await?;
        looked.bytes = std::fs::metadata(path).map_or(0, |file| file.len());
        Ok(looked)
    };
    Ok(looked.await)
}

async fn look_at_database(address: &Address) -> Result<Looked, OpenError> {
    let (mut connection, version) = postgres::look(address).await?;
    let bytes = postgres::size(&mut connection).await?;
    let games = sqlx::query_scalar(GAMES).fetch_one(&mut connection).await?;
    let bytes = u64::try_from(bytes).unwrap_or(0);
    let mut looked = Looked { version, bytes, games, clock_ahead: None, refusing: Vec::new() };
    if looked.order().is_eq() {
        looked.refusing = sqlx::query_as(REFUSING).fetch_all(&mut connection).await?;
    }
    connection.close().await?;
    let reader = Pool::Postgres(postgres::open_to_read(address)?);
    looked.clock_ahead = Some(leases::server_clock(&reader).await?.ahead);
    reader.close().await;
    Ok(looked)
}
