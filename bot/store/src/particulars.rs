//! What a decision about a game depends on beside its row: its history, plans and vacations.

use std::ops::Range;
use std::sync::Mutex;

use boxed::boxed;
use hashlink::LinkedHashMap;
use play::time::Millis;
use play::turn::SentTurn;
use play::{Event, EventKind, Game, GameId, InteractionId, Plan, UserId};

use super::games::possible_code;
use super::people::vacations;
use super::pool::Executor;
use super::query::fetch_all;
use super::seated::{self, SeatedRow, narrow_optional};
use super::{Result, Store, StoreError, narrow, time};

/// So many histories are kept: about a MiB.
const KEPT: usize = 256;

/// An event, and the interaction that led to it.
type Caused = (Event, Option<InteractionId>);

/// What happened in the games that were looked at last. Events never change, so only later ones are read, and the last
/// one that is kept: a server whose data come from a backup may have lost it and what led to it.
#[derive(Debug, Default)]
pub(super) struct Histories(Mutex<LinkedHashMap<GameId, Kept>>);

/// What is kept of a game.
#[derive(Debug, Default)]
struct Kept {
    code: String,
    events: Vec<Caused>,
}

impl Kept {
    /// The same without the events after `seq`.
    fn up_to(mut self, seq: i64) -> Self {
        self.events.truncate(self.events.partition_point(|(event, _)| event.seq <= seq));
        self
    }

    /// The number of its last event; 0 if nothing is kept.
    fn last(&self) -> i64 {
        self.events.last().map_or(0, |(event, _)| event.seq)
    }
}

impl Histories {
    /// What is kept of the first game that fits; it is not kept any more.
    fn take(&self, fits: impl Fn(GameId, &str) -> bool) -> Kept {
        let mut all = self.0.lock().expect("nothing panics while it is held");
        let found = all.iter().find(|(id, kept)| fits(**id, &kept.code)).map(|(id, _)| *id);
        found.and_then(|id| all.remove(&id)).unwrap_or_default()
    }

    /// Keeps what was kept with what was `read`, from its last event on, up to event `seq`. None if that is another one
    /// by now.
    fn join(
        &self,
        game: &Game,
        seq: i64,
        mut kept: Kept,
        read: Vec<Caused>,
    ) -> Option<Vec<Caused>> {
        if kept.events.pop().is_some_and(|last| read.first() != Some(&last)) {
            return None;
        }
        kept.events.extend(read);
        let Kept { events, .. } = kept.up_to(seq);
        let mut all = self.0.lock().expect("nothing panics while it is held");
        all.insert(game.id, Kept { code: game.code.clone(), events: events.clone() });
        if all.len() > KEPT {
            all.pop_front();
        }
        Some(events)
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
    /// The vacations of its players, and of whoever may take over a seat, earlier ones too.
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

/// What stands beside a player of a game, and the vacation of somebody else.
#[derive(sqlx::FromRow)]
struct BesideRow {
    plan_seq: Option<i64>,
    plan_lines: Option<String>,
    vacation_from: Option<i64>,
    vacation_until: Option<i64>,
    vacations_before: Option<String>,
    others_vacation_from: Option<i64>,
    others_vacation_until: Option<i64>,
    others_vacations_before: Option<String>,
}

/// An event, if there is one in this row.
#[derive(sqlx::FromRow)]
#[expect(clippy::struct_field_names, reason = "games and players have columns of these names too")]
struct EventRow {
    event_seq: Option<i64>,
    event_kind: Option<String>,
    event_player: Option<i64>,
    event_ply: Option<i64>,
    event_notation: Option<String>,
    event_data: Option<String>,
    event_hash: Option<i64>,
    event_banks: Option<String>,
    event_at: Option<i64>,
    event_interaction: Option<i64>,
}

#[boxed]
impl Store {
    /// The game with this code, and what a decision about it depends on beside its row, if `user` may take over a seat as
    /// well: of one moment, and whatever changes later makes another version of the row. Upper and lower case are the
    /// same.
    pub async fn game_and_particulars(
        &self,
        code: &str,
        user: Option<UserId>,
    ) -> Result<Option<(Game, Particulars)>> {
        let Some(code) = possible_code(code) else {
            return Ok(None);
        };
        let kept = self.histories.take(|_, kept| kept == code);
        // The row of the first player is repeated with each event.
        let rows = fetch_all! { &self.reader, [SeatedRow, BesideRow, EventRow];
            "SELECT games.*, players.*, plans.seq AS plan_seq, plans.lines AS plan_lines,
               people.vacation_from, people.vacation_until, people.vacations_before,
               (SELECT other.vacation_from FROM people AS other WHERE other.user_id = $3) AS others_vacation_from,
               (SELECT other.vacation_until FROM people AS other WHERE other.user_id = $3) AS others_vacation_until,
               (SELECT other.vacations_before FROM people AS other WHERE other.user_id = $3) AS others_vacations_before,
               event.seq AS event_seq, event.kind AS event_kind, event.player AS event_player, event.ply AS event_ply,
               event.notation AS event_notation, event.data AS event_data, event.state_hash AS event_hash,
               event.banks AS event_banks,
               event.at AS event_at, event.interaction_id AS event_interaction
             FROM games JOIN players ON players.game_id = games.id
               LEFT JOIN plans ON plans.game_id = games.id AND plans.player = players.player
               LEFT JOIN people ON people.user_id = players.user_id
               LEFT JOIN game_events AS event
                 ON event.game_id = games.id AND event.seq >= $2 AND players.player = 0
             WHERE games.code = $1 ORDER BY players.player, event.seq", code, kept.last(), user;
        };
        let (mut seated, mut read) = (Vec::<SeatedRow>::new(), Vec::new());
        let mut particulars = Particulars::default();
        for (player, beside, event) in rows {
            read.extend(event.caused(&code)?);
            if seated.last().is_none_or(|last| last.player != player.player) {
                if seated.is_empty()
                    && let Some(user) = user
                {
                    let others = (beside.others_vacation_from, beside.others_vacation_until);
                    let before = beside.others_vacations_before.as_deref();
                    particulars.vacations.extend(vacations(user, others, before)?);
                }
                let own = (beside.vacation_from, beside.vacation_until);
                let (user, before) = (player.user_id.into(), beside.vacations_before.as_deref());
                particulars.vacations.extend(vacations(user, own, before)?);
                if let (Some(seq), Some(lines)) = (beside.plan_seq, beside.plan_lines) {
                    let unreadable = |_| StoreError::Unreadable(format!("a plan in game {code}"));
                    let lines = serde_json::from_str(&lines).map_err(unreadable)?;
                    particulars.plans.push((narrow(player.player)?, Plan { seq, lines }));
                }
                seated.push(player);
            }
        }
        let Some(game) = seated::game(seated)? else {
            return Ok(None);
        };
        let Some(history) = self.histories.join(&game, game.seq, kept, read) else {
            return self.game_and_particulars(&code, user).await;
        };
        (particulars.history, particulars.interactions) = history.into_iter().unzip();
        Ok(Some((game, particulars)))
    }

    /// What happened to a game up to event `seq`, oldest first.
    pub async fn history(&self, game: &Game, seq: i64) -> Result<Vec<Event>> {
        let kept = self.histories.take(|id, _| id == game.id).up_to(seq);
        let read = match kept.events.last() {
            // Nobody else writes to data that this process has to itself.
            Some(last) if last.0.seq == seq && !self.is_shared() => vec![last.clone()],
            _ => events(&self.reader, game, kept.last(), seq).await?,
        };
        match self.histories.join(game, seq, kept, read) {
            Some(history) => Ok(history.into_iter().map(|(event, _)| event).collect()),
            None => self.history(game, seq).await,
        }
    }
}

impl EventRow {
    fn caused(self, code: &str) -> Result<Option<Caused>> {
        let (Some(seq), Some(kind), Some(at)) = (self.event_seq, self.event_kind, self.event_at)
        else {
            return Ok(None);
        };
        let unreadable = || StoreError::Unreadable(format!("event {seq} of game {code}"));
        let kind = EventKind::read(&kind, self.event_notation, self.event_data.as_deref())
            .ok_or_else(unreadable)?;
        match kind {
            EventKind::Give(given) => {
                time(given)?;
            }
            EventKind::Vacation(Some(away)) => {
                time(away.until)?;
            }
            _ => {}
        }
        let event = Event {
            seq,
            kind,
            player: narrow_optional(self.event_player)?,
            ply: narrow(self.event_ply.unwrap_or(0))?,
            state_hash: self.event_hash.unwrap_or(0).cast_unsigned(),
            at: time(at)?,
            banks: self.event_banks.map(|banks| read_banks(&banks, unreadable)).transpose()?,
        };
        Ok(Some((event, self.event_interaction.map(InteractionId::from))))
    }
}

/// What the players had left. A turn in the time of grace leaves less than nothing.
fn read_banks(text: &str, unreadable: impl Fn() -> StoreError) -> Result<Vec<Option<Millis>>> {
    let banks: Vec<Option<Millis>> = serde_json::from_str(text).map_err(|_| unreadable())?;
    for bank in banks.iter().flatten() {
        time(bank.saturating_abs())?;
    }
    Ok(banks)
}

/// The events of a game from one to another.
pub(super) async fn events(
    executor: impl Into<Executor<'_>>,
    game: &Game,
    from: i64,
    to: i64,
) -> Result<Vec<Caused>> {
    let rows = fetch_all! { executor, EventRow;
        "SELECT seq AS event_seq, kind AS event_kind, player AS event_player, ply AS event_ply, notation AS event_notation,
           data AS event_data, state_hash AS event_hash, banks AS event_banks, at AS event_at, interaction_id AS event_interaction
         FROM game_events WHERE game_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq", game.id, from, to;
    };
    rows.into_iter().filter_map(|row| row.caused(&game.code).transpose()).collect()
}
