//! Changes: everything that one step does to a game, saved whole or not at all.

use sqlx::{Sqlite, Transaction};

use super::beside::Beside;
use super::event::{Event, EventKind};
use super::model::{Game, GameId, GameStatus, Intent, InteractionId};
use super::{Plan, Store, StoreError, answered};
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
    /// Since when its clock ran then. Clocks are also moved without an event: after an outage, and while the channel is
    /// out of reach.
    clock_seen: Option<Millis>,
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
            clock_seen: game.timing.began_at,
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
            // What the former player had in mind is their secret.
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

    /// Has the board posted, with everything that has not been told.
    pub fn tell_board(&mut self) {
        let (since, seq) = (self.since(), self.game.seq);
        self.game.untold_from = None;
        self.tell(Intent::Board { since, seq });
    }

    /// Has everything that has not been told, told without a picture.
    pub fn tell_notice(&mut self) {
        let (since, seq) = (self.since(), self.game.seq);
        self.game.untold_from = None;
        self.tell(Intent::Notice { since, seq });
    }

    /// Leaves what has happened to the next board or notice.
    pub fn tell_later(&mut self) {
        self.game.untold_from = Some(self.since());
    }

    /// Adds something that is kept beside the game.
    pub fn note(&mut self, beside: Beside) {
        self.beside.push(beside);
    }

    /// Replaces what the player in a chair has planned.
    pub fn plan(&mut self, chair: usize, plan: Plan) {
        self.plans.push((chair, plan));
    }

    /// Number of the first event that has not been told.
    fn since(&self) -> i64 {
        self.game.untold_from.unwrap_or(self.seen + 1)
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
        self.save_all(change, Some(next), receipt).await
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
        self.save_all(change, None, receipt).await
    }

    async fn save_all(
        &self,
        change: &Change,
        next: Option<&Change>,
        receipt: Option<&Receipt>,
    ) -> Result<Saved, StoreError> {
        let mut tx = self.begin().await?;
        if let Some(receipt) = receipt
            && let Some(answer) = answered(&mut tx, receipt.interaction).await?
        {
            return Ok(Saved::Before(answer));
        }
        write(&mut tx, change, receipt).await?;
        if let Some(next) = next {
            insert(&mut tx, next, None).await?;
        }
        tx.commit().await?;
        Ok(Saved::Now)
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
    // A game that begins at once does so with the rest of its row, in `write`.
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
    let now = sqlx::query!("SELECT seq, began_at FROM games WHERE id = $1", id)
        .fetch_one(&mut **tx)
        .await?;
    if (now.seq, now.began_at) != (change.seen, change.clock_seen) {
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
    let (timing, awaits_computer) = (game.timing, game.computer_to_move().is_some());
    // The channel is not a step's to change: the game may have moved while it was made.
    sqlx::query!(
        "UPDATE games SET setup = $1, terms = $2, status = $3, untold_from = $4, ply = $5, to_move = $6,
           state_hash = $7, started_at = $8, ended_at = $9, began_at = $10, deadline_at = $11, paused_at = $12,
           reminded = $13, due_at = $14, awaits_computer = $15
         WHERE id = $16",
        setup, terms, status, game.untold_from, game.ply, to_move, hash, game.started_at, game.ended_at,
        timing.began_at, timing.deadline_at, timing.paused_at, timing.reminded, timing.due_at, awaits_computer, id
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

fn write_setup(game: &Game) -> Result<String, StoreError> {
    serde_json::to_string(&game.setup)
        .map_err(|error| StoreError::Unreadable(format!("the set-up of {}: {error}", game.code)))
}

fn write_terms(game: &Game) -> Result<String, StoreError> {
    serde_json::to_string(&game.terms)
        .map_err(|error| StoreError::Unreadable(format!("the terms of {}: {error}", game.code)))
}

fn widen_optional(number: Option<usize>) -> Result<Option<i64>, StoreError> {
    number
        .map(|number| {
            i64::try_from(number)
                .map_err(|_| StoreError::Unreadable(format!("the number {number}")))
        })
        .transpose()
}
