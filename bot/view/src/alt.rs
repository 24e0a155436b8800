//! The description of a picture, for members who cannot see it.

use play::move_builder::Region;
use play::{BoardAction, Game, Replay};
use render::Cell;
use rules::pasang::{Colour, Point};
use rules::{
    Board, Borderland, Chevrons, Facing, Field, Pasang, Position, Seat, Seats, Status, Summary,
};

use super::pasang::scores;
use super::people::{Called, colour, coloured, seat_name};
use super::{board, game_log, offers, turns};
use crate::messages as m;
use crate::texts::Texts;

/// What happened, whose turn it is, the counts of every player, then the board by borderlands or rows.
pub(super) fn text(t: &Texts, game: &Game, replay: &Replay) -> String {
    let called = |seat| coloured(t, game, seat);
    let (kind, code) = (game.setup.kind.name(), &game.code);
    let (position, last) = (&replay.position, replay.last_action());
    let latest = if let (Some(step), Some(last)) = (replay.steps.last(), last) {
        let after = t.say(m::AltAfter { code, game: kind, turn: step.event.ply });
        // As the picture does, it tells all turns that are new to the reader.
        let news = board::news(replay);
        let told = if news.len() > 1 { &news[..] } else { &[last] };
        let told = told.iter().map(|it| format!(" {}.", action_text(t, &it.summary, &called)));
        told.fold(after, |text, sentence| text + &sentence)
    } else {
        t.say(m::AltStart { code, game: kind })
    };
    latest + &standing_after(t, position, position.board(), last, &called)
}

/// What a player did, with their name.
pub(super) fn action_text(t: &Texts, summary: &Summary, called: Called<'_>) -> String {
    let words = turns::summary(t, summary, called);
    if summary.is_resignation() { words } else { format!("{}: {words}", called(summary.seat())) }
}

/// Whose turn it is, then what every player has on a board; each sentence begins with a space.
pub(super) fn standing(
    t: &Texts,
    position: &Position,
    board: Board<'_>,
    called: Called<'_>,
) -> String {
    standing_after(t, position, board, None, called)
}

/// The same after the last action, which may say how the game ended.
fn standing_after(
    t: &Texts,
    position: &Position,
    board: Board<'_>,
    last: Option<&BoardAction>,
    called: Called<'_>,
) -> String {
    let mut text = match position.status() {
        Status::Turn(seat) => {
            let player = called(seat);
            format!(" {}", t.say(m::AltToMove { player }))
        }
        Status::Over(_) => {
            let result = game_log::result(t, position, last, called).unwrap_or_default();
            format!(" {result}.")
        }
    };
    match board {
        Board::Chevrons(chevrons) => {
            for seat in position.seats().iter() {
                text += &counts(t, &seated(t, called, seat), seat, position);
            }
            let lands = Borderland::ALL.into_iter();
            text.extend(lands.filter_map(|borders| land(t, borders, position.seats(), chevrons)));
        }
        Board::Pasang(pasang) => text += &rows(t, position, pasang, called),
    }
    text
}

/// A player with the side where they sit: a colour alone says nothing to whoever cannot see it.
fn seated(t: &Texts, called: Called<'_>, seat: Seat) -> String {
    t.say(m::AltSeat { player: called(seat), side: seat_name(t, seat) })
}

/// The counts of a player.
fn counts(t: &Texts, name: &str, seat: Seat, position: &Position) -> String {
    let markers = markers_of(t, position.points()[seat], position);
    let chevrons = if position.is_in(seat) {
        let count = position.pieces()[seat];
        t.say(m::AltChevrons { count })
    } else {
        t.say(m::AltOut)
    };
    format!(" {name}: {markers}, {chevrons}.")
}

/// "1 marker" if the most markers win, "1 of 42 markers" if that many win.
pub(super) fn markers_of(t: &Texts, count: u16, position: &Position) -> String {
    match position.target() {
        Some(target) => t.say(m::AltMarkersOf { count, target }),
        None => t.say(m::AltMarkers { count }),
    }
}

/// The markers and chevrons in a borderland, by colour; `None` if it is empty.
fn land(t: &Texts, land: Borderland, seats: Seats, board: &Chevrons) -> Option<String> {
    let of = |seat: Seat| {
        let held: Vec<String> =
            land.fields().into_iter().filter_map(|field| held(t, board, field, seat)).collect();
        let colour = colour(t, seat);
        let fields = held.join(", ");
        (!held.is_empty()).then(|| t.say(m::AltHeld { colour, fields }))
    };
    let held: Vec<String> = seats.iter().filter_map(of).collect();
    (!held.is_empty()).then(|| {
        let land = offers::region_name(t, Region::Borderland(land));
        format!(" {land}: {}.", held.join("; "))
    })
}

/// What a player has on a field: "e2", "chevron e2 north on a marker"; `None` if nothing.
fn held(t: &Texts, board: &Chevrons, field: Field, seat: Seat) -> Option<String> {
    let marked = board.marker(field) == Some(seat);
    match board.piece(field) {
        Some(piece) if piece.seat == seat => {
            let (field, direction) = (field.to_string(), way(t, piece.facing));
            Some(if marked {
                t.say(m::AltChevronOnMarker { direction, field })
            } else {
                t.say(m::AltChevron { direction, field })
            })
        }
        _ => marked.then(|| field.to_string()),
    }
}

/// Every place of a board with what is on it, whether anything is, and where a chevron there points, in the order in which the places are numbered: row by row from a1.
pub(super) fn places(t: &Texts, board: Board<'_>) -> Vec<(String, String, bool, Option<u8>)> {
    match board {
        Board::Chevrons(chevrons) => {
            let fields = Cell::all().filter_map(|cell| Field::at(cell.column(), cell.row()));
            let label = |field: Field| {
                let of = |seat| {
                    let (colour, fields) = (colour(t, seat), held(t, chevrons, field, seat)?);
                    Some(t.say(m::AltHeld { colour, fields }))
                };
                let on: Vec<String> = Seat::ALL.into_iter().filter_map(of).collect();
                let place = field.to_string();
                let empty = || t.say(m::PageEmpty { place: &place });
                let taken = !on.is_empty();
                let facing = chevrons.piece(field).map(|piece| piece.facing.digit());
                (place.clone(), if taken { on.join(", ") } else { empty() }, taken, facing)
            };
            fields.map(label).collect()
        }
        Board::Pasang(pasang) => {
            let label = |point: Point| {
                let (place, ka) = (point.to_string(), letter(pasang, point));
                let said = match (ka, Seat::ALL.into_iter().find(|seat| seat.letter() == ka)) {
                    (_, Some(seat)) => {
                        let colour = colour(t, seat);
                        t.say(m::PageKa { place: &place, colour })
                    }
                    ('b', _) => t.say(m::PageBlack { place: &place }),
                    ('w', _) => t.say(m::PageWhite { place: &place }),
                    ('#', _) => t.say(m::PageHole { place: &place }),
                    _ => t.say(m::PageEmpty { place: &place }),
                };
                (place, said, ka != '.', None)
            };
            let points = render::Point::all();
            points.filter_map(|point| Point::at(point.column(), point.row())).map(label).collect()
        }
    }
}

/// The scores, the kas and the eleven rows.
fn rows(t: &Texts, position: &Position, board: &Pasang, called: Called<'_>) -> String {
    let points = scores(position);
    let mut sentences: Vec<String> = Vec::new();
    for seat in position.seats().iter() {
        let count = points[seat];
        let mut has = vec![t.say(m::CountedPoints { count })];
        has.extend(board.ka(seat).map(|point| {
            let point = point.to_string();
            t.say(m::AltKa { point })
        }));
        sentences.push(format!(" {}: {}.", seated(t, called, seat), has.join(", ")));
    }
    let row = |y: u8| {
        let points = (0..11).filter_map(|x| Point::at(x, y));
        let letters: String = points.map(|point| letter(board, point)).collect();
        format!("{} {letters}", y + 1)
    };
    let rows: Vec<String> = (0..11).rev().map(row).collect();
    let rows = rows.join(", ");
    sentences.concat() + " " + &t.say(m::AltRows { rows })
}

pub(super) fn letter(board: &Pasang, point: Point) -> char {
    let ka = Seat::ALL.into_iter().find(|seat| board.ka(*seat) == Some(point));
    match (ka, board.token(point)) {
        _ if point == Point::HOLE => '#',
        (Some(seat), _) => seat.letter(),
        (None, Some(Colour::Black)) => 'b',
        (None, Some(Colour::White)) => 'w',
        (None, None) => '.',
    }
}

/// A direction as a word.
pub(super) fn way(t: &Texts, facing: Facing) -> String {
    match facing {
        Facing::N => t.say(m::AltNorth),
        Facing::NE => t.say(m::AltNortheast),
        Facing::E => t.say(m::AltEast),
        Facing::SE => t.say(m::AltSoutheast),
        Facing::S => t.say(m::AltSouth),
        Facing::SW => t.say(m::AltSouthwest),
        Facing::W => t.say(m::AltWest),
        Facing::NW => t.say(m::AltNorthwest),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use play::Language;
    use rules::{Kind, Piece, Position};

    use super::*;
    use crate::people::colour_name;
    use crate::tapper::positions;
    use crate::texts::texts;

    #[test]
    fn every_piece_and_marker_of_several_players_is_told() {
        let t = texts(Language::English);
        let name = |seat| colour_name(t, seat);
        for position in positions(20) {
            let Board::Chevrons(board) = position.board() else { continue };
            let held = |field: Field| {
                let marker = board.marker(field);
                let piece = board.piece(field).map(|Piece { seat, facing }| {
                    let on = if marker == Some(seat) { " on a marker" } else { "" };
                    (seat, format!("chevron {field} {}{on}", way(t, facing)))
                });
                let covered = piece.as_ref().map(|(seat, _)| *seat) == marker;
                let marker = marker.filter(|_| !covered).map(|seat| (seat, field.to_string()));
                piece.into_iter().chain(marker)
            };
            let fields = Borderland::ALL.into_iter().flat_map(Borderland::fields);
            let held: BTreeSet<_> = fields.flat_map(held).collect();
            let text = standing(t, &position, position.board(), &name);
            let (mut told, lands) = (BTreeSet::new(), text.trim_end_matches('.').split(". "));
            for of in lands
                .filter_map(|land| land.strip_prefix("borderland ")?.split_once(": "))
                .flat_map(|(_, of)| of.split("; "))
            {
                let (called, fields) = of.split_once(' ').unwrap();
                let seat = position.seats().iter().find(|seat| colour(t, *seat) == called).unwrap();
                assert!(text.contains(&format!(
                    " {}: {} ",
                    seated(t, &name, seat),
                    position.points()[seat]
                )));
                told.extend(fields.split(", ").map(|field| (seat, field.to_owned())));
            }
            assert_eq!(told, held, "{text}");
            for (place, says, _, facing) in places(t, position.board()) {
                let told = facing.map(|it| way(t, Facing::ALL[it as usize]));
                let is_told = told.is_some_and(|way| says.contains(&format!("{place} {way}")));
                assert_eq!(is_told, says.contains("chevron"), "{says}");
            }
        }
    }

    #[test]
    fn whoever_sees_no_colours_reads_the_sides() {
        let position = Position::start(Kind::Shacru, 2).unwrap();
        let turn = &position.legal(false)[0];
        let position = position.play(turn).unwrap().position;
        for (language, on_paper, green, yellow) in [
            (Language::English, "Green (South)", "South side: 1 marker,", "side: 0 markers,"),
            (Language::Spanish, "Verde (Sur)", "lado Sur: 1 marcador,", "Norte: 0 marcadores,"),
            (Language::Czech, "Zelená (Jih)", "na straně: Jih: 1 značka,", "Sever: 0 značek,"),
            (
                Language::Malay,
                "Hijau (Selatan)",
                "sebelah Selatan: 1 penanda,",
                "Utara: 0 penanda,",
            ),
        ] {
            let t = texts(language);
            let name = |seat| colour_name(t, seat);
            let text = standing(t, &position, position.board(), &name);
            assert!(text.contains(green) && text.contains(yellow), "{text}");
            let scene = board::scene(t, &position, position.board(), &[], &[], &name);
            assert_eq!(scene.panel.seats()[0].side, Some(on_paper.into()));
        }
    }
}
