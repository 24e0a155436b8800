//! Club boards: on each server that wants it, one message always shows how its games stand.
//!
//! The store counts the changes on a server, and which of them the message shows. This loop edits the messages that
//! are out of date. A message that Discord no longer allows to be edited is replaced.

use background::worker;
use discord::{Failure, Identity};
use play::audience::Place;
use play::time::{HOUR, MINUTE, Millis};
use play::{ClubBoard, MessageId};
use store::StoreError;
use tasks::chain;
use tokio::sync::watch;
use view::Post;

use crate::{Bot, Error, Result};

/// The shortest time between two edits of a board, however much happens.
const REST: Millis = MINUTE / 6;

/// How long a board is left alone that Discord refuses, for example for lack of a permission.
const REFUSED: Millis = HOUR;

/// Keeps club boards up to date until `stop` turns true.
pub(crate) async fn run(bot: Bot, stop: watch::Receiver<bool>) {
    let claim = |limit| bot.games.store().claim_club_boards(limit);
    worker::run("club boards", &bot, stop, claim, bring_up_to_date).await;
}

async fn bring_up_to_date(bot: Bot, board: ClubBoard) -> Result<(), StoreError> {
    let (store, now) = (bot.games.store(), bot.games.now());
    match show(&bot, &board).await {
        Ok(Some((board, message))) => {
            if !store.club_board_shown(&board, message, now + REST).await?
                && let Err(error) = delete(&bot, &board, message).await
            {
                tracing::warn!(guild = %board.guild, error = %chain(&error), "a removed club board stays");
            }
            Ok(())
        }
        Ok(None) => Ok(()),
        Err(Error::Discord(error)) => match Failure::of(&error) {
            Failure::Passing | Failure::Token => {
                store.postpone_club_board(&board, now + REST).await
            }
            Failure::NoChannel => store.set_club_board(board.guild, None).await.map(|_| ()),
            _ => {
                tracing::info!(guild = %board.guild, error = %chain(&error), "a club board is tried again in an hour");
                store.postpone_club_board(&board, now + REFUSED).await
            }
        },
        Err(error) => {
            tracing::error!(guild = %board.guild, error = %chain(&error), "a club board is tried again in a minute");
            Ok(())
        }
    }
}

/// Edits the message of a board, or posts a new one if there is none that can be edited. Returns the board with its
/// message; nothing if the board was removed meanwhile.
async fn show(bot: &Bot, board: &ClubBoard) -> Result<Option<(ClubBoard, MessageId)>> {
    let t = bot.texts_of_server(Some(board.guild)).await;
    let place = Place { guild: board.guild, channel: board.channel };
    let post = view::club_board(t, &bot.games.club(place).await?);
    // The outcome of an earlier try may not have been saved.
    let message = match board.message {
        Some(message) => Some(message),
        None => bot.rest.posted(identity(board), board.channel, None).await?.map(|it| it.id()),
    };
    let board = match message {
        Some(message) if edit(bot, board, message, &post).await? => {
            return Ok(Some((board.clone(), message)));
        }
        Some(_) => match bot.games.store().renew_club_board(board).await? {
            Some(renewed) => renewed,
            None => return Ok(None),
        },
        None => board.clone(),
    };
    let message = bot.rest.post(identity(&board), board.channel, &post).await?;
    Ok(Some((board, message)))
}

/// The board, as its message carries it.
fn identity(board: &ClubBoard) -> Identity<'_> {
    let nonce = &*board.nonce;
    Identity { nonce, since: 0, tried: true, others: &[], unmarked: None }
}

/// Edits the message of a board. False if it is gone, or is to be replaced and therefore deleted.
async fn edit(bot: &Bot, board: &ClubBoard, message: MessageId, post: &Post) -> Result<bool> {
    let edit = discord::edit(post, Some(&board.nonce));
    match bot.rest.edit_message(board.channel, message, &edit, &[]).await {
        Ok(()) => Ok(true),
        Err(error) => match Failure::of(&error) {
            Failure::Gone => Ok(false),
            // The old message is deleted first, so that there are never two.
            Failure::TooOld => delete(bot, board, message).await.map(|()| false),
            _ => Err(error.into()),
        },
    }
}

/// Deletes the message of a board; it is no error if it is gone already.
pub(crate) async fn delete(bot: &Bot, board: &ClubBoard, message: MessageId) -> Result<()> {
    match bot.rest.delete_message(board.channel, message).await {
        Err(error) if matches!(Failure::of(&error), Failure::Gone | Failure::NoChannel) => Ok(()),
        deleted => Ok(deleted?),
    }
}
