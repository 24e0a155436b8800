//! Threads in which games are played.

use discord::{Failure, RestError};
use play::{ChannelId, Posted, Purpose};
use serenity::all::{AutoArchiveDuration, CreateThread};
use store::OutboxMessage;

use super::sending::{Delivery, game, noted, post_once, unless_refused};
use crate::{Bot, Error, Result};

/// "A thread has already been created for this message".
const EXISTS: i64 = 160_004;

/// Starts the thread of a game from the message of its table; an earlier try whose outcome is unknown has made the
/// same thread. If no thread can be started, the game is played in the channel itself.
pub(super) async fn start(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    let store = bot.games.store();
    let game = game(bot, queued).await?;
    let t = bot.texts_of_game(&game).await;
    let begun = async || {
        let table = view::lobby(t, &game);
        let posted = post_once(bot, queued, &table).await?;
        Ok::<_, Error>(noted(queued, posted, game.seq))
    };
    let table = store.newest_post(game.id, Purpose::Lobby).await?;
    let mut from = match table.filter(|post| post.channel == queued.channel) {
        Some(post) => post,
        None => begun().await?,
    };
    let mut started = from_message(bot, &from, &view::thread_name(t, &game)).await;
    if let Err(error) = &started
        && Failure::of(error) == Failure::Gone
    {
        from = begun().await?;
        started = from_message(bot, &from, &view::thread_name(t, &game)).await;
    }
    let Some(thread) = opened(started, &from)? else {
        return Ok(Delivery::Done);
    };
    let players = game.players.iter().map(|player| player.person.id);
    let users = players.chain(store.followers(game.id).await?);
    for user in users.filter(|user| user.get() > 0) {
        // They may have left the server, and see the thread among their channels only if they are added.
        let added = bot.rest.add_thread_member(thread, user).await;
        unless_refused(added, "a member could not be added to a thread")?;
    }
    Ok(Delivery::Thread(from, thread))
}

/// The thread of a round, started from the post that announces it; where none can be started, its channel.
pub(super) async fn of_round(bot: &Bot, from: &Posted, name: &str) -> Result<ChannelId, RestError> {
    let started = from_message(bot, from, name).await;
    Ok(opened(started, from)?.unwrap_or(from.channel))
}

/// The thread that was started from a message, now or by an earlier try; none if there can be none.
fn opened(
    started: Result<ChannelId, RestError>,
    from: &Posted,
) -> Result<Option<ChannelId>, RestError> {
    match started {
        // A thread has the id of the message from which it was started.
        Err(RestError::Refused { code: EXISTS, .. }) => Ok(Some(u64::from(from.message).into())),
        Err(error) if matches!(Failure::of(&error), Failure::NoAccess | Failure::NoChannel) => {
            Err(error)
        }
        started => unless_refused(started, "no thread could be started"),
    }
}

async fn from_message(bot: &Bot, from: &Posted, name: &str) -> Result<ChannelId, RestError> {
    let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    bot.rest.start_thread(from.channel, from.message, &thread).await
}

/// Archives the thread of a game that is over, unless another game goes on there. Does nothing if the game has no
/// thread.
pub(super) async fn archive(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    let game = game(bot, queued).await?;
    let store = bot.games.store();
    if !store.is_own_thread(queued.channel).await? || store.is_played_at(&game).await? {
        return Ok(Delivery::Done);
    }
    let archived = bot.rest.archive_thread(queued.channel, true).await;
    unless_refused(archived, "a thread could not be archived")?;
    Ok(Delivery::Done)
}
