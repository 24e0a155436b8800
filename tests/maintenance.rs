//! The operator's commands beside a running bot: backups, the check, the export; and damaged files.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use rules::Kind;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::bot::Bot;
use crate::club::{Club, Says as _};

/// Runs the program on a data file, which ends with this exit code and these words; returns its
/// output.
fn pacru(data: &Path, arguments: &[&str], code: i32, words: &[&str]) -> String {
    Bot::ends(Bot::command().args(arguments).env("PACRU_DATA", data), code, words)
}

/// The games go to standard output, messages about them to standard error.
fn games(text: &str) -> Vec<Value> {
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_file_is_kept_while_the_bot_plays() {
    let (club, code, _, [ana, ben]) = Club::playing().await;
    club.turn(&ana, &code, 1, "e1-e2").await;
    club.answer(&ana, "pacru new", [("opponent", ben.name())]).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");

    let backup = ["backup", copy.to_str().unwrap()];
    pacru(&club.data(), &backup, 0, &["copy.db (", ", 2 games)"]);
    // Nothing is written over.
    pacru(&club.data(), &backup, 1, &["exists already"]);
    let said = pacru(&club.data(), &["backup", folder.path().to_str().unwrap()], 0, &[]);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "{said}");

    for data in [&club.data(), &copy] {
        for arguments in [&["check"][..], &["check", "--all"]] {
            pacru(data, arguments, 0, &["sound", "1 game replayed"]);
        }
        let said = pacru(data, &["export"], 0, &[]);
        let exported = games(&said);
        assert_eq!(exported.len(), 2, "{said}");
        let game = &exported[0];
        let expected = json!({
            "code": code, "game": "pacru", "status": "active", "options": {}, "turns": 1, "ended": null,
            "opened": game["opened"], "started": game["started"], "players": game["players"],
            "record": "[Game \"pacru\"]\n[Seats \"SN\"]\n[Rules \"1\"]\n\n1. e1-e2\n",
            "tournament": null, "terms": game["terms"], "clock": game["clock"], "events": game["events"],
        });
        assert_eq!(*game, expected);
        assert_eq!(game["terms"]["rated"], true);
        assert!(game["clock"]["deadline"].as_str().unwrap().ends_with('Z'));
        let turn = game["events"].as_array().unwrap().last().unwrap();
        let expected = json!({
            "number": turn["number"], "what": "turn", "player": 0, "turn": "e1-e2", "at": turn["at"],
            "banks": turn["banks"],
        });
        assert_eq!(*turn, expected);
        // Ben has not played yet: they have the three days of their first turn.
        assert_eq!(turn["banks"][1], 3 * play::time::DAY);
        assert!(game["started"].as_str().unwrap().ends_with('Z'));
        assert_eq!(game["players"][0]["seat"], "S");
        assert!(!said.contains(&ana.id().to_string()), "{said}");
        assert_eq!(exported[1]["record"], Value::Null, "an open table");
    }

    let one = ["export", "--game", &code.to_lowercase(), "--ids"];
    let said = pacru(&club.data(), &one, 0, &[&ana.id().to_string()]);
    assert_eq!(games(&said).len(), 1);
    let server = games(&said)[0]["server"].as_str().unwrap().to_owned();
    let file = folder.path().join("games.jsonl");
    let to_file = ["export", "--guild", &server, "-o", file.to_str().unwrap()];
    pacru(&club.data(), &to_file, 0, &["games.jsonl (", ", 2 games)"]);
    assert_eq!(games(&std::fs::read_to_string(&file).unwrap()).len(), 2);
    pacru(&club.data(), &to_file, 1, &["--force"]);
    let forced = ["export", "--game", &code, "--force", "-o", file.to_str().unwrap()];
    pacru(&club.data(), &forced, 0, &[]);
    assert_eq!(games(&std::fs::read_to_string(&file).unwrap()).len(), 1);

    // The copy is an ordinary data file.
    let mut second = Bot::start(&club.discord, &copy);
    second.says("ready").await;
    assert!(second.terminate().success());
}

/// The export of a server that the data file does not know once gave an empty file.
#[tokio::test(flavor = "multi_thread")]
async fn to_export_what_is_not_there_is_a_mistake() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    store::Store::open(&data.as_path().into()).await.unwrap().close().await;
    let new = folder.path().join("new.jsonl");
    for (unknown, named) in [(["--guild", "1"], "server 1"), (["--game", "ZZZZ"], "game ZZZZ")] {
        let to_file = ["-o", new.to_str().unwrap()];
        let export = [&["export"], &unknown[..], &to_file].concat();
        let said = pacru(&data, &export, 1, &[named]);
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(!new.exists());
    pacru(&data, &["export", "--guild", "club"], 2, &["the id of a Discord server"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_leads_elsewhere_is_named() {
    let (club, code, ..) = Club::playing().await;
    let statement = "UPDATE games SET state_hash = state_hash + 1";
    testing::database::execute(&club.data(), statement).await;
    pacru(&club.data(), &["check"], 1, &["sound", &code]);
}

/// The bot makes a backup when it starts. A file that is damaged afterwards is refused with one
/// line, and following its advice restores the games.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_refused_and_the_backup_brings_it_back() {
    let (mut club, code, _, [ana, _]) = Club::playing().await;
    pacru(&club.data(), &["backup"], 0, &[]);
    assert!(club.bot.terminate().success());

    let data = club.data();
    let log = data.with_file_name("pacru.db-wal");
    assert!(!log.exists(), "a bot that has stopped leaves one file");
    let sound = std::fs::read(&data).unwrap();
    for damage in [0..100, 20_000..24_000] {
        let mut bytes = sound.clone();
        bytes[damage].fill(0x5a);
        std::fs::write(&data, bytes).unwrap();
        for arguments in [&[][..], &["check"]] {
            let mut started = Bot::on(&[], &club.discord, &data);
            one_line(started.args(arguments), 1, &["to restore the newest good backup"]);
        }
    }
    let line = one_line(&mut Bot::on(&[], &club.discord, &data), 1, &[]);
    let (_, way) = line.split_once("and copy ").expect("what to copy");
    let (backup, target) = way.trim().split_once(" to ").expect("and where to");
    std::fs::copy(backup, target).unwrap();
    club.restart().await;
    club.answer(&ana, "pacru games", []).await.says(&code);
}

/// Positions and records become pictures without any Discord. Existing pictures and replays were
/// once overwritten without a warning.
#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_written_where_nothing_is() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[Game \"pacru\"]\n[Seats \"SN\"]\n[Rules \"1\"]\n\n1. e1-e2\n";
    std::fs::write(folder.path().join("record.txt"), record).unwrap();
    std::fs::write(folder.path().join("noise.txt"), [0xff; 100]).unwrap();
    std::fs::write(folder.path().join("endless.txt"), record.repeat(50_000)).unwrap();
    let pacru = |arguments: &[&str], code: i32, words: &[&str]| {
        one_line(Bot::command().args(arguments).current_dir(folder.path()), code, words)
    };
    let position = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    for (arguments, written) in
        [(["picture", position], "position.png"), (["gif", "record.txt"], "game.gif")]
    {
        let path = folder.path().join(written);
        let said = pacru(&arguments, 0, &["KB)"]);
        assert!(said.starts_with(&format!("{written} (")), "{said}");
        std::fs::write(&path, "mine").unwrap();
        pacru(&arguments, 1, &["exists already", "--force"]);
        assert_eq!(std::fs::read(&path).unwrap(), b"mine");
        pacru(&[&arguments[..], &["--force"]].concat(), 0, &[]);
        assert!(image::open(&path).is_ok());
        let other = format!("other-{written}");
        pacru(&[&arguments[..], &["-o", &other]].concat(), 0, &[]);
        assert!(image::open(folder.path().join(other)).is_ok());
    }
    for (arguments, said) in [
        (["gif", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["gif", "noise.txt"], "noise.txt is not a record"),
        (["gif", "/dev/zero"], "not a file"),
        (["gif", "endless.txt"], "longer than 500000 bytes"),
        (["picture", "hello"], "nine rows"),
    ] {
        pacru(&arguments, 1, &[said]);
    }
}

/// The help of `pacru export` once offered to open a channel in the browser.
#[test]
fn help_lists_what_a_command_heeds() {
    let flags = |command: &str| {
        let log = Bot::ends(Bot::command().args([command, "--help"]), 0, &[]);
        let flags = log.split_whitespace().filter(|word| word.starts_with("--") && word.len() > 2);
        flags.map(str::to_owned).collect::<BTreeSet<_>>()
    };
    for (command, own) in [
        ("picture", "--force --game --help --output"),
        ("backup", "--data --help"),
        ("export", "--data --force --game --guild --help --ids --output"),
        (
            "local",
            "--data --fonts --fresh --help --log --log-format --metrics --open --port --threads",
        ),
    ] {
        assert_eq!(Vec::from_iter(flags(command)).join(" "), own, "{command}");
    }
    pacru(Path::new("pacru.db"), &["export", "--port", "9000"], 2, &[]);
    let early = ["--port", "9000", "export"];
    pacru(Path::new("pacru.db"), &early, 2, &["for the local channel only"]);
}

/// A damaged local file was once said to be no data file, or one of a real Discord, and copying a
/// damaged file failed with "database disk image is malformed".
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_called_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru-local.db");
    store::Store::open(&data.as_path().into()).await.unwrap().close().await;
    let sound = std::fs::read(&data).unwrap();
    let mut torn = sound.clone();
    torn[4096..].fill(0x5a);
    let noise = b"\x5a\xa5".repeat(50_000);
    let commands =
        [&["check"][..], &["backup", "copy.db"], &["export"], &["rebuild-ratings"], &["local"]];

    // Without its channel it counts as a server's file: nothing shows that the noise was a local
    // one.
    for (bytes, called) in [(&torn, "is damaged"), (&noise, "not a data file")] {
        std::fs::write(&data, bytes).unwrap();
        for command in commands {
            said_of(&data, command, &[called]);
        }
    }
    std::fs::create_dir(folder.path().join("pacru-local.db.channel")).unwrap();
    for bytes in [&torn, &noise, &sound[..50_000].to_vec(), &sound[..60].to_vec()] {
        std::fs::write(&data, bytes).unwrap();
        said_of(&data, &["local"], &["is damaged", "pacru local --fresh"]);
    }

    std::fs::remove_file(&data).unwrap();
    for command in ["backup", "check", "export"] {
        said_of(&data, &[command], &["there is no data file"]);
    }
    assert!(!data.exists(), "looking makes no file");
    std::fs::create_dir(&data).unwrap();
    std::fs::create_dir(data.join("pacru.db")).unwrap();
    std::fs::create_dir(data.join("pacru-local.db")).unwrap();
    for command in commands {
        said_of(&data, command, &["irectory"]);
    }
}

/// A command ends on a data file that it cannot use with one line, which has these words.
fn said_of(data: &Path, command: &[&str], words: &[&str]) {
    let mut run = Bot::command();
    run.args(command).env("PACRU_DATA", data).current_dir(data.parent().unwrap());
    let said = one_line(&mut run, 1, words);
    for raw in ["code:", "malformed", "btree", "database", "SQLite"] {
        assert!(!said.contains(raw), "{command:?}: {said}");
    }
}

/// The only line of a program, which ends with this exit code and these words.
fn one_line(command: &mut Command, code: i32, words: &[&str]) -> String {
    let said = Bot::ends(command, code, words);
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// The move to PostgreSQL and back: every row, and every byte of an export, is the same.
#[tokio::test(flavor = "multi_thread")]
async fn everything_is_copied_to_postgresql_and_back() {
    let database = needed!(testing::database::postgres().await);
    let (mut club, code, board, [ana, ben]) = Club::playing().await;
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    club.answer(&ana, "pacru resign", []).await;
    club.answer(&ben, "pacru new", [("opponent", ana.name())]).await;
    club.all_is_posted().await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    let folder = tempfile::tempdir().unwrap();
    let (file, back) = (club.data(), folder.path().join("back.db"));
    let (file, back) = (file.to_str().unwrap(), back.to_str().unwrap());

    for (from, to) in [(file, &*database), (&*database, back)] {
        let said = pacru(Path::new(from), &["copy", from, to], 0, &["read again and compared"]);
        assert_eq!(said.lines().count(), 1, "no progress in a log: {said}");
    }
    let exports = [file, &*database, back].map(|data| {
        pacru(Path::new(data), &["check", "--all"], 0, &[]);
        let exported = folder.path().join("games.jsonl");
        let arguments = ["export", "--ids", "--force", "--output", exported.to_str().unwrap()];
        pacru(Path::new(data), &arguments, 0, &[]);
        std::fs::read_to_string(exported).unwrap()
    });
    assert_eq!(exports[0].lines().count(), 2);
    assert!(exports.iter().all(|export| *export == exports[0]), "{exports:?}");

    // The bot continues where the data are now, and new rows get new numbers.
    let mut there = Bot::on(&[], &club.discord, &club.data());
    club.bot = Bot::spawn(there.env("PACRU_DATA", &database));
    club.logs("ready").await;
    club.answer(&ana, "pacru new", [("opponent", ben.name())]).await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    pacru(Path::new(&database), &["check"], 0, &["3 games"]);
}

/// An export once wrote over the live data file, also through a link, and lost the file that it
/// failed to replace.
#[tokio::test(flavor = "multi_thread")]
async fn no_command_writes_over_a_data_file() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    let store = store::Store::open(&data.as_path().into()).await.unwrap();
    let (log, lock) = (folder.path().join("pacru.db-wal"), folder.path().join("pacru.db.lock"));
    let [link, twin, log_twin, other] =
        ["link", "twin", "log-twin", "other.db"].map(|name| folder.path().join(name));
    std::os::unix::fs::symlink(&data, &link).unwrap();
    std::fs::hard_link(&data, &twin).unwrap();
    std::fs::hard_link(&log, &log_twin).unwrap();
    pacru(&data, &["backup", other.to_str().unwrap()], 0, &[]);
    let all = [&data, &log, &lock, &link, &twin, &log_twin, &other];
    let before = all.map(|file| std::fs::read(file).unwrap());
    let position = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    for output in all {
        let output = output.to_str().unwrap();
        pacru(&data, &["export", "--force", "-o", output], 1, &["never written over"]);
        pacru(&data, &["backup", output], 1, &["exists already"]);
        pacru(&data, &["copy", data.to_str().unwrap(), output], 1, &["exists already"]);
    }
    for output in [&data, &log, &lock, &link, &twin, &other] {
        let output = output.to_str().unwrap();
        let picture = ["picture", position, "--force", "-o", output];
        pacru(&data, &picture, 1, &["never written over"]);
    }
    assert_eq!(all.map(|file| std::fs::read(file).unwrap()), before);
    store.close().await;
    // The log is gone, but its place is not free.
    pacru(&data, &["backup", log.to_str().unwrap()], 1, &["never written over"]);
    pacru(&data, &["check"], 0, &["sound"]);
}

/// A file that an export replaces stays if the export fails, and a new one is whole or not there at
/// all. Files of others stay, whatever their names.
#[tokio::test(flavor = "multi_thread")]
async fn an_export_that_fails_leaves_everything_as_it_was() {
    use std::os::unix::fs::PermissionsExt as _;

    let (club, ..) = Club::playing().await;
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let (old, new, copy) = (file("old.jsonl"), file("new.jsonl"), file("copy.db"));
    for mine in [&old, &file("copy.db.tmp"), &file("new.jsonl.tmp")] {
        std::fs::write(mine, "mine").unwrap();
    }
    // A file that grows beyond this is refused.
    let limited = |arguments: &[&str]| {
        let mut limited =
            Bot::command_under(&["sh", "-c", r#"trap '' XFSZ; ulimit -f 0; exec "$@""#, "sh"]);
        limited.args(arguments).env("PACRU_DATA", club.data());
        Bot::ends(&mut limited, 1, &["cannot be written"]);
    };
    limited(&["export", "--force", "-o", old.to_str().unwrap()]);
    limited(&["export", "-o", new.to_str().unwrap()]);
    let names = || {
        let names = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
        names.map(|name| name.into_string().unwrap()).collect::<BTreeSet<_>>()
    };
    let mine = ["copy.db.tmp", "new.jsonl.tmp", "old.jsonl"].map(str::to_owned);
    assert_eq!(names(), BTreeSet::from(mine.clone()));
    assert_eq!(std::fs::read_to_string(&old).unwrap(), "mine");

    pacru(&club.data(), &["export", "--force", "-o", old.to_str().unwrap()], 0, &["1 game"]);
    pacru(&club.data(), &["export", "-o", new.to_str().unwrap()], 0, &["1 game"]);
    pacru(&club.data(), &["backup", copy.to_str().unwrap()], 0, &["1 game"]);
    let made = ["copy.db", "new.jsonl"].map(str::to_owned);
    assert_eq!(names(), made.into_iter().chain(mine).collect());
    for made in [old, new, copy] {
        let mode = made.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", made.display());
    }
}

/// One wrong byte in a row once went unnoticed where SQLite looks only at files that it may write
/// to.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_finds_what_rows_cannot_say() {
    let (mut club, code, board, [ana, _]) = Club::playing().await;
    club.two_rounds(Kind::Pacru, &code, &board, 2).await;
    let resigning = club.answer(&ana, "pacru resign", []).await;
    club.press(&ana, &resigning, "Resign").await;
    club.posted("resigns").await;
    club.all_is_posted().await;
    assert!(club.bot.terminate().success(), "{}", club.bot.log());
    let data = club.data();
    let note = "INSERT INTO notes (user_id, game_id, ply, text, at) SELECT 1, id, 0, 'Mine', created_at FROM games";
    alter(&data, note).await;
    pacru(&data, &["check", "--all"], 0, &["the file is sound"]);
    let sound = std::fs::read(&data).unwrap();
    for (change, found) in [
        (
            "UPDATE results SET user_id = user_id + 1000 WHERE user_id = (SELECT min(user_id) FROM results)",
            "results (2 rows)",
        ),
        ("UPDATE games SET terms = replace(terms, 'rated', 'rateD')", "games.terms (1 row)"),
        ("UPDATE games SET terms = replace(terms, '{', '[')", "games"),
        ("UPDATE games SET ruleset = 'pasang'", "games.ruleset (1 row)"),
        ("UPDATE games SET claimable = 9", "games (1 row)"),
        ("UPDATE notes SET text = CAST(x'41ff' AS TEXT)", "notes (1 row)"),
        ("UPDATE notes SET ply = -9", "notes (1 row)"),
        (
            "DROP TRIGGER game_events_no_update; UPDATE game_events SET at = at + 4611686018427387904 WHERE seq = 2",
            "game_events.at (1 row)",
        ),
        ("UPDATE outbox SET intent = '{}'", "outbox.intent"),
        ("UPDATE players SET computer = 'Nobody' WHERE player = 0", "players.computer (1 row)"),
    ] {
        println!("{change}");
        std::fs::write(&data, &sound).unwrap();
        alter(&data, &format!("PRAGMA ignore_check_constraints = ON; {change}")).await;
        pacru(&data, &["check"], 1, &["rows hold what no pacru has written", found]);
    }
    let beside = std::fs::read_dir(data.parent().unwrap()).unwrap();
    let left = beside.map(|file| file.unwrap().file_name().into_string().unwrap());
    assert_eq!(left.filter(|name| name.contains("pacru-check")).count(), 0);
}

/// Changes a data file that no bot uses, as no bot does.
async fn alter(data: &Path, sql: &str) {
    let mut file = SqliteConnection::connect(data.to_str().unwrap()).await.unwrap();
    sqlx::query(AssertSqlSafe(sql.to_owned())).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
}

/// A check once waited for ever for somebody who writes into a pipe.
#[test]
fn a_pipe_is_no_data_file() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for command in [&["check"][..], &["export"], &["backup"], &["rebuild-ratings"], &["doctor"]] {
        pacru(&pipe, command, 1, &["not a file"]);
    }
    pacru(&folder.path().join("nothing.db"), &["backup"], 1, &[]);
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert_eq!(left.len(), 1, "a backup that failed leaves nothing: {left:?}");
}

/// Commands once panicked when their output was piped to a program that reads a line and ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_whose_output_nobody_reads_ends_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    store::Store::open(&data.as_path().into()).await.unwrap().close().await;
    let commands: [&[&str]; 7] = [
        &["check"],
        &["doctor"],
        &["doctor", "--local"],
        &["completions", "bash"],
        &["backup"],
        &["rebuild-ratings"],
        &["picture", "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S", "--force"],
    ];
    for command in commands {
        let run = |out: std::process::Stdio| {
            let mut run = Bot::command();
            run.args(command).env("PACRU_DATA", &data).current_dir(folder.path()).stdout(out);
            let ended = run.stderr(std::process::Stdio::piped()).output().unwrap();
            (ended.status.code(), String::from_utf8(ended.stderr).unwrap())
        };
        let (closed, out) = std::io::pipe().unwrap();
        drop(closed);
        assert_eq!(run(out.into()), (Some(0), String::new()), "{command:?}");
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let (code, said) = run(full.into());
        assert_eq!(code, Some(1), "{command:?}: {said}");
        assert!(said.contains("the output cannot be written"), "{command:?}: {said}");
    }
}
