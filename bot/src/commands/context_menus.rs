//! The context menu commands (Discord's *Apps*): challenging a member, and reading a board as text.

use play::lobby::may_invite;
use play::{NewTable, Show};
use serenity::all::{Message, User};

use super::lobby::{self, opponent_of};
use super::used::Used;
use super::{Context, asking, begin};
use crate::Result;

/// Opens the form for a new table, with the member as opponent.
#[poise::command(
    context_menu_command = "challenge",
    interaction_context = "Guild",
    install_context = "Guild"
)]
pub(super) async fn challenge(ctx: Context<'_>, user: User) -> Result<()> {
    let (opponent, used) = (opponent_of(ctx, &user), Used::from(ctx.interaction));
    if let Err(refusal) = may_invite(used.asker().user, &opponent.0, opponent.1) {
        begin(ctx).await?;
        return Err(refusal.into());
    }
    lobby::ask(ctx.data(), used, |usual| NewTable { opponents: vec![opponent], ..usual }).await
}

/// Shows the board of a message as text, for members who cannot see the picture.
#[poise::command(
    context_menu_command = "show_as_text",
    interaction_context = "Guild|BotDm",
    install_context = "Guild"
)]
pub(super) async fn show_as_text(ctx: Context<'_>, message: Message) -> Result<()> {
    let answer = begin(ctx).await?;
    let by = asking(ctx, answer);
    let post = match by.bot.games.shown_in(by.asker, message.id.get().into()).await? {
        Some((game, seq)) => by.board_at(&game, seq, Some(Show::Text)).await?,
        None => view::no_board(by.t),
    };
    Ok(answer.say(&post).await?)
}
