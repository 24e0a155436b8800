//! What every delivery is made of.

use std::borrow::Cow;

use discord::{Failure, Identity, RestError, Seen};
use play::{ChannelId, Game, MessageId, Notify, Posted, Purpose, Subject, UserId};
use store::{OutboxMessage, StoreError};
use tasks::chain;
use view::Post;

use crate::{Bot, Result};

/// What has come of a delivery.
pub(super) enum Delivery {
    /// A message was posted.
    Posted(Posted, Purpose),
    /// A board was posted whose picture could not be drawn.
    Undrawn(Posted),
    /// A thread was started from a message.
    Thread(Posted, ChannelId),
    /// Nothing new was posted.
    Done,
    /// A newer message replaces this one.
    Superseded,
}

/// The row, as its message carries it.
fn identity(queued: &OutboxMessage) -> Identity<'_> {
    Identity { nonce: &queued.nonce, since: queued.created_at, tried: queued.attempts > 0 }
}

/// Posts to the channel of an outbox message, unless an earlier try has posted it.
pub(super) async fn post_once(bot: &Bot, queued: &OutboxMessage, post: &Post) -> Result<MessageId> {
    let post = wanted(bot, queued, post).await?;
    Ok(bot.rest.post_once(identity(queued), queued.channel, &post).await?)
}

/// Posts to the channel of an outbox message, unless an earlier try has, what is shown after `seq` events.
pub(super) async fn deliver(
    bot: &Bot,
    queued: &OutboxMessage,
    post: &Post,
    (seq, purpose): (i64, Purpose),
) -> Result<Delivery> {
    let posted = post_once(bot, queued, post).await?;
    Ok(Delivery::Posted(noted(queued, posted, seq), purpose))
}

/// Sends a direct message to one member, once.
pub(super) async fn send_directly(
    bot: &Bot,
    queued: &OutboxMessage,
    user: UserId,
    post: &Post,
) -> Result<(), RestError> {
    let conversation = bot.rest.direct_channel(user).await?;
    bot.rest.post_once(identity(queued), conversation, post).await?;
    Ok(())
}

/// Posts to the channel of an outbox message.
pub(super) async fn send(bot: &Bot, queued: &OutboxMessage, post: &Post) -> Result<MessageId> {
    let post = wanted(bot, queued, post).await?;
    Ok(bot.rest.post(identity(queued), queued.channel, &post).await?)
}

/// The post as it pings: news ping those alone who are notified of every turn. Fails with [`StoreError::Conflict`] when
/// another process may have sent the message meanwhile.
async fn wanted<'a>(
    bot: &Bot,
    queued: &OutboxMessage,
    post: &'a Post,
) -> Result<Cow<'a, Post>, StoreError> {
    let (store, mut wanted) = (bot.games.store(), Cow::Borrowed(post));
    if queued.notification.is_news() && !post.pings.is_empty() {
        let game = match queued.subject {
            Subject::Game(game) => Some(game),
            Subject::Tournament(_) => None,
        };
        let mut pings = Vec::with_capacity(post.pings.len());
        for user in &post.pings {
            if store.notify(*user, game).await? == Notify::EveryTurn {
                pings.push(*user);
            }
        }
        wanted.to_mut().pings = pings;
    }
    if store.holds(queued).await? { Ok(wanted) } else { Err(StoreError::Conflict) }
}

/// Edits an older message of the bot, so that it shows this. Its components keep their ids, so that a press at that
/// moment does not fail.
pub(super) async fn edit(
    bot: &Bot,
    older: &Posted,
    shown: &Post,
) -> Result<Result<(), RestError>, StoreError> {
    let mark = bot.games.store().nonce_of(older.message).await?;
    let edit = discord::edit(shown, mark.as_deref());
    Ok(bot.rest.edit_message(older.channel, older.message, &edit, &discord::files(shown)).await)
}

/// What has come of a step that may be left out: `None`, with a line in the log, if Discord refuses it for good. Fails if
/// it may succeed later.
pub(super) fn unless_refused<T>(
    result: Result<T, RestError>,
    refused: &'static str,
) -> Result<Option<T>, RestError> {
    match result {
        Err(error) if !matches!(Failure::of(&error), Failure::Passing | Failure::Token) => {
            tracing::info!(error = %chain(&error), "{refused}");
            Ok(None)
        }
        result => result.map(Some),
    }
}

/// The message of an earlier try whose outcome is unknown; a message without components is not found.
pub(super) async fn already_posted(
    bot: &Bot,
    queued: &OutboxMessage,
) -> Result<Option<Seen>, RestError> {
    let posted = bot.rest.posted(identity(queued), queued.channel, None).await;
    Ok(unless_refused(posted, "an earlier try cannot be looked for")?.flatten())
}

pub(super) async fn game(bot: &Bot, queued: &OutboxMessage) -> Result<Game> {
    let missing = || StoreError::Unreadable(format!("the game of row {} of the outbox", queued.id));
    let Subject::Game(id) = queued.subject else {
        return Err(missing().into());
    };
    let game = bot.games.store().game_by_id(id).await?.ok_or_else(missing)?;
    tracing::Span::current().record("game", &game.code);
    Ok(game)
}

/// The post of an outbox message, as the store keeps it.
pub(super) fn noted(queued: &OutboxMessage, message: MessageId, seq: i64) -> Posted {
    Posted { message, channel: queued.channel, seq }
}
