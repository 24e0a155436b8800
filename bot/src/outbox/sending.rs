//! What every delivery is made of: a message is sent once, even if nobody knows what became of an earlier try.

use play::{ChannelId, Game, MessageId, Post, Purpose, Subject, UserId};
use store::{OutboxMessage, StoreError};
use view::custom_id::GameButton;

use crate::discord::{Failure, PAGE, RestError, Seen, files, message};
use crate::{Bot, Error};

/// How many pages of a channel's newest messages are searched for a message that may have been posted.
const PAGES: usize = 3;

/// What has come of a delivery.
pub(super) enum Delivery {
    /// A message was posted.
    Posted(Post, Purpose),
    /// A board was posted whose picture could not be drawn.
    Undrawn(Post),
    /// A thread was started from a message.
    Thread(Post, ChannelId),
    /// Nothing new was posted.
    Done,
    /// A newer message replaces this one.
    Superseded,
}

/// Posts to the channel of an outbox message, unless an earlier try has posted it, which a button shows that
/// `shows_it` accepts.
pub(super) async fn post_once(
    bot: &Bot,
    queued: &OutboxMessage,
    game: &Game,
    post: &view::Post,
    shows_it: impl Fn(&GameButton) -> bool,
) -> Result<MessageId, Error> {
    match already_posted(bot, queued, game, shows_it).await? {
        Some(message) => Ok(message.id()),
        None => send(bot, queued, post).await,
    }
}

/// Posts to the channel of an outbox message.
pub(super) async fn send(
    bot: &Bot,
    queued: &OutboxMessage,
    post: &view::Post,
) -> Result<MessageId, Error> {
    Ok(send_to(bot, queued.channel, queued, post).await?)
}

async fn send_to(
    bot: &Bot,
    channel: ChannelId,
    queued: &OutboxMessage,
    post: &view::Post,
) -> Result<MessageId, RestError> {
    let message = message(post, &queued.nonce);
    bot.rest.create_message(channel, &message, &files(post)).await
}

/// Sends a direct message to one member, once.
pub(super) async fn send_directly(
    bot: &Bot,
    queued: &OutboxMessage,
    user: UserId,
    post: &view::Post,
) -> Result<(), RestError> {
    let conversation = bot.rest.direct_channel(user).await?;
    let same = |message: &Seen| message.content() == post.text;
    if find_posted(bot, queued, conversation, same).await?.is_none() {
        send_to(bot, conversation, queued, post).await?;
    }
    Ok(())
}

/// The message of an earlier try whose outcome is unknown, found by a button that `shows_it` accepts.
pub(super) async fn already_posted(
    bot: &Bot,
    queued: &OutboxMessage,
    game: &Game,
    shows_it: impl Fn(&GameButton) -> bool,
) -> Result<Option<Seen>, RestError> {
    let is_it = |message: &Seen| {
        let ids = message.custom_ids().into_iter();
        let mut buttons = ids.filter_map(|id| id.parse().ok());
        buttons
            .any(|game_button: GameButton| game_button.code == game.code && shows_it(&game_button))
    };
    find_posted(bot, queued, queued.channel, is_it).await
}

/// The message of an earlier try whose outcome is unknown: the one with the nonce of the outbox message, which
/// Discord does not always return, or one that `is_it` recognises.
pub(super) async fn find_posted(
    bot: &Bot,
    queued: &OutboxMessage,
    channel: ChannelId,
    is_it: impl Fn(&Seen) -> bool,
) -> Result<Option<Seen>, RestError> {
    if queued.attempts == 0 {
        return Ok(None);
    }
    let mut before = None;
    for _ in 0..PAGES {
        let page = match bot.rest.messages(channel, before).await {
            Ok(page) => page,
            // Without Read Message History only the nonce prevents a second message.
            Err(error) if Failure::of(&error) == Failure::Forbidden => return Ok(None),
            Err(error) => return Err(error),
        };
        let last = (page.len() == PAGE).then(|| page.last().map(Seen::id)).flatten();
        let mut page = page.into_iter();
        if let Some(found) = page.find(|it| it.has_nonce(&queued.nonce) || is_it(it)) {
            return Ok(Some(found));
        }
        if last.is_none() {
            break;
        }
        before = last;
    }
    Ok(None)
}

pub(super) async fn game(bot: &Bot, queued: &OutboxMessage) -> Result<Game, Error> {
    let missing = || StoreError::Unreadable(format!("the game of row {} of the outbox", queued.id));
    let Subject::Game(id) = queued.subject else {
        return Err(missing().into());
    };
    let game = bot.games.store().game_by_id(id).await?;
    let game = game.ok_or_else(missing)?;
    tracing::Span::current().record("game", &game.code);
    Ok(game)
}

/// The post of an outbox message, as the store keeps it.
pub(super) fn noted(queued: &OutboxMessage, message: MessageId, seq: i64) -> Post {
    Post { message, channel: queued.channel, seq }
}
