use std::collections::HashSet;

use super::*;

const TAUGHT: [Kind; 3] = [Kind::Pacru, Kind::Azacru, Kind::Shacru];

fn each_page() -> impl Iterator<Item = (Kind, &'static Page)> {
    TAUGHT
        .into_iter()
        .flat_map(|kind| pages(kind).iter().map(move |page| (kind, page)))
}

fn start(kind: Kind, page: &Page) -> Table {
    let setup = Setup {
        position: page.position.map(str::to_owned),
        ..Setup::new(kind, 2).unwrap()
    };
    Table::new(&setup).unwrap()
}

fn page(kind: Kind, title: &str) -> &'static Page {
    let page = pages(kind).iter().find(|page| page.title == title);
    page.unwrap_or_else(|| panic!("{kind} has no page {title:?}"))
}

/// The game of a page after `turn`, if that is legal.
fn after(kind: Kind, title: &str, turn: &str) -> Result<Table, rules::Refusal> {
    let played = start(kind, page(kind, title)).play(turn)?;
    assert_eq!(played.turn, turn, "written in full");
    Ok(played.table)
}

#[test]
fn pages_are_short_and_fit_into_a_message() {
    for kind in TAUGHT {
        assert!(pages(kind).len() >= 4, "{kind}");
    }
    for (kind, page) in each_page() {
        let length = page.text.chars().count();
        assert!(length <= LONGEST, "{kind}, {}: {length}", page.title);
        assert!(page.title.chars().count() <= 30, "{}", page.title);
        assert!(!page.text.contains("  "), "{kind}, {}", page.title);
        assert_eq!(
            page.text.matches("**").count() % 2,
            0,
            "{kind}, {}",
            page.title
        );
        assert_eq!(
            page.text.matches('`').count() % 2,
            0,
            "{kind}, {}",
            page.title
        );
    }
}

/// What the rules say about the turn that a page shows, in the order of the pages.
#[test]
fn every_turn_does_what_its_page_says() {
    let told: Vec<String> = each_page()
        .filter_map(|(kind, page)| {
            let alt = Picture::of(kind, page).unwrap().alt;
            match page.shows {
                Shows::Position => return None,
                Shows::Turn(turn) => {
                    let text = format!("`{turn}`");
                    assert!(page.text.contains(&text), "{text} in {}", page.title);
                }
                Shows::WaysOf(_) => {}
            }
            let (told, _) = alt.trim_start().split_once('.').unwrap();
            Some(told.to_owned())
        })
        .collect();
    assert_eq!(
        told,
        [
            "Marked: where the chevron on e1 can go, b4 c3 d2 e3 e4 f2",
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
            "Marked: where the chevron on b5 can go, b6 c5 d5 d7 e5 e8",
            "Green: a3-b4, twisted to the right",
            "Green: g1-g5, connection over g2, g3 and g4, the chevron leaves the board",
            "Green: a8-d8, connection jump",
            "Green: a8-a6",
            "Green: e1-e2",
            "Marked: where the chevron on f2 can go, g3",
            "Green: c3-c4, twisted to the left",
            "Green: c3-b2",
        ]
    );
}

/// Notation beside the turn that is shown is legal there, at the start of a game, or on another page.
#[test]
fn every_notation_is_a_turn() {
    for (kind, page) in each_page() {
        let elsewhere = |text: &str| {
            pages(kind)
                .iter()
                .any(|other| matches!(other.shows, Shows::Turn(turn) if turn == text))
        };
        let begins = Table::new(&Setup::new(kind, 2).unwrap()).unwrap();
        for code in page.text.split('`').skip(1).step_by(2) {
            if code.starts_with('/') || code == "<" || code == ">" {
                continue;
            }
            let legal = |table: &Table| table.play(code).is_ok_and(|played| played.turn == code);
            assert!(
                elsewhere(code) || legal(&start(kind, page)) || legal(&begins),
                "{code} in {kind}, {}",
                page.title
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
    // Nothing that g9 could do without being turned; others can move.
    let stuck = start(pacru, page(pacru, "Reorientation")).legal(false);
    assert!(!stuck.is_empty() && !stuck.iter().any(|turn| turn.starts_with("g9")));

    for (kind, title, turn, before, points) in [
        (pacru, "The end", "c3-f6(*)", (40, 18), (42, 16)),
        (
            azacru,
            "The end, and your turn",
            "a8-a6",
            (25, 25),
            (26, 25),
        ),
        (
            shacru,
            "The end, and your turn",
            "c3-b2",
            (29, 25),
            (30, 25),
        ),
    ] {
        let counts = |table: &Table| (table.points()[Seat::South], table.points()[Seat::North]);
        let table = start(kind, page(kind, title));
        assert_eq!(counts(&table), before, "{kind}");
        assert!(matches!(table.status(), rules::Status::Turn(Seat::South)));
        let table = after(kind, title, turn).unwrap();
        assert_eq!(counts(&table), points, "{kind}");
        let rules::Status::Over(outcome) = table.status() else {
            panic!("{kind} goes on");
        };
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat::South]);
    }
}

#[test]
fn pictures_differ_and_are_described() {
    let renderer = Renderer::new();
    for kind in TAUGHT {
        let count = u8::try_from(pages(kind).len()).unwrap();
        let mut pictures = HashSet::new();
        for number in 1..=count {
            let post = lesson(&renderer, controls::Page { kind, number }).unwrap();
            assert!(post.text.chars().count() <= 1000, "{}", post.text);
            assert!(post.pings.is_empty());
            let file = post.file.unwrap();
            let alt = file.alt.unwrap();
            assert!(
                alt.chars().count() <= alt::LONGEST && alt.ends_with('.'),
                "{alt}"
            );
            assert!(
                alt.contains("-land: green ") && alt.contains("yellow "),
                "{alt}"
            );
            assert!(pictures.insert(file.bytes), "{alt}");
            let [Row::Buttons(buttons)] = &post.rows[..] else {
                panic!("one row of buttons: {:?}", post.rows);
            };
            let off: Vec<bool> = buttons
                .iter()
                .map(|button| button.tone == Tone::Off)
                .collect();
            assert_eq!(off, [number == 1, number == count]);
        }
    }
}

#[test]
fn a_page_that_is_not_there_is_refused() {
    let renderer = Renderer::new();
    for kind in Kind::ALL {
        for number in [0, 99, 255] {
            let refused = lesson(&renderer, controls::Page { kind, number }).unwrap_err();
            assert!(refused.to_string().contains(kind.name()), "{refused}");
        }
    }
}
