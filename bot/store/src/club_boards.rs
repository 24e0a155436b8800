//! The club board: a message on a server that always shows how its games stand.

use boxed::boxed;
use play::time::Millis;
use play::{ChannelId, ClubBoard, GuildId, MessageId};

use super::claims::claim;
use super::pool::Transaction;
use super::query::{execute, fetch_optional, rows_changed};
use super::{Result, Store, nonce};

#[boxed]
impl Store {
    /// Gives a server a club board in this channel, to be posted soon, or none. Returns the
    /// previous one, whose message is to be deleted.
    pub async fn set_club_board(
        &self,
        guild: GuildId,
        channel: Option<ChannelId>,
    ) -> Result<Option<ClubBoard>> {
        let mut tx = self.begin().await?;
        let before = fetch_optional! { &mut tx, (guild_id, channel_id, message_id, nonce, changes);
            "DELETE FROM club_boards WHERE guild_id = $1
             RETURNING guild_id, channel_id, message_id, nonce, changes", guild;
        };
        if let Some(channel) = channel {
            let nonce = nonce();
            execute! { &mut tx;
                "INSERT INTO club_boards (guild_id, channel_id, nonce) VALUES ($1, $2, $3)",
                    guild, channel, nonce;
            }
        }
        tx.commit().await?;
        Ok(before.map(board))
    }

    /// Claims up to `limit` club boards of servers served here that are out of date. No other
    /// process gets them for a minute.
    pub async fn claim_club_boards(&self, limit: usize) -> Result<Vec<ClubBoard>> {
        let claimed = claim!(
            self,
            limit,
            (guild_id, channel_id, message_id, nonce, changes),
            r#"SELECT guild_id AS "guild_id!", channel_id AS "channel_id!", message_id AS "message_id?", nonce AS "nonce!",
                 changes AS "changes!"
               FROM club_boards WHERE changes > shown AND not_before <= $1 AND
                 (SELECT holder FROM shards
                  WHERE shards.id = (guild_id >> 22) % (SELECT total FROM shards WHERE shards.id = 0)) = $3
               ORDER BY not_before LIMIT $2"#,
            "UPDATE club_boards SET not_before = $1 WHERE not_before <= $2 AND guild_id = $3 AND nonce = $4",
            guild_id,
            nonce,
        );
        Ok(claimed.into_iter().map(board).collect())
    }

    /// Records that the club board shows, in this message, everything that was known when it was
    /// claimed. It is not edited again before `not_before`. False if it was removed or moved
    /// meanwhile.
    pub async fn club_board_shown(
        &self,
        board: &ClubBoard,
        message: MessageId,
        not_before: Millis,
    ) -> Result<bool> {
        let shown = rows_changed! { &self.writer;
            "UPDATE club_boards SET message_id = $1, shown = $2, not_before = $3 WHERE guild_id = $4 AND nonce = $5",
                message, board.changes, not_before, board.guild, board.nonce;
        };
        Ok(shown > 0)
    }

    /// Records that the message of a club board is gone, or no longer edited: another one is to be
    /// posted. Returns the board as it is then, or none if it was removed or moved meanwhile.
    pub async fn renew_club_board(&self, board: &ClubBoard) -> Result<Option<ClubBoard>> {
        // Discord takes a second message with the same nonce for the first.
        let nonce = nonce();
        let renewed = rows_changed! { &self.writer;
            "UPDATE club_boards SET message_id = NULL, nonce = $1 WHERE guild_id = $2 AND nonce = $3",
                nonce, board.guild, board.nonce;
        };
        Ok((renewed > 0).then(|| ClubBoard { message: None, nonce, ..board.clone() }))
    }

    /// Records that a club board could not be shown; it is not tried again before `not_before`.
    pub async fn postpone_club_board(&self, board: &ClubBoard, not_before: Millis) -> Result<()> {
        execute! { &self.writer;
            "UPDATE club_boards SET not_before = $1 WHERE guild_id = $2 AND nonce = $3",
                not_before, board.guild, board.nonce;
        }
        Ok(())
    }
}

/// A club board as it is stored.
fn board(
    (guild, channel, message, nonce, changes): (i64, i64, Option<i64>, String, i64),
) -> ClubBoard {
    let message = message.map(MessageId::from);
    ClubBoard { guild: guild.into(), channel: channel.into(), message, nonce, changes }
}

/// Marks the club board of a server as out of date.
pub(super) async fn changed(tx: &mut Transaction, guild: GuildId) -> Result<()> {
    execute! { &mut *tx;
        "UPDATE club_boards SET changes = changes + 1 WHERE guild_id = $1", guild;
    }
    Ok(())
}
