//! Conflicts: what a change was decided on has changed before it could be saved.
//!
//! Locks keep apart what one process does. Another process, and the clocks that move after an
//! outage, know nothing of them: the store then refuses the change, and it is decided again on what
//! is there now.

use store::StoreError;

use crate::{Error, Result};

/// How often a change is tried; also with how many codes, where it begins a game.
pub(crate) const ATTEMPTS: usize = 20;

/// Loads, decides and saves by `attempt`, which gets the number of the attempt from 0; again while
/// it meets conflicts. Fails with a conflict only after [`ATTEMPTS`] of them in a row.
pub(crate) async fn retry_conflicts<T, Attempt>(attempt: impl Fn(usize) -> Attempt) -> Result<T>
where
    Attempt: Future<Output = Result<T>>,
{
    let mut number = 0;
    loop {
        match attempt(number).await {
            Err(error) if may_succeed_later(&error, number) => number += 1,
            result => return result,
        }
    }
}

/// Whether an attempt met a conflict, and is not the last one.
fn may_succeed_later(error: &Error, number: usize) -> bool {
    let Error::Store(conflict) = error else {
        return false;
    };
    let is_conflict = matches!(
        conflict,
        StoreError::Conflict | StoreError::TournamentConflict | StoreError::CodeTaken
    );
    let decides_again = is_conflict && number + 1 < ATTEMPTS;
    if decides_again {
        tracing::debug!(number, %conflict, "a change is decided again");
    }
    decides_again
}
