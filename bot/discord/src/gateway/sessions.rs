//! The sessions of shards, for the next process that serves them. Where several processes share a
//! database, it stores what is needed to resume a session. A resumed session receives the events
//! that were missed, and does not count towards the start limit.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use service::Games;
use store::GatewaySession;
use tokio::sync::Notify;
use tokio::time::timeout;

use tasks::chain;

/// How often the sequence numbers of the sessions are stored.
const EVERY: Duration = Duration::from_secs(2);

/// How long the end of the process waits until they are stored.
const FAREWELL: Duration = Duration::from_secs(1);

/// The sessions of the shards that this process serves.
#[derive(Debug)]
pub(super) struct Sessions {
    games: Games,
    /// The sequence number of each session.
    reached: Mutex<BTreeMap<u32, GatewaySession>>,
    begun: Notify,
}

impl Sessions {
    pub(super) fn new(games: Games) -> Self {
        Self { games, reached: Mutex::default(), begun: Notify::new() }
    }

    /// Whether another process may resume the sessions whose connections are closed here.
    pub(super) fn may_be_resumed(&self) -> bool {
        self.games.store().is_shared()
    }

    /// Notes the sequence number of a shard's session.
    pub(super) fn note(&self, shard: u32, session: GatewaySession) {
        let id = session.id.clone();
        let before = self.reached().insert(shard, session);
        if before.is_none_or(|before| before.id != id) {
            self.begun.notify_one();
        }
    }

    /// Notes that another process serves a shard.
    pub(super) fn forget(&self, shard: u32) {
        self.reached().remove(&shard);
    }

    /// The session that the previous process of a shard has just left.
    pub(super) async fn left(&self, shard: u32) -> Option<GatewaySession> {
        match self.games.store().session(shard).await {
            Ok(left) => left,
            Err(error) => {
                tracing::warn!(shard, error = %chain(&error), "a new session begins, since nobody knows of an older one");
                None
            }
        }
    }

    /// Stores the sequence numbers of the sessions regularly, until it is dropped.
    pub(super) async fn keep(&self) {
        if !self.may_be_resumed() {
            return std::future::pending().await;
        }
        let mut seen = BTreeMap::new();
        let mut kept = BTreeMap::new();
        let mut failing = false;
        loop {
            let reached = self.reached().clone();
            // The last events may still be in progress: if this process is killed now, another one
            // receives them again. An interaction that was carried out is not carried out again.
            let settled = reached.iter().map(|(shard, session)| {
                let last: Option<&GatewaySession> = seen.get(shard);
                let last = last.filter(|last| last.id == session.id);
                (*shard, last.unwrap_or(session).clone())
            });
            let settled: BTreeMap<u32, GatewaySession> = settled.collect();
            kept.retain(|shard, session| settled.get(shard) == Some(session));
            match self.write(&settled, &mut kept).await {
                Ok(()) => failing = false,
                Err(error) if !std::mem::replace(&mut failing, true) => {
                    tracing::warn!(error = %chain(&error), "the sessions with Discord cannot be written down");
                }
                Err(_) => {}
            }
            seen = reached;
            let _begun = timeout(EVERY, self.begun.notified()).await;
        }
    }

    /// Stores the sequence numbers when no event of the sessions is in progress any more.
    pub(super) async fn hand_over(&self) {
        if !self.may_be_resumed() {
            return;
        }
        let reached = self.reached().clone();
        let mut kept = BTreeMap::new();
        match timeout(FAREWELL, self.write(&reached, &mut kept)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(error = %chain(&error), "whoever goes on hears of some things twice");
            }
            Err(_) => {
                tracing::warn!(
                    "whoever goes on hears of some things twice: the database does not answer"
                );
            }
        }
    }

    /// Stores the sessions that differ from those `kept` before.
    async fn write(
        &self,
        sessions: &BTreeMap<u32, GatewaySession>,
        kept: &mut BTreeMap<u32, GatewaySession>,
    ) -> Result<(), store::StoreError> {
        for (shard, session) in sessions {
            if kept.get(shard) != Some(session) {
                self.games.store().keep_session(*shard, session).await?;
                kept.insert(*shard, session.clone());
            }
        }
        Ok(())
    }

    /// A panic elsewhere cannot leave the map half changed.
    fn reached(&self) -> MutexGuard<'_, BTreeMap<u32, GatewaySession>> {
        self.reached.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
