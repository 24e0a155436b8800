//! The owner's commands, beside a running bot: backups, the check, the export; and what a damaged file leads to.

use std::path::Path;

use local::Discord;
use serde_json::{Value, json};

use crate::club::{Bot, Club};

/// Runs the program on a data file: its exit code and what it wrote.
fn pacru(data: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut bot = Bot::spawn(Bot::command().args(arguments).env("PACRU_DATA", data));
    let status = bot.end();
    (status.code(), bot.log())
}

/// The games on standard output, by code.
fn games(text: &str) -> Vec<Value> {
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
    lines.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_file_is_kept_while_the_bot_plays() {
    let club = Club::open().await;
    let (ana, ben) = (club.member("Ana"), club.member("Ben"));
    let (code, board) = club.table(&[&ana, &ben]).await;
    let mover = club.called(&board);
    club.answer(&mover, "pacru move", [("move", "e1-e2")]).await;
    club.board(&code, 1).await;
    club.answer(&ana, "pacru new", [("opponent", "Ben")]).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");

    let (status, said) = pacru(&club.data(), &["backup", copy.to_str().unwrap()]);
    assert_eq!(status, Some(0), "{said}");
    assert!(
        said.contains("copy.db (") && said.contains(", 2 games)"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1, "{said}");
    let (status, said) = pacru(&club.data(), &["backup", copy.to_str().unwrap()]);
    assert_eq!(status, Some(1), "nothing is written over: {said}");
    assert!(said.contains("exists already"), "{said}");
    let (status, said) = pacru(&club.data(), &["backup", folder.path().to_str().unwrap()]);
    assert_eq!(status, Some(0), "{said}");
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        2,
        "{said}"
    );

    for data in [&club.data(), &copy] {
        for arguments in [&["check"][..], &["check", "--all"]] {
            let (status, said) = pacru(data, arguments);
            assert_eq!(status, Some(0), "{said}");
            assert!(
                said.contains("sound") && said.contains("1 game replayed"),
                "{said}"
            );
        }
        let (status, said) = pacru(data, &["export"]);
        assert_eq!(status, Some(0), "{said}");
        let exported = games(&said);
        assert_eq!(exported.len(), 2, "{said}");
        let game = &exported[0];
        let expected = json!({
            "code": code, "game": "pacru", "status": "active", "options": {}, "turns": 1, "ended": null,
            "opened": game["opened"], "started": game["started"], "players": game["players"],
            "record": "[Game \"pacru\"]\n[Seats \"SN\"]\n[Rules \"1\"]\n\n1. e1-e2\n",
        });
        assert_eq!(*game, expected);
        assert!(game["started"].as_str().unwrap().ends_with('Z'));
        assert_eq!(game["players"][0]["seat"], "S");
        assert!(!said.contains(&ana.id().to_string()), "{said}");
        assert_eq!(exported[1]["record"], Value::Null, "an open table");
    }

    let (_, said) = pacru(
        &club.data(),
        &["export", "--game", &code.to_lowercase(), "--ids"],
    );
    assert_eq!(games(&said).len(), 1);
    assert!(said.contains(&ana.id().to_string()), "{said}");
    let server = games(&said)[0]["server"].as_str().unwrap().to_owned();
    let file = folder.path().join("games.jsonl");
    let to_file = ["export", "--guild", &server, "-o", file.to_str().unwrap()];
    assert_eq!(pacru(&club.data(), &to_file), (Some(0), String::new()));
    assert_eq!(games(&std::fs::read_to_string(file).unwrap()).len(), 2);
    assert_eq!(
        pacru(&club.data(), &["export", "--guild", "1"]),
        (Some(0), String::new())
    );
    let (status, said) = pacru(&club.data(), &["export", "--game", "ZZZZ"]);
    assert_eq!((status, said.lines().count()), (Some(1), 1), "{said}");

    // The copy is a data file like any other.
    let mut second = Bot::start(&club.discord, copy);
    while !second.log().contains("ready") {
        assert!(!second.has_ended(), "{}", second.log());
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(second.terminate().success());
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_leads_elsewhere_is_named() {
    use sqlx::ConnectOptions as _;

    let club = Club::open().await;
    let (code, _) = club
        .table(&[&club.member("Ana"), &club.member("Ben")])
        .await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(club.data());
    let mut file = options.connect().await.unwrap();
    sqlx::query("UPDATE games SET state_hash = state_hash + 1")
        .execute(&mut file)
        .await
        .unwrap();
    drop(file);
    let (status, said) = pacru(&club.data(), &["check"]);
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("sound") && said.contains(&code), "{said}");
    club.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_data_file_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Ana, ".repeat(100)).unwrap();
    let missing = folder.path().join("nowhere.db");
    for arguments in ["backup", "check", "export"] {
        for (data, said) in [(&letter, "not a data file"), (&missing, "no data file")] {
            let (status, log) = pacru(data, &[arguments]);
            assert_eq!((status, log.lines().count()), (Some(1), 1), "{log}");
            assert!(log.contains(said), "{log}");
        }
    }
    assert!(!missing.exists(), "looking makes no file");
}

/// The bot backs up when it starts. A file that is damaged afterwards is refused in one line, and what the line says
/// brings the games back.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_refused_and_the_backup_brings_it_back() {
    let mut club = Club::open().await;
    let (code, _) = club
        .table(&[&club.member("Ana"), &club.member("Ben")])
        .await;
    let (status, _) = pacru(&club.data(), &["backup"]);
    assert_eq!(status, Some(0));
    assert!(club.bot.terminate().success());

    let data = club.data();
    let sound = std::fs::read(&data).unwrap();
    for damage in [0..100, 20_000..24_000] {
        let mut bytes = sound.clone();
        bytes[damage].fill(0x5a);
        std::fs::write(&data, bytes).unwrap();
        for arguments in [&[][..], &["check"]] {
            let line = refused(&club.discord, &data, arguments);
            assert!(line.contains("to restore the newest good backup"), "{line}");
        }
    }
    let line = refused(&club.discord, &data, &[]);
    let (_, way) = line.split_once("and copy ").expect("what to copy");
    let (backup, target) = way.trim().split_once(" to ").expect("and where to");
    std::fs::copy(backup, target).unwrap();
    club.restart().await;
    let games = club.answer(&club.member("Ana"), "pacru games", []).await;
    assert!(games.content.contains(&code), "{}", games.content);
    club.close().await;
}

/// What the program says when it refuses a data file.
fn refused(discord: &Discord, data: &Path, arguments: &[&str]) -> String {
    let mut command = Bot::command();
    command
        .args(arguments)
        .env("DISCORD_TOKEN", discord.token())
        .env("DISCORD_API_PROXY", discord.url())
        .env("PACRU_DATA", data);
    let mut bot = Bot::spawn(&mut command);
    assert_eq!(bot.end().code(), Some(1), "{}", bot.log());
    let log = bot.log();
    assert_eq!(log.lines().count(), 1, "{log}");
    log
}
