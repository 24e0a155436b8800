//! The connections of a server: whose turn it is on each, and which one makes room for another.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::select;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

/// Who is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn {
    /// The client: it has not sent its whole request, does not read the answer, or has nothing to
    /// ask.
    Client,
    /// The server, which has not answered yet.
    Server,
}

/// Where a connection stands among all: those that come first are closed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    turn: Turn,
    since: Instant,
    /// Tells it from all others.
    number: u64,
}

/// All connections of a server.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    open: Mutex<BTreeMap<Place, Arc<Notify>>>,
    count: AtomicU64,
}

impl Connections {
    fn open(&self) -> MutexGuard<'_, BTreeMap<Place, Arc<Notify>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A client has connected; it may take `patience` for each of its turns.
    pub(crate) fn begin(self: &Arc<Self>, patience: Duration) -> Arc<Connection> {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let place = Place { turn: Turn::Client, since: Instant::now(), number };
        let closed = Arc::new(Notify::new());
        self.open().insert(place, Arc::clone(&closed));
        let all = Arc::clone(self);
        Arc::new(Connection { all, place: Mutex::new(place), closed, patience })
    }

    /// Closes the connection that has waited longest for its client; if none waits, the one that
    /// has waited longest for an answer.
    pub(crate) fn close_oldest(&self) {
        if let Some((_, oldest)) = self.open().pop_first() {
            oldest.notify_one();
        }
    }
}

/// One connection. It leaves the others when it is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    all: Arc<Connections>,
    place: Mutex<Place>,
    closed: Arc<Notify>,
    patience: Duration,
}

impl Connection {
    fn place(&self) -> MutexGuard<'_, Place> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is waited for from now on.
    pub(crate) fn pass_to(&self, turn: Turn) {
        let (mut place, mut open) = (self.place(), self.all.open());
        // One that is closed has no place any more.
        if let Some(closed) = open.remove(&place) {
            *place = Place { turn, since: Instant::now(), ..*place };
            open.insert(*place, closed);
        }
    }

    /// Waits until the connection has to end: the client has kept it waiting for too long, or
    /// another one needs its place.
    pub(crate) async fn over(&self) {
        let kept_waiting = async {
            loop {
                let (place, now) = (*self.place(), Instant::now());
                let until = match place.turn {
                    Turn::Client => place.since + self.patience,
                    // The client's turn has not begun yet.
                    Turn::Server => now + self.patience,
                };
                if until <= now {
                    return;
                }
                sleep_until(until).await;
            }
        };
        select! {
            () = kept_waiting => {}
            () = self.closed.notified() => {}
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let place = *self.place();
        self.all.open().remove(&place);
    }
}
