//! The server that all handles share.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use axum::Router;
use tokio::sync::watch;

use crate::Result;
use crate::error::Error;
use crate::fault::InteractionFault;
use crate::model::InteractionId;
use crate::sockets::Sockets;
use crate::state::{NewInteraction, State};
use crate::storage::{Storage, WorldSnapshot};

/// Changes within this time are saved together.
const SAVE_DELAY: Duration = Duration::from_secs(1);

/// A running server.
#[derive(derive_more::Debug)]
#[debug("Server(..)")]
pub(crate) struct Server {
    state: Mutex<State>,
    storage: Option<Storage>,
    stop: watch::Sender<bool>,
    /// What the bot serves itself below [`APP`](crate::http::APP).
    pub(crate) app: OnceLock<Router>,
    /// The open pages.
    pub(crate) pages: Arc<Sockets>,
    /// The connections to the gateway that have not shown a token yet.
    pub(crate) strangers: Arc<Sockets>,
}

impl Server {
    pub(crate) fn new(state: State, storage: Option<Storage>) -> Self {
        let (stop, app) = (watch::Sender::new(false), OnceLock::new());
        let (pages, strangers) = Default::default();
        Self { state: Mutex::new(state), storage, stop, app, pages, strangers }
    }

    /// The state. It stays usable if a task panics while it holds the lock.
    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the server stops.
    pub(crate) async fn stopped(&self) {
        // This fails only if the sender is dropped, which lives as long as the server.
        drop(self.stop.subscribe().wait_for(|stop| *stop).await);
    }

    /// Saves the world, if there is a storage. A failure is only logged.
    pub(crate) fn save(&self) {
        let Some(storage) = &self.storage else { return };
        if let Err(error) = storage.save(|| WorldSnapshot::of(&self.lock())) {
            tracing::error!(%error, "cannot save the local Discord");
        }
    }

    /// Waits until everything that has happened is saved, if there is a storage.
    pub(crate) async fn flush(self: &Arc<Self>) {
        if self.storage.is_some() {
            let server = Arc::clone(self);
            // This fails only together with the whole runtime.
            drop(tokio::task::spawn_blocking(move || server.save()).await);
        }
    }

    /// Saves the world soon after every change, until the server stops. The last changes are saved
    /// then.
    pub(crate) async fn save_changes(self: Arc<Self>) {
        let mut changes = self.lock().changes.subscribe();
        let save_each = async {
            while self.storage.is_some() && changes.changed().await.is_ok() {
                tokio::time::sleep(SAVE_DELAY).await;
                self.flush().await;
            }
        };
        tokio::select! {
            () = save_each => {}
            () = self.stopped() => {}
        }
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Looks at the state after every change until `look` finds something. Fails with
    /// [`Error::TimedOut`] if that takes longer than
    /// [`Config::wait_timeout`](crate::Config::wait_timeout).
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&State) -> Option<Result<T>>,
    ) -> Result<T> {
        let (mut changes, timeout) = {
            let state = self.lock();
            (state.changes.subscribe(), state.config.wait_timeout)
        };
        let seen = async {
            loop {
                changes.borrow_and_update();
                if let Some(seen) = look(&self.lock()) {
                    return seen;
                }
                // This fails only if the sender is dropped, which lives as long as the state.
                drop(changes.changed().await);
            }
        };
        match tokio::time::timeout(timeout, seen).await {
            Ok(seen) => seen,
            Err(_) => Err(Error::TimedOut { what: what.to_owned(), seconds: timeout.as_secs() }),
        }
    }

    /// Sends an interaction to the bot, unless a fault prevents it, and starts the time limit for
    /// its response.
    pub(crate) fn send_interaction(self: &Arc<Self>, new: &NewInteraction) -> InteractionId {
        let (id, fault, timeout) = {
            let mut state = self.lock();
            let fault = state.interaction_faults.pop_front();
            (state.create_interaction(new), fault, state.config.response_timeout)
        };
        match fault {
            None => self.lock().deliver(id),
            Some(InteractionFault::Duplicate) => {
                self.lock().deliver(id);
                self.lock().deliver(id);
            }
            Some(InteractionFault::Drop) => {}
            Some(InteractionFault::Payload(fault)) => {
                let mut state = self.lock();
                if let Some(record) = state.interactions.get_mut(id) {
                    fault.change(&mut record.payload);
                }
                state.deliver(id);
            }
            Some(InteractionFault::Delay(by)) => self.after(by, move |state| state.deliver(id)),
        }
        // A little later, so that a response in the last millisecond is still in time.
        self.after(timeout + Duration::from_millis(20), State::expire);
        id
    }

    fn after(self: &Arc<Self>, delay: Duration, act: impl FnOnce(&mut State) + Send + 'static) {
        let server = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            if let Some(server) = server.upgrade() {
                act(&mut server.lock());
            }
        });
    }
}
