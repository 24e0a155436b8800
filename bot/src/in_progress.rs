//! Tasks that take long and are done for a member one at a time: nobody keeps others waiting by asking again.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use play::{Refusal, UserId};

/// Something that takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    /// A game as a moving picture.
    ReplayGif,
    /// Good turns, searched for.
    Hint,
    /// A finished game, searched turn by turn.
    Analysis,
}

impl Task {
    /// Why there is no second one.
    fn refusal(self) -> Refusal {
        match self {
            Self::ReplayGif => Refusal::OneFilm,
            Self::Hint => Refusal::OneHint,
            Self::Analysis => Refusal::OneAnalysis,
        }
    }
}

/// What is being done, and for whom.
#[derive(Debug, Default)]
pub(crate) struct InProgress {
    tasks: Mutex<HashSet<(UserId, Task)>>,
}

impl InProgress {
    /// Begins a task for a member; it ends when the returned value is dropped.
    ///
    /// # Errors
    /// A [`Refusal`] that says when the next can begin.
    pub(crate) fn begin(&self, user: UserId, task: Task) -> Result<Begun<'_>, Refusal> {
        if self.tasks().insert((user, task)) {
            Ok(Begun {
                progress: self,
                user,
                task,
            })
        } else {
            Err(task.refusal())
        }
    }

    /// A panic elsewhere cannot leave the set half changed.
    fn tasks(&self) -> MutexGuard<'_, HashSet<(UserId, Task)>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something is being done for a member.
#[derive(Debug)]
pub(crate) struct Begun<'a> {
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
            let refusal = view::refusal(
                view::texts(play::Language::English),
                &progress.begin(ana, task).unwrap_err(),
            )
            .text;
            assert!(refusal.contains("ask for the next"), "{refusal}");
            progress.begin(ben, task).unwrap();
            drop(first);
            progress.begin(ana, task).unwrap();
        }
        let _film = progress.begin(ana, Task::ReplayGif).unwrap();
        progress.begin(ana, Task::Hint).unwrap();
    }
}
