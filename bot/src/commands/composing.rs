//! Making a turn by tapping: the composer for the player to move, a look at the board for everybody else.

use crate::composer::{Composition, Now, Taps};
use crate::play::{self, Actor};
use crate::store::{Game, GameStatus, Purpose, UserId};
use crate::view::{self, Post};
use crate::{Bot, Error};

/// What a member sees who wants to make a turn, or goes on making it, on a board of `seen` events.
pub(super) async fn open(
    bot: &Bot,
    user: UserId,
    game: &Game,
    seen: i64,
    taps: &Taps,
) -> Result<Post, Error> {
    let his_turn = game.mover().is_some_and(|mover| mover.id == user);
    let post = if game.status == GameStatus::Active && his_turn {
        let replay = bot.play.replay(game, game.seq, game.seq).await?;
        let taps = if seen == game.seq {
            taps
        } else {
            &Taps::default()
        };
        let composition = Composition::of(&replay.table, taps).map_err(play::Error::from)?;
        let game = game.clone();
        bot.draw(move |renderer| view::composer(renderer, &game, &replay, &composition))
            .await?
    } else {
        bot.private_board(game, user, None).await?
    };
    as_of(bot, game, seen, post).await
}

/// An answer to a tap on a board of `seen` events: one that is not the newest any more is told where that stands.
pub(super) async fn as_of(bot: &Bot, game: &Game, seen: i64, answer: Post) -> Result<Post, Error> {
    if seen == game.seq {
        return Ok(answer);
    }
    let store = bot.play.store();
    let newest = store.newest_post(game.id, Purpose::Board).await?;
    Ok(view::moved_on(game, newest.as_ref(), answer))
}

/// Plays the turn that was tapped on a board of `seen` events. `missing` are the permissions without which the next
/// board cannot be posted here.
pub(super) async fn play(
    bot: &Bot,
    actor: &Actor,
    game: &Game,
    seen: i64,
    taps: &Taps,
    missing: &[&'static str],
) -> Result<Post, Error> {
    // The turn is the one that was shown, whatever has happened since; whether it can still be played is seen then.
    let shown = bot.play.replay(game, seen, seen).await?.table;
    let composition = Composition::of(&shown, taps).map_err(play::Error::from)?;
    let Now::Done(turn) = composition.now else {
        return open(bot, actor.person.id, game, seen, taps).await;
    };
    let played = bot
        .play
        .take_turn(actor, &game.code, Some(seen), &turn.turn)
        .await;
    match played {
        Ok(said) if missing.is_empty() => Ok(view::said(said)),
        Ok(said) => Ok(view::not_posted(&said, missing)),
        Err(play::Error::Refused(refusal)) => {
            let now = bot.play.store().game(&game.code).await?;
            match now.filter(|now| now.seq != seen) {
                Some(now) => open(bot, actor.person.id, &now, seen, &Taps::default()).await,
                None => Err(refusal.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// What a member sees who typed `text`, which is no turn: if it is the beginning of one, he can go on by tapping.
pub(super) async fn begun(
    bot: &Bot,
    user: UserId,
    game: &Game,
    text: &str,
) -> Result<Option<Post>, Error> {
    let table = bot.play.replay(game, game.seq, game.seq).await?.table;
    match crate::composer::typed(&table, text) {
        Some(taps) => Ok(Some(open(bot, user, game, game.seq, &taps).await?)),
        None => Ok(None),
    }
}
