//! What came of the games of a person.

use super::model::{GuildId, UserId};
use super::{Store, StoreError, narrow};
use crate::rating::Pool;
use crate::time::Millis;

/// The finished games of a person in one pool that ended alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Which games.
    pub pool: Pool,
    /// His place, 1 for the winner.
    pub place: u8,
    /// Whether somebody shared it.
    pub shared: bool,
    /// How many games.
    pub games: u32,
}

/// Whether a person's games come to a proper end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// Games that are over.
    pub finished: u32,
    /// Of them, those that he lost on time, or whose seat he left and did not come back to. A seat that somebody else
    /// took over is no longer his.
    pub deserted: u32,
}

impl Store {
    /// How the finished games of a person on a server ended, rated or not.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn tallies(&self, guild: GuildId, user: UserId) -> Result<Vec<Tally>, StoreError> {
        let (guild, user) = (guild.get(), user.get());
        let rows = sqlx::query!(
            r#"SELECT ruleset, seats > 2 AS "many!: bool", place AS "place!: i64", sharing > 1 AS "shared!: bool", count(*) AS "games!: i64"
               FROM (
                 SELECT games.ruleset, own.place,
                   (SELECT count(*) FROM chairs WHERE game_id = games.id) AS seats,
                   (SELECT count(*) FROM chairs WHERE game_id = games.id AND place = own.place) AS sharing
                 FROM chairs AS own JOIN games ON games.id = own.game_id
                 WHERE own.user_id = ? AND own.place IS NOT NULL AND games.guild_id = ? AND games.status = 'finished'
               )
               GROUP BY 1, 2, 3, 4 ORDER BY 3, 4"#,
            user,
            guild
        )
        .fetch_all(&self.reader)
        .await?;
        rows.into_iter()
            .map(|row| {
                let kind = row.ruleset.parse();
                let unknown = || StoreError::Unreadable(format!("the game {}", row.ruleset));
                Ok(Tally {
                    pool: Pool {
                        kind: kind.map_err(|_| unknown())?,
                        many: row.many,
                    },
                    place: narrow(row.place)?,
                    shared: row.shared,
                    games: narrow(row.games)?,
                })
            })
            .collect()
    }

    /// How many games of a person on a server came to an end, and how many of them he did not see through.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn reliability(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Reliability, StoreError> {
        let (guild, user) = (guild.get(), user.get());
        let row = sqlx::query!(
            r#"SELECT count(*) AS "finished!: i64", count(CASE WHEN EXISTS (
                   SELECT 1 FROM game_events AS event
                   WHERE event.game_id = games.id AND event.chair = chairs.chair
                     AND (event.kind = 'timeout' OR event.kind = 'vacate' AND NOT EXISTS (
                       SELECT 1 FROM game_events AS later
                       WHERE later.game_id = games.id AND later.chair = event.chair AND later.seq > event.seq
                         AND later.kind IN ('return', 'substitute')
                     ))
                 ) THEN 1 END) AS "deserted!: i64"
               FROM chairs JOIN games ON games.id = chairs.game_id
               WHERE chairs.user_id = ? AND games.guild_id = ? AND games.status = 'finished'"#,
            user,
            guild
        )
        .fetch_one(&self.reader)
        .await?;
        Ok(Reliability {
            finished: narrow(row.finished)?,
            deserted: narrow(row.deserted)?,
        })
    }

    /// When a person first sat at a table of a server that was played at.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn plays_since(
        &self,
        guild: GuildId,
        user: UserId,
    ) -> Result<Option<Millis>, StoreError> {
        let (guild, user) = (guild.get(), user.get());
        Ok(sqlx::query_scalar!(
            r#"SELECT min(games.started_at) AS "since: i64"
               FROM chairs JOIN games ON games.id = chairs.game_id
               WHERE chairs.user_id = ? AND games.guild_id = ?"#,
            user,
            guild
        )
        .fetch_one(&self.reader)
        .await?)
    }
}
