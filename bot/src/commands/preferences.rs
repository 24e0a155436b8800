//! `/pacru preferences`: how a member wants to play and to see boards.

use play::{ActionError, Preferences, UserId};
use view::custom_id::Setting;
use view::{Post, Texts};

use super::language::Language;
use super::{Context, asker, begin, texts};
use crate::{Bot, Result};

/// Choose how you confirm turns and see boards: side, marks, colours, text
#[poise::command(slash_command)]
pub(super) async fn preferences(
    ctx: Context<'_>,
    #[description = "Your name on pictures; `none` goes back to your usual name"]
    #[max_length = 32]
    name: Option<String>,
    #[description = "The language of answers that only you see"] language: Option<Language>,
) -> Result<()> {
    let mut answer = begin(ctx).await?;
    let (bot, user) = (ctx.data(), asker(ctx.interaction).user);
    let name = match name {
        Some(name) => Some(picture_name(bot, name).await?),
        None => None,
    };
    let changes = name.is_some() || language.is_some();
    let change = |preferences: &mut Preferences| {
        if let Some(name) = name {
            preferences.picture_name = name;
        }
        if let Some(language) = language {
            preferences.language = language.chosen();
        }
    };
    let store = bot.games.store();
    let chosen =
        if changes { store.prefer(user, change).await? } else { store.preferences(user).await? };
    // The answer is already in the language that was just chosen.
    answer.texts = texts(ctx).await;
    Ok(answer.say(&menus(answer.texts, bot, chosen).await?).await?)
}

/// The longest name on pictures, in characters: Discord's limit for a nickname.
const LONGEST_NAME: usize = 32;

/// A name that pictures can show; none for the usual one.
async fn picture_name(bot: &Bot, name: String) -> Result<Option<String>> {
    let name = name.trim().to_owned();
    if name == "none" {
        return Ok(None);
    }
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(ActionError::PictureName.into());
    }
    let shown = name.clone();
    let shown = bot.draw(move |renderer| renderer.shown_name(&shown)).await?;
    match shown {
        Some(shown) => Ok(Some(shown)),
        None => Err(ActionError::PictureNameWithoutFont(name).into()),
    }
}

/// Sets one preference and shows all of them.
pub(super) async fn set(
    t: &'static Texts,
    bot: &Bot,
    user: UserId,
    setting: Setting,
) -> Result<Post> {
    let store = bot.games.store();
    let chosen = store.prefer(user, |preferences| setting.apply(preferences));
    let t = match setting {
        Setting::Language(language) => view::texts(language),
        _ => t,
    };
    menus(t, bot, chosen.await?).await
}

async fn menus(t: &'static Texts, bot: &Bot, chosen: Preferences) -> Result<Post> {
    let drawn = bot.draw(move |renderer| view::preferences(t, renderer, &chosen));
    Ok(drawn.await?.map_err(service::Error::from)?)
}
