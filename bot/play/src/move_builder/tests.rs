use fastrand::Rng;
use rules::{ChevronPrompt, Field, Kind, Position, Prompt, Setup, Status};

use super::{Choices, MOST, MOST_BRANCHES, MoveBuilder, Now, Offer, Then, Tree, typed};

fn at(position: &str) -> Position {
    Position::at(Kind::Pacru, 2, position).unwrap()
}

fn start() -> Position {
    Position::start(Kind::Pacru, 2).unwrap()
}

/// Follows the taps and returns the next question, or the turn that they make.
fn asked(position: &Position, choices: &str) -> Result<ChevronPrompt, String> {
    match MoveBuilder::of(position, &choices.parse().unwrap()).unwrap().now {
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
        assert!(MoveBuilder::of(&position, &forged.parse().unwrap()).is_err(), "{forged}");
    }
}

#[test]
fn what_has_no_alternative_is_taken_and_said() {
    // South has one chevron, which can only go straight ahead, into a borderland with one neutral
    // field.
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
        assert!(matches!(
            MoveBuilder::of(&position, &inside.with(offers[0].token())).unwrap().now,
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

/// The turns of a tree, each found by the taps of its path as well, with those that it leaves out
/// if `all`.
fn turns(position: &Position, path: &Choices, all: bool, turns: &mut Vec<String>) {
    let Now::Choose { draft, .. } = MoveBuilder::of(position, path).unwrap().now else {
        panic!("{position} {path} is a whole turn");
    };
    let mut count = 0;
    let mut trees = vec![(path.clone(), Tree::of(draft).unwrap())];
    while let Some((path, tree)) = trees.pop() {
        assert!(tree.branches.len() > 1);
        count += tree.branches.len();
        for branch in tree.branches {
            let path = path.with(&branch.choice.token);
            let tapped = MoveBuilder::of(position, &path).unwrap();
            let (before, forced) = tapped.taken.split_at(tapped.taken.len() - branch.forced.len());
            assert!(forced.iter().all(|taken| taken.alone));
            assert!(
                forced.iter().map(|it| &it.choice).eq(branch.forced.iter().map(|it| &it.choice))
            );
            assert!(before.last().is_some_and(|it| !it.alone && it.choice == branch.choice));
            match (branch.then, tapped.now) {
                (Then::Turn(turn), Now::Done(played)) if turn == played.turn => turns.push(turn),
                (Then::Ask(tree), Now::Choose { draft, .. }) => {
                    let offered = tree.branches.iter().map(|branch| branch.choice.clone());
                    assert_eq!(offered.collect::<Vec<_>>(), draft.choices());
                    trees.push((path, tree));
                }
                (Then::More, Now::Choose { .. }) if all => self::turns(position, &path, all, turns),
                (Then::More, Now::Choose { .. }) => {}
                other => panic!("{position} {path}: {other:?}"),
            }
        }
    }
    assert!(count <= MOST_BRANCHES, "{position} {path}");
}

/// The tree of the turns leads where taps lead, and to every turn.
fn is_whole(position: &Position) {
    // Of the tens of thousands of ways to turn chevrons, none is in the tree.
    let all = position.perft(1) < 2_000;
    let (mut found, mut legal) = (Vec::new(), position.legal(all));
    turns(position, &Choices::default(), all, &mut found);
    found.sort();
    legal.sort();
    assert_eq!(found, legal, "{position}");
    assert!(found.iter().all(|turn| position.play(turn).is_ok()));
}

#[test]
fn the_tree_of_the_turns_is_whole() {
    // Two ways to turn for two markers and two for four, of twelve: more than the tree from there
    // has.
    is_whole(&at("8N5/9/9/9/9/9/9/sssssss2/sssssS0+3 S"));
    is_whole(&meeting());
    let mut random = Rng::with_seed(1);
    for kind in Kind::ALL {
        let options = match kind {
            Kind::Pacru => ["", "meeting9=off", "reorientOthersMobile noProgressRounds=9"],
            Kind::Azacru | Kind::Shacru => ["", "repetition3", "noProgressRounds=9"],
            Kind::Pasang => ["", "pattern=7 ka=jump", "pattern=32 opening=free"],
        };
        for (players, options) in kind.players().flat_map(|players| options.map(|it| (players, it)))
        {
            let setup =
                Setup { options: options.parse().unwrap(), ..Setup::new(kind, players).unwrap() };
            let mut position = Position::new(&setup).unwrap();
            while let Status::Turn(_) = position.status() {
                if random.u8(..) < 30 && position.legal(true).len() > 1 {
                    is_whole(&position);
                }
                let turn = random.choice(position.legal(false)).unwrap();
                position = position.play(&turn).unwrap().position;
            }
        }
    }
}
