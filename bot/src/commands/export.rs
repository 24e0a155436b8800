//! `/pacru-admin export`: the games of a server as a file.

use store::Selection;
use tasks::chain;

use super::{Context, moderator_of, room_for_file};
use crate::{Exported, MaintenanceError, Result};

#[poise::command(slash_command)]
pub(super) async fn export(ctx: Context<'_>) -> Result<()> {
    let (answer, moderator) = moderator_of(ctx).await?;
    let t = answer.texts;
    let store = ctx.data().games.store();
    let limit = ctx.interaction.attachment_size_limit;
    // What is not written takes no memory.
    let mut sheet = vec![0; room_for_file(limit)];
    let mut room = &mut *sheet;
    let games = Selection::Server(moderator.guild);
    let exported = crate::export(store, &games, false, &mut room).await;
    let left = room.len();
    sheet.truncate(sheet.len() - left);
    let post = match exported {
        Ok(Exported { games: 0, .. }) => view::nothing_to_export(t),
        Ok(Exported { games, left_out }) => {
            if !left_out.is_empty() {
                tracing::error!(?left_out, "unreadable games are not exported");
            }
            store.log(&moderator.audit_log_entry("export", None)).await?;
            view::exported(t, games, sheet)
        }
        Err(MaintenanceError::Store(error)) => return Err(error.into()),
        Err(error) => {
            tracing::info!(error = %chain(&error), "the games could not be exported");
            view::too_large(t, moderator.guild, limit)
        }
    };
    Ok(answer.say(&post).await?)
}
