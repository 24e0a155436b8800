//! Changes: everything that happens to a game at once, saved whole or not at all.

use crate::time::Millis;
use crate::tournament::TournamentChange;
use crate::{
    Done, Event, EventKind, Game, GameId, GameStatus, GuildId, InteractionId, Notification, Plan,
    UserId,
};

/// What an interaction did, kept so that a second delivery gets the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandledInteraction {
    /// Discord's number of the interaction.
    pub interaction: InteractionId,
    /// What it did.
    pub answer: Done,
}

/// Everything that changes about a game at once: saved whole or not at all.
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
    notifications: Vec<Notification>,
    side_effects: Vec<SideEffect>,
    plans: Vec<(usize, Plan)>,
    follow_ups: Vec<Change>,
    tournament: Option<Box<TournamentChange>>,
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
            notifications: Vec::new(),
            side_effects: Vec::new(),
            plans: Vec::new(),
            follow_ups: Vec::new(),
            tournament: None,
        }
    }

    /// Appends an event. The game's ply and fingerprint must already be those after it.
    pub fn happen(&mut self, kind: EventKind, player: Option<usize>) {
        if let (EventKind::Substitute, Some(player)) = (&kind, player) {
            // What the former player had in mind is their secret.
            self.plan(player, Plan::default());
        }
        self.game.seq += 1;
        self.events.push(Event {
            seq: self.game.seq,
            kind,
            player,
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
    pub fn tell(&mut self, notification: Notification) {
        self.notifications.push(notification);
    }

    /// Queues the board, with everything that has not been told.
    pub fn tell_board(&mut self) {
        let (since, seq) = (self.since(), self.game.seq);
        self.game.untold_from = None;
        self.tell(Notification::Board { since, seq });
    }

    /// Queues a notice of everything that has not been told, without a picture.
    pub fn tell_notice(&mut self) {
        let (since, seq) = (self.since(), self.game.seq);
        self.game.untold_from = None;
        self.tell(Notification::Notice { since, seq });
    }

    /// Leaves what has happened to the next board or notice.
    pub fn tell_later(&mut self) {
        self.game.untold_from = Some(self.since());
    }

    /// Adds something that is kept beside the game.
    pub fn note(&mut self, side_effects: SideEffect) {
        self.side_effects.push(side_effects);
    }

    /// Replaces what a player has planned.
    pub fn plan(&mut self, player: usize, plan: Plan) {
        self.plans.push((player, plan));
    }

    /// Adds a game that begins with this change: the next of a series.
    pub fn follow_up(&mut self, next: Change) {
        self.follow_ups.push(next);
    }

    /// The number of events that the game had when it was loaded.
    #[must_use]
    pub fn seen(&self) -> i64 {
        self.seen
    }

    /// Since when its clock ran when it was loaded.
    #[must_use]
    pub fn clock_seen(&self) -> Option<Millis> {
        self.clock_seen
    }

    /// What happens.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What Discord must be told.
    #[must_use]
    pub fn notifications(&self) -> &[Notification] {
        &self.notifications
    }

    /// What is kept beside the game.
    #[must_use]
    pub fn side_effects(&self) -> &[SideEffect] {
        &self.side_effects
    }

    /// What players plan from now on, by their indices in the game.
    #[must_use]
    pub fn plans(&self) -> &[(usize, Plan)] {
        &self.plans
    }

    /// The games that begin with it.
    #[must_use]
    pub fn follow_ups(&self) -> &[Change] {
        &self.follow_ups
    }

    /// Has the tournament of the game changed with it.
    pub fn report(&mut self, tournament: Option<TournamentChange>) {
        self.tournament = tournament.map(Box::new);
    }

    /// What it changes about the tournament of the game.
    #[must_use]
    pub fn tournament(&self) -> Option<&TournamentChange> {
        self.tournament.as_deref()
    }

    /// Gives every game that begins with this change another code, since one was taken.
    pub fn rename_follow_ups(&mut self, attempt: usize) {
        for next in &mut self.follow_ups {
            next.game.code = crate::code::free(attempt);
        }
    }

    /// The same change of a game that has got its row.
    #[must_use]
    pub fn stored_as(&self, id: GameId) -> Self {
        let mut change = self.clone();
        change.game.id = id;
        change
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
    Before(Done),
}

/// Something that is saved together with a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SideEffect {
    /// Somebody declined an invitation.
    Declined {
        /// Who had invited them.
        inviter: UserId,
        /// Who declined.
        invited: UserId,
    },
    /// A moderator did something to the game.
    AuditLog(AuditLogEntry),
    /// Somebody is reminded of all their games.
    Reminded(UserId),
    /// Somebody else has a player's seat now: the plans of the player before are deleted.
    Replaced {
        /// The index of the player.
        player: usize,
    },
}

/// What a moderator did, as the audit log keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLogEntry {
    /// Who.
    pub actor: UserId,
    /// On which server.
    pub guild: GuildId,
    /// The command.
    pub action: &'static str,
    /// Why, if they said so.
    pub reason: Option<String>,
}
