//! `/pacru-admin export`: the games of a server as a file.

use std::io::{self, Write};

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
    let mut sheet = Sheet { written: Vec::new(), room: room_for_file(limit) };
    let games = Selection::Server(moderator.guild);
    let post = match crate::export(store, &games, false, &mut sheet).await {
        Ok(Exported { games: 0, .. }) => view::nothing_to_export(t),
        Ok(Exported { games, left_out }) => {
            if !left_out.is_empty() {
                tracing::error!(?left_out, "unreadable games are not exported");
            }
            store.log(&moderator.audit_log_entry("export", None)).await?;
            view::exported(t, games, sheet.written)
        }
        Err(MaintenanceError::Store(error)) => return Err(error.into()),
        Err(error) => {
            tracing::info!(error = %chain(&error), "the games could not be exported");
            view::too_large(t, moderator.guild, limit)
        }
    };
    Ok(answer.say(&post).await?)
}

/// A buffer that takes as much as fits into a file of a message.
struct Sheet {
    written: Vec<u8>,
    room: usize,
}

impl Write for Sheet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.written.len() + bytes.len() > self.room {
            return Err(io::Error::other("more than a message holds"));
        }
        self.written.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
