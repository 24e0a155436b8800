//! From the history back to the position.

use rules::{Entry, Position, Record, RulesError, RulesVersion, Seat, Summary};

use crate::{Event, EventKind, Game, GameStatus, Offer, Refusal};

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
    pub action: Option<BoardAction>,
    /// Whether it was taken back.
    pub undone: bool,
}

impl Step {
    /// Whether somebody chose to do this on the board: a forced pass and a turn left out are nobody's choice.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        let forced = |action: &BoardAction| action.before.forced().is_some();
        match self.event.kind {
            EventKind::Skip => false,
            EventKind::Turn(_) => self.action.as_ref().is_some_and(|action| !forced(action)),
            _ => self.action.is_some(),
        }
    }
}

/// Something that one player offers to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenOffer {
    /// What.
    pub offer: Offer,
    /// The player who offers it.
    pub by: usize,
    /// The event.
    pub seq: i64,
    /// The players who have agreed so far.
    pub accepted: Vec<usize>,
}

/// A turn or a resignation on the board.
#[derive(Clone, Debug)]
pub struct BoardAction {
    /// What changed.
    pub summary: Summary,
    /// The position before it.
    pub before: Position,
}

/// Why a history cannot be replayed.
#[derive(Clone, Debug)]
pub enum ReplayError {
    /// The game has not begun, was given up, or was begun with rules that this program does not know.
    Refused(Refusal),
    /// A stored event does not lead to the position that was stored with it.
    Derailed {
        /// The code of the game.
        code: String,
        /// The number of the event.
        seq: i64,
        /// What is wrong with it.
        flaw: Flaw,
    },
}

/// What is wrong with a stored event.
#[derive(Clone, Debug)]
pub enum Flaw {
    /// It is of nobody at the table.
    NobodysEvent,
    /// It comes before the game has begun, or begins it once more.
    OutOfPlace,
    /// The rules do not allow it.
    Illegal(RulesError),
    /// It leads to another position.
    OtherPosition,
}

impl From<Refusal> for ReplayError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<RulesError> for ReplayError {
    fn from(error: RulesError) -> Self {
        Self::Refused(Refusal::Rules(error))
    }
}

impl From<ReplayError> for Refusal {
    /// Without the reason, a game that cannot be replayed is on hold.
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::Refused(refusal) => refusal,
            ReplayError::Derailed { code, .. } => Self::Frozen(code),
        }
    }
}

impl Replay {
    /// Replays the events of a game that has begun, the first to the last of interest; what happened from event
    /// `since` on is news.
    ///
    /// # Errors
    /// [`ReplayError`].
    pub fn of(game: &Game, events: Vec<Event>, since: i64) -> Result<Self, ReplayError> {
        let version = version(game)?;
        let mut position: Option<Position> = None;
        let mut steps: Vec<Step> = Vec::with_capacity(events.len());
        for event in events {
            let derailed = |flaw| ReplayError::Derailed {
                code: game.code.clone(),
                seq: event.seq,
                flaw,
            };
            let entry = entry(game, &event).map_err(derailed)?;
            let action = match (entry, position.take()) {
                (None, None) if event.kind == EventKind::Start => {
                    position = Some(Position::under(version, &game.setup)?);
                    None
                }
                (Some(entry), Some(before)) => {
                    let entered = before.enter(&entry);
                    let (after, summary) =
                        entered.map_err(|error| derailed(Flaw::Illegal(error)))?;
                    position = Some(after);
                    summary.map(|summary| BoardAction { summary, before })
                }
                (None, Some(then)) => {
                    position = Some(match event.kind {
                        EventKind::TakeBack(to) => take_back(&mut steps, to, then),
                        EventKind::Start => return Err(derailed(Flaw::OutOfPlace)),
                        _ => then,
                    });
                    None
                }
                (Some(_), None) => return Err(derailed(Flaw::OutOfPlace)),
                (None, None) => None,
            };
            if let Some(position) = &position
                && position.fingerprint() != event.state_hash
            {
                return Err(derailed(Flaw::OtherPosition));
            }
            steps.push(Step {
                event,
                action,
                undone: false,
            });
        }
        let position = position.ok_or_else(|| match game.status {
            GameStatus::Cancelled => Refusal::Cancelled(game.code.clone()),
            _ => Refusal::NotBegun(game.code.clone()),
        })?;
        Ok(Self {
            position,
            steps,
            since,
        })
    }

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
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = &BoardAction> {
        self.standing().filter_map(|step| step.action.as_ref())
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

    /// The last turn of a player that still counts and was their own choice.
    #[must_use]
    pub fn turn_of(&self, player: usize) -> Option<&Step> {
        self.standing().rfind(|step| {
            step.event.player == Some(player)
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
            let player = step.event.player;
            match (&step.event.kind, player) {
                (EventKind::Offer(offer), Some(by)) => open.push(OpenOffer {
                    offer: *offer,
                    by,
                    seq: step.event.seq,
                    accepted: Vec::new(),
                }),
                (EventKind::Accept(offer), Some(player)) => {
                    let offered = open.iter_mut().find(|open| open.offer == *offer);
                    if let Some(open) = offered {
                        open.accepted.push(player);
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
                    open.retain(|open| open.offer == Offer::Substitute && player != Some(open.by));
                }
                (EventKind::Draw | EventKind::Abort, _) => open.clear(),
                _ => {}
            }
        }
        open
    }

    /// The last thing that somebody did on the board: a forced pass shows nothing.
    #[must_use]
    pub fn last_action(&self) -> Option<&BoardAction> {
        self.actions().rfind(|action| !action.summary.is_pass())
    }
}

/// The rules that a game is played under, from its first turn to its last.
///
/// # Errors
/// [`Refusal::OtherRules`], when a newer program began it.
pub(crate) fn version(game: &Game) -> Result<RulesVersion, Refusal> {
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

/// The number of the event that made the present position: what was shown since then is not out of date.
pub fn position_since<'a>(
    events: impl IntoIterator<Item = &'a Event, IntoIter: DoubleEndedIterator>,
) -> i64 {
    let mut events = events.into_iter();
    let last = events.rfind(|event| event.kind.is_on_board());
    last.map_or(0, |event| event.seq)
}

/// The seat of a player: players stand in turn order.
#[must_use]
pub fn seat_of(game: &Game, player: usize) -> Option<Seat> {
    game.setup.seats.iter().nth(player)
}

/// The player at a seat.
#[must_use]
pub fn player_at(game: &Game, seat: Seat) -> Option<usize> {
    game.setup.seats.iter().position(|other| other == seat)
}

/// What an event does on the board, as a record has it.
fn entry(game: &Game, event: &Event) -> Result<Option<Entry>, Flaw> {
    let seat = || {
        let seat = event.player.and_then(|player| seat_of(game, player));
        seat.ok_or(Flaw::NobodysEvent)
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

/// Marks the steps after event `to` as undone and returns the position there.
fn take_back(steps: &mut [Step], to: i64, now: Position) -> Position {
    let mut then = now;
    let later = steps
        .iter_mut()
        .rev()
        .take_while(|step| step.event.seq > to);
    for step in later.filter(|step| !step.undone) {
        if let Some(action) = &step.action {
            then = action.before.clone();
        }
        step.undone = step.action.is_some();
    }
    then
}
