//! Threads in which games are played.

use serenity::all::{
    AutoArchiveDuration, Builder, ChannelId, CreateThread, EditThread, Http, UserId,
};

use super::{Delivery, discord_channel, discord_message, game, noted, send};
use crate::discord::Failure;
use crate::error::chain;
use crate::store::{Parcel, Post, Purpose};
use crate::view;
use crate::{Bot, Error};

/// "A thread has already been created for this message".
const EXISTS: isize = 160_004;

/// Starts the thread of a game from the message of its table, so that an earlier try whose outcome is not known has
/// made the same one. Where no thread can be started the game is played in the channel itself.
pub(super) async fn start(bot: &Bot, http: &Http, parcel: &Parcel) -> Result<Delivery, Error> {
    let store = bot.play.store();
    let game = game(bot, parcel).await?;
    let begun = async || {
        let posted = send(http, parcel, &view::lobby(&game)).await?;
        Ok::<_, Error>(noted(&posted, game.seq))
    };
    let table = store.newest_post(game.id, Purpose::Lobby).await?;
    let mut from = match table.filter(|post| post.channel == parcel.channel) {
        Some(post) => post,
        None => begun().await?,
    };
    let mut started = from_message(http, &from, &view::thread_name(&game)).await;
    if let Err(error) = &started
        && Failure::of(error) == Failure::Gone
    {
        from = begun().await?;
        started = from_message(http, &from, &view::thread_name(&game)).await;
    }
    let thread = match started {
        Ok(thread) => thread,
        // The thread of a message has its number.
        Err(error) if Failure::code(&error) == EXISTS => ChannelId::new(from.message.into()),
        Err(error) => {
            return match Failure::of(&error) {
                Failure::Passing | Failure::Token | Failure::NoAccess | Failure::NoChannel => {
                    Err(error.into())
                }
                _ => {
                    tracing::info!(game = %game.code, error = %chain(&error), "no thread");
                    Ok(Delivery::Done)
                }
            };
        }
    };
    let players = game.chairs.iter().map(|chair| chair.person.id);
    let users = players.chain(store.watchers(game.id).await?);
    for user in users.filter(|user| user.get() > 0) {
        add(http, thread, user).await?;
    }
    Ok(Delivery::Thread(from, thread.get().into()))
}

async fn from_message(http: &Http, from: &Post, name: &str) -> Result<ChannelId, serenity::Error> {
    let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    let place = (
        discord_channel(from.channel),
        Some(discord_message(from.message)),
    );
    Ok(thread.execute(http, place).await?.id)
}

/// Lets a member see the thread among his channels. That he has left the server or cannot be added harms nobody else.
async fn add(
    http: &Http,
    thread: ChannelId,
    user: crate::store::UserId,
) -> Result<(), serenity::Error> {
    let added = http
        .add_thread_channel_member(thread, UserId::new(user.into()))
        .await;
    match added {
        Err(error) if matches!(Failure::of(&error), Failure::Passing | Failure::Token) => {
            Err(error)
        }
        Err(error) => {
            tracing::info!(%user, error = %chain(&error), "not added to a thread");
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// Puts the thread of a game that is over out of sight, unless another game goes on there. Where it was no thread, or
/// not the bot's, nothing is done.
pub(super) async fn archive(bot: &Bot, http: &Http, parcel: &Parcel) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    if bot.play.store().is_played_at(&game).await? {
        return Ok(Delivery::Done);
    }
    let edit = EditThread::new().archived(true);
    match edit.execute(http, discord_channel(parcel.channel)).await {
        Err(error) if matches!(Failure::of(&error), Failure::Passing | Failure::Token) => {
            Err(error.into())
        }
        Err(error) => {
            tracing::debug!(game = %game.code, error = %chain(&error), "not archived");
            Ok(Delivery::Done)
        }
        Ok(_) => Ok(Delivery::Done),
    }
}

/// Brings an archived thread back, so that something can be said in it.
pub(super) async fn bring_back(http: &Http, parcel: &Parcel) -> Result<(), serenity::Error> {
    let edit = EditThread::new().archived(false);
    edit.execute(http, discord_channel(parcel.channel)).await?;
    Ok(())
}
