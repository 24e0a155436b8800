//! Websockets that anybody on this machine may open: how many there are, and which one makes room for another.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// How many of a kind are open at a time, unless that is more than an eighth of the files that the process may have open.
const MOST: usize = 256;

/// The open websockets of a kind, the oldest first. The server of the connections does not count them any more once they
/// are websockets.
#[derive(Debug)]
pub(crate) struct Sockets {
    most: usize,
    open: Mutex<VecDeque<Arc<Notify>>>,
}

impl Default for Sockets {
    fn default() -> Self {
        Self { most: web::share(8).min(MOST), open: Mutex::default() }
    }
}

impl Sockets {
    fn open(&self) -> MutexGuard<'_, VecDeque<Arc<Notify>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The place of one websocket, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    all: Arc<Sockets>,
    closed: Arc<Notify>,
}

impl Place {
    /// One more websocket; if there are as many as there may be, the oldest is closed.
    pub(crate) fn take(all: &Arc<Sockets>) -> Self {
        let closed = Arc::new(Notify::new());
        let mut open = all.open();
        if open.len() >= all.most
            && let Some(oldest) = open.pop_front()
        {
            oldest.notify_one();
        }
        open.push_back(Arc::clone(&closed));
        drop(open);
        Self { all: Arc::clone(all), closed }
    }

    /// Waits until the websocket has to make room.
    pub(crate) async fn closed(&self) {
        self.closed.notified().await;
    }

    /// The websocket counts no longer, and makes room for none.
    pub(crate) fn leave(&self) {
        self.all.open().retain(|other| !Arc::ptr_eq(other, &self.closed));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.leave();
    }
}
