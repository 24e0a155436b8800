//! The picture in words, for those who cannot see it.

use std::fmt::Write as _;

use rules::{Board, Chevrons, Facing, Field, Seat, Status};

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
    if let Board::Chevrons(position) = replay.table.board() {
        for seat in game.setup.seats.iter() {
            text += &player(game, replay, position, seat);
        }
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
