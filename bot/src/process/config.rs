//! The settings of the program: environment variables, or flags with the same meaning.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use discord::{ApiProxy, Token};
use play::time::Clock;
use render::FontSource;
use reqwest::Url;
use rules::Kind;
use store::Location;

/// The description of the program in its help.
const ABOUT: &str = if cfg!(feature = "local") {
    "Hosts Pacru, Azacru, Shacru and Pasang on Discord. Without a token it opens a channel of its own on this machine."
} else {
    "Hosts Pacru, Azacru, Shacru and Pasang on Discord."
};

/// The version of the program, with the commit that it was built from if that is known.
pub const VERSION: &str = env!("PACRU_VERSION");

/// The settings of the program.
#[derive(Clone, Debug, Parser)]
#[command(name = "pacru", version = VERSION, about = ABOUT)]
pub struct Config {
    /// The bot's token; better given as a variable than as a flag
    #[arg(long, env, hide_env_values = true, value_parser = token, global = true)]
    pub discord_token: Option<Token>,

    /// A file with the token, such as a credential of systemd or a secret of a container
    #[arg(long, env, value_parser = token_file, conflicts_with = "discord_token", global = true)]
    pub discord_token_file: Option<Token>,

    /// The data file, or the folder it is in, or `postgres://user@host/database`; by default `pacru.db`, and for the
    /// local channel `pacru-local.db`
    #[arg(long, env = "PACRU_DATA", value_name = "PACRU_DATA", global = true)]
    pub data: Option<Location>,

    /// Another server that speaks Discord's API, such as a proxy
    #[arg(long, env, global = true)]
    pub discord_api_proxy: Option<ApiProxy>,

    /// What is logged, for example `debug` or `info,sqlx=debug`
    #[arg(
        long,
        env = "PACRU_LOG",
        value_name = "PACRU_LOG",
        default_value = "info,serenity=warn,poise=warn,sqlx=error",
        value_parser = log_filter,
        global = true
    )]
    pub log: String,

    /// How the log is written
    #[arg(
        long,
        env = "PACRU_LOG_FORMAT",
        value_name = "PACRU_LOG_FORMAT",
        default_value = "text",
        global = true
    )]
    pub log_format: LogFormat,

    /// The address of this machine at which a monitoring system finds `/metrics`, `/livez` and `/readyz`, for example
    /// 127.0.0.1:9464
    #[arg(long, env = "PACRU_METRICS", value_name = "PACRU_METRICS", global = true)]
    pub metrics: Option<SocketAddr>,

    /// The address under which browsers find the page of boards, such as `https://board.example`; boards then have a button
    /// that opens them there
    #[arg(
        long,
        env = "PACRU_BOARD_URL",
        value_name = "PACRU_BOARD_URL",
        value_parser = board_url,
        requires = "board",
        global = true
    )]
    pub board_url: Option<String>,

    /// The address of this machine at which the page of boards is served, for example 127.0.0.1:8088; a web
    /// server that encrypts stands before it
    #[arg(
        long,
        env = "PACRU_BOARD",
        value_name = "PACRU_BOARD",
        requires = "board_url",
        global = true
    )]
    pub board: Option<SocketAddr>,

    /// Folders and files with fonts for names in scripts that the program's own fonts lack; by default those of the
    /// system
    #[arg(
        long,
        env = "PACRU_FONTS",
        value_name = "PACRU_FONTS",
        default_value = "",
        hide_default_value = true,
        value_parser = fonts,
        global = true
    )]
    pub fonts: FontSource,

    /// The number of threads on which computers think; by default one for every two cores
    #[arg(long, env = "PACRU_THREADS", value_name = "PACRU_THREADS", global = true)]
    pub threads: Option<NonZeroUsize>,

    /// The most shards that this process serves, if several processes share a database; by default all that are free
    #[arg(long, env = "PACRU_SHARDS", value_name = "PACRU_SHARDS", global = true)]
    pub shards: Option<NonZeroU32>,

    /// A file with the milliseconds by which the bot's clock is put forward, for trying out deadlines
    #[arg(long, env = "PACRU_CLOCK_FORWARD", value_name = "FILE", global = true, hide = true)]
    pub clock_forward: Option<PathBuf>,

    /// The settings of the local channel.
    #[cfg(feature = "local")]
    #[command(flatten)]
    pub channel: LocalChannel,

    /// The command; without one, the bot serves Discord if there is a token, and the local channel otherwise.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people, in colours on a terminal unless there is `NO_COLOR`
    #[default]
    Text,
    /// One JSON object a line
    Json,
}

/// Flags that may stand before or after a command, each with the commands that use it: only their help lists it.
pub const HEEDED: [(&str, &[&str]); 13] = [
    ("discord_token", &["register", "doctor"]),
    ("discord_token_file", &["register", "doctor"]),
    ("data", &["local", "rebuild-ratings", "backup", "check", "export", "doctor"]),
    ("discord_api_proxy", &["register", "doctor"]),
    ("log", &["local"]),
    ("log_format", &["local"]),
    ("metrics", &["local"]),
    ("board_url", &["doctor"]),
    ("board", &["doctor"]),
    ("fonts", &["local"]),
    ("threads", &["local"]),
    ("shards", &[]),
    ("clock_forward", &[]),
];

impl Config {
    /// Reads the flags and variables of this process. Ends the process with status 2 if they cannot be used, and with
    /// 0 after printing help.
    pub fn read() -> Self {
        Self::read_from(std::env::args_os()).unwrap_or_else(|error| error.exit())
    }

    /// Reads these words, the first of which is the name of the program, and the variables of this
    /// process. The error is what its owner reads; it repeats nothing that may be a secret.
    pub fn read_from(words: impl IntoIterator<Item = OsString>) -> Result<Self, clap::Error> {
        let matches = Self::with_help().try_get_matches_from(words);
        matches.and_then(|matches| Self::from_arg_matches(&matches)).map_err(without_values)
    }

    /// The bot's token, from whichever setting has it.
    pub fn token(&self) -> Option<&Token> {
        self.discord_token.as_ref().or(self.discord_token_file.as_ref())
    }

    /// The number of threads on which computers think.
    pub(crate) fn threads(&self) -> NonZeroUsize {
        self.threads.unwrap_or_else(|| {
            let cores = available_parallelism().map_or(1, NonZeroUsize::get);
            NonZeroUsize::new(cores / 2).unwrap_or(NonZeroUsize::MIN)
        })
    }

    /// The command line, as help describes it.
    pub fn with_help() -> clap::Command {
        // Help would show what the variables hold, a password in `PACRU_DATA` too.
        let command = Self::command().mut_args(|argument| argument.hide_env_values(true));
        let global: Vec<_> =
            command.get_arguments().filter(|argument| argument.is_global_set()).cloned().collect();
        command.mut_subcommands(|command| {
            let heeds = |argument: &clap::Arg| {
                HEEDED.iter().any(|(name, commands)| {
                    argument.get_id() == name && commands.contains(&command.get_name())
                })
            };
            let others: Vec<_> = global
                .iter()
                .filter(|argument| !heeds(argument))
                .map(|argument| argument.clone().hide(true))
                .collect();
            command.args(others)
        })
    }

    /// The flags of the local channel, from before and after its command.
    #[cfg(feature = "local")]
    pub fn local_channel(&self) -> LocalChannel {
        let before = self.channel.clone();
        match &self.command {
            Some(Command::Local(after)) => LocalChannel {
                port: after.port.or(before.port),
                fresh: after.fresh || before.fresh,
                open: after.open || before.open,
            },
            _ => before,
        }
    }

    /// The clock of the bot.
    pub fn clock(&self) -> Clock {
        self.clock_forward.clone().map_or_else(Clock::default, Clock::put_forward_by)
    }
}

/// The commands.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Opens a channel on this machine, even if there is a token
    #[cfg(feature = "local")]
    Local(LocalChannel),
    /// Draws a position as a PNG file
    Picture {
        /// The position line, for example "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S"
        position: String,
        /// The game, if it is not Pacru or Pasang
        #[arg(long)]
        game: Option<Kind>,
        /// The file to write
        #[arg(long, short, default_value = "position.png")]
        output: PathBuf,
        /// Writes over a file that is there already
        #[arg(long)]
        force: bool,
    },
    /// Draws a record, as `/pacru study history` gives it, as a moving GIF file
    Gif {
        /// The file with the record
        record: PathBuf,
        /// The file to write
        #[arg(long, short, default_value = "game.gif")]
        output: PathBuf,
        /// Writes over a file that is there already
        #[arg(long)]
        force: bool,
    },
    /// Registers the slash commands with Discord again, if someone has removed them; after an update the bot does so itself
    Register {
        /// Only for the Discord server with this id, where they appear at once: for trying them out
        #[arg(long, value_name = "ID", value_parser = server)]
        guild: Option<u64>,
        /// Removes them instead
        #[arg(long)]
        clear: bool,
    },
    /// Checks everything that the bot needs, and says how to repair what is wrong
    Doctor {
        /// Checks the local channel; by default only if there is neither a token nor a `pacru.db`
        #[arg(long)]
        local: bool,
    },
    /// Computes all ratings again from the finished games; the bot must be stopped meanwhile
    RebuildRatings,
    /// Copies the data file, also while a bot uses it, and checks the copy
    Backup {
        /// The file to write, or the folder for it; by default the folder of the hourly backups
        to: Option<PathBuf>,
    },
    /// Copies everything to an empty place, reads it back and compares it: from a file to PostgreSQL, or back
    Copy {
        /// The file to read, or the database as `postgres://user@host/database`
        from: Location,
        /// The file to make, or a database without tables
        to: Location,
    },
    /// Checks the data file, also while a bot uses it, and replays the games under way
    Check {
        /// Replays the finished games too
        #[arg(long)]
        all: bool,
    },
    /// Writes games as JSON lines, also while a bot uses the data file
    Export {
        /// Only the games of the Discord server with this id
        #[arg(long, value_name = "ID", conflicts_with = "game", value_parser = server)]
        guild: Option<u64>,
        /// Only the game with this code
        #[arg(long, value_name = "CODE")]
        game: Option<String>,
        /// Writes the Discord ids of players and servers too
        #[arg(long)]
        ids: bool,
        /// The file to write; by default standard output
        #[arg(long, short)]
        output: Option<PathBuf>,
        /// Writes over a file that is there already
        #[arg(long)]
        force: bool,
    },
    /// Writes the completions for a shell to standard output
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// The settings of the local channel.
#[cfg(feature = "local")]
#[derive(clap::Args, Clone, Debug, Default, PartialEq, Eq)]
#[command(next_help_heading = "Local channel")]
pub struct LocalChannel {
    /// The port of this machine; by default the first free one from 8080 on
    #[arg(long)]
    pub port: Option<u16>,

    /// Deletes all games and messages of the local channel first
    #[arg(long)]
    pub fresh: bool,

    /// Opens the channel in a browser
    #[arg(long)]
    pub open: bool,
}

/// The default data file of the local channel; a bot on a real Discord has another one.
pub(crate) const LOCAL_DATA: &str = "pacru-local.db";

/// The data that were named; a folder stands for the file with the default name in it.
pub fn data(named: Option<&Location>, usual: &str) -> Location {
    match named {
        None => Location::File(usual.into()),
        Some(Location::File(path)) if path.is_dir() || ends_with_separator(path) => {
            Location::File(path.join(usual))
        }
        Some(named) => named.clone(),
    }
}

/// The folder beside the data file of a local channel that holds its members, messages and pictures.
pub(crate) fn channel_folder(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".channel");
    name.into()
}

/// Whether a data file is a local channel's.
pub(crate) fn is_local(data: &Path) -> bool {
    channel_folder(data).is_dir()
}

fn ends_with_separator(path: &Path) -> bool {
    path.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

/// An error without what was given: a secret may stand in the wrong place, and a journal keeps what
/// is said here. Slips of the finger are repeated beside what was probably meant.
fn without_values(mut error: clap::Error) -> clap::Error {
    let hidden = || ContextValue::String("…".to_owned());
    match error.kind() {
        ErrorKind::InvalidSubcommand if error.get(ContextKind::SuggestedSubcommand).is_none() => {
            error.insert(ContextKind::InvalidSubcommand, hidden());
        }
        ErrorKind::UnknownArgument => {
            let unknown = error.get(ContextKind::InvalidArg);
            if !unknown.is_some_and(|unknown| unknown.to_string().starts_with('-')) {
                error.insert(ContextKind::InvalidArg, hidden());
            }
        }
        _ if error.get(ContextKind::InvalidValue).is_some() => {
            error.insert(ContextKind::InvalidValue, hidden());
        }
        _ => {}
    }
    error
}

fn token(text: &str) -> Result<Token, String> {
    let text = text.trim().trim_start_matches("Bot ");
    if text.is_empty() {
        return Err("it is empty; copy the token from the page Bot of your application".into());
    }
    if text.chars().any(|letter| !letter.is_ascii_graphic()) {
        return Err("it contains spaces or characters that no token has; copy it again".into());
    }
    Ok(Token::from(text.to_owned()))
}

/// The token in a file, alone or after `DISCORD_TOKEN=`. The path is not repeated: it may be the
/// token itself.
fn token_file(path: &str) -> Result<Token, String> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("the file that it names cannot be read: {error}"))?;
    let text = text.trim();
    token(text.strip_prefix("DISCORD_TOKEN=").unwrap_or(text))
}

fn server(text: &str) -> Result<u64, &'static str> {
    let id = text.trim().parse();
    id.map_err(|_| "it must be the id of a Discord server, a number")
}

/// A scheme and a host as browsers spell them, with the port if it is not the usual one: the page
/// is found under each spelling. Browsers keep cookies that sign in to themselves only where nobody
/// on the way can read along.
fn board_url(text: &str) -> Result<String, &'static str> {
    const SCHEME: &str = "it must begin with https://, for example https://board.example";
    const MORE: &str = "it must be a scheme, a host and perhaps a port, and nothing more, \
                        for example https://board.example";
    let url = Url::parse(text.trim()).map_err(|_| SCHEME)?;
    let is_own = matches!(url.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
    if url.scheme() != "https" && !(url.scheme() == "http" && is_own) {
        return Err(SCHEME);
    }
    let login = !url.username().is_empty() || url.password().is_some();
    let rest = url.path() != "/" || url.query().is_some() || url.fragment().is_some();
    if login || rest {
        return Err(MORE);
    }
    Ok(url.origin().ascii_serialization())
}

fn log_filter(text: &str) -> Result<String, String> {
    match tracing_subscriber::EnvFilter::try_new(text) {
        Ok(_) => Ok(text.to_owned()),
        Err(_) => Err("it must be a level such as info, or a list such as info,sqlx=debug".into()),
    }
}

/// Paths as in `PATH`; an empty text stands for the fonts of the system.
fn fonts(paths: &str) -> Result<FontSource, String> {
    if paths.is_empty() {
        return Ok(FontSource::System);
    }
    let fonts = FontSource::Paths(std::env::split_paths(paths).collect());
    match fonts.without_fonts() {
        Some(path) => Err(format!("{} holds no font that can be read", path.display())),
        None => Ok(fonts),
    }
}
