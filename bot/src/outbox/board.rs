//! Boards: posted as new messages with a picture, or first without one.

use discord::{Failure, files};
use play::time::{MINUTE, Millis};
use play::{
    Boards, EventKind, Game, GameStatus, GuildSettings, MessageId, Posted, Purpose, Replay,
    SeriesScore, Step,
};
use serenity::all::EditMessage;
use store::{OutboxMessage, StoreError};
use tasks::chain;
use view::Post;

use super::sending::{
    Delivery, already_posted, deliver, edit, game, gives_way, noted, send, unless_refused,
};
use crate::{Bot, Error, Result};

/// A message is edited until it is as old as this: Discord limits edits of messages older than an hour.
const YOUNG: Millis = 55 * MINUTE;

/// Whoever has acted as recently as this sees the channel, and is not pinged.
const LOOKING: Millis = 2 * MINUTE;

/// Posts a board. Between people it is a new message: an edit notifies nobody. Where one person plays against
/// computers, the board of the last turn shows the next one.
pub(super) async fn post(
    bot: &Bot,
    queued: &OutboxMessage,
    since: i64,
    seq: i64,
) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    let posted = match already_posted(bot, queued).await? {
        Some(message) => (message.id(), message.has_files()),
        None => {
            let mut replay = bot.games.replay(&game, since, seq).await?;
            // The boards of the turns in between are gone, or soon will be.
            if is_for_person(&game)
                && game.boards(settings(bot, &game).await?.boards) == Boards::Newest
            {
                replay = if game.keeps_one_message() {
                    replay.for_mover(&game)
                } else {
                    replay.with_missed(&game)
                };
            }
            // Where one message is kept, a call is a new one, which replaces the older.
            if !game.keeps_one_message() || !is_looking(&game, &replay, queued.created_at) {
                send_board(bot, queued, game, replay, |board| board).await?
            } else if let Some(post) = edit_board(bot, &game, &replay).await? {
                return Ok(Delivery::Posted(post, Purpose::Board));
            } else {
                let quietly = |board| Post { pings: Vec::new(), ..board };
                send_board(bot, queued, game, replay, quietly).await?
            }
        }
    };
    Ok(delivered(queued, posted, seq))
}

/// Whether a person is to move in a game.
fn is_for_person(game: &Game) -> bool {
    game.to_move.is_some_and(|mover| game.players[mover].computer.is_none())
}

/// Whether the only person of a game has just acted in it.
fn is_looking(game: &Game, replay: &Replay, now: Millis) -> bool {
    let by_them = |step: &&Step| {
        step.event.kind == EventKind::Start || step.event.player == game.only_person()
    };
    replay.steps.iter().rfind(by_them).is_some_and(|step| now - step.event.at < LOOKING)
}

/// Shows the board in the message of the one before it; none if that is gone or too old, or the board cannot be drawn.
async fn edit_board(bot: &Bot, game: &Game, replay: &Replay) -> Result<Option<Posted>> {
    let older = bot.games.store().newest_post(game.id, Purpose::Board).await?;
    let is_young = |older: &Posted| bot.games.now() - older.message.sent_at() < YOUNG;
    let Some(older) = older.filter(|older| older.channel == game.channel && is_young(older)) else {
        return Ok(None);
    };
    let board = match with_picture(bot, game.clone(), replay.clone()).await {
        Err(Error::Drawing(_)) => return Ok(None),
        board => board?,
    };
    let edited = unless_refused(edit(bot, &older, &board).await?, "a board is posted anew")?;
    Ok(edited.map(|()| Posted { seq: replay.seq(), ..older }))
}

/// Shows the state of a game in its new channel.
pub(super) async fn here(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    let seq = game.seq;
    // Once more: a turn that was saved before the game was read is shown by its own board.
    if gives_way(bot, queued).await? {
        return Ok(Delivery::Superseded);
    }
    let posted = already_posted(bot, queued).await?;
    if game.status == GameStatus::Open {
        let t = bot.texts_of_game(&game).await;
        let table = view::lobby(t, &game);
        return deliver(bot, queued, &table, (seq, Purpose::Lobby)).await;
    }
    let posted = match posted {
        Some(message) => (message.id(), message.has_files()),
        None => {
            let replay = bot.games.replay(&game, seq, seq).await?;
            let t = bot.texts_of_game(&game).await;
            send_board(bot, queued, game, replay, |board| view::here(t, board)).await?
        }
    };
    Ok(delivered(queued, posted, seq))
}

/// Posts the board that a game has now once more.
pub(super) async fn again(bot: &Bot, queued: &OutboxMessage, game: Game) -> Result<Delivery> {
    let seq = game.seq;
    let posted = match already_posted(bot, queued).await? {
        Some(message) => (message.id(), message.has_files()),
        None => {
            let replay = bot.games.replay(&game, seq, seq).await?;
            send_board(bot, queued, game, replay, |board| board).await?
        }
    };
    Ok(delivered(queued, posted, seq))
}

/// Draws the picture of a board that had to be posted without one, if it is still the newest.
pub(super) async fn draw_later(
    bot: &Bot,
    queued: &OutboxMessage,
    message: MessageId,
    since: i64,
    seq: i64,
) -> Result<Delivery> {
    let store = bot.games.store();
    let game = game(bot, queued).await?;
    let newest = store.newest_post(game.id, Purpose::Board).await?;
    if newest.is_none_or(|newest| newest.message != message || newest.seq != seq) {
        return Ok(Delivery::Done);
    }
    let replay = bot.games.replay(&game, since, seq).await?;
    let board = with_picture(bot, game, replay).await?;
    let edit = EditMessage::new().content(&board.text);
    let files = files(&board);
    let edited = bot.rest.edit_message(queued.channel, message, &edit, &files).await;
    unless_refused(edited, "a board stays without its picture")?;
    Ok(Delivery::Done)
}

/// Posts a board, as text if its picture cannot be drawn or is not accepted: the player to move must know. Returns
/// whether it has its picture.
async fn send_board(
    bot: &Bot,
    queued: &OutboxMessage,
    game: Game,
    replay: Replay,
    headed: impl Fn(Post) -> Post,
) -> Result<(MessageId, bool)> {
    match with_picture(bot, game.clone(), replay.clone()).await {
        Ok(board) => match send(bot, queued, &headed(board)).await {
            Err(Error::Discord(error)) if Failure::of(&error) == Failure::Wrong => {
                tracing::error!(outbox_row = queued.id, error = %chain(&error), "a board is posted as text");
            }
            sent => return Ok((sent?, true)),
        },
        Err(Error::Drawing(error)) => {
            tracing::error!(outbox_row = queued.id, error = %chain(&error), "a board cannot be drawn and is posted as text");
        }
        Err(error) => return Err(error),
    }
    let rated = bot.games.store().rating_changes(game.id).await?;
    let series = standing(bot, &game).await?;
    let t = bot.texts_of_game(&game).await;
    let board = view::board_as_text(t, &game, &replay, &rated, series.as_ref());
    Ok((send(bot, queued, &headed(board)).await?, false))
}

async fn with_picture(bot: &Bot, game: Game, replay: Replay) -> Result<Post> {
    let rated = match game.ended_at {
        Some(_) => bot.games.store().rating_changes(game.id).await?,
        None => Vec::new(),
    };
    let series = standing(bot, &game).await?;
    let game = bot.for_pictures(&game).await?;
    let is_turned = settings(bot, &game).await?.turned;
    let t = bot.texts_of_game(&game).await;
    let display_options = view::DisplayOptions::of_channel(&game, &replay, is_turned);
    let drawn = game.clone();
    let post = bot.draw(move |renderer| {
        view::board(t, renderer, &drawn, &replay, &rated, series.as_ref(), display_options)
    });
    Ok(bot.with_link(t, &game, None, post.await?))
}

/// The settings of the server on which a game is played.
async fn settings(bot: &Bot, game: &Game) -> Result<GuildSettings> {
    Ok(match game.guild {
        Some(guild) => bot.games.store().guild_settings(guild).await?,
        None => GuildSettings::default(),
    })
}

/// The score of a game's series; `None` if an earlier game of it cannot be read, since this game must be shown all
/// the same.
async fn standing(bot: &Bot, game: &Game) -> Result<Option<SeriesScore>, service::Error> {
    match bot.games.standing(game).await {
        Err(service::Error::Store(StoreError::Unreadable(why))) => {
            tracing::error!(game = %game.code, why, "the score of its series is left out");
            Ok(None)
        }
        standing => standing,
    }
}

fn delivered(queued: &OutboxMessage, (message, drawn): (MessageId, bool), seq: i64) -> Delivery {
    let post = noted(queued, message, seq);
    if drawn { Delivery::Posted(post, Purpose::Board) } else { Delivery::Undrawn(post) }
}
