//! From the history back to the position.

use rules::{Entry, Position, Record, RulesVersion, Seat, Summary};

use crate::store::{Event, EventKind, Game, GameStatus, Offer, StoreError};

use super::{Error, Play, Refusal};

/// A game as it stood after some event, and how it got there.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position.
    pub position: Position,
    /// Every event, each with what it did on the board.
    pub steps: Vec<Step>,
    since: i64,
}

/// One event, told by the rules.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was stored.
    pub event: Event,
    /// What it did on the board; nothing at the start of play, and of what happens beside the board.
    pub deed: Option<Deed>,
    /// Whether it was taken back.
    pub undone: bool,
}

impl Step {
    /// Whether somebody chose to do this on the board: a forced pass and a turn left out are nobody's choice.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        let forced = |deed: &Deed| deed.before.forced().is_some();
        match self.event.kind {
            EventKind::Skip => false,
            EventKind::Turn(_) => self.deed.as_ref().is_some_and(|deed| !forced(deed)),
            _ => self.deed.is_some(),
        }
    }
}

/// Something that one player offers to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenOffer {
    /// What.
    pub offer: Offer,
    /// The chair of whoever offers it.
    pub by: usize,
    /// The event.
    pub seq: i64,
    /// The chairs that have agreed so far.
    pub accepted: Vec<usize>,
}

/// A turn or a resignation on the board.
#[derive(Clone, Debug)]
pub struct Deed {
    /// What changed.
    pub summary: Summary,
    /// The position before it.
    pub before: Position,
}

impl Replay {
    /// The events that are to be told.
    pub fn news(&self) -> impl Iterator<Item = &Step> {
        self.steps
            .iter()
            .filter(|step| step.event.seq >= self.since)
    }

    /// The events that still count, first to last: without those that were taken back.
    #[must_use]
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().filter(|step| !step.undone)
    }

    /// What was done on the board, first to last.
    #[must_use]
    pub fn deeds(&self) -> impl DoubleEndedIterator<Item = &Deed> {
        self.standing().filter_map(|step| step.deed.as_ref())
    }

    /// Whether the game was called off.
    #[must_use]
    pub fn is_off(&self) -> bool {
        self.steps
            .iter()
            .any(|step| step.event.kind == EventKind::Abort)
    }

    /// Whether the clocks were stopped by agreement.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let mut kinds = self.steps.iter().rev().map(|step| &step.event.kind);
        let last = kinds.find(|kind| matches!(kind, EventKind::Pause | EventKind::Resume));
        last == Some(&EventKind::Pause)
    }

    /// The number of the event that made the position: what was shown since then is not out of date.
    #[must_use]
    pub fn position_since(&self) -> i64 {
        position_since(self.steps.iter().map(|step| &step.event))
    }

    /// Whether what was shown of the game after `seen` events is its present position.
    #[must_use]
    pub fn is_newest(&self, seen: i64) -> bool {
        (self.position_since()..=self.seq()).contains(&seen)
    }

    /// The last turn of a chair that still counts and was its own choice.
    #[must_use]
    pub fn turn_of(&self, chair: usize) -> Option<&Step> {
        self.standing().rfind(|step| {
            step.event.chair == Some(chair)
                && matches!(step.event.kind, EventKind::Turn(_))
                && step.is_choice()
        })
    }

    /// The number of the last event.
    #[must_use]
    pub fn seq(&self) -> i64 {
        self.steps.last().map_or(0, |step| step.event.seq)
    }

    /// The offers that nobody has answered for good, and that no turn has made pointless, the oldest first.
    #[must_use]
    pub fn offers(&self) -> Vec<OpenOffer> {
        let mut open: Vec<OpenOffer> = Vec::new();
        for step in &self.steps {
            let chair = step.event.chair;
            match (&step.event.kind, chair) {
                (EventKind::Offer(offer), Some(by)) => open.push(OpenOffer {
                    offer: *offer,
                    by,
                    seq: step.event.seq,
                    accepted: Vec::new(),
                }),
                (EventKind::Accept(offer), Some(chair)) => {
                    let offered = open.iter_mut().find(|open| open.offer == *offer);
                    if let Some(open) = offered {
                        open.accepted.push(chair);
                    }
                }
                (EventKind::Decline(offer), _) => open.retain(|open| open.offer != *offer),
                (EventKind::Substitute, _) => open.retain(|open| open.offer != Offer::Substitute),
                (EventKind::Pause, _) => open.retain(|open| open.offer != Offer::Pause),
                // A substitute may be looked for while others play on.
                (
                    EventKind::Turn(_)
                    | EventKind::Resign
                    | EventKind::TimeOut
                    | EventKind::TakeBack(_),
                    _,
                ) => {
                    open.retain(|open| open.offer == Offer::Substitute && chair != Some(open.by));
                }
                (EventKind::Draw | EventKind::Abort, _) => open.clear(),
                _ => {}
            }
        }
        open
    }

    /// The last thing that somebody did on the board: a forced pass shows nothing.
    #[must_use]
    pub fn last_deed(&self) -> Option<&Deed> {
        self.deeds().rfind(|deed| !deed.summary.is_pass())
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
            EventKind::Turn(_) | EventKind::Skip => event.ply == ply,
            _ => false,
        };
        // After a turn was taken back there may be two of a number: the later one counts.
        let event = history.iter().rfind(is_it).filter(|_| ply <= game.ply);
        Ok(event.map(|event| event.seq).ok_or(Refusal::NoSuchTurn {
            code: game.code.clone(),
            last: game.ply,
        })?)
    }

    /// The number of the event that made the present position of a game: what was shown since then is not out of date.
    ///
    /// # Errors
    /// When the data file cannot be read.
    pub async fn position_since(&self, game: &Game) -> Result<i64, Error> {
        Ok(position_since(
            &self.store.history(game.id, game.seq).await?,
        ))
    }

    /// Replays a game that has begun up to event `seq`; what happened from event `since` on is news.
    ///
    /// # Errors
    /// [`Refusal::NotBegun`], [`Refusal::Cancelled`], [`Refusal::OtherRules`], or [`Refusal::Frozen`] when a turn does not lead to the
    /// position whose fingerprint was stored with it.
    pub async fn replay(&self, game: &Game, since: i64, seq: i64) -> Result<Replay, Error> {
        let code = || game.code.clone();
        let version = version(game)?;
        let mut position: Option<Position> = None;
        let mut steps: Vec<Step> = Vec::new();
        for event in self.store.history(game.id, seq).await? {
            let failed = |refusal: rules::RulesError| derailed(game, &event, &refusal);
            let deed = match (entry(game, &event)?, position.take()) {
                (None, None) if event.kind == EventKind::Start => {
                    position = Some(Position::under(version, &game.setup)?);
                    None
                }
                (Some(entry), Some(before)) => {
                    let (after, summary) = before.enter(&entry).map_err(failed)?;
                    position = Some(after);
                    summary.map(|summary| Deed { summary, before })
                }
                (None, Some(then)) => {
                    position = Some(match event.kind {
                        EventKind::TakeBack(to) => take_back(&mut steps, to, then),
                        EventKind::Start => {
                            return Err(derailed(game, &event, &"it does not belong there"));
                        }
                        _ => then,
                    });
                    None
                }
                (Some(_), None) => return Err(derailed(game, &event, &"it does not belong there")),
                (None, None) => None,
            };
            if let Some(position) = &position
                && position.fingerprint() != event.state_hash
            {
                return Err(derailed(game, &event, &"it leads to another position"));
            }
            steps.push(Step {
                event,
                deed,
                undone: false,
            });
        }
        let position = position.ok_or_else(|| match game.status {
            GameStatus::Cancelled => Refusal::Cancelled(code()),
            _ => Refusal::NotBegun(code()),
        })?;
        Ok(Replay {
            position,
            steps,
            since,
        })
    }
}

/// The rules that a game is played under, from its first turn to its last.
///
/// # Errors
/// [`Refusal::OtherRules`], when a newer program began it.
pub(super) fn version(game: &Game) -> Result<RulesVersion, Refusal> {
    RulesVersion::try_from(game.rules_version).map_err(|unknown| Refusal::OtherRules {
        code: game.code.clone(),
        version: unknown.0,
    })
}

/// What counts of a game as text that other programs can read. `events` must go back to the first; they are not judged,
/// so that this also works for a game that can no longer be replayed.
#[must_use]
pub fn record<'a>(game: &Game, events: impl IntoIterator<Item = &'a Event>) -> Record {
    let mut standing: Vec<(i64, Entry)> = Vec::new();
    for event in events {
        if let EventKind::TakeBack(to) = event.kind {
            standing.retain(|(seq, _)| *seq <= to);
        }
        // An event of nobody at the table is unreadable; a replay stops there.
        if let Ok(Some(entry)) = entry(game, event) {
            standing.push((event.seq, entry));
        }
    }
    let mut record = Record::new(game.setup.clone());
    record.rules = game.rules_version;
    record
        .turns
        .extend(standing.into_iter().map(|(_, entry)| entry));
    record
}

fn position_since<'a>(
    events: impl IntoIterator<Item = &'a Event, IntoIter: DoubleEndedIterator>,
) -> i64 {
    let mut events = events.into_iter();
    let last = events.rfind(|event| event.kind.is_on_board());
    last.map_or(0, |event| event.seq)
}

/// The seat of a chair: chairs stand in turn order.
pub(crate) fn seat_of(game: &Game, chair: usize) -> Option<Seat> {
    game.setup.seats.iter().nth(chair)
}

/// The chair at a seat.
pub(crate) fn chair_at(game: &Game, seat: Seat) -> Option<usize> {
    game.setup.seats.iter().position(|other| other == seat)
}

/// What an event does on the board, as a record has it.
fn entry(game: &Game, event: &Event) -> Result<Option<Entry>, StoreError> {
    let seat = || {
        let seat = event.chair.and_then(|chair| seat_of(game, chair));
        let unreadable = || StoreError::Unreadable(format!("event {} of {}", event.seq, game.code));
        seat.ok_or_else(unreadable)
    };
    Ok(match &event.kind {
        EventKind::Turn(text) => Some(Entry::Turn(text.clone())),
        EventKind::Resign => Some(Entry::Resign(Some(seat()?))),
        EventKind::TimeOut => Some(Entry::Time(Some(seat()?))),
        EventKind::Skip => Some(Entry::Skip),
        EventKind::Draw => Some(Entry::Draw),
        _ => None,
    })
}

/// Marks what was done after event `to` as undone and returns the position then.
fn take_back(steps: &mut [Step], to: i64, now: Position) -> Position {
    let mut then = now;
    let later = steps
        .iter_mut()
        .rev()
        .take_while(|step| step.event.seq > to);
    for step in later.filter(|step| !step.undone) {
        if let Some(deed) = &step.deed {
            then = deed.before.clone();
        }
        step.undone = step.deed.is_some();
    }
    then
}

fn derailed(game: &Game, event: &Event, why: &dyn std::fmt::Display) -> Error {
    tracing::error!(game = %game.code, seq = event.seq, %why, "a stored event cannot be replayed");
    Refusal::Frozen(game.code.clone()).into()
}
