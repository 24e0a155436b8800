//! Who serves which guilds, where several processes share a database.
//!
//! Each process holds some of the shards for a few seconds at a time and renews its leases every second. A process
//! that ends without giving them back loses them to the others. Leases only divide the work. The data stay right even
//! while two processes believe that they hold the same lease, since every change names the state of the game that it
//! changes, and every claim the state of what it claims.
//!
//! A process that has the data to itself, as with a file, holds all shards for ever and renews nothing.

use std::collections::BTreeSet;
use std::ops::Range;

use boxed::boxed;
use play::GuildId;
use play::time::{Interval, Millis, Reason, system};
use sqlx::Row as _;

use super::connections;
use super::pool::{Executor, Scope, Transaction};
use super::postgres::this_process;
use super::query::{asked, execute, fetch_all, fetch_one, rows_changed};
use super::sessions::RESUMABLE;
use super::{Result, Store, StoreError, index, json, narrow, postgres_only, schema};

/// How long a lease lasts unless it is renewed, in milliseconds.
pub const LEASE: Millis = 6_000;

/// How far the clock of this machine may be from that of the database before it is corrected, in
/// milliseconds.
pub const MAY_BE_OFF: Millis = 2_000;

/// The holder when one process has the data to itself.
pub(super) const ALONE: i64 = 0;

/// The pause between two sessions of the same bucket. Discord asks for five seconds, and one request may take longer
/// to arrive than the other.
pub(super) const BETWEEN_SESSIONS: Millis = 5_500;

/// Shards: Discord's formula assigns each guild to one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shards {
    /// How many there are.
    pub total: u32,
    /// Those that this process serves.
    pub held: BTreeSet<u32>,
    /// How many are held by no process at this moment.
    pub free: usize,
    /// Whether it cannot reach the database, so that another process may have taken them: it serves none until it knows.
    pub cut_off: bool,
    /// One of those held that a process with fewer has asked for.
    pub asked: Option<u32>,
}

impl Shards {
    /// All of them.
    pub fn all(total: u32) -> Self {
        Self { total, held: (0..total).collect(), ..Self::default() }
    }

    /// Whether this process serves this guild; without a guild, whether it serves what belongs to none.
    pub fn serve(&self, guild: Option<GuildId>) -> bool {
        let home = guild.map_or(0, |guild| guild.get() >> 22);
        let home = home.checked_rem(self.total.into()).unwrap_or(0);
        !self.cut_off && u32::try_from(home).is_ok_and(|home| self.held.contains(&home))
    }
}

/// A shard that this process serves, for the timekeeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct HeldShard {
    pub(super) id: i64,
    pub(super) total: i64,
    /// When the process that served it was last alive; none if it was never served.
    pub alive_at: Option<Millis>,
}

#[derive(sqlx::FromRow)]
struct LeaseRow {
    id: i64,
    total: i64,
    holder: i64,
    until: i64,
    asked_by: i64,
}

#[boxed]
impl Store {
    /// Whether other processes may serve the same data, so that leases decide who does.
    pub fn is_shared(&self) -> bool {
        self.holder != ALONE
    }

    /// Renews the leases of this process and takes free shards, up to `at_most` in all. The first process decides how
    /// many shards there are: as many as it `wanted`. A process that has the data to itself holds all. Fails when the
    /// engine fails, and with [`StoreError::Newer`]; the leases go on until they end.
    pub async fn renew_leases(&self, wanted: u32, at_most: usize) -> Result<Shards> {
        if !self.is_shared() {
            return Ok(Shards::all(wanted));
        }
        if layout(&self.leases).await? > schema::newest_version() {
            // Whatever this process knows about the data may be untrue by now.
            return Err(StoreError::Newer);
        }
        let now = self.follow_server().await?;
        let until = now + LEASE;
        let process = this_process();
        // If the lease had ended, its players must have their time back first.
        execute! { &self.leases;
            "UPDATE shards SET until = $1, process = $4, timekeeper = CASE WHEN until < $3 THEN 0 ELSE timekeeper END
             WHERE holder = $2", until, self.holder, now, &process;
        }
        let mut rows = leases(&self.leases).await?;
        let is_live = |row: &LeaseRow| row.holder != ALONE && row.until >= now;
        if rows.first().map(|row| row.total) != Some(wanted.into()) && !rows.iter().any(is_live) {
            self.divide(wanted).await?;
            rows = leases(&self.leases).await?;
        }
        let mut shards =
            Shards { total: narrow(rows.first().map_or(0, |row| row.total))?, ..Shards::default() };
        let (own, others): (Vec<_>, Vec<_>) =
            rows.into_iter().partition(|row| row.holder == self.holder);
        for row in own {
            shards.held.insert(narrow(row.id)?);
            if row.asked_by != ALONE {
                shards.asked = Some(narrow(row.id)?);
            }
        }
        for row in others.into_iter().filter(|row| !is_live(row)) {
            if shards.held.len() < at_most && self.take(&row, now, until).await? {
                shards.held.insert(narrow(row.id)?);
            } else {
                shards.free += 1;
            }
        }
        if at_most < usize::MAX && shards.held.len() < at_most && shards.free == 0 {
            self.ask_for_a_shard(shards.held.len()).await?;
        }
        Ok(shards)
    }

    /// The time of the server. If the clock of this machine is off, it is corrected: players whose
    /// games go from one process to another would lose or gain the difference each time.
    async fn follow_server(&self) -> Result<Millis> {
        let ServerClock { now, ahead, doubt } = server_clock(&self.leases).await?;
        let before = self.clock.correction();
        if (ahead - before).abs() > MAY_BE_OFF + doubt {
            let correction = if ahead.abs() > MAY_BE_OFF { ahead } else { 0 };
            tracing::warn!(
                seconds = correction / 1000,
                "the clock of the database is ahead of that of this machine by so much; all follow the database"
            );
            self.clock.correct(correction);
        }
        Ok(now)
    }

    /// Asks the process with most shards for one, if it has at least two more than the `own` of this one.
    async fn ask_for_a_shard(&self, own: usize) -> Result<()> {
        execute! { &self.leases;
            "UPDATE shards SET asked_by = $1
             WHERE NOT EXISTS (SELECT 1 FROM shards AS others WHERE others.asked_by <> 0) AND id =
               (SELECT max(id) FROM shards WHERE holder <> 0
                GROUP BY holder HAVING count(*) >= $2 ORDER BY count(*) DESC LIMIT 1)", self.holder, own + 2;
        }
        Ok(())
    }

    /// Gives a shard that this process no longer serves to the one that has asked for it, which must renew it soon: it may
    /// have been killed since. Fails when the engine fails; the shard is then still [asked for](Shards::asked).
    pub async fn hand_over(&self, shard: u32) -> Result<()> {
        let until = server_now(&self.leases).await? + LEASE / 2;
        execute! { &self.leases;
            "UPDATE shards SET holder = asked_by, process = NULL, until = $1, timekeeper = 0, asked_by = 0
             WHERE id = $2 AND holder = $3 AND asked_by <> 0", until, shard, self.holder;
        }
        Ok(())
    }

    /// Takes a shard whose lease has ended. False if another process was faster.
    async fn take(&self, row: &LeaseRow, now: Millis, until: Millis) -> Result<bool> {
        let (holder, id, total, process) = (self.holder, row.id, row.total, this_process());
        let left_lately = now - RESUMABLE;
        let taken = rows_changed! { &self.leases;
            "UPDATE shards SET holder = $1, process = $7, until = $2, timekeeper = 0, asked_by = 0,
               session_id = CASE WHEN until >= $6 THEN session_id END
             WHERE id = $3 AND total = $4 AND (holder = 0 OR until < $5)",
                holder, until, id, total, now, left_lately, &process;
        };
        Ok(taken > 0)
    }

    /// Divides the guilds into so many shards, if nobody holds a lease and no other process has just done it.
    pub(super) async fn divide(&self, total: u32) -> Result<()> {
        let mut tx = self.leases.begin_in(&[Scope::Sessions]).await?;
        let divided = leases(&mut tx).await?.first().map(|row| row.total) == Some(total.into());
        let now = server_now(&mut tx).await?;
        if !divided && write(&mut tx, total, now).await? {
            tx.commit().await?;
        }
        Ok(())
    }

    /// Gives all leases of this process back, so that another process may take them at once. Fails when the engine
    /// fails; the leases end a few seconds later.
    pub async fn give_leases_back(&self) -> Result<()> {
        if self.is_shared() {
            let now = server_now(&self.leases).await?;
            execute! { &self.leases;
                "UPDATE shards SET holder = 0, process = NULL, until = $1, timekeeper = 0 WHERE holder = $2",
                    now, self.holder;
                "UPDATE shards SET asked_by = 0 WHERE asked_by = $1", self.holder;
            }
        }
        Ok(())
    }

    /// Whether a session of this shard may begin now, and if so makes the others wait. All processes together begin
    /// one session per bucket in five seconds; there are `buckets` (Discord's `max_concurrency`).
    pub async fn may_begin_session(&self, shard: u32, buckets: u64) -> Result<bool> {
        if !self.is_shared() {
            return Ok(true);
        }
        let buckets = i64::try_from(buckets.max(1)).unwrap_or(i64::MAX);
        let mut tx = self.leases.begin_in(&[Scope::Sessions]).await?;
        let now = server_now(&mut tx).await?;
        let recent = now - BETWEEN_SESSIONS;
        let begun = rows_changed! { &mut tx;
            "UPDATE shards SET identified_at = $1 WHERE id = $2 AND holder = $3 AND NOT EXISTS
             (SELECT 1 FROM shards AS others WHERE others.id % $4 = $2 % $4 AND others.identified_at BETWEEN $5 AND $1)",
                now, shard, self.holder, buckets, recent;
        };
        tx.commit().await?;
        Ok(begun > 0)
    }

    /// The shards that this process serves.
    pub async fn held_shards(&self) -> Result<Vec<HeldShard>> {
        Ok(fetch_all! { &self.reader, HeldShard;
            "SELECT id, total, alive_at FROM shards WHERE holder = $1", self.holder;
        })
    }

    /// Records that the shards of this process are served at this moment. Those that it has just taken, and whose absence it
    /// has not made up for yet, are left out.
    pub async fn note_alive(&self) -> Result<()> {
        let noted: Result<u64> = async {
            Ok(rows_changed! { &self.writer;
                "UPDATE shards SET alive_at = $1 WHERE timekeeper = $2", self.now(), self.holder;
            })
        }
        .await;
        // On a full disk a number that is there can often be changed, and nothing be added.
        if noted.is_err() {
            self.note_saved(&noted);
        }
        noted?;
        Ok(())
    }

    /// Records that nobody has served a shard since it was last seen alive: in its games and tournaments the `time` from
    /// then on does not count. Records that it is served now, and lets what falls due there [happen](Self::due) from now on.
    /// Afterwards [the indexes](Self::rebuild_index) are built anew.
    pub async fn compensate_shard(&self, shard: HeldShard, time: Millis) -> Result<()> {
        let (now, seen) = (self.now(), shard.alive_at.unwrap_or(0));
        let mut tx = self.begin().await?;
        // If another process has taken the shard over, that one compensates.
        let still = rows_changed! { &mut tx;
            "UPDATE shards SET alive_at = $1, timekeeper = $3 WHERE id = $2 AND holder = $3 AND coalesce(alive_at, 0) = $4",
                now, shard.id, self.holder, seen;
        };
        if still > 0 {
            does_not_count(&mut tx, shard, Reason::Outage, seen..seen + time).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Records that the clock of this process has just jumped by so much. What it has left out does not count in any
    /// game; where it was put back, nothing lies ahead of the present any more. Messages that wait for another try wait as
    /// long as before. Afterwards [the indexes](Self::rebuild_index) are built anew.
    pub async fn compensate(&self, jump: Millis) -> Result<()> {
        let (shards, now) = (self.held_shards().await?, self.now());
        let mut tx = self.begin().await?;
        for shard in shards {
            if jump > 0 {
                does_not_count(&mut tx, shard, Reason::Jump, now - jump..now).await?;
            } else {
                index::put_back(&mut tx, shard, now).await?;
            }
        }
        execute! { &mut tx;
            "UPDATE outbox SET not_before = not_before + $1 WHERE state = 'pending' AND not_before > 0", jump;
        }
        tx.commit().await?;
        self.rebuild_index().await
    }

    /// Makes everything one shard, held by the process that has the data to itself, unless it is so already.
    pub(super) async fn hold_alone(&self) -> Result<(), sqlx::Error> {
        let divided = fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM shards WHERE total > 1 OR holder <> 0) AS "divided!: bool""#;
        };
        if divided {
            let mut tx = self.writer.begin().await?;
            write(&mut tx, 1, Millis::MAX).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}

async fn leases(executor: impl Into<Executor<'_>>) -> Result<Vec<LeaseRow>, sqlx::Error> {
    Ok(
        fetch_all! { executor, LeaseRow; "SELECT id, total, holder, until, asked_by FROM shards ORDER BY id"; },
    )
}

/// Writes so many shards that nobody holds. Their last sign of life is that of the shard that has been unserved
/// longest. False if a lease goes on at `now`: the transaction must not be committed then.
async fn write(tx: &mut Transaction, total: u32, now: Millis) -> Result<bool, sqlx::Error> {
    let alive = fetch_one! { &mut *tx; r#"SELECT min(alive_at) AS "at?: i64" FROM shards"#; };
    // A lease that another process takes at this moment is kept.
    execute! { &mut *tx; "DELETE FROM shards WHERE holder = 0 OR until < $1", now; }
    if !leases(&mut *tx).await?.is_empty() {
        return Ok(false);
    }
    for shard in 0..total {
        execute! { &mut *tx;
            "INSERT INTO shards (id, total, holder, until, alive_at) VALUES ($1, $2, 0, 0, $3)", shard, total, alive;
        }
    }
    Ok(true)
}

/// Adds an interval that does not count to every game and tournament of a shard. Whoever has loaded one must load it again:
/// they would charge somebody for it.
async fn does_not_count(
    tx: &mut Transaction,
    shard: HeldShard,
    reason: Reason,
    interval: Range<Millis>,
) -> Result<()> {
    if interval.is_empty() {
        return Ok(());
    }
    let interval = Interval { reason, from: interval.start, until: Some(interval.end) };
    // The end of the list of intervals, or all of it.
    let interval = json(&interval, "an interval")? + "]";
    execute! { &mut *tx;
        "UPDATE games SET version = version + 1, uncounted =
           CASE uncounted WHEN '[]' THEN '[' ELSE substr(uncounted, 1, length(uncounted) - 1) || ',' END || $1
         WHERE status IN ('open', 'active', 'frozen') AND coalesce(guild_id >> 22, 0) % $2 = $3",
            interval, shard.total, shard.id;
        "UPDATE tournaments SET version = version + 1, uncounted =
           CASE uncounted WHEN '[]' THEN '[' ELSE substr(uncounted, 1, length(uncounted) - 1) || ',' END || $1
         WHERE status <> 'over' AND coalesce(guild_id >> 22, 0) % $2 = $3", interval, shard.total, shard.id;
    }
    Ok(())
}

/// The clock of a server, in milliseconds.
pub(super) struct ServerClock {
    /// Its time.
    now: Millis,
    /// How far it is ahead of the clock of this machine.
    pub(super) ahead: Millis,
    /// How wrong that may be, since the answer took a while.
    doubt: Millis,
}

/// Compares the clock of the server with that of this machine.
pub(super) async fn server_clock(
    executor: impl Into<Executor<'_>>,
) -> Result<ServerClock, sqlx::Error> {
    let asked = system();
    let now = server_now(executor).await?;
    let answered = system();
    let (middle, doubt) = (asked.midpoint(answered), (answered - asked).abs() / 2);
    Ok(ServerClock { now, ahead: now - middle, doubt })
}

/// The newest layout of a database.
async fn layout(executor: impl Into<Executor<'_>>) -> Result<i64, sqlx::Error> {
    match asked(executor.into(), postgres_only::LAYOUT, Vec::new()).await?.1.first() {
        Some(connections::Row::Server(row)) => row.try_get(0),
        _ => Err(sqlx::Error::RowNotFound),
    }
}

/// The time of the server, which all processes use: their own clocks may differ.
async fn server_now(executor: impl Into<Executor<'_>>) -> Result<Millis, sqlx::Error> {
    match asked(executor.into(), postgres_only::NOW, Vec::new()).await?.1.first() {
        Some(connections::Row::Server(row)) => row.try_get(0),
        _ => Err(sqlx::Error::RowNotFound),
    }
}
