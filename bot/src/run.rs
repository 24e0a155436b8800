//! The life of the process: open the data, connect to Discord, serve, stop.

use std::net::SocketAddr;
use std::path::{self, Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use background::{computers, mistakes, timekeeper};
use discord::{ApiProxy, Gateway, GatewayError, Rest, RestError, Token};
use tasks::{Stop, chain, heed_signals, supervised, until};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, mpsc, watch};
use tokio::task::JoinSet;

use crate::interactions::{Interactions, registration};
use crate::operator::maintenance::{self, MaintenanceError};
use crate::operator::output::{self, OutputError};
use crate::operator::{doctor, files};
use crate::outbox::{self, club_board, daily_puzzle, rating_roles};
use crate::page::{self, PageAddress};
#[cfg(feature = "local")]
use crate::process::config::LocalChannel;
use crate::process::config::{Command, Config, LOCAL_DATA, data, is_local};
#[cfg(feature = "local")]
use crate::process::local_channel::{self, ChannelError};
use crate::process::monitoring::{Monitoring, MonitoringError};
use crate::process::private_files::keep_new_files_private;
use crate::process::systemd;
use crate::{Bot, commands};
use store::{Location, OpenError, Selection, Store, StoreError};

/// After a signal the process ends within three seconds; deliveries may take this much of them.
const LAST_DELIVERIES: Duration = Duration::from_secs(2);

/// How many interactions may wait to be handled; beyond that the gateway waits.
const BEFORE_THEY_ARE_READ: usize = 256;

/// The default data file.
const DATA: &str = "pacru.db";

/// How often the data are pruned and backed up.
const TIDY_EVERY: Duration = Duration::from_hours(1);

/// Why the process ends; each text is one line for its owner.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The data cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The gateway cannot be used.
    #[error(transparent)]
    Gateway(#[from] GatewayError),
    /// Members of a server must not play on with the games of a local channel.
    #[error(
        "{0} holds the games of a local channel; name another file with --data or in PACRU_DATA"
    )]
    LocalData(PathBuf),
    /// A typing mistake must not begin an empty club elsewhere.
    #[error(
        "there is no folder {0}; make it with `mkdir -p`, or name another place with --data or in PACRU_DATA"
    )]
    NoFolder(PathBuf),
    /// Flags of the local channel were given together with a token.
    #[cfg(feature = "local")]
    #[error(
        "--port, --fresh and --open are for the local channel, but there is a DISCORD_TOKEN: say `pacru local` to play on this machine"
    )]
    LocalFlags,
    /// Flags of the local channel were given with another command.
    #[cfg(feature = "local")]
    #[error("--port, --fresh and --open are for the local channel only")]
    NotForLocal,
    /// The command needs a real Discord.
    #[error(
        "there is no DISCORD_TOKEN; copy the token from the page Bot of your application at https://discord.com/developers/applications"
    )]
    NoToken,
    /// The local channel could not be opened.
    #[cfg(feature = "local")]
    #[error(transparent)]
    Local(#[from] ChannelError),
    /// There are no games from which ratings could follow.
    #[error("there is no data file {0}; name the right one with --data or in PACRU_DATA")]
    NoData(PathBuf),
    /// The ratings could not be computed; the old ones stay.
    #[error("the ratings could not be computed and stay as they were")]
    Ratings(#[from] StoreError),
    /// A picture could not be drawn.
    #[error(transparent)]
    File(#[from] files::FileError),
    /// A maintenance command failed.
    #[error(transparent)]
    Maintenance(#[from] MaintenanceError),
    /// What a command has to say cannot be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// A signal came before the command was done.
    #[error("stopped before it was done")]
    Stopped,
    /// The system is out of threads.
    #[error("no threads could be started for the computer players")]
    EngineWorker(#[source] std::io::Error),
    /// serenity needs a connection over the loopback interface.
    #[error("the loopback interface of this machine cannot be used")]
    Loopback(#[source] serenity::Error),
    /// Monitoring could not be started.
    #[error(transparent)]
    Monitoring(#[from] MonitoringError),
    /// The port is taken, or the address does not belong to this machine.
    #[error("PACRU_BOARD: nothing can listen on {0}")]
    Board(SocketAddr, #[source] std::io::Error),
    /// No requests can be made on this machine.
    #[error("the client for Discord could not be made")]
    Client(#[from] discord::ClientError),
    /// `pacru doctor` found problems.
    #[error(transparent)]
    Unwell(#[from] doctor::Unwell),
    /// Discord refused the commands.
    #[error("Discord refused the commands")]
    Registration(#[source] RestError),
}

impl Failed {
    /// Whether nobody reads what a command says, who therefore need not know that it has ended.
    pub fn is_unread(&self) -> bool {
        matches!(
            self,
            Self::Output(OutputError::Closed)
                | Self::File(files::FileError::Output(OutputError::Closed))
                | Self::Maintenance(MaintenanceError::Output(OutputError::Closed))
                | Self::Unwell(doctor::Unwell::Output(OutputError::Closed))
        )
    }

    /// Exit status 2 for what only another setting can cure, 1 for the rest.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Gateway(error) if !error.may_pass() => ExitCode::from(2),
            #[cfg(feature = "local")]
            Self::LocalFlags | Self::NotForLocal => ExitCode::from(2),
            Self::NoToken | Self::Monitoring(_) | Self::Board(..) => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

/// Runs the command that was given, or the bot until it is told to stop. Fails when it cannot
/// start, or Discord ends the connection for good.
pub async fn run(config: Config) -> Result<(), Failed> {
    #[cfg(feature = "local")]
    if !matches!(config.command, Some(Command::Local(_)) | None)
        && config.channel != LocalChannel::default()
    {
        return Err(Failed::NotForLocal);
    }
    // Pictures say nothing about members, and may be meant for a web server.
    if !matches!(config.command, Some(Command::Picture { .. } | Command::Gif { .. })) {
        keep_new_files_private();
    }
    match &config.command {
        Some(Command::Picture { position, game, output, force }) => {
            Ok(files::picture(position, *game, output, *force)?)
        }
        Some(Command::Gif { record, output, force }) => Ok(files::gif(record, output, *force)?),
        Some(Command::Completions { shell }) => {
            let mut completions = Vec::new();
            clap_complete::generate(*shell, &mut Config::with_help(), "pacru", &mut completions);
            Ok(output::write(&completions)?)
        }
        #[cfg(feature = "local")]
        Some(Command::Local(_)) => serve_here(&config, &heed_signals()).await,
        Some(command) => {
            let stop = heed_signals();
            // What a command has begun to write is removed when it is dropped.
            tokio::select! {
                ended = carry_out(&config, command) => ended,
                () = until(stop.subscribe()) => Err(Failed::Stopped),
            }
        }
        None => match config.token() {
            Some(token) => serve_there(&config, token, &heed_signals()).await,
            #[cfg(feature = "local")]
            None => serve_here(&config, &heed_signals()).await,
            #[cfg(not(feature = "local"))]
            None => Err(Failed::NoToken),
        },
    }
}

/// Carries out a command that reads or writes data, or asks Discord.
async fn carry_out(config: &Config, command: &Command) -> Result<(), Failed> {
    let data = || data(config.data.as_ref(), DATA);
    match (command, config.token()) {
        (Command::Register { guild, clear }, Some(token)) => {
            let rest =
                Rest::new(token, config.discord_api_proxy.as_ref().map(ApiProxy::with_secrets))?;
            let registered = registration::register(&rest, guild.map(Into::into), *clear).await;
            let count = registered.map_err(Failed::Registration)?;
            let scope = match guild {
                Some(guild) => format!(" for the server {guild} alone"),
                None => String::new(),
            };
            Ok(output::say(format_args!("Discord has {count} commands of the bot{scope}."))?)
        }
        (Command::Register { .. }, None) => Err(Failed::NoToken),
        (Command::Doctor { local }, token) => {
            let (data, channel) = (data(), local_data(config));
            let other = data.file().filter(|path| path.exists() && !is_local(path));
            let only_channel = other.is_none() && channel.file().is_some_and(is_local);
            if *local || token.is_none() && only_channel {
                return Ok(doctor::examine(None, &channel).await?);
            }
            Ok(doctor::examine(Some((config, &commands::names())), &data).await?)
        }
        (Command::RebuildRatings, _) => rebuild_ratings(&data()).await,
        (Command::Backup { to }, _) => Ok(maintenance::back_up(&data(), to.as_deref()).await?),
        (Command::Copy { from, to }, _) => copy(from, to).await,
        (Command::Check { all }, _) => Ok(maintenance::check(&data(), *all).await?),
        (Command::Export { guild, game, ids, output, force }, _) => {
            let selection = match (guild, game) {
                (Some(guild), _) => Selection::Server((*guild).into()),
                (None, Some(code)) => Selection::Game(code.clone()),
                (None, None) => Selection::All,
            };
            Ok(maintenance::export_to(&data(), &selection, *ids, output.as_deref(), *force).await?)
        }
        // They need neither data nor Discord, or serve.
        (Command::Picture { .. } | Command::Gif { .. } | Command::Completions { .. }, _) => Ok(()),
        #[cfg(feature = "local")]
        (Command::Local(_), _) => Ok(()),
    }
}

/// Computes all ratings again.
async fn rebuild_ratings(data: &Location) -> Result<(), Failed> {
    if let Some(path) = data.file()
        && !path.exists()
    {
        return Err(Failed::NoData(path.to_owned()));
    }
    let store = Store::open(data).await?;
    let rated = store.rebuild_ratings().await;
    store.close().await;
    Ok(output::say(format_args!("The ratings follow from {} rated games.", rated?))?)
}

/// Copies all data, except those of a local channel, whose messages are kept beside the file.
async fn copy(from: &Location, to: &Location) -> Result<(), Failed> {
    let [from, to] = [from, to].map(|named| data(Some(named), DATA));
    if let Some(path) = from.file()
        && is_local(path)
    {
        return Err(Failed::LocalData(path.to_owned()));
    }
    Ok(maintenance::copy(&from, &to).await?)
}

/// The data of the local channel.
fn local_data(config: &Config) -> Location {
    data(config.data.as_ref(), LOCAL_DATA)
}

/// The folder in which the data are to be, if it does not exist.
fn missing_folder(data: &Location) -> Option<PathBuf> {
    let folder = data.file()?.parent()?;
    let missing = folder != Path::new("") && !folder.exists();
    missing.then(|| path::absolute(folder).unwrap_or_else(|_| folder.to_owned()))
}

/// Serves the Discord that the token belongs to.
async fn serve_there(config: &Config, token: &Token, stop: &Stop) -> Result<(), Failed> {
    #[cfg(feature = "local")]
    if config.channel != LocalChannel::default() {
        return Err(Failed::LocalFlags);
    }
    let data = data(config.data.as_ref(), DATA);
    if let Some(path) = data.file()
        && is_local(path)
    {
        return Err(Failed::LocalData(path.to_owned()));
    }
    if let Some(folder) = missing_folder(&data) {
        return Err(Failed::NoFolder(folder));
    }
    let rest = Rest::new(token, config.discord_api_proxy.as_ref().map(ApiProxy::with_secrets))?;
    let Some(store) = open(config, &data, stop).await? else {
        return Ok(());
    };
    let bot = Bot::new(store, rest, config.fonts.clone(), config.threads())
        .map_err(Failed::EngineWorker)?;
    let ended = serve_with_page(config, bot.clone(), token, stop).await;
    bot.games.store().close().await;
    ended
}

/// Opens the data, and reports to the service manager how an update of them goes. `None` if the
/// process is told to stop meanwhile, which ends an update at once: the step under way is undone,
/// and the next start goes on there.
async fn open(config: &Config, data: &Location, stop: &Stop) -> Result<Option<Store>, Failed> {
    let (report, steps) = watch::channel(None);
    let report = |step| {
        report.send_replace(Some(step));
    };
    let opened = Store::open_reporting(data, config.clock(), &report);
    tokio::select! {
        opened = opened => Ok(Some(opened?)),
        never = systemd::updating(steps) => match never {},
        () = until(stop.subscribe()) => Ok(None),
    }
}

/// Serves the page of boards as well, if it is to have an address; also while this process stands
/// by.
async fn serve_with_page(
    config: &Config,
    bot: Bot,
    token: &Token,
    stop: &Stop,
) -> Result<(), Failed> {
    let Some((url, address)) = config.board_url.clone().zip(config.board) else {
        return serve(config, &bot, token, stop).await;
    };
    let listener =
        TcpListener::bind(address).await.map_err(|error| Failed::Board(address, error))?;
    let page = Arc::new(PageAddress::personal(url, token));
    let bot = bot.with_page(Arc::clone(&page));
    // The system may have chosen the port.
    let here = listener.local_addr().unwrap_or(address);
    tracing::info!("the page of boards is at {page}, served at {here}");
    // It ends with this function.
    let mut serving = JoinSet::new();
    serving.spawn(page::serve(listener, page, bot.clone()));
    serve(config, &bot, token, stop).await
}

/// Opens a channel on this machine and serves it.
#[cfg(feature = "local")]
async fn serve_here(config: &Config, stop: &Stop) -> Result<(), Failed> {
    let data = local_data(config);
    if let Some(folder) = missing_folder(&data) {
        return Err(Failed::NoFolder(folder));
    }
    let (store, channel) = local_channel::open(config, &data).await?;
    let token = Token::from(channel.token());
    let rest = Rest::new(&token, Some(&channel.url()))?;
    let bot = Bot::new(store, rest, config.fonts.clone(), config.threads())
        .map_err(Failed::EngineWorker)?;
    let page = channel.serve(page::routes(bot.clone()));
    let bot = bot.with_page(PageAddress::open(page).into());
    let ended = serve(config, &bot, &token, stop).await;
    bot.games.store().close().await;
    channel.stop().await;
    ended
}

/// Serves one Discord, or a server that speaks its API.
async fn serve(config: &Config, bot: &Bot, token: &Token, stop: &Stop) -> Result<(), Failed> {
    let stopped = stop.subscribe();
    let (rest, games) = (bot.rest.clone(), bot.games.clone());
    let gateway = Arc::new(Gateway::new(rest, token.clone(), games));
    // All tasks end with this function, wherever it returns.
    let mut monitoring = JoinSet::new();
    if let Some(address) = config.metrics {
        let opened = Monitoring::open(address).await?;
        monitoring.spawn(opened.serve(bot.clone(), Arc::clone(&gateway), stopped.clone()));
    }
    systemd::serving();
    // These finish what they are doing when the bot stops.
    let mut finishing = JoinSet::new();
    let connected = gateway.connected();
    finishing.spawn(supervised("service manager", bot, &stopped, move |bot, stopped| {
        systemd::run(bot, connected.clone(), stopped)
    }));
    let shards = tokio::select! {
        wanted = gateway.shards_wanted() => wanted?,
        () = until(stopped.clone()) => {
            finishing.join_all().await;
            return Ok(());
        }
    };
    let interactions = Interactions::new(bot.clone()).await;
    let interactions = Arc::new(interactions.map_err(Failed::Loopback)?);
    finishing.spawn(supervised("outbox", bot, &stopped, outbox::run));
    finishing.spawn(supervised("housekeeping", bot, &stopped, prune));

    // These are interrupted: what they do is found in the data at the next start.
    let mut interrupted = JoinSet::new();
    let connected = gateway.connected();
    interrupted.spawn(supervised("timekeeper", bot, &stopped, move |bot, stopped| {
        let connected = connected.clone();
        async move { timekeeper::run(&bot.games, &bot.leases, connected, stopped).await }
    }));
    interrupted.spawn(supervised("computers", bot, &stopped, |bot, stopped| async move {
        let served = bot.leases.shards();
        computers::run(&bot.games, &bot.engine_worker, served, stopped).await;
    }));
    interrupted.spawn(supervised("mistakes", bot, &stopped, |bot, stopped| async move {
        mistakes::run(&bot.games, &bot.engine_worker, stopped).await;
    }));
    interrupted.spawn(supervised("club boards", bot, &stopped, club_board::run));
    interrupted.spawn(supervised("daily puzzles", bot, &stopped, daily_puzzle::run));
    interrupted.spawn(supervised("rating roles", bot, &stopped, rating_roles::run));
    let (connected, ready) = (gateway.connected(), gateway.ready());
    interrupted.spawn(supervised("registration", bot, &stopped, move |bot, stopped| {
        registration::run(bot, connected.clone(), ready.clone(), stopped)
    }));

    // Turns true when nothing is under way any more.
    let (over, is_over) = watch::channel(false);
    let (held, at_most) = (Arc::clone(&gateway), config.shards);
    let mut leases = JoinSet::new();
    leases.spawn(supervised("leases", bot, &is_over, move |bot, is_over| {
        let gateway = Arc::clone(&held);
        async move {
            tokio::select! {
                () = bot.leases.keep(&bot.games, shards, at_most) => {}
                () = gateway.keep_sessions() => {}
                () = until(is_over) => bot.leases.give_back(&bot.games).await,
            }
        }
    }));

    let (received, receive) = mpsc::channel(BEFORE_THEY_ARE_READ);
    let receive = Arc::new(Mutex::new(receive));
    finishing.spawn(supervised("interactions", bot, &stopped, move |_, stopped| {
        Arc::clone(&interactions).take(Arc::clone(&receive), stopped)
    }));
    let ended = Arc::clone(&gateway).run(bot.leases.shards(), received, stopped).await;
    // If nobody listens any more, the process was about to end anyway.
    stop.send_replace(true);
    interrupted.shutdown().await;
    match tokio::time::timeout(LAST_DELIVERIES, finishing.join_all()).await {
        Ok(_) => gateway.hand_sessions_over().await,
        Err(_) => tracing::info!(
            "not everything could be finished; the rest is done after the next start"
        ),
    }
    bot.renderer.close();
    over.send_replace(true);
    leases.join_all().await;
    Ok(ended?)
}

async fn prune(bot: Bot, mut stopped: watch::Receiver<bool>) {
    while !*stopped.borrow() {
        let store = bot.games.store();
        if let Err(error) = store.prune().await {
            tracing::warn!(error = %chain(&error), "housekeeping failed");
        }
        match store.back_up_hourly().await {
            Ok(Some(made)) => {
                tracing::info!(backup = %made.path.display(), games = made.games, "backed up");
            }
            Ok(None) => {}
            Err(error) => tracing::error!(error = %chain(&error), "no backup could be made"),
        }
        let _stopped = tokio::time::timeout(TIDY_EVERY, stopped.changed()).await;
    }
}
