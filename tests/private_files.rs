//! What the program writes is for its user alone, whatever umask it was started with.

#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use local::{Config, Discord};
use testing::patience::find;

use crate::bot::Bot;
use crate::here::Here;

/// Starts the program with a umask that hides nothing.
const OPEN: [&str; 3] = ["sh", "-c", r#"umask 0; exec "$0" "$@""#];

/// The permissions of everything in a folder.
fn modes(folder: &Path) -> Vec<(PathBuf, u32)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        // Some files live for a moment only.
        let Ok(about) = entry.metadata() else { continue };
        found.push((entry.path(), about.permissions().mode() & 0o777));
        if about.is_dir() {
            found.extend(modes(&entry.path()));
        }
    }
    found
}

/// The names of the files that others can read, or write, or enter.
fn open_to_others(folder: &Path) -> Vec<(PathBuf, u32)> {
    modes(folder).into_iter().filter(|(_, mode)| mode & 0o077 != 0).collect()
}

/// Waits until these stand in a folder.
async fn appear(folder: &Path, names: &[&str]) {
    find("the files of the bot", async || {
        let there = modes(folder);
        let is_there =
            |name: &&str| there.iter().any(|(path, _)| path.to_string_lossy().contains(*name));
        if names.iter().all(is_there) { Ok(()) } else { Err(format!("{there:?}")) }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_writes_is_private() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    let discord = Discord::start(Config::default()).await.unwrap();
    let served = |other: &[&str]| {
        let mut command = Bot::on(other, &discord, &data);
        // Also where the other tests use PostgreSQL.
        command.env("PACRU_DATA", &data);
        command
    };
    let mut bot = Bot::back(&discord, || Bot::spawn(&mut served(&OPEN))).await;
    let written = ["pacru.db-wal", "pacru.db-shm", "pacru.db.lock", "pacru.db.backups/2"];
    appear(folder.path(), &written).await;
    let (copy, export) = (folder.path().join("copy.db"), folder.path().join("games.json"));
    Bot::ends(served(&OPEN).arg("backup").arg(&copy), 0, &[]);
    Bot::ends(served(&OPEN).args(["export", "--output"]).arg(&export), 0, &[]);
    assert!(copy.exists() && export.exists());
    assert_eq!(open_to_others(folder.path()), []);
    let said = Bot::ends(served(&[]).arg("doctor"), 0, &["is sound"]);
    assert!(!said.contains("other users"), "{said}");
    assert!(bot.terminate().success(), "{}", bot.log());
    // A picture says nothing about anybody.
    let picture = folder.path().join("position.png");
    let position = "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S";
    let mut draw = Bot::command_under(&["sh", "-c", r#"umask 022; exec "$0" "$@""#]);
    Bot::ends(draw.args(["picture", position, "--output"]).arg(&picture), 0, &[]);
    assert_eq!(open_to_others(folder.path()), [(picture, 0o644)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_local_channel_is_private() {
    let folder = tempfile::tempdir().unwrap();
    let mut here = Here::start_under(&OPEN, folder.path(), &["local", "--port", "0"]).await;
    appear(folder.path(), &["pacru-local.db-wal", "channel/world.json", "channel/files"]).await;
    assert_eq!(open_to_others(folder.path()), []);
    assert!(here.bot.terminate().success(), "{}", here.bot.log());
}

/// A file of an earlier version keeps its permissions, and SQLite gives them to what stands beside
/// it. The copy of it is private, and the doctor says how to close the rest.
#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_names_files_that_others_can_read() {
    let folder = tempfile::tempdir().unwrap();
    let mode = |path: &Path, mode: u32| {
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    };
    mode(folder.path(), 0o755);
    let data = folder.path().join("pacru.db");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/layout-13.db"), &data)
        .unwrap();
    mode(&data, 0o644);
    let discord = Discord::start(Config::default()).await.unwrap();
    let served = || {
        let mut command = Bot::on(&OPEN, &discord, &data);
        command.env("PACRU_DATA", &data);
        command
    };
    let mut bot = Bot::back(&discord, || Bot::spawn(&mut served())).await;
    appear(folder.path(), &["before-migration", "pacru.db-wal", "pacru.db.backups/2"]).await;
    let open: Vec<_> = open_to_others(folder.path()).into_iter().map(|(_, mode)| mode).collect();
    assert_eq!(open, [0o644; 3], "{:?}", modes(folder.path()));
    assert!(bot.terminate().success(), "{}", bot.log());

    let backups = folder.path().join("pacru.db.backups");
    mode(&backups, 0o755);
    for backup in fs::read_dir(&backups).unwrap().flatten() {
        mode(&backup.path(), 0o640);
    }
    let (data, backups) = (data.to_str().unwrap(), backups.to_str().unwrap());
    let said = Bot::ends(served().arg("doctor"), 0, &["makes them private"]);
    // Who looks at the file has SQLite keep a log beside it.
    let beside = |path: &&str| !path.ends_with("-shm") && !path.ends_with("-wal");
    for begins in ["note  other users of this machine can read ", "      `chmod -R go= "] {
        let line = said.lines().find_map(|line| line.strip_prefix(begins)).unwrap();
        let named = line.split('`').next().unwrap().split(' ').filter(beside);
        assert_eq!(named.collect::<Vec<_>>(), [data, backups], "{said}");
    }
    // Nobody gets through a closed folder.
    mode(folder.path(), 0o700);
    let said = Bot::ends(served().arg("doctor"), 0, &["is sound"]);
    assert!(!said.contains("other users"), "{said}");
}
