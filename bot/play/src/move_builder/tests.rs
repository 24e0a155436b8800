use rules::{ChevronPrompt, Field, Kind, Position, Prompt, Setup};

use super::{Choices, MOST, MoveBuilder, Now, Offer, typed};

fn at(position: &str) -> Position {
    let setup =
        Setup { position: Some(position.to_owned()), ..Setup::new(Kind::Pacru, 2).unwrap() };
    Position::new(&setup).unwrap()
}

fn start() -> Position {
    Position::new(&Setup::new(Kind::Pacru, 2).unwrap()).unwrap()
}

/// Follows the taps and returns the next question, or the turn that they make.
fn asked(position: &Position, choices: &str) -> Result<ChevronPrompt, String> {
    let builder = MoveBuilder::of(position, &choices.parse().unwrap()).unwrap();
    match builder.now {
        Now::Choose { draft, .. } => match draft.prompt() {
            Some(Prompt::Chevrons(prompt)) => Ok(prompt),
            other => panic!("{other:?}"),
        },
        Now::Done(played) => Err(played.turn),
    }
}

#[test]
fn taps_lead_through_a_turn() {
    let position = start();
    assert_eq!(asked(&position, ""), Ok(ChevronPrompt::Piece));
    let from = "a3".parse().unwrap();
    assert_eq!(asked(&position, "a3"), Ok(ChevronPrompt::Way { from }));
    let land = "b5".parse::<Field>().unwrap().borderland();
    assert_eq!(asked(&position, "a3/-b4"), Ok(ChevronPrompt::Marker { land }));
    assert_eq!(asked(&position, "a3/-b4/(a6)"), Err("a3-b4(a6)".to_owned()));
}

#[test]
fn taps_that_lead_nowhere_are_refused() {
    let position = start();
    for forged in ["e5", "a3/e5", "a3/-b4/(a6)/a1", "a3/-b4/@b5", "@0", "@b5/a3", "nonsense"] {
        let refused = MoveBuilder::of(&position, &forged.parse().unwrap());
        assert!(refused.is_err(), "{forged}");
    }
}

#[test]
fn what_has_no_alternative_is_taken_and_said() {
    // South has one chevron, which can only go straight ahead, into a borderland with one neutral field.
    let position = at("9/9/9/4S04/8N4/9/9/9/9 S");
    let builder = MoveBuilder::of(&position, &Choices::default()).unwrap();
    assert!(builder.taken[0].alone, "{builder:?}");
    assert_eq!(builder.taken[0].choice.token, "e6");
}

/// In a meeting any of 70 fields may be chosen.
#[test]
fn too_many_choices_are_split_by_borderland() {
    let position = meeting();
    let turns = position.legal(false);
    let prefix = turns.iter().find_map(|turn| turn.split_once('!')).expect("a meeting").0;
    let begun = typed(&position, prefix).unwrap();
    let Now::Choose { offers, within, draft } = MoveBuilder::of(&position, &begun).unwrap().now
    else {
        panic!("{prefix} is a whole turn");
    };
    assert!(draft.choices().len() > MOST);
    assert!(within.is_none());
    assert_eq!(offers.len(), 9);
    let mut fields = 0;
    for offer in &offers {
        let Offer::Region(region, there) = offer else {
            continue;
        };
        let inside = begun.with(offer.token());
        let Now::Choose { offers, within, .. } = MoveBuilder::of(&position, &inside).unwrap().now
        else {
            panic!("{inside} is a whole turn");
        };
        assert_eq!(within.as_ref(), Some(region));
        assert_eq!(offers.len(), there.len());
        fields += offers.len();
        let token = offers[0].token();
        assert!(matches!(
            MoveBuilder::of(&position, &inside.with(token)).unwrap().now,
            Now::Done(_)
        ));
    }
    assert_eq!(fields, draft.choices().len());
}

/// South's chevron on a3 can meet the one on c3.
fn meeting() -> Position {
    at("nnnnnnnnn/9/9/9/9/9/S2sS6+6/9/N08 S")
}

#[test]
fn choices_are_read_as_they_are_written() {
    for text in ["", "e1", "e1/-e2", "e1/>>/a1/b2/c3/d4", "a3/@b5/(a6)"] {
        assert_eq!(text.parse::<Choices>().unwrap().to_string(), text);
    }
    for text in ["/", "e1/", "/e1", "e1//e2", "e 1", "é", &"a".repeat(61)] {
        assert!(text.parse::<Choices>().is_err(), "{text}");
    }
    let choices: Choices = "e1/-e2".parse().unwrap();
    assert_eq!(choices.back().unwrap().to_string(), "e1");
    assert_eq!(choices.back().unwrap().back().unwrap(), Choices::default());
    assert_eq!(Choices::default().back(), None);
}

#[test]
fn the_beginning_of_a_turn_is_found_in_what_was_typed() {
    let position = start();
    for (text, choices) in [
        ("", Some("")),
        ("a", Some("")),
        ("a3", Some("a3")),
        ("A3-", Some("a3")),
        ("a3 - b4", Some("a3/-b4")),
        ("a3-b4(", Some("a3/-b4")),
        ("a3-b4(a", Some("a3/-b4")),
        ("a3-b4(a6)", Some("a3/-b4/(a6)")),
        ("a3-b4(zz", None),
        ("a3-b4(a6)!", None),
        ("a9", None),
        ("resign", None),
        ("🎲", None),
    ] {
        let found = typed(&position, text).map(|choices| choices.to_string());
        assert_eq!(found.as_deref(), choices, "{text}");
    }
}
