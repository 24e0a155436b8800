//! Custom ids are read as they are written.

use ai::Level;
use play::NewTable;
use play::tournament::Decision;
use proptest::prelude::*;

use super::*;

/// Ids of all kinds, with the longest names and numbers.
fn known() -> impl Iterator<Item = &'static str> + Clone {
    include_str!("known.txt").lines()
}

#[test]
fn every_custom_id_is_written_as_it_was_read() {
    for id in known() {
        assert!(id.chars().count() <= LONGEST_ID, "{id}");
        let button: CustomId = id.parse().expect(id);
        assert_eq!(button.to_string(), id);
        assert_eq!(mark_of(id), None);
        // The nonce of a row has 16 characters.
        if let Some(marked) = marked(id, "0123456789abcdef") {
            assert!(marked.chars().count() <= LONGEST_ID, "{marked}");
            assert_eq!(marked.parse(), Ok(button), "{marked}");
            assert_eq!(mark_of(&marked), Some("0123456789abcdef"));
        }
    }
}

/// Whether an id ends with a text of this shape: the words in their places, and something in those
/// of fields.
fn has_shape(id: &str, shape: &str) -> bool {
    let parts: Vec<&str> = shape.trim_end_matches(':').split(':').collect();
    let fits = |text: &str| {
        let words: Vec<&str> = text.splitn(parts.len(), ':').collect();
        let is_it = |(part, word): (&&str, &&str)| {
            !part.starts_with('"') || part.trim_matches('"') == *word
        };
        words.len() == parts.len() && parts.iter().zip(&words).all(is_it)
    };
    id.match_indices(':').any(|(at, _)| fits(&id[at + 1..]))
}

/// A button that is added belongs into `known.txt`.
#[test]
fn every_kind_of_custom_id_is_known() {
    for shape in [
        CustomId::SHAPES,
        FormButton::SHAPES,
        ClubButton::SHAPES,
        OwnDataButton::SHAPES,
        Action::SHAPES,
        ModeratorButton::SHAPES,
        PuzzleAction::SHAPES,
        TournamentAction::SHAPES,
        OrganiserAction::SHAPES,
        Decision::SHAPES,
        VariationAction::SHAPES,
    ]
    .concat()
    {
        assert!(known().any(|id| has_shape(id, shape)), "{shape}");
    }
}

/// Where each button may be pressed (in a Channel, in Direct messages, on the Page, at an Exercise
/// there), and by whom. What is written there is reviewed: a button that is added needs its line.
#[test]
fn every_button_may_be_pressed_where_it_says_and_by_whom() {
    use strum::VariantArray as _;

    let reviewed: Vec<&str> = include_str!("access.txt").lines().collect();
    let is = known().map(|id| {
        let button: CustomId = id.parse().expect(id);
        let access = button.access();
        let letter = |place: &PressedIn| match place {
            PressedIn::Channel => 'C',
            PressedIn::Direct => 'D',
            PressedIn::Page => 'P',
            PressedIn::Exercise => 'E',
        };
        let places = PressedIn::VARIANTS.iter().filter(|place| access.admits(**place));
        let places: String = places.map(letter).collect();
        let by = match access.by {
            PressedBy::Anybody => "anybody",
            PressedBy::Member => "member",
            PressedBy::Moderator => "moderator",
            PressedBy::Organiser => "organiser",
            PressedBy::Viewer => "viewer",
            PressedBy::Player => "player",
        };
        // Whoever names a game is asked about it, and nobody else can be.
        let of_game = matches!(access.by, PressedBy::Viewer | PressedBy::Player);
        assert!(!of_game || access.game == Some("7K3QWXYZ"), "{id}");
        format!("{places:<4} {by:<9} {id}")
    });
    assert_eq!(is.collect::<Vec<_>>(), reviewed);
}

#[test]
fn what_this_version_did_not_write_is_refused() {
    let long = format!("v1:7K3Q:4:choose:{}", "a".repeat(80));
    for id in include_str!("refused.txt").lines().chain(["", &long]) {
        assert_eq!(id.parse::<CustomId>(), Err(UnknownCustomId), "{id}");
    }
}

/// Whatever a member has chosen for a game against computers is in the custom id, if it fits.
#[test]
fn a_game_against_computers_is_carried_if_it_fits() {
    let mut table = NewTable::new(7_i64.into(), Kind::Pasang);
    table.options = "pattern=32 ka=jump opening=free".parse().unwrap();
    table.terms.pace = "3d+1d cap 7d".parse().unwrap();
    table.terms.games = 9;
    for strength in Strength::all() {
        let against = Against::of(&table, strength).expect("it fits");
        let button = CustomId::from(against.clone());
        assert_eq!(button.to_string().parse(), Ok(button));
        assert_eq!(against.table(table.clone()).terms, table.terms);
    }
    table.terms.weekends_free = true;
    assert_eq!(Against::of(&table, Level::Club.into()), None);
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
