//! Announcements beside the course of a game: what moderators did, who declined, how it ended, and what
//! the bot may not do on a server.

use play::moderation::{ANNULLED, RESTORED};
use play::{Announcement, GameStatus, Purpose, RoleId, Subject, UserId};
use store::{OutboxMessage, StoreError};

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
        bot.games.store().clear_posts_of(game.id).await?;
        return Ok(Delivery::Done);
    }
    let store = bot.games.store();
    let author = match what {
        Announcement::Annulled { at, .. } => store.ruling(game.id, *at, ANNULLED).await?,
        Announcement::Restored { at, .. } => store.ruling(game.id, *at, RESTORED).await?,
        _ => None,
    };
    let t = bot.texts_of_game(&game).await;
    let moderator_action = view::moderator_action(t, &game, seq, what, author.as_ref());
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
    if let Some(guild) = game.guild
        && !bot.games.membership(guild, user).await.lets_play()
    {
        // They have left the server, and see nothing of it any more.
        return Ok(Delivery::Done);
    }
    let replay = bot.games.replay(&game, game.seq, game.seq).await?;
    let last = bot.games.store().newest_post(game.id, Purpose::Board).await?;
    let t = bot.texts_of_member(user).await;
    let post = view::farewell(t, &game, &replay, last.as_ref());
    let told = send_directly(bot, queued, user, &post, "a follower could not be told").await?;
    Ok(told.map_or(Delivery::Done, Delivery::Said))
}

/// Tells the owner of a server what the bot must be allowed before it can give a role for ratings, unless it may by now. That
/// is said once; the command shows it as long as it is so.
pub(super) async fn role_refused(
    bot: &Bot,
    queued: &OutboxMessage,
    role: RoleId,
) -> Result<Delivery> {
    let Subject::Guild(guild) = queued.subject else {
        return Err(StoreError::Unreadable(format!("row {} of the outbox", queued.id)).into());
    };
    if !bot.games.store().is_rating_role_refused(guild, role).await? {
        return Ok(Delivery::Done);
    }
    let refused = "the owner of a server could not be told of a role that is refused";
    let Some(about) = unless_refused(bot.rest.guild(guild).await, refused)? else {
        return Ok(Delivery::Done);
    };
    let t = bot.texts_of_member(about.owner()).await;
    let post = view::rating_role_refused(t, &about.name, &about.role(role));
    let told = send_directly(bot, queued, about.owner(), &post, refused).await?;
    Ok(told.map_or(Delivery::Done, Delivery::Said))
}
