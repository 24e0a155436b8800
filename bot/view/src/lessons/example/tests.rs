//! The example games are legal up to their end, and their comments are true.

use std::collections::BTreeSet;

use ai::{Budget, Effect, Engine, Stop};
use play::Language;
use rules::{Board, Facing, Seat, Status, Summary};

use super::*;
use crate::texts::{english, texts};

/// The position after this many steps.
fn after(kind: Kind, count: usize) -> Position {
    played(kind, &steps(kind)[..count]).unwrap().0
}

/// The position before the last turn of a step, and that turn.
fn last_turn(kind: Kind, step: usize) -> (Position, &'static str) {
    let (_, mut actions) = played(kind, &steps(kind)[..step]).unwrap();
    let turn = steps(kind)[step - 1].turns.split_whitespace().next_back();
    (actions.pop().unwrap().before, turn.unwrap())
}

fn explained(kind: Kind, step: usize) -> Vec<Effect> {
    let (before, turn) = last_turn(kind, step);
    Effect::of(&before, turn)
}

/// The pieces and markers on the board of a chevron game.
fn board(position: &Position) -> &rules::Chevrons {
    match position.board() {
        Board::Chevrons(board) => board,
        Board::Pasang(_) => panic!("no chevrons here"),
    }
}

/// The fields that the chevron on a field can reach, whoever is to move.
fn ways(position: &Position, from: &str) -> BTreeSet<String> {
    let (board, from) = (board(position), from.parse().unwrap());
    let seat = board.piece(from).expect("a chevron").seat;
    let distance = match position.kind() {
        Kind::Shacru => 1,
        _ => board.power(seat, from),
    };
    let landings = board.landings(seat, from, distance).into_iter();
    landings.map(|field| field.to_string()).collect()
}

fn fields<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

/// The reach of a chevron.
fn power(position: &Position, field: &str) -> usize {
    let (board, field) = (board(position), field.parse().unwrap());
    board.power(board.piece(field).expect("a chevron").seat, field)
}

/// The direction of a chevron.
fn facing(position: &Position, field: &str) -> Facing {
    board(position).facing(field.parse().unwrap())
}

/// Green's chevrons that attack a field.
fn attackers(position: &Position, target: &str) -> BTreeSet<String> {
    let (board, green) = (board(position), Seat::South);
    let attacks = |from: &rules::Field| {
        let reach = board.attacks(green, *from, board.power(green, *from));
        reach.contains(target.parse().unwrap())
    };
    let from = board.pieces(green).into_iter().filter(attacks);
    from.map(|field| field.to_string()).collect()
}

/// The tokens that the last turn of a step of Pasang captured, and their points.
fn captured(step: usize) -> (String, u16) {
    let (_, actions) = played(Kind::Pasang, &steps(Kind::Pasang)[..step]).unwrap();
    let Some(Summary::Pasang(summary)) = actions.last().map(|action| &action.summary) else {
        panic!("nothing was played");
    };
    let points = summary.captured.into_iter().map(|point| point.to_string());
    (points.collect::<Vec<_>>().join(" "), summary.points)
}

#[test]
fn every_example_game_is_played_to_the_win_of_green() {
    for kind in Kind::ALL {
        assert!((10..=20).contains(&steps(kind).len()), "{kind}");
        let mut position = Position::new(&Setup::new(kind, 2).unwrap()).unwrap();
        for turn in steps(kind).iter().flat_map(|step| step.turns.split(' ')) {
            let played = position.play(turn).unwrap();
            assert_eq!(played.turn, turn, "{kind}: written in full");
            position = played.position;
        }
        let Status::Over(outcome) = position.status() else {
            panic!("{kind} goes on");
        };
        assert!(outcome.winners.iter().eq([Seat::South]), "{kind}");
    }
}

/// The fields, points and numbers in a comment.
fn facts(comment: &str) -> Vec<String> {
    let words = comment.split(|letter: char| !letter.is_ascii_alphanumeric());
    let facts = words.filter(|word| word.chars().any(|letter| letter.is_ascii_digit()));
    let mut facts: Vec<String> = facts.map(str::to_owned).collect();
    facts.sort_unstable();
    facts.dedup();
    facts
}

#[test]
fn every_language_tells_the_same_fields_and_numbers() {
    for &language in Language::ALL {
        let t = texts(language);
        for kind in Kind::ALL {
            for step in steps(kind) {
                let comment = (step.comment)(t);
                let english = (step.comment)(english());
                assert_eq!(facts(&comment), facts(&english), "{language:?}: {comment}");
                assert!(comment.chars().count() <= 300, "{language:?}: {comment}");
                assert!(!comment.contains("  "), "{language:?}: {comment}");
            }
        }
    }
}

/// Every turn in backticks is legal in its step, and "6 to 5" is the score after the step.
#[test]
fn turns_and_scores_in_comments_are_those_of_the_game() {
    for kind in Kind::ALL {
        for (index, step) in steps(kind).iter().enumerate() {
            let comment = (step.comment)(english());
            let (position, actions) = played(kind, &steps(kind)[..=index]).unwrap();
            let count = step.turns.split(' ').count();
            for code in comment.split('`').skip(1).step_by(2) {
                let mut befores = actions.iter().rev().take(count).map(|it| &it.before);
                let legal =
                    |before: &Position| before.play(code).is_ok_and(|played| played.turn == code);
                assert!(befores.any(legal), "{kind}: {code}");
            }
            let points = match position.status() {
                Status::Over(outcome) => outcome.points,
                Status::Turn(_) => position.points(),
            };
            let (green, yellow) = (points[Seat::South], points[Seat::North]);
            let scores = [format!("{green} to {yellow}"), format!("{yellow} to {green}")];
            let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
            let words: Vec<&str> = comment.split([' ', '.', ',', ':']).collect();
            for said in words.windows(3) {
                if said[1] == "to" && is_number(said[0]) && is_number(said[2]) {
                    let score = said.join(" ");
                    assert!(scores.contains(&score), "{kind}: {score}, not {scores:?}");
                }
            }
        }
    }
}

/// A turn that a comment calls a mistake lowers the chance of winning, and the turn that is named in its place does
/// not.
#[test]
fn mistakes_are_mistakes() {
    let mut engine = Engine::new();
    let mut chance = |before: &Position, turn: &str| {
        let Status::Turn(seat) = before.status() else {
            panic!("nobody is to move");
        };
        let after = before.play(turn).unwrap().position;
        let evaluation = engine.evaluate(&after, Budget::nodes(20_000), &Stop::new());
        evaluation.win_probability[seat]
    };
    for (kind, step, turn, better) in [
        (Kind::Pacru, 10, 1, "d5-f3(d2)"),
        (Kind::Azacru, 9, 1, "b1-c2"),
        (Kind::Azacru, 15, 1, "b7-a6<"),
        (Kind::Shacru, 7, 2, "b6-c7>"),
        (Kind::Pasang, 10, 1, "d8w"),
    ] {
        let (mut before, _) = played(kind, &steps(kind)[..step - 1]).unwrap();
        let turns: Vec<&str> = steps(kind)[step - 1].turns.split(' ').collect();
        for turn in &turns[..turn - 1] {
            before = before.play(turn).unwrap().position;
        }
        let comment = (steps(kind)[step - 1].comment)(english());
        assert!(comment.contains(&format!("`{better}`")), "{comment}");
        let (found, taken) = (chance(&before, better), chance(&before, turns[turn - 1]));
        assert!(found - taken > 0.08, "{kind}: {better} {found:.2}, {taken:.2}");
    }
}

#[test]
fn the_comments_on_pacru_are_true() {
    let pacru = Kind::Pacru;
    // h5 is blocked for the chevron on h4, which could otherwise go there.
    assert!(!ways(&after(pacru, 3), "h4").contains("h5"));
    assert_eq!(facing(&last_turn(pacru, 5).0, "c4"), Facing::E);
    let (before, _) = last_turn(pacru, 6);
    assert_eq!(attackers(&before, "h6"), fields(["h7"]));
    assert_eq!(attackers(&after(pacru, 6), "g5"), fields(["h4"]));
    assert_eq!(attackers(&after(pacru, 7), "g5"), fields(["g6", "h4"]));
    assert_eq!(power(&after(pacru, 7), "g6"), 2);
    assert_eq!(power(&after(pacru, 7), "h4"), 2);
    assert_eq!(attackers(&after(pacru, 9), "d5"), fields(["c4", "e6"]));
    let saved = after(pacru, 9).play("d5-f3(d2)").unwrap().position;
    assert!(attackers(&saved, "f3").len() < 2);
    assert!(explained(pacru, 11).contains(&Effect::Captures(Seat::North)));
    assert_eq!(power(&after(pacru, 12), "d6"), 3);
    let of_yellow = |step| after(pacru, step).points()[Seat::North];
    assert_eq!((of_yellow(12), of_yellow(13), of_yellow(14)), (5, 3, 1));
    // d1 can only reach c1, and after that nothing.
    assert_eq!(facing(&after(pacru, 15), "d1"), Facing::SW);
    assert_eq!(ways(&after(pacru, 15), "d1"), fields(["c1"]));
    assert_eq!(ways(&after(pacru, 16), "d1"), fields([]));
    assert_eq!(ways(&after(pacru, 17), "b1"), fields(["c2"]));
    let (before, _) = last_turn(pacru, 18);
    assert_eq!(attackers(&before, "d8"), fields(["d6", "f6"]));
    assert_eq!((power(&before, "d6"), power(&before, "f6")), (4, 4));
    assert!(explained(pacru, 18).contains(&Effect::Captures(Seat::North)));
    assert_eq!(after(pacru, 18).legal(false), ["b1-c2"]);
    assert_eq!(attackers(&after(pacru, 19), "c2"), fields(["c3", "d2"]));
    for end in [Effect::Wins, Effect::Captures(Seat::North), Effect::PutsOut(Seat::North)] {
        assert!(explained(pacru, 20).contains(&end), "{end:?}");
    }
    assert_eq!(after(pacru, 20).points()[Seat::South], 13);
}

#[test]
fn the_comments_on_azacru_are_true() {
    let azacru = Kind::Azacru;
    assert_eq!(facing(&after(azacru, 1), "h4"), Facing::W);
    assert_eq!(facing(&after(azacru, 2), "b1"), Facing::E);
    assert_eq!(facing(&after(azacru, 3), "h6"), Facing::S);
    assert_eq!(power(&after(azacru, 4), "b2"), 2);
    assert_eq!(power(&after(azacru, 4), "c3"), 2);
    assert_eq!(ways(&after(azacru, 5), "b1"), fields(["c2"]));
    assert_eq!(ways(&after(azacru, 6), "b1"), fields(["c2"]));
    assert_eq!(facing(&after(azacru, 6), "d1"), Facing::NE);
    assert_eq!(power(&after(azacru, 6), "i5"), 2);
    assert_eq!(power(&after(azacru, 8), "f2"), 3);
    assert_eq!(facing(&after(azacru, 8), "f2"), Facing::W);
    assert_eq!(ways(&after(azacru, 8), "b1"), fields(["c2"]));
    assert_eq!(ways(&after(azacru, 9), "b1"), fields([]));
    for chevron in ["b4", "c7"] {
        assert_eq!(facing(&after(azacru, 10), chevron), Facing::W);
    }
    assert_eq!(power(&after(azacru, 11), "c4"), 3);
    // The chevron on a2 faces the edge and can never move again; without the twist it could reach a1.
    assert_eq!(facing(&after(azacru, 12), "a2"), Facing::W);
    assert_eq!(ways(&after(azacru, 12), "a2"), fields([]));
    let untwisted = after(azacru, 11).play("c4-a2").unwrap().position;
    assert_eq!(ways(&untwisted, "a2"), fields(["a1"]));
    let position = after(azacru, 13);
    for chevron in ["f9", "b4", "c2", "d1"] {
        assert_ne!(ways(&position, chevron), fields([]), "{chevron}");
    }
    for (step, blocked) in [(13, "a2 b1"), (14, "a2 b1 g1"), (15, "a2 a6 b1 g1")] {
        let position = after(azacru, step);
        for chevron in blocked.split(' ') {
            assert_eq!(ways(&position, chevron), fields([]), "{step}: {chevron}");
        }
    }
    // The only path from g1 leads along the edge. f1 was not green, so reaching it was not a connection.
    let (before, turn) = last_turn(azacru, 14);
    assert_eq!(ways(&before, "g1"), fields(["e1", "f1"]));
    let summary = before.play(turn).unwrap().summary;
    let sentence = alt::action_text(english(), &summary, &|seat| colour(english(), seat));
    assert_eq!(sentence, "Green: d1-f1");
    let (before, _) = last_turn(azacru, 15);
    assert_eq!(facing(&before, "a6"), Facing::SW);
    assert_eq!(ways(&before, "a6"), fields(["a3", "a4", "a5"]));
    let twisted = after(azacru, 14).play("b7-a6<").unwrap().position;
    assert!(ways(&twisted, "a6").contains("b5"));
    assert_eq!(after(azacru, 15).legal(false), ["pass"]);
}

#[test]
fn the_comments_on_shacru_are_true() {
    let shacru = Kind::Shacru;
    assert_eq!(facing(&after(shacru, 1), "b6"), Facing::E);
    assert_eq!(facing(&last_turn(shacru, 3).0, "d4"), Facing::NE);
    assert_eq!(facing(&after(shacru, 5), "d1"), Facing::SE);
    assert_eq!(ways(&after(shacru, 5), "d1"), fields(["e1"]));
    let green = board(&after(shacru, 6)).markers(Seat::South);
    for field in ["d2", "d3", "d4", "d5"] {
        assert!(green.contains(field.parse().unwrap()), "{field}");
    }
    // Green encloses b6.
    assert_eq!(ways(&last_turn(shacru, 7).0, "b6"), fields(["c5", "c7"]));
    assert_eq!(ways(&after(shacru, 8), "b6"), fields(["c5"]));
    assert_eq!(after(shacru, 9).points()[Seat::North], 9);
    let (_, actions) = played(shacru, &steps(shacru)[..9]).unwrap();
    let before = &actions[actions.len() - 2].before;
    assert_eq!(before.points()[Seat::South], last_turn(shacru, 9).0.points()[Seat::South]);
    assert_eq!(ways(&after(shacru, 10), "b6"), fields([]));
    assert_eq!(facing(&after(shacru, 11), "g1"), Facing::NE);
    assert_eq!(ways(&last_turn(shacru, 13).0, "d9"), fields(["c9"]));
    assert_eq!(ways(&after(shacru, 13), "d9"), fields([]));
    let position = after(shacru, 14);
    for chevron in ["b6", "d9", "i7"] {
        assert_eq!(ways(&position, chevron), fields([]), "{chevron}");
    }
    assert_ne!(ways(&position, "g1"), fields([]));
    // Only Green can reach the fields between the walls.
    let end = after(shacru, 15);
    for chevron in board(&end).pieces(Seat::North) {
        assert_eq!(ways(&end, &chevron.to_string()), fields([]), "{chevron}");
    }
}

#[test]
fn the_comments_on_pasang_are_true() {
    let pasang = Kind::Pasang;
    assert_eq!(after(pasang, 1).legal(false).len(), 10, "any other column");
    for (step, tokens, worth) in [
        (1, "f1 f2 f3 f4 f5", 5),
        (2, "c7 c8 c9 c10 c11", 8),
        (3, "a5 b5 c5 d5 e5", 10),
        (4, "c6", 1),
        (5, "b2 b3 b4", 6),
        (6, "b10 d10 e10", 6),
        (7, "g6", 1),
        (8, "d8 d9 d11", 6),
        (9, "b1 b6 b7 b8 b9", 5),
        (10, "b11", 2),
        (11, "a9", 1),
        (12, "d6", 1),
        (13, "d4", 2),
    ] {
        assert_eq!(captured(step), (tokens.to_owned(), worth));
    }
    assert_eq!(after(pasang, 5).legal(false).len(), 2);
    for reply in after(pasang, 7).legal(false) {
        let position = after(pasang, 7).play(&reply).unwrap().position;
        assert!(position.legal(false).len() >= 4, "{reply}");
    }
    assert_eq!(after(pasang, 11).legal(false), ["d10b"]);
}
