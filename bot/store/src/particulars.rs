//! What a decision about a game depends on beside its row: its history, plans and vacations.

use std::ops::Range;

use boxed::boxed;
use play::time::Millis;
use play::turn::SentTurn;
use play::{Event, EventKind, Game, GameId, InteractionId, Plan, UserId};

use super::pool::Executor;
use super::query::fetch_all;
use super::seated::narrow_optional;
use super::{Result, Store, StoreError, narrow};

/// What a decision about a game depends on beside its row.
#[derive(Debug, Default)]
pub struct Particulars {
    /// What happened, oldest first.
    pub history: Vec<Event>,
    /// The interactions that led to events, and the places of these in the history.
    sent: Vec<(InteractionId, usize)>,
    /// What its players have planned, those who have planned anything.
    pub plans: Vec<(usize, Plan)>,
    /// The current or last vacations of its players, and of whoever may take over a seat.
    pub vacations: Vec<(UserId, Range<Millis>)>,
}

impl Particulars {
    /// The newest turn of a player that an interaction has led to.
    pub fn sent_by(&self, player: usize) -> Option<SentTurn> {
        self.sent.iter().rev().find_map(|(interaction, index)| match &self.history[*index] {
            Event { kind: EventKind::Turn(turn), player: Some(by), seq, .. } if *by == player => {
                Some(SentTurn { interaction: *interaction, seq: *seq, turn: turn.clone() })
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
        let (id, user) = (game.id, user.map(UserId::get));
        let rows = fetch_all! { &self.reader, Row;
            r#"SELECT 'event' AS "part!: String", seq AS "seq!: i64", kind AS "kind!: String", player AS "player?: i64", ply AS "ply?: i64",
                 notation AS "notation?: String", data AS "data?: String", state_hash AS "state_hash?: i64", at AS "at!: i64",
                 interaction_id AS "interaction_id?: i64"
               FROM game_events WHERE game_id = $1 AND seq <= $2
               UNION ALL SELECT 'plan', seq, '', player, NULL, NULL, lines, NULL, 0, NULL FROM plans WHERE game_id = $1
               UNION ALL SELECT 'vacation', vacation_from, '', user_id, NULL, NULL, NULL, NULL, vacation_until, NULL FROM people
               WHERE vacation_from IS NOT NULL AND user_id IN (
                 SELECT user_id FROM players WHERE game_id = $1 UNION ALL SELECT CAST($3 AS BIGINT))
               ORDER BY 2"#, id.get(), game.seq, user;
        };
        let mut particulars = Particulars::default();
        for row in rows {
            let index = particulars.history.len();
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
                _ => {
                    particulars.sent.extend(row.interaction_id.map(|it| (it.into(), index)));
                    particulars.history.push(row.event(id)?);
                }
            }
        }
        Ok(particulars)
    }
}

impl Row {
    fn event(self, game: GameId) -> Result<Event> {
        let Self { seq, at, .. } = self;
        let kind = EventKind::read(&self.kind, self.notation, self.data.as_deref())
            .ok_or_else(|| StoreError::Unreadable(format!("event {seq} of game {game}")))?;
        Ok(Event {
            seq,
            kind,
            player: narrow_optional(self.player)?,
            ply: narrow(self.ply.unwrap_or(0))?,
            state_hash: self.state_hash.unwrap_or(0).cast_unsigned(),
            at,
        })
    }
}

/// What happened to a game up to event `seq`, oldest first, as `executor` sees it.
pub(super) async fn history(
    executor: impl Into<Executor<'_>>,
    game: GameId,
    seq: i64,
) -> Result<Vec<Event>> {
    let rows = fetch_all! { executor, Row;
        r#"SELECT 'event' AS "part!: String", seq, kind, player, ply, notation, data, state_hash, at, interaction_id
           FROM game_events WHERE game_id = $1 AND seq <= $2 ORDER BY seq"#, game.get(), seq;
    };
    rows.into_iter().map(|row| row.event(game)).collect()
}
