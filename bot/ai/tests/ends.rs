//! Games of computers alone come to an end.

use ai::{Budget, Engine, Level, Stop, greedy, random_turn};
use rules::{Kind, Position, Setup, Status};

use crate::games::{Player, all, play, play_alone, random, searcher, start};

#[test]
fn every_game_of_computers_alone_ends() {
    for (kind, players) in all() {
        let mut searchers: Vec<_> =
            (0..players as u64).map(|seat| searcher(20 + 40 * seat)).collect();
        let mut seated: Vec<Player<'_>> =
            searchers.iter_mut().map(|searcher| searcher as Player<'_>).collect();
        let outcome = play(start(kind, players), &mut seated);
        assert!(!outcome.winners.is_empty(), "{kind:?} {players}");
    }
}

#[test]
fn games_by_other_rules_end_too() {
    for (kind, options) in [
        (Kind::Pacru, "meeting9=off reorientOthersMobile repetition3=off"),
        (Kind::Azacru, "repetition3=off noProgressRounds=2"),
        (Kind::Shacru, "noProgressRounds=0"),
        (Kind::Pasang, "pattern=39 ka=jump opening=free"),
    ] {
        for players in kind.players() {
            let mut setup = Setup::new(kind, players).expect("a set-up");
            setup.options = options.parse().expect("options");
            let mut searcher = searcher(60);
            let position = Position::new(&setup).expect("a start");
            let outcome = play_alone(position, &mut searcher);
            assert!(!outcome.winners.is_empty(), "{kind:?} {players} {options}");
        }
    }
}

#[test]
fn a_finished_or_resigned_game_has_no_turn() {
    for (kind, players) in all() {
        says_nothing(&random(kind, players, 3_000, 1));
        let mut position = start(kind, players);
        while let Status::Turn(seat) = position.status() {
            position = position.resign(seat).expect("somebody to move").position;
        }
        says_nothing(&position);
    }
}

fn says_nothing(position: &Position) {
    assert!(matches!(position.status(), Status::Over(_)));
    let (mut engine, stop) = (Engine::new(), Stop::new());
    for level in Level::ALL {
        assert_eq!(engine.choose(position, level, 0, Budget::UNLIMITED, &stop), None);
    }
    assert!(engine.best_turns(position, 3, Budget::nodes(100), 0, &stop).is_empty());
    assert_eq!(greedy(position, 0), None);
    assert_eq!(random_turn(position, 0), None);
    let win_probability = engine.win_probability(position);
    let sum: f64 = win_probability.iter().map(|(_, share)| share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{win_probability:?}");
}
