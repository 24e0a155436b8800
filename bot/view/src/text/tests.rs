//! The text of a board contains everything that is on it.

use std::collections::HashMap;

use play::Language;

use super::*;
use crate::tapper::positions;
use crate::texts::{english, texts};

const SIDES: [Side; 4] = [Side::South, Side::West, Side::North, Side::East];

/// The characters of a board in text, by the names of their places.
fn read(text: &str, bottom: Side) -> HashMap<String, String> {
    let grid = text.split("```").nth(1).expect("a block of code");
    let lines: Vec<Vec<&str>> = grid
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|line: &Vec<&str>| !line.is_empty())
        .collect();
    let (under, rows) = lines.split_last().expect("lines");
    let mut found = HashMap::new();
    for row in rows {
        let (left, cells) = row.split_first().expect("signs");
        assert_eq!(cells.len(), under.len(), "{text}");
        for (column, cell) in under.iter().zip(cells) {
            let name = match bottom {
                Side::South | Side::North => format!("{column}{left}"),
                Side::West | Side::East => format!("{left}{column}"),
            };
            found.insert(name, (*cell).to_owned());
        }
    }
    found
}

fn shown(t: &Texts, position: &Position, bottom: Side) -> String {
    // Names as long as possible.
    let name =
        |seat: Seat| format!("🟩 {}", seat.name().repeat(8).chars().take(32).collect::<String>());
    board(t, position, position.board(), &[], bottom, &name)
}

/// The character of a marker with the colour of this chevron.
fn lower(sign: char) -> char {
    sign.to_lowercase().next().expect("a letter")
}

/// The board and the list of all turns of one tap must fit into a message with its other text.
#[test]
fn boards_can_be_read_back_from_every_side_and_fit() {
    let mut languages = Language::ALL.iter().cycle();
    for position in positions(12) {
        let listed = targets(english(), &position);
        let draft = position.draft();
        assert_eq!(listed.lines().count(), draft.choices().len(), "{listed}");
        for (line, choice) in listed.lines().zip(draft.choices()) {
            let named = choice.location.map_or(choice.token, |location| location.to_string());
            assert!(named == "pass" || line.contains(&named), "{line}");
        }
        for t in Language::ALL.iter().map(|language| texts(*language)) {
            let text = shown(t, &position, Side::South) + "\n" + &targets(t, &position);
            let length = text.chars().count();
            assert!(length < 1900, "{length}: {text}");
        }
        let sides =
            if position.seats().len() > 2 { &SIDES[..] } else { &[Side::South, Side::North] };
        for (bottom, language) in sides.iter().copied().zip(&mut languages) {
            let t = texts(*language);
            let text = shown(t, &position, bottom);
            let signs = read(&text, bottom);
            match position.board() {
                Board::Chevrons(position) => {
                    assert_eq!(signs.len(), 81);
                    for field in Field::ALL {
                        let sign = &signs[&field.to_string()];
                        let marker = position.marker(field);
                        let first = sign.chars().next().unwrap();
                        assert_eq!(
                            sign == ".",
                            marker.is_none() && position.piece(field).is_none()
                        );
                        match position.piece(field) {
                            Some(piece) => {
                                assert_eq!(first, super::sign(t, piece.seat));
                                assert!(sign.contains(arrow(piece.facing, bottom)));
                                assert_eq!(sign.ends_with('+'), marker.is_some());
                                let listed = format!("{field} {}", way(t, piece.facing));
                                assert!(text.contains(&listed), "{listed}: {text}");
                            }
                            None => assert_eq!(
                                marker.map(|seat| lower(super::sign(t, seat))),
                                Some(first).filter(|first| *first != '.')
                            ),
                        }
                    }
                }
                Board::Pasang(position) => {
                    assert_eq!(signs.len(), 121);
                    for point in Point::all() {
                        assert_eq!(signs[&point.to_string()], letter(position, point).to_string());
                    }
                }
            }
        }
    }
}

/// An arrow up points to the top of the picture.
#[test]
fn arrows_turn_with_the_board() {
    for (facing, bottom, sign) in [
        (Facing::N, Side::South, '↑'),
        (Facing::S, Side::North, '↑'),
        (Facing::E, Side::West, '↑'),
        (Facing::W, Side::East, '↑'),
        (Facing::NE, Side::North, '↙'),
        (Facing::NE, Side::West, '↖'),
    ] {
        assert_eq!(arrow(facing, bottom), sign, "{facing:?} {bottom:?}");
    }
}
