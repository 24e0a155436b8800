//! What every delivery is made of.

use std::borrow::Cow;

use discord::{Failure, Identity, RestError, Seen};
use play::audience::Audience;
use play::reach::Cause;
use play::{ChannelId, Game, MessageId, Posted, Purpose, Subject, UserId};
use store::{OutboxMessage, StoreError};
use tasks::chain;
use view::Post;
use view::custom_id::CustomId;

use super::older;
use crate::{Bot, Error, Result};

/// What has come of a delivery.
pub(super) enum Delivery {
    /// A message was posted.
    Posted(Posted, Purpose),
    /// A board was posted whose picture could not be drawn.
    Undrawn(Posted),
    /// A thread was started from a message.
    Thread(Posted, ChannelId),
    /// A message was posted that nothing will change.
    Said(MessageId),
    /// The member accepts no direct message, and nothing else is left to try now.
    Unreached(Cause),
    /// Nothing new was posted.
    Done,
    /// A newer message replaces this one.
    Superseded,
}

/// The row, as its message carries it, or, with the buttons of an [older] version, may not carry it.
fn identity<'a>(queued: &'a OutboxMessage, unmarked: Option<&'a [CustomId]>) -> Identity<'a> {
    let (nonce, since) = (&*queued.nonce, queued.created_at);
    Identity { nonce, since, tried: queued.attempts > 0, others: &[], unmarked }
}

/// Posts to a channel, unless an earlier try has posted it.
async fn once(
    bot: &Bot,
    queued: &OutboxMessage,
    (channel, unmarked): (ChannelId, Option<&[CustomId]>),
    post: &Post,
) -> Result<MessageId> {
    let identity = identity(queued, unmarked);
    let others = if identity.tried && (post.rows.is_empty() || queued.unmarked) {
        bot.games.store().said_since(identity.earliest()).await?
    } else {
        Vec::new()
    };
    let identity = Identity { others: &others, ..identity };
    Ok(bot.rest.post_once(identity, channel, post).await?)
}

/// Whether a message gives way to a newer one on its topic, which is sent in its place. If an earlier try has posted it, that
/// is recorded first: the newer one may have to edit it, or to take its buttons.
pub(super) async fn gives_way(bot: &Bot, queued: &OutboxMessage) -> Result<bool> {
    let store = bot.games.store();
    let has_its_turn = queued.attempts == 0 && queued.notification.is_told_in_turn();
    Ok(!has_its_turn
        && store.has_newer(queued).await?
        && already_posted(bot, queued).await?.is_none()
        && store.supersede(queued).await?)
}

/// Posts to the channel of an outbox message, unless an earlier try has posted it.
pub(super) async fn post_once(bot: &Bot, queued: &OutboxMessage, post: &Post) -> Result<MessageId> {
    let post = wanted(bot, queued, post).await?;
    let unmarked = older::buttons(bot, queued).await?;
    once(bot, queued, (queued.channel, unmarked.as_deref()), &post).await
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

/// Sends a direct message to one member, once; silently if they do not wish to be pinged by it, since Discord notifies of
/// every other direct message. `None`, with a line in the log, if Discord refuses it for good.
pub(super) async fn send_directly(
    bot: &Bot,
    queued: &OutboxMessage,
    user: UserId,
    post: &Post,
    refused: &'static str,
) -> Result<Option<MessageId>> {
    let mut post = wanted(bot, queued, post).await?;
    if !is_pinged(bot, queued, user).await? {
        post.to_mut().silent = true;
    }
    let Some(conversation) = unless_refused(bot.rest.direct_channel(user).await, refused)? else {
        return Ok(None);
    };
    // Of an older version they are recognised by their text, as by that one.
    let unmarked = queued.unmarked.then_some(&[][..]);
    match once(bot, queued, (conversation, unmarked), &post).await {
        Err(Error::Discord(error)) => Ok(unless_refused(Err(error), refused)?),
        sent => sent.map(Some),
    }
}

/// Posts to the channel of an outbox message.
pub(super) async fn send(bot: &Bot, queued: &OutboxMessage, post: &Post) -> Result<MessageId> {
    let post = wanted(bot, queued, post).await?;
    Ok(bot.rest.post(identity(queued, None), queued.channel, &post).await?)
}

/// The post as it pings: only those who wish to be pinged by such a message. Fails with [`StoreError::Conflict`] when another
/// process may have sent the message meanwhile.
async fn wanted<'a>(
    bot: &Bot,
    queued: &OutboxMessage,
    post: &'a Post,
) -> Result<Cow<'a, Post>, StoreError> {
    let mut wanted = Cow::Borrowed(post);
    if !post.pings.is_empty() {
        let mut pings = Vec::with_capacity(post.pings.len());
        for user in &post.pings {
            if is_pinged(bot, queued, *user).await? {
                pings.push(*user);
            }
        }
        wanted.to_mut().pings = pings;
    }
    if bot.games.store().holds(queued).await? { Ok(wanted) } else { Err(StoreError::Conflict) }
}

/// Whether a member wishes to be pinged by such a message.
async fn is_pinged(bot: &Bot, queued: &OutboxMessage, user: UserId) -> Result<bool, StoreError> {
    let game = match queued.subject {
        Subject::Game(game) => Some(game),
        Subject::Tournament(_) | Subject::Guild(_) => None,
    };
    Ok(bot.games.store().notify(user, game).await?.is_pinged_by(&queued.notification))
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
pub(super) async fn already_posted(bot: &Bot, queued: &OutboxMessage) -> Result<Option<Seen>> {
    let unmarked = older::buttons(bot, queued).await?;
    let posted = bot.rest.posted(identity(queued, unmarked.as_deref()), queued.channel, None).await;
    Ok(unless_refused(posted, "an earlier try cannot be looked for")?.flatten())
}

/// The game that a message of the outbox is about, as it is once the message has arrived: a clock that stands still until
/// then runs. Fails with [`Error::NotHere`] if not everybody who reads the
/// message's channel may read about it.
pub(super) async fn game(bot: &Bot, queued: &OutboxMessage) -> Result<Game> {
    let missing = || StoreError::Unreadable(format!("the game of row {} of the outbox", queued.id));
    let Subject::Game(id) = queued.subject else {
        return Err(missing().into());
    };
    let game = bot.games.store().game_by_id(id).await?.ok_or_else(missing)?;
    tracing::Span::current().record("game", &game.code);
    let readers = Audience::of_channel(&game, queued.channel);
    if !bot.games.may_read(readers, &game).await? {
        return Err(Error::NotHere);
    }
    Ok(bot.games.as_if_reached(game).await?)
}

/// The post of an outbox message, as the store keeps it.
pub(super) fn noted(queued: &OutboxMessage, message: MessageId, seq: i64) -> Posted {
    Posted { message, channel: queued.channel, seq }
}
