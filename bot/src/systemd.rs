//! What a service manager is told by the protocol of `sd_notify(3)`: that the bot serves, what it is doing, that it
//! still answers, that it stops. Where nobody listens nothing is said.

use tokio::sync::watch;

use crate::Bot;

/// The bot serves from now on: its data are open, and it looks for Discord, for as long as that may take.
pub(crate) fn serving() {
    platform::tell_serving();
}

/// Tells what the bot is doing, and keeps the watchdog calm while the data answer, until `stopped` turns true.
pub(crate) async fn run(
    bot: Bot,
    connected: watch::Receiver<bool>,
    stopped: watch::Receiver<bool>,
) {
    platform::run(bot, connected, stopped).await;
}

#[cfg(target_os = "linux")]
mod platform {
    use std::time::Duration;

    use sd_notify::NotifyState;
    use tokio::sync::watch;

    use crate::Bot;
    use crate::signals::until;

    fn tell(state: &[NotifyState<'_>]) {
        if let Err(error) = sd_notify::notify(state) {
            tracing::debug!(%error, "the service manager was not told");
        }
    }

    pub(super) fn tell_serving() {
        tell(&[
            NotifyState::Ready,
            NotifyState::Status("connecting with Discord"),
        ]);
    }

    pub(super) async fn run(
        bot: Bot,
        connected: watch::Receiver<bool>,
        stopped: watch::Receiver<bool>,
    ) {
        tokio::select! {
            () = status(&bot, connected) => {}
            () = watchdog(&bot) => {}
            () = until(stopped.clone()) => {}
        }
        // The others return only when there is nothing more to tell.
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
                "connecting with Discord; the clocks stand"
            };
            tell(&[NotifyState::Status(status)]);
        }
    }

    /// Says that the bot is alive, twice in the time that the watchdog waits, as long as this task runs and the data
    /// answer, if only with an error: an error is written down and told elsewhere, but a hang is seen by nobody.
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
    use crate::signals::until;

    pub(super) fn tell_serving() {}

    pub(super) async fn run(_: Bot, _: watch::Receiver<bool>, stopped: watch::Receiver<bool>) {
        until(stopped).await;
    }
}
