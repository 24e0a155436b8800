//! Announcements beside the course of a game: what moderators did, who declined, and how it ended.

use play::{Announcement, GameStatus, Posted, Purpose, UserId};
use store::OutboxMessage;

use super::messages;
use super::sending::{Delivery, deliver, game, send_directly, unless_refused};
use crate::{Bot, Result};

/// Announces what moderators did.
pub(super) async fn moderator_action(
    bot: &Bot,
    queued: &OutboxMessage,
    seq: i64,
    what: &Announcement,
) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    if *what == (Announcement::Overruled { quiet: true }) {
        let board = bot.games.store().newest_post(game.id, Purpose::Board).await?;
        return match board {
            Some(Posted { message, channel, .. }) => {
                let there = OutboxMessage { channel, ..queued.clone() };
                messages::clear(bot, &there, message, false).await
            }
            None => Ok(Delivery::Done),
        };
    }
    let t = bot.texts_of_game(&game).await;
    let moderator_action = view::moderator_action(t, &game, seq, what);
    // The buttons of the last board must be removed once the game is over.
    let purpose = match game.status {
        GameStatus::Cancelled => Purpose::Board,
        _ => Purpose::Notice,
    };
    deliver(bot, queued, &moderator_action, (seq, purpose)).await
}

/// Tells the creator of a table who has declined their invitation.
pub(super) async fn declined(
    bot: &Bot,
    queued: &OutboxMessage,
    seq: i64,
    user: UserId,
) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    let t = bot.texts_of_game(&game).await;
    deliver(bot, queued, &view::declined(t, &game, user), (seq, Purpose::Notice)).await
}

/// Tells a follower of a game how it ended; if direct messages are refused, in the channel of the game.
pub(super) async fn tell(bot: &Bot, queued: &OutboxMessage, user: UserId) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    let replay = bot.games.replay(&game, game.seq, game.seq).await?;
    let last = bot.games.store().newest_post(game.id, Purpose::Board).await?;
    let t = bot.texts_of_member(user).await;
    let post = view::farewell(t, &game, &replay, last.as_ref());
    let told = send_directly(bot, queued, user, &post).await;
    unless_refused(told, "a follower could not be told")?;
    Ok(Delivery::Done)
}
