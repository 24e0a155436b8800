//! Registers the slash commands with Discord.
//!
//! They are registered if they have changed since the last time, which the data remember for each
//! application. If Discord fails or refuses, nothing else stops: members keep the commands they
//! have, and the bot tries again in the background.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use backon::{ExponentialBuilder, Retryable as _};
use discord::{Failure, Ready, Rest, RestError};
use play::GuildId;
use serde_json::Value;
use serenity::all::ApplicationId;
use tasks::{chain, until};
use tokio::sync::watch;

use crate::{Bot, commands};

/// The pauses between two tries.
const PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_secs(1))
    .with_max_delay(Duration::from_hours(1))
    .without_max_times();

/// Registers the commands, if they have changed, as soon as this process is `connected` to Discord;
/// then waits until `stopped` turns true.
pub(crate) async fn run(
    bot: Bot,
    mut connected: watch::Receiver<bool>,
    ready: watch::Receiver<Option<Ready>>,
    stopped: watch::Receiver<bool>,
) {
    let register = async {
        // An error means that the gateway has ended, and the process with it.
        if connected.wait_for(|connected| *connected).await.is_ok() {
            let known = ready.borrow().as_ref().map(|ready| ready.application.id);
            if let Some(application) = application(&bot.rest, known).await {
                register_changes(&bot, application).await;
            }
        }
    };
    tokio::select! {
        () = register => {}
        () = until(stopped.clone()) => {}
    }
    until(stopped).await;
}

/// Registers the commands of this version, changed or not, globally or for one server; or removes
/// them. Returns how many of them there are now.
pub(crate) async fn register(
    rest: &Rest,
    guild: Option<GuildId>,
    clear: bool,
) -> Result<usize, RestError> {
    let application = rest.application().await?;
    let commands = if clear { Vec::new() } else { payload() };
    rest.set_commands(application, guild, &commands).await?;
    Ok(commands.len())
}

/// The application for which there are commands. Discord says it at the beginning of a session, but
/// not to a process that goes on with another's.
async fn application(rest: &Rest, known: Option<ApplicationId>) -> Option<ApplicationId> {
    if known.is_some() {
        return known;
    }
    let asked = (|| rest.application()).retry(PAUSES).notify(|error, pause| {
        let (error, advice) = (chain(error), advice(error));
        tracing::warn!(
            error,
            ?pause,
            "Discord does not say for which application the commands are; {advice}"
        );
    });
    asked.await.ok()
}

async fn register_changes(bot: &Bot, application: ApplicationId) {
    let commands = payload();
    let (name, hash) = (format!("commands of {application}"), hash(&commands));
    match bot.games.store().meta(&name).await {
        Ok(Some(known)) if known == hash => {
            tracing::debug!("the commands have not changed");
            return;
        }
        Ok(_) => {}
        // Registering them again does no harm.
        Err(error) => tracing::warn!(error = %chain(&error), "the data file cannot be read"),
    }
    let register = || bot.rest.set_commands(application, None, &commands);
    let registered = register.retry(PAUSES).notify(|error, pause| {
        let (error, advice) = (chain(error), advice(error));
        tracing::error!(
            error,
            ?pause,
            "the commands are not registered, and members keep those they have; {advice}"
        );
    });
    if registered.await.is_ok() {
        tracing::info!("the commands are registered");
    }
    if let Err(error) = bot.games.store().remember(&name, hash).await {
        tracing::warn!(error = %chain(&error), "the commands will be registered again after the next start");
    }
}

/// The operator's options.
fn advice(error: &RestError) -> &'static str {
    match Failure::of(error) {
        Failure::Passing => "it is tried again",
        Failure::Token | Failure::Forbidden | Failure::NoAccess | Failure::Gone => {
            "make sure that DISCORD_TOKEN belongs to the application that was invited, and invite it with the scope applications.commands; it is tried again"
        }
        _ => {
            "Discord does not accept this version's commands, so look for a newer version of pacru; it is tried again"
        }
    }
}

/// All commands in the form that Discord expects. The fields are in alphabetical order.
fn payload() -> Vec<Value> {
    let commands = commands::registered().into_iter();
    commands.filter_map(|command| serde_json::to_value(command).ok()).collect()
}

/// A hash that identifies a set of commands. If another version of Rust hashes differently, that
/// costs one request.
fn hash(commands: &[Value]) -> i64 {
    let mut hasher = DefaultHasher::new();
    Value::from(commands).to_string().hash(&mut hasher);
    hasher.finish().cast_signed()
}
