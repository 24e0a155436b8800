//! `/pacru note` and the button `Note`: private notes about a game and its turns.

use play::{Asker, Game, LONGEST_NOTE, NotePlace, UserId, Wanted, untrusted};
use view::custom_id::Action;
use view::{Filled, Form, NOTE_ON_GAME, NOTE_ON_TURN, Post, Texts};

use super::{Context, asker, begin, find, options};
use crate::{Bot, Result};

#[poise::command(slash_command)]
pub(super) async fn note(
    ctx: Context<'_>,
    #[max_length = 1000] text: Option<String>,
    #[autocomplete = "options::games_to_see"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let reads = text.is_none();
    let game =
        find(ctx, game.as_deref(), Wanted::View, |game| reads.then_some(Action::Note(game.ply)))
            .await?;
    let (bot, user) = (ctx.data(), asker(ctx.interaction).user);
    if let Some(text) = text {
        keep(bot, user, &game, NotePlace::Turn(game.ply), &text).await?;
    }
    let shown = shown(answer.texts, bot, user, &game).await?;
    Ok(answer.say(&shown).await?)
}

/// The form of the button `Note`.
pub(crate) async fn form(t: &Texts, bot: &Bot, asker: Asker, code: &str, ply: u32) -> Result<Form> {
    let game = bot.games.named(asker, code).await?;
    let notes = bot.games.store().notes(game.id, asker.user).await?;
    Ok(view::note_form(t, &game, ply.min(game.ply), &notes))
}

/// Stores what was written into the form.
pub(crate) async fn written(
    t: &Texts,
    bot: &Bot,
    asker: Asker,
    (code, ply): (&str, u32),
    filled: &Filled,
) -> Result<Post> {
    let game = bot.games.named(asker, code).await?;
    let turn = NotePlace::Turn(ply.min(game.ply));
    for (part, place) in [(NOTE_ON_TURN, turn), (NOTE_ON_GAME, NotePlace::Game)] {
        // An emptied note is deleted; one that was not asked for stays.
        if filled.values.contains_key(part) {
            let text = filled.one(part).unwrap_or_default();
            keep(bot, asker.user, &game, place, text).await?;
        }
    }
    shown(t, bot, asker.user, &game).await
}

async fn keep(bot: &Bot, user: UserId, game: &Game, place: NotePlace, text: &str) -> Result<()> {
    // The page hands over what a browser has sent.
    let text = untrusted::text(text.trim());
    let text: String = text.chars().take(LONGEST_NOTE).collect();
    Ok(bot.games.store().set_note(game.id, user, place, &text).await?)
}

async fn shown(t: &Texts, bot: &Bot, user: UserId, game: &Game) -> Result<Post> {
    let notes = bot.games.store().notes(game.id, user).await?;
    Ok(view::notes(t, game, &notes))
}
