//! Replays a history to its position.

use derive_more::From;
use rules::{Entry, Position, Record, RulesError, RulesVersion, Seat, Status, Summary};

use crate::{ActionError, Event, EventKind, Game, GameStatus, Offer, Result};

/// A game as it stood after an event, and everything that led there.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position.
    pub position: Position,
    /// Every event, each with its effect on the board.
    pub steps: Vec<Step>,
    since: i64,
}

/// One event and its effect.
#[derive(Clone, Debug)]
pub struct Step {
    /// The stored event.
    pub event: Event,
    /// Its effect on the board; none for the start of play and for what happens beside the board.
    pub action: Option<BoardAction>,
    /// Whether it was taken back later.
    pub undone: bool,
}

impl Step {
    /// Whether somebody chose to do this on the board: nobody chooses a forced pass or a skipped
    /// turn.
    pub fn is_choice(&self) -> bool {
        let forced = |action: &BoardAction| action.before.forced().is_some();
        match self.event.kind {
            EventKind::Skip => false,
            EventKind::Turn(_) => self.action.as_ref().is_some_and(|action| !forced(action)),
            _ => self.action.is_some(),
        }
    }
}

/// An offer that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenOffer {
    /// The offer.
    pub offer: Offer,
    /// The index of the player who made it.
    pub by: usize,
    /// The number of its event.
    pub seq: i64,
    /// The indices of the players who have agreed so far.
    pub accepted: Vec<usize>,
}

/// A turn or a resignation on the board.
#[derive(Clone, Debug)]
pub struct BoardAction {
    /// Its effect.
    pub summary: Summary,
    /// The position before it.
    pub before: Position,
}

/// Why a history cannot be replayed.
#[derive(Clone, Debug, From)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum ReplayError {
    /// The game has not begun, was cancelled, or was begun with rules that this program does not
    /// know.
    #[from(ActionError, RulesError)]
    Refused(ActionError),
    /// A stored event does not lead to the position that was stored with it.
    Derailed { code: String, seq: i64, error: Derailment },
}

/// What is wrong with a stored event.
#[derive(Clone, Debug)]
pub enum Derailment {
    /// No player of the game can have caused it.
    NobodysEvent,
    /// It comes before the start of the game, or starts it a second time.
    OutOfPlace,
    /// The rules do not allow it.
    Illegal(RulesError),
    /// It leads to a position other than the stored one.
    OtherPosition,
}

impl From<ReplayError> for ActionError {
    /// Members are only told that the game is on hold; the reason is for the log.
    fn from(error: ReplayError) -> Self {
        match error {
            ReplayError::Refused(refusal) => refusal,
            ReplayError::Derailed { code, .. } => Self::Frozen(code),
        }
    }
}

impl Replay {
    /// The number of turns up to the position.
    pub fn ply(&self) -> u32 {
        let turn = |step: &&Step| {
            !step.undone && matches!(step.event.kind, EventKind::Turn(_) | EventKind::Skip)
        };
        self.steps.iter().rfind(turn).map_or(0, |step| step.event.ply)
    }

    /// Replays the events of a game that has begun, from the first one up to the last of interest;
    /// events from `since` on are new to the reader.
    pub fn of(game: &Game, events: Vec<Event>, since: i64) -> Result<Self, ReplayError> {
        let version = version(game)?;
        let mut position: Option<Position> = None;
        let mut steps: Vec<Step> = Vec::with_capacity(events.len());
        for (event, number) in events.into_iter().zip(1..) {
            let derailed =
                |error| ReplayError::Derailed { code: game.code.clone(), seq: event.seq, error };
            if event.seq != number {
                return Err(derailed(Derailment::OutOfPlace));
            }
            // Whoever left the table before play began had a place that nobody may have now.
            let begins = position.is_some() || event.kind == EventKind::Start;
            if begins && event.player.is_some_and(|player| player >= game.players.len()) {
                return Err(derailed(Derailment::NobodysEvent));
            }
            let entry = entry(game, &event).map_err(derailed)?;
            if let (EventKind::Turn(_), Some(position)) = (&event.kind, &position)
                && !is_by_mover(game, &event, position)
            {
                return Err(derailed(Derailment::NobodysEvent));
            }
            let action = match (entry, position.take()) {
                (None, None) if event.kind == EventKind::Start => {
                    position = Some(Position::under(version, &game.setup)?);
                    None
                }
                (Some(entry), Some(before)) => {
                    let entered = before.enter(&entry);
                    let (after, summary) =
                        entered.map_err(|error| derailed(Derailment::Illegal(error)))?;
                    position = Some(after);
                    summary.map(|summary| BoardAction { summary, before })
                }
                (None, Some(then)) => {
                    position = Some(match event.kind {
                        EventKind::TakeBack(to) => take_back(&mut steps, to, then),
                        EventKind::Start => return Err(derailed(Derailment::OutOfPlace)),
                        _ => then,
                    });
                    None
                }
                (Some(_), None) => return Err(derailed(Derailment::OutOfPlace)),
                (None, None) => None,
            };
            if let Some(position) = &position
                && position.fingerprint() != event.state_hash
            {
                return Err(derailed(Derailment::OtherPosition));
            }
            steps.push(Step { event, action, undone: false });
        }
        let position = position.ok_or_else(|| match game.status {
            GameStatus::Cancelled => ActionError::Cancelled(game.code.clone()),
            _ => ActionError::NotBegun(game.code.clone()),
        })?;
        Ok(Self { position, steps, since })
    }

    /// The same for a reader who has seen everything up to the last turn of this player, or up to
    /// the start of the game.
    #[must_use]
    pub fn since_turn_of(mut self, player: usize) -> Self {
        let start = || self.steps.iter().find(|step| step.event.kind == EventKind::Start);
        let seen = self.turn_of(player).or_else(start);
        self.since = seen.map_or(0, |step| step.event.seq + 1);
        self
    }

    /// The same with everything since the last turn of the player to move, if this is the newest
    /// board of the game; with its start if they have played none, since that says how the game is
    /// won.
    #[must_use]
    pub fn for_mover(mut self, game: &Game) -> Self {
        if let Some(mover) = game.to_move
            && self.seq() == game.seq
        {
            self.since = self.since.min(self.turn_of(mover).map_or(0, |step| step.event.seq + 1));
        }
        self
    }

    /// The same with everything since the last turn of the player to move, or since the start, if this is the newest board
    /// of the game: the boards in between are gone.
    #[must_use]
    pub fn with_missed(self, game: &Game) -> Self {
        match game.to_move {
            Some(mover) if self.seq() == game.seq => {
                let since = self.since;
                let missed = self.since_turn_of(mover);
                Self { since: missed.since.min(since), ..missed }
            }
            _ => self,
        }
    }

    /// The events that are new to the reader.
    pub fn news(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(|step| step.event.seq >= self.since)
    }

    /// The events that still count, in order: all but those that were taken back.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Step> {
        self.steps.iter().filter(|step| !step.undone)
    }

    /// What was done on the board, in order.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = &BoardAction> {
        self.standing().filter_map(|step| step.action.as_ref())
    }

    /// Whether the game was called off.
    pub fn is_off(&self) -> bool {
        self.steps.iter().any(|step| step.event.kind == EventKind::Abort)
    }

    /// Whether the clocks were stopped by agreement.
    pub fn is_paused(&self) -> bool {
        let mut kinds = self.steps.iter().rev().map(|step| &step.event.kind);
        let last = kinds.find(|kind| matches!(kind, EventKind::Pause | EventKind::Resume));
        last == Some(&EventKind::Pause)
    }

    /// The number of the event that led to the position: a board shown since then is up to date.
    pub fn position_since(&self) -> i64 {
        position_since(self.steps.iter().map(|step| &step.event))
    }

    /// Whether a board that was shown after `seen` events shows the present position.
    pub fn is_newest(&self, seen: i64) -> bool {
        (self.position_since()..=self.seq()).contains(&seen)
    }

    /// The last turn of a player that still counts and was their own choice.
    pub fn turn_of(&self, player: usize) -> Option<&Step> {
        self.standing().rfind(|step| {
            step.event.player == Some(player)
                && matches!(step.event.kind, EventKind::Turn(_))
                && step.is_choice()
        })
    }

    /// The number of the last event.
    pub fn seq(&self) -> i64 {
        self.steps.last().map_or(0, |step| step.event.seq)
    }

    /// The open offers, the oldest first: nobody has declined them, their maker has not replaced
    /// them, and no turn has made them obsolete.
    pub fn offers(&self) -> Vec<OpenOffer> {
        let mut open: Vec<OpenOffer> = Vec::new();
        for step in &self.steps {
            let player = step.event.player;
            match (&step.event.kind, player) {
                (EventKind::Offer(offer), Some(by)) => {
                    open.retain(|open| open.by != by || !offer.replaces(open.offer));
                    let seq = step.event.seq;
                    open.push(OpenOffer { offer: *offer, by, seq, accepted: Vec::new() });
                }
                (EventKind::Accept(offer), Some(player)) => {
                    let offered = open.iter_mut().find(|open| open.offer == *offer);
                    if let Some(open) = offered {
                        open.accepted.push(player);
                    }
                }
                (EventKind::Decline(offer), _) => open.retain(|open| open.offer != *offer),
                (EventKind::Substitute, _) => open.retain(|open| open.offer != Offer::Substitute),
                (EventKind::Pause, _) => open.retain(|open| open.offer != Offer::Pause),
                // A substitute may be looked for while the others play on.
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

    /// The last turn or resignation on the board, ignoring forced passes.
    pub fn last_action(&self) -> Option<&BoardAction> {
        self.actions().rfind(|action| !action.summary.is_pass())
    }
}

/// The version of the rules under which a game is played from its first turn to its last. Fails
/// with [`ActionError::OtherRules`] if a newer program began the game.
pub(crate) fn version(game: &Game) -> Result<RulesVersion> {
    RulesVersion::try_from(game.rules_version)
        .map_err(|unknown| ActionError::OtherRules { code: game.code.clone(), version: unknown.0 })
}

/// The record of a game: the events that still count, as text that other programs can read.
/// `events` must start at the first one. They are not checked, so this also works for a game that
/// can no longer be replayed.
pub fn record<'a>(game: &Game, events: impl IntoIterator<Item = &'a Event>) -> Record {
    let mut standing: Vec<(i64, Entry)> = Vec::new();
    for event in events {
        if let EventKind::TakeBack(to) = event.kind {
            standing.retain(|(seq, _)| *seq <= to);
        }
        // No player can have caused this event; a replay stops there.
        if let Ok(Some(entry)) = entry(game, event) {
            standing.push((event.seq, entry));
        }
    }
    let mut record = Record::new(game.setup.clone());
    record.rules = game.rules_version;
    record.turns.extend(standing.into_iter().map(|(_, entry)| entry));
    record
}

/// The number of the event that led to the present position: a board shown since then is up to
/// date.
pub fn position_since<'a>(
    events: impl IntoIterator<Item = &'a Event, IntoIter: DoubleEndedIterator>,
) -> i64 {
    let mut events = events.into_iter();
    events.rfind(|event| event.kind.is_on_board()).map_or(0, |event| event.seq)
}

/// The seat of a player: players are in turn order.
pub fn seat_of(game: &Game, player: usize) -> Option<Seat> {
    game.setup.seats.iter().nth(player)
}

/// The player at a seat.
pub fn player_at(game: &Game, seat: Seat) -> Option<usize> {
    game.setup.seats.iter().position(|other| other == seat)
}

/// Whether a turn is by the player to move, and is counted.
fn is_by_mover(game: &Game, event: &Event, position: &Position) -> bool {
    let seat = event.player.and_then(|player| seat_of(game, player));
    event.ply > 0 && seat.is_some_and(|seat| position.status() == Status::Turn(seat))
}

/// The entry that an event has in a record.
fn entry(game: &Game, event: &Event) -> Result<Option<Entry>, Derailment> {
    let seat =
        || event.player.and_then(|player| seat_of(game, player)).ok_or(Derailment::NobodysEvent);
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
    let later = steps.iter_mut().rev().take_while(|step| step.event.seq > to);
    for step in later.filter(|step| !step.undone) {
        if let Some(action) = &step.action {
            then = action.before.clone();
        }
        step.undone = step.action.is_some();
    }
    then
}
