//! Keeps the long-running tasks of the bot running.
//!
//! A supervised task runs until it is told to stop. If it returns earlier or panics, the log says
//! which task it was and why, and the task is started again: almost at once, then after growing
//! pauses while it keeps ending.

use std::convert::Infallible;
use std::pin::Pin;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// The pauses before a task is started again.
const PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_millis(100))
    .with_max_delay(Duration::from_mins(1))
    .without_max_times();

/// A task that has run this long is started again almost at once when it ends.
const STEADY: Duration = Duration::from_mins(1);

/// A task of any type, so that supervision is compiled once for each type of error and not for each
/// task.
type Task<E> = Pin<Box<dyn Future<Output = Result<(), E>> + Send>>;

/// Supervises a task that returns only when it is told to stop, and needs `bot` for its work; see
/// [`supervise`].
pub fn supervised<B, F>(
    task: &'static str,
    bot: &B,
    stopped: &watch::Receiver<bool>,
    mut start: impl FnMut(B, watch::Receiver<bool>) -> F + Send + 'static,
) -> impl Future<Output = ()> + Send + 'static
where
    B: Clone + Send + 'static,
    F: Future<Output = ()> + Send + 'static,
{
    let (bot, stop) = (bot.clone(), stopped.clone());
    let supervision = supervise::<Infallible, _>(task, stopped.clone(), move || {
        let running = start(bot.clone(), stop.clone());
        async {
            running.await;
            Ok(())
        }
    });
    async {
        let Ok(()) = supervision.await;
    }
}

/// Runs a task until `stopped` turns true; if it ends earlier, `start` starts it again. Dropping
/// the supervision ends the task.
///
/// The same `stopped` tells the task to stop, and the task then returns `Ok`. It returns an error
/// only if starting it again would not help. A panic loses what the task was doing, so a task must
/// find its work in the data when it starts.
pub fn supervise<'a, E, F>(
    task: &'static str,
    stopped: watch::Receiver<bool>,
    mut start: impl FnMut() -> F + Send + 'a,
) -> Pin<Box<dyn Future<Output = Result<(), E>> + Send + 'a>>
where
    F: Future<Output = Result<(), E>> + Send + 'static,
    E: Send + 'static,
{
    let start: Box<dyn FnMut() -> Task<E> + Send + 'a> = Box::new(move || Box::pin(start()));
    Box::pin(keep_running(task, stopped, start))
}

async fn keep_running<E: Send + 'static>(
    task: &'static str,
    mut stopped: watch::Receiver<bool>,
    mut start: Box<dyn FnMut() -> Task<E> + Send + '_>,
) -> Result<(), E> {
    let mut pauses = PAUSES.build();
    loop {
        let began = Instant::now();
        // A set aborts its tasks when it is dropped.
        let mut running = JoinSet::new();
        running.spawn(start());
        let cause = match running.join_next().await {
            Some(Ok(Ok(()))) | None if *stopped.borrow() => return Ok(()),
            Some(Ok(Ok(()))) | None => "it returned without being told to stop".to_owned(),
            Some(Ok(Err(error))) => return Err(error),
            Some(Err(panicked)) => panicked.to_string(),
        };
        if began.elapsed() >= STEADY {
            pauses = PAUSES.build();
        }
        let pause = pauses.next().unwrap_or(STEADY);
        tracing::error!(task, cause, ?pause, "a task has ended; it is started again");
        tokio::select! {
            () = tokio::time::sleep(pause) => tracing::info!(task, "started again"),
            // An error means that the sender is gone, and the process is about to end.
            _ = stopped.wait_for(|stop| *stop) => return Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// A timekeeper that panicked once left a bot that looked healthy and kept no time.
    #[tokio::test]
    async fn a_task_that_ends_is_started_again_until_it_is_told_to_stop() {
        let (stop, stopped) = watch::channel(false);
        let starts = Arc::new(AtomicU32::new(0));
        let (until, counted) = (stopped.clone(), Arc::clone(&starts));
        let (runs, mut ran) = tokio::sync::mpsc::channel(1);
        let task = move || {
            let (start, until) = (counted.fetch_add(1, Ordering::Relaxed), until.clone());
            let runs = runs.clone();
            async move {
                match start {
                    0 => panic!("it panics on purpose"),
                    1 => Ok(()),
                    _ => {
                        runs.send(()).await.unwrap();
                        crate::until(until).await;
                        Ok::<(), Infallible>(())
                    }
                }
            }
        };
        let supervised = tokio::spawn(supervise("test", stopped, task));
        ran.recv().await.expect("it is started a third time");
        assert!(!supervised.is_finished());
        stop.send_replace(true);
        supervised.await.unwrap().unwrap();
        assert_eq!(starts.load(Ordering::Relaxed), 3);
    }

    #[tokio::test]
    async fn what_cannot_be_cured_ends_the_supervision() {
        let (_stop, stopped) = watch::channel(false);
        let task = || async { Err("a refused token") };
        assert_eq!(supervise("test", stopped, task).await, Err("a refused token"));
    }

    /// Stopping does not wait for the end of a pause.
    #[tokio::test]
    async fn a_task_is_not_started_again_while_the_bot_stops() {
        let (stop, stopped) = watch::channel(false);
        let starts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&starts);
        let task = move || {
            counted.fetch_add(1, Ordering::Relaxed);
            stop.send_replace(true);
            async { panic!("it panics on purpose") }
        };
        assert_eq!(supervise::<Infallible, _>("test", stopped, task).await, Ok(()));
        assert_eq!(starts.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn whoever_drops_the_supervision_ends_the_task() {
        let (_stop, stopped) = watch::channel(false);
        let (alive, mut ended) = tokio::sync::mpsc::channel::<()>(1);
        let task = move || {
            let alive = alive.clone();
            async move {
                alive.send(()).await.unwrap();
                std::future::pending::<()>().await;
                Ok::<(), Infallible>(())
            }
        };
        let supervised = tokio::spawn(supervise("test", stopped, task));
        ended.recv().await.expect("it runs");
        supervised.abort();
        assert_eq!(ended.recv().await, None, "nobody could send any more");
    }
}
