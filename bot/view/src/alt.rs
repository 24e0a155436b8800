//! The picture in words, for those who cannot see it.

use crate::texts::Texts;
use std::fmt::Write as _;

use play::{BoardAction, Game, Replay};
use rules::pasang::{Colour, Point};
use rules::{Board, Borderland, Chevrons, Facing, Pasang, Position, Seat, Seats, Status, Summary};

use super::pasang::scores;
use super::people::{colour, coloured};
use super::words::counted;
use super::{fit, story, turns};

/// Discord's limit for the description of a file.
pub(super) const LONGEST: usize = 1024;

/// What happened, whose turn it is, every player's counts, then the board by borderlands or rows.
pub(super) fn text(t: &Texts, game: &Game, replay: &Replay) -> String {
    let called = |seat| coloured(t, game, seat);
    let mut text = format!("{} {}", game.setup.kind.name(), game.code);
    if let (Some(step), Some(action)) = (replay.steps.last(), replay.last_action()) {
        let told = told(t, &action.summary, &called);
        let _ = write!(text, ", after turn {}. {told}.", step.event.ply);
    } else {
        text += ", at the start.";
    }
    let (position, last) = (&replay.position, replay.last_action());
    text += &standing_after(t, position, position.board(), last, &called);
    fit(text, LONGEST)
}

/// What somebody did, and who it was.
pub(super) fn told(t: &Texts, summary: &Summary, called: &dyn Fn(Seat) -> String) -> String {
    let words = turns::summary(t, summary, called);
    if summary.is_resignation() {
        words
    } else {
        format!("{}: {words}", called(summary.seat()))
    }
}

/// Whose turn it is, then what every player has on a board; a blank before each sentence.
pub(super) fn standing(
    t: &Texts,
    position: &Position,
    board: Board<'_>,
    called: &dyn Fn(Seat) -> String,
) -> String {
    standing_after(t, position, board, None, called)
}

/// The same after what was done last, which may be how the game ended.
fn standing_after(
    t: &Texts,
    position: &Position,
    board: Board<'_>,
    last: Option<&BoardAction>,
    called: &dyn Fn(Seat) -> String,
) -> String {
    let mut text = match position.status() {
        Status::Turn(seat) => format!(" {} is to move.", called(seat)),
        Status::Over(_) => {
            let result = story::result(t, position, last, called).unwrap_or_default();
            format!(" {result}.")
        }
    };
    match board {
        Board::Chevrons(chevrons) => {
            for seat in position.seats().iter() {
                text += &counts(t, &called(seat), seat, position);
            }
            let lands = Borderland::ALL.into_iter();
            text.extend(lands.filter_map(|borders| land(t, borders, position.seats(), chevrons)));
        }
        Board::Pasang(pasang) => text += &rows(t, position, pasang, called),
    }
    text
}

/// A player's counts.
fn counts(t: &Texts, name: &str, seat: Seat, position: &Position) -> String {
    let (markers, chevrons) = (position.points()[seat], position.pieces()[seat]);
    let markers = markers_of(t, markers, position);
    if position.is_in(seat) {
        let chevrons = counted(t, chevrons, "chevron");
        format!(" {name}: {markers}, {chevrons}.")
    } else {
        format!(" {name}: {markers}, out.")
    }
}

/// "1 marker" where most win, "1 of 42 markers" where so many do.
pub(super) fn markers_of(t: &Texts, markers: u16, position: &Position) -> String {
    match position.target() {
        Some(target) => format!("{markers} of {target} markers"),
        None => counted(t, markers, "marker"),
    }
}

/// What lies and stands in a borderland, by colour; nothing if it is empty.
fn land(t: &Texts, land: Borderland, seats: Seats, board: &Chevrons) -> Option<String> {
    let of = |seat: Seat| {
        let mut held = Vec::new();
        for field in land.fields() {
            let marked = board.marker(field) == Some(seat);
            match board.piece(field) {
                Some(piece) if piece.seat == seat => {
                    let marker = if marked { " on a marker" } else { "" };
                    held.push(format!("chevron {field} {}{marker}", way(t, piece.facing)));
                }
                _ if marked => held.push(field.to_string()),
                _ => {}
            }
        }
        let colour = colour(t, seat);
        (!held.is_empty()).then(|| format!("{colour} {}", held.join(", ")))
    };
    let held: Vec<String> = seats.iter().filter_map(of).collect();
    (!held.is_empty()).then(|| format!(" {land}: {}.", held.join("; ")))
}

/// Scores, kas and the eleven rows.
fn rows(t: &Texts, position: &Position, board: &Pasang, called: &dyn Fn(Seat) -> String) -> String {
    let points = scores(position);
    let mut text = String::new();
    for seat in position.seats().iter() {
        let _ = write!(
            text,
            " {}: {}",
            called(seat),
            counted(t, points[seat], "point")
        );
        if let Some(ka) = board.ka(seat) {
            let _ = write!(text, ", ka on {ka}");
        }
        text.push('.');
    }
    text += " Rows, files a to k, b black, w white, S and N the kas, dot empty:";
    for y in (0..11).rev() {
        let letters: String = (0..11)
            .filter_map(|x| Point::at(x, y))
            .map(|point| letter(board, point))
            .collect();
        let _ = write!(
            text,
            " {} {letters}{}",
            y + 1,
            if y == 0 { '.' } else { ',' }
        );
    }
    text
}

pub(super) fn letter(board: &Pasang, point: Point) -> char {
    let ka = Seat::ALL
        .into_iter()
        .find(|seat| board.ka(*seat) == Some(point));
    match (ka, board.token(point)) {
        _ if point == Point::HOLE => '#',
        (Some(seat), _) => seat.letter(),
        (None, Some(Colour::Black)) => 'b',
        (None, Some(Colour::White)) => 'w',
        (None, None) => '.',
    }
}

/// A direction as a word that can be heard.
pub(super) fn way(t: &Texts, facing: Facing) -> &'static str {
    match facing {
        Facing::N => "north",
        Facing::NE => "northeast",
        Facing::E => "east",
        Facing::SE => "southeast",
        Facing::S => "south",
        Facing::SW => "southwest",
        Facing::W => "west",
        Facing::NW => "northwest",
    }
}

#[cfg(test)]
mod tests {
    use rules::{Kind, Position, Setup};

    use super::*;
    use crate::texts::english;

    #[test]
    fn one_marker_is_not_several() {
        let position = Position::new(&Setup::new(Kind::Shacru, 2).unwrap()).unwrap();
        let turn = &position.legal(false)[0];
        let position = position.play(turn).unwrap().position;
        let told = standing(english(), &position, position.board(), &|seat| {
            seat.name().to_owned()
        });
        assert!(told.contains("South: 1 marker, "), "{told}");
        assert!(told.contains("North: 0 markers, "), "{told}");
    }
}
