//! The boards that wait for news.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use play::UserId;
use service::Games;
use tasks::chain;
use tokio::time::sleep;

/// How many boards of a member, and of all, wait for news at a time, where that is limited.
const OF_ONE: usize = 3;
const OF_ALL: usize = 2000;

/// How often a process that shares its database looks for what the others have changed.
const ELSEWHERE: Duration = Duration::from_secs(1);

/// The boards that wait for news.
#[derive(Debug)]
pub(super) struct Waiting {
    /// How many of all may wait.
    most: usize,
    boards: Mutex<Vec<WaitingBoard>>,
    count: AtomicU64,
}

/// A board that waits for an event of its game after `seen`.
#[derive(Debug)]
struct WaitingBoard {
    number: u64,
    user: UserId,
    code: String,
    seen: i64,
}

impl Waiting {
    /// No more than `most` boards wait at a time.
    pub(super) fn new(most: usize) -> Self {
        Self { most: most.min(OF_ALL), boards: Mutex::default(), count: AtomicU64::new(0) }
    }

    fn boards(&self) -> MutexGuard<'_, Vec<WaitingBoard>> {
        self.boards.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A board begins to wait, until what is returned is dropped. `None` if there is a limit and as
    /// many wait already.
    pub(super) fn begin(
        &self,
        user: UserId,
        code: &str,
        seen: i64,
        limited: bool,
    ) -> Option<Waits<'_>> {
        let mut boards = self.boards();
        let own = boards.iter().filter(|board| board.user == user).count();
        if limited && (own >= OF_ONE || boards.len() >= self.most) {
            return None;
        }
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        boards.push(WaitingBoard { number, user, code: code.to_owned(), seen });
        Some(Waits(self, number))
    }

    /// Looks for what other processes have done to the games of these boards, if the database is
    /// shared.
    pub(super) async fn follow(&self, games: &Games) {
        while games.store().is_shared() {
            sleep(ELSEWHERE).await;
            let mut codes: Vec<_> = self.boards().iter().map(|board| board.code.clone()).collect();
            codes.sort_unstable();
            codes.dedup();
            match games.store().newest_events(&codes).await {
                Ok(newest) => {
                    let boards = self.boards();
                    let is_new = |(code, seq): &&(String, i64)| {
                        boards.iter().any(|board| board.code == *code && board.seen < *seq)
                    };
                    for (code, _) in newest.iter().filter(is_new) {
                        games.changed_elsewhere(code);
                    }
                }
                Err(error) => {
                    tracing::warn!(error = %chain(&error), "what other processes do to games is late on the page of boards");
                }
            }
        }
        std::future::pending::<()>().await;
    }
}

/// A board waits as long as this lives.
pub(super) struct Waits<'a>(&'a Waiting, u64);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.boards().retain(|board| board.number != self.1);
    }
}
