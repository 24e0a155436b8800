//! `/pacru help`.

use super::{Context, begin};
use crate::Error;

/// How to start, in ten lines
#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    Ok(answer.say(&view::help(t)).await?)
}
