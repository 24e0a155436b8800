//! `/pacru help`.

use poise::ChoiceParameter;

use super::{Context, asker, begin};
use crate::Result;

/// The topics of the help.
#[derive(Clone, Copy, ChoiceParameter)]
enum Topic {
    #[name = "how to start"]
    Start,
    #[name = "what is stored about you"]
    Privacy,
}

/// What you can do here, with buttons to begin
#[poise::command(slash_command)]
pub(super) async fn help(
    ctx: Context<'_>,
    #[description = "About what; how to start if you do not choose"] topic: Option<Topic>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let post = match topic {
        Some(Topic::Privacy) => view::privacy(t),
        Some(Topic::Start) | None => view::help(t, asker(ctx.interaction).guild.is_some()),
    };
    Ok(answer.say(&post).await?)
}
