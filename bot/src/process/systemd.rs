//! Tells a service manager by the protocol of `sd_notify(3)` that the bot serves, what it is doing, that it is alive,
//! and that it stops. Without a service manager it does nothing.

pub(crate) use platform::{run, serving};

#[cfg(target_os = "linux")]
mod platform {
    use std::time::Duration;

    use sd_notify::NotifyState;
    use tokio::sync::watch;

    use crate::Bot;
    use tasks::until;

    fn tell(state: &[NotifyState<'_>]) {
        if let Err(error) = sd_notify::notify(state) {
            tracing::debug!(%error, "the service manager was not told");
        }
    }

    /// Says that the bot serves from now on: its data are open, and it connects to Discord, however long that takes.
    pub(crate) fn serving() {
        tell(&[NotifyState::Ready, NotifyState::Status("connecting with Discord")]);
    }

    /// Reports what the bot is doing, and answers the watchdog while the data answer, until `stopped` turns true.
    pub(crate) async fn run(
        bot: Bot,
        connected: watch::Receiver<bool>,
        stopped: watch::Receiver<bool>,
    ) {
        tokio::select! {
            () = status(&bot, connected) => {}
            () = watchdog(&bot) => {}
            () = until(stopped.clone()) => {}
        }
        // The others return only when there is nothing more to report.
        until(stopped).await;
        tell(&[NotifyState::Stopping]);
    }

    async fn status(bot: &Bot, mut connected: watch::Receiver<bool>) {
        let mut served = bot.leases.shards();
        loop {
            tokio::select! {
                Ok(()) = connected.changed() => {}
                Ok(()) = served.changed() => {}
                else => return,
            }
            let status = if *connected.borrow_and_update() {
                "connected with Discord"
            } else if bot.stands_by() {
                "standing by: others serve all shards"
            } else {
                "connecting to Discord; the clocks are stopped"
            };
            tell(&[NotifyState::Status(status)]);
        }
    }

    /// Reports twice per watchdog interval that the bot is alive, as long as this task runs and the data answer, even
    /// with an error: errors are logged and reported elsewhere, but nothing else detects a hang.
    async fn watchdog(bot: &Bot) {
        let Some(limit) = sd_notify::watchdog_enabled().filter(|limit| !limit.is_zero()) else {
            return std::future::pending().await;
        };
        let mut ticks = tokio::time::interval((limit / 2).max(Duration::from_millis(1)));
        loop {
            ticks.tick().await;
            let _answer = bot.games.store().meta("watchdog").await;
            tell(&[NotifyState::Watchdog]);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod platform {
    use tokio::sync::watch;

    use crate::Bot;
    use tasks::until;

    pub(crate) fn serving() {}

    pub(crate) async fn run(_: Bot, _: watch::Receiver<bool>, stopped: watch::Receiver<bool>) {
        until(stopped).await;
    }
}
