//! Data files of released versions: this version takes over each of them and plays on.

use std::fs;
use std::path::Path;

use crate::bot::Bot;

/// `bot/service/src/tests/older_files.rs` checks one of them game by game. An update from any version must lose
/// nothing: every file in `tests/data` is part of this test.
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
        // The program opens the file as the bot does, and ends. That the same ratings follow again from the same games:
        // `bot/store/src/tests/ratings.rs`.
        run(&["rebuild-ratings"], &["rated game"]);
        run(&["check", "--all"], &["every position is as stored"]);
        layouts += 1;
    }
    assert!(layouts >= 2, "{layouts}");
}
