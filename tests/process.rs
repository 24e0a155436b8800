//! Starting and ending, from the operator's point of view.

use local::{Config, Discord};

use crate::bot::Bot;
use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_is_one_line_and_exit_code_2() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (code, log) = Bot::run(
        Bot::command()
            .env("DISCORD_TOKEN", "MTA.wrong.token")
            .env("DISCORD_API_PROXY", discord.url())
            .env("PACRU_LOG", "off")
            .env("PACRU_DATA", folder.path().join("pacru.db")),
    );
    assert_eq!((code, log.lines().count()), (Some(2), 1), "{log}");
    assert!(log.contains("DISCORD_TOKEN") && !log.contains("MTA.wrong"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_file_is_refused() {
    if testing::database::is_postgres() {
        return; // There it stands by: `tests/cluster`.
    }
    let club = Club::open().await;
    let (code, log) = Bot::run(&mut Bot::on(&[], &club.discord, &club.data()));
    assert!(code == Some(1) && log.contains("in use"), "{log}");
}

/// The bot takes any token that the server accepts.
#[tokio::test(flavor = "multi_thread")]
async fn any_token_that_the_server_knows_will_do() {
    let club = Club::open_with(Config { token: "x".to_owned(), ..Config::default() }).await;
    club.answer(&club.member("Ana"), "pacru help", []).await.says("/pacru new");
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
        let (code, log) = Bot::run(Bot::command().args(arguments));
        assert_eq!(code, Some(0), "{log}");
        log
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
