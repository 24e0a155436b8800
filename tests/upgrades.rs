//! Data files of released versions: this version takes over each of them and plays on.

use std::fs;
use std::path::Path;

use crate::bot::Bot;

/// `bot/service/src/tests/older_files.rs` checks one of them game by game. An update from any
/// version must lose nothing: every file in `tests/data` is part of this test.
#[test]
fn every_released_layout_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data");
    let mut layouts = 0;
    for file in fs::read_dir(kept).unwrap() {
        let file = file.unwrap().path();
        let data = folder.path().join(file.file_name().unwrap());
        fs::copy(&file, &data).unwrap();
        let run = |arguments: &[&str], said: &[&str]| {
            Bot::ends(Bot::command().env("PACRU_DATA", &data).args(arguments), 0, said)
        };
        println!("{}", file.display());
        // The program opens the file as the bot does, and ends. That the same ratings follow again
        // from the same games: `bot/store/src/tests/ratings.rs`.
        run(&["rebuild-ratings"], &["rated game"]);
        run(&["check", "--all"], &["every position is as stored"]);
        layouts += 1;
    }
    assert!(layouts >= 2, "{layouts}");
}

/// An export once said that such data cannot be read.
#[test]
fn data_of_an_older_layout_are_named_by_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("pacru.db");
    let older = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/layout-13.db");
    fs::copy(&older, &data).unwrap();
    let copy = folder.path().join("copy.db");
    let run = |arguments: &[&str], code: i32| {
        let mut run = Bot::command();
        run.env("PACRU_DATA", &data).args(arguments);
        Bot::ends(&mut run, code, &["an older pacru has written", "start this one on it once"])
    };
    run(&["check"], 0);
    run(&["export"], 1);
    run(&["copy", data.to_str().unwrap(), copy.to_str().unwrap()], 1);
    assert_eq!(fs::read(&data).unwrap(), fs::read(&older).unwrap());
    assert!(!copy.exists());
}
