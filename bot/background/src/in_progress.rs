//! Long tasks, of which a member may have one of each kind at a time, so that nobody can occupy the
//! bot.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use play::{ActionError, UserId};

/// A kind of long task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Drawing a game as an animated GIF.
    ReplayGif,
    /// Searching for good turns.
    Hint,
    /// Searching a finished game turn by turn.
    Analysis,
}

impl Task {
    /// The refusal of a second task of this kind.
    fn refusal(self) -> ActionError {
        match self {
            Self::ReplayGif => ActionError::OneReplay,
            Self::Hint => ActionError::OneHint,
            Self::Analysis => ActionError::OneAnalysis,
        }
    }
}

/// The tasks in progress, and the members they are for.
#[derive(Debug, Default)]
pub struct InProgress {
    tasks: Mutex<HashSet<(UserId, Task)>>,
}

impl InProgress {
    /// Begins a task for a member; it ends when the returned value is dropped. Fails with an
    /// [`ActionError`] if the member's previous task of this kind is not finished.
    pub fn begin(&self, user: UserId, task: Task) -> Result<Begun<'_>, ActionError> {
        if self.tasks().insert((user, task)) {
            Ok(Begun { progress: self, user, task })
        } else {
            Err(task.refusal())
        }
    }

    /// A panic elsewhere cannot leave the set inconsistent.
    fn tasks(&self) -> MutexGuard<'_, HashSet<(UserId, Task)>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A task in progress.
#[derive(Debug)]
pub struct Begun<'a> {
    progress: &'a InProgress,
    user: UserId,
    task: Task,
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        self.progress.tasks().remove(&(self.user, self.task));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_task_is_done_once_at_a_time_for_a_member() {
        let progress = InProgress::default();
        let (ana, ben) = (UserId::from(1_i64), UserId::from(2_i64));
        for task in [Task::ReplayGif, Task::Hint, Task::Analysis] {
            let first = progress.begin(ana, task).unwrap();
            let refusal = progress.begin(ana, task).unwrap_err();
            assert_eq!(<&str>::from(&refusal), <&str>::from(&task.refusal()));
            progress.begin(ben, task).unwrap();
            drop(first);
            progress.begin(ana, task).unwrap();
        }
        let _film = progress.begin(ana, Task::ReplayGif).unwrap();
        progress.begin(ana, Task::Hint).unwrap();
    }
}
