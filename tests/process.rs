//! Starting and ending, from the operator's point of view.

use local::{Config, Discord};

use crate::bot::Bot;
use crate::club::{Club, Says as _};

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_is_one_line_and_exit_code_2() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut command = Bot::command();
    command.env("DISCORD_TOKEN", "MTA.wrong.token").env("DISCORD_API_PROXY", discord.url());
    command.env("PACRU_LOG", "off").env("PACRU_DATA", folder.path().join("pacru.db"));
    let log = Bot::ends(&mut command, 2, &["DISCORD_TOKEN"]);
    assert!(log.lines().count() == 1 && !log.contains("MTA.wrong"), "{log}");
}

/// The bot takes any token that the server accepts.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_file_is_refused() {
    let club = Club::open_with(Config { token: "x".to_owned(), ..Config::default() }).await;
    club.answer(&club.member("Ana"), "pacru help", []).await.says("/pacru new");
    // On PostgreSQL it stands by: `tests/cluster`.
    if !testing::database::is_postgres() {
        Bot::ends(&mut Bot::on(&[], &club.discord, &club.data()), 1, &["in use"]);
    }
}

/// Once, the line *stopping* could not be written when the reader of the log had gone, and the bot
/// never stopped.
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
    let version = Bot::ends(Bot::command().arg("--version"), 0, &[]);
    assert!(version.starts_with(concat!("pacru ", env!("CARGO_PKG_VERSION"))), "{version}");
    for shell in ["bash", "zsh", "fish"] {
        let words = ["pacru", "doctor", "rebuild-ratings"];
        Bot::ends(Bot::command().args(["completions", shell]), 0, &words);
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
