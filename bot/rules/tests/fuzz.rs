//! The bodies of the fuzz targets, on the kept inputs, so that they never rot.

#[path = "../fuzz/bodies/parse.rs"]
mod parse;
#[path = "../fuzz/bodies/play.rs"]
mod play;

use std::fs;
use std::path::Path;

use crate::chance::Chance;

/// An example of each kind of text, and what fuzzing has found worth keeping for every new way that
/// it reached; texts also with mistakes.
#[test]
fn the_kept_corpora_pass() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let inputs = |target: &str| {
        let files = fs::read_dir(corpora.join(target)).unwrap();
        let inputs: Vec<_> = files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
        assert!(inputs.len() > 20, "{target}");
        inputs
    };
    let mut chance = Chance::new(11);
    for input in inputs("parse") {
        parse::parse(&input);
        for _ in 0..10 {
            parse::parse(&mangled(&input, &mut chance));
        }
    }
    for input in inputs("play") {
        play::play(&input);
    }
}

/// A few bytes changed, doubled or dropped.
pub(crate) fn mangled(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut mangled = bytes.to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(mangled.len() + 1);
        match chance.below(3) {
            0 => mangled.insert(at, chance.below(256) as u8),
            1 if at < mangled.len() => drop(mangled.remove(at)),
            _ => mangled.extend_from_slice(&bytes[..at.min(bytes.len())]),
        }
    }
    mangled
}
