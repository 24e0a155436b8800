//! `pacru doctor` checks everything that the bot needs, in the order in which an operator would
//! look for a fault, and says how to repair what is wrong. It changes nothing, and works beside a
//! running bot.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use discord::{ApiProxy, Failure, Rest, RestError};
use play::reach::Cause;
use play::time::Millis;
use reqwest::StatusCode;
use serenity::all::{ApplicationId, Permissions};
use store::{
    IntegrityReport, Location, OpenError, RefusingChannel, Room, Store, newest_good_backup,
};
use tasks::chain;

use crate::operator::output::{self, OutputError};
use crate::process::config::{Config, VERSION, is_local};
use crate::process::private_files::readable_by_others;

/// The permissions that the invitation in the README asks for.
const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// If the clock is off by more than this, deadlines mislead their readers.
const CLOCK_MAY_BE_OFF: Millis = 10_000;

/// A page that has not answered by then does not answer.
const PAGE_ANSWERS_WITHIN: Duration = Duration::from_secs(10);

/// The greatest age of a backup that needs no note. The bot makes one every hour, but may have been
/// stopped for a day.
const BACKUP_AGE: Duration = Duration::from_hours(25);

/// Why the doctor does not say that all is well.
#[derive(Debug, thiserror::Error)]
pub enum Unwell {
    /// Something must be repaired before the bot can serve.
    #[error("{}", if *.0 == 1 { "one thing must be repaired".to_owned() } else { format!("{} things must be repaired", .0) })]
    Things(usize),
    /// What was found cannot be written.
    #[error(transparent)]
    Output(#[from] OutputError),
}

/// The result of one check.
#[derive(derive_more::Display)]
enum Finding {
    /// As it should be.
    #[display("good  {_0}")]
    Good(String),
    /// Worth knowing, with advice; the bot serves all the same.
    #[display("note  {_0}\n      {_1}")]
    Note(String, String),
    /// The bot cannot serve: the problem, and how to solve it.
    #[display("BAD   {_0}\n      {_1}")]
    Bad(String, String),
}

use Finding::{Bad, Good, Note};

/// Checks everything and prints the findings. Discord should know the commands of these names; the
/// local channel needs no `discord`. Fails when something must be repaired.
pub(crate) async fn examine(
    discord: Option<(&Config, &[String])>,
    data: &Location,
) -> Result<(), Unwell> {
    output::say(format_args!("pacru {VERSION}"))?;
    let mut bad = 0;
    let mut said = Ok(());
    let mut tell = |finding: Finding| {
        bad += usize::from(matches!(finding, Bad(..)));
        if said.is_ok() {
            said = output::say(finding);
        }
    };
    match discord {
        Some((config, names)) => self::discord(config, names, &mut tell).await,
        None => tell(Good("the local channel needs no token".to_owned())),
    }
    if let Some(url) = discord.and_then(|(config, _)| config.board_url.as_deref()) {
        tell(page(url).await);
    }
    kept(data, discord.is_none(), &mut tell).await;
    said?;
    match bad {
        0 => Ok(()),
        bad => Err(Unwell::Things(bad)),
    }
}

/// Checks Discord, the clock, the token, the commands and the servers.
async fn discord(config: &Config, names: &[String], tell: &mut impl FnMut(Finding)) {
    let proxy = config.discord_api_proxy.as_ref();
    let address = proxy.map_or_else(|| "https://discord.com".to_owned(), ToString::to_string);
    let Some(token) = config.token() else {
        tell(Bad(
            "there is no token".to_owned(),
            "set DISCORD_TOKEN or DISCORD_TOKEN_FILE to the token from the page Bot of your application at https://discord.com/developers/applications".to_owned(),
        ));
        return;
    };
    let rest = match Rest::new(token, proxy.map(ApiProxy::with_secrets)) {
        Ok(rest) => rest,
        Err(error) => {
            return tell(Bad(
                format!("no requests can be made: {error}"),
                "check the certificates of the system".to_owned(),
            ));
        }
    };
    let asked = config.clock().now();
    match rest.time().await {
        Ok(theirs) => {
            tell(Good(format!("{address} answers")));
            // Discord's time has whole seconds, and the response took a while to arrive.
            tell(clock(theirs.as_millisecond() - asked));
        }
        Err(error) => {
            return tell(Bad(
                format!("{address} does not answer: {}", chain(&error)),
                "check that this machine reaches the internet, that DNS works, that the firewall lets HTTPS out, and what https://discordstatus.com says".to_owned(),
            ));
        }
    }
    match rest.application().await {
        Ok(application) => {
            tell(Good(format!("the token belongs to the application {application}")));
            commands(&rest, application, names, tell).await;
            servers(&rest, application, tell).await;
        }
        Err(error) => tell(refused("the token", &error)),
    }
}

/// Whether browsers find the page of boards. The bot may not run just now.
async fn page(url: &str) -> Finding {
    let client = reqwest::Client::builder().timeout(PAGE_ANSWERS_WITHIN).build();
    let asked = async { client?.get(format!("{url}/file/board.css")).send().await };
    let why = match asked.await {
        Ok(answer) if answer.status().is_success() => {
            return Good(format!("the page of boards answers at {url}"));
        }
        Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST => {
            return Bad(
                format!("the page of boards does not know that it is at {url}"),
                "have the web server before it pass on the header Host as it is, for example `proxy_set_header Host $http_host;` in nginx, and start the bot with the same PACRU_BOARD_URL".to_owned(),
            );
        }
        Ok(answer) => format!("answers {}", answer.status()),
        Err(error) => format!("does not answer: {}", chain(&error)),
    };
    Note(
        format!("{url} {why}"),
        "start the bot, and have a web server with a certificate pass PACRU_BOARD_URL on to PACRU_BOARD".to_owned(),
    )
}

fn refused(what: &str, error: &RestError) -> Finding {
    match Failure::of(error) {
        Failure::Token => Bad(
            "Discord does not accept the token".to_owned(),
            "copy it again from the page Bot of your application at https://discord.com/developers/applications".to_owned(),
        ),
        _ => Bad(
            format!("Discord gave no information about {what}: {}", chain(error)),
            "try again in a minute; https://discordstatus.com says whether Discord has trouble".to_owned(),
        ),
    }
}

/// The finding about a clock when Discord's is ahead of it by `ahead`.
fn clock(ahead: Millis) -> Finding {
    if ahead.abs() <= CLOCK_MAY_BE_OFF {
        return Good("the clock is right".to_owned());
    }
    let (seconds, direction) = match ahead / 1000 {
        late @ 0.. => (late, "late"),
        early => (-early, "early"),
    };
    Bad(
        format!(
            "the clock of this machine is {seconds} seconds {direction}, and deadlines with it"
        ),
        "let the machine set its clock by a time server: `timedatectl set-ntp true`".to_owned(),
    )
}

/// The finding about the clock of a database that is ahead of that of this machine.
fn clock_of_database(ahead: Millis) -> Finding {
    if ahead.abs() <= CLOCK_MAY_BE_OFF {
        return Good("the database has the time of this machine".to_owned());
    }
    Note(
        format!(
            "the clock of the database is {} seconds {} that of this machine; deadlines follow the database",
            ahead.abs() / 1000,
            if ahead < 0 { "behind" } else { "ahead of" }
        ),
        "let both machines set their clocks by a time server: `timedatectl set-ntp true`"
            .to_owned(),
    )
}

async fn commands(
    rest: &Rest,
    application: ApplicationId,
    names: &[String],
    tell: &mut impl FnMut(Finding),
) {
    let known = match rest.commands(application).await {
        Ok(known) => known,
        Err(error) => return tell(refused("the commands", &error)),
    };
    let missing: Vec<_> = names
        .iter()
        .filter(|name| known.iter().all(|known| known.name() != name.trim_start_matches('/')))
        .map(String::as_str)
        .collect();
    tell(if missing.is_empty() {
        Good("the slash commands are registered".to_owned())
    } else {
        Note(
            format!("Discord does not have {}", missing.join(", ")),
            "the bot registers them when it starts; if they were removed, `pacru register` brings them back".to_owned(),
        )
    });
    if let Some(launch) = known.iter().find(|known| known.is_entry_point()) {
        tell(Good(format!("Discord's own command for the Activity is kept: {}", launch.name())));
    }
}

async fn servers(rest: &Rest, application: ApplicationId, tell: &mut impl FnMut(Finding)) {
    let invitation = format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot%20applications.commands&permissions={}",
        NEEDED.bits()
    );
    let guilds = match rest.guilds().await {
        Ok(guilds) => guilds,
        Err(error) => return tell(refused("the servers", &error)),
    };
    if guilds.is_empty() {
        return tell(Note(
            "the bot is on no server".to_owned(),
            format!("invite it: {invitation}"),
        ));
    }
    let mut complete = 0;
    for guild in guilds {
        let missing = missing(guild.permissions);
        if missing.is_empty() {
            complete += 1;
        } else {
            tell(Note(
                format!("on {} the bot lacks: {}", guild.name, missing.join(", ")),
                format!("allow it in the settings of the server, or invite it again: {invitation}"),
            ));
        }
    }
    if complete > 0 {
        let servers = if complete == 1 { "server" } else { "servers" };
        tell(Good(format!(
            "the bot has its permissions on {complete} {servers}; single channels may differ"
        )));
    }
}

/// The permissions that the bot needs and lacks, under the names of Discord's settings.
fn missing(granted: Permissions) -> Vec<&'static str> {
    if granted.administrator() {
        return Vec::new();
    }
    (NEEDED - granted).get_permission_names()
}

/// Checks the data, which may be those of a `local` channel, the disk and the backups.
async fn kept(data: &Location, local: bool, tell: &mut impl FnMut(Finding)) {
    let report = match data.file() {
        Some(path) if !path.exists() => {
            tell(new_file(path));
            None
        }
        Some(path) if is_local(path) && !local => {
            tell(Bad(
                format!("{data} holds the games of a local channel"),
                "name another file with --data or in PACRU_DATA; `pacru doctor --local` checks this one".to_owned(),
            ));
            None
        }
        _ => {
            let checked = Store::integrity_check(data).await;
            let (finding, report) = sound(data, checked);
            tell(finding);
            for channel in report.iter().flat_map(|report| &report.refusing) {
                tell(refusing(channel));
            }
            report
        }
    };
    let Some(path) = data.file() else {
        if local {
            return tell(Bad(
                "the local channel keeps its games in a file".to_owned(),
                "name one with --data".to_owned(),
            ));
        }
        if let Some(ahead) = report.and_then(|report| report.clock_ahead) {
            tell(clock_of_database(ahead));
        }
        return tell(Note(
            "PostgreSQL makes its own backups, which cannot be seen from here".to_owned(),
            "make sure that `pg_dump` or the archive of your provider runs every day".to_owned(),
        ));
    };
    if local && report.is_some() && !is_local(path) {
        tell(Bad(
            format!("{data} holds the games of a real Discord"),
            "leave --local out, or name another file with --data".to_owned(),
        ));
    }
    if report.is_some()
        && let Err(error) = File::options().append(true).open(path)
    {
        tell(Bad(
            format!("{} cannot be written: {error}", path.display()),
            "give it to the user that runs the bot, with `chown`; run `pacru doctor` as that user"
                .to_owned(),
        ));
    }
    let readable = readable_by_others(path);
    if !readable.is_empty() {
        tell(exposed(&readable));
    }
    tell(room(path, report.as_ref().map_or(0, |report| report.bytes)));
    if report.is_some_and(|report| report.games > 0) {
        tell(backup(path).await);
    }
}

/// Files of an earlier version, or of a copy made by hand, may be open to all users of the machine.
fn exposed(readable: &[PathBuf]) -> Finding {
    let named: Vec<String> = readable.iter().map(|path| path.display().to_string()).collect();
    let named = named.join(" ");
    Note(
        format!("other users of this machine can read {named}"),
        format!(
            "`chmod -R go= {named}` makes them private; .github/docs/data-file.md says how to let one group read them"
        ),
    )
}

/// There is no data file yet: the bot will create it.
fn new_file(path: &Path) -> Finding {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new("."));
    match tempfile_in(folder) {
        Ok(()) => Note(
            format!("there is no data file {} yet", path.display()),
            "the bot makes it when it starts; if there is one elsewhere, name it with --data or in PACRU_DATA".to_owned(),
        ),
        Err(error) => Bad(
            format!("{} cannot be made: {error}", path.display()),
            format!(
                "make the folder {} and give it to the user that runs the bot, or name another file in PACRU_DATA",
                folder.display()
            ),
        ),
    }
}

/// Creates a file in a folder and removes it.
fn tempfile_in(folder: &Path) -> std::io::Result<()> {
    let path = folder.join(format!(".pacru-doctor-{}", std::process::id()));
    File::create_new(&path)?;
    std::fs::remove_file(path)
}

fn sound(
    data: &Location,
    checked: Result<IntegrityReport, OpenError>,
) -> (Finding, Option<IntegrityReport>) {
    match checked {
        Ok(report) => {
            let finding = if report.is_older {
                Note(
                    format!("{data} is sound; an older version wrote it"),
                    "the bot brings it up to date when it starts, and first makes a copy of a file"
                        .to_owned(),
                )
            } else {
                Good(format!("{data} is sound and up to date"))
            };
            (finding, Some(report))
        }
        Err(error) => {
            let remedy = match &error {
                OpenError::Newer(_) => {
                    "start the newer pacru that has written it, or restore a backup from before"
                }
                _ => {
                    "`pacru check` checks more; restoring a backup is described in .github/docs/data-file.md"
                }
            };
            (Bad(chain(&error), remedy.to_owned()), None)
        }
    }
}

/// A channel that does not take the boards of its games.
fn refusing(channel: &RefusingChannel) -> Finding {
    let RefusingChannel { channel, cause, games } = channel;
    let games = if *games == 1 { "of one game".to_owned() } else { format!("of {games} games") };
    let (why, remedy) = match cause {
        Cause::Gone => {
            ("was deleted", "a player can use /pacru board in another channel of the server")
        }
        Cause::Access => {
            ("cannot be seen", "let the bot see the channel, or invite it to the server again")
        }
        Cause::Permission => (
            "does not allow the bot to write",
            "allow the bot View Channel, Send Messages and Attach Files there, and look whether AutoMod blocks its messages",
        ),
        Cause::Thread => ("is a locked thread", "unlock it, or allow the bot Manage Threads there"),
        Cause::Closed => (
            "is a conversation with a member who accepts no direct messages",
            "only the member can change that",
        ),
        Cause::Trouble => (
            "did not take a message",
            "the log says what Discord has answered; https://discordstatus.com says whether Discord has trouble",
        ),
    };
    Note(
        format!("the channel {channel} {why}, so the board {games} did not arrive"),
        remedy.to_owned(),
    )
}

/// The free space beside a data file of this size in bytes.
fn room(data: &Path, bytes: u64) -> Finding {
    let folder = data.ancestors().skip(1).find(|folder| folder.is_dir());
    let folder = folder.unwrap_or(Path::new("."));
    let free = match fs4::available_space(folder) {
        Ok(free) => free,
        Err(error) => {
            return Note(
                format!("the free space on the disk cannot be determined: {error}"),
                "make sure that it does not fill up".to_owned(),
            );
        }
    };
    let line = format!("the disk of {} has {} MB free", folder.display(), free / 1_000_000);
    let remedy = "free some space: the bot needs some for every turn, and its backups take up to 35 times the data file";
    match Room::of(free, bytes) {
        Room::Enough => Good(line),
        Room::Little => Note(line, remedy.to_owned()),
        Room::None => Bad(line, remedy.to_owned()),
    }
}

async fn backup(data: &Path) -> Finding {
    let remedy = "the bot makes one every hour while it runs, and says in the log why if it cannot; `pacru backup` makes one at once";
    let Some(newest) = newest_good_backup(data).await else {
        return Note("there is no good backup".to_owned(), remedy.to_owned());
    };
    let made = std::fs::metadata(&newest).and_then(|file| file.modified());
    let age = made.map(|made| SystemTime::now().duration_since(made).unwrap_or_default());
    match age {
        Ok(age) if age > BACKUP_AGE => Note(
            format!(
                "the newest good backup is {} hours old: {}",
                age.as_secs() / 3600,
                newest.display()
            ),
            remedy.to_owned(),
        ),
        _ => Good(format!("the newest good backup is {}", newest.display())),
    }
}
