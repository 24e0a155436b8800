//! The life of the process: open the data file, reach Discord, serve, stop.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use poise::{Framework, FrameworkError, FrameworkOptions};
use serenity::all::{
    Client, ClientBuilder, CreateAllowedMentions, FullEvent, GatewayError, GatewayIntents,
    Interaction, ShardManager,
};
use tokio::sync::watch;

use crate::channel::{self, ChannelError};
use crate::config::{Command, Config, LocalChannel, Token, data_file};
use crate::discord::{Failure, Place, Rest, RestError};
use crate::error::chain;
use crate::keeping::{self, KeepingError};
use crate::signals::{Stop, heed_signals};
use crate::store::{OpenError, Selection, Store, StoreError};
use crate::supervisor::supervised;
use crate::{Bot, Error, commands, computers, files, outbox, timekeeper, view};

/// After a signal the process ends within three seconds; deliveries get this much of them.
const LAST_DELIVERIES: Duration = Duration::from_secs(2);

/// So long the gateway may take to say goodbye.
const GOODBYE: Duration = Duration::from_millis(500);

/// The data file where none is named.
const DATA: &str = "pacru.db";

/// Housekeeping of the data file.
const TIDY_EVERY: Duration = Duration::from_hours(1);

/// Why the process ends; each is one line for its owner.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The data file.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Discord does not know the token.
    #[error(
        "Discord does not accept DISCORD_TOKEN; copy it anew from the page Bot of your application at https://discord.com/developers/applications"
    )]
    Token,
    /// Games of the local channel must not be played on by members of a server.
    #[error("{0} holds the games of a local channel; name another file in PACRU_DATA")]
    LocalData(PathBuf),
    /// Flags of the local channel beside a token.
    #[error(
        "--port, --fresh and --open are for the local channel, but there is a DISCORD_TOKEN: say `pacru local` to play on this machine"
    )]
    LocalFlags,
    /// The local channel could not be opened.
    #[error(transparent)]
    Local(#[from] ChannelError),
    /// There are no games whose players could be rated.
    #[error("there is no data file {0}; name the right one with --data or in PACRU_DATA")]
    NoData(PathBuf),
    /// Ratings could not be computed anew; the old ones stand.
    #[error("the ratings stay as they were")]
    Ratings(#[from] StoreError),
    /// A file could not be drawn.
    #[error(transparent)]
    File(#[from] files::FileError),
    /// The data file could not be kept.
    #[error(transparent)]
    Keeping(#[from] KeepingError),
    /// The system is out of threads.
    #[error("there is no thread for the computer players to think on")]
    Desk(#[source] std::io::Error),
    /// No requests can be made on this machine.
    #[error("the client for Discord could not be made")]
    Client(#[from] reqwest::Error),
    /// Discord refuses what every bot may do.
    #[error("Discord refuses to serve the bot")]
    Rest(#[from] RestError),
    /// Discord and the bot parted.
    #[error("the connection to Discord ended for good")]
    Discord(#[from] serenity::Error),
}

impl Failed {
    /// 2 for what only another setting can cure, 1 for the rest.
    #[must_use]
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Token | Self::LocalFlags => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

/// Runs the bot until it is told to stop.
///
/// # Errors
/// When it cannot start, or Discord ends the connection for good.
pub async fn run(config: Config) -> Result<(), Failed> {
    let data = || data_file(config.data.as_deref(), DATA);
    match (&config.command, &config.token) {
        (
            Some(Command::Picture {
                position,
                game,
                output,
            }),
            _,
        ) => Ok(files::picture(position, *game, output)?),
        (Some(Command::Gif { record, output }), _) => Ok(files::gif(record, output)?),
        (Some(Command::RebuildRatings), _) => rebuild_ratings(config.data.as_deref()).await,
        (Some(Command::Backup { to }), _) => Ok(keeping::back_up(&data(), to.as_deref()).await?),
        (Some(Command::Check { all }), _) => Ok(keeping::check(&data(), *all).await?),
        (
            Some(Command::Export {
                guild,
                game,
                ids,
                output,
            }),
            _,
        ) => {
            let selection = match (guild, game) {
                (Some(guild), _) => Selection::Server((*guild).into()),
                (None, Some(code)) => Selection::Game(code.clone()),
                (None, None) => Selection::All,
            };
            Ok(keeping::export_to(&data(), &selection, *ids, output.as_deref()).await?)
        }
        (None, Some(token)) => serve_there(&config, token, &heed_signals()).await,
        (Some(Command::Local) | None, _) => serve_here(&config, &heed_signals()).await,
    }
}

/// Computes all ratings of a data file anew.
async fn rebuild_ratings(named: Option<&Path>) -> Result<(), Failed> {
    let data = data_file(named, DATA);
    if !data.exists() {
        return Err(Failed::NoData(data));
    }
    let store = Store::open(&data).await?;
    let rated = store.rebuild_ratings().await;
    store.close().await;
    println!("The ratings follow from {} rated games.", rated?);
    Ok(())
}

/// Plays on the Discord that has given the token.
async fn serve_there(config: &Config, token: &Token, stop: &Stop) -> Result<(), Failed> {
    if config.channel != LocalChannel::default() {
        return Err(Failed::LocalFlags);
    }
    let data = data_file(config.data.as_deref(), DATA);
    if channel::owns(&data) {
        return Err(Failed::LocalData(data));
    }
    let rest = Rest::new(token, config.proxy.as_deref())?;
    let store = Store::open_at(&data, config.clock()).await?;
    let bot = Bot::new(store, rest).map_err(Failed::Desk)?;
    let ended = serve(&bot, stop).await;
    bot.play.store().close().await;
    ended
}

/// Opens a channel on this machine and plays there.
async fn serve_here(config: &Config, stop: &Stop) -> Result<(), Failed> {
    let (store, channel) = channel::open(config).await?;
    let rest = Rest::new(&Token::from(channel.token()), Some(&channel.url()))?;
    let bot = Bot::new(store, rest).map_err(Failed::Desk)?;
    let ended = serve(&bot, stop).await;
    bot.play.store().close().await;
    channel.stop().await;
    ended
}

/// Serves one Discord, or whatever speaks like it.
async fn serve(bot: &Bot, stop: &Stop) -> Result<(), Failed> {
    let stopped = stop.subscribe();
    tokio::select! {
        reached = reach(&bot.rest) => reached?,
        () = until(stopped.clone()) => return Ok(()),
    }

    let mut client = client(bot).await?;
    let (courier, clock, thinker, keeper) = (bot.clone(), bot.clone(), bot.clone(), bot.clone());
    let deliveries = supervised("outbox", &stopped, move |stopped| {
        outbox::run(courier.clone(), stopped)
    });
    let timekeeping = supervised("timekeeper", &stopped, move |stopped| {
        timekeeper::run(clock.clone(), stopped)
    });
    let computers = supervised("computers", &stopped, move |stopped| {
        computers::run(thinker.clone(), stopped)
    });
    let housekeeping = supervised("housekeeping", &stopped, move |stopped| {
        tidy(keeper.clone(), stopped)
    });
    let shards = Arc::clone(&client.shard_manager);

    let ended = tokio::select! {
        ended = client.start_autosharded() => ended,
        () = shut_down(&shards, stopped) => Ok(()),
    };
    housekeeping.abort();
    timekeeping.abort();
    computers.abort();
    // Nobody listens any more only if the process was about to end anyway.
    stop.send_replace(true);
    if tokio::time::timeout(LAST_DELIVERIES, deliveries)
        .await
        .is_err()
    {
        tracing::info!("some messages will be delivered after the next start");
    }
    match ended {
        Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Err(Failed::Token),
        ended => Ok(ended?),
    }
}

/// Makes sure that Discord is there and knows the token. Waits for a network that is not up yet: without this
/// serenity would fall back to an address of its own.
async fn reach(rest: &Rest) -> Result<(), Failed> {
    let patience = ExponentialBuilder::new()
        .with_min_delay(Duration::from_millis(500))
        .with_max_delay(Duration::from_mins(1))
        .with_jitter()
        .without_max_times();
    let account = (|| rest.account())
        .retry(patience)
        .when(|error| Failure::of(error) == Failure::Passing)
        .notify(|error, wait| {
            tracing::warn!(error = %chain(error), ?wait, "Discord cannot be reached; trying again");
        })
        .await;
    match account {
        Ok(account) => {
            tracing::info!(bot = account.username, "Discord knows this bot");
            Ok(())
        }
        Err(error) if Failure::of(&error) == Failure::Token => Err(Failed::Token),
        Err(error) => Err(error.into()),
    }
}

async fn client(bot: &Bot) -> Result<Client, serenity::Error> {
    let http = bot.rest.http();
    let bot = bot.clone();
    let framework = Framework::builder()
        .options(options())
        .setup(|_, ready, framework| {
            Box::pin(async move {
                let commands = &framework.options().commands;
                let commands = poise::builtins::create_application_commands(commands);
                (|| bot.rest.set_commands(ready.application.id, &commands))
                    .retry(ExponentialBuilder::new().with_max_times(8).with_jitter())
                    .when(|error| Failure::of(error) == Failure::Passing)
                    .await?;
                tracing::info!("ready");
                Ok(bot)
            })
        })
        .build();
    // Commands and buttons arrive without any intent.
    ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .framework(framework)
        .await
}

fn options() -> FrameworkOptions<Bot, Error> {
    FrameworkOptions {
        commands: commands::all(),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| {
            Box::pin(async move {
                if let FullEvent::InteractionCreate {
                    interaction: Interaction::Component(interaction),
                } = event
                {
                    commands::press(framework.user_data, interaction).await?;
                }
                Ok(())
            })
        },
        // Whoever is mentioned is said where a message is made.
        allowed_mentions: Some(CreateAllowedMentions::new()),
        initialize_owners: false,
        ..Default::default()
    }
}

/// The one place where what went wrong is told to the member and to the log.
async fn on_error(error: FrameworkError<'_, Bot, Error>) {
    match error {
        FrameworkError::Command {
            error,
            ctx: poise::Context::Application(ctx),
            ..
        } => {
            error.log(&ctx.command().qualified_name);
            if matches!(error, Error::Unanswered(_)) {
                return;
            }
            let interaction = ctx.interaction;
            let post = error
                .answer(&ctx.data().play, interaction.id.get().into())
                .await;
            left_alone(commands::answer(ctx).say(&post).await);
        }
        FrameworkError::EventHandler { error, .. } => error.log("button"),
        other => {
            tracing::error!(error = %other, "poise");
            if let Some(poise::Context::Application(ctx)) = other.ctx() {
                let post = view::said(
                    "That did not work and nothing has changed: please type the command once more."
                        .to_owned(),
                );
                match commands::answer(ctx).begin(Place::New).await {
                    Ok(answer) => left_alone(answer.say(&post).await),
                    Err(error) => left_alone(Err(error)),
                }
            }
        }
    }
}

/// Nobody is left to be told but the log.
fn left_alone(answered: Result<(), RestError>) {
    if let Err(error) = answered {
        tracing::warn!(error = %chain(&error), "a member was left without an answer");
    }
}

async fn until(mut stopped: watch::Receiver<bool>) {
    // An error means that the sender is gone, which ends the process as well.
    let _ended = stopped.wait_for(|stop| *stop).await;
}

/// Says goodbye to the gateway. serenity does not return from `start` if it is just then without a connection, so
/// this does.
async fn shut_down(shards: &ShardManager, stopped: watch::Receiver<bool>) {
    until(stopped).await;
    shards.shutdown_all().await;
    tokio::time::sleep(GOODBYE).await;
}

async fn tidy(bot: Bot, mut stopped: watch::Receiver<bool>) {
    while !*stopped.borrow() {
        let store = bot.play.store();
        if let Err(error) = store.tidy().await {
            tracing::warn!(error = %chain(&error), "housekeeping failed");
        }
        match store.back_up_hourly().await {
            Ok(Some(made)) => {
                tracing::info!(backup = %made.path.display(), games = made.games, "backed up");
            }
            Ok(None) => {}
            Err(error) => tracing::error!(error = %chain(&error), "there is no new backup"),
        }
        tokio::select! {
            () = tokio::time::sleep(TIDY_EVERY) => {}
            _ = stopped.changed() => {}
        }
    }
}
