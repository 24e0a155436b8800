//! Forms that members have filled in.

use discord::Place;
use serenity::all::ModalInteraction;
use view::custom_id::{Action, ClubButton, CustomId, GameButton, UnknownCustomId};
use view::{Filled, Post, Texts};

use super::used::Used;
use super::{lobby, note, tournaments};
use crate::error::answered_before;
use crate::{Bot, Error, Result};

/// Carries out what a form asks for and answers the member who sent it, privately.
pub(crate) async fn written(bot: &Bot, form: &ModalInteraction, filled: &Filled) -> Result<()> {
    let used = Used::from(form);
    // The organiser's message shows what its forms did.
    let place = match form.data.custom_id.parse() {
        Ok(CustomId::Tournament(_)) if form.message.is_some() => Place::Instead,
        _ => Place::New,
    };
    let mut answer = used.answer(bot).begin(place).await.map_err(Error::Unanswered)?;
    (answer.texts, answer.offered) = bot.texts_for(used.reader()).await;
    let t = answer.texts;
    let post = match act(t, bot, used, &form.data.custom_id, filled).await {
        Ok(post) => post,
        Err(error) => {
            error.log("form");
            let interaction = used.actor().interaction;
            let before = answered_before(t, &bot.games, interaction, answer.repeated, &error).await;
            before.unwrap_or_else(|| error.shown(t))
        }
    };
    Ok(answer.say(&post).await?)
}

async fn act(t: &Texts, bot: &Bot, used: Used<'_>, id: &str, filled: &Filled) -> Result<Post> {
    match id.parse()? {
        CustomId::Game(GameButton { code, action: Action::Note(ply), .. }) => {
            note::written(t, bot, used.asker(), (&code, ply), filled).await
        }
        CustomId::Club(ClubButton::Choose) => lobby::described(t, bot, used, filled).await,
        CustomId::Tournament(button) => tournaments::written(t, bot, used, &button, filled).await,
        _ => Err(UnknownCustomId.into()),
    }
}
