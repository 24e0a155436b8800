//! When a session may be started. Discord limits the sessions of a day, and resets the token of a
//! bot that starts more.
//! <https://discord.com/developers/docs/events/gateway#session-start-limit-object>

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use backon::Retryable;
use jiff::Timestamp;
use service::Games;
use tokio::sync::OwnedMutexGuard;
use tokio::time::Instant;

use super::GatewayError;
use crate::{Failure, GatewayInfo, Rest};
use tasks::{chain, growing};

/// The pause between two IDENTIFYs of shards in one concurrency bucket; if it is too short, Discord
/// answers the second with op 9. Discord asks for five seconds between their arrivals, and the
/// first may take longer to arrive.
const BETWEEN_TWO: Duration = Duration::from_millis(5500);

/// How often to check whether other processes have begun a session.
const OTHERS: Duration = Duration::from_millis(250);

/// The longest pause before Discord is asked again while it allows no session.
const LONGEST_WAIT: Duration = Duration::from_hours(1);

/// Hands out permits to start sessions, as many and as quickly as Discord allows.
#[derive(Debug)]
pub(super) struct SessionStarts {
    rest: Rest,
    /// Processes that share a database see each other's sessions here.
    games: Games,
    /// How many shards may start at once.
    max_concurrency: AtomicU64,
    /// One lock per concurrency bucket, by its number.
    places: Mutex<HashMap<u64, Arc<tokio::sync::Mutex<Place>>>>,
}

/// When a shard of this bucket last sent IDENTIFY.
type Place = Option<Instant>;

/// A permit to start one session. No other shard of the same concurrency bucket gets one until this
/// is dropped.
#[derive(Debug)]
pub(super) struct Permit {
    /// The gateway's address.
    pub(super) url: String,
    place: OwnedMutexGuard<Place>,
}

impl Permit {
    /// Records that IDENTIFY was sent, or may have been.
    pub(super) fn used(&mut self) {
        *self.place = Some(Instant::now());
    }
}

impl SessionStarts {
    pub(super) fn new(rest: Rest, games: Games) -> Self {
        Self { rest, games, max_concurrency: AtomicU64::new(1), places: Mutex::default() }
    }

    /// Asks Discord for the address of its gateway, the recommended number of shards and the
    /// remaining sessions, until it answers: trouble of Discord or the network passes. No address
    /// is guessed meanwhile. Fails with [`GatewayError::Token`].
    pub(super) async fn ask(&self) -> Result<GatewayInfo, GatewayError> {
        let patience = growing(Duration::from_millis(500), Duration::from_mins(1));
        let gateway = (|| self.rest.gateway())
            .retry(patience)
            .when(|error| Failure::of(error) != Failure::Token)
            .notify(|error, wait| {
                tracing::warn!(error = %chain(error), ?wait, "Discord cannot be reached; trying again");
            })
            .await
            .map_err(|_| GatewayError::Token)?;
        let at_once = gateway.session_start_limit.max_concurrency.max(1);
        self.max_concurrency.store(at_once, Ordering::Relaxed);
        Ok(gateway)
    }

    /// Waits until this shard may start a session. Fails with [`GatewayError::Token`].
    pub(super) async fn permit(&self, shard: u32) -> Result<Permit, GatewayError> {
        let place = self.place(shard).lock_owned().await;
        if let Some(last) = *place {
            tokio::time::sleep_until(last + BETWEEN_TWO).await;
        }
        let mut logged = false;
        loop {
            let gateway = self.ask().await?;
            let limit = gateway.session_start_limit;
            if limit.remaining > 0 {
                self.wait_for_others(shard).await;
                let url = gateway.url;
                return Ok(Permit { url, place });
            }
            let wait = Duration::from_millis(limit.reset_after).max(Duration::from_secs(1));
            if !logged {
                let until = (Timestamp::now() + wait).strftime("%Y-%m-%d %H:%M:%S UTC");
                tracing::error!(
                    total = limit.total,
                    "Discord allows this bot no new session before {until}, because it has started too many; \
                     it waits until then, and starting it again does not help"
                );
                logged = true;
            }
            tokio::time::sleep(wait.min(LONGEST_WAIT)).await;
        }
    }

    /// Waits until no other process has just begun a session in the bucket of this shard.
    async fn wait_for_others(&self, shard: u32) {
        let buckets = self.max_concurrency.load(Ordering::Relaxed);
        let store = self.games.store();
        loop {
            match store.may_begin_session(shard, buckets).await {
                Ok(true) => return,
                Ok(false) => {}
                Err(error) => {
                    tracing::warn!(error = %chain(&error), "it is unknown whether a session may begin");
                }
            }
            tokio::time::sleep(OTHERS).await;
        }
    }

    fn place(&self, shard: u32) -> Arc<tokio::sync::Mutex<Place>> {
        let number = u64::from(shard) % self.max_concurrency.load(Ordering::Relaxed);
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(places.entry(number).or_default())
    }
}
