//! Games, their chairs and their history.

use sqlx::SqliteConnection;

use super::event::{Event, EventKind};
use super::model::{
    Chair, ChannelId, Game, GameId, GameStatus, InteractionId, MessageId, Person, Post, Purpose,
    Series, Sits, Timing, UserId,
};
use super::terms::Terms;
use super::{Store, StoreError, answered, narrow};

impl Store {
    /// The answer an interaction was given before, if it changed anything.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn answer(&self, interaction: InteractionId) -> Result<Option<String>, StoreError> {
        let mut connection = self.reader.acquire().await?;
        answered(&mut connection, interaction).await
    }

    /// The game with this code, in any case of letters.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn game(&self, code: &str) -> Result<Option<Game>, StoreError> {
        let code = code.to_ascii_uppercase();
        let row = sqlx::query_as!(GameRow, "SELECT * FROM games WHERE code = ?", code)
            .fetch_optional(&self.reader)
            .await?;
        self.seat(row).await
    }

    /// The game with this id.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn game_by_id(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let id = id.get();
        let row = sqlx::query_as!(GameRow, "SELECT * FROM games WHERE id = ?", id)
            .fetch_optional(&self.reader)
            .await?;
        self.seat(row).await
    }

    /// The games of a person that are open, being played or on hold, the newest first; at most 100.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<Game>, StoreError> {
        let user = user.get();
        let rows = sqlx::query_as!(
            GameRow,
            "SELECT games.* FROM chairs JOIN games ON games.id = chairs.game_id
             WHERE chairs.user_id = ? AND games.status IN ('open', 'active', 'frozen')
             ORDER BY games.id DESC LIMIT 100",
            user
        )
        .fetch_all(&self.reader)
        .await?;
        self.seat_all(rows).await
    }

    /// The games of a person that are over, the newest first; at most `limit`.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn finished_of(&self, user: UserId, limit: i64) -> Result<Vec<Game>, StoreError> {
        let user = user.get();
        let rows = sqlx::query_as!(
            GameRow,
            "SELECT games.* FROM chairs JOIN games ON games.id = chairs.game_id
             WHERE chairs.user_id = ? AND games.status = 'finished'
             ORDER BY games.id DESC LIMIT ?",
            user,
            limit
        )
        .fetch_all(&self.reader)
        .await?;
        self.seat_all(rows).await
    }

    /// The games of a channel that are open or being played, the newest first; at most 50.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn games_in(&self, channel: ChannelId) -> Result<Vec<Game>, StoreError> {
        let channel = channel.get();
        let rows = sqlx::query_as!(
            GameRow,
            "SELECT * FROM games WHERE channel_id = ? AND status IN ('open', 'active')
             ORDER BY id DESC LIMIT 50",
            channel
        )
        .fetch_all(&self.reader)
        .await?;
        self.seat_all(rows).await
    }

    /// The games of a server that are not over, the newest first; at most 100.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn games_on(&self, guild: super::GuildId) -> Result<Vec<Game>, StoreError> {
        let guild = guild.get();
        let rows = sqlx::query_as!(
            GameRow,
            "SELECT * FROM games WHERE guild_id = ? AND status IN ('open', 'active', 'frozen')
             ORDER BY id DESC LIMIT 100",
            guild
        )
        .fetch_all(&self.reader)
        .await?;
        self.seat_all(rows).await
    }

    /// Games in which a computer is to move, any of them in any order; at most `limit`.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn waiting_for_computers(&self, limit: i64) -> Result<Vec<Game>, StoreError> {
        let rows = sqlx::query_as!(
            GameRow,
            "SELECT games.* FROM games JOIN chairs ON chairs.game_id = games.id AND chairs.chair = games.to_move
             WHERE games.status = 'active' AND games.paused_at IS NULL
               AND chairs.computer IS NOT NULL AND chairs.kind = 'seated'
             ORDER BY random() LIMIT ?",
            limit
        )
        .fetch_all(&self.reader)
        .await?;
        self.seat_all(rows).await
    }

    /// What happened to a game up to event `seq`, oldest first.
    ///
    /// # Errors
    /// When SQLite fails, or a row cannot be understood.
    pub async fn history(&self, game: GameId, seq: i64) -> Result<Vec<Event>, StoreError> {
        let mut connection = self.reader.acquire().await?;
        history(&mut connection, game, seq).await
    }

    /// The newest message of a kind about a game, if its channel has not been deleted.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn newest_post(
        &self,
        game: GameId,
        purpose: Purpose,
    ) -> Result<Option<Post>, StoreError> {
        let (id, purpose) = (game.get(), purpose.as_str());
        let row = sqlx::query!(
            "SELECT message_id, channel_id, seq FROM posts WHERE game_id = ? AND purpose = ?
               AND channel_id NOT IN (SELECT channel_id FROM lost_channels)
             ORDER BY seq DESC, message_id DESC LIMIT 1",
            id,
            purpose
        )
        .fetch_optional(&self.reader)
        .await?;
        Ok(row.map(|row| Post {
            message: MessageId::from(row.message_id),
            channel: row.channel_id.into(),
            seq: row.seq,
        }))
    }

    async fn seat(&self, row: Option<GameRow>) -> Result<Option<Game>, StoreError> {
        match row {
            Some(row) => {
                let chairs = self.chairs(row.id).await?;
                Ok(Some(row.read(chairs)?))
            }
            None => Ok(None),
        }
    }

    async fn seat_all(&self, rows: Vec<GameRow>) -> Result<Vec<Game>, StoreError> {
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            let chairs = self.chairs(row.id).await?;
            games.push(row.read(chairs)?);
        }
        Ok(games)
    }

    async fn chairs(&self, game: i64) -> Result<Vec<Chair>, StoreError> {
        let rows = sqlx::query!(
            "SELECT user_id, name, kind, computer, bank, missed, left_at, substitute, points, place
             FROM chairs WHERE game_id = ? ORDER BY chair",
            game
        )
        .fetch_all(&self.reader)
        .await?;
        rows.into_iter()
            .map(|row| {
                Ok(Chair {
                    person: Person {
                        id: row.user_id.into(),
                        name: row.name,
                    },
                    sits: Sits::read(&row.kind)
                        .ok_or_else(|| StoreError::Unreadable(format!("a chair of game {game}")))?,
                    computer: row
                        .computer
                        .map(|level| level.parse())
                        .transpose()
                        .map_err(|_| {
                            StoreError::Unreadable(format!("a computer of game {game}"))
                        })?,
                    bank: row.bank,
                    missed: narrow(row.missed)?,
                    left_at: row.left_at,
                    substitute: row.substitute != 0,
                    points: narrow_optional(row.points)?,
                    place: narrow_optional(row.place)?,
                })
            })
            .collect()
    }
}

/// A row of `games`, column by column.
struct GameRow {
    id: i64,
    code: String,
    guild_id: Option<i64>,
    channel_id: i64,
    creator_id: i64,
    #[expect(dead_code, reason = "repeats what `setup` says, for queries by hand")]
    ruleset: String,
    rules_version: i64,
    setup: String,
    status: String,
    seq: i64,
    ply: i64,
    to_move: Option<i64>,
    state_hash: i64,
    created_at: i64,
    started_at: Option<i64>,
    ended_at: Option<i64>,
    terms: String,
    began_at: Option<i64>,
    deadline_at: Option<i64>,
    paused_at: Option<i64>,
    reminded: i64,
    due_at: Option<i64>,
    rematch_of: Option<i64>,
    series_of: Option<i64>,
    round: i64,
    untold_from: Option<i64>,
}

impl GameRow {
    fn read(self, chairs: Vec<Chair>) -> Result<Game, StoreError> {
        let code = self.code;
        let unreadable = |what: &str| StoreError::Unreadable(format!("{what} of game {code}"));
        let terms: Terms =
            serde_json::from_str(&self.terms).map_err(|_| unreadable("the terms"))?;
        Ok(Game {
            id: self.id.into(),
            guild: self.guild_id.map(Into::into),
            channel: self.channel_id.into(),
            creator: self.creator_id.into(),
            setup: serde_json::from_str(&self.setup).map_err(|_| unreadable("the set-up"))?,
            rules_version: narrow(self.rules_version)?,
            status: GameStatus::read(&self.status).ok_or_else(|| unreadable("the status"))?,
            untold_from: self.untold_from,
            seq: self.seq,
            ply: narrow(self.ply)?,
            to_move: narrow_optional(self.to_move)?,
            state_hash: self.state_hash.cast_unsigned(),
            chairs,
            created_at: self.created_at,
            started_at: self.started_at,
            ended_at: self.ended_at,
            timing: Timing {
                began_at: self.began_at,
                deadline_at: self.deadline_at,
                paused_at: self.paused_at,
                reminded: narrow(self.reminded)?,
                due_at: self.due_at,
            },
            rematch_of: self.rematch_of.map(Into::into),
            series: match self.series_of {
                Some(first) => Some(Series {
                    first: first.into(),
                    round: narrow(self.round)?,
                }),
                None if terms.games > 1 => Some(Series {
                    first: self.id.into(),
                    round: 1,
                }),
                None => None,
            },
            terms,
            code,
        })
    }
}

/// What happened to a game up to event `seq`, oldest first, as a connection sees it.
pub(super) async fn history(
    connection: &mut SqliteConnection,
    game: GameId,
    seq: i64,
) -> Result<Vec<Event>, StoreError> {
    let id = game.get();
    let rows = sqlx::query!(
        "SELECT seq, kind, chair, ply, notation, data, state_hash, at FROM game_events
             WHERE game_id = ? AND seq <= ? ORDER BY seq",
        id,
        seq
    )
    .fetch_all(connection)
    .await?;
    rows.into_iter()
        .map(|row| {
            let kind = EventKind::read(&row.kind, row.notation, row.data.as_deref());
            let kind = kind.ok_or_else(|| {
                StoreError::Unreadable(format!("event {} of game {game}", row.seq))
            })?;
            Ok(Event {
                seq: row.seq,
                kind,
                chair: narrow_optional(row.chair)?,
                ply: narrow(row.ply.unwrap_or(0))?,
                state_hash: row.state_hash.unwrap_or(0).cast_unsigned(),
                at: row.at,
            })
        })
        .collect()
}

fn narrow_optional<T: TryFrom<i64>>(number: Option<i64>) -> Result<Option<T>, StoreError> {
    number.map(narrow).transpose()
}
