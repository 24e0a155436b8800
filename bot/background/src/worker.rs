//! Workers: loops that do what is noted in the data, such as showing a club board that is out of
//! date. It is noted in the transaction of the change that causes it, claimed for a minute by one
//! process, and then done or postponed.

use std::time::Duration;

use store::StoreError;
use tasks::chain;
use tokio::sync::watch;
use tokio::task::{JoinError, JoinSet};
use tokio::time::error::Elapsed;
use tokio::time::timeout;

/// How often a worker looks for what is due.
const EVERY: Duration = Duration::from_secs(1);

/// The most that a worker does at once, so that a request to which Discord does not answer holds up
/// nothing else.
const AT_ONCE: usize = 8;

/// How long one thing may take. After a minute it would be claimed again.
const TIME_LIMIT: Duration = Duration::from_secs(50);

/// Claims and carries out what is due until `stop` turns true. `claim` gets the most that it may
/// claim. What fails, panics, or is under way at the end is done again when its claim has ended.
pub async fn run<Bot: Clone, Work, Claim, Done>(
    worker: &'static str,
    bot: &Bot,
    mut stop: watch::Receiver<bool>,
    claim: impl Fn(usize) -> Claim,
    carry_out: impl Fn(Bot, Work) -> Done,
) where
    Claim: Future<Output = Result<Vec<Work>, StoreError>>,
    Done: Future<Output = Result<(), StoreError>> + Send + 'static,
{
    let mut running = JoinSet::new();
    while !*stop.borrow() {
        while let Some(ended) = running.try_join_next() {
            report(worker, ended);
        }
        match claim(AT_ONCE - running.len()).await {
            Ok(claimed) => {
                for work in claimed {
                    running.spawn(timeout(TIME_LIMIT, carry_out(bot.clone(), work)));
                }
            }
            Err(error) => {
                tracing::error!(worker, error = %chain(&error), "what is due cannot be read");
            }
        }
        let _stopped = timeout(EVERY, stop.changed()).await;
    }
}

type Ended = Result<Result<Result<(), StoreError>, Elapsed>, JoinError>;

/// Logs what is tried again in a minute.
fn report(worker: &'static str, ended: Ended) {
    let error = match ended {
        Ok(Ok(Ok(()))) => return,
        Ok(Ok(Err(error))) => chain(&error),
        Ok(Err(elapsed)) => chain(&elapsed),
        Err(panicked) => chain(&panicked),
    };
    tracing::error!(worker, error, "what was due is tried again in a minute");
}
