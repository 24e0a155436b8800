//! What every game promises, checked on random games. A new game passes these first.

use std::collections::BTreeSet;

use rules::{
    AnyDraft, Board, Entry, Field, Kind, Next, Position, Reason, Record, Seat, Setup, Status,
};

use crate::chance::Chance;
use crate::fuzz::mangled;
use crate::positions::start;

/// No random game is longer. Draws for want of progress come long before.
const MOST_TURNS: usize = 3_000;

/// Positions with more turns are not listed in full.
const MOST_LISTED: u64 = 3_000;

#[test]
fn every_game_keeps_the_contract() {
    for kind in Kind::ALL {
        for players in kind.players() {
            for seed in 0..3 {
                check_game(kind, players, seed);
            }
        }
    }
}

/// Plays a random game and checks every position of it.
fn check_game(kind: Kind, players: usize, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut position = start(kind, players);
    let mut record = Record::new(position.setup().clone());
    for _ in 0..MOST_TURNS {
        let Status::Turn(seat) = position.status() else {
            break;
        };
        check_position(&position, seat);
        check_ground(&position, seat);
        check_absence(&position, seat);
        check_turns(&position, &mut chance);
        let after = random_turn(&position, &mut chance, &mut record);
        check_who_may_act(&position, seat, &after);
        position = after;
    }
    check_end(&position);
    assert_eq!(record.to_string().parse::<Record>(), Ok(record.clone()));
    let replayed = record.replay().expect("a record of legal turns");
    assert_eq!(replayed.fingerprint(), position.fingerprint());
    assert_eq!(replayed.status(), position.status());
}

/// Plays a random turn by choices, as buttons do, and rarely resigns.
fn random_turn(position: &Position, chance: &mut Chance, record: &mut Record) -> Position {
    if chance.below(400) == 0 {
        let playing: Vec<Seat> =
            position.seats().iter().filter(|seat| position.is_in(*seat)).collect();
        let played = position.resign(chance.pick(&playing)).expect("somebody still in");
        record.turns.push(played.turn.parse().expect("an entry"));
        return played.position;
    }
    let mut draft = position.draft();
    loop {
        let choices = draft.choices();
        assert!(!choices.is_empty(), "nothing to choose at {}", draft.text());
        assert!(choices.iter().map(|choice| natural(&choice.text)).is_sorted(), "{choices:?}");
        assert!(draft.prompt().is_some() && choices.iter().all(|choice| choice.note.is_some()));
        let tokens: BTreeSet<&String> = choices.iter().map(|choice| &choice.token).collect();
        assert_eq!(tokens.len(), choices.len(), "{choices:?}");
        let choice = chance.pick(&choices);
        assert!(choice.text.starts_with(&draft.text()));
        match draft.take(&choice.token).expect("an offered choice") {
            Next::Choose(further) => {
                assert_eq!(further.text(), choice.text);
                draft = further;
            }
            Next::Done(played) => {
                assert_eq!(played.turn, choice.text);
                assert_eq!(Status::Turn(played.summary.seat()), position.status());
                record.turns.push(Entry::Turn(played.turn.clone()));
                assert_same(
                    &position.play(&played.turn).expect("its own notation").position,
                    &played.position,
                );
                return played.position;
            }
        }
    }
}

/// Whoever has a choice may act, and nobody who must pass, is out, or has had the last turn.
fn check_who_may_act(position: &Position, seat: Seat, after: &Position) {
    assert_eq!(position.may_act(seat), position.forced().is_none());
    let is_over = matches!(after.status(), Status::Over(_));
    for other in Seat::ALL {
        assert!(!after.may_act(other) || after.is_in(other) && !is_over);
    }
    if after.last_round_of().is_some() {
        assert!(!after.may_act(seat), "a last round is one turn each");
    }
}

/// A position comes back from its line, and refuses what is not possible without a change.
fn check_position(position: &Position, seat: Seat) {
    let line = position.position_line();
    let setup = Setup { position: Some(line.clone()), ..position.setup().clone() };
    let read = Position::new(&setup).expect("its own position");
    assert_eq!(read.position_line(), line);
    assert_eq!(read.fingerprint(), position.fingerprint());
    assert_eq!(read.status(), position.status());
    assert!(position.is_in(seat));

    let fingerprint = position.fingerprint();
    for nonsense in ["", "a1-a1", "e5-e5(e5)", "a1>(b1,b1)", "resign", "Zug", "\u{1f600}"] {
        assert!(position.play(nonsense).is_err(), "{nonsense}");
    }
    assert!(position.draft().take("nonsense").is_err());
    match position.forced() {
        Some(pass) => assert_eq!(position.legal(true), [pass]),
        None => assert!(position.play("pass").is_err()),
    }
    assert_eq!(position.fingerprint(), fingerprint);
    assert!(position.complete("nonsense", 25).is_empty());
}

/// A chevron stands on a neutral field or on its own colour, whatever was played, and the counts
/// are those of the board.
fn check_ground(position: &Position, seat: Seat) {
    let Board::Chevrons(board) = position.board() else { return };
    for field in Field::ALL {
        if let Some(piece) = board.piece(field) {
            assert!(board.marker(field).is_none_or(|owner| owner == piece.seat), "{position}");
        }
    }
    for seat in Seat::ALL {
        assert_eq!(usize::from(position.points()[seat]), board.markers(seat).len());
        assert_eq!(usize::from(position.pieces()[seat]), board.pieces(seat).len());
    }
    assert!(position.points()[seat] < position.target().unwrap_or(u16::MAX));
}

/// What befalls players who are away, and what they may agree on.
fn check_absence(position: &Position, seat: Seat) {
    let timed_out = position.run_out_of_time(seat).expect("somebody still in");
    let resigned = position.resign(seat).expect("somebody still in");
    assert_same(&timed_out.position, &resigned.position);
    assert!(timed_out.summary.is_resignation() && timed_out.summary != resigned.summary);

    let playing: Vec<Seat> = position.seats().iter().filter(|seat| position.is_in(*seat)).collect();
    match position.skip() {
        Ok(skipped) => {
            assert!(playing.len() > 2 && skipped.summary.is_pass());
            assert_eq!(skipped.position.points(), position.points());
            assert_eq!(skipped.position.last_round_of(), position.last_round_of());
            match skipped.position.status() {
                Status::Turn(next) => assert_ne!(next, seat),
                Status::Over(outcome) => assert_ne!(outcome.reason, Reason::NoProgress),
            }
        }
        Err(error) => assert!(playing.len() < 3, "{error}"),
    }

    let drawn = position.agree().expect("a game that goes on");
    let Status::Over(outcome) = drawn.status() else { panic!("agreed, and not over: {position}") };
    assert_eq!(outcome.winners, playing.iter().copied().collect());
    assert_eq!(outcome.reason, Reason::Agreement);
    for end in [&drawn, &timed_out.position] {
        if matches!(end.status(), Status::Over(_)) {
            check_end(end);
        }
    }
}

/// The order people expect: letter by letter, with numbers as numbers, so that c7 precedes c10.
fn natural(text: &str) -> Vec<(char, u32)> {
    let mut key: Vec<(char, u32)> = Vec::new();
    for letter in text.chars() {
        match (key.last_mut(), letter.to_digit(10)) {
            (Some(('#', number)), Some(digit)) => *number = *number * 10 + digit,
            (_, Some(digit)) => key.push(('#', digit)),
            (_, None) => key.push((letter, 0)),
        }
    }
    key
}

/// Each turn has one path and one spelling, and they come in order.
fn check_turns(position: &Position, chance: &mut Chance) {
    let moves = position.legal(false);
    assert!(moves.is_sorted_by(|one, next| natural(one) < natural(next)), "{moves:?}");
    for turn in moves.iter().take(3) {
        // Any text is refused or understood.
        let bytes = mangled(turn.as_bytes(), chance);
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(played) = position.play(&text) {
            assert_eq!(position.play(&played.turn).map(|again| again.turn), Ok(played.turn));
        }
        assert!(position.complete(&text, 25).len() <= 25);
    }
    if chance.below(8) > 0 {
        return;
    }
    let paths = position.perft(1);
    if paths <= MOST_LISTED {
        let turns = position.legal(true);
        assert!(turns.is_sorted_by(|one, next| natural(one) < natural(next)));
        assert_eq!(turns.len() as u64, paths);
        let distinct: BTreeSet<&String> = turns.iter().collect();
        assert_eq!(distinct.len(), turns.len());
        assert!(moves.iter().all(|turn| distinct.contains(turn)));
    }
    for turn in moves.iter().take(20) {
        assert_eq!(position.play(turn).expect("a legal turn").turn, *turn);
    }
}

/// A finished game has a result that makes sense, and nothing more can be done.
fn check_end(position: &Position) {
    let Status::Over(outcome) = position.status() else { panic!("no end: {position}") };
    assert!(!outcome.winners.is_empty());
    for seat in Seat::ALL {
        assert_eq!(outcome.places[seat].is_some(), position.seats().contains(seat));
        assert_eq!(outcome.places[seat] == Some(1), outcome.winners.contains(seat));
        let suntuk = outcome.reason == Reason::Suntuk;
        assert!(suntuk || outcome.points[seat] == position.points()[seat]);
        assert!(position.resign(seat).is_err());
        assert!(position.run_out_of_time(seat).is_err());
    }
    let places: usize =
        outcome.places.iter().filter_map(|(_, place)| *place).map(usize::from).sum();
    let players = position.seats().len();
    assert!((players..=players * (players + 1) / 2).contains(&places), "{outcome:?}");
    assert!(position.draft().choices().is_empty());
    assert!(position.legal(true).is_empty() && position.complete("", 25).is_empty());
    assert_eq!(position.perft(1), 0);
    assert!(position.play("e1-e2").is_err());
    assert!(position.skip().is_err() && position.agree().is_err());
}

fn assert_same(one: &Position, other: &Position) {
    assert_eq!(one.position_line(), other.position_line());
    assert_eq!(one.fingerprint(), other.fingerprint());
    assert_eq!(one.status(), other.status());
}

/// Buttons of an old board cannot do harm: tokens of one position are refused or legal in another.
#[test]
fn tokens_taken_elsewhere_are_refused_or_legal() {
    let mut chance = Chance::new(7);
    let position = start(Kind::Pacru, 2);
    let mut record = Record::new(position.setup().clone());
    let later = random_turn(&position, &mut chance, &mut record);
    let tokens = |draft: &AnyDraft| draft.choices().into_iter().map(|choice| choice.token);
    for token in tokens(&position.draft()) {
        let offered = tokens(&later.draft()).any(|other| other == token);
        assert_eq!(later.draft().take(&token).is_ok(), offered);
    }
}
