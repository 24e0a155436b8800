//! What takes longer than a request may: it goes on meanwhile, and the page asks again by the same key.

use std::collections::HashMap;
use std::panic::resume_unwind;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use play::InteractionId;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long a request waits. Proxies commonly end silent requests after a minute or more.
const WAIT: Duration = Duration::from_secs(20);

/// How long the outcome is kept for a page that has not asked again.
const KEPT: Duration = Duration::from_mins(15);

/// What goes on, by what was pressed.
#[derive(Debug)]
pub(super) struct Later<T> {
    going_on: Mutex<HashMap<InteractionId, GoesOn<T>>>,
}

#[derive(Debug)]
struct GoesOn<T> {
    since: Instant,
    outcome: JoinHandle<T>,
}

impl<T> Default for Later<T> {
    fn default() -> Self {
        Self { going_on: Mutex::default() }
    }
}

impl<T: Send + 'static> Later<T> {
    /// What became of something that was pressed, which is begun if it was not; none if it still goes on. Panics when
    /// that has panicked.
    pub(super) async fn outcome(
        &self,
        pressed: InteractionId,
        doing: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let before = self.going_on().remove(&pressed);
        let begun = || GoesOn { since: Instant::now(), outcome: tokio::spawn(doing) };
        let mut it = before.unwrap_or_else(begun);
        match timeout(WAIT, &mut it.outcome).await {
            Ok(Ok(outcome)) => Some(outcome),
            Ok(Err(failed)) => match failed.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                // The process ends, and the page asks the next one.
                Err(_) => None,
            },
            Err(_) => {
                let mut going_on = self.going_on();
                going_on.retain(|_, other| other.since.elapsed() < KEPT);
                going_on.insert(pressed, it);
                None
            }
        }
    }

    fn going_on(&self) -> MutexGuard<'_, HashMap<InteractionId, GoesOn<T>>> {
        self.going_on.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
