//! `/pacru try` and the button `Try`: turns that are tried out for every side, without changing the game.

use play::move_builder::{Choices, MoveBuilder};
use play::variations::{Point, Trial, can_be_shared};
use play::{ActionError, Actor, Asker, Game, UserId, Wanted};
use rules::Status;
use view::custom_id::{Action, Tap, VariationAction, VariationButton};
use view::{LineKept, Post, Texts, VariationBoard};

use super::{Context, begin, in_game, options};
use crate::{Bot, Result};

#[poise::command(slash_command, rename = "try")]
pub(super) async fn try_out(
    ctx: Context<'_>,
    #[autocomplete = "options::games_to_see"] game: Option<String>,
    ply: Option<u32>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    in_game(ctx, answer, (game.as_deref(), Wanted::View), Action::Try(ply)).await
}

/// The position after turn `ply` of a game, or after `seq` of its events, for trying out turns.
pub(super) async fn tried(
    t: &'static Texts,
    bot: &Bot,
    game: &Game,
    user: UserId,
    seq: i64,
    ply: Option<u32>,
) -> Result<Post> {
    let seq = match ply {
        Some(ply) => bot.games.seq_after(game, ply).await?,
        None => seq,
    };
    let trial = bot.games.try_out(game, user, Point::Game(seq)).await?;
    show(t, bot, game, user, trial, &Choices::default(), None).await
}

/// Carries out a button under such a position.
pub(super) async fn pressed(
    t: &'static Texts,
    bot: &Bot,
    actor: &Actor,
    asker: Asker,
    button: VariationButton,
) -> Result<Post> {
    let (games, user) = (&bot.games, asker.user);
    let game = games.named(asker, &button.code).await?;
    let none = Choices::default();
    let choices = match &button.action {
        VariationAction::Tap(Tap::Choose(choices) | Tap::Play(choices)) => choices,
        _ => &none,
    };
    // What is tried can be taken back, so no confirmation is needed. Without a tap nothing is tried.
    let is_made =
        !choices.is_empty() || matches!(button.action, VariationAction::Tap(Tap::Play(_)));
    if is_made && let Some(then) = games.try_turn(&game, user, button.at, choices).await? {
        return show(t, bot, &game, user, then, &none, None).await;
    }
    let trial = games.try_out(&game, user, button.at).await?;
    let kept = match button.action {
        // While a game is played, nobody may be helped in public.
        VariationAction::Share if can_be_shared(&game) => {
            return to_share(t, bot, &game, user, trial).await;
        }
        VariationAction::Note => Some(if games.note_line(&game, user, &trial).await? {
            LineKept::Noted
        } else {
            LineKept::NoRoom
        }),
        VariationAction::Plan => Some(plan(bot, actor, &game, &trial).await?),
        _ => None,
    };
    show(t, bot, &game, user, trial, choices, kept).await
}

async fn plan(bot: &Bot, actor: &Actor, game: &Game, trial: &Trial) -> Result<LineKept> {
    let player = game.player_of(actor.person.id);
    if !player.is_some_and(|player| trial.can_be_planned(game, player)) {
        // The game has moved on since the button was shown.
        return Ok(LineKept::NotPlanned(ActionError::MovedOn(game.code.clone())));
    }
    match bot.games.plan(actor, &game.code, &trial.turns()).await {
        Ok(planned) => Ok(LineKept::Planned(Box::new(planned))),
        Err(service::Error::Refused(why)) => Ok(LineKept::NotPlanned(why)),
        Err(error) => Err(error.into()),
    }
}

/// The position, with a turn as far as it was tapped.
async fn show(
    t: &'static Texts,
    bot: &Bot,
    game: &Game,
    user: UserId,
    trial: Trial,
    choices: &Choices,
    kept: Option<LineKept>,
) -> Result<Post> {
    let made = match trial.position.status() {
        Status::Turn(_) => {
            let none = Choices::default();
            let choices = if trial.is_kept { choices } else { &none };
            Some(MoveBuilder::of(&trial.position, choices)?)
        }
        Status::Over(_) => None,
    };
    let preferences = bot.games.store().preferences(user).await?;
    let (game, player) = (bot.for_pictures(game).await?, game.player_of(user));
    bot.draw(move |renderer| {
        let board =
            VariationBoard { game: &game, trial: &trial, player, preferences: &preferences };
        board.post(t, renderer, made.as_ref(), kept.as_ref())
    })
    .await
}

async fn to_share(
    t: &'static Texts,
    bot: &Bot,
    game: &Game,
    user: UserId,
    trial: Trial,
) -> Result<Post> {
    let preferences = bot.games.store().preferences(user).await?;
    let (game, player) = (bot.for_pictures(game).await?, game.player_of(user));
    bot.draw(move |renderer| {
        let board =
            VariationBoard { game: &game, trial: &trial, player, preferences: &preferences };
        board.to_share(t, renderer)
    })
    .await
}
