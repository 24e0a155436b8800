//! The record of a game.

use rules::{Entry, Record};

use crate::play::{Replay, seat_of};
use crate::store::{EventKind, Game};

use super::people::title;
use super::{File, Post};

/// Longer records are only in the file.
const LONGEST_INLINE: usize = 1700;

/// The record as text, as far as a message holds it, and whole as a file. `replay` must go back to the first event.
#[must_use]
pub fn history(game: &Game, replay: &Replay) -> Post {
    let record = record(game, replay).to_string();
    let inline = if record.chars().count() <= LONGEST_INLINE {
        format!("```\n{record}\n```")
    } else {
        "The record is too long for a message; it is in the file.".to_owned()
    };
    Post {
        text: format!("{} after turn {}\n{inline}", title(game), game.ply),
        file: Some(File {
            name: format!("{}-{}.txt", game.setup.kind.slug(), game.code),
            bytes: record.into_bytes(),
            alt: None,
        }),
        ..Post::default()
    }
}

fn record(game: &Game, replay: &Replay) -> Record {
    let mut record = Record::new(game.setup.clone());
    for step in &replay.steps {
        match &step.event.kind {
            EventKind::Turn(text) => record.turns.push(Entry::Turn(text.clone())),
            EventKind::Resign => {
                let seat = step.event.chair.and_then(|chair| seat_of(game, chair));
                record.turns.push(Entry::Resign(seat));
            }
            _ => {}
        }
    }
    record
}
