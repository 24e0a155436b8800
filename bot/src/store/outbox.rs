//! What Discord must still be told, and what it has been told.

use sqlx::{Sqlite, Transaction};

use super::model::{ChannelId, GameId, GuildId, Intent, MessageId, Post, Purpose};
use super::{Store, StoreError};
use crate::time::{MINUTE, Millis};

/// What waits longer than this waits for somebody to do something about it.
const LONG: Millis = 10 * MINUTE;

/// An intent on its way to Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parcel {
    /// Row id; also the nonce by which Discord recognises a second try.
    pub id: i64,
    /// The game it is about.
    pub game: GameId,
    /// The channel it was meant for when it was written.
    pub channel: ChannelId,
    /// What to tell.
    pub intent: Intent,
    /// How often it has been tried before.
    pub attempts: i64,
}

impl Store {
    /// Takes up to `limit` parcels that are due. A game's messages keep their order: each waits until the ones before
    /// it are settled. Taking buttons away waits for nothing and holds up nothing but the archiving of a thread. A taken
    /// parcel is `sending` until it is settled.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn take_parcels(&self, limit: i64) -> Result<Vec<Parcel>, StoreError> {
        let at = self.now();
        let due: i64 = sqlx::query_scalar!(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND not_before <= ?)",
            at
        )
        .fetch_one(&self.reader)
        .await?;
        if due == 0 {
            return Ok(Vec::new());
        }
        let mut tx = self.begin().await?;
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", game_id, channel_id, intent, attempts FROM outbox AS mine
               WHERE state = 'pending' AND not_before <= ?
                 AND (json_extract(mine.intent, '$.kind') = 'strip' OR NOT EXISTS
                      (SELECT 1 FROM outbox AS earlier
                       WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id
                         AND earlier.state IN ('pending', 'sending')
                         AND iif(json_extract(earlier.intent, '$.kind') = 'strip',
                                 json_extract(mine.intent, '$.kind') = 'archive', earlier.id < mine.id)))
               ORDER BY id LIMIT ?"#,
            at,
            limit
        )
        .fetch_all(&mut *tx)
        .await?;
        let mut parcels = Vec::with_capacity(rows.len());
        for row in rows {
            sqlx::query!(
                "UPDATE outbox SET state = 'sending', attempts = attempts + 1 WHERE id = ?",
                row.id
            )
            .execute(&mut *tx)
            .await?;
            let intent = serde_json::from_str(&row.intent)
                .map_err(|_| StoreError::Unreadable(format!("outbox row {}", row.id)))?;
            parcels.push(Parcel {
                id: row.id,
                game: row.game_id.into(),
                channel: row.channel_id.into(),
                intent,
                attempts: row.attempts,
            });
        }
        tx.commit().await?;
        Ok(parcels)
    }

    /// Returns to the queue what a killed process was sending.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn recover_parcels(&self) -> Result<u64, StoreError> {
        Ok(sqlx::query!(
            "UPDATE outbox SET state = 'pending', not_before = 0 WHERE state = 'sending'"
        )
        .execute(&self.writer)
        .await?
        .rows_affected())
    }

    /// When the next parcel falls due that waits for no other.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn next_parcel_at(&self) -> Result<Option<Millis>, StoreError> {
        Ok(sqlx::query_scalar!(
            r#"SELECT min(not_before) AS "at: i64" FROM outbox AS mine
               WHERE state = 'pending'
                 AND (json_extract(mine.intent, '$.kind') = 'strip' OR NOT EXISTS
                      (SELECT 1 FROM outbox AS earlier
                       WHERE earlier.game_id = mine.game_id AND earlier.id <> mine.id
                         AND earlier.state IN ('pending', 'sending')
                         AND iif(json_extract(earlier.intent, '$.kind') = 'strip',
                                 json_extract(mine.intent, '$.kind') = 'archive', earlier.id < mine.id)))"#
        )
        .fetch_one(&self.reader)
        .await?)
    }

    /// Marks a parcel as told. A message that it made is remembered, and the ones before it lose their buttons.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn settle(
        &self,
        parcel: &Parcel,
        posted: Option<(Post, Purpose)>,
    ) -> Result<(), StoreError> {
        let at = self.now();
        let mut tx = self.begin().await?;
        sqlx::query!(
            "UPDATE outbox SET state = 'done', done_at = ?, last_error = NULL WHERE id = ?",
            at,
            parcel.id
        )
        .execute(&mut *tx)
        .await?;
        if let Some((post, purpose)) = posted {
            remember(&mut tx, parcel.game, post, purpose, at).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Puts a parcel back until `not_before`.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn postpone(
        &self,
        parcel: &Parcel,
        not_before: Millis,
        error: &str,
    ) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE outbox SET state = 'pending', not_before = ?, last_error = ? WHERE id = ?",
            not_before,
            error,
            parcel.id
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Gives a parcel up for good.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn abandon(&self, parcel: &Parcel, error: &str) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE outbox SET state = 'dead', last_error = ? WHERE id = ?",
            error,
            parcel.id
        )
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Drops the parcels of a game that a newer one of the same kind makes pointless. True if `parcel` was one of them.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn supersede(&self, parcel: &Parcel) -> Result<bool, StoreError> {
        let kind = match parcel.intent {
            Intent::Lobby { .. } => "lobby",
            Intent::Board { .. } => "board",
            _ => return Ok(false),
        };
        let game = parcel.game.get();
        let dropped = sqlx::query!(
            "UPDATE outbox SET state = 'superseded' WHERE id = ? AND EXISTS
             (SELECT 1 FROM outbox AS later WHERE later.game_id = ? AND later.id > ? AND later.state = 'pending'
              AND json_extract(later.intent, '$.kind') = ?)",
            parcel.id,
            game,
            parcel.id,
            kind
        )
        .execute(&self.writer)
        .await?;
        Ok(dropped.rows_affected() > 0)
    }

    /// Makes what waits for a channel due at once: the channel has shown that it can be written to again. What has
    /// waited long for other channels of the server may be tried again as well: perhaps the bot was away and is back.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn hurry(
        &self,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Result<u64, StoreError> {
        let (guild, channel, at) = (guild.map(GuildId::get), channel.get(), self.now());
        let long = at + LONG;
        let waiting: i64 = sqlx::query_scalar!(
            "SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'pending' AND not_before > ?2 AND (channel_id = ?1
               OR not_before > ?3 AND game_id IN (SELECT id FROM games WHERE guild_id = ?4)))",
            channel,
            at,
            long,
            guild
        )
        .fetch_one(&self.reader)
        .await?;
        if waiting == 0 {
            return Ok(0);
        }
        Ok(sqlx::query!(
            "UPDATE outbox SET not_before = 0 WHERE state = 'pending' AND not_before > ?2 AND (channel_id = ?1
               OR not_before > ?3 AND game_id IN (SELECT id FROM games WHERE guild_id = ?4
                 AND channel_id NOT IN (SELECT channel_id FROM lost_channels)))",
            channel,
            at,
            long,
            guild
        )
        .execute(&self.writer)
        .await?
        .rows_affected())
    }
}

pub(super) async fn enqueue(
    tx: &mut Transaction<'static, Sqlite>,
    game: GameId,
    channel: ChannelId,
    intents: &[Intent],
    at: Millis,
) -> Result<(), StoreError> {
    let (game_id, channel) = (game.get(), channel.get());
    for intent in intents {
        let key = intent.dedupe_key(game);
        let json = serde_json::to_string(intent)
            .map_err(|error| StoreError::Unreadable(format!("{key}: {error}")))?;
        sqlx::query!(
            "INSERT INTO outbox (dedupe_key, game_id, channel_id, intent, not_before, created_at)
             VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (dedupe_key) DO NOTHING",
            key,
            game_id,
            channel,
            json,
            at,
            at
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Remembers a message; the ones before it of its kind lose their buttons.
pub(super) async fn remember(
    tx: &mut Transaction<'static, Sqlite>,
    game: GameId,
    post: Post,
    purpose: Purpose,
    at: Millis,
) -> Result<(), StoreError> {
    let (id, purpose) = (game.get(), purpose.as_str());
    let (message, channel) = (post.message.get(), post.channel.get());
    let older = sqlx::query!(
        r#"UPDATE posts SET live = 0 WHERE game_id = ?1 AND live = 1 AND message_id <> ?2
           AND (purpose = ?3 OR ?3 = 'board' AND purpose IN ('notice', 'reminder'))
           RETURNING message_id AS "message_id!", channel_id AS "channel_id!""#,
        id,
        message,
        purpose
    )
    .fetch_all(&mut **tx)
    .await?;
    sqlx::query!(
        "INSERT INTO posts (message_id, channel_id, game_id, purpose, seq, posted_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (message_id) DO UPDATE SET seq = excluded.seq",
        message, channel, id, purpose, post.seq, at
    )
    .execute(&mut **tx)
    .await?;
    for row in older {
        let message = MessageId::from(row.message_id);
        let strip = [Intent::Strip { message }];
        enqueue(tx, game, row.channel_id.into(), &strip, at).await?;
    }
    Ok(())
}
