//! `/pacru data`: everything that the bot stores about a member, shown to them alone, with a button
//! to be erased.

use view::Post;
use view::custom_id::OwnDataButton;

use super::personal_data::own_data;
use super::{Asking, Context, begin, room_for_file};
use crate::Result;

/// Room in bytes for the message that brings the file.
const MESSAGE: usize = 16 * 1024;

#[poise::command(slash_command)]
pub(super) async fn data(ctx: Context<'_>) -> Result<()> {
    let answer = begin(ctx).await?;
    let (games, user) = (&ctx.data().games, ctx.interaction.user.id.get().into());
    let room = room_for_file(ctx.interaction.attachment_size_limit);
    let (own, json) = own_data(games, user, room.saturating_sub(MESSAGE)).await?;
    Ok(answer.say(&view::own_data(answer.texts, &own, json)).await?)
}

/// Carries out a button under that message; it always concerns the member who presses it.
pub(super) async fn pressed(by: &Asking<'_>, button: OwnDataButton) -> Result<Post> {
    let (t, games, user) = (by.t, &by.bot.games, by.asker.user);
    Ok(match button {
        OwnDataButton::Ask => {
            let (mut playing, mut tables) = (0, 0);
            let servers = games.store().servers_of(user).await?.into_iter();
            // This includes their games in direct messages.
            for guild in servers.map(Some).chain([None]) {
                let theirs = games.store().member_games(guild, user).await?;
                playing += theirs.playing.len();
                tables += theirs.tables.len();
            }
            view::confirm_own_erasure(t, playing, tables)
        }
        OwnDataButton::Erase => view::own_erasure_due(t, games.request_erasure(user).await?),
        OwnDataButton::Keep => {
            games.store().withdraw_erasure(user).await?;
            view::not_erased(t)
        }
    })
}
