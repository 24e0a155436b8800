//! `pacru doctor`: the problems that it finds, and the advice that it gives.

use std::ffi::OsStr;

use local::{Config, Discord, Permissions};
use play::time::HOUR;

use crate::bot::{Bot, forward};
use crate::club::Club;

/// The output of the doctor, which ends with this code and has said these words.
pub(crate) fn doctor(
    url: &str,
    token: &str,
    data: impl AsRef<OsStr>,
    code: i32,
    words: &[&str],
) -> String {
    let mut command = Bot::command();
    command.env("DISCORD_TOKEN", token).env("DISCORD_API_PROXY", url).env("PACRU_DATA", data);
    Bot::ends(command.arg("doctor"), code, words)
}

#[tokio::test(flavor = "multi_thread")]
async fn all_is_well_beside_a_running_bot() {
    let club = Club::open().await;
    let data = testing::database::address(&club.data());
    let good = [
        "answers",
        "the clock is right",
        "the token belongs to the application",
        "the slash commands are registered",
        "the bot has its permissions on 1 server",
        "is sound and up to date",
    ];
    let said = doctor(&club.discord.url(), &club.discord.token(), &data, 0, &good);
    assert!(!said.contains("BAD"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_wrong_is_named_with_what_to_do() {
    let permissions = Config::default().bot_permissions - Permissions::ATTACH_FILES;
    let discord =
        Discord::start(Config { bot_permissions: permissions, ..Config::default() }).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("nowhere/pacru.db");
    let found = [
        "Discord does not have /pacru",
        "the bot lacks: Attach Files",
        "oauth2/authorize?client_id=",
        "cannot be made",
        "one thing must be repaired",
    ];
    let said = doctor(&discord.url(), &discord.token(), &missing, 1, &found);
    let asked = said.split("&permissions=").nth(1).and_then(|rest| rest.split_whitespace().next());
    let readme = include_str!("../README.md");
    assert!(readme.contains(&format!("permissions={}", asked.unwrap())), "{said}");

    let foreign = folder.path().join("letter.txt");
    std::fs::write(&foreign, "Dear Ana, ".repeat(100)).unwrap();
    let found =
        ["Discord does not accept the token", "not a data file", "2 things must be repaired"];
    let said = doctor(&discord.url(), "MTA.wrong.token", &foreign, 1, &found);
    assert!(!said.contains("MTA.wrong"), "{said}");

    let missing = folder.path().join("pacru.db");
    let found = ["does not answer", "there is no data file"];
    doctor("http://127.0.0.1:9", "MTA.some.token", missing, 1, &found);
}

/// Deadlines mislead their readers if the clock of the machine is wrong.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_may_be_off_a_little() {
    let discord = Discord::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    for (ahead, found) in [
        (0, "good  the clock is right"),
        (HOUR, "BAD   the clock of this machine is 3"),
        (-HOUR, "BAD   the clock of this machine is 3"),
    ] {
        std::fs::write(forward(&data), ahead.to_string()).unwrap();
        let mut doctor = Bot::on(&[], &discord, &data);
        doctor.env("PACRU_DATA", &data).arg("doctor");
        let said = Bot::ends(&mut doctor, i32::from(ahead != 0), &[found]);
        let early = said.contains("seconds early, and deadlines with it");
        let late = said.contains("seconds late, and deadlines with it");
        assert_eq!((early, late), (ahead > 0, ahead < 0), "{said}");
    }
}

/// A page that accepts connections and never answers once held the doctor up for ever.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_does_not_answer_holds_it_up() {
    let silent = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = silent.local_addr().unwrap();
    let discord = Discord::start(Config::default()).await.unwrap();
    let mut command = Bot::command();
    command
        .arg("doctor")
        .env("DISCORD_TOKEN", discord.token())
        .env("DISCORD_API_PROXY", discord.url())
        .env("PACRU_BOARD_URL", format!("http://{address}"))
        .env("PACRU_BOARD", "127.0.0.1:0")
        .env("PACRU_DATA", format!("postgres://pacru@{address}/club"));
    let found = ["does not answer", "cannot be reached", "one thing must be repaired"];
    Bot::ends(&mut command, 1, &found);
}
