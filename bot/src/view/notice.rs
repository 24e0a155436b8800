//! What happened beside the board, and the answers to it; and reminders.

use crate::controls::Action;
use crate::play::Replay;
use crate::store::{Game, GameStatus};

use super::people::{called, title};
use super::{Button, LONGEST_TEXT, Post, Row, Tone, fit, plain_button, story, words};

/// The public message about something that is not a turn. Pings whoever has to do something about it.
#[must_use]
pub fn notice(game: &Game, replay: &Replay) -> Post {
    let lines = [format!("{} {}", title(game), story::told(game, replay))];
    let board = plain_button(game, replay.seq(), Action::Board, "Board");
    Post {
        text: fit(lines.join("\n"), LONGEST_TEXT),
        rows: vec![Row::Buttons(vec![board])],
        ..Post::default()
    }
}

/// Reminds the player to move; nothing if there is nobody to remind any more.
#[must_use]
pub fn reminder(game: &Game, seq: i64) -> Option<Post> {
    let deadline = game
        .timing
        .deadline_at
        .filter(|_| game.status == GameStatus::Active)?;
    let chair = game.to_move.filter(|_| seq == game.seq)?;
    Some(Post {
        text: format!(
            "{} {}, it is still your turn. {}",
            title(game),
            called(game, chair)?,
            words::until(deadline)
        ),
        rows: vec![Row::Buttons(vec![Button {
            tone: Tone::Main,
            emoji: Some("👆"),
            ..plain_button(game, seq, Action::Move, "Move")
        }])],
        pings: vec![game.chairs[chair].person.id],
        ..Post::default()
    })
}
