//! The library against the reference, on scattered positions.

use std::collections::BTreeMap;

use rules::{Kind, Position, Reason, Status};

use super::board::Board;
use super::pacru::{After, Pacru};
use super::trail::{someone_can_gain, turns};
use crate::chance::Chance;
use crate::positions::{rows_and_turn, setup};

/// Lines of `game seats options | position`, scattered at random by the tests of commit 727485bd: thick with what is
/// rare in random play, such as own markers under and around chevrons (long moves, connections, jumps), chevrons face
/// to face (meetings), chevrons aimed at the same enemy (pincers), full borderlands (transformations).
const SCATTERED: &str = include_str!("../data/scattered.txt");

/// Reorientations are compared where they are few.
const MOST_REORIENTATIONS: usize = 400;

/// The scattered positions of a game.
fn scattered(kind: Kind) -> impl Iterator<Item = (Position, Board)> {
    SCATTERED.lines().filter_map(move |line| {
        let (game, line) = line.split_once(" | ").expect("a game and a position");
        let mut words = game.splitn(3, ' ');
        let mut word = || words.next().expect("a game, seats and options");
        if word() != kind.slug() {
            return None;
        }
        let mut setup = setup(kind, word(), line);
        setup.options = word().parse().expect("options");
        let position = Position::new(&setup).expect("a position");
        assert_eq!(rows_and_turn(&position.position_line()), line);
        Some((position, Board::read(line)))
    })
}

#[test]
fn pacru_agrees_with_the_reference() {
    let mut rare = BTreeMap::from([("*", 0), ("!", 0), ("x", 0), ("<", 0)]);
    for (position, board) in scattered(Kind::Pacru) {
        let options = &position.setup().options.chevrons;
        let game = Pacru {
            seats: position.seats().to_string().chars().collect(),
            meeting9: options.meeting9 == Some(true),
            reorient_others_mobile: options.reorient_others_mobile == Some(true),
        };
        let line = board.write();
        let moves = game.moves(&board);
        same(&position, &moves, &position.legal(false), &line);
        for (sign, count) in &mut rare {
            *count += moves.keys().filter(|turn| turn.contains(sign)).count();
        }
        let listed = usize::try_from(position.perft(1)).expect("a count") - moves.len();
        if listed <= MOST_REORIENTATIONS {
            let mut turns = game.reorientations(&board);
            *rare.entry("<").or_default() += turns.len();
            assert_eq!(turns.len(), listed, "reorientations of {line}");
            turns.extend(moves);
            same(&position, &turns, &position.legal(true), &line);
        }
    }
    assert!(rare.values().all(|count| *count > 50), "too little of something: {rare:?}");
}

fn same(position: &Position, turns: &BTreeMap<String, After>, legal: &[String], line: &str) {
    let wanted: Vec<&String> = turns.keys().collect();
    assert_eq!(legal.iter().collect::<Vec<_>>(), wanted, "turns of {line}");
    for (turn, (after, winner)) in turns {
        let played = position.play(turn).unwrap_or_else(|e| panic!("{line} {turn}: {e}")).position;
        assert_eq!(rows_and_turn(&played.position_line()), after.write(), "{line} {turn}");
        let won = match played.status() {
            Status::Turn(_) => None,
            Status::Over(outcome) => outcome.winners.into_iter().next().map(rules::Seat::letter),
        };
        assert_eq!(won, *winner, "{line} {turn}");
        for seat in position.seats().iter() {
            assert_eq!(played.is_in(seat), !after.out.contains(&seat.letter()), "{line} {turn}");
        }
    }
}

#[test]
fn azacru_agrees_with_the_reference() {
    agrees(Kind::Azacru, true);
}

#[test]
fn shacru_agrees_with_the_reference() {
    agrees(Kind::Shacru, false);
}

/// Turns and the positions they lead to.
fn agrees(kind: Kind, long: bool) {
    for (position, board) in scattered(kind) {
        let wanted = turns(&board, long);
        assert_eq!(position.legal(true), wanted.keys().cloned().collect::<Vec<_>>(), "{position}");
        for (turn, after) in wanted {
            let played = position.play(&turn).expect("a legal turn").position;
            let rows = |line: &str| line.split(' ').next().map(str::to_owned);
            assert_eq!(rows(&played.position_line()), rows(&after.write()), "{position} {turn}");
        }
    }
}

/// The end of Shacru is found by looking at single chevrons; here by looking at all play.
#[test]
fn shacru_ends_when_nobody_can_gain() {
    const MOST_POSITIONS: usize = 300;
    let (mut ended, mut decided) = (0, 0);
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let mut position = crate::positions::start(Kind::Shacru, 2 + chance.below(3));
        let mut last = Vec::new();
        while let Status::Turn(_) = position.status() {
            last.push(position.clone());
            position =
                position.play(&chance.pick(&position.legal(true))).expect("a legal turn").position;
        }
        last.push(position);
        for position in last.iter().rev().take(4) {
            let over = match position.status() {
                Status::Turn(_) => false,
                Status::Over(outcome) if outcome.reason == Reason::Counted => true,
                // Repetition and want of progress end games that could go on.
                Status::Over(_) => continue,
            };
            let board = Board::read(&position.position_line());
            let seats = position.seats().to_string();
            let Some(gain) = someone_can_gain(&board, &seats, MOST_POSITIONS) else {
                continue;
            };
            assert_eq!(over, !gain, "{}", position.position_line());
            ended += usize::from(over);
            decided += 1;
        }
    }
    assert!(ended > 0 && decided > ended, "{ended} ends among {decided} positions");
}
