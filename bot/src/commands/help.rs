//! `/pacru help`.

use poise::ChoiceParameter;

use super::{Context, begin};
use crate::Error;

/// The topics of the help.
#[derive(Clone, Copy, ChoiceParameter)]
enum Topic {
    #[name = "how to start"]
    Start,
    #[name = "what is stored about you"]
    Privacy,
}

/// How to start, in ten lines
#[poise::command(slash_command)]
pub(super) async fn help(
    ctx: Context<'_>,
    #[description = "About what; how to start if you do not choose"] topic: Option<Topic>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let post = match topic {
        Some(Topic::Privacy) => view::privacy(t),
        Some(Topic::Start) | None => view::help(t),
    };
    Ok(answer.say(&post).await?)
}
