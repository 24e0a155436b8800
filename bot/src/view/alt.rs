//! The picture in words, for those who cannot see it.

use std::fmt::Write as _;

use rules::pasang::{Colour, Point};
use rules::{Board, Chevrons, Facing, Field, Pasang, Seat, Status};

use crate::play::Replay;
use crate::store::Game;

use super::people::{identity, name};
use super::{fit, story};

/// Discord's limit for the description of a file.
const LONGEST: usize = 1024;

/// What happened, whose turn it is, then every player's count, chevrons and markers.
pub(super) fn text(game: &Game, replay: &Replay) -> String {
    let mut text = format!("{} {}", game.setup.kind.name(), game.code);
    if let (Some(step), Some(deed)) = (replay.steps.last(), replay.last_deed()) {
        let words = deed.account.words(&|seat| coloured(game, seat));
        let told = if deed.account.is_resignation() {
            words
        } else {
            format!("{}: {words}", coloured(game, deed.account.seat()))
        };
        let _ = write!(text, ", after turn {}. {told}.", step.event.ply);
    } else {
        text += ", at the start.";
    }
    match replay.table.status() {
        Status::Turn(seat) => {
            let _ = write!(text, " {} is to move.", coloured(game, seat));
        }
        Status::Over(_) => {
            let result = story::result(game, &replay.table).unwrap_or_default();
            let _ = write!(text, " {result}.");
        }
    }
    match replay.table.board() {
        Board::Chevrons(position) => {
            for seat in game.setup.seats.iter() {
                text += &player(game, replay, position, seat);
            }
        }
        Board::Pasang(position) => text += &rows(game, replay, position),
        _ => {}
    }
    fit(text, LONGEST)
}

fn coloured(game: &Game, seat: Seat) -> String {
    format!(
        "{} ({})",
        name(game, seat),
        identity(seat).name.to_lowercase()
    )
}

fn player(game: &Game, replay: &Replay, position: &Chevrons, seat: Seat) -> String {
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
    let mut text = format!(" {}:", coloured(game, seat));
    if chevrons.is_empty() {
        text += if replay.table.is_in(seat) {
            " no chevrons"
        } else {
            " out"
        };
    } else {
        let _ = write!(text, " chevrons {}", chevrons.join(", "));
    }
    match replay.table.target() {
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
fn rows(game: &Game, replay: &Replay, position: &Pasang) -> String {
    let points = replay.table.points();
    let mut text = String::new();
    for seat in game.setup.seats.iter() {
        let _ = write!(text, " {}: {} points", coloured(game, seat), points[seat]);
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
