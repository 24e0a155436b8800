//! The loop of the outbox: it passes each message on when its time has come, in order within each
//! game, and gives back to the queue what could not be sent.

use std::collections::HashMap;
use std::mem;
use std::time::Duration;

use backon::Retryable;
use service::Games;
use store::{OutboxMessage, Shards, StoreError};
use tasks::{chain, growing};
use tokio::sync::watch;
use tokio::task::{Id, JoinError, JoinSet};
use tracing::{Instrument as _, field};

use crate::pauses::PASSING;

/// The most messages that are sent at once, each to a different channel: a channel that hangs takes
/// one of these places.
const AT_ONCE: usize = 32;

/// The most of these that may have been tried before: if many channels hang, new messages still
/// have room.
const AGAIN: usize = AT_ONCE / 2;

/// The loop reads the outbox at least this often, even if nobody wakes it.
const LONGEST_NAP: Duration = Duration::from_secs(30);

/// The same if other processes write to the data too, since they cannot wake this loop.
const SHARED_NAP: Duration = Duration::from_secs(1);

/// The pause before messages are asked for again, after some were claimed or none of those that are
/// due could be.
const SHORTEST_NAP: Duration = Duration::from_millis(250);

/// The pause after the outbox could not be read.
const UNREADABLE: Duration = Duration::from_secs(5);

/// How often a message is tried whose delivery panics: it must not block the later messages of its
/// game for ever.
const PANICS: i64 = 6;

/// Passes every message to `deliver` when its time has come, until `stop` turns true; then waits
/// for those that are being sent. `served` are the shards that this process serves.
pub async fn run<D, F>(
    games: &Games,
    served: watch::Receiver<Shards>,
    deliver: D,
    stop: watch::Receiver<bool>,
) where
    D: Fn(OutboxMessage) -> F,
    F: Future<Output = ()> + Send + 'static,
{
    let worker = Worker {
        games,
        served,
        deliver,
        sending: JoinSet::new(),
        in_flight: HashMap::new(),
        // A previous process may have been killed while it was sending.
        in_doubt: true,
    };
    worker.run(stop).await;
}

/// Passes every message to `deliver` when its time has come.
struct Worker<'a, D> {
    games: &'a Games,
    /// The shards that this process serves.
    served: watch::Receiver<Shards>,
    deliver: D,
    sending: JoinSet<()>,
    /// The messages that are being sent, by task.
    in_flight: HashMap<Id, OutboxMessage>,
    /// Whether there may be claimed messages that nobody sends.
    in_doubt: bool,
}

impl<D, F> Worker<'_, D>
where
    D: Fn(OutboxMessage) -> F,
    F: Future<Output = ()> + Send + 'static,
{
    async fn run(mut self, mut stop: watch::Receiver<bool>) {
        // What is new is claimed without asking whether it is there.
        let mut has_news = true;
        while !*stop.borrow() {
            while let Some(ended) = self.sending.try_join_next_with_id() {
                has_news |= self.ended(ended).await;
            }
            if self.in_doubt {
                self.recover().await;
            }
            let nap =
                if mem::take(&mut has_news) { Duration::ZERO } else { self.until_due().await };
            if nap.is_zero() {
                self.begin().await;
            }
            tokio::select! {
                () = self.games.news().notified() => has_news = true,
                () = tokio::time::sleep(nap.max(SHORTEST_NAP)) => {}
                Some(ended) = self.sending.join_next_with_id() => has_news = self.ended(ended).await,
                // Other processes may have claimed messages of the shards that this process serves
                // from now on.
                Ok(()) = self.served.changed() => self.in_doubt = true,
                _ = stop.changed() => {}
            }
        }
        while let Some(ended) = self.sending.join_next_with_id().await {
            self.ended(ended).await;
        }
    }

    /// Returns messages to the queue that were claimed and that nobody sends.
    async fn recover(&mut self) {
        let in_flight = self.in_flight.values().map(|queued| queued.id).collect();
        match persist(|| self.games.store().recover_claims(&in_flight)).await {
            0 => {}
            count => tracing::info!(count, "delivering what was left undelivered"),
        }
        self.in_doubt = false;
    }

    /// How long the loop can sleep, unless somebody wakes it: not at all if a message is due.
    async fn until_due(&self) -> Duration {
        let longest = if self.games.store().is_shared() { SHARED_NAP } else { LONGEST_NAP };
        match self.games.store().next_due_at().await {
            Ok(Some(at)) => {
                let wait = u64::try_from(at - self.games.now()).unwrap_or(0);
                Duration::from_millis(wait).min(longest)
            }
            Ok(None) => longest,
            Err(error) => {
                tracing::error!(error = %chain(&error), "the outbox cannot be read");
                UNREADABLE
            }
        }
    }

    /// Begins to send the messages that are due.
    async fn begin(&mut self) {
        let room = AT_ONCE - self.in_flight.len();
        let tried = self.in_flight.values().filter(|it| it.attempts > 0);
        let again = AGAIN.saturating_sub(tried.count());
        if room == 0 {
            return;
        }
        let claimed = match self.games.store().claim(room, again).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::error!(error = %chain(&error), "messages cannot be claimed");
                self.in_doubt = true;
                return;
            }
        };
        for queued in claimed {
            let span = tracing::info_span!("delivery", outbox_row = queued.id, game = field::Empty);
            let delivery = (self.deliver)(queued.clone()).instrument(span);
            let task = self.sending.spawn(delivery);
            self.in_flight.insert(task.id(), queued);
        }
    }

    /// Puts the message of a delivery that panicked back into the queue. True if another message is
    /// likely to be due now: when one is posted, the buttons of an older one go away.
    async fn ended(&mut self, ended: Result<(Id, ()), JoinError>) -> bool {
        let id = match &ended {
            Ok((id, ())) => *id,
            Err(panicked) => panicked.id(),
        };
        let Some(queued) = self.in_flight.remove(&id) else { return false };
        let Err(panicked) = ended else {
            return !matches!(queued.notification, play::Notification::Clear { .. });
        };
        let (store, why) = (self.games.store(), panicked.to_string());
        tracing::error!(
            outbox_row = queued.id,
            attempts = queued.attempts + 1,
            error = why,
            "a delivery panicked"
        );
        if queued.attempts + 1 < PANICS {
            let at = self.games.now() + PASSING.after(queued.attempts);
            persist(|| store.postpone(&queued, at, &why)).await;
        } else {
            persist(|| store.abandon(&queued, &why)).await;
        }
        false
    }
}

/// Writes to the store until it succeeds: a full disk must not make the bot forget what Discord was
/// told.
pub async fn persist<T, F>(write: impl Fn() -> F) -> T
where
    F: Future<Output = Result<T, StoreError>>,
{
    let patience = growing(Duration::from_millis(200), Duration::from_secs(30));
    loop {
        let written = (|| write())
            .retry(patience)
            .notify(|error: &StoreError, wait| {
                tracing::error!(error = %chain(error), ?wait, "the outbox cannot be written");
            })
            .await;
        if let Ok(value) = written {
            return value;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use play::{Actor, NewTable, Person};
    use rules::Kind;
    use store::Store;

    use super::*;

    /// A message that was claimed when the store failed, and that nobody sends, is found again. A
    /// delivery that panicked once kept its row until the next start, and everything behind it
    /// waited.
    #[tokio::test]
    async fn a_message_that_nobody_sends_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("pacru.db").into()).await.unwrap();
        let games = Games::new(Arc::new(store));
        let ana = Actor::of(&Person::new(1_i64, "Ana"), 100_i64).expect("a name");
        let table = NewTable { players: Some(2), ..NewTable::new(7_i64.into(), Kind::Pacru) };
        games.open(&ana, table).await.unwrap();
        assert_eq!(games.store().claim(1, 1).await.unwrap().len(), 1);
        let served = watch::Sender::new(Shards::all(1)).subscribe();
        let (stop, stopped) = watch::channel(false);
        let tries = Arc::new(AtomicI64::new(1));
        let deliver = |queued: OutboxMessage| {
            let (games, stop, tries) = (games.clone(), stop.clone(), Arc::clone(&tries));
            async move {
                assert_eq!(queued.attempts, tries.fetch_add(1, Ordering::Relaxed));
                assert!(queued.attempts > 1, "this try panics on purpose");
                games.store().mark_delivered(&queued, None).await.unwrap();
                stop.send_replace(true);
            }
        };
        run(&games, served, deliver, stopped).await;
        assert_eq!(tries.load(Ordering::Relaxed), 3);
        assert_eq!(games.store().next_due_at().await.unwrap(), None);
    }
}
