//! `/pacru preferences`: how a member wants to play, to see boards and to be notified, and when
//! they are away.

use play::{ActionError, Language, Notify, Preferences, Remind, UserId, WantedReminders};
use view::custom_id::{FormButton, UnknownCustomId};
use view::{Filled, LONGEST_NAME, Post, Texts};

use super::choices::Choice;
use super::options::arguments;
use super::time;
use super::used::Used;
use super::{Context, asker, asking, begin, forms, texts};
use crate::{Bot, Result};

#[poise::command(slash_command)]
pub(super) async fn preferences(
    ctx: Context<'_>,
    #[max_length = 32] name: Option<String>,
    language: Option<Choice<Option<Language>>>,
    notify: Option<Choice<Notify>>,
    #[rename = "where"] place: Option<Choice<Remind>>,
    quiet_hours: Option<String>,
    #[autocomplete = "time::time_zones"] time_zone: Option<String>,
    #[min = 0]
    #[max = 30]
    vacation: Option<u16>,
    automatic_vacation: Option<bool>,
) -> Result<()> {
    let (bot, user) = (ctx.data(), asker(ctx.interaction).user);
    if arguments(ctx).is_empty() {
        return forms::ask(bot, ctx.interaction.into(), FormButton::Preferences.into()).await;
    }
    let answer = begin(ctx).await?;
    let wanted = WantedReminders {
        notify: notify.map(|notify| notify.0),
        place: place.map(|place| place.0),
        quiet_hours,
        time_zone,
        ..WantedReminders::default()
    };
    let (by, mut shown) = (asking(ctx, answer), None);
    if vacation.is_some() || automatic_vacation.is_some() {
        shown = Some(time::away(&by, vacation, automatic_vacation).await?);
    }
    if wanted != WantedReminders::default() {
        shown = Some(time::notifications(&by, wanted).await?);
    }
    if name.is_some() || language.is_some() {
        let name = match name {
            Some(name) if name.trim() == "none" => Some(None),
            Some(name) => Some(Some(picture_name(bot, name).await?)),
            None => None,
        };
        let change = |preferences: &mut Preferences| {
            if let Some(name) = name {
                preferences.picture_name = name;
            }
            if let Some(language) = language {
                preferences.language = language.0;
            }
        };
        let chosen = bot.games.store().prefer(user, change).await?;
        // The answer is already in the language that was just chosen.
        shown = Some(show(texts(ctx).await, bot, chosen).await?);
    }
    Ok(answer.say(&shown.unwrap_or_default()).await?)
}

/// Keeps the preferences that a member has filled in.
pub(super) async fn filled_in(bot: &Bot, used: Used<'_>, filled: &Filled) -> Result<Post> {
    let mut wanted = view::preferences_of(filled).ok_or(UnknownCustomId)?;
    if let Some(name) = wanted.picture_name {
        wanted.picture_name = Some(picture_name(bot, name).await?);
    }
    let change = |preferences: &mut Preferences| *preferences = wanted;
    let chosen = bot.games.store().prefer(used.asker().user, change).await?;
    show(bot.texts_for(used).await.0, bot, chosen).await
}

/// A name that pictures can show.
async fn picture_name(bot: &Bot, name: String) -> Result<String> {
    let name = name.trim().to_owned();
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(ActionError::PictureName.into());
    }
    let shown = name.clone();
    let shown = bot.draw(move |renderer| renderer.shown_name(&shown)).await?;
    match shown {
        Some(shown) => Ok(shown),
        None => Err(ActionError::PictureNameWithoutFont(name).into()),
    }
}

/// Keeps the language that a member has chosen, and shows all preferences in it.
pub(super) async fn choose(bot: &Bot, user: UserId, language: Language) -> Result<Post> {
    let change = |preferences: &mut Preferences| preferences.language = Some(language);
    let chosen = bot.games.store().prefer(user, change).await?;
    show(view::texts(language), bot, chosen).await
}

async fn show(t: &'static Texts, bot: &Bot, chosen: Preferences) -> Result<Post> {
    let drawn = bot.draw(move |renderer| view::preferences(t, renderer, &chosen));
    Ok(drawn.await??)
}
