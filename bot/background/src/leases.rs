//! Which shards this process serves, if several share a database: it renews its leases every
//! second, and takes shards that others have left. A process that cannot renew its leases stops
//! serving before they end: it keeps its connections with Discord and answers nothing until it
//! knows whether another process has taken its place.

use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::time::Duration;

use play::time::Millis;
use service::Games;
use store::{LEASE, Shards, StoreError};
use tasks::chain;
use tokio::sync::{Notify, watch};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

/// How often leases are renewed.
const EVERY: Duration = Duration::from_secs(1);

/// A renewal that takes longer is started again.
const ANSWER: Duration = Duration::from_secs(2);

/// How long a lease is relied on after its renewal; others can take it a second later.
const RELIED_ON: Duration = Duration::from_millis(LEASE.unsigned_abs() - 1_000);

/// How long a process whose clock has jumped leaves its shards to others.
const REST: Duration = Duration::from_secs(30);

/// How long the connection of a shard that another process has asked for takes to close.
const PARTING: Duration = Duration::from_millis(250);

/// How long the process waits until leases are given back.
const FAREWELL: Duration = Duration::from_secs(1);

/// The leases of this process.
#[derive(Debug, Default)]
pub struct Leases {
    shards: watch::Sender<Shards>,
    /// Why the last renewal failed, in words for whoever runs the bot, if it did.
    failing: watch::Sender<Option<String>>,
    unreliable: Notify,
}

impl Leases {
    /// The shards that this process serves, and changes of them.
    pub fn shards(&self) -> watch::Receiver<Shards> {
        self.shards.subscribe()
    }

    /// Why the leases cannot be renewed at this moment, in words for the operator, if that is so, and changes of it. Whatever
    /// else is saved will fail for the same reason, and this process cannot take the place of another one.
    pub fn failing(&self) -> watch::Receiver<Option<String>> {
        self.failing.subscribe()
    }

    /// Leaves the shards to others for a while, because the clock of this machine has jumped by
    /// `jump`.
    pub fn distrust_clock(&self, jump: Millis) {
        tracing::warn!(
            seconds = jump / 1000,
            "the clock of this machine has jumped; it leaves its shards to others"
        );
        self.unreliable.notify_one();
    }

    /// Renews the leases, and takes free shards up to `at_most` in all, until it is dropped.
    pub async fn keep(&self, games: &Games, wanted: u32, at_most: Option<NonZeroU32>) {
        let store = games.store();
        if !store.is_shared() {
            self.shards.send_replace(Shards::all(wanted));
            return std::future::pending().await;
        }
        let at_most =
            at_most.and_then(|most| usize::try_from(most.get()).ok()).unwrap_or(usize::MAX);
        let mut relied_on_until = Instant::now() + RELIED_ON;
        let (mut known, mut logged) = (None, false);
        loop {
            let began = Instant::now();
            if self.relies() && began >= relied_on_until {
                // The database may be away, or this process was stopped for a while.
                tracing::error!("the leases have ended, since they could not be renewed");
                self.shards.send_modify(|shards| shards.cut_off = true);
                logged = false;
            }
            let mut answer_by = began + ANSWER;
            if self.relies() {
                answer_by = answer_by.min(relied_on_until);
            }
            let renewed = timeout_at(answer_by, store.renew_leases(wanted, at_most)).await;
            let why = match renewed {
                Ok(Ok(mut shards)) => {
                    relied_on_until = began + RELIED_ON;
                    let asked = shards.asked.take();
                    shards.held.retain(|shard| Some(*shard) != asked);
                    self.note(shards, wanted, &mut logged);
                    if let Some(shard) = asked {
                        // The connection is closed, and what has arrived there is carried out.
                        tokio::time::sleep(PARTING).await;
                        // Whoever has asked resumes its session, so it is not served here again
                        // meanwhile.
                        let otherwise =
                            "nobody serves a shard that could not be given away; trying again";
                        given_back(timeout(FAREWELL, store.hand_over(shard)).await, otherwise);
                    }
                    None
                }
                Ok(Err(error)) => Some(error.reason().map_or_else(|| chain(&error), str::to_owned)),
                Err(_) => Some("the database does not answer".to_owned()),
            };
            if let Some(why) = &why {
                metrics::FAILURES.with_label_values(&["leases"]).inc();
                if known.as_ref() != Some(why) {
                    tracing::warn!(why, "the leases cannot be renewed");
                }
            }
            known.clone_from(&why);
            self.failing.send_if_modified(|failing| {
                let is_news = *failing != why;
                *failing = why;
                is_news
            });
            let mut next = began + EVERY;
            if self.relies() {
                next = next.min(relied_on_until);
            }
            tokio::select! {
                () = sleep_until(next) => {}
                () = self.unreliable.notified() => {
                    self.shards.send_modify(|shards| shards.held = BTreeSet::new());
                    logged = false;
                    self.give_back(games).await;
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    /// Gives all shards back at once, if the database can be reached.
    pub async fn give_back(&self, games: &Games) {
        let otherwise = "the leases could not be given back and will expire";
        given_back(timeout(FAREWELL, games.store().give_leases_back()).await, otherwise);
    }

    /// Whether leases of this process go on that end unless they are renewed.
    fn relies(&self) -> bool {
        let shards = self.shards.borrow();
        !shards.held.is_empty() && !shards.cut_off
    }

    /// Records what this process serves now, and logs it if it is new or was not `told` yet.
    fn note(&self, shards: Shards, wanted: u32, logged: &mut bool) {
        let before = self.shards.borrow().clone();
        if before.total != shards.total && shards.total != wanted {
            tracing::warn!(
                wanted,
                total = shards.total,
                "Discord recommends another number of shards; it takes effect once all processes have been stopped at the same time"
            );
        }
        let changed = Shards { free: shards.free, ..before } != shards;
        if !std::mem::replace(logged, true) || changed {
            let total = shards.total;
            if shards.held.is_empty() {
                tracing::info!(total, "standing by: others serve all shards");
            } else {
                let held: Vec<String> = shards.held.iter().map(u32::to_string).collect();
                tracing::info!(total, shards = held.join(", "), "serving");
            }
        }
        self.shards.send_if_modified(|now| {
            *now = shards;
            changed
        });
    }
}

fn given_back(answered: Result<Result<(), StoreError>, Elapsed>, otherwise: &str) {
    let why = match answered {
        Ok(Ok(())) => return,
        Ok(Err(error)) => chain(&error),
        Err(_) => "the database does not answer".to_owned(),
    };
    tracing::warn!(error = why, "{otherwise}");
}
