//! Puzzles, openings, verdicts and tables are made again.

use std::fs;

use ai::Puzzle;
use rules::Kind;
use tempfile::TempDir;

use crate::command::{check, lab_in, made};

/// Puzzles of a small search, which says much less than the usual one.
const PUZZLES: &str = "puzzles pasang --count 3 --nodes 400";

#[test]
fn puzzles_are_made_again_whatever_interrupts() {
    let text = String::from_utf8(made(PUZZLES)).expect("text");
    let (first, rest) = text.split_once('\n').expect("lines");
    assert!(
        first.starts_with("# puzzles pasang --seed 1 --nodes 400 --count 3; engine "),
        "{first}"
    );
    let read = |line: &str| Puzzle::read(Kind::Pasang, line).expect("a puzzle");
    let puzzles: Vec<Puzzle> = rest.lines().map(read).collect();
    assert_eq!(puzzles.len(), 3);
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
    assert!(puzzles.iter().all(|puzzle| puzzle.best >= puzzle.next + 25));
}

/// A file is as good as the wins that it promises.
#[test]
fn puzzles_that_promise_too_much_are_refused() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("puzzles");
    let right = include_str!("../../puzzles/pasang.txt");
    let win = right.lines().find(|line| line.contains(" win 2 ")).expect("a win");
    let checked = format!("puzzles pasang --nodes 400 --check --file {}", file.display());
    for (told, is_right) in [("win 2", true), ("win 1", false), ("win 3", false)] {
        fs::write(&file, format!("# puzzles\n{}\n", win.replace("win 2", told))).expect("a file");
        assert_eq!(lab_in(folder.path(), 1, &checked).is_ok(), is_right, "{told}");
    }
}

/// Puzzles of another seed beside those of a file: the old ones stay, and none is there twice.
#[test]
fn puzzles_are_added_to_a_file() {
    let folder = TempDir::new().expect("a folder");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    lab_in(folder.path(), 2, &format!("{PUZZLES} --file {}", old.display())).expect("puzzles");
    let words = format!("puzzles pasang --count 4 --nodes 400 --beside {}", old.display());
    lab_in(folder.path(), 2, &format!("{words} --file {}", new.display())).expect("puzzles");
    let lines = |file| {
        fs::read_to_string(file)
            .expect("text")
            .lines()
            .map(str::to_owned)
            .skip(1)
            .collect::<Vec<_>>()
    };
    let (old, new) = (lines(old), lines(new));
    assert_eq!(new.len(), 4);
    assert!(old.iter().all(|line| new.contains(line)), "{old:?} {new:?}");
}

#[test]
fn openings_are_made_again_whatever_interrupts() {
    let text = String::from_utf8(made("openings shacru --count 5 --nodes 300")).expect("text");
    assert_eq!(text.lines().count(), 6, "{text}");
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("openings");
    let checked =
        format!("openings shacru --count 5 --nodes 300 --check --file {}", file.display());
    fs::write(&file, &text).expect("a file");
    lab_in(folder.path(), 1, &checked).expect("the openings that were made");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(1, 2);
    let swapped = lines.join("\n");
    for wrong in [text.replacen(":5", ":4", 1), swapped, text.replace(" S | ", " N | ")] {
        fs::write(&file, &wrong).expect("a file");
        assert!(lab_in(folder.path(), 1, &checked).is_err(), "{wrong}");
    }
}

#[test]
fn openings_in_the_tree_are_right() {
    for kind in Kind::ALL {
        check(&format!("openings {kind}"));
    }
}

#[test]
fn verdicts_are_found() {
    let folder = TempDir::new().expect("a folder");
    lab_in(folder.path(), 2, "judge hints shacru --count 1").expect("a verdict");
    lab_in(folder.path(), 2, "levels tune learner shacru --openings 2 --steps 2").expect("a skill");
    assert!(lab_in(folder.path(), 1, "levels tune novice pacru").is_err());
}

/// Every table of the page has its mark.
#[test]
fn the_tables_of_the_page_are_known() {
    let folder = TempDir::new().expect("a folder");
    lab_in(folder.path(), 1, "levels tables --only yardstick").expect("a table that is left out");
    let refused = lab_in(folder.path(), 1, "levels tables --only ratings").expect_err("no table");
    for name in ["neighbours", "scale", "among", "yardstick", "answers", "wins", "hints"] {
        assert!(refused.to_string().contains(name), "{refused}");
    }
}

#[test]
fn schedules_are_found_again() {
    check("designs 3");
    check("designs 4");
}
