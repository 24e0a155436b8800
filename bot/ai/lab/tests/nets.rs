//! Nets are trained again, to the byte.

use std::fs;
use std::path::Path;

use rules::Kind;
use tempfile::TempDir;

use crate::command::{check, lab_in, made};

/// A net of a few games, which learns to count.
const SMALL: &str =
    "nets shacru 2 --random 8 --games 8 --nodes 20 --generations 1 --epochs 2 --batch 64";

/// A net without a generation of games: only inputs and training take part.
const COUNTING: &str = "nets pasang 2 --random 8 --generations 0 --batch 64";

/// The bytes of a net besides its columns, of which the first are words of 16 bits.
const WORDS: usize = 128;

#[test]
fn nets_in_the_tree_fit_their_games() {
    for kind in Kind::ALL {
        for players in kind.players() {
            check(&format!("nets {kind} {players}"));
        }
    }
}

#[test]
fn nets_are_made_again_whatever_interrupts() {
    assert!(made(SMALL).len() > 10_000);
}

/// The net of `COUNTING` as it was trained before. On the systems of the workflows it is the same
/// to the byte. Elsewhere the exponential function may differ in its last digit, and a number by
/// one.
#[test]
fn training_makes_the_net_that_it_made_before() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("net");
    lab_in(folder.path(), 1, &format!("{COUNTING} --file {}", file.display())).expect("a net");
    let now = fs::read(file).expect("a net");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/counting.net");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &now).expect("a net");
    }
    let before = fs::read(&path).expect("a net");
    if cfg!(all(target_os = "linux", target_arch = "x86_64", target_env = "gnu")) {
        assert!(now == before, "another net: UPDATE_GOLDEN=1 accepts it");
    }
    assert_eq!(now.len(), before.len());
    let word = |bytes: &[u8], place: usize| i16::from_le_bytes([bytes[place], bytes[place + 1]]);
    for place in (0..WORDS).step_by(2) {
        assert!((word(&now, place) - word(&before, place)).abs() <= 1, "word {place}");
    }
    for place in WORDS + 4..now.len() {
        let (now, before) = (now[place].cast_signed(), before[place].cast_signed());
        assert!((i16::from(now) - i16::from(before)).abs() <= 1, "number {place}");
    }
}

/// A net is recognised by its journal: another net beside it, or games of another seed, are not.
#[test]
fn a_net_that_its_journal_did_not_make_is_refused() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("shacru2.net");
    let words = format!("{SMALL} --file {}", file.display());
    lab_in(folder.path(), 1, &words).expect("a net");
    lab_in(folder.path(), 1, &format!("{words} --check")).expect("the net that was made");
    let journal = file.with_extension("txt");
    let told = fs::read_to_string(&journal).expect("a journal");
    fs::write(&journal, told.replacen(": games ", ": games 0", 1)).expect("a journal");
    assert!(lab_in(folder.path(), 1, &format!("{words} --check")).is_err());
    fs::write(&journal, told).expect("a journal");
    let mut net = fs::read(&file).expect("a net");
    net[500] ^= 1;
    fs::write(&file, &net).expect("a net");
    assert!(lab_in(folder.path(), 1, &format!("{words} --check")).is_err());
    fs::write(&file, &net[..net.len() - 32]).expect("a net");
    assert!(lab_in(folder.path(), 1, &format!("{words} --check")).is_err());
}
