//! Explanations of turns.

use ai::{Budget, Engine, Explanation, Stop};
use rules::{Field, FieldSet, Kind, Position, Setup, Status};

use crate::games::{all, random};
use crate::wins::positions;

fn position(position: &str) -> Position {
    let mut setup = Setup::new(Kind::Pacru, 2).expect("two players");
    setup.position = Some(position.to_owned());
    Position::new(&setup).expect("a position")
}

#[test]
fn a_win_comes_first() {
    let mut engine = Engine::new();
    for position in positions() {
        let result = engine.search(&position, Budget::nodes(0), 1, &Stop::new());
        let explanations = Explanation::of(&position, &result.expect("a turn").turn);
        assert_eq!(explanations.first(), Some(&Explanation::Wins), "{position}");
    }
}

#[test]
fn markers_are_counted() {
    let position = position("4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S");
    assert_eq!(Explanation::of(&position, "a3-b4(b5)")[0], Explanation::Claims(1));
    assert_eq!(Explanation::of(&position, "e1-e2"), [Explanation::Prepares]);
}

#[test]
fn pincers_are_seen_coming_and_going() {
    let e5: FieldSet = ["e5".parse::<Field>().expect("a field")].into_iter().collect();
    let open = position("9/9/9/s8/1S2+2N44/9/4S0+4/9/3s5 S");
    assert!(Explanation::of(&open, "b5-c5").contains(&Explanation::Threatens(e5)));
    let closed = position("9/9/9/s8/1sS21N44/9/4S0+4/9/3s5 N");
    assert!(Explanation::of(&closed, "e5-f4").contains(&Explanation::Saves(e5)));
    assert!(!Explanation::of(&closed, "e5-d4").contains(&Explanation::Saves(e5)));
}

#[test]
fn every_turn_is_explained() {
    for (kind, players) in all() {
        for turns in [0, 6, 30, 70] {
            let position = random(kind, players, turns, 11);
            if let Status::Over(_) = position.status() {
                continue;
            }
            for turn in position.legal(false) {
                let explanations = Explanation::of(&position, &turn);
                assert!(!explanations.is_empty(), "{position} {turn}");
            }
        }
    }
}
