//! Connections to either engine.

use std::time::{Duration, Instant};

use play::{GuildId, Subject, UserId};

use super::connections::{PgPool, PgTransaction, gone};
use super::files::{self, FilePool, FileTransaction};
use super::postgres_only;
use super::reason::is_overdue;

/// A server that does not answer for this long is treated as gone, and the connection is replaced.
/// Nothing else notices when a machine dies and another takes over its address.
const LONGEST_ANSWER: Duration = Duration::from_secs(15);

/// Answers that take this long are logged.
const SLOW: Duration = Duration::from_secs(1);

/// How a transaction that writes begins in a file. A deferred one that reads first may fail at its
/// first write.
const IMMEDIATE: &str = "BEGIN IMMEDIATE";

/// The answer of a server to a statement and what was sent with it, or an error if the server seems
/// gone. A slow one is logged, without the values of the statement: they are what members write.
pub(crate) async fn answer<T>(
    sql: &str,
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let since = Instant::now();
    let answered = tokio::time::timeout(LONGEST_ANSWER, answer).await;
    let took = since.elapsed();
    if took >= SLOW {
        tracing::warn!(sql, ?took, "a slow answer of the database");
    }
    let answered = answered.unwrap_or_else(|_| Err(gone()));
    if answered.as_ref().is_err_and(is_overdue) {
        metrics::FAILURES.with_label_values(&["waiting"]).inc();
    }
    answered
}

/// Connections that take turns.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    File(FilePool),
    Postgres(PgPool),
}

/// A transaction; dropping it without a commit rolls it back.
pub(crate) enum Transaction {
    File(FileTransaction),
    Postgres(PgTransaction),
}

/// Where a query runs.
pub(crate) enum Executor<'c> {
    FilePool(&'c FilePool),
    File(&'c mut FileTransaction),
    PostgresPool(&'c PgPool),
    Postgres(&'c mut PgTransaction),
}

/// What a transaction on a server keeps to itself, besides rows.
///
/// Whatever a change of a game or a message reads and then writes belongs to its game or
/// tournament, so that the turns of different games are saved side by side. The end of a game also
/// changes what its server has in common: ratings, results, seeks and tournaments. Every other
/// transaction keeps everything to itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scope {
    /// A game, or a tournament's or a server's messages.
    Of(Subject),
    /// What the games of a server have in common, or those in direct messages.
    Shared(Option<GuildId>),
    /// The tables that a member has opened.
    Tables(UserId),
    /// The sessions of the shards.
    Sessions,
}

impl Scope {
    /// The key of its advisory lock. Ids of servers have never more than 62 bits, and those of
    /// games are counted from 1.
    fn key(self) -> i64 {
        const GAME: i64 = 1 << 62;
        const TOURNAMENT: i64 = i64::MIN;
        const TABLES: i64 = TOURNAMENT | GAME;
        const DIRECT: i64 = -1;

        match self {
            Self::Of(Subject::Game(game)) => GAME | game.get(),
            Self::Of(Subject::Tournament(tournament)) => TOURNAMENT | tournament.get(),
            Self::Of(Subject::Guild(guild)) => guild.get(),
            Self::Tables(creator) => TABLES | creator.get(),
            Self::Sessions => TABLES,
            Self::Shared(guild) => guild.map_or(DIRECT, GuildId::get),
        }
    }
}

impl Pool {
    /// Begins a transaction that writes; no other one begins, in any process, until it ends. In a
    /// file single statements wait for it, too; on a server they wait only for rows that it has
    /// written.
    pub(crate) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        self.begin_with(IMMEDIATE, postgres_only::begin_alone, false).await
    }

    /// The same, but on a server transactions with other scopes go on beside it, and it keeps
    /// nothing to itself while it only reads; it fails if that [has
    /// changed](super::reason::has_changed) when it writes.
    pub(crate) async fn begin_in(&self, scopes: &[Scope]) -> Result<Transaction, sqlx::Error> {
        let mut keys: Vec<i64> = scopes.iter().map(|scope| scope.key()).collect();
        // In one order, so that no two transactions wait for each other.
        keys.sort_unstable();
        self.begin_with(IMMEDIATE, || postgres_only::begin_beside(&keys), true).await
    }

    /// Begins a transaction that only reads, and sees one state of the data.
    pub(crate) async fn begin_reading(&self) -> Result<Transaction, sqlx::Error> {
        let on_server = || postgres_only::BEGIN_READING.to_owned();
        self.begin_with("BEGIN", on_server, false).await
    }

    async fn begin_with(
        &self,
        in_file: &'static str,
        on_server: impl FnOnce() -> String,
        reads_first: bool,
    ) -> Result<Transaction, sqlx::Error> {
        Ok(match self {
            Self::File(pool) => Transaction::File(FileTransaction::begin(pool, in_file).await?),
            Self::Postgres(pool) => {
                Transaction::Postgres(PgTransaction::begin(pool, on_server(), reads_first))
            }
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::File(pool) => files::close(pool).await,
            Self::Postgres(pool) => pool.close(),
        }
    }
}

impl Transaction {
    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        let _timing = metrics::COMMIT.start_timer();
        match self {
            Self::File(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => answer("COMMIT", transaction.commit()).await,
        }
    }
}

impl<'c> From<&'c Pool> for Executor<'c> {
    fn from(pool: &'c Pool) -> Self {
        match pool {
            Pool::File(pool) => Self::FilePool(pool),
            Pool::Postgres(pool) => Self::PostgresPool(pool),
        }
    }
}

impl<'c> From<&'c mut Transaction> for Executor<'c> {
    fn from(transaction: &'c mut Transaction) -> Self {
        match transaction {
            Transaction::File(transaction) => Self::File(transaction),
            Transaction::Postgres(transaction) => Self::Postgres(transaction),
        }
    }
}
