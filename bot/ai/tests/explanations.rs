//! Explanations of turns.

use ai::{Budget, Deed, Effect, Engine, Explanation, Stop};
use rules::{Kind, Position, Status};

use crate::games::{all, random};
use crate::wins::positions;

fn position(position: &str) -> Position {
    Position::at(Kind::Pacru, 2, position).expect("a position")
}

fn reasons(position: &Position, turn: &str) -> Vec<Explanation> {
    Explanation::of(&mut Engine::new(), position, turn)
}

#[test]
fn a_win_comes_first() {
    let mut engine = Engine::new();
    for position in positions() {
        let result = engine.search(&position, Budget::nodes(0), 1, &Stop::new());
        let reasons = reasons(&position, &result.expect("a turn").turn);
        assert_eq!(reasons.first(), Some(&Explanation::Does(Effect::Wins)), "{position}");
    }
}

#[test]
fn markers_are_counted_and_nothing_is_made_up() {
    let position = position("4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S");
    assert_eq!(Effect::of(&position, "a3-b4(b5)")[0], Effect::Claims(1));
    assert_eq!(Effect::of(&position, "e1-e2"), []);
    assert_eq!(reasons(&position, "e1-e9"), []);
}

/// The last chevron of North, on e5, is attacked twice after the one turn, and once after the
/// other.
#[test]
fn captures_are_seen_coming_and_going() {
    let wins = |turn: &str| Deed { turn: turn.to_owned(), effect: Effect::Wins };
    let open = position("9/9/9/s8/1S2+2N44/9/4S0+4/9/3s5 S");
    assert_eq!(reasons(&open, "b5-c5"), [Explanation::Threatens(wins("e3xe5(d4)"))]);
    let closed = position("9/9/9/s8/1sS21N44/9/4S0+4/9/3s5 N");
    assert_eq!(reasons(&closed, "e5-f4"), [Explanation::Prevents(wins("e3xe5(d4)"))]);
    assert!(!reasons(&closed, "e5-d4").contains(&Explanation::Prevents(wins("e3xe5(d4)"))));
}

/// What is prevented cannot be played afterwards, what is threatened could not be played before.
#[test]
fn reasons_of_all_games_can_be_played() {
    let mut engine = Engine::new();
    for (kind, players) in all() {
        for turns in [0, 6, 30, 70] {
            let position = random(kind, players, turns, 11);
            let Status::Turn(own) = position.status() else {
                continue;
            };
            for turn in position.legal(false).iter().step_by(25) {
                let after = position.play(turn).expect("a legal turn").position;
                for reason in Explanation::of(&mut engine, &position, turn) {
                    let (before, deed) = match (&reason, after.status()) {
                        (Explanation::Prevents(deed), Status::Turn(other)) => {
                            (position.as_if_turn_of(other), deed)
                        }
                        (Explanation::Threatens(deed), _) => (after.as_if_turn_of(own), deed),
                        (Explanation::Prepares { answer, next }, _) => {
                            (after.play(answer).expect("a legal answer").position, next)
                        }
                        _ => continue,
                    };
                    let effects = Effect::of(&before, &deed.turn);
                    assert!(effects.contains(&deed.effect), "{position} {turn} {reason:?}");
                }
            }
        }
    }
}
