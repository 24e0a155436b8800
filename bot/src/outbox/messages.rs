//! Messages without a picture: open tables, notices, reminders; and removing buttons.

use discord::Failure;
use play::audience::Audience;
use play::lobby::is_for_anybody;
use play::reach::must_be_reached;
use play::{Asker, GameStatus, MessageId, Notification, Posted, Purpose, Remind, UserId};
use serenity::all::EditMessage;
use store::OutboxMessage;
use view::{Post, Texts};

use super::board;
use super::sending::{
    Delivery, already_posted, deliver, edit, game, noted, send, send_directly, unless_refused,
};
use crate::{Bot, Error, Result};

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
    if !bot.games.sees(Asker::alone(user), &game).await? {
        // They have left the server, and see nothing of it any more.
        return Ok(Delivery::Done);
    }
    remind(bot, queued, user, Some(seq)).await
}

/// Lists the games that wait for a member who is notified once a day, with the boards of the first ones.
pub(super) async fn daily(bot: &Bot, queued: &OutboxMessage, user: UserId) -> Result<Delivery> {
    remind(bot, queued, user, None).await
}

/// Reminds a member in a direct message if they prefer that. If it does not reach them, since they may not accept messages
/// from bots, for example, the channel does. `about` is the event that it is about; none for the daily message.
async fn remind(
    bot: &Bot,
    queued: &OutboxMessage,
    user: UserId,
    about: Option<i64>,
) -> Result<Delivery> {
    let list = async |t, audience| match about {
        Some(_) => reminder_for(bot, user, t, audience).await,
        None => daily_for(bot, user, t, audience).await,
    };
    if bot.games.store().availability(user).await?.remind == Remind::Direct {
        let alone = Audience::Member { user, at: None };
        let Some(direct) = list(bot.texts_of_member(user).await, alone).await? else {
            return Ok(Delivery::Done);
        };
        let refused = "a reminder goes to the channel";
        if let Some(message) = send_directly(bot, queued, user, &direct, refused).await? {
            return Ok(Delivery::Said(message));
        }
    }
    let game = game(bot, queued).await?;
    let readers = Audience::of_channel(&game, queued.channel);
    let Some(listed) = list(bot.texts_of_game(&game).await, readers).await? else {
        return Ok(Delivery::Done);
    };
    deliver(bot, queued, &listed, (about.unwrap_or(game.seq), Purpose::Reminder)).await
}

/// Sends a reminder, or the daily message, whose channel cannot be written to, in a direct message; `None` if that was tried
/// before, or does not reach the member.
pub(super) async fn remind_directly(bot: &Bot, queued: &OutboxMessage) -> Option<Result<Delivery>> {
    let (user, about) = match &queued.notification {
        Notification::Daily { user, .. } => (*user, None),
        Notification::Reminder { player, seq, .. } => {
            let game = game(bot, queued).await.ok()?;
            (game.players.get(*player)?.person.id, Some(*seq))
        }
        _ => return None,
    };
    let reminded = async {
        if bot.games.store().availability(user).await?.remind != Remind::Channel {
            return Ok(None);
        }
        let (t, alone) = (bot.texts_of_member(user).await, Audience::Member { user, at: None });
        let listed = match about {
            Some(_) => reminder_for(bot, user, t, alone).await?,
            None => daily_for(bot, user, t, alone).await?,
        };
        let Some(listed) = listed else { return Ok(Some(Delivery::Done)) };
        let refused = "a reminder reaches neither the channel nor the member";
        let told = send_directly(bot, queued, user, &listed, refused).await?;
        Ok::<_, Error>(told.map(Delivery::Said))
    };
    reminded.await.transpose()
}

/// Shows the player to move the board in a direct message, since the channel of their game cannot be written to. A member
/// who is not pinged by boards gets it without a sound. If it does not arrive, and no other board waits for the channel, the
/// channel gets this one.
pub(super) async fn call(bot: &Bot, queued: &OutboxMessage, user: UserId) -> Result<Delivery> {
    let store = bot.games.store();
    let game = game(bot, queued).await?;
    let unreached = store.unreached(game.id).await?;
    let unreached = unreached.filter(|it| !it.directly);
    let mover = must_be_reached(&game).filter(|mover| mover.id == user);
    let (Some(unreached), Some(_)) = (unreached, mover) else {
        return Ok(Delivery::Done);
    };
    if !bot.games.sees(Asker::alone(user), &game).await? {
        // They have left the server, and see nothing of it any more.
        return Ok(Delivery::Unreached(unreached.cause));
    }
    let t = bot.texts_of_member(user).await;
    let replay = bot.games.replay(&game, game.seq, game.seq).await?.for_mover(&game);
    let preferences = store.preferences(user).await?;
    let drawn = bot.for_pictures(&game).await?;
    let called = bot.draw(move |renderer| {
        view::called_directly(t, renderer, &drawn, &replay, user, &preferences, unreached.cause)
    });
    let called = bot.with_link(t, &game, Some(user), called.await?);
    let refused = "a player is reached neither in the channel of their game nor directly";
    match send_directly(bot, queued, user, &called, refused).await? {
        Some(message) => Ok(Delivery::Said(message)),
        // The channel may accept messages again.
        None if !store.has_board_to_post(game.id).await? => board::again(bot, queued, game).await,
        None => Ok(Delivery::Unreached(unreached.cause)),
    }
}

/// The games in which a member's clock runs, as an audience may read about them; none if there is none.
async fn reminder_for(
    bot: &Bot,
    user: UserId,
    t: &Texts,
    audience: Audience,
) -> Result<Option<Post>> {
    let waiting = bot.games.waiting_for(user, audience).await?;
    Ok(view::reminder(t, user, &waiting))
}

/// The games that wait for a member, as an audience may read about them, with the boards of the first ones; none if none
/// waits.
async fn daily_for(
    bot: &Bot,
    user: UserId,
    t: &'static Texts,
    audience: Audience,
) -> Result<Option<Post>> {
    let waiting = bot.games.daily_games(user, audience).await?;
    let preferences = bot.games.store().preferences(user).await?;
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
    Ok(view::daily(t, user, &waiting, boards))
}

/// Shows an open table in its one message.
pub(super) async fn lobby(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    let store = bot.games.store();
    let game = game(bot, queued).await?;
    if game.ended_at.is_some() && game.started_at.is_none() {
        store.clear_posts_of(game.id).await?;
    }
    if let Some(message) = already_posted(bot, queued).await? {
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
