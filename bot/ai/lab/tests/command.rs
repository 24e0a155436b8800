//! Commands as they are typed.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use clap::Parser as _;
use lab::{Command, Error, Workshop};
use tempfile::TempDir;

/// Carries out a command in a folder of its own, on this many threads.
pub(crate) fn lab_in(folder: &Path, threads: usize, words: &str) -> Result<(), Error> {
    let threads = NonZeroUsize::new(threads).expect("a thread");
    let workshop = Workshop { folder: folder.to_owned(), threads, fresh: false };
    let words = std::iter::once("lab").chain(words.split(' '));
    let command = Command::try_parse_from(words).expect("a command");
    lab::run_in(command, &workshop)
}

/// Checks a file as it is in the tree.
pub(crate) fn check(words: &str) {
    let folder = TempDir::new().expect("a folder");
    lab_in(folder.path(), 2, &format!("{words} --check")).expect("a file that is right");
}

/// What a command writes, made at once on one thread. On three threads, and after it was cut off in
/// the middle of a line, it must be the same.
pub(crate) fn made(words: &str) -> Vec<u8> {
    let make = |folder: &Path, threads| {
        let file = folder.join("made");
        lab_in(folder, threads, &format!("{words} --file {}", file.display())).expect("a file");
        fs::read(file).expect("a file that was written")
    };
    let (one, several) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let made = make(one.path(), 1);
    assert!(make(several.path(), 3) == made, "{words}: other threads, other content");
    let mut cut = 0;
    for entry in fs::read_dir(several.path().join("checkpoints")).expect("checkpoints") {
        let path = entry.expect("a file").path();
        let text = fs::read(&path).expect("text");
        fs::write(&path, &text[..text.len() / 2]).expect("a file");
        cut += 1;
    }
    assert!(cut > 0, "{words} keeps nothing");
    assert!(make(several.path(), 2) == made, "{words}: interrupted, other content");
    made
}

#[test]
fn a_match_goes_on_where_it_was_interrupted() {
    let folder = TempDir::new().expect("a folder");
    let words = "match shacru 3 nodes:20 random --openings 3";
    lab_in(folder.path(), 1, words).expect("a match");
    let kept = |folder: &Path| {
        let entry = fs::read_dir(folder.join("checkpoints")).expect("checkpoints").next();
        fs::read_to_string(entry.expect("a checkpoint").expect("a file").path()).expect("text")
    };
    let whole = kept(folder.path());
    assert_eq!(whole.lines().count(), 4, "{whole}");
    lab_in(folder.path(), 2, words).expect("a match that was played");
    assert_eq!(kept(folder.path()), whole, "nothing was played twice");
}

/// Whoever had added an input could play no match of the game any more, not even against another
/// engine: the nets in the tree were read past their end.
#[test]
fn a_net_with_other_inputs_is_refused() {
    let folder = TempDir::new().expect("a folder");
    let words = "match pasang 2 nodes:20@../nets/shacru2.net random --openings 1";
    let Err(Error::Unusable(why)) = lab_in(folder.path(), 1, words) else {
        panic!("a net of Shacru does not play Pasang")
    };
    assert!(why.contains("inputs, and the game has 582"), "{why}");
}

#[test]
fn what_does_not_exist_is_refused() {
    let folder = TempDir::new().expect("a folder");
    for words in ["match pasang 3 random random", "wins pasang 3"] {
        let refused = lab_in(folder.path(), 1, words);
        assert!(matches!(refused, Err(Error::Unusable(_))), "{words}: {refused:?}");
    }
    for words in ["lab match pacru 2 nobody random", "lab match pacru 2 sight:2 random"] {
        assert!(Command::try_parse_from(words.split(' ')).is_err(), "{words}");
    }
}

/// A player who makes illegal turns ends a match with a sentence.
#[cfg(unix)]
#[test]
fn a_program_that_breaks_the_rules_ends_the_match() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().expect("a folder");
    let program = folder.path().join("cheat");
    let script = "#!/bin/sh\nwhile read -r line; do echo '{\"bestmove\":\"a1-i9\"}'; done\n";
    fs::write(&program, script).expect("a program");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
    let words = format!("match pacru 2 nodes:1@process:{} random --openings 1", program.display());
    let ended = lab_in(folder.path(), 1, &words);
    assert!(matches!(&ended, Err(Error::Player(said)) if said.contains("a1-i9")), "{ended:?}");
}
