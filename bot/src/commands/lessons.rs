//! `/pacru rules`: a game explained in a few pages.

use rules::Kind;

use super::lobby::Game;
use super::{Context, begin};
use crate::controls::Page;
use crate::view::{self, Post};
use crate::{Bot, Error};

/// Learn a game in a few pages with pictures; only you see them
#[poise::command(slash_command, rename = "rules")]
pub(super) async fn lessons(
    ctx: Context<'_>,
    #[description = "Which game; Pacru if you do not choose"] game: Option<Game>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let first = Page {
        kind: game.map_or(Kind::Pacru, |game| game.0),
        number: 1,
    };
    Ok(answer.say(&page(ctx.data(), first).await?).await?)
}

/// A page, drawn.
pub(super) async fn page(bot: &Bot, page: Page) -> Result<Post, Error> {
    let drawn = bot.draw(move |renderer| view::lesson(renderer, page));
    Ok(drawn.await??)
}
