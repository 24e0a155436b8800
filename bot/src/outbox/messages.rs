//! Messages without a picture: open tables, notices, reminders; and removing buttons.

use discord::Failure;
use play::lobby::is_for_anybody;
use play::{GameStatus, MessageId, Posted, Purpose, Remind, UserId};
use serenity::all::EditMessage;
use store::OutboxMessage;
use view::{Post, Texts};

use super::sending::{
    Delivery, already_posted, deliver, edit, game, noted, send, send_directly, unless_refused,
};
use crate::{Bot, Result};

/// Posts what happened beside the board.
pub(super) async fn notice(
    bot: &Bot,
    queued: &OutboxMessage,
    since: i64,
    seq: i64,
) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    let replay = bot.games.replay(&game, since, seq).await?;
    let t = bot.texts_of_game(&game).await;
    deliver(bot, queued, &view::notice(t, &game, &replay), (seq, Purpose::Notice)).await
}

/// Reminds the player to move, unless they have moved by now: in the game's channel, or in a direct message if they
/// prefer that and Discord delivers it.
pub(super) async fn reminder(
    bot: &Bot,
    queued: &OutboxMessage,
    player: usize,
    seq: i64,
) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    if game.to_move != Some(player) {
        return Ok(Delivery::Done);
    }
    let user = game.players[player].person.id;
    let waiting = bot.games.waiting_for(user).await?;
    remind(bot, queued, user, Some(seq), |t| view::reminder(t, user, &waiting)).await
}

/// Lists the games that wait for a member who is notified once a day, with the boards of the first ones.
pub(super) async fn daily(bot: &Bot, queued: &OutboxMessage, user: UserId) -> Result<Delivery> {
    let waiting = bot.games.daily_games(user).await?;
    let preferences = bot.games.store().preferences(user).await?;
    let t = bot.texts_of_member(user).await;
    let mut boards = Vec::new();
    for (game, _) in waiting.iter().take(view::MOST_FILES) {
        let replay = bot.games.replay(game, game.seq, game.seq).await?.for_mover(game);
        let (game, player) = (bot.for_pictures(game).await?, game.player_of(user));
        let preferences = preferences.clone();
        let board = bot.draw(move |renderer| {
            view::private_board(t, renderer, &game, &replay, player, &preferences)
        });
        boards.extend(board.await?.file);
    }
    remind(bot, queued, user, None, |t| view::daily(t, user, &waiting, boards.clone())).await
}

/// Reminds a member in a direct message if they prefer that. If it does not reach them, since they may not accept messages
/// from bots, for example, the channel does. `seq` is the event that it is about, if not the newest.
async fn remind(
    bot: &Bot,
    queued: &OutboxMessage,
    user: UserId,
    seq: Option<i64>,
    reminder: impl Fn(&'static Texts) -> Option<Post>,
) -> Result<Delivery> {
    let Some(direct) = reminder(bot.texts_of_member(user).await) else {
        return Ok(Delivery::Done);
    };
    if bot.games.store().availability(user).await?.remind == Remind::Direct {
        let sent = send_directly(bot, queued, user, &direct).await;
        if unless_refused(sent, "a reminder goes to the channel")?.is_some() {
            return Ok(Delivery::Done);
        }
    }
    let game = game(bot, queued).await?;
    let Some(reminder) = reminder(bot.texts_of_game(&game).await) else {
        return Ok(Delivery::Done);
    };
    deliver(bot, queued, &reminder, (seq.unwrap_or(game.seq), Purpose::Reminder)).await
}

/// Shows an open table in its one message.
pub(super) async fn lobby(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    let store = bot.games.store();
    let posted = already_posted(bot, queued).await?;
    // What an earlier try did post is still recorded: the newer state is shown there.
    if posted.is_none() && store.supersede(queued).await? {
        return Ok(Delivery::Superseded);
    }
    let game = game(bot, queued).await?;
    if let Some(message) = posted {
        return Ok(Delivery::Posted(noted(queued, message.id(), game.seq), Purpose::Lobby));
    }
    let t = bot.texts_of_game(&game).await;
    let table = game.clone();
    // Going through all openings of a pattern takes a while.
    let mut shown = bot.draw(move |_| view::lobby(t, &table)).await?;
    if let Some(post) = store.newest_post(game.id, Purpose::Lobby).await? {
        if game.started_at.is_some() && post.channel != game.channel {
            shown = view::begun_in(t, &game);
        }
        match edit(bot, &post, &shown).await? {
            Ok(()) => {
                let seq = game.seq;
                return Ok(Delivery::Posted(Posted { seq, ..post }, Purpose::Lobby));
            }
            Err(error)
                if matches!(
                    Failure::of(&error),
                    Failure::Gone | Failure::NoChannel | Failure::TooOld
                ) => {}
            Err(error) => return Err(error.into()),
        }
    }
    if game.status != GameStatus::Open {
        // Play has begun, as the board shows.
        return Ok(Delivery::Done);
    }
    if let Some(guild) = game.guild
        && is_for_anybody(&game)
        && let Some(role) = store.claim_call(guild, queued).await?
    {
        shown = view::calling(t, role, shown);
    }
    let posted = send(bot, queued, &shown).await?;
    Ok(Delivery::Posted(noted(queued, posted, game.seq), Purpose::Lobby))
}

/// Removes the buttons of an older message, or the whole message. It is no error if the message is gone, out of reach
/// or too old to be edited.
pub(super) async fn clear(
    bot: &Bot,
    queued: &OutboxMessage,
    message: MessageId,
    delete: bool,
) -> Result<Delivery> {
    let cleared = if delete {
        bot.rest.delete_message(queued.channel, message).await
    } else {
        let edit = EditMessage::new().components(Vec::new());
        bot.rest.edit_message(queued.channel, message, &edit, &[]).await
    };
    unless_refused(cleared, "an older message stays as it is")?;
    Ok(Delivery::Done)
}
