//! Showing a private message to everybody.

use play::Game;

use super::{Button, File, Post, Row, said};
use crate::custom_id::CustomId;
use crate::markdown::plain;
use crate::messages as m;
use crate::texts::Texts;

/// The button under a private message about a game that is worth sharing.
pub(super) fn share_row(t: &Texts, game: &Game) -> Row {
    row(t, CustomId::ShareGame(game.code.clone()))
}

/// The same under a message about no game.
pub(super) fn share_position_row(t: &Texts) -> Row {
    row(t, CustomId::SharePosition)
}

fn row(t: &Texts, id: CustomId) -> Row {
    Row::Buttons(vec![Button::new(id, t.say(m::ButtonShare)).emoji("📣")])
}

/// What a member shares with everybody in the channel: the text and the attachments of a private
/// message.
pub fn shared(t: &Texts, member: &str, text: &str, files: Vec<File>) -> Post {
    let shares = t.say(m::RepliesShares { member: plain(member) });
    let mut files = files.into_iter();
    Post { file: files.next(), also: files.collect(), ..said(format!("{shares}\n{text}")) }
}
