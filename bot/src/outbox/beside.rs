//! Messages beside the course of a game: that it has moved, what the managers did, how it ended.

use super::{Delivery, already_posted, game, noted, send, send_directly};
use crate::controls::{Action, Control};
use crate::discord::Failure;
use crate::store::{GameStatus, Parcel, Purpose, UserId};
use crate::view;
use crate::{Bot, Error};

/// Shows in its new channel how a game stands.
pub(super) async fn here(bot: &Bot, parcel: &Parcel) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    if game.status == GameStatus::Open {
        let shows_it = |control: &Control| control.action == Action::Join;
        let posted = match already_posted(bot, parcel, &game, shows_it).await? {
            Some(message) => message,
            None => send(bot, parcel, &view::lobby(&game)).await?,
        };
        return Ok(Delivery::Posted(
            noted(parcel, posted, game.seq),
            Purpose::Lobby,
        ));
    }
    let seq = game.seq;
    let shows_it = |control: &Control| {
        control.seq == seq && matches!(control.action, Action::Board | Action::History)
    };
    let posted = match already_posted(bot, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => {
            let replay = bot.play.replay(&game, seq, seq).await?;
            let rated = bot.play.store().rating_changes(game.id).await?;
            let series = bot.play.standing(&game).await?;
            let post = bot
                .draw(move |renderer| {
                    let series = series.as_ref();
                    view::here(view::board(renderer, &game, &replay, &rated, series))
                })
                .await?;
            send(bot, parcel, &post).await?
        }
    };
    Ok(Delivery::Posted(noted(parcel, posted, seq), Purpose::Board))
}

/// Says what the managers of the server did.
pub(super) async fn ruling(
    bot: &Bot,
    parcel: &Parcel,
    seq: i64,
    said: &str,
) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    let shows_it = |control: &Control| control.seq == seq && control.action == Action::Board;
    let posted = match already_posted(bot, parcel, &game, shows_it).await? {
        Some(message) => message,
        None => send(bot, parcel, &view::ruling(&game, seq, said)).await?,
    };
    // After the end nothing can be done with the buttons of the last board.
    let purpose = match game.status {
        GameStatus::Cancelled => Purpose::Board,
        _ => Purpose::Notice,
    };
    Ok(Delivery::Posted(noted(parcel, posted, seq), purpose))
}

/// Tells somebody who followed a game how it ended; whoever takes no direct messages finds it himself.
pub(super) async fn tell(bot: &Bot, parcel: &Parcel, user: UserId) -> Result<Delivery, Error> {
    let game = game(bot, parcel).await?;
    let replay = bot.play.replay(&game, game.seq, game.seq).await?;
    let store = bot.play.store();
    let last = store.newest_post(game.id, Purpose::Board).await?;
    let post = view::farewell(&game, &replay, last.as_ref());
    match send_directly(bot, parcel, user, &post).await {
        Err(error) if matches!(Failure::of(&error), Failure::Passing | Failure::Token) => {
            Err(error.into())
        }
        Err(error) => {
            tracing::info!(game = %game.code, error = %crate::error::chain(&error), "a follower could not be told");
            Ok(Delivery::Done)
        }
        Ok(()) => Ok(Delivery::Done),
    }
}
