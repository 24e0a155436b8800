//! Every level that looks ahead finds a turn that wins.

use ai::{Budget, Engine, Level, Stop};
use rules::{Kind, Position};

use crate::games::{is_won_by, to_move};

/// `players kind position`, each with at least one turn that wins at once and one that does not.
const POSITIONS: &str = include_str!("data/wins.txt");

pub(crate) fn positions() -> impl Iterator<Item = Position> {
    POSITIONS.lines().map(|line| {
        let (players, rest) = line.split_once(' ').expect("players");
        let (kind, position) = rest.split_once(' ').expect("a game");
        let kind: Kind = kind.parse().expect("a game");
        Position::at(kind, players.parse().expect("a number"), position).expect("a position")
    })
}

#[test]
fn every_game_has_positions() {
    for kind in Kind::ALL {
        assert!(positions().any(|position| position.kind() == kind), "{kind:?}");
    }
}

#[test]
fn wins_are_found() {
    let mut engine = Engine::new();
    for position in positions() {
        let own = to_move(&position);
        for level in [Level::Casual, Level::Club, Level::Strong, Level::Master] {
            let result = engine.choose(&position, level, 1, Budget::UNLIMITED, &Stop::new());
            let result = result.expect("a turn");
            let after = position.play(&result.turn).expect("a legal turn").position;
            assert!(is_won_by(&after, own), "{level} in {position}: {result:?}");
            assert!(result.win_probability[own] > 0.999, "{level} in {position}: {result:?}");
        }
    }
}
