//! `pacru doctor`: the problems that it finds, and the advice that it gives.

use std::ffi::OsStr;

use local::{Config, Discord, Permissions};
use play::time::HOUR;

use crate::bot::{Bot, forward};
use crate::club::Club;

/// The output of the doctor, and its exit code.
fn doctor(discord: &Discord, token: &str, data: impl AsRef<OsStr>) -> (Option<i32>, String) {
    let mut doctor = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", token)
            .env("DISCORD_API_PROXY", discord.url())
            .env("PACRU_DATA", data)
            .arg("doctor"),
    );
    (doctor.end().code(), doctor.log())
}

#[tokio::test(flavor = "multi_thread")]
async fn all_is_well_beside_a_running_bot() {
    let club = Club::open().await;
    let data = testing::database::address(&club.data());
    let (code, said) = doctor(&club.discord, &club.discord.token(), &data);
    assert_eq!(code, Some(0), "{said}");
    for good in [
        "answers",
        "the clock is right",
        "the token belongs to the application",
        "the slash commands are registered",
        "the bot has its permissions on 1 server",
        "is sound and up to date",
    ] {
        assert!(said.contains(good), "{good}: {said}");
    }
    assert!(!said.contains("BAD"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_wrong_is_named_with_what_to_do() {
    let permissions = Config::default().bot_permissions - Permissions::ATTACH_FILES;
    let discord =
        Discord::start(Config { bot_permissions: permissions, ..Config::default() }).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("nowhere/pacru.db");

    let (code, said) = doctor(&discord, &discord.token(), &missing);
    assert_eq!(code, Some(1), "{said}");
    for found in [
        "Discord does not have /pacru",
        "the bot lacks: Attach Files",
        "oauth2/authorize?client_id=",
        "cannot be made",
        "one thing must be repaired",
    ] {
        assert!(said.contains(found), "{found}: {said}");
    }

    let asked = said.split("&permissions=").nth(1).and_then(|rest| rest.split_whitespace().next());
    let readme = include_str!("../README.md");
    assert!(readme.contains(&format!("permissions={}", asked.unwrap())), "{said}");

    let foreign = folder.path().join("letter.txt");
    std::fs::write(&foreign, "Dear Ana, ".repeat(100)).unwrap();
    let (code, said) = doctor(&discord, "MTA.wrong.token", &foreign);
    assert_eq!(code, Some(1), "{said}");
    for found in
        ["Discord does not accept the token", "not a data file", "2 things must be repaired"]
    {
        assert!(said.contains(found), "{found}: {said}");
    }
    assert!(!said.contains("MTA.wrong"), "{said}");

    let mut nowhere = Bot::spawn(
        Bot::command()
            .env("DISCORD_TOKEN", "MTA.some.token")
            .env("DISCORD_API_PROXY", "http://127.0.0.1:9")
            .env("PACRU_DATA", folder.path().join("pacru.db"))
            .arg("doctor"),
    );
    assert_eq!(nowhere.end().code(), Some(1), "{}", nowhere.log());
    assert!(nowhere.log().contains("does not answer"), "{}", nowhere.log());
    assert!(nowhere.log().contains("there is no data file"), "{}", nowhere.log());
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
        let mut doctor =
            Bot::spawn(Bot::on(&[], &discord, &data).env("PACRU_DATA", &data).arg("doctor"));
        assert_eq!(doctor.end().code(), Some(i32::from(ahead != 0)));
        let said = doctor.log();
        assert!(said.contains(found), "{found}: {said}");
        let early = said.contains("seconds early, and deadlines with it");
        let late = said.contains("seconds late, and deadlines with it");
        assert_eq!((early, late), (ahead > 0, ahead < 0), "{said}");
    }
}
