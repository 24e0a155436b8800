//! Changes: everything that happens to a game at once, saved whole or not at all.

use crate::time::Millis;
use crate::{
    Done, Event, EventKind, Game, GameId, GameStatus, GuildId, InteractionId, Notification, Person,
    Plan, PlayerState, UserId,
};

/// The idempotency record of an interaction: a second delivery gets the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandledInteraction {
    /// Discord's id of the interaction.
    pub interaction: InteractionId,
    /// What was done.
    pub answer: Done,
}

/// What came of a change that was to be saved.
#[derive(Clone, Debug, PartialEq)]
pub enum Saved {
    /// It is saved.
    Now,
    /// Nothing is saved: the interaction was handled before, and got this answer.
    Before(Done),
}

impl Saved {
    /// The answer to the interaction: what was done now, unless it was handled before.
    pub fn answer(self, now: Done) -> Done {
        match self {
            Self::Now => now,
            Self::Before(answer) => answer,
        }
    }
}

/// Everything that changes about a game at once: saved whole or not at all.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game after the change.
    pub game: Game,
    /// When the change happens.
    pub at: Millis,
    /// The number of events that the game had when it was loaded.
    seen: i64,
    /// The events of the change, which follow those that were seen without a gap.
    events: Vec<Event>,
    /// The notifications for Discord.
    pub notifications: Vec<Notification>,
    /// What is saved beside the game.
    pub side_effects: Vec<SideEffect>,
    /// The new plans of players, with their indices in the game.
    pub plans: Vec<(usize, Plan)>,
    /// The games that begin with this change: the next one of a series.
    follow_ups: Vec<Change>,
    /// What the players have left, for the next event.
    booked: Option<Vec<Option<Millis>>>,
}

impl Change {
    /// A change of a loaded game, made at this time.
    pub fn of(game: Game, at: Millis) -> Self {
        Self {
            // Nothing happens to a game before it was created, even if the system clock is put back.
            at: at.max(game.created_at),
            seen: game.seq,
            game,
            events: Vec::new(),
            notifications: Vec::new(),
            side_effects: Vec::new(),
            plans: Vec::new(),
            follow_ups: Vec::new(),
            booked: None,
        }
    }

    /// Books what the players have left: call it before they are given time, which the next event explains.
    pub(crate) fn book(&mut self) {
        let banks = || self.game.players.iter().map(|player| player.bank).collect();
        self.booked.get_or_insert_with(banks);
    }

    /// Gives the seat of a player to somebody else, with at least the time for a first turn: the new player did not use
    /// up the time that is gone.
    pub(crate) fn seat(&mut self, player: usize, person: Person) {
        self.book();
        let fresh = self.game.terms.pace.at_first();
        let seat = &mut self.game.players[player];
        seat.person = person;
        seat.state = PlayerState::Seated;
        seat.bank = seat.bank.max(fresh);
        seat.missed = 0;
        seat.left_at = None;
        seat.substitute = true;
        self.happen(EventKind::Substitute, Some(player));
    }

    /// Appends an event. The ply and the fingerprint of the game must already be those after the event.
    pub fn happen(&mut self, kind: EventKind, player: Option<usize>) {
        if let (EventKind::Substitute, Some(player)) = (&kind, player) {
            // The plan of the former player stays secret.
            self.plan(player, Plan::default());
        }
        self.game.seq += 1;
        let now = || self.game.players.iter().map(|player| player.bank).collect();
        let banks: Vec<_> = self.booked.take().unwrap_or_else(now);
        self.events.push(Event {
            seq: self.game.seq,
            kind,
            player,
            ply: self.game.ply,
            state_hash: self.game.state_hash,
            at: self.at,
            banks: banks.iter().any(Option::is_some).then_some(banks),
        });
    }

    /// The number of events that the game had when it was loaded.
    pub fn seen(&self) -> i64 {
        self.seen
    }

    /// The events of the change, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The games that begin with this change.
    pub fn follow_ups(&self) -> &[Change] {
        &self.follow_ups
    }

    /// Lets a game begin with this change: the next one of a series.
    pub fn follow_with(&mut self, next: Change) {
        self.follow_ups.push(next);
    }

    /// Whether the change ends the game with a result.
    pub fn is_end(&self) -> bool {
        let played = self.events.iter().any(|event| event.kind.is_on_board());
        played && self.game.status == GameStatus::Finished
    }

    /// Whether anything has happened.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Queues a notification for Discord.
    pub fn tell(&mut self, notification: Notification) {
        self.notifications.push(notification);
    }

    /// Queues the board, with all events that are not announced yet.
    pub fn tell_board(&mut self) {
        let (since, seq) = (self.since(), self.game.seq);
        self.game.untold_from = None;
        self.tell(Notification::Board { since, seq });
    }

    /// Plays the game where it began, in no thread of its own.
    pub(crate) fn stay_in_channel(&mut self) {
        self.game.terms.thread = false;
        self.notifications
            .retain(|it| !matches!(it, Notification::Thread | Notification::Lobby { .. }));
    }

    /// Queues a notice, without a picture, with all events that are not announced yet.
    pub fn tell_notice(&mut self) {
        let (since, seq) = (self.since(), self.game.seq);
        self.game.untold_from = None;
        self.tell(Notification::Notice { since, seq });
    }

    /// Leaves the events to be announced by the next board or notice.
    pub fn tell_later(&mut self) {
        self.game.untold_from = Some(self.since());
    }

    /// Replaces the plan of a player.
    pub fn plan(&mut self, player: usize, plan: Plan) {
        self.plans.push((player, plan));
    }

    /// Gives every game that begins with this change another code, because one was taken.
    pub fn rename_follow_ups(&mut self, attempt: usize) {
        for next in &mut self.follow_ups {
            next.game.code = crate::code::free(attempt);
        }
    }

    /// The same change, with the row id that the store gave the game.
    #[must_use]
    pub fn stored_as(&self, id: GameId) -> Self {
        let mut change = self.clone();
        change.game.id = id;
        change
    }

    /// The number of the first event that is not announced yet.
    fn since(&self) -> i64 {
        self.game.untold_from.unwrap_or(self.seen + 1)
    }
}

/// Something that is saved together with a change, beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum SideEffect {
    /// The invited member declined the invitation of the inviter.
    Declined { inviter: UserId, invited: UserId },
    /// A moderator acted on the game.
    AuditLog(AuditLogEntry),
    /// A member is reminded of all their games.
    Reminded(UserId),
}

/// An action of a moderator, as the audit log stores it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLogEntry {
    /// Who acted.
    pub actor: UserId,
    /// The server.
    pub guild: GuildId,
    /// The command.
    pub action: &'static str,
    /// The reason, if they gave one.
    pub reason: Option<String>,
}
