//! What is stored can be read again: the serialised form of events is a promise.

use pairing::{AllPlayAll, Format, League, PlayEvent};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};

const LINES: &str = include_str!("data/stored.txt");

/// Reads the lines that begin with a word, and writes them again.
fn come_back<T: DeserializeOwned + Serialize>(word: &str) {
    for line in LINES.lines().filter_map(|line| line.strip_prefix(word)) {
        let read: T = from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(to_string(&read).unwrap(), line);
    }
    for line in LINES.lines().filter_map(|line| line.strip_prefix("no ")?.strip_prefix(word)) {
        assert!(from_str::<T>(line).is_err(), "{line}");
    }
}

#[test]
fn what_is_stored_comes_back() {
    come_back::<Format>("format ");
    come_back::<PlayEvent>("event ");
}

#[test]
fn the_usual_formats_need_not_say_everything() {
    let read = |text| from_str::<Format>(text).unwrap();
    let usual = AllPlayAll::default();
    assert_eq!(read(r#"{"all_play_all":{"group_size":10}}"#), Format::AllPlayAll(usual));
    let league = r#"{"league":{"games":{"group_size":10},"promoted":2}}"#;
    assert_eq!(read(league), Format::League(League::default()));
}
