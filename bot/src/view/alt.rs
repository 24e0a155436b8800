//! The picture in words, for those who cannot see it.

use std::fmt::Write as _;

use rules::pasang::{Colour, Point};
use rules::{Account, Board, Chevrons, Facing, Field, Pasang, Seat, Status, Table};

use crate::play::Replay;
use crate::store::Game;

use super::people::coloured;
use super::{fit, story};

/// Discord's limit for the description of a file.
pub(super) const LONGEST: usize = 1024;

/// What happened, whose turn it is, then every player's count, chevrons and markers.
pub(super) fn text(game: &Game, replay: &Replay) -> String {
    let called = |seat| coloured(game, seat);
    let mut text = format!("{} {}", game.setup.kind.name(), game.code);
    if let (Some(step), Some(deed)) = (replay.steps.last(), replay.last_deed()) {
        let told = told(&deed.account, &called);
        let _ = write!(text, ", after turn {}. {told}.", step.event.ply);
    } else {
        text += ", at the start.";
    }
    text += &standing(&replay.table, replay.table.board(), &called);
    fit(text, LONGEST)
}

/// What somebody did, and who it was.
pub(super) fn told(account: &Account, called: &dyn Fn(Seat) -> String) -> String {
    let words = account.words(called);
    if account.is_resignation() {
        words
    } else {
        format!("{}: {words}", called(account.seat()))
    }
}

/// Whose turn it is at a table, then what every player has on a board; a blank before each sentence.
pub(super) fn standing(table: &Table, board: Board<'_>, called: &dyn Fn(Seat) -> String) -> String {
    let mut text = match table.status() {
        Status::Turn(seat) => format!(" {} is to move.", called(seat)),
        Status::Over(_) => {
            let result = story::result(table, called).unwrap_or_default();
            format!(" {result}.")
        }
    };
    match board {
        Board::Chevrons(position) => {
            for seat in table.seats().iter() {
                text += &player(&called(seat), seat, table, position);
            }
        }
        Board::Pasang(position) => text += &rows(table, position, called),
        _ => {}
    }
    text
}

fn player(name: &str, seat: Seat, table: &Table, position: &Chevrons) -> String {
    let chevrons: Vec<String> = Field::ALL
        .into_iter()
        .filter_map(|field| {
            let piece = position.piece(field).filter(|piece| piece.seat == seat)?;
            Some(format!("{field} {}", way(piece.facing)))
        })
        .collect();
    let markers: Vec<String> = Field::ALL
        .into_iter()
        .filter(|field| position.marker(*field) == Some(seat))
        .map(|field| field.to_string())
        .collect();
    let mut text = format!(" {name}:");
    if chevrons.is_empty() {
        text += if table.is_in(seat) {
            " no chevrons"
        } else {
            " out"
        };
    } else {
        let _ = write!(text, " chevrons {}", chevrons.join(", "));
    }
    match table.target() {
        Some(target) => {
            let _ = write!(text, "; {} of {target} markers", markers.len());
        }
        None => {
            let _ = write!(text, "; {} markers", markers.len());
        }
    }
    if !markers.is_empty() {
        let _ = write!(text, ": {}", markers.join(" "));
    }
    text + "."
}

/// Scores, kas and the eleven rows.
fn rows(table: &Table, position: &Pasang, called: &dyn Fn(Seat) -> String) -> String {
    let points = table.points();
    let mut text = String::new();
    for seat in table.seats().iter() {
        let _ = write!(text, " {}: {} points", called(seat), points[seat]);
        if let Some(ka) = position.ka(seat) {
            let _ = write!(text, ", ka on {ka}");
        }
        text.push('.');
    }
    text += " Rows, files a to k, b black, w white, S and N the kas, dot empty:";
    for y in (0..11).rev() {
        let letters: String = (0..11)
            .filter_map(|x| Point::at(x, y))
            .map(|point| letter(position, point))
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

fn letter(position: &Pasang, point: Point) -> char {
    let ka = Seat::ALL
        .into_iter()
        .find(|seat| position.ka(*seat) == Some(point));
    match (ka, position.token(point)) {
        _ if point == Point::HOLE => '#',
        (Some(seat), _) => seat.letter(),
        (None, Some(Colour::Black)) => 'b',
        (None, Some(Colour::White)) => 'w',
        (None, None) => '.',
    }
}

/// A direction as a word that can be heard.
fn way(facing: Facing) -> &'static str {
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
