//! One lock a game, so that two clicks cannot interleave.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::OwnedMutexGuard;

type Lock = tokio::sync::Mutex<()>;

/// The locks of the games that somebody is acting on right now.
#[derive(Debug, Default)]
pub(super) struct Locks {
    held: Mutex<HashMap<String, Weak<Lock>>>,
}

impl Locks {
    /// Waits until nobody else acts on the game with this code.
    pub(super) async fn lock(&self, code: &str) -> OwnedMutexGuard<()> {
        let lock = {
            // A panic elsewhere cannot leave the map half changed.
            let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
            held.retain(|_, lock| lock.strong_count() > 0);
            let known = held.get(code).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let lock = Arc::new(Lock::default());
                held.insert(code.to_owned(), Arc::downgrade(&lock));
                lock
            })
        };
        lock.lock_owned().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_at_a_time_for_a_game_and_nothing_is_kept() {
        let locks = Locks::default();
        let first = locks.lock("7K3Q").await;
        let _other = locks.lock("9XYZ").await;
        assert!(
            tokio::time::timeout(std::time::Duration::from_millis(10), locks.lock("7K3Q"))
                .await
                .is_err()
        );
        drop(first);
        let _again = locks.lock("7K3Q").await;
        assert_eq!(locks.held.lock().unwrap().len(), 2);
    }
}
