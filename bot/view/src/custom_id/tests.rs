//! Custom ids are read as they are written.

use ai::Level;
use pairing::{EntrantId, RequestedBye};
use play::computers::Strength;
use play::move_builder::Choices;
use play::tournament::Decision;
use play::variations::Point;
use play::{Language, NewTable, Notify, Offer, Person, Show, TurnKey};
use proptest::prelude::*;
use rules::Kind;

use super::*;

/// Checks that a button has the same meaning after it was written and read.
fn survives(button: CustomId) {
    let id = button.to_string();
    assert!(id.chars().count() <= LONGEST_ID, "{id}");
    assert_eq!(id.parse(), Ok(button.clone()), "{id}");
    // The nonce of a row has 16 characters.
    if let Some(marked) = marked(&id, "0123456789abcdef") {
        assert!(marked.chars().count() <= LONGEST_ID, "{marked}");
        assert_eq!(marked.parse(), Ok(button), "{marked}");
        assert_eq!(mark_of(&marked), Some("0123456789abcdef"));
    }
    assert_eq!(mark_of(&id), None);
}

/// All that can be made of no more than words, and some of what has fields.
fn of_words<T: Words>() -> impl Iterator<Item = T> {
    let shapes = T::SHAPES.iter().map(|shape| shape.trim_end_matches(':').replace('"', ""));
    shapes.filter_map(|shape| T::read(&shape))
}

/// Some choices of a turn, and as many as fit.
fn choices() -> [Choices; 2] {
    ["e1/>>/a1/b2/c3/d4", &"a".repeat(60)].map(|choices| choices.parse().unwrap())
}

#[test]
fn every_button_of_a_game_survives_its_custom_id() {
    let [choices, _] = choices();
    let composing = [
        Action::Choose(Choices::default()),
        Action::Choose(choices.clone()),
        Action::Play(choices.clone()),
        Action::PlayAndNext(choices),
    ];
    let offers = Offer::ALL.map(|offer| {
        [Action::Offer, Action::Accept, Action::Decline, Action::Withdraw].map(|it| it(offer))
    });
    let details = composing.into_iter().chain(offers.into_iter().flatten());
    let details = details.chain(Strength::all().map(Action::Computer));
    let shows = Show::ALL.iter().copied().map(Some).chain([None]);
    let looks = shows.flat_map(|show| [Some(u32::MAX), None].map(|ply| Action::View((ply, show))));
    let details = details.chain(looks).chain([
        Action::Turns(0..=u32::MAX),
        Action::Typed("g9-f8(f8)".to_owned()),
        Action::Typed("e1 : e2".to_owned()),
        Action::Plan(String::new()),
        Action::Plan("e9-e8 e1-e2".to_owned()),
        Action::Give(14 * play::time::DAY),
        Action::Note(u32::MAX),
        Action::Try(Some(u32::MAX)),
        Action::Notify(None),
    ]);
    let details =
        details.chain(Notify::ALL.iter().copied().map(|notify| Action::Notify(Some(notify))));
    for action in of_words().chain(details) {
        survives(CustomId::Game(GameButton { code: "7K3QWXYZ".into(), seq: i64::MAX, action }));
    }
}

#[test]
fn what_this_version_did_not_write_is_refused() {
    let long = format!("v1:7K3Q:4:choose:{}", "a".repeat(80));
    for id in include_str!("refused.txt").lines().chain(["", &long]) {
        assert_eq!(id.parse::<CustomId>(), Err(UnknownCustomId), "{id}");
    }
}

/// The name of whoever is challenged is part of the custom id, whatever is in it.
#[test]
fn every_challenge_survives_its_custom_id() {
    for name in ["Ben", "a:b : c:", &"😀".repeat(32), &"ř".repeat(32)] {
        for kind in Kind::ALL {
            let opponent = Person::new(i64::MAX, name);
            survives(Challenge { kind, opponent }.into());
        }
    }
}

/// Whatever a member has chosen for a game against computers is in the custom id, if it fits.
#[test]
fn every_game_against_computers_survives_its_custom_id() {
    let table = |kind| NewTable::new(7_i64.into(), kind);
    for (kind, options) in [
        (Kind::Pacru, ""),
        (Kind::Pacru, "meeting9=off"),
        (Kind::Pasang, "pattern=32 ka=jump opening=free"),
    ] {
        let mut table = NewTable { options: options.parse().unwrap(), ..table(kind) };
        table.terms.pace = "3d+1d cap 7d".parse().unwrap();
        table.terms.games = 9;
        for strength in Strength::all() {
            let against = Against::of(&table, strength).expect("it fits");
            assert_eq!(against.clone().table(table.clone()).terms, table.terms);
            survives(against.into());
        }
    }
    let mut unusual = table(Kind::Pacru);
    unusual.terms.weekends_free = true;
    assert_eq!(Against::of(&unusual, Level::Club.into()), None);
}

#[test]
fn every_button_of_a_puzzle_survives_its_custom_id() {
    let taps = [Choices::default()].into_iter().chain(choices());
    let taps = taps
        .flat_map(|choices| [Tap::Choose(choices.clone()), Tap::Play(choices)])
        .chain([Tap::Again]);
    let actions = taps.map(PuzzleAction::Tap).chain([PuzzleAction::Retry, PuzzleAction::Solution]);
    for action in actions {
        survives(PuzzleButton { puzzle: u64::MAX, stage: u16::MAX, action }.into());
    }
    for kind in Kind::ALL {
        survives(NextMistake.into());
        survives(NextPuzzle { kind }.into());
        survives(NextTask { kind }.into());
    }
}

#[test]
fn every_button_of_a_variation_survives_its_custom_id() {
    let [_, longest] = choices();
    let taps = [
        Tap::Choose(Choices::default()),
        Tap::Choose(longest.clone()),
        Tap::Play(longest),
        Tap::Again,
    ];
    for action in of_words().chain(taps.map(VariationAction::Tap)) {
        for at in [Point::Game(i64::MAX), Point::Tried(u32::MAX)] {
            let (code, action) = ("7K3QWXYZ".to_owned(), action.clone());
            survives(VariationButton { code, at, action }.into());
        }
    }
}

#[test]
fn buttons_about_no_game_survive_their_custom_ids() {
    survives(CustomId::Share);
    let sizes = [2, 3, 4].map(|players| ClubButton::Open(Kind::Shacru, players));
    let practise = ClubButton::Practise(Kind::Pasang);
    of_words().chain(sizes).chain([practise]).map(CustomId::Club).for_each(survives);
    of_words().map(CustomId::OwnData).for_each(survives);
    of_words().map(CustomId::Form).for_each(survives);
    for action in [SeekAction::Answer, SeekAction::Withdraw] {
        survives(SeekButton { seek: i64::MAX.into(), action }.into());
    }
    // The place of the next game.
    let place = |deadline: i64, game: i64| TurnKey { deadline, game: game.into() };
    for game in [None, Some(place(i64::MAX, i64::MAX)), Some(place(0, 1))] {
        survives(NextGame { game }.into());
    }
    for kind in Kind::ALL {
        survives(Page { kind, number: 255 }.into());
        survives(ExampleStep { kind, number: 255 }.into());
    }
    for language in Language::ALL {
        survives(ChosenLanguage(*language).into());
    }
    for yes in [true, false] {
        survives(Erasing { user: i64::MAX.into(), yes }.into());
    }
}

#[test]
fn every_action_of_a_moderator_survives_its_custom_id() {
    let survives = |action| {
        survives(ModeratorButton { code: "7K3QWXYZ".to_owned(), action }.into());
    };
    survives(None);
    survives(Some(ModeratorAction::Freeze));
    for reason in ["spam", "a:b : c:", &"ř".repeat(ModeratorButton::LONGEST_REASON)] {
        survives(Some(ModeratorAction::End(reason.to_owned())));
    }
    for name in ["Ben", "a:b : c:", &"ř".repeat(32)] {
        survives(Some(ModeratorAction::Replace(i64::MAX.into(), Person::new(i64::MAX, name))));
    }
}

proptest! {
    #[test]
    fn forged_ids_are_refused_or_harmless(id in "(v[0-9]:)?[A-Z0-9:é-]{0,120}(:join|:board|:choose:[ -~]{0,90})?") {
        if let Ok(CustomId::Game(game_button)) = id.parse() {
            prop_assert!(game_button.code.len() <= 8);
            let button = CustomId::from(game_button);
            prop_assert_eq!(button.to_string().parse(), Ok(button));
        }
    }
}

#[test]
fn buttons_of_tournaments_survive_their_custom_ids() {
    let pages = [TournamentAction::Standings(Some(0)), TournamentAction::CrossTable(Some(12))];
    let named = [
        TournamentAction::Enter(u32::MAX),
        TournamentAction::Refuse(1),
        TournamentAction::Accept(Some(i64::MAX)),
        TournamentAction::Decline(Some(7)),
        TournamentAction::GiveRung(7),
    ];
    let entrant = EntrantId(u32::MAX);
    let decisions = [
        Decision::Begin { anyway: false },
        Decision::Begin { anyway: true },
        Decision::Swap(EntrantId(1), entrant),
        Decision::Bye { entrant, round: u16::MAX, bye: RequestedBye::Half },
        Decision::Extend(365),
        Decision::Pause,
        Decision::Resume,
        Decision::Withdraw { entrant, computer: false },
        Decision::Withdraw { entrant, computer: true },
        Decision::End,
    ];
    let decisions = decisions.into_iter().flat_map(|decision| {
        [OrganiserAction::Ask(decision), OrganiserAction::Decide(i64::MAX, decision)]
    });
    let organiser = [
        OrganiserAction::Message { games: 0, members: u8::MAX },
        OrganiserAction::Preview,
        OrganiserAction::Entrant(entrant),
        OrganiserAction::Rule(u32::MAX),
        OrganiserAction::Replace(entrant),
        OrganiserAction::File(FileFormat::Trf),
        OrganiserAction::Season,
    ];
    let named = named
        .into_iter()
        .chain(organiser.into_iter().chain(decisions).map(TournamentAction::Organise));
    for action in of_words().chain(pages).chain(named) {
        let code = "7K3Q".to_owned();
        survives(CustomId::Tournament(TournamentButton { code, action }));
    }
}
