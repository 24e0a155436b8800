//! Club boards: on each server that wants it, one message always shows how its games stand.
//!
//! The store counts the changes on a server, and which of them the message shows. This loop edits the messages that
//! are out of date. A message that Discord no longer allows to be edited is replaced.

use std::time::Duration;

use play::time::{HOUR, MINUTE, Millis};
use play::{ClubBoard, MessageId};
use serenity::all::{CreateAllowedMentions, EditMessage};
use store::StoreError;
use tokio::sync::watch;
use view::Post;
use view::custom_id::{ClubButton, CustomId};

use crate::discord::{Failure, Seen, message, rows};
use crate::error::chain;
use crate::{Bot, Error, worker};

/// How often the loop looks for boards that are out of date.
const EVERY: Duration = Duration::from_secs(1);

/// The shortest time between two edits of a board, however much happens.
const REST: Millis = MINUTE / 6;

/// How long a board is left alone that Discord refuses, for example for lack of a permission.
const REFUSED: Millis = HOUR;

/// Keeps club boards up to date until `stop` turns true.
pub(crate) async fn run(bot: Bot, stop: watch::Receiver<bool>) {
    let claim = |limit| bot.games.store().claim_club_boards(limit);
    let show = |board| {
        let bot = bot.clone();
        async move { bring_up_to_date(&bot, &board).await }
    };
    worker::run("club boards", EVERY, stop, claim, show).await;
}

async fn bring_up_to_date(bot: &Bot, board: &ClubBoard) -> Result<(), StoreError> {
    let (store, now) = (bot.games.store(), bot.games.now());
    match show(bot, board).await {
        Ok(message) => store.club_board_shown(board, message, now + REST).await,
        Err(Error::Discord(error)) => match Failure::of(&error) {
            Failure::Passing | Failure::Token => store.postpone_club_board(board, now + REST).await,
            Failure::NoChannel => store.remove_club_board(board.guild).await.map(|_| ()),
            _ => {
                tracing::info!(guild = %board.guild, error = %chain(&error), "a club board is tried again in an hour");
                store.postpone_club_board(board, now + REFUSED).await
            }
        },
        Err(error) => {
            tracing::error!(guild = %board.guild, error = %chain(&error), "a club board is tried again in a minute");
            Ok(())
        }
    }
}

/// Edits the message of a board, or posts a new one if there is none that can be edited.
async fn show(bot: &Bot, board: &ClubBoard) -> Result<MessageId, Error> {
    let t = bot.texts_of_server(Some(board.guild)).await;
    let post = view::club_board(t, &bot.games.club(board.guild).await?);
    if let Some(noted) = board.message
        && edit(bot, board, noted, &post).await?
    {
        return Ok(noted);
    }
    let tried = posted_before(bot, board).await?;
    if let Some(tried) = tried
        && edit(bot, board, tried, &post).await?
    {
        return Ok(tried);
    }
    // Each message has a nonce of its own: Discord takes a second message with the same nonce for the first.
    let nonce = match tried.or(board.message) {
        Some(gone) => format!("{:.10}{:x}", board.nonce, u64::from(gone) % (1 << 24)),
        None => board.nonce.clone(),
    };
    let message = message(&post, &nonce);
    Ok(bot.rest.create_message(board.channel, &message, &[]).await?)
}

/// Edits the message of a board. False if it is gone, or is to be replaced and therefore deleted.
async fn edit(
    bot: &Bot,
    board: &ClubBoard,
    message: MessageId,
    post: &Post,
) -> Result<bool, Error> {
    let edit = EditMessage::new()
        .content(&post.text)
        .components(rows(&post.rows))
        .allowed_mentions(CreateAllowedMentions::new());
    let edited = bot.rest.edit_message(board.channel, message, &edit, &[]);
    match edited.await {
        Ok(()) => Ok(true),
        Err(error) => match Failure::of(&error) {
            Failure::Gone => Ok(false),
            // The old message is deleted first, so that there are never two.
            Failure::TooOld => delete(bot, board, message).await.map(|()| false),
            _ => Err(error.into()),
        },
    }
}

/// The message of an earlier try whose outcome was not saved.
async fn posted_before(bot: &Bot, board: &ClubBoard) -> Result<Option<MessageId>, Error> {
    match bot.rest.messages(board.channel, None).await {
        Ok(page) => Ok(page.iter().find(|it| is_club_board(it)).map(Seen::id)),
        // Without Read Message History only the nonce prevents a second message.
        Err(error) if Failure::of(&error) == Failure::Forbidden => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn is_club_board(message: &Seen) -> bool {
    let ids = message.custom_ids().into_iter();
    let mut ids = ids.filter_map(|id| id.parse().ok());
    ids.any(|id: CustomId| id == ClubButton::Games.into())
}

/// Deletes the message of a board; it is no error if it is gone already.
pub(crate) async fn delete(bot: &Bot, board: &ClubBoard, message: MessageId) -> Result<(), Error> {
    match bot.rest.delete_message(board.channel, message).await {
        Err(error) if matches!(Failure::of(&error), Failure::Gone | Failure::NoChannel) => Ok(()),
        deleted => Ok(deleted?),
    }
}
