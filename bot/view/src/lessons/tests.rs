use std::collections::HashSet;

use super::*;
use crate::limits::LONGEST_ALT;
use crate::texts::{english, texts};
use play::Language;
use rules::Seat;

fn each_page() -> impl Iterator<Item = (Kind, &'static Page)> {
    Kind::ALL.into_iter().flat_map(|kind| pages(kind).iter().map(move |page| (kind, page)))
}

fn page(kind: Kind, title: &str) -> &'static Page {
    let page = pages(kind).iter().find(|page| (page.title)(english()) == title);
    page.unwrap_or_else(|| panic!("{kind} has no page {title:?}"))
}

/// The last turn that a page shows.
fn last(page: &Page) -> Option<&'static str> {
    page.turns.split_whitespace().next_back()
}

/// The game of a page before its last turn.
fn before(kind: Kind, page: &Page) -> Position {
    let (position, mut actions) = page.played(kind).unwrap();
    actions.pop().map_or(position, |action| action.before)
}

/// The game of a page with `turn` instead of its last turn, if that is legal.
fn after(kind: Kind, title: &str, turn: &str) -> Result<Position, rules::RulesError> {
    let played = before(kind, page(kind, title)).play(turn)?;
    assert_eq!(played.turn, turn, "written in full");
    Ok(played.position)
}

#[test]
fn pages_are_short_and_fit_into_a_message() {
    for kind in Kind::ALL {
        assert!(pages(kind).len() >= 4, "{kind}");
    }
    for &language in Language::ALL {
        let t = texts(language);
        let longest = if language == Language::English { 900 } else { 1200 };
        for (kind, page) in each_page() {
            let (title, text) = ((page.title)(t), (page.text)(t));
            let length = text.chars().count();
            assert!(length <= longest, "{kind}, {title}: {length}");
            assert!(title.chars().count() <= 30, "{title}");
            assert!(!text.contains("  "), "{kind}, {title}");
            assert_eq!(text.matches("**").count() % 2, 0, "{kind}, {title}");
            assert_eq!(text.matches('`').count() % 2, 0, "{kind}, {title}");
        }
    }
}

/// The pages are written separately in each language, about the same turns.
#[test]
fn every_language_shows_the_same_notation() {
    for &language in Language::ALL {
        for (kind, page) in each_page() {
            let [theirs, english] = [texts(language), english()].map(|t| {
                let text = (page.text)(t);
                let mut codes: Vec<String> =
                    text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
                codes.sort_unstable();
                codes
            });
            assert_eq!(
                theirs,
                english,
                "{kind}, {} in {language:?}",
                (page.title)(texts(language))
            );
        }
    }
}

/// What the rules report about the turn of each page, in the order of the pages.
#[test]
fn every_turn_does_what_its_page_says() {
    let sentences: Vec<String> = each_page()
        .filter_map(|(kind, page)| {
            if page.choosing.is_none() {
                let text = format!("`{}`", last(page)?);
                assert!(
                    (page.text)(english()).contains(&text),
                    "{text} in {}",
                    (page.title)(english())
                );
            }
            let (_, alt) = picture_of(english(), kind, page).unwrap();
            let (sentence, _) = alt.trim_start().split_once('.').unwrap();
            Some(sentence.to_owned())
        })
        .collect();
    assert_eq!(
        sentences,
        [
            "Where does the chevron on e1 go? b4 c3 d2 e3 e4 f2",
            "Green: a3-b4, border change on b5",
            "Green: c5-d5, border transformation of e5 from Yellow",
            "Green: a2-e2, connection over b2, c2 and d2",
            "Green: h9-h6, connection jump, border change on g5",
            "Green: c4xe6, capturing a chevron of Yellow, border change on d6",
            "Green: e5-d5, meeting c5, bonus on e8",
            "Green: g9 turns 90 degrees right for b4, c5, e3 and h2",
            "Green: c3-f6, connection over d4 and e5",
            "Green: e3xe4, capturing a chevron of Yellow, border change on e6, meeting e5, bonus on h8",
            "Green: e1-e2",
            "Where does the chevron on b5 go? b6 c5 d5 d7 e5 e8",
            "Green: a3-b4, twisted to the right",
            "Green: g1-g5, connection over g2, g3 and g4, the chevron leaves the board",
            "Green: a8-d8, connection jump",
            "Green: a8-a6",
            "Green: e1-e2",
            "Where does the chevron on f2 go? g3",
            "Green: c3-c4, twisted to the left",
            "Green: c3-b2",
            "Yellow: passage j, 5 tokens for 9 points",
            "Which token becomes your ka? b1 b2 b3 b4 b5 d1 d2 d3 d4 d5",
            "Green: b4 becomes the ka on c4, 3 tokens for 3 points",
            "Where does your ka go? b4 c2 c3 c7",
            "Green: ka c4-c7, 3 tokens for 3 points",
            "Green: ka a9-h9, 1 token for 2 points, Yellow cannot capture and is suntuk",
            "Yellow: ka j7-g7, 5 tokens for 5 points",
        ]
    );
}

/// Notation other than the turn that is shown is legal there, at the start of a game, or on another page.
#[test]
fn every_notation_is_a_turn() {
    for (kind, page) in each_page() {
        let shown: Vec<&str> =
            pages(kind).iter().flat_map(|page| page.turns.split_whitespace()).collect();
        let tables = [before(kind, page), before(kind, &pages(kind)[0])];
        for code in (page.text)(english()).split('`').skip(1).step_by(2) {
            let sign = ["<", ">", "v", "h", "b", "w", "ka"].contains(&code);
            if sign || code.starts_with('/') {
                continue;
            }
            let legal =
                |position: &Position| position.play(code).is_ok_and(|played| played.turn == code);
            assert!(
                tables.iter().any(legal) || shown.contains(&code),
                "{code} in {kind}, {}",
                (page.title)(english())
            );
        }
    }
}

#[test]
fn what_the_pages_say_beside_it_is_true() {
    let (pacru, azacru, shacru) = (Kind::Pacru, Kind::Azacru, Kind::Shacru);
    // A chevron stands on f5.
    assert!(after(pacru, "Border transformation", "c5-d5(e4)").is_ok());
    assert!(after(pacru, "Border transformation", "c5-d5(f5)").is_err());
    // The connection or the border marker.
    assert!(after(pacru, "Connection", "a2-e2(f3)").is_ok());
    // Both attack, and nobody has to capture.
    assert!(after(pacru, "Pincer", "e4xe6").is_ok());
    assert!(after(pacru, "Pincer", "e4-e5").is_ok());
    // The bonus of a meeting must be taken.
    assert!((page(pacru, "Meeting").text)(english()).contains("you must take it"));
    assert!(after(pacru, "Meeting", "e5-d5!e8").is_ok());
    assert!(after(pacru, "Meeting", "e5-d5").is_err());
    // g9 can do nothing without being turned; other chevrons can move.
    let stuck = before(pacru, page(pacru, "Reorientation")).legal(false);
    assert!(!stuck.is_empty() && !stuck.iter().any(|turn| turn.starts_with("g9")));

    for (kind, title, level, points) in [
        (pacru, "The end", (40, 18), (42, 16)),
        (azacru, "The end, and your turn", (25, 25), (26, 25)),
        (shacru, "The end, and your turn", (29, 25), (30, 25)),
        (Kind::Pasang, "The end", (37, 50), (39, 50)),
    ] {
        let counts =
            |position: &Position| (position.points()[Seat::South], position.points()[Seat::North]);
        let page = page(kind, title);
        let position = before(kind, page);
        assert_eq!(counts(&position), level, "{kind}");
        assert_eq!(position.status(), Status::Turn(Seat::South), "{kind}");
        let (position, _) = page.played(kind).unwrap();
        assert_eq!(counts(&position), points, "{kind}");
        let Status::Over(outcome) = position.status() else {
            panic!("{kind} goes on");
        };
        assert_eq!(outcome.winners.into_iter().collect::<Vec<_>>(), [Seat::South]);
    }
}

#[test]
fn what_the_pages_say_of_pasang_is_true() {
    let pasang = Kind::Pasang;
    let begin = before(pasang, page(pasang, "The goal"));
    let answers = |column: &str| begin.play(column).unwrap().position.legal(false);
    assert_eq!(begin.legal(false).len(), 11);
    assert_eq!(answers("c"), ["g", "h", "i", "j", "k"]);
    assert_eq!(answers("h"), ["a", "b", "c", "d", "e"]);
    assert_eq!(answers("f").len(), 10);

    for (title, captured) in [
        ("Capturing", "c6 c7 c8"),
        ("Both sides", "a7 b7 d7"),
        ("The end", "h8"),
        ("Your turn", "g6 g8 g9 g10 g11"),
    ] {
        let (_, actions) = page(pasang, title).played(pasang).unwrap();
        let Some(rules::Summary::Pasang(summary)) = actions.last().map(|action| &action.summary)
        else {
            panic!("{title} shows no turn");
        };
        let points = summary.captured.into_iter().map(|point| point.to_string());
        assert_eq!(points.collect::<Vec<_>>().join(" "), captured);
    }
    let (stuck, _) = page(pasang, "The end").played(pasang).unwrap();
    let Status::Over(outcome) = stuck.status() else {
        panic!("it goes on");
    };
    assert_eq!(outcome.points[Seat::South], 120);
}

fn shown(renderer: &Renderer, kind: Kind, number: u8) -> Result<Post, ActionError> {
    lesson(english(), renderer, (kind, number), true, DisplayOptions::default())
}

#[test]
fn pictures_differ_and_are_described() {
    let renderer = Renderer::new();
    for kind in Kind::ALL {
        let count = u8::try_from(pages(kind).len()).unwrap();
        let mut pictures = HashSet::new();
        for number in 1..=count {
            let post = shown(&renderer, kind, number).unwrap();
            assert!(post.text.chars().count() <= 1000, "{}", post.text);
            assert!(post.pings.is_empty());
            let file = post.file.unwrap();
            let alt = file.alt.unwrap();
            assert!(alt.chars().count() <= LONGEST_ALT && alt.ends_with('.'), "{alt}");
            assert!(alt.contains(" Green, South") && alt.contains(" Yellow, North"), "{alt}");
            assert!(pictures.insert(file.bytes), "{alt}");
            let [crate::Row::Buttons(buttons), further @ ..] = &post.rows[..] else {
                panic!("a row of buttons: {:?}", post.rows);
            };
            // Only the last page leads on to a game.
            assert_eq!(further.len(), usize::from(number == count));
            let off: Vec<bool> =
                buttons.iter().map(|button| button.style == ButtonStyle::Disabled).collect();
            assert_eq!(off, [number == 1, number == count, false, false, false]);
        }
    }
}

#[test]
fn a_page_that_is_not_there_is_refused() {
    let renderer = Renderer::new();
    for kind in Kind::ALL {
        for number in [0, 99, 255] {
            let refused = shown(&renderer, kind, number).unwrap_err();
            let refused = crate::action_error(english(), &refused).text;
            assert!(refused.contains(kind.name()), "{refused}");
        }
    }
}
