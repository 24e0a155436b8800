//! Games, their chairs and their history.

use sqlx::{Sqlite, Transaction};

use super::beside::Beside;
use super::event::{Event, EventKind};
use super::model::{
    Chair, ChannelId, Game, GameId, GameStatus, Intent, InteractionId, MessageId, Person, Post,
    Purpose, Series, Sits, Terms, Timing, UserId,
};
use super::{Plan, Store, StoreError, answered, narrow};
use crate::time::Millis;

/// What an interaction did, kept so that a second delivery gets the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// Discord's number of the interaction.
    pub interaction: InteractionId,
    /// The sentence the member is given.
    pub answer: String,
}

/// Everything that one step changes about a game: saved whole or not at all.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game as it shall be.
    pub game: Game,
    /// When it happens.
    at: Millis,
    /// The number of events it had when it was loaded.
    seen: i64,
    events: Vec<Event>,
    intents: Vec<Intent>,
    beside: Vec<Beside>,
    plans: Vec<(usize, Plan)>,
}

impl Change {
    /// A change of a game as it was loaded, made at a time.
    #[must_use]
    pub fn of(game: Game, at: Millis) -> Self {
        Self {
            // The wall clock may jump back; a history may not.
            at: at.max(game.created_at),
            seen: game.seq,
            game,
            events: Vec::new(),
            intents: Vec::new(),
            beside: Vec::new(),
            plans: Vec::new(),
        }
    }

    /// Appends an event; the game's ply and fingerprint must already be what it led to.
    pub fn happen(&mut self, kind: EventKind, chair: Option<usize>) {
        if let (EventKind::Substitute, Some(chair)) = (&kind, chair) {
            // What the former player had in mind is his secret.
            self.plan(chair, Plan::default());
        }
        self.game.seq += 1;
        self.events.push(Event {
            seq: self.game.seq,
            kind,
            chair,
            ply: self.game.ply,
            state_hash: self.game.state_hash,
            at: self.at,
        });
    }

    /// When it happens.
    #[must_use]
    pub fn at(&self) -> Millis {
        self.at
    }

    /// Whether it ends the game with a result.
    #[must_use]
    pub fn is_end(&self) -> bool {
        let played = self.events.iter().any(|event| event.kind.is_on_board());
        played && self.game.status == GameStatus::Finished
    }

    /// Whether anything has happened.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Adds something that Discord must be told.
    pub fn tell(&mut self, intent: Intent) {
        self.intents.push(intent);
    }

    /// Adds something that is kept beside the game.
    pub fn note(&mut self, beside: Beside) {
        self.beside.push(beside);
    }

    /// Replaces what the player in a chair has planned.
    pub fn plan(&mut self, chair: usize, plan: Plan) {
        self.plans.push((chair, plan));
    }

    /// Number of the first event of this change.
    #[must_use]
    pub fn since(&self) -> i64 {
        self.seen + 1
    }
}

/// Whether a change is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It was saved now.
    Now,
    /// The same interaction was handled before, with this answer; nothing changed.
    Before(String),
}

impl Store {
    /// Opens a table: the row, its chairs, its events, and the receipt. The events of `change` begin at 1.
    /// The id in `change` is ignored; the new one is returned.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the code is taken.
    pub async fn create(&self, change: &Change, receipt: &Receipt) -> Result<Saved, StoreError> {
        let mut tx = self.begin().await?;
        if let Some(answer) = answered(&mut tx, receipt.interaction).await? {
            return Ok(Saved::Before(answer));
        }
        insert(&mut tx, change, Some(receipt)).await?;
        tx.commit().await?;
        Ok(Saved::Now)
    }

    /// Saves a change as [`Store::save`] does, and with it the beginning of another game.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the game has moved on since it was loaded, or the code of the other game is taken;
    /// nothing is changed then.
    pub async fn save_and_begin(
        &self,
        change: &Change,
        next: &Change,
        receipt: Option<&Receipt>,
    ) -> Result<Saved, StoreError> {
        let mut tx = self.begin().await?;
        if let Some(receipt) = receipt
            && let Some(answer) = answered(&mut tx, receipt.interaction).await?
        {
            return Ok(Saved::Before(answer));
        }
        write(&mut tx, change, receipt).await?;
        insert(&mut tx, next, None).await?;
        tx.commit().await?;
        Ok(Saved::Now)
    }

    /// Saves a change: events, game, chairs, what Discord must be told, and the receipt, in one transaction.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the game has moved on since it was loaded; nothing is changed then.
    pub async fn save(
        &self,
        change: &Change,
        receipt: Option<&Receipt>,
    ) -> Result<Saved, StoreError> {
        let mut tx = self.begin().await?;
        if let Some(receipt) = receipt
            && let Some(answer) = answered(&mut tx, receipt.interaction).await?
        {
            return Ok(Saved::Before(answer));
        }
        write(&mut tx, change, receipt).await?;
        tx.commit().await?;
        Ok(Saved::Now)
    }

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
        let id = game.get();
        let rows = sqlx::query!(
            "SELECT seq, kind, chair, ply, notation, data, state_hash, at FROM game_events
             WHERE game_id = ? AND seq <= ? ORDER BY seq",
            id,
            seq
        )
        .fetch_all(&self.reader)
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

    /// The newest message of a kind about a game.
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

/// Writes a new game; the id in `change` is ignored.
async fn insert(
    tx: &mut Transaction<'static, Sqlite>,
    change: &Change,
    receipt: Option<&Receipt>,
) -> Result<(), StoreError> {
    let game = &change.game;
    let (guild, channel, creator) = (
        game.guild.map(super::GuildId::get),
        game.channel.get(),
        game.creator.get(),
    );
    let (ruleset, setup) = (game.setup.kind.slug(), write_setup(game)?);
    // What begins at once does so when the rest of it is written.
    let (status, rematch_of) = (GameStatus::Open.as_str(), game.rematch_of.map(GameId::get));
    let series = game.series.map(|series| series.first.get());
    let round = game.series.map_or(1, |series| series.round);
    let inserted = sqlx::query_scalar!(
            r#"INSERT INTO games (code, guild_id, channel_id, creator_id, ruleset, rules_version, setup, status,
                                  created_at, rematch_of, series_of, round)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO NOTHING RETURNING id AS "id!""#,
            game.code, guild, channel, creator, ruleset, game.rules_version, setup, status, game.created_at,
            rematch_of, series, round
        )
        .fetch_optional(&mut **tx)
        .await?;
    let Some(id) = inserted else {
        return Err(StoreError::Stale);
    };
    let change = Change {
        game: Game {
            id: id.into(),
            ..game.clone()
        },
        ..change.clone()
    };
    write(tx, &change, receipt).await
}

/// Writes the events, the game as it is now, its chairs, what its end changes about ratings, the outbox rows and the
/// receipt.
async fn write(
    tx: &mut Transaction<'static, Sqlite>,
    change: &Change,
    receipt: Option<&Receipt>,
) -> Result<(), StoreError> {
    let game = &change.game;
    let id = game.id.get();
    let interaction = receipt.map(|receipt| receipt.interaction.get());
    let seen: i64 = sqlx::query_scalar!("SELECT seq FROM games WHERE id = ?", id)
        .fetch_one(&mut **tx)
        .await?;
    if seen != change.seen {
        return Err(StoreError::Stale);
    }
    for event in &change.events {
        let (kind, notation, data) = (
            event.kind.as_str(),
            event.kind.notation(),
            event.kind.data(),
        );
        let chair = widen_optional(event.chair)?;
        let hash = event.state_hash.cast_signed();
        sqlx::query!(
            "INSERT INTO game_events (game_id, seq, kind, chair, ply, notation, data, state_hash, at, interaction_id)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            id, event.seq, kind, chair, event.ply, notation, data, hash, event.at, interaction
        )
        .execute(&mut **tx)
        .await?;
        // The trigger of game_events compares each new event with this number.
        sqlx::query!("UPDATE games SET seq = ? WHERE id = ?", event.seq, id)
            .execute(&mut **tx)
            .await?;
    }

    let (setup, terms, status) = (write_setup(game)?, write_terms(game)?, game.status.as_str());
    let to_move = widen_optional(game.to_move)?;
    let hash = game.state_hash.cast_signed();
    let timing = game.timing;
    // The channel is not a step's to change: the game may have moved while it was made.
    sqlx::query!(
        "UPDATE games SET setup = ?, terms = ?, status = ?, ply = ?, to_move = ?, state_hash = ?,
           started_at = ?, ended_at = ?, began_at = ?, deadline_at = ?, paused_at = ?, reminded = ?, due_at = ?
         WHERE id = ?",
        setup, terms, status, game.ply, to_move, hash, game.started_at, game.ended_at,
        timing.began_at, timing.deadline_at, timing.paused_at, timing.reminded, timing.due_at, id
    )
    .execute(&mut **tx)
    .await?;

    sqlx::query!("DELETE FROM chairs WHERE game_id = ?", id)
        .execute(&mut **tx)
        .await?;
    for (index, chair) in (0_i64..).zip(&game.chairs) {
        let (kind, user) = (chair.sits.as_str(), chair.person.id.get());
        let computer = chair.computer.map(ai::Level::name);
        sqlx::query!(
            "INSERT INTO chairs (game_id, chair, user_id, name, kind, computer, bank, missed, left_at, substitute, points, place)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            id, index, user, chair.person.name, kind, computer, chair.bank, chair.missed, chair.left_at, chair.substitute,
            chair.points, chair.place
        )
        .execute(&mut **tx)
        .await?;
    }

    for (chair, plan) in &change.plans {
        super::plans::write(tx, game.id, *chair, plan).await?;
    }
    if change.is_end() {
        super::plans::clear(tx, game.id).await?;
    }
    super::ratings::apply(tx, game).await?;
    let channel = sqlx::query_scalar!("SELECT channel_id FROM games WHERE id = ?", id)
        .fetch_one(&mut **tx)
        .await?
        .into();
    super::outbox::enqueue(tx, game.id, channel, &change.intents, change.at).await?;
    super::beside::keep(tx, game, &change.beside, change.at).await?;
    if game.ended_at.is_some() {
        let last = super::beside::last_words(tx, game).await?;
        super::outbox::enqueue(tx, game.id, channel, &last, change.at).await?;
    }

    if let Some(receipt) = receipt {
        let (interaction, at) = (receipt.interaction.get(), change.at);
        sqlx::query!(
            "INSERT INTO interactions (id, game_id, answer, at) VALUES (?, ?, ?, ?)",
            interaction,
            id,
            receipt.answer,
            at
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
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

fn write_setup(game: &Game) -> Result<String, StoreError> {
    serde_json::to_string(&game.setup)
        .map_err(|error| StoreError::Unreadable(format!("the set-up of {}: {error}", game.code)))
}

fn write_terms(game: &Game) -> Result<String, StoreError> {
    serde_json::to_string(&game.terms)
        .map_err(|error| StoreError::Unreadable(format!("the terms of {}: {error}", game.code)))
}

fn narrow_optional<T: TryFrom<i64>>(number: Option<i64>) -> Result<Option<T>, StoreError> {
    number.map(narrow).transpose()
}

fn widen_optional(number: Option<usize>) -> Result<Option<i64>, StoreError> {
    number
        .map(|number| {
            i64::try_from(number)
                .map_err(|_| StoreError::Unreadable(format!("the number {number}")))
        })
        .transpose()
}
