//! The bodies of the fuzz targets, on seeds and random bytes, so that they never rot.

#[path = "../fuzz/bodies/parse.rs"]
mod parse;
#[path = "../fuzz/bodies/play.rs"]
mod play;

use std::fs;
use std::path::Path;

use crate::chance::Chance;

const SEEDS: [&str; 17] = [
    "",
    "e1-e2",
    "a3-b4(b5)",
    "d9>>(a7,b5,b7,c4)",
    "e3xe4(e6)!i9",
    "SWNE",
    "resign:N",
    "meeting9=off noProgressRounds=3",
    "4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S",
    "2W41N41E42/9/N27N6/9/W27E6/9/S27S6/9/2W01S01E02 S EN - 7",
    "[Game \"pacru\"] [Seats \"SN\"] 1. e1-e2 {!} resign S 0 N 1",
    "a3-b4<",
    "b4c4vb",
    "pattern=32 ka=jump opening=free",
    "S78/9/9/9/4N04/9/9/9/s8 N - S",
    "11/11/11/2w8/11/X4#5/2w8/2O8/2w8/11/11 X 3 -- 0-0",
    "\u{feff}\u{202e}e1\u{2011}e2",
];

#[test]
fn anything_can_be_read() {
    let mut chance = Chance::new(11);
    for seed in SEEDS {
        parse::parse(seed.as_bytes());
        for _ in 0..40 {
            parse::parse(&mangled(seed.as_bytes(), &mut chance));
        }
    }
}

#[test]
fn anything_can_be_played() {
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let length = chance.below(400);
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        play::play(&bytes);
    }
}

/// What fuzzing has found worth keeping, for every new way that it reached.
#[test]
fn the_kept_corpora_pass() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let inputs = |target: &str| {
        let files = fs::read_dir(corpora.join(target)).unwrap();
        let inputs: Vec<_> = files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
        assert!(inputs.len() > 20, "{target}");
        inputs
    };
    for input in inputs("parse") {
        parse::parse(&input);
    }
    for input in inputs("play") {
        play::play(&input);
    }
}

/// A few bytes changed, doubled or dropped.
fn mangled(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
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
