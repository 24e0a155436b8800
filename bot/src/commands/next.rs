//! The next game: one sitting clears all that wait.

use play::move_builder::Choices;
use play::{Actor, Asker, TurnKey};
use view::{Permission, Post, Texts};

use super::composing::Composing;
use crate::{Bot, Error};

/// Opens the game behind `after` among those that wait for a member, ready to move; says when one is expected where
/// none waits. `missing` is what the bot lacks for posting in the channel where they ask.
pub(super) async fn next(
    t: &'static Texts,
    bot: &Bot,
    asker: Asker,
    actor: &Actor,
    missing: &[Permission],
    after: Option<TurnKey>,
) -> Result<Post, Error> {
    let waiting = bot.games.turns_waiting(asker.user, asker.guild).await?;
    let Some(game) = waiting.next(after) else {
        return Ok(view::nothing_waits(t, &waiting));
    };
    let key = TurnKey::of(game);
    let game = if missing.is_empty() {
        bot.games.bring(asker, game.clone()).await?
    } else {
        game.clone()
    };
    let composing = Composing {
        t,
        bot,
        actor,
        guild: asker.guild,
        game: &game,
        seen: game.seq,
        missing: &[],
    };
    let builder = composing.show(&Choices::default()).await?;
    Ok(view::with_next_game(t, builder, key, &waiting))
}
