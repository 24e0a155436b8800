//! `/pacru try` and the button `Try`: turns that are tried out for every side, without changing the
//! game.

use play::move_builder::{Choices, MoveBuilder};
use play::variations::{Point, Trial, can_be_shared};
use play::{ActionError, Asker, Game, Wanted};
use rules::Status;
use view::custom_id::{Action, Tap, VariationAction, VariationButton};
use view::{LineKept, Post, VariationBoard};

use super::{Asking, Context, begin, in_game, options};
use crate::Result;

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
    by: &Asking<'_>,
    game: &Game,
    seq: i64,
    ply: Option<u32>,
) -> Result<Post> {
    let games = &by.bot.games;
    let seq = match ply {
        Some(ply) => games.seq_after(game, ply).await?,
        None => seq,
    };
    let trial = games.try_out(game, by.asker.user, Point::Game(seq)).await?;
    show(by, game, trial, Some(&Choices::default()), None).await
}

/// Carries out a button under such a position.
pub(super) async fn pressed(by: &Asking<'_>, game: Game, button: VariationButton) -> Result<Post> {
    let (games, user) = (&by.bot.games, by.asker.user);
    let none = Choices::default();
    let choices = match &button.action {
        VariationAction::Tap(Tap::Choose(choices) | Tap::Play(choices)) => choices,
        _ => &none,
    };
    // What is tried can be taken back, so no confirmation is needed. Without a tap nothing is
    // tried.
    let is_made =
        !choices.is_empty() || matches!(button.action, VariationAction::Tap(Tap::Play(_)));
    if is_made && let Some(then) = games.try_turn(&game, user, button.at, choices).await? {
        return show(by, &game, then, Some(&none), None).await;
    }
    let trial = games.try_out(&game, user, button.at).await?;
    let kept = match button.action {
        // While a game is played, nobody may be helped in public.
        VariationAction::Share if can_be_shared(&game) => {
            return show(by, &game, trial, None, None).await;
        }
        VariationAction::Note => Some(if games.note_line(&game, user, &trial).await? {
            LineKept::Noted
        } else {
            LineKept::NoRoom
        }),
        VariationAction::Plan => Some(plan(by, &game, &trial).await?),
        _ => None,
    };
    show(by, &game, trial, Some(choices), kept).await
}

async fn plan(by: &Asking<'_>, game: &Game, trial: &Trial) -> Result<LineKept> {
    let player = game.player_of(by.asker.user);
    if !player.is_some_and(|player| trial.can_be_planned(game, player)) {
        // The game has moved on since the button was shown.
        return Ok(LineKept::NotPlanned(ActionError::MovedOn(game.code.clone())));
    }
    match by.bot.games.plan(&by.actor, &game.code, &trial.turns()).await {
        Ok(planned) => Ok(LineKept::Planned(Box::new(planned))),
        Err(service::Error::Refused(why)) => Ok(LineKept::NotPlanned(why)),
        Err(error) => Err(error.into()),
    }
}

/// The position with a turn as far as it was tapped; without choices, as it is shared.
async fn show(
    by: &Asking<'_>,
    game: &Game,
    trial: Trial,
    choices: Option<&Choices>,
    kept: Option<LineKept>,
) -> Result<Post> {
    let Asking { t, bot, asker: Asker { user, .. }, .. } = *by;
    let none = Choices::default();
    let made = match (trial.position.status(), choices) {
        (Status::Turn(_), Some(choices)) => {
            let choices = if trial.is_kept { choices } else { &none };
            Some(MoveBuilder::of(&trial.position, choices)?)
        }
        _ => None,
    };
    let is_shared = choices.is_none();
    let preferences = bot.games.store().preferences(user).await?;
    let (game, player) = (bot.for_pictures(game).await?, game.player_of(user));
    bot.draw(move |renderer| {
        let board =
            VariationBoard { game: &game, trial: &trial, player, preferences: &preferences };
        if is_shared {
            board.to_share(t, renderer)
        } else {
            board.post(t, renderer, made.as_ref(), kept.as_ref())
        }
    })
    .await
}
