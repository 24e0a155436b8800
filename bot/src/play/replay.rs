//! From the history back to the position.

use rules::{Account, RULES_VERSION, Seat, Table};

use crate::store::{Event, EventKind, Game, GameStatus, StoreError};

use super::{Error, Play, Refusal};

/// A game as it stood after some event, and how it got there.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position.
    pub table: Table,
    /// Every event, each with what it did on the board.
    pub steps: Vec<Step>,
    since: i64,
}

/// One event, told by the rules.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was stored.
    pub event: Event,
    /// What it did on the board; nothing at the start of play.
    pub deed: Option<Deed>,
}

/// A turn or a resignation on the board.
#[derive(Clone, Debug)]
pub struct Deed {
    /// What changed.
    pub account: Account,
    /// The position before it.
    pub before: Table,
}

impl Replay {
    /// The events that are to be told.
    pub fn news(&self) -> impl Iterator<Item = &Step> {
        self.steps
            .iter()
            .filter(|step| step.event.seq >= self.since)
    }

    /// What was done on the board, first to last.
    #[must_use]
    pub fn deeds(&self) -> impl DoubleEndedIterator<Item = &Deed> {
        self.steps.iter().filter_map(|step| step.deed.as_ref())
    }

    /// The last thing that somebody did on the board: a forced pass shows nothing.
    #[must_use]
    pub fn last_deed(&self) -> Option<&Deed> {
        self.deeds().rfind(|deed| !deed.account.is_pass())
    }
}

impl Play {
    /// The number of the event that was turn `ply` of a game; of its start for 0.
    ///
    /// # Errors
    /// [`Refusal::NotBegun`] and [`Refusal::NoSuchTurn`].
    pub async fn seq_after(&self, game: &Game, ply: u32) -> Result<i64, Error> {
        let history = self.store.history(game.id, game.seq).await?;
        if !history.iter().any(|event| event.kind == EventKind::Start) {
            return Err(Refusal::NotBegun(game.code.clone()).into());
        }
        let is_it = |event: &&Event| match event.kind {
            EventKind::Start => ply == 0,
            EventKind::Turn(_) => event.ply == ply,
            _ => false,
        };
        let event = history.iter().find(is_it);
        Ok(event.map(|event| event.seq).ok_or(Refusal::NoSuchTurn {
            code: game.code.clone(),
            last: game.ply,
        })?)
    }

    /// Replays a game that has begun up to event `seq`; what happened from event `since` on is news.
    ///
    /// # Errors
    /// [`Refusal::NotBegun`], [`Refusal::Cancelled`], [`Refusal::OtherRules`], or [`Refusal::Frozen`] when a turn does not lead to the
    /// position whose fingerprint was stored with it.
    pub async fn replay(&self, game: &Game, since: i64, seq: i64) -> Result<Replay, Error> {
        let code = || game.code.clone();
        if game.rules_version != RULES_VERSION {
            return Err(Refusal::OtherRules {
                code: code(),
                version: game.rules_version,
            }
            .into());
        }
        let mut table: Option<Table> = None;
        let mut steps = Vec::new();
        for event in self.store.history(game.id, seq).await? {
            let deed = match (&event.kind, table.take()) {
                (EventKind::Start, None) => {
                    table = Some(Table::new(&game.setup)?);
                    None
                }
                (kind @ (EventKind::Turn(_) | EventKind::Resign), Some(then)) => {
                    let played = match kind {
                        EventKind::Turn(text) => then.play(text),
                        _ => then.resign(seat_of_event(game, &event)?),
                    };
                    let played = played.map_err(|refusal| derailed(game, &event, &refusal))?;
                    table = Some(played.table);
                    Some(Deed {
                        account: played.account,
                        before: then,
                    })
                }
                (EventKind::Start | EventKind::Turn(_) | EventKind::Resign, _) => {
                    return Err(derailed(game, &event, &"it does not belong there"));
                }
                (_, same) => {
                    table = same;
                    None
                }
            };
            if let Some(table) = &table
                && table.fingerprint() != event.state_hash
            {
                return Err(derailed(game, &event, &"it leads to another position"));
            }
            steps.push(Step { event, deed });
        }
        let table = table.ok_or_else(|| match game.status {
            GameStatus::Cancelled => Refusal::Cancelled(code()),
            _ => Refusal::NotBegun(code()),
        })?;
        Ok(Replay {
            table,
            steps,
            since,
        })
    }
}

/// The seat of a chair: chairs stand in turn order.
pub(crate) fn seat_of(game: &Game, chair: usize) -> Option<Seat> {
    game.setup.seats.iter().nth(chair)
}

/// The chair at a seat.
pub(crate) fn chair_at(game: &Game, seat: Seat) -> Option<usize> {
    game.setup.seats.iter().position(|other| other == seat)
}

fn seat_of_event(game: &Game, event: &Event) -> Result<Seat, StoreError> {
    let seat = event.chair.and_then(|chair| seat_of(game, chair));
    seat.ok_or_else(|| StoreError::Unreadable(format!("event {} of {}", event.seq, game.code)))
}

fn derailed(game: &Game, event: &Event, why: &dyn std::fmt::Display) -> Error {
    tracing::error!(game = %game.code, seq = event.seq, %why, "a stored event cannot be replayed");
    Refusal::Frozen(game.code.clone()).into()
}
