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
    board.landings(seat, from, distance).into_iter().map(|field| field.to_string()).collect()
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
        board.attacks(green, *from, board.power(green, *from)).contains(target.parse().unwrap())
    };
    board.pieces(green).into_iter().filter(attacks).map(|field| field.to_string()).collect()
}

/// The tokens that the last turn of a step of Pasang captured, and their points.
fn captured(step: usize) -> String {
    let (_, actions) = played(Kind::Pasang, &steps(Kind::Pasang)[..step]).unwrap();
    let Some(Summary::Pasang(summary)) = actions.last().map(|action| &action.summary) else {
        panic!("nothing was played");
    };
    format!("{} for {}", joined(summary.captured), summary.points)
}

#[test]
fn every_example_game_is_played_to_the_win_of_green() {
    for kind in Kind::ALL {
        assert!((10..=20).contains(&steps(kind).len()), "{kind}");
        let mut position = Position::start(kind, 2).unwrap();
        for turn in steps(kind).iter().flat_map(|step| step.turns.split(' ')) {
            let played = position.play(turn).unwrap();
            assert_eq!(played.turn, turn, "{kind}: written in full");
            position = played.position;
        }
        let Status::Over(outcome) = position.status() else {
            panic!("{kind} goes on");
        };
        assert!(outcome.winners.into_iter().eq([Seat::South]), "{kind}");
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
        engine.evaluate(&after, Budget::nodes(20_000), &Stop::new()).win_probability[seat]
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

/// What the comments say about positions. A line of `facts.txt` names a game and a step: the position after it, before its
/// last turn (`<5`), or after another turn in its place (`9+d5-f3`); then what is asked for and what must be found, `-` for
/// nothing.
#[test]
fn the_comments_are_true() {
    for line in include_str!("facts.txt").lines().filter(|line| !line.starts_with('#')) {
        let (asked, expected) = line.split_once(" = ").unwrap();
        let asked: Vec<&str> = asked.split(' ').collect();
        let (kind, at) = (asked[0].parse().unwrap(), asked.get(3).copied().unwrap_or_default());
        let (number, instead) = asked[1].split_once('+').unwrap_or((asked[1], ""));
        let step = number.trim_start_matches('<').parse().unwrap();
        let position = match (number.starts_with('<'), instead) {
            (true, _) => last_turn(kind, step).0,
            (_, "") => after(kind, step),
            (_, turn) => after(kind, step).play(turn).unwrap().position,
        };
        let seat = if at == "yellow" { Seat::North } else { Seat::South };
        let found = match asked[2] {
            "facing" => facing(&position, at).to_string(),
            "power" => power(&position, at).to_string(),
            "ways" => joined(ways(&position, at)),
            "attackers" => joined(attackers(&position, at)),
            "legal" => joined(position.legal(false)),
            "points" => position.points()[seat].to_string(),
            "markers" => joined(board(&position).markers(seat)),
            "chevrons" => joined(board(&position).pieces(seat)),
            "captured" => captured(step),
            "does" => {
                let (before, turn) = last_turn(kind, step);
                joined(Effect::of(&before, turn).iter().map(|effect| format!("{effect:?}")))
            }
            other => panic!("{other} is not known"),
        };
        assert_eq!(found, expected.trim_matches('-'), "{line}");
    }
}

fn joined<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn in_pasang_the_game_goes_on_whatever_yellow_answers() {
    for reply in after(Kind::Pasang, 7).legal(false) {
        let position = after(Kind::Pasang, 7).play(&reply).unwrap().position;
        assert!(position.legal(false).len() >= 4, "{reply}");
    }
}
