//! What those who manage a server have settled, and what they do about members.

use play::{ChannelId, GuildId, House, Ruling, Traces, UserId};
use sqlx::SqliteConnection;

use super::side_effects::log;
use super::{Store, StoreError};

impl Store {
    /// What holds on a server.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn house(&self, guild: GuildId) -> Result<House, StoreError> {
        let mut connection = self.reader.acquire().await?;
        house(&mut connection, guild).await
    }

    /// Changes what holds on a server, and returns what that is then. Of two changes at once both stay. The log gets
    /// `ruling` if there was something to change.
    ///
    /// # Errors
    /// When SQLite fails; nothing has changed then.
    pub async fn settle_house(
        &self,
        guild: GuildId,
        ruling: &Ruling,
        change: impl FnOnce(&mut House),
    ) -> Result<House, StoreError> {
        let at = self.now();
        let mut tx = self.begin().await?;
        let before = house(&mut tx, guild).await?;
        let mut house = before;
        change(&mut house);
        if house == before {
            return Ok(house);
        }
        let (id, channel) = (guild.get(), house.channel.map(ChannelId::get));
        let pace = house.pace.map(|pace| pace.to_string());
        sqlx::query!(
            "INSERT INTO guilds (guild_id, channel_id, pace, rated, turned) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (guild_id) DO UPDATE SET
               channel_id = excluded.channel_id, pace = excluded.pace, rated = excluded.rated,
               turned = excluded.turned",
            id,
            channel,
            pace,
            house.rated,
            house.turned
        )
        .execute(&mut *tx)
        .await?;
        log(&mut tx, ruling, None, at).await?;
        tx.commit().await?;
        Ok(house)
    }

    /// Writes down what a manager did that changed no game.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn log(&self, ruling: &Ruling) -> Result<(), StoreError> {
        let at = self.now();
        let mut tx = self.begin().await?;
        log(&mut tx, ruling, None, at).await?;
        tx.commit().await?;
        Ok(())
    }

    /// What there is of a member on a server.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn traces(&self, guild: GuildId, user: UserId) -> Result<Traces, StoreError> {
        let (guild, user) = (guild.get(), user.get());
        let rows = sqlx::query!(
            "SELECT code, status FROM games WHERE id IN (
               SELECT played.id FROM chairs CROSS JOIN games AS played
               WHERE played.id = chairs.game_id AND chairs.user_id = $2 AND played.guild_id = $1
               UNION SELECT opened.id FROM games AS opened
               WHERE opened.creator_id = $2 AND opened.guild_id = $1)
             ORDER BY id",
            guild,
            user
        )
        .fetch_all(&self.reader)
        .await?;
        let mut traces = Traces {
            games: u32::try_from(rows.len()).unwrap_or(u32::MAX),
            ..Traces::default()
        };
        for row in rows {
            match row.status.as_str() {
                "open" => traces.tables.push(row.code),
                "active" | "frozen" => traces.playing.push(row.code),
                _ => {}
            }
        }
        Ok(traces)
    }
}

async fn house(connection: &mut SqliteConnection, guild: GuildId) -> Result<House, StoreError> {
    let id = guild.get();
    let row = sqlx::query!(
        r#"SELECT channel_id, pace, rated AS "rated: bool", turned AS "turned: bool" FROM guilds WHERE guild_id = $1"#,
        id
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map_or_else(House::default, |row| House {
        channel: row.channel_id.map(ChannelId::from),
        // A pace that this version does not know counts as none.
        pace: row.pace.and_then(|pace| pace.parse().ok()),
        rated: row.rated,
        turned: row.turned,
    }))
}
