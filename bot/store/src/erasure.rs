//! Erasing a member from a server: afterwards nothing in the data says who they were.

use boxed::boxed;
use play::time::{HOUR, Millis};
use play::{AuditLogEntry, Done, GameId, GuildId, UserId};

use super::pool::Transaction;
use super::query::{execute, fetch_one};
use super::side_effects::log;
use super::{
    Result, Store, StoreError, club_boards, daily_puzzles, imports, json, rating_roles, tournaments,
};

/// How long Discord may deliver an interaction again: minutes, but a browser may sleep.
const DELIVERED_AGAIN: Millis = HOUR;

/// What a former player is called.
pub(super) const NAMELESS: &str = "former player";

#[boxed]
impl Store {
    /// Makes a member a former player in one game.
    pub async fn forget_player(&self, game: GameId, user: UserId, former: UserId) -> Result<()> {
        let mut tx = self.begin().await?;
        execute! { &mut tx;
            "DELETE FROM plans WHERE game_id = $1
             AND player IN (SELECT player FROM players WHERE players.game_id = $1 AND players.user_id = $2)",
                game, user;
            "UPDATE players SET user_id = $1, name = $2 WHERE game_id = $3 AND user_id = $4",
                former, NAMELESS, game, user;
            "DELETE FROM results WHERE user_id = $1 AND game_id = $2", user, game;
            "DELETE FROM mistakes WHERE user_id = $1 AND game_id = $2", user, game;
            "UPDATE games SET creator_id = CASE WHEN creator_id = $3 THEN $1 ELSE creator_id END, version = version + 1
             WHERE id = $2", former, game, user;
        }
        Ok(tx.commit().await?)
    }

    /// Erases a member who has no unfinished game on a server, or in direct messages if no server is named: in the
    /// games there they become a former player. Their other data are deleted as well, unless they have played
    /// elsewhere. Fails with [`StoreError::Conflict`] when they have a seat in an unfinished game.
    pub async fn erase(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        former: UserId,
        entry: Option<&AuditLogEntry>,
    ) -> Result<()> {
        let at = self.now();
        let mut tx = self.begin().await?;
        if plays(&mut tx, guild, user).await? {
            return Err(StoreError::Conflict);
        }
        // A moderator may erase themselves.
        if let Some(entry) = entry {
            log(&mut tx, entry, None, at).await?;
        }
        forget_in_games(&mut tx, guild, user, former).await?;
        forget_in_logs(&mut tx, guild, user, former, at).await?;
        match guild {
            Some(guild) => {
                tournaments::forget(&mut tx, guild, user, former).await?;
                club_boards::changed(&mut tx, guild).await?;
                daily_puzzles::forget(&mut tx, guild, user).await?;
            }
            None => forget_conversations(&mut tx).await?,
        }
        if !is_named(&mut tx, user).await? {
            forget_personal_data(&mut tx, user).await?;
        }
        tx.commit().await?;
        self.empty_log_of_erased().await;
        Ok(())
    }

    /// The write-ahead log still holds the old pages.
    pub(super) async fn empty_log_of_erased(&self) {
        if let Err(error) = self.empty_log().await {
            tracing::warn!(%error, "what was erased stays in the write-ahead log for up to an hour");
        }
    }
}

/// Whether a member has a seat in, or has opened, an unfinished game of a server or in direct messages.
async fn plays(tx: &mut Transaction, guild: Option<GuildId>, user: UserId) -> Result<bool> {
    Ok(fetch_one! { &mut *tx;
        r#"SELECT EXISTS (
             SELECT 1 FROM players CROSS JOIN games
             WHERE games.id = players.game_id AND players.user_id = $1 AND players.place IS NULL
               AND games.guild_id IS NOT DISTINCT FROM $2
               AND games.status IN ('open', 'active', 'frozen')
             UNION ALL SELECT 1 FROM games
             WHERE creator_id = $1 AND guild_id IS NOT DISTINCT FROM $2 AND status IN ('open', 'active', 'frozen')
           ) AS "plays!: bool""#, user, guild;
    })
}

async fn forget_in_games(
    tx: &mut Transaction,
    guild: Option<GuildId>,
    user: UserId,
    former: UserId,
) -> Result<()> {
    if guild.is_none() {
        forget_imports(&mut *tx, user).await?;
    }
    // Whoever has loaded one of these games under their name must not write it again.
    execute! { &mut *tx;
        "UPDATE games SET version = version + 1 WHERE guild_id IS NOT DISTINCT FROM $2
         AND id IN (SELECT game_id FROM players WHERE user_id = $1)", user, guild;
        "UPDATE players SET user_id = $1, name = $2 WHERE user_id = $3
         AND EXISTS (SELECT 1 FROM games WHERE games.id = players.game_id AND games.guild_id IS NOT DISTINCT FROM $4)",
            former, NAMELESS, user, guild;
        "UPDATE games SET creator_id = $1, version = version + 1
         WHERE creator_id = $2 AND guild_id IS NOT DISTINCT FROM $3", former, user, guild;
    }
    if let Some(guild) = guild {
        // They lose the roles that they have for their ratings.
        rating_roles::check(tx, guild, user).await?;
    }
    execute! { &mut *tx;
        "DELETE FROM ratings WHERE user_id = $1 AND guild_id = $2", user, guild;
        "DELETE FROM results WHERE user_id = $1 AND guild_id = $2", user, guild;
        "DELETE FROM seeks WHERE user_id = $1 AND guild_id = $2", user, guild;
        "DELETE FROM notes WHERE user_id = $1
         AND EXISTS (SELECT 1 FROM games WHERE games.id = notes.game_id AND games.guild_id IS NOT DISTINCT FROM $2)",
            user, guild;
        "DELETE FROM variations WHERE user_id = $1
         AND EXISTS (SELECT 1 FROM games WHERE games.id = variations.game_id AND games.guild_id IS NOT DISTINCT FROM $2)",
            user, guild;
        "DELETE FROM mistakes WHERE user_id = $1
         AND EXISTS (SELECT 1 FROM games WHERE games.id = mistakes.game_id AND games.guild_id IS NOT DISTINCT FROM $2)",
            user, guild;
        "DELETE FROM watches WHERE user_id = $1
         AND EXISTS (SELECT 1 FROM games WHERE games.id = watches.game_id AND games.guild_id IS NOT DISTINCT FROM $2)",
            user, guild;
        "DELETE FROM game_notifications WHERE user_id = $1 AND EXISTS
           (SELECT 1 FROM games WHERE games.id = game_notifications.game_id AND games.guild_id IS NOT DISTINCT FROM $2)",
            user, guild;
    }
    Ok(())
}

/// The channel of a game in direct messages identifies who played it. A message that is just being sent is deleted
/// later, with the old ones.
pub(super) async fn forget_conversations(tx: &mut Transaction) -> Result<()> {
    execute! { &mut *tx;
        "DELETE FROM outbox WHERE state <> 'sending' AND guild_id IS NULL
         AND game_id IN (SELECT id FROM games WHERE creator_id < 0 AND guild_id IS NULL)";
        "DELETE FROM posts WHERE game_id IN (SELECT id FROM games WHERE creator_id < 0 AND guild_id IS NULL)";
        "UPDATE games SET channel_id = 0, version = version + 1
         WHERE creator_id < 0 AND guild_id IS NULL AND channel_id <> 0";
    }
    Ok(())
}

/// Answers, messages and the audit log name members, also in games that they have left.
async fn forget_in_logs(
    tx: &mut Transaction,
    guild: Option<GuildId>,
    user: UserId,
    former: UserId,
    at: Millis,
) -> Result<()> {
    // Answers name players. Those that Discord may still deliver again are answered all the same.
    let before = at - DELIVERED_AGAIN;
    let answer = json(&Done::Forgotten, "an answer")?;
    execute! { &mut *tx;
        "DELETE FROM interactions WHERE (guild_id = $1 OR ($1 IS NULL AND guild_id IS NULL)) AND at < $2", guild, before;
        "UPDATE interactions SET answer = $1
         WHERE (guild_id = $2 OR ($2 IS NULL AND guild_id IS NULL)) AND answer <> $1", answer, guild;
        "DELETE FROM outbox WHERE kind = 'moderator_action'
         AND EXISTS (SELECT 1 FROM players WHERE players.game_id = outbox.game_id AND players.user_id = $1)", former;
        "DELETE FROM outbox WHERE user_id = $1
         AND EXISTS (SELECT 1 FROM games WHERE games.id = outbox.game_id AND games.guild_id IS NOT DISTINCT FROM $2)",
            user, guild;
        "UPDATE admin_log SET actor_id = $1 WHERE actor_id = $2 AND guild_id = $3", former, user, guild;
        "UPDATE admin_log SET reason = NULL WHERE reason IS NOT NULL
         AND EXISTS (SELECT 1 FROM players WHERE players.game_id = admin_log.game_id AND players.user_id = $1)", former;
    }
    Ok(())
}

/// Whether a game or a tournament of any server names a member.
pub(super) async fn is_named(tx: &mut Transaction, user: UserId) -> Result<bool> {
    Ok(fetch_one! { &mut *tx;
        r#"SELECT EXISTS (SELECT 1 FROM players WHERE user_id = $1
                           UNION ALL SELECT 1 FROM entrants WHERE user_id = $1) AS "elsewhere!: bool""#, user;
    })
}

/// Removes the games that a member has imported for themselves: nobody else sees them.
async fn forget_imports(tx: &mut Transaction, user: UserId) -> Result<()> {
    loop {
        let some = imports::older_imports(&mut *tx, user, 0).await?;
        if some.is_empty() {
            return Ok(());
        }
        for id in some {
            imports::remove(&mut *tx, id, user).await?;
        }
    }
}

pub(super) async fn forget_personal_data(tx: &mut Transaction, user: UserId) -> Result<()> {
    forget_imports(&mut *tx, user).await?;
    execute! { &mut *tx;
        "DELETE FROM erasures WHERE user_id = $1", user;
        "DELETE FROM notes WHERE user_id = $1", user;
        "DELETE FROM variations WHERE user_id = $1", user;
        "DELETE FROM seeks WHERE user_id = $1", user;
        "DELETE FROM preferences WHERE user_id = $1", user;
        "DELETE FROM people WHERE user_id = $1", user;
        "UPDATE browsers SET user_id = NULL WHERE user_id = $1", user;
        "DELETE FROM blocks WHERE user_id = $1 OR blocked_id = $1", user;
        "DELETE FROM declined WHERE inviter_id = $1 OR invited_id = $1", user;
        "DELETE FROM watches WHERE user_id = $1", user;
        "DELETE FROM game_notifications WHERE user_id = $1", user;
        "DELETE FROM puzzle_attempts WHERE user_id = $1", user;
        "DELETE FROM puzzle_ratings WHERE user_id = $1", user;
        "DELETE FROM daily_answers WHERE user_id = $1", user;
        "DELETE FROM tasks_done WHERE user_id = $1", user;
        "DELETE FROM mistakes WHERE user_id = $1", user;
        // They may follow games of servers on which they do not play.
        "DELETE FROM outbox WHERE user_id = $1", user;
    }
    Ok(())
}
