//! Tells a service manager by the protocol of `sd_notify(3)` that the bot serves, what it is doing,
//! that it is alive, and that it stops. Without a service manager it does nothing.

pub(crate) use platform::{run, serving, updating};

#[cfg(target_os = "linux")]
mod platform {
    use std::convert::Infallible;
    use std::time::Duration;

    use sd_notify::NotifyState;
    use tokio::sync::watch;

    use crate::Bot;
    use store::UpdateStep;
    use tasks::until;

    /// How often the service manager hears that an update goes on.
    const EVERY: Duration = Duration::from_secs(5);

    /// How long it then waits before it ends the process.
    const EXTENSION: Duration = Duration::from_mins(1);

    fn tell(state: &[NotifyState<'_>]) {
        if let Err(error) = sd_notify::notify(state) {
            tracing::debug!(%error, "the service manager was not told");
        }
    }

    /// Says that the bot serves from now on: its data are open, and it connects to Discord, however
    /// long that takes.
    pub(crate) fn serving() {
        tell(&[NotifyState::Ready, NotifyState::Status("connecting with Discord")]);
    }

    /// Reports how an update of the data goes, and asks for more time as long as it does, until
    /// this is dropped.
    pub(crate) async fn updating(mut steps: watch::Receiver<Option<UpdateStep>>) -> Infallible {
        let mut ticks = tokio::time::interval(EVERY);
        loop {
            tokio::select! {
                Ok(()) = steps.changed() => {}
                _ = ticks.tick() => {}
            }
            let step = *steps.borrow_and_update();
            let status = match step {
                None => continue,
                Some(UpdateStep::Copy) => "updating the data: copying them as they are".to_owned(),
                Some(UpdateStep::Migration { number, all }) => {
                    format!("updating the data: step {number} of {all}")
                }
            };
            let extension = u32::try_from(EXTENSION.as_micros()).unwrap_or(u32::MAX);
            tell(&[NotifyState::ExtendTimeoutUsec(extension), NotifyState::Status(&status)]);
        }
    }

    /// Reports what the bot is doing, and answers the watchdog while the data answer, until
    /// `stopped` turns true.
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
        let (mut served, mut failing) = (bot.leases.shards(), bot.leases.failing());
        let mut told = None;
        loop {
            tokio::select! {
                Ok(()) = connected.changed() => {}
                Ok(()) = served.changed() => {}
                Ok(()) = failing.changed() => {}
                else => return,
            }
            let failure = failing
                .borrow_and_update()
                .as_ref()
                .map(|why| format!("nothing can be saved: {why}"));
            let status = if let Some(failure) = &failure {
                failure
            } else if *connected.borrow_and_update() {
                "connected with Discord"
            } else if bot.stands_by() {
                "standing by: others serve all shards"
            } else {
                "connecting to Discord; the clocks are stopped"
            };
            // Leases are renewed every second: a manager that is slow to read must not hold up this process.
            if told.as_deref() != Some(status) {
                tell(&[NotifyState::Status(status)]);
                told = Some(status.to_owned());
            }
        }
    }

    /// Reports twice per watchdog interval that the bot is alive, as long as this task runs and the
    /// data answer, even with an error: errors are logged and reported elsewhere, but nothing else
    /// detects a hang.
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
    use std::convert::Infallible;

    use tokio::sync::watch;

    use crate::Bot;
    use store::UpdateStep;
    use tasks::until;

    pub(crate) fn serving() {}

    pub(crate) async fn updating(_: watch::Receiver<Option<UpdateStep>>) -> Infallible {
        std::future::pending().await
    }

    pub(crate) async fn run(_: Bot, _: watch::Receiver<bool>, stopped: watch::Receiver<bool>) {
        until(stopped).await;
    }
}
