//! `/pacru study import`: a game that was played elsewhere.

use play::ActionError;
use play::import::{ImportError, LONGEST, Wanted};
use rules::Kind;
use serenity::all::Attachment;
use view::custom_id::FormButton;
use view::{Filled, Post};

use super::choices::Choice;
use super::{Asking, Context, asking, begin, forms};
use crate::Result;

#[poise::command(slash_command)]
pub(super) async fn import(
    ctx: Context<'_>,
    file: Option<Attachment>,
    game: Option<Choice<Kind>>,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
) -> Result<()> {
    let Some(file) = file else {
        let form = FormButton::Import.into();
        return forms::ask(ctx.data(), ctx.interaction.into(), form).await;
    };
    let answer = begin(ctx).await?;
    let wanted = Wanted { kind: game.map(|game| game.0), players: players.map(usize::from) };
    // What is too long is not even downloaded.
    if usize::try_from(file.size).is_ok_and(|size| size > LONGEST) {
        return Err(ActionError::from(ImportError::TooLong).into());
    }
    let bytes = ctx.data().rest.download(&file.url).await?;
    let shown = keep(&asking(ctx, answer), &bytes, &wanted).await?;
    Ok(answer.say(&shown).await?)
}

/// Keeps the game whose text was pasted into the form.
pub(super) async fn filled_in(by: &Asking<'_>, filled: &Filled) -> Result<Post> {
    let (text, wanted) = view::import_of(filled);
    keep(by, text.as_bytes(), &wanted).await
}

async fn keep(by: &Asking<'_>, bytes: &[u8], wanted: &Wanted) -> Result<Post> {
    let (game, read) = by.bot.games.import(by.asker, bytes, wanted).await?;
    let board = by.board(&game, None, None).await?;
    Ok(view::imported(by.t, &game, &read, board))
}
