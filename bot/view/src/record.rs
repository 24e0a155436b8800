//! The record of a game.

use play::{Game, Replay, record};

use super::people::title;
use super::share::share_row;
use super::{File, Post};
use crate::messages as m;
use crate::texts::Texts;

/// A longer record is only in the attachment, in characters.
const LONGEST_INLINE: usize = 1700;

/// The record as text, as far as it fits into a message, and complete as an attachment. `replay`
/// must start at the first event.
pub fn history(t: &Texts, game: &Game, replay: &Replay) -> Post {
    let record = record(game, replay.steps.iter().map(|step| &step.event)).to_string();
    let inline = if record.chars().count() <= LONGEST_INLINE {
        format!("```\n{record}\n```")
    } else {
        t.say(m::RecordTooLong)
    };
    let heading = t.say(m::RecordAfterTurn { game: title(game), ply: game.ply });
    Post {
        text: format!("{heading}\n{inline}"),
        file: Some(File {
            name: format!("{}-{}.txt", game.setup.kind.slug(), game.code),
            bytes: record.into_bytes(),
            alt: None,
        }),
        rows: vec![share_row(t, game)],
        ..Post::default()
    }
}
