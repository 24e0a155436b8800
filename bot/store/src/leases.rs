//! Who serves which guilds, where several processes share a database.
//!
//! Each process holds some of the shards for a few seconds at a time and renews its leases every second. A process
//! that ends without giving them back loses them to the others. Leases only divide the work. The data stay right even
//! while two processes believe that they hold the same lease, since every change names the state of the game that it
//! changes, and every claim the state of what it claims.
//!
//! A process that has the data to itself, as with a file, holds all shards for ever and renews nothing.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;

use boxed::boxed;
use play::GuildId;
use play::time::{MINUTE, Millis};
use sqlx::Row as _;

use super::connections;
use super::pool::{Executor, Scope, Transaction};
use super::postgres::this_process;
use super::query::{asked, execute, fetch_all, fetch_one, rows_changed};
use super::sessions::RESUMABLE;
use super::{Result, Store, narrow, postgres_only};

/// How long a lease lasts unless it is renewed, in milliseconds.
pub const LEASE: Millis = 6_000;

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
    total: i64,
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
    /// engine fails; the leases go on until they end.
    pub async fn renew_leases(&self, wanted: u32, at_most: usize) -> Result<Shards> {
        if !self.is_shared() {
            return Ok(Shards::all(wanted));
        }
        let now = server_now(&self.leases).await?;
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
        self.saves.store(noted.is_ok(), Ordering::Relaxed);
        noted?;
        Ok(())
    }

    /// Whether the last sign of life could be saved, and no change of a game has failed within a minute without another
    /// one that was saved since: on a full disk everything can be read, and often a number that is there be changed.
    pub fn saves(&self) -> bool {
        let failing = self.now() - self.failed_at.load(Ordering::Relaxed) < MINUTE;
        self.saves.load(Ordering::Relaxed) && !failing
    }

    /// Postpones every deadline of a shard, and everything else that falls due there, by the time since it was last
    /// seen alive: nobody has served it meanwhile. Records that it is served now, and lets what falls due there
    /// [happen](Self::due) from now on.
    pub async fn compensate_shard(&self, shard: HeldShard, time: Millis) -> Result<()> {
        let (now, seen) = (self.now(), shard.alive_at.unwrap_or(0));
        let mut tx = self.begin().await?;
        // If another process has taken the shard over, that one compensates.
        let still = rows_changed! { &mut tx;
            "UPDATE shards SET alive_at = $1, timekeeper = $3 WHERE id = $2 AND holder = $3 AND coalesce(alive_at, 0) = $4",
                now, shard.id, self.holder, seen;
        };
        if still > 0 {
            move_deadlines(&mut tx, shard, time).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// The same for all shards of this process, and for the messages that wait for another try, when its clock has
    /// jumped.
    pub async fn compensate(&self, time: Millis) -> Result<()> {
        let shards = self.held_shards().await?;
        let mut tx = self.begin().await?;
        for shard in shards {
            move_deadlines(&mut tx, shard, time).await?;
        }
        execute! { &mut tx;
            "UPDATE outbox SET not_before = not_before + $1 WHERE state = 'pending' AND not_before > 0", time;
        }
        Ok(tx.commit().await?)
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

async fn move_deadlines(
    tx: &mut Transaction,
    shard: HeldShard,
    time: Millis,
) -> Result<(), sqlx::Error> {
    if time == 0 {
        return Ok(());
    }
    execute! { &mut *tx;
        "UPDATE games SET began_at = began_at + $1, deadline_at = deadline_at + $1, reminded_at = reminded_at + $1,
           due_at = due_at + $1, version = version + 1
         WHERE due_at IS NOT NULL AND coalesce(guild_id >> 22, 0) % $2 = $3", time, shard.total, shard.id;
        "UPDATE tournaments SET round_due_at = round_due_at + $1, due_at = due_at + $1, version = version + 1
         WHERE due_at IS NOT NULL AND coalesce(guild_id >> 22, 0) % $2 = $3", time, shard.total, shard.id;
    }
    Ok(())
}

/// The time of the server, which all processes use: their own clocks may differ.
async fn server_now(executor: impl Into<Executor<'_>>) -> Result<Millis, sqlx::Error> {
    match asked(executor.into(), postgres_only::NOW, Vec::new()).await?.1.first() {
        Some(connections::Row::Server(row)) => row.try_get(0),
        _ => Err(sqlx::Error::RowNotFound),
    }
}
