//! The one handler of all buttons.

use serenity::all::{ComponentInteraction, MessageFlags};

use super::lessons;
use crate::controls::{Action, Control, Press};
use crate::discord::{Answer, Place};
use crate::play::{Actor, Asker};
use crate::store::Person;
use crate::view::{self, Post};
use crate::{Bot, Error};

/// Does what a button asks for and answers whoever pressed it, privately.
///
/// # Errors
/// When Discord cannot be answered; refusals are answers.
pub(crate) async fn press(
    bot: &Bot,
    http: &serenity::http::Http,
    interaction: &ComponentInteraction,
) -> Result<(), Error> {
    let private = interaction
        .message
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let place = if private { Place::Instead } else { Place::New };
    let answer = Answer::begin(http, interaction.id, &interaction.token, place)
        .await
        .map_err(Error::Unanswered)?;
    let post = match act(bot, interaction).await {
        Ok(post) => post,
        Err(error) => {
            error.log("button");
            error.answer(&bot.play, interaction.id.get().into()).await
        }
    };
    Ok(answer.say(&post).await?)
}

async fn act(bot: &Bot, interaction: &ComponentInteraction) -> Result<Post, Error> {
    match interaction.data.custom_id.parse()? {
        Press::Game(control) => of_game(bot, interaction, &control).await,
        Press::Page(page) => lessons::page(bot, page).await,
    }
}

async fn of_game(
    bot: &Bot,
    interaction: &ComponentInteraction,
    control: &Control,
) -> Result<Post, Error> {
    let asker = Asker {
        user: interaction.user.id.get().into(),
        guild: interaction.guild_id.map(|guild| guild.get().into()),
        channel: interaction.channel_id.get().into(),
    };
    let name = interaction.member.as_ref().map_or_else(
        || interaction.user.display_name(),
        |member| member.display_name(),
    );
    let actor = Actor {
        person: Person {
            id: asker.user,
            name: name.to_owned(),
        },
        interaction: interaction.id.get().into(),
    };
    let play = &bot.play;
    let game = play.named(asker, &control.code).await?;
    let said = match control.action {
        Action::Join => play.join(&actor, &game.code).await?,
        Action::Leave => play.leave(&actor, &game.code).await?,
        Action::Start => play.start(&actor, &game.code).await?,
        Action::Cancel => play.cancel(&actor, &game.code).await?,
        Action::Resign => play.resign(&actor, &game.code, Some(control.seq)).await?,
        Action::Stay => format!("You play on in `{}`.", game.code),
        Action::Board => return bot.private_board(&game, asker.user, None).await,
        Action::History => {
            let replay = play.replay(&game, 1, game.seq).await?;
            return Ok(view::history(&game, &replay));
        }
    };
    Ok(view::said(said))
}
