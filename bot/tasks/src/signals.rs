//! Signals to stop: SIGTERM and Ctrl-C.

use tokio::sync::watch;

/// Turns true when the process is told to stop.
pub type Stop = watch::Sender<bool>;

/// From now on a signal does not end the process, but tells it to stop.
pub fn heed_signals() -> Stop {
    let stop = Stop::new(false);
    let (signal, stopping) = (signal(), stop.clone());
    tokio::spawn(async move {
        signal.await;
        tracing::info!("stopping");
        stopping.send_replace(true);
    });
    stop
}

/// Waits until the process is told to stop.
pub async fn until(mut stopped: watch::Receiver<bool>) {
    // An error means that the sender is gone, and the process is about to end.
    let _ended = stopped.wait_for(|stop| *stop).await;
}

#[cfg(unix)]
fn signal() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};

    // Both are registered before the first of them is awaited.
    let caught = signal(SignalKind::terminate())
        .and_then(|terminate| Ok((terminate, signal(SignalKind::interrupt())?)));
    async {
        match caught {
            Ok((mut terminate, mut interrupt)) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = interrupt.recv() => {}
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no signal will stop the bot cleanly");
                std::future::pending::<()>().await;
            }
        }
    }
}

#[cfg(not(unix))]
async fn signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
