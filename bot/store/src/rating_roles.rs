//! Roles for ratings, and the members whose roles are to be compared with their ratings.

use boxed::boxed;
use play::rating_roles::{RatingRole, RoleCheck};
use play::time::Millis;
use play::{AuditLogEntry, ChannelId, GuildId, Notification, RoleId, Subject, UserId};
use rules::Kind;

use super::claims::claim;
use super::outbox::enqueue;
use super::pool::Transaction;
use super::query::{execute, fetch_all, rows_changed};
use super::side_effects::log;
use super::{Result, Store};

#[boxed]
impl Store {
    /// The roles for ratings of a server, by the ratings that they are for. A row that cannot be
    /// read is left out: it must give its role to nobody.
    pub async fn rating_roles(&self, guild: GuildId) -> Result<Vec<RatingRole>> {
        let rows = fetch_all! { &self.reader, (role_id, game, rating_from, rating_to, refused);
            r#"SELECT role_id AS "role_id!", game AS "game?", rating_from AS "rating_from?", rating_to AS "rating_to?", refused = 1 AS "refused!: bool" FROM rating_roles
               WHERE guild_id = $1 ORDER BY coalesce(rating_from, 0), coalesce(rating_to, 0), role_id"#, guild;
        };
        let roles = rows.into_iter().filter_map(|(role, game, from, to, refused)| {
            let kind = game.as_deref().map(str::parse).transpose();
            let unreadable = |error| {
                tracing::error!(%guild, role, %error, "a role for ratings cannot be read");
            };
            let kind = kind.map_err(unreadable).ok()?;
            Some(RatingRole { role: role.into(), kind, from, to, refused })
        });
        Ok(roles.collect())
    }

    /// Gives a role to those whose ratings lie in its band from now on, and compares the roles of
    /// all rated members.
    pub async fn set_rating_role(
        &self,
        guild: GuildId,
        role: &RatingRole,
        entry: &AuditLogEntry,
    ) -> Result<()> {
        let at = self.now();
        let mut tx = self.begin().await?;
        execute! { &mut tx;
            "INSERT INTO rating_roles (guild_id, role_id, game, rating_from, rating_to) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (guild_id, role_id) DO UPDATE SET
               game = excluded.game, rating_from = excluded.rating_from, rating_to = excluded.rating_to, refused = 0",
                guild, role.role, role.kind.map(Kind::slug), role.from, role.to;
            "INSERT INTO role_checks (guild_id, user_id)
             SELECT DISTINCT guild_id, user_id FROM ratings WHERE guild_id = $1 AND user_id > 0
             ON CONFLICT (guild_id, user_id) DO UPDATE SET changes = role_checks.changes + 1, not_before = 0", guild;
        }
        log(&mut tx, entry, None, at).await?;
        Ok(tx.commit().await?)
    }

    /// Gives a role for ratings no more, as a moderator wishes or because it is gone from its
    /// server; whoever has it keeps it. Returns whether it was one.
    pub async fn remove_rating_role(
        &self,
        guild: GuildId,
        role: RoleId,
        entry: Option<&AuditLogEntry>,
    ) -> Result<bool> {
        let at = self.now();
        let mut tx = self.begin().await?;
        let removed = rows_changed! { &mut tx;
            "DELETE FROM rating_roles WHERE guild_id = $1 AND role_id = $2", guild, role;
        };
        if let Some(entry) = entry.filter(|_| removed > 0) {
            log(&mut tx, entry, None, at).await?;
        }
        tx.commit().await?;
        Ok(removed > 0)
    }

    /// Notes whether Discord lets the bot give a role for ratings, and returns whether that is
    /// news. If the role is refused from now on, the owner of the server is told.
    pub async fn note_rating_role(
        &self,
        guild: GuildId,
        role: RoleId,
        refused: bool,
    ) -> Result<bool> {
        let at = self.now();
        let mut tx = self.begin().await?;
        let changed = rows_changed! { &mut tx;
            "UPDATE rating_roles SET refused = $1 WHERE guild_id = $2 AND role_id = $3 AND refused <> $1",
                refused, guild, role;
        };
        if changed > 0 && refused {
            let refusal = [Notification::RoleRefused { role, at }];
            // Whatever is told about servers waits in a queue of each server.
            let queue = ChannelId::from(guild.get());
            enqueue(&mut tx, Subject::Guild(guild), queue, &refusal, at).await?;
        }
        tx.commit().await?;
        Ok(changed > 0)
    }

    /// Whether Discord does not let the bot give a role for ratings, as far as is known.
    pub async fn is_rating_role_refused(&self, guild: GuildId, role: RoleId) -> Result<bool> {
        let roles = self.rating_roles(guild).await?;
        Ok(roles.iter().any(|rated| rated.role == role && rated.refused))
    }

    /// Claims up to `limit` members of servers served here whose roles are to be compared with
    /// their ratings. Nobody else gets them for a minute.
    pub async fn claim_role_checks(&self, limit: usize) -> Result<Vec<RoleCheck>> {
        let claimed = claim!(
            self,
            limit,
            (guild_id, user_id, changes),
            r#"SELECT guild_id AS "guild_id!", user_id AS "user_id!", changes AS "changes!" FROM role_checks
               WHERE not_before <= $1 AND
                 (SELECT holder FROM shards
                  WHERE shards.id = (guild_id >> 22) % (SELECT total FROM shards WHERE shards.id = 0)) = $3
               ORDER BY not_before LIMIT $2"#,
            "UPDATE role_checks SET not_before = $1 WHERE not_before <= $2 AND guild_id = $3 AND user_id = $4",
            guild_id,
            user_id,
        );
        let check = |(guild, user, changes): (i64, i64, _)| RoleCheck {
            guild: guild.into(),
            user: user.into(),
            changes,
        };
        Ok(claimed.into_iter().map(check).collect())
    }

    /// The roles of a member are as their ratings were when they were claimed.
    pub async fn role_check_done(&self, check: &RoleCheck) -> Result<()> {
        execute! { &self.writer;
            "DELETE FROM role_checks WHERE guild_id = $1 AND user_id = $2 AND changes = $3",
                check.guild, check.user, check.changes;
        }
        Ok(())
    }

    /// The roles of a member could not be changed; that is not tried again before `not_before`.
    pub async fn postpone_role_check(&self, check: &RoleCheck, not_before: Millis) -> Result<()> {
        execute! { &self.writer;
            "UPDATE role_checks SET not_before = $1 WHERE guild_id = $2 AND user_id = $3 AND changes = $4",
                not_before, check.guild, check.user, check.changes;
        }
        Ok(())
    }
}

/// The rating of a member has changed, or is gone: where there are roles for ratings, theirs are
/// compared.
pub(super) async fn check(tx: &mut Transaction, guild: GuildId, user: UserId) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO role_checks (guild_id, user_id)
         SELECT guild_id, CAST($2 AS BIGINT) FROM rating_roles WHERE guild_id = $1 LIMIT 1
         ON CONFLICT (guild_id, user_id) DO UPDATE SET changes = role_checks.changes + 1, not_before = 0",
            guild, user;
    }
    Ok(())
}

/// The ratings in a pool have changed: where there are roles for ratings, those of its members are
/// compared.
pub(super) async fn check_pool(tx: &mut Transaction, guild: GuildId, pool: &str) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO role_checks (guild_id, user_id)
         SELECT guild_id, user_id FROM ratings WHERE guild_id = $1 AND pool = $2 AND user_id > 0
           AND EXISTS (SELECT 1 FROM rating_roles WHERE rating_roles.guild_id = $1)
         ON CONFLICT (guild_id, user_id) DO UPDATE SET changes = role_checks.changes + 1, not_before = 0",
            guild, pool;
    }
    Ok(())
}
