//! The channel on this machine: its files, its port, and how it is opened in a browser.

use std::io::Write as _;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;
use std::{fs, io};

use local::{Discord, FirstStep, OptionGroup, Permissions, StartError};
use store::{Location, OpenError, Store};

use super::config::{Config, LOCAL_DATA, channel_folder, is_local};

/// The default ports: the first free one is used.
const PORTS: RangeInclusive<u16> = 8080..=8100;

/// The steps to a first turn for somebody who has never used a bot: what to do, and the command that a button fills in.
const FIRST_STEPS: [(&str, Option<&str>); 4] = [
    (
        "Open a table: press **Try /pacru new**, then **Send**, then **Submit** in the form.",
        Some("pacru new"),
    ),
    (
        "Here you play for everyone. Press another letter at the top to become that member, then **Join** under the table.",
        None,
    ),
    (
        "Press **Open the board**, touch a piece and where it goes, then **Play**. If it is the turn of another member, a dot marks their letter at the top: press that first.",
        None,
    ),
    (
        "That was a complete turn. Now it is the next player's turn; carry on in the same way. `/pacru help` shows what else you can do.",
        None,
    ),
];

/// The button of the empty channel, and the command that it sends.
const QUICK_START: (&str, &str) =
    ("Play Shacru against a computer", "pacru new game:Shacru computer:Novice");

/// What a member reads in their empty direct messages, and the command that a button fills in.
const DIRECT_WELCOME: (&str, &str) = (
    "Only you can read this. Here you can play against a computer in private.",
    "pacru new computer:Novice",
);

/// The options of `/pacru new` that most tables do not need.
const OPTION_GROUPS: [(&str, &[&str]); 5] = [
    ("More players", &["opponent2", "opponent3", "computers"]),
    ("Time", &["pace", "free_weekends", "timeout", "absent"]),
    ("Rating and series", &["rated", "games"]),
    ("Channel", &["thread", "boards"]),
    ("Rules", &["pattern", "ka", "opening", "meeting9"]),
];

/// The roles of the server, for trying out what the bot does with them.
const ROLES: [&str; 2] = ["players", "masters"];

/// Discord gives a bot three seconds to acknowledge. Here the machine may be busy compiling, and players would rather
/// wait.
const ACKNOWLEDGE_WITHIN: Duration = Duration::from_secs(10);

/// Why the local channel could not be opened; each text is one line for its owner.
#[derive(Debug, thiserror::Error)]
pub enum ChannelError {
    /// Otherwise a typing mistake would cost players on a real Discord their games.
    #[error(
        "{0} holds the games of a real Discord; give the local channel a file of its own, for example `pacru local --data {LOCAL_DATA}`"
    )]
    NotOurs(PathBuf),
    /// Messages and pictures are kept beside a file.
    #[error(
        "the local channel keeps its games in a file; name one, for example `pacru local --data {LOCAL_DATA}`"
    )]
    NoFile,
    /// The data file could not be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The folder with the messages and pictures could not be used.
    #[error("{path} cannot be made or emptied; name another place with `pacru local --data`")]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// All ports are taken.
    #[error("the local channel needs a port of this machine, but {}; name another one, for example `pacru local --port 9000`, or set DISCORD_TOKEN to play on a real Discord", taken(.0))]
    NoPort(RangeInclusive<u16>),
    /// The files of an earlier channel cannot be read.
    #[error("the local channel cannot be read any more; `pacru local --fresh` begins a new one")]
    Unreadable(#[source] StartError),
}

fn taken(ports: &RangeInclusive<u16>) -> String {
    match (ports.start(), ports.end()) {
        (first, last) if first == last => format!("port {first} is taken"),
        (first, last) => format!("the ports from {first} to {last} are all taken"),
    }
}

/// Opens the data file and the channel beside it. Fails when no port is free, or the files cannot be used or belong to
/// another program.
pub(crate) async fn open(
    config: &Config,
    data: &Location,
) -> Result<(Store, Discord), ChannelError> {
    let wanted = config.local_channel();
    let data = data.file().ok_or(ChannelError::NoFile)?;
    let folder = channel_folder(data);
    if data.exists() && !is_local(data) {
        store::inspect(data).await?;
        return Err(ChannelError::NotOurs(data.to_owned()));
    }
    let failed = |source| ChannelError::Folder { path: folder.clone(), source };
    // The folder is created first and deleted last: a data file without it would be taken for one of a real Discord.
    if wanted.fresh && is_local(data) {
        store::forget(data)?;
        fs::remove_dir_all(&folder).map_err(failed)?;
    }
    fs::create_dir_all(&folder).map_err(failed)?;
    let store = Store::open_at(&data.into(), config.clock()).await?;
    let discord = listen(folder, wanted.port).await?;

    let url = discord.url();
    // Somebody may have found the channel before: it opens, though nobody may read where.
    let mut out = io::stdout();
    let _unread = writeln!(out, "Open {url} in a browser to play on this machine; Ctrl-C ends it.");
    let _unread = writeln!(
        out,
        "The games are kept in {}. To play on a real Discord, set DISCORD_TOKEN.",
        data.display()
    );
    if wanted.open
        && let Err(error) = open::that_detached(&url)
    {
        tracing::warn!(%error, "no browser could be opened");
    }
    Ok((store, discord))
}

fn first_steps() -> Vec<FirstStep> {
    let [table, called, played, over] = view::known_by();
    // Whoever has played a whole game needs no guide.
    let second = [played.clone(), over].concat();
    let done = [table, called, played, second];
    let step = |((text, command), done_when): ((&str, Option<&str>), _)| FirstStep {
        text: text.to_owned(),
        command: command.map(str::to_owned),
        done_when,
    };
    FIRST_STEPS.into_iter().zip(done).map(step).collect()
}

fn option_group((title, options): (&str, &[&str])) -> OptionGroup {
    OptionGroup {
        title: title.to_owned(),
        options: options.iter().map(ToString::to_string).collect(),
    }
}

async fn listen(folder: PathBuf, port: Option<u16>) -> Result<Discord, ChannelError> {
    let ports = port.map_or(PORTS, |port| port..=port);
    for port in ports.clone() {
        let started = Discord::start(local::Config {
            port,
            data_dir: Some(folder.clone()),
            first_steps: first_steps(),
            option_groups: OPTION_GROUPS.map(option_group).into(),
            quick_start: Some((QUICK_START.0.to_owned(), QUICK_START.1.to_owned())),
            direct_welcome: Some((DIRECT_WELCOME.0.to_owned(), DIRECT_WELCOME.1.to_owned())),
            roles: ROLES.map(str::to_owned).into(),
            bot_permissions: Permissions::MEMBER | Permissions::MANAGE_ROLES,
            response_timeout: ACKNOWLEDGE_WITHIN,
            ..local::Config::default()
        });
        match started.await {
            Ok(discord) => return Ok(discord),
            Err(StartError::Bind { port, source }) => {
                tracing::debug!(port, %source, "a port cannot be used");
            }
            Err(unreadable) => return Err(ChannelError::Unreadable(unreadable)),
        }
    }
    Err(ChannelError::NoPort(ports))
}
