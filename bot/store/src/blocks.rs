//! Limits and blocks: who has blocked whom, who has declined whose invitation, how many tables and
//! invitations are open.

use boxed::boxed;
use play::time::Millis;
use play::{GuildId, InteractionId, Unfilled, UserId};

use super::pool::Executor;
use super::query::{fetch_all, fetch_one};
use super::{Result, Store, narrow};

#[boxed]
impl Store {
    /// How many open tables and unanswered invitations a member has, and how many open tables their
    /// server has.
    pub async fn unfilled(&self, creator: UserId, guild: Option<GuildId>) -> Result<Unfilled> {
        unfilled(&self.reader, creator, guild).await
    }

    /// Who has declined an invitation of a member, and when they last did.
    pub async fn decliners_of(&self, inviter: UserId) -> Result<Vec<(UserId, Millis)>> {
        let declined = fetch_all! { &self.reader, (invited_id, at);
            "SELECT invited_id, at FROM declined WHERE inviter_id = $1", inviter;
        };
        Ok(declined.into_iter().map(|(invited, at)| (invited.into(), at)).collect())
    }

    /// Whom a member has blocked.
    pub async fn blocked_by(&self, user: UserId) -> Result<Vec<UserId>> {
        let blocked = fetch_all! { &self.reader;
            "SELECT blocked_id FROM blocks WHERE user_id = $1 AND active = 1 ORDER BY blocked_id", user;
        };
        Ok(blocked.into_iter().map(UserId::from).collect())
    }

    /// Who has blocked a member.
    pub async fn blockers_of(&self, blocked: UserId) -> Result<Vec<UserId>> {
        let blockers = fetch_all! { &self.reader;
            r#"SELECT user_id AS "id!" FROM blocks WHERE blocked_id = $1 AND active = 1"#, blocked;
        };
        Ok(blockers.into_iter().map(UserId::from).collect())
    }

    /// Blocks a member, or unblocks them if they are blocked. Returns whether they are blocked now;
    /// the same interaction counts once.
    pub async fn toggle_block(
        &self,
        user: UserId,
        other: UserId,
        interaction: InteractionId,
    ) -> Result<bool> {
        Ok(fetch_one! { &self.writer;
            r#"INSERT INTO blocks (user_id, blocked_id, active, interaction_id) VALUES ($1, $2, 1, $3)
               ON CONFLICT (user_id, blocked_id) DO UPDATE SET
                 active = CASE WHEN blocks.interaction_id = excluded.interaction_id
                   THEN blocks.active ELSE 1 - blocks.active END,
                 interaction_id = excluded.interaction_id
               RETURNING active = 1 AS "active!: bool""#, user, other, interaction;
        })
    }
}

/// [`Store::unfilled`], inside a transaction or outside.
pub(super) async fn unfilled(
    executor: impl Into<Executor<'_>>,
    creator: UserId,
    guild: Option<GuildId>,
) -> Result<Unfilled> {
    let (tables, invitations, here) = fetch_one! { executor, (tables, invitations, here);
        // SQLite uses the partial index of unfinished games only where the query lists all their
        // statuses.
        r#"SELECT
             (SELECT count(*) FROM games WHERE creator_id = $1 AND status = 'open') AS "tables!",
             (SELECT count(*) FROM games JOIN players ON players.game_id = games.id
              WHERE creator_id = $1 AND status = 'open' AND players.kind = 'invited') AS "invitations!",
             (SELECT count(*) FROM games WHERE guild_id = $2 AND status = 'open'
              AND status IN ('open', 'active', 'frozen')) AS "here!""#, creator, guild;
    };
    Ok(Unfilled { tables: narrow(tables)?, invitations: narrow(invitations)?, here: narrow(here)? })
}
