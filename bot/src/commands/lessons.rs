//! `/pacru help`, and `/pacru rules`: a game explained in a few pages.

use poise::ChoiceParameter;
use rules::Kind;
use view::Post;

use super::choices::Choice;
use super::{Asking, Context, asker, asking, begin};
use crate::Result;

/// The topics of the help.
#[derive(Clone, Copy, ChoiceParameter)]
enum Topic {
    Start,
    Privacy,
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>, topic: Option<Topic>) -> Result<()> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let post = match topic {
        Some(Topic::Privacy) => view::privacy(t),
        Some(Topic::Start) | None => view::help(t, asker(ctx.interaction).guild.is_some()),
    };
    Ok(answer.say(&post).await?)
}

#[poise::command(slash_command, rename = "rules")]
pub(super) async fn lessons(ctx: Context<'_>, game: Option<Choice<Kind>>) -> Result<()> {
    let answer = begin(ctx).await?;
    let kind = game.map_or(Kind::Pacru, |game| game.0);
    Ok(answer.say(&page(&asking(ctx, answer), (kind, 1)).await?).await?)
}

/// A page, drawn for a member.
pub(super) async fn page(by: &Asking<'_>, page: (Kind, u8)) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let display = bot.display_options(asker.user).await?;
    let on_server = asker.guild.is_some();
    let drawn = bot.draw(move |renderer| view::lesson(t, renderer, page, on_server, display));
    Ok(drawn.await??)
}

/// A step of an example game, drawn for a member.
pub(super) async fn example(by: &Asking<'_>, step: (Kind, u8)) -> Result<Post> {
    let Asking { t, bot, asker, .. } = *by;
    let display_options = bot.display_options(asker.user).await?;
    let drawn = bot.draw(move |renderer| view::example(t, renderer, step, display_options));
    Ok(drawn.await??)
}
