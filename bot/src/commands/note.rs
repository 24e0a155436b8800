//! `/pacru note` and the button `Note`: private notes about a game and its turns.

use discord::{Answer, Place};
use play::{Asker, Game, LONGEST_NOTE, NotePlace, Wanted};
use serenity::all::{ActionRowComponent, ComponentInteraction, ModalInteraction};
use view::custom_id::{Action, CustomId, GameButton};
use view::{Form, NOTE_ON_GAME, NOTE_ON_TURN, Post, Texts};

use super::languages::{Reader, of_locale};
use super::{Context, asker, begin, find, options};
use crate::{Bot, Error};

/// Note something about a game for yourself alone, or read what you have noted
#[poise::command(slash_command)]
pub(super) async fn note(
    ctx: Context<'_>,
    #[description = "What to note about the present position; leave it out to read"]
    #[max_length = 1000]
    text: Option<String>,
    #[description = "Which game, if there are several"]
    #[autocomplete = "options::games_to_see"]
    game: Option<String>,
) -> Result<(), Error> {
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

/// Answers the button `Note` with a form.
pub(super) async fn ask(
    bot: &Bot,
    interaction: &ComponentInteraction,
    asker: Asker,
    code: &str,
    ply: u32,
) -> Result<(), Error> {
    let reader = Reader {
        user: asker.user,
        guild: asker.guild,
        locale: &interaction.locale,
        guild_locale: interaction.guild_locale.as_deref(),
    };
    let (t, _) = bot.texts_for(reader).await;
    let (application, id) = (interaction.application_id, interaction.id);
    let answer = Answer::to(&bot.rest, application, id, &interaction.token, t);
    match form(t, bot, asker, code, ply).await {
        Ok(form) => answer.ask(&form).await.map_err(Error::Unanswered),
        Err(error) => {
            error.log("note");
            let answer = answer.begin(Place::New).await.map_err(Error::Unanswered)?;
            Ok(answer.say(&error.shown(t)).await?)
        }
    }
}

async fn form(t: &Texts, bot: &Bot, asker: Asker, code: &str, ply: u32) -> Result<Form, Error> {
    let game = bot.games.named(asker, code).await?;
    let notes = bot.games.store().notes(game.id, asker.user).await?;
    Ok(view::note_form(t, &game, ply.min(game.ply), &notes))
}

/// Stores what was written into the form.
pub(crate) async fn written(bot: &Bot, interaction: &ModalInteraction) -> Result<(), Error> {
    let (application, id) = (interaction.application_id, interaction.id);
    let t = of_locale(&interaction.locale);
    let answer = Answer::to(&bot.rest, application, id, &interaction.token, t);
    let mut answer = answer.begin(Place::New).await.map_err(Error::Unanswered)?;
    let asker = Asker {
        user: interaction.user.id.get().into(),
        guild: interaction.guild_id.map(|guild| guild.get().into()),
        channel: interaction.channel_id.get().into(),
    };
    let reader = Reader {
        user: asker.user,
        guild: asker.guild,
        locale: &interaction.locale,
        guild_locale: interaction.guild_locale.as_deref(),
    };
    (answer.texts, answer.offered) = bot.texts_for(reader).await;
    let post = match keep_form(answer.texts, bot, asker, interaction).await {
        Ok(post) => post,
        Err(error) => {
            error.log("note");
            error.shown(answer.texts)
        }
    };
    Ok(answer.say(&post).await?)
}

async fn keep_form(
    t: &Texts,
    bot: &Bot,
    asker: Asker,
    interaction: &ModalInteraction,
) -> Result<Post, Error> {
    let CustomId::Game(GameButton { code, action: Action::Note(ply), .. }) =
        interaction.data.custom_id.parse()?
    else {
        return Err(view::custom_id::UnknownCustomId.into());
    };
    let game = bot.games.named(asker, &code).await?;
    let rows = interaction.data.components.iter();
    for field in rows.flat_map(|row| &row.components) {
        let ActionRowComponent::InputText(field) = field else {
            continue;
        };
        let place = match field.custom_id.as_str() {
            NOTE_ON_TURN => NotePlace::Turn(ply.min(game.ply)),
            NOTE_ON_GAME => NotePlace::Game,
            _ => continue,
        };
        let text = field.value.as_deref().unwrap_or_default();
        keep(bot, asker.user, &game, place, text).await?;
    }
    shown(t, bot, asker.user, &game).await
}

async fn keep(
    bot: &Bot,
    user: play::UserId,
    game: &Game,
    place: NotePlace,
    text: &str,
) -> Result<(), Error> {
    // PostgreSQL cannot store a text with a NUL character.
    let written = text.trim().chars();
    let written = written.filter(|sign| !sign.is_control() || *sign == '\n');
    let text: String = written.take(LONGEST_NOTE).collect();
    let store = bot.games.store();
    Ok(store.set_note(game.id, user, place, &text).await?)
}

async fn shown(t: &Texts, bot: &Bot, user: play::UserId, game: &Game) -> Result<Post, Error> {
    let notes = bot.games.store().notes(game.id, user).await?;
    Ok(view::notes(t, game, &notes))
}
