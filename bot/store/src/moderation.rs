//! The settings that moderators choose for a server, the audit log, and the games of a member.

use boxed::boxed;
use play::limits::BETWEEN_CALLS;
use play::{
    AuditLogEntry, Boards, ChannelId, GuildId, GuildSettings, Language, MemberGames, RoleId, UserId,
};

use super::pool::{Executor, Transaction};
use super::query::{execute, fetch_all, fetch_optional};
use super::side_effects::log;
use super::{OutboxMessage, Result, Store, StoreError, club_boards};

#[boxed]
impl Store {
    /// The settings of a server.
    pub async fn guild_settings(&self, guild: GuildId) -> Result<GuildSettings> {
        guild_settings(&self.reader, guild).await
    }

    /// Changes the settings of a server, and returns them. Two changes at once do not overwrite
    /// each other. `entry` goes to the audit log if the change has an effect. Fails when the engine
    /// fails, or `change` returns an error; nothing has changed then.
    pub async fn change_guild_settings<E: From<StoreError>>(
        &self,
        guild: GuildId,
        entry: &AuditLogEntry,
        change: impl FnOnce(&mut GuildSettings) -> Result<(), E>,
    ) -> Result<GuildSettings, E> {
        let at = self.now();
        let mut tx = self.begin().await?;
        let before = guild_settings(&mut tx, guild).await?;
        let mut settings = before;
        change(&mut settings)?;
        if settings == before {
            return Ok(settings);
        }
        write_settings(&mut tx, guild, &settings).await?;
        // It offers the role.
        club_boards::changed(&mut tx, guild).await?;
        log(&mut tx, entry, None, at).await?;
        tx.commit().await.map_err(StoreError::from)?;
        Ok(settings)
    }

    /// The role that a message of the outbox is to call for a new table on this server, if there is
    /// one and it may be called again. A message that is tried once more calls as it did before.
    /// Fails when the engine fails; nobody is to be called then.
    pub async fn claim_call(
        &self,
        guild: GuildId,
        queued: &OutboxMessage,
    ) -> Result<Option<RoleId>> {
        let now = self.now();
        let before = now - BETWEEN_CALLS;
        let called = fetch_optional! { &self.writer;
            r#"UPDATE guilds SET called_at = CASE WHEN called_by IS NOT DISTINCT FROM $1 THEN called_at ELSE $2 END,
                 called_by = $1
               WHERE guild_id = $3 AND call_role_id IS NOT NULL AND (called_at <= $4 OR called_by IS NOT DISTINCT FROM $1)
               RETURNING call_role_id AS "call_role_id!""#, queued.id, now, guild, before;
        };
        Ok(called.map(RoleId::from))
    }

    /// Writes an entry of the audit log that belongs to no game.
    pub async fn log(&self, entry: &AuditLogEntry) -> Result<()> {
        let at = self.now();
        let mut tx = self.begin().await?;
        log(&mut tx, entry, None, at).await?;
        Ok(tx.commit().await?)
    }

    /// The games of a member on a server, or in direct messages if no server is named.
    pub async fn member_games(&self, guild: Option<GuildId>, user: UserId) -> Result<MemberGames> {
        let rows = fetch_all! { &self.reader, (code, status);
            "SELECT code, status FROM games WHERE id IN (
               SELECT played.id FROM players CROSS JOIN games AS played
               WHERE played.id = players.game_id AND players.user_id = $2 AND played.guild_id IS NOT DISTINCT FROM $1
               UNION SELECT opened.id FROM games AS opened
               WHERE opened.creator_id = $2 AND opened.guild_id IS NOT DISTINCT FROM $1)
             ORDER BY id", guild, user;
        };
        let mut member_games = MemberGames {
            games: u32::try_from(rows.len()).unwrap_or(u32::MAX),
            ..MemberGames::default()
        };
        for (code, status) in rows {
            match status.as_str() {
                "open" => member_games.tables.push(code),
                "active" | "frozen" => member_games.playing.push(code),
                _ => {}
            }
        }
        Ok(member_games)
    }
}

async fn write_settings(
    tx: &mut Transaction,
    guild: GuildId,
    settings: &GuildSettings,
) -> Result<()> {
    execute! { &mut *tx;
        "INSERT INTO guilds (guild_id, channel_id, pace, rated, turned, language, boards, threads, call_role_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (guild_id) DO UPDATE SET
           channel_id = excluded.channel_id, pace = excluded.pace, rated = excluded.rated,
           turned = excluded.turned, language = excluded.language, boards = excluded.boards,
           threads = excluded.threads, call_role_id = excluded.call_role_id",
            guild, settings.channel, settings.pace.map(|pace| pace.to_string()), settings.rated, settings.turned,
            settings.language.map(Language::as_str), settings.boards.map(Boards::as_str), settings.threads, settings.call_role;
    }
    Ok(())
}

pub(super) async fn guild_settings(
    executor: impl Into<Executor<'_>>,
    guild: GuildId,
) -> Result<GuildSettings> {
    let row = fetch_optional! { executor, (channel_id, pace, rated, turned, language, boards, threads, call_role_id);
        r#"SELECT channel_id, pace, rated = 1 AS "rated?: bool", turned = 1 AS "turned!: bool", language,
             boards AS "boards?", threads = 1 AS "threads!: bool", call_role_id
           FROM guilds WHERE guild_id = $1"#, guild;
    };
    let Some((channel, pace, rated, turned, language, boards, threads, call_role)) = row else {
        return Ok(GuildSettings::default());
    };
    Ok(GuildSettings {
        channel: channel.map(ChannelId::from),
        // A pace that this version does not know is read as none.
        pace: pace.and_then(|pace| pace.parse().ok()),
        rated,
        turned,
        boards: boards.as_deref().and_then(Boards::read),
        threads,
        call_role: call_role.map(RoleId::from),
        language: language.as_deref().and_then(Language::read),
    })
}
