//! Forced wins are proven, and made again.

use ai::Payments;
use lab::forced_win;
use rules::{Kind, Position, Seat};

use crate::command::{check, lab_in, made};

/// All 408, those within three turns as well.
#[test]
fn every_win_in_the_tree_is_proven() {
    for kind in Kind::ALL {
        check(&format!("wins {kind}"));
    }
    check("wins shacru 3");
}

#[test]
fn wins_are_made_again_whatever_interrupts() {
    let text = String::from_utf8(made("wins azacru --count 1")).expect("text");
    assert!(text.starts_with("# wins azacru --seed 1 --count 1; engine "), "{text}");
    assert_eq!(text.lines().count(), 3, "{text}");
}

/// A file with a turn too many, or one that is not won, is not right.
#[test]
fn a_file_that_says_too_much_is_refused() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let right = include_str!("../../tests/data/forced_wins/azacru.txt");
    let line = right.lines().find(|line| line.starts_with("3 ")).expect("a line");
    let position = line.split_once(" | ").expect("turns").0;
    let wrong = [
        format!("1{}", &line[1..]),
        line.split(' ').take(5).chain(["a1-a2"]).collect::<Vec<_>>().join(" "),
        format!("{position} | "),
        position.to_owned(),
    ];
    for line in wrong {
        let file = folder.path().join("wrong");
        std::fs::write(&file, format!("# wins\n{line}\n")).expect("a file");
        let words = format!("wins azacru --check --file {}", file.display());
        assert!(lab_in(folder.path(), 1, &words).is_err(), "{line}");
    }
}

/// Three turns are not two, every payment is tried where that is asked for, and a proof has a
/// limit.
#[test]
fn a_proof_says_what_it_knows() {
    let line = "9/9/9/s8/1S2+2N44/9/4S0+4/9/3s5 S";
    let position = Position::at(Kind::Pacru, 2, line).expect("a position");
    let proof =
        |turns, payments, positions| forced_win(&position, Seat::South, turns, payments, positions);
    for payments in [Payments::Cheapest, Payments::Every] {
        assert_eq!(proof(1, payments, 1_000_000), Some(false));
        assert_eq!(proof(3, payments, 10), None);
    }
}
