//! Complete games played elsewhere.

use std::collections::{BTreeSet, HashMap};

use rules::{Kind, Reason, Record, Seat, Status};

use crate::positions::{at, rows_and_turn, setup};

/// The game of `AbstractPlay`: same position after 44 plies, same counts of turns there.
#[test]
fn pacru_replays_a_game_of_abstract_play() {
    let facts: HashMap<&str, &str> = include_str!("data/apg1.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "))
        .collect();
    let mut record = Record::new(setup(Kind::Pacru, "SN", facts["start"]));
    record.turns.extend(facts["turns"].split(' ').map(|turn| turn.parse().expect("an entry")));
    assert_eq!(record.turns.len(), 44);

    let positions: Vec<_> =
        record.positions().map(|position| position.expect("a legal turn")).collect();
    assert_eq!(positions[36].position_line(), facts["before ply 37"]);
    let end = positions.last().expect("the start at least");
    assert_eq!(end.position_line(), facts["end"]);
    let points = end.points();
    assert_eq!(format!("S {} N {}", points[Seat::South], points[Seat::North]), facts["markers"]);

    let moves = end.legal(false);
    let base: BTreeSet<&str> = moves.iter().map(|turn| &turn[..5]).collect();
    assert_eq!(base.len().to_string(), facts["base moves"]);
    assert_eq!(moves.len().to_string(), facts["complete moves"]);
    let reorientations = end.legal(true).len() - moves.len();
    assert_eq!(reorientations.to_string(), facts["reorientations"]);
}

/// The booklet's own end of a game of Azacru.
#[test]
fn azacru_ends_as_the_booklet_tells() {
    let file = include_str!("data/azacru-end.txt");
    let fact = |name: &str| file.lines().find_map(|line| line.strip_prefix(name)).expect("a fact");
    let mut game = at(Kind::Azacru, "NEW", fact("start: "));
    for line in file.lines() {
        let Some((turn, after)) = line.split_once(" | ") else {
            continue;
        };
        let (seat, turn) = turn.split_once(' ').expect("a seat and a turn");
        assert_eq!(game.status(), Status::Turn(seat.parse().expect("a seat")));
        assert_eq!(game.forced().is_some(), turn == "pass");
        game = game.play(turn).expect("a legal turn").position;
        assert_eq!(rows_and_turn(&game.position_line()), after);
        let again = at(Kind::Azacru, "NEW", &game.position_line());
        assert_eq!((again.position_line(), again.status()), (game.position_line(), game.status()));
    }
    let Status::Over(outcome) = game.status() else { panic!("the last round is over") };
    assert_eq!(outcome.reason, Reason::Counted);
    assert_eq!(outcome.winners.into_iter().collect::<Vec<_>>(), [Seat::East]);
    let points = [Seat::North, Seat::East, Seat::West].map(|seat| outcome.points[seat]);
    assert_eq!(points, [3, 6, 2]);
}
