//! The library against the reference, on random positions.

use std::collections::BTreeMap;

use rules::{Kind, Position, Reason, Status};

use super::board::Board;
use super::pacru::{After, Pacru};
use super::scatter::scatter;
use super::trail::{someone_can_gain, turns};
use crate::chance::Chance;
use crate::positions::{rows_and_turn, setup};

/// Enough to meet everything rare; `POSITIONS=10000` looks at more, best with `--release`.
const POSITIONS: u64 = 80;

/// Reorientations are compared where they are few.
const MOST_REORIENTATIONS: usize = 400;

#[test]
fn pacru_agrees_with_the_reference() {
    let mut rare = BTreeMap::from([("*", 0), ("!", 0), ("x", 0), ("<", 0)]);
    let mut compared = 0;
    let positions =
        std::env::var("POSITIONS").map_or(POSITIONS, |count| count.parse().expect("a number"));
    for seed in 0..positions {
        let mut chance = Chance::new(seed);
        let seats = chance.pick(&["SN", "NEW", "SWNE", "EWSN"]);
        let game = Pacru {
            seats: seats.chars().collect(),
            meeting9: chance.below(3) > 0,
            reorient_others_mobile: chance.below(3) == 0,
        };
        let board = scatter(seats, &mut chance);
        let mut setup = setup(Kind::Pacru, seats, &board.write());
        setup.options.chevrons.meeting9 = Some(game.meeting9);
        setup.options.chevrons.reorient_others_mobile = Some(game.reorient_others_mobile);
        // Positions that are over or have a blocked player are settled when they are read.
        let Ok(position) = Position::new(&setup) else {
            continue;
        };
        if !matches!(position.status(), Status::Turn(_))
            || rows_and_turn(&position.position_line()) != board.write()
        {
            continue;
        }
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
        compared += 1;
    }
    assert!(compared > positions / 2, "only {compared} positions were of use");
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

/// Turns and the positions they lead to, on scattered positions.
fn agrees(kind: Kind, long: bool) {
    let mut compared = 0;
    for seed in 0..POSITIONS {
        let mut chance = Chance::new(1_000 + seed);
        let seats = chance.pick(&["SN", "NEW", "SWNE"]);
        let board = scatter(seats, &mut chance);
        let line = board.write();
        let position = Position::new(&setup(kind, seats, &line)).expect("a position");
        if !matches!(position.status(), Status::Turn(_)) {
            continue;
        }
        compared += 1;
        let wanted = turns(&board, long);
        assert_eq!(
            position.legal(true),
            wanted.keys().cloned().collect::<Vec<_>>(),
            "{kind} {line}"
        );
        for (turn, after) in wanted {
            let played = position.play(&turn).expect("a legal turn").position;
            let rows = |line: &str| line.split(' ').next().map(str::to_owned);
            assert_eq!(rows(&played.position_line()), rows(&after.write()), "{kind} {line} {turn}");
        }
    }
    assert!(compared > POSITIONS / 2, "only {compared} positions were of use");
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
