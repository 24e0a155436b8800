//! Custom ids are read as they are written.

use ai::Level;
use play::move_builder::Choices;
use play::variations::Point;
use play::{BoardSide, Confirm, Language, Offer, Person, Show, Targets, TurnKey};
use proptest::prelude::*;
use render::Theme;

use super::*;

#[test]
fn every_button_survives_its_custom_id() {
    let choices: Choices = "e1/>>/a1/b2/c3/d4".parse().unwrap();
    let composing = [
        Action::Choose(Choices::default()),
        Action::Choose(choices.clone()),
        Action::Play(choices),
    ];
    let offers = Offer::ALL.map(|offer| {
        [
            Action::Offer(offer),
            Action::Accept(offer),
            Action::Decline(offer),
        ]
    });
    let details = composing.into_iter().chain(offers.into_iter().flatten());
    let details = details.chain(Level::ALL.map(Action::Computer));
    let shows = Show::ALL.iter().copied().map(Some).chain([None]);
    let looks =
        shows.flat_map(|show| [Action::View(Some(u32::MAX), show), Action::View(None, show)]);
    let details = details.chain(looks).chain([
        Action::Turns(0, u32::MAX),
        Action::Typed("g9-f8(f8)".to_owned()),
        Action::Typed("e1 : e2".to_owned()),
        Action::Plan(String::new()),
        Action::Plan("e9-e8 e1-e2".to_owned()),
        Action::Give(14 * play::time::DAY),
        Action::Note(u32::MAX),
        Action::Try(Some(u32::MAX)),
    ]);
    for action in Action::PLAIN.into_iter().chain(details) {
        let game_button = GameButton {
            code: "7K3QWXYZ".into(),
            seq: i64::MAX,
            action,
        };
        let id = game_button.to_string();
        assert!(id.len() <= 100, "Discord's limit: {id}");
        assert_eq!(id.parse::<GameButton>().unwrap(), game_button);
    }
}

#[test]
fn what_this_version_did_not_write_is_refused() {
    let long = format!("v1:7K3Q:4:choose:{}", "a".repeat(80));
    for id in [
        "",
        "v1",
        "v2:7K3Q:4:join",
        "v1:7K3Q:4:jump",
        "v1:7K3Q:4:join:e1",
        "v1:7K3Q:4:offer",
        "v1:7K3Q:4:offer:peace",
        "v1:7K3Q:4:accept:Draw",
        "v1:7K3Q:4:choose",
        "v1:7K3Q:4:choose:e1//-e2",
        "v1:7K3Q:4:choose:e1/ -e2",
        "v1:7K3Q:4:play:é1",
        "v1:7K3Q:4:look:3",
        "v1:7K3Q:4:look:-3/-",
        "v1:7K3Q:4:look:3/film",
        "v1:7K3Q:4:turns:3",
        "v1:7K3Q:4:turns:3-x",
        "v1:7K3Q:4:typed",
        "v1:7K3Q:4:give:1d",
        "v1:7K3Q:-4:join",
        "v1:7K3Q:99999999999999999999:join",
        "v1:7K3Q7K3Q7:4:join",
        "v1:7K'Q:4:join",
        &long,
    ] {
        assert!(id.parse::<GameButton>().is_err(), "{id}");
    }
}

/// The name of whoever is challenged is part of the custom id, whatever is in it.
#[test]
fn every_challenge_survives_its_custom_id() {
    for name in ["Ben", "a:b : c:", &"😀".repeat(32), &"ř".repeat(32)] {
        for kind in Kind::ALL {
            let challenge = CustomId::from(Challenge {
                kind,
                opponent: Person::new(i64::MAX, name),
            });
            let id = challenge.to_string();
            assert!(id.chars().count() <= LONGEST_ID, "{id}");
            assert_eq!(id.parse(), Ok(challenge));
        }
    }
    for id in [
        "v1:challenge:",
        "v1:challenge:chess:7:Ben",
        "v1:challenge:pacru:x:Ben",
    ] {
        assert_eq!(id.parse::<CustomId>(), Err(UnknownCustomId), "{id}");
    }
}

#[test]
fn every_button_of_a_seek_survives_its_custom_id() {
    for action in [SeekAction::Answer, SeekAction::Withdraw] {
        let seek = i64::MAX.into();
        let button = CustomId::from(SeekButton { seek, action });
        assert_eq!(button.to_string().parse(), Ok(button));
    }
    for id in [
        "v1:seek:",
        "v1:seek:7",
        "v1:seek:x:answer",
        "v1:seek:7:play",
    ] {
        assert_eq!(id.parse::<CustomId>(), Err(UnknownCustomId), "{id}");
    }
}

#[test]
fn every_button_of_a_puzzle_survives_its_custom_id() {
    let choices: Choices = "e1/>>/a1/b2/c3/d4".parse().unwrap();
    let longest: Choices = "a".repeat(60).parse().unwrap();
    let taps = [Choices::default(), choices, longest];
    let taps = taps
        .into_iter()
        .flat_map(|choices| [Tap::Choose(choices.clone()), Tap::Play(choices)])
        .chain([Tap::Again]);
    let actions = taps
        .map(PuzzleAction::Tap)
        .chain([PuzzleAction::Retry, PuzzleAction::Solution]);
    for action in actions {
        let button = CustomId::from(PuzzleButton {
            puzzle: u64::MAX,
            found: 9,
            action,
        });
        let id = button.to_string();
        assert!(id.len() <= LONGEST_ID, "{id}");
        assert_eq!(id.parse(), Ok(button));
    }
    for kind in Kind::ALL {
        let next = CustomId::Puzzles(kind);
        assert_eq!(next.to_string().parse(), Ok(next));
    }
    for id in [
        "v1:puzzle:",
        "v1:puzzle:12:0",
        "v1:puzzle:xyz:0:again",
        "v1:puzzle:12:-1:again",
        "v1:puzzle:12:0:give",
        "v1:puzzle:12:0:choose",
        "v1:puzzle:12:0:play:e1//e2",
        "v1:puzzles:chess",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id}");
    }
}

#[test]
fn every_button_of_a_variation_survives_its_custom_id() {
    let longest: Choices = "a".repeat(60).parse().unwrap();
    let taps = [
        Tap::Choose(Choices::default()),
        Tap::Choose(longest.clone()),
        Tap::Play(longest),
        Tap::Again,
    ];
    let actions = VariationAction::PLAIN.into_iter();
    for action in actions.chain(taps.map(VariationAction::Tap)) {
        for at in [Point::Game(i64::MAX), Point::Tried(u32::MAX)] {
            let button = CustomId::from(VariationButton {
                code: "7K3QWXYZ".to_owned(),
                at,
                action: action.clone(),
            });
            let id = button.to_string();
            assert!(id.len() <= LONGEST_ID, "{id}");
            assert_eq!(id.parse(), Ok(button));
        }
    }
    for id in [
        "v1:try:",
        "v1:try:7K3Q:12",
        "v1:try:7K3Q:-12:back",
        "v1:try:7K3Q:t:back",
        "v1:try:7K3Q:12:jump",
        "v1:try:7K3Q:12:back:e1",
        "v1:try:7K3Q:12:tap",
        "v1:try:7K3Q:12:do:e1//e2",
        "v1:try:7K'Q:12:back",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id}");
    }
}

#[test]
fn sharing_needs_no_game() {
    let id = CustomId::Share.to_string();
    assert_eq!(id.parse::<CustomId>().unwrap(), CustomId::Share);
}

#[test]
fn buttons_about_ones_own_data_survive_their_custom_ids() {
    let sizes = [2, 3, 4].map(|players| ClubButton::Open(Kind::Shacru, players));
    let club = [ClubButton::Games, ClubButton::Choose, ClubButton::Join];
    for button in club.into_iter().chain(sizes) {
        let id = CustomId::from(button);
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for forged in [
        "v1:club:",
        "v1:club:win",
        "v1:club:open:chess:2",
        "v1:club:open:pacru:999",
    ] {
        assert!(forged.parse::<CustomId>().is_err(), "{forged}");
    }
    for button in OwnDataButton::ALL {
        let id = CustomId::from(button).to_string();
        assert_eq!(id.parse::<CustomId>().unwrap(), button.into());
    }
    assert!("v1:data:sell".parse::<CustomId>().is_err());
}

#[test]
fn the_place_of_the_next_game_survives_its_custom_id() {
    let place = |deadline: i64, game: i64| TurnKey {
        deadline,
        game: game.into(),
    };
    for after in [None, Some(place(i64::MAX, i64::MAX)), Some(place(0, 1))] {
        let next = CustomId::from(NextGame { after });
        let id = next.to_string();
        assert!(id.len() <= 100, "Discord's limit: {id}");
        assert_eq!(id.parse::<CustomId>().unwrap(), next);
    }
    for id in [
        "v1:next:",
        "v1:next:7",
        "v1:next:7:x",
        "v1:next7:8",
        "v1:next:7:8:9",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id}");
    }
}

#[test]
fn every_page_survives_its_custom_id() {
    for kind in Kind::ALL {
        let page = Page { kind, number: 255 };
        let id = CustomId::from(page).to_string();
        assert!(id.len() <= 100, "Discord's limit: {id}");
        assert_eq!(id.parse::<CustomId>().unwrap(), CustomId::Page(page));
        let step = ExampleStep { kind, number: 255 };
        let id = CustomId::from(step).to_string();
        assert!(id.len() <= 100, "Discord's limit: {id}");
        assert_eq!(id.parse::<CustomId>().unwrap(), CustomId::Example(step));
    }
}

#[test]
fn every_setting_survives_its_custom_id() {
    let settings = Confirm::ALL.iter().copied().map(Setting::Confirm);
    let settings = settings
        .chain(BoardSide::ALL.iter().copied().map(Setting::Side))
        .chain(Targets::ALL.iter().copied().map(Setting::Targets))
        .chain(Show::ALL.iter().copied().map(Setting::Show))
        .chain(Theme::ALL.map(Setting::Theme))
        .chain(Language::ALL.iter().copied().map(Setting::Language));
    for setting in settings {
        let id = setting.to_string();
        assert!(id.len() <= 100, "Discord's limit: {id}");
        assert_eq!(id.parse::<CustomId>().unwrap(), CustomId::Setting(setting));
    }
    for id in [
        "v1:preferences:",
        "v1:preferences:theme",
        "v1:preferences:theme:pink",
        "v1:preferences:sound:on",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id}");
    }
}

#[test]
fn every_answer_about_an_erasure_survives_its_custom_id() {
    for yes in [true, false] {
        let user = i64::MAX.into();
        let id = CustomId::from(Erasing { user, yes }).to_string();
        assert!(id.len() <= 100, "Discord's limit: {id}");
        assert_eq!(
            id.parse::<CustomId>().unwrap(),
            Erasing { user, yes }.into()
        );
    }
    for id in [
        "v1:erase:",
        "v1:erase:7",
        "v1:erase:-7:yes",
        "v1:erase:7:ja",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id}");
    }
}

#[test]
fn pages_that_this_version_did_not_write_are_refused() {
    for id in [
        "v1:rules:",
        "v1:rules:pacru",
        "v1:rules:chess:1",
        "v1:rules:pacru:",
        "v1:rules:pacru:-1",
        "v1:rules:pacru:256",
        "v1:rules:pacru:1:2",
        "v2:rules:pacru:1",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id}");
    }
}

proptest! {
    #[test]
    fn forged_ids_are_refused_or_harmless(id in "(v[0-9]:)?[A-Z0-9:é-]{0,120}(:join|:board|:choose:[ -~]{0,90})?") {
        if let Ok(game_button) = id.parse::<GameButton>() {
            prop_assert!(game_button.code.len() <= 8);
            prop_assert_eq!(game_button.to_string().parse::<GameButton>().unwrap(), game_button);
        }
    }
}

#[test]
fn buttons_of_tournaments_survive_their_custom_ids() {
    let pages = [
        TournamentAction::Standings(Some(0)),
        TournamentAction::CrossTable(Some(12)),
    ];
    for action in TournamentAction::ALL.into_iter().chain(pages) {
        let button = TournamentButton {
            code: "7K3Q".to_owned(),
            action,
        };
        let id = button.to_string();
        assert_eq!(
            id.parse::<CustomId>(),
            Ok(CustomId::Tournament(button)),
            "{id}"
        );
    }
    for forged in [
        "v1:tournament:7K3Q",
        "v1:tournament:7K3Q:standings:256",
        "v1:tournament:7K3Q:join:1",
        "v1:tournament:7k3q:join",
        "v1:tournament::join",
        "v1:tournament:7K3Q:win",
    ] {
        assert!(forged.parse::<CustomId>().is_err(), "{forged}");
    }
}
