//! Starting and ending, from the operator's point of view.

use local::{Config, Discord, Endpoint, Fault, FaultKind};

use crate::bot::Bot;
use crate::club::{Club, Says as _};

async fn discord() -> Discord {
    Discord::start(Config::default()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_is_one_line_and_exit_code_2() {
    let discord = discord().await;
    let folder = tempfile::tempdir().unwrap();
    let mut bot = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", "MTA.wrong.token")
            .env("DISCORD_API_PROXY", discord.url())
            .env("PACRU_LOG", "off")
            .env("PACRU_DATA", folder.path().join("pacru.db")),
    );
    assert_eq!(bot.end().code(), Some(2), "{}", bot.log());
    let log = bot.log();
    assert_eq!(log.lines().count(), 1, "{log}");
    assert!(log.contains("DISCORD_TOKEN") && !log.contains("MTA.wrong"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_malformed_setting_names_its_variable() {
    for (variable, value) in [
        ("DISCORD_API_PROXY", "localhost:1"),
        ("DISCORD_TOKEN", "two words"),
        ("PACRU_LOG", "a=b=c"),
    ] {
        let mut bot = Bot::spawn(Bot::command().env(variable, value));
        assert_eq!(bot.end().code(), Some(2), "{variable}: {}", bot.log());
        assert!(bot.log().contains(variable), "{}", bot.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_file_that_cannot_be_used_is_named() {
    let discord = discord().await;
    let folder = tempfile::tempdir().unwrap();
    let foreign = folder.path().join("letter.txt");
    std::fs::write(&foreign, "Dear Ana, ".repeat(100)).unwrap();
    let missing = folder.path().join("nowhere/pacru.db");
    for (path, said) in [(&foreign, "not a data file"), (&missing, "PACRU_DATA")] {
        let mut bot = Bot::start(&discord, path);
        assert_eq!(bot.end().code(), Some(1), "{}", bot.log());
        assert!(bot.log().contains(said), "{}", bot.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_file_is_refused() {
    if testing::database::is_postgres() {
        return; // There it stands by: `tests/cluster`.
    }
    let club = Club::open().await;
    let mut second = Bot::start(&club.discord, &club.data());
    assert_eq!(second.end().code(), Some(1));
    assert!(second.log().contains("in use"), "{}", second.log());
}

/// The bot takes any token that the server accepts.
#[tokio::test(flavor = "multi_thread")]
async fn any_token_that_the_server_knows_will_do() {
    let club = Club::open_with(Config { token: "x".to_owned(), ..Config::default() }).await;
    let help = club.answer(&club.member("Ana"), "pacru help", []).await;
    help.says("/pacru new");
}

/// A machine may start the bot before its network works.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_discord() {
    let discord = discord().await;
    discord.fault(Fault::new(Endpoint::Any, FaultKind::Status(503)).times(2));
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    testing::database::fresh(&data).await;
    let mut bot = Bot::start(&discord, &data);
    discord.registered("pacru").await.unwrap();
    assert!(bot.terminate().success(), "{}", bot.log());
}

/// The bot stops when told to, even while it waits for a Discord that does not respond.
#[tokio::test(flavor = "multi_thread")]
async fn it_ends_cleanly_without_discord() {
    let folder = tempfile::tempdir().unwrap();
    let mut bot = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", "MTA.some.token")
            .env("DISCORD_API_PROXY", "http://127.0.0.1:9")
            .env("PACRU_DATA", folder.path().join("pacru.db")),
    );
    bot.says("cannot be reached").await;
    assert!(bot.terminate().success(), "{}", bot.log());
}

/// Once, the line *stopping* could not be written when the reader of the log had gone, and the bot never stopped.
#[tokio::test(flavor = "multi_thread")]
async fn it_ends_cleanly_though_nobody_reads_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let (_, log) = std::io::pipe().unwrap();
    let mut command = Bot::command();
    command.args(["local", "--port", "0"]).current_dir(folder.path());
    let mut bot = Bot::spawn_logging(&mut command, log.into());
    bot.says("Ctrl-C ends it").await;
    assert!(bot.terminate().success());
}

/// Information for bug reports, and completions for shells.
#[test]
fn it_tells_its_version_and_completes_commands() {
    let run = |arguments: &[&str]| {
        let mut bot = Bot::spawn(Bot::command().args(arguments));
        assert_eq!(bot.end().code(), Some(0), "{}", bot.log());
        bot.log()
    };
    let version = run(&["--version"]);
    assert!(version.starts_with(concat!("pacru ", env!("CARGO_PKG_VERSION"))), "{version}");
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]);
        for word in ["pacru", "doctor", "rebuild-ratings"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

/// systemd once gave up after five quick exits. Only after exit code 2 is another start useless.
#[test]
fn the_unit_for_systemd_starts_the_bot_however_often_it_fails() {
    let unit = include_str!("../.github/operations/pacru.service");
    for line in ["StartLimitIntervalSec=0", "Restart=on-failure", "RestartPreventExitStatus=2"] {
        assert!(unit.lines().any(|of_the_unit| of_the_unit == line), "{line}");
    }
}
