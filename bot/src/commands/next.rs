//! The next game: a member can answer all games that wait, one after the other.

use play::move_builder::Choices;
use play::{Game, TurnKey, Waiting};
use tasks::chain;
use view::{Permission, Post};

use super::Asking;
use super::composing::{Composing, Tapped};
use crate::Result;

/// Plays the turn that was tapped, and opens the next game that waits in the same message.
/// `missing` are the permissions that the bot lacks for posting in this channel, wherever the game
/// is played.
pub(super) async fn play_and_next(
    composing: &Composing<'_>,
    missing: &[Permission],
    choices: &Choices,
) -> Result<Post> {
    let (done, is_out) = match composing.take(choices).await? {
        Tapped::Played { done, is_out } => (done, is_out),
        Tapped::Shown(post) => return Ok(post),
    };
    let Composing { by, game, .. } = *composing;
    let Asking { t, bot, asker, .. } = *by;
    // Where the board cannot be posted, that is said first.
    if is_out || !composing.missing.is_empty() {
        return Ok(composing.played(&done, is_out).await);
    }
    match next(by, missing, |waiting| waiting.next(Some(TurnKey::of(game)))).await {
        Ok(opened) => {
            let back = bot.games.takes_back_alone(&game.code, asker.user).await.ok().flatten();
            Ok(view::after_a_turn(t, &view::done(t, &done), (game, back), opened))
        }
        // The turn is played all the same.
        Err(error) => {
            tracing::warn!(error = %chain(&error), "the next game cannot be opened");
            Ok(composing.played(&done, is_out).await)
        }
    }
}

/// Opens one of the games that wait for a member, ready to move. If none waits, says when one is
/// expected. `missing` are the permissions that the bot lacks for posting in this channel.
pub(super) async fn next(
    by: &Asking<'_>,
    missing: &[Permission],
    choose: impl FnOnce(&Waiting) -> Option<&Game>,
) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let waiting = bot.games.turns_waiting(asker).await?;
    let Some(game) = choose(&waiting) else {
        return Ok(view::nothing_waits(t, &waiting));
    };
    let key = TurnKey::of(game);
    let game =
        if missing.is_empty() { bot.games.bring(asker, game.clone()).await? } else { game.clone() };
    let composing = Composing { by, game: &game, seen: game.seq, missing: &[] };
    let builder = composing.show(&Choices::default()).await?;
    Ok(view::with_next_game(t, builder, key, &waiting))
}
