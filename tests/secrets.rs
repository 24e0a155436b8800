//! Nothing that the program says repeats a secret, however its settings are mistyped.

use std::ffi::OsString;
use std::process::Command;

use bot::config::Config;
use local::Discord;

use crate::bot::Bot;

/// Stands for a token or a password. No output may contain it.
const SECRET: &str = "Un5p0ken";

/// Settings with the secret in them, right and wrong: the flag, its variable, and how `*` stands in
/// it.
const SETTINGS: &[(&str, &str, &[&str])] = &[
    ("--discord-token", "DISCORD_TOKEN", &["*", " *", "* *", "*\n", "Bot *", "“*”", "a=*", "é*"]),
    (
        "--discord-token-file",
        "DISCORD_TOKEN_FILE",
        &["*", "/run/*", "a.*.b", "* *", "DISCORD_TOKEN=*"],
    ),
    (
        "--data",
        "PACRU_DATA",
        &[
            "postgres://ana:*@127.0.0.1:9/club",
            "postgres://ana:*@",
            "postgres://ana:*@127.0.0.1:port/club",
            "postgres://ana:* @127.0.0.1:9/club",
            "postgres://ana:1#*@127.0.0.1:9/club",
            "postgres://ana:1/*@127.0.0.1:9/club",
            "postgres://ana:1?*@127.0.0.1:9/club",
            "postgres://ana:a@*@127.0.0.1:9/club",
            "postgres://127.0.0.1:9/club?user=ana&password=*",
            "postgres://127.0.0.1:9/club?pasword=*",
            "postgres://127.0.0.1:9/club?sslmode=*",
            "postgres://127.0.0.1:9/club?port=*",
            "postgres:/ana:*@127.0.0.1:9/club",
            "postgres//ana:*@127.0.0.1:9/club",
            "postgress://ana:*@127.0.0.1:9/club",
            "POSTGRES://ana:*@127.0.0.1:9/club",
            " postgres://ana:*@127.0.0.1:9/club",
            "\"postgres://ana:*@127.0.0.1:9/club\"",
            "ana:*@127.0.0.1:9/club",
        ],
    ),
    (
        "--discord-api-proxy",
        "DISCORD_API_PROXY",
        &[
            "http://ana:*@127.0.0.1:9",
            "http://*@127.0.0.1:9",
            "http://ana:1#*@127.0.0.1:9",
            "http://ana:1?*@127.0.0.1:9",
            "http://ana:1/*@127.0.0.1:9",
            "http://ana:1\\*@127.0.0.1:9",
            "http://ana:a@*@127.0.0.1:9",
            "http://ana:*@127.0.0.1:port",
            "http://ana:*@",
            "ftp://ana:*@127.0.0.1:9",
            "ana:*@127.0.0.1:9",
            "*",
        ],
    ),
    (
        "--board-url",
        "PACRU_BOARD_URL",
        &["https://ana:*@127.0.0.1:9", "https://*@127.0.0.1:9", "http://ana:*@localhost:9", "*"],
    ),
    ("--board", "PACRU_BOARD", &["*", "ana:*@127.0.0.1:9"]),
    ("--metrics", "PACRU_METRICS", &["*", "ana:*@127.0.0.1:9"]),
    ("--log", "PACRU_LOG", &["*=*=*"]),
    ("--log-format", "PACRU_LOG_FORMAT", &["*"]),
    ("--threads", "PACRU_THREADS", &["*"]),
    ("--shards", "PACRU_SHARDS", &["*"]),
];

#[track_caller]
fn is_silent(said: &str, about: &str) {
    // A file that does not exist may be named by any text, so half of the secret must not be said
    // either.
    assert!(!said.contains(&SECRET[..6]), "{about}: {said}");
}

#[test]
fn settings_that_cannot_be_read_are_not_repeated() {
    let mut refused = 0;
    let read =
        |words: &[&str]| Config::read_from(["pacru"].iter().chain(words).map(OsString::from));
    for (flag, variable, values) in SETTINGS {
        for value in *values {
            let value = value.replace('*', SECRET);
            match read(&["--board", "127.0.0.1:9", flag, &value]) {
                Ok(config) => {
                    is_silent(&format!("{config:?}"), &value);
                    let data = config.data.map(|data| data.to_string());
                    is_silent(&data.unwrap_or_default(), &value);
                    let proxy = config.discord_api_proxy.map(|proxy| proxy.to_string());
                    is_silent(&proxy.unwrap_or_default(), &value);
                }
                Err(error) => {
                    refused += 1;
                    let said = format!("{error} {error:?}");
                    assert!(said.contains(variable), "{said}");
                    is_silent(&error.to_string(), &value);
                }
            }
        }
    }
    assert!(refused > 30, "{refused}");
    // Words in the wrong place.
    let address = format!("postgress://ana:{SECRET}@db/club");
    for words in [&[SECRET][..], &["doctor", SECRET], &["copy", "pacru.db", &address]] {
        is_silent(&read(words).unwrap_err().to_string(), &words.join(" "));
    }
}

/// What a command has said, on both streams, with everything logged.
fn output(command: &mut Command) -> String {
    if command.get_envs().all(|(variable, _)| variable != "PACRU_LOG") {
        command.env("PACRU_LOG", "trace");
    }
    let output = command.output().unwrap();
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

#[test]
fn no_command_says_a_secret() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pacru.db");
    let near = [("DISCORD_API_PROXY", "http://127.0.0.1:9"), ("DISCORD_TOKEN", "a.b.c")];
    for (_, variable, values) in SETTINGS {
        for value in *values {
            let value = value.replace('*', SECRET);
            for command in [&["doctor"][..], &["export"], &["--help"]] {
                let mut run = Bot::command();
                run.current_dir(folder.path()).args(command).env("PACRU_DATA", &file);
                run.envs(near).env("PACRU_BOARD", "127.0.0.1:9");
                if *variable == "DISCORD_TOKEN_FILE" {
                    run.env_remove("DISCORD_TOKEN");
                }
                is_silent(&output(run.env(variable, &value)), &format!("{variable}={value}"));
            }
        }
    }
}

/// The whole log of a bot that serves members.
#[tokio::test(flavor = "multi_thread")]
async fn no_log_tells_the_token() {
    let discord = Discord::start(local::Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    testing::database::fresh(&data).await;
    let mut command = Bot::on(&[], &discord, &data);
    command.env("PACRU_LOG", "trace");
    let mut bot = Bot::back(&discord, || Bot::spawn(&mut command)).await;
    assert!(bot.terminate().success(), "{}", bot.log());
    let (log, token) = (bot.log(), discord.token());
    assert!(log.contains("TRACE"), "{log}");
    let told: Vec<&str> = log.lines().filter(|line| line.contains(&token)).collect();
    assert_eq!(told, [""; 0]);
}
