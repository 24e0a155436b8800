//! What a decision about a game depends on beside its row: its history, plans and vacations.

use std::ops::Range;
use std::sync::Mutex;

use boxed::boxed;
use hashlink::LinkedHashMap;
use play::time::Millis;
use play::turn::SentTurn;
use play::{Event, EventKind, Game, GameId, InteractionId, Plan, UserId};

use super::pool::Executor;
use super::query::fetch_all;
use super::seated::narrow_optional;
use super::{Result, Store, StoreError, narrow};

/// So many histories are kept: about a MiB.
const KEPT: usize = 256;

/// An event, and the interaction that led to it.
type Caused = (Event, Option<InteractionId>);

/// What happened in the games that were looked at last. Events never change, so only later ones are read, and the last
/// one that is kept: a server whose data come from a backup may have lost it and what led to it.
#[derive(Debug, Default)]
pub(super) struct Histories(Mutex<LinkedHashMap<GameId, Vec<Caused>>>);

impl Histories {
    /// What is kept up to event `seq`, and the number of its last event; it is not kept any more.
    fn take(&self, game: GameId, seq: i64) -> (Vec<Caused>, i64) {
        let kept = self.0.lock().expect("nothing panics while it is held").remove(&game);
        let mut kept = kept.unwrap_or_default();
        kept.truncate(kept.partition_point(|(event, _)| event.seq <= seq));
        let last = kept.last().map_or(0, |(event, _)| event.seq);
        (kept, last)
    }

    /// Keeps what was kept with what was `read`, from its last event on. None if that is another one by now.
    fn join(&self, game: GameId, mut kept: Vec<Caused>, read: Vec<Caused>) -> Option<Vec<Caused>> {
        if kept.pop().is_some_and(|last| read.first() != Some(&last)) {
            return None;
        }
        kept.extend(read);
        let mut all = self.0.lock().expect("nothing panics while it is held");
        all.insert(game, kept.clone());
        if all.len() > KEPT {
            all.pop_front();
        }
        Some(kept)
    }
}

/// What a decision about a game depends on beside its row.
#[derive(Debug, Default)]
pub struct Particulars {
    /// What happened, oldest first.
    pub history: Vec<Event>,
    /// The interactions that led to its events.
    interactions: Vec<Option<InteractionId>>,
    /// What its players have planned, those who have planned anything.
    pub plans: Vec<(usize, Plan)>,
    /// The current or last vacations of its players, and of whoever may take over a seat.
    pub vacations: Vec<(UserId, Range<Millis>)>,
}

impl Particulars {
    /// The newest turn of a player that an interaction has led to.
    pub fn sent_by(&self, player: usize) -> Option<SentTurn> {
        let caused = self.history.iter().zip(&self.interactions);
        caused.rev().find_map(|(event, interaction)| match event {
            Event { kind: EventKind::Turn(turn), player: Some(by), seq, .. } if *by == player => {
                Some(SentTurn { interaction: (*interaction)?, seq: *seq, turn: turn.clone() })
            }
            _ => None,
        })
    }
}

/// An event, or in its columns a plan or a vacation.
#[derive(sqlx::FromRow)]
struct Row {
    part: String,
    seq: i64,
    kind: String,
    player: Option<i64>,
    ply: Option<i64>,
    notation: Option<String>,
    data: Option<String>,
    state_hash: Option<i64>,
    at: i64,
    interaction_id: Option<i64>,
}

#[boxed]
impl Store {
    /// What a decision about a game depends on beside its row, of one moment. It must not be older than the row: whatever
    /// changes later makes another version of that.
    pub async fn particulars(&self, game: &Game, user: Option<UserId>) -> Result<Particulars> {
        let id = game.id;
        let (kept, last) = self.histories.take(id, game.seq);
        let rows = fetch_all! { &self.reader, Row;
            r#"SELECT 'event' AS "part!: String", seq AS "seq!: i64", kind AS "kind!: String", player AS "player?: i64", ply AS "ply?: i64",
                 notation AS "notation?: String", data AS "data?: String", state_hash AS "state_hash?: i64", at AS "at!: i64",
                 interaction_id AS "interaction_id?: i64"
               FROM game_events WHERE game_id = $1 AND seq <= $2 AND seq >= $4
               UNION ALL SELECT 'plan', seq, '', player, NULL, NULL, lines, NULL, 0, NULL FROM plans WHERE game_id = $1
               UNION ALL SELECT 'vacation', vacation_from, '', user_id, NULL, NULL, NULL, NULL, vacation_until, NULL FROM people
               WHERE vacation_from IS NOT NULL AND user_id IN (
                 SELECT user_id FROM players WHERE game_id = $1 UNION ALL SELECT CAST($3 AS BIGINT))
               ORDER BY 2"#, id.get(), game.seq, user.map(UserId::get), last;
        };
        let mut particulars = Particulars::default();
        let mut read = Vec::new();
        for row in rows {
            match (row.part.as_str(), row.player) {
                ("plan", Some(player)) => {
                    let unreadable = || StoreError::Unreadable(format!("a plan in game {id}"));
                    let lines = row.data.and_then(|lines| serde_json::from_str(&lines).ok());
                    let plan = Plan { seq: row.seq, lines: lines.ok_or_else(unreadable)? };
                    particulars.plans.push((narrow(player)?, plan));
                }
                ("vacation", Some(user)) => {
                    particulars.vacations.push((user.into(), row.seq..row.at));
                }
                _ => read.push(row.caused(id)?),
            }
        }
        let Some(history) = self.histories.join(id, kept, read) else {
            return self.particulars(game, user).await;
        };
        (particulars.history, particulars.interactions) = history.into_iter().unzip();
        Ok(particulars)
    }

    /// What happened to a game up to event `seq`, oldest first.
    pub async fn history(&self, game: GameId, seq: i64) -> Result<Vec<Event>> {
        let (kept, last) = self.histories.take(game, seq);
        let read = events(&self.reader, game, last, seq).await?;
        match self.histories.join(game, kept, read) {
            Some(history) => Ok(history.into_iter().map(|(event, _)| event).collect()),
            None => self.history(game, seq).await,
        }
    }
}

impl Row {
    fn caused(self, game: GameId) -> Result<Caused> {
        let Self { seq, at, .. } = self;
        let kind = EventKind::read(&self.kind, self.notation, self.data.as_deref())
            .ok_or_else(|| StoreError::Unreadable(format!("event {seq} of game {game}")))?;
        let event = Event {
            seq,
            kind,
            player: narrow_optional(self.player)?,
            ply: narrow(self.ply.unwrap_or(0))?,
            state_hash: self.state_hash.unwrap_or(0).cast_unsigned(),
            at,
        };
        Ok((event, self.interaction_id.map(InteractionId::from)))
    }
}

/// The events of a game from one to another.
pub(super) async fn events(
    executor: impl Into<Executor<'_>>,
    game: GameId,
    from: i64,
    to: i64,
) -> Result<Vec<Caused>> {
    let rows = fetch_all! { executor, Row;
        r#"SELECT 'event' AS "part!: String", seq, kind, player, ply, notation, data, state_hash, at, interaction_id
           FROM game_events WHERE game_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq"#, game.get(), from, to;
    };
    rows.into_iter().map(|row| row.caused(game)).collect()
}
