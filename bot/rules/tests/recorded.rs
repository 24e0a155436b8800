//! Complete games played elsewhere.

use std::collections::{BTreeSet, HashMap};

use rules::{Kind, Record, Seat};

use crate::positions::setup;

/// The game of `AbstractPlay`: same position after 44 plies, same counts of turns there.
#[test]
fn pacru_replays_a_game_of_abstract_play() {
    let facts: HashMap<&str, &str> = include_str!("data/apg1.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "))
        .collect();
    let mut record = Record::new(setup(Kind::Pacru, "SN", facts["start"]));
    record.turns.extend(
        facts["turns"]
            .split(' ')
            .map(|turn| turn.parse().expect("an entry")),
    );
    assert_eq!(record.turns.len(), 44);

    let tables: Vec<_> = record
        .tables()
        .map(|table| table.expect("a legal turn"))
        .collect();
    assert_eq!(tables[36].position(), facts["before ply 37"]);
    let end = tables.last().expect("the start at least");
    assert_eq!(end.position(), facts["end"]);
    let points = end.points();
    assert_eq!(
        format!("S {} N {}", points[Seat::South], points[Seat::North]),
        facts["markers"]
    );

    let moves = end.legal(false);
    let base: BTreeSet<&str> = moves.iter().map(|turn| &turn[..5]).collect();
    assert_eq!(base.len().to_string(), facts["base moves"]);
    assert_eq!(moves.len().to_string(), facts["complete moves"]);
    let reorientations = end.legal(true).len() - moves.len();
    assert_eq!(reorientations.to_string(), facts["reorientations"]);
}
