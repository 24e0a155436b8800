//! Locks for actions that two members must not do at once.
//!
//! They are always taken in this order, so that no two tasks ever wait for each other: the rematch
//! of a game, the open tables of a server, the open tables of a member, the tournaments of a
//! server, a tournament, a game. Whoever holds the lock of a game takes no other lock: what the end
//! of a game changes in a tournament is saved without one, and tried again on a conflict.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use play::{GuildId, UserId, normal_code};
use tokio::sync::OwnedMutexGuard;

type Lock = tokio::sync::Mutex<()>;

/// A lock that is held until it is dropped.
pub(crate) type Held = OwnedMutexGuard<()>;

/// What a lock is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    /// Opening the rematch of the game with this code.
    Rematch(String),
    /// Opening tables on a server, or in direct messages.
    TablesOn(Option<GuildId>),
    /// Opening tables as this member.
    TablesOf(UserId),
    /// Deciding about the tournament with this code.
    Tournament(String),
    /// Creating tournaments on a server.
    TournamentsOn(GuildId),
    /// Changing the game with this code.
    Game(String),
}

/// The locks that somebody holds or waits for right now.
#[derive(Debug, Default)]
pub(crate) struct Locks {
    suspended: Mutex<HashMap<Key, Weak<Lock>>>,
}

impl Locks {
    /// Waits until nobody else changes the game with this code; upper and lower case are the same.
    pub(crate) async fn game(&self, code: &str) -> Held {
        self.lock(Key::Game(normal_code(code))).await
    }

    /// Waits until nobody else decides about the tournament with this code.
    pub(crate) async fn tournament(&self, code: &str) -> Held {
        self.lock(Key::Tournament(normal_code(code))).await
    }

    /// Waits until nobody else creates a tournament on a server.
    pub(crate) async fn tournaments(&self, guild: GuildId) -> Held {
        self.lock(Key::TournamentsOn(guild)).await
    }

    /// Waits until nobody else opens the rematch of the game with this code.
    pub(crate) async fn rematch(&self, code: &str) -> Held {
        self.lock(Key::Rematch(normal_code(code))).await
    }

    /// Waits until nobody else opens a table on this server, and this member opens none elsewhere.
    pub(crate) async fn tables(&self, guild: Option<GuildId>, member: UserId) -> [Held; 2] {
        [self.lock(Key::TablesOn(guild)).await, self.lock(Key::TablesOf(member)).await]
    }

    async fn lock(&self, key: Key) -> Held {
        let lock = {
            // A panic elsewhere cannot leave the map inconsistent.
            let mut suspended = self.suspended.lock().unwrap_or_else(PoisonError::into_inner);
            suspended.retain(|_, lock| lock.strong_count() > 0);
            let known = suspended.get(&key).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                let lock = Arc::new(Lock::default());
                suspended.insert(key, Arc::downgrade(&lock));
                lock
            })
        };
        lock.lock_owned().await
    }
}

#[cfg(test)]
impl Locks {
    /// How many tasks wait for the lock of a game that somebody holds.
    pub(crate) fn waiting(&self, code: &str) -> usize {
        let suspended = self.suspended.lock().unwrap_or_else(PoisonError::into_inner);
        let lock = suspended.get(&Key::Game(normal_code(code)));
        lock.map_or(0, |lock| lock.strong_count().saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Whether somebody else can take this lock now.
    async fn is_free(lock: impl Future<Output = Held>) -> bool {
        // A free lock is taken at once.
        tokio::time::timeout(Duration::ZERO, lock).await.is_ok()
    }

    #[tokio::test]
    async fn one_at_a_time_for_a_game_and_nothing_is_kept() {
        let locks = Locks::default();
        let first = locks.game("7K3Q").await;
        let _other = locks.game("9XYZ").await;
        assert!(!is_free(locks.game("7K3Q")).await);
        // `/pacru-admin end game:7k3q` once ignored the lock of `7K3Q`.
        assert!(!is_free(locks.game(" 7k3q ")).await);
        drop(first);
        assert!(is_free(locks.game("7K3Q")).await);
        let _again = locks.game("7K3Q").await;
        assert_eq!(locks.suspended.lock().unwrap().len(), 2);
    }
}
