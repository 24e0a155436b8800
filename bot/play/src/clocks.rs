//! The clocks of a game: they follow the weekends and vacations of its players.
//!
//! The clock of the player to move runs from [`Timing::began_at`](crate::Timing); at that moment their bank held the time
//! that was left. Every change first stops the clock, and at the end starts that of the player to move. What falls due
//! meanwhile follows from [`Timing`](crate::Timing).

use std::ops::Range;

use crate::time::{Calendar, DAY, HOUR, MINUTE, Millis};
use crate::{Change, Game, GameStatus, PlayerState, UserId};

/// How long an open table waits for players before it is removed.
pub const OPEN_FOR: Millis = 7 * DAY;

/// How long after the deadline a turn still counts: a player must not suffer for the time that a message takes to
/// reach the bot.
pub(crate) const GRACE: Millis = MINUTE;

/// How long a vacant seat waits for a substitute.
pub(crate) const VACANT_FOR: Millis = 48 * HOUR;

/// After how long a pause ends automatically.
pub(crate) const PAUSED_AT_MOST: Millis = 30 * DAY;

/// What the clocks of a game depend on.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    /// The vacations of the players, and of a member who may become one.
    vacations: Vec<(UserId, Range<Millis>)>,
    weekends_free: bool,
}

impl Clocks {
    /// The clocks of a game; `vacations` are those of its players, which may not count.
    pub fn new(game: &Game, mut vacations: Vec<(UserId, Range<Millis>)>) -> Self {
        vacations.retain(|_| Self::heed_vacations(game));
        Self { vacations, weekends_free: game.terms.weekends_free }
    }

    /// Whether the vacations of its players stop the clocks of a game.
    pub fn heed_vacations(game: &Game) -> bool {
        let pace = game.terms.pace;
        game.terms.vacations && pace.at_first().is_some() && !pace.is_blitz()
    }

    /// The same clocks with another vacation of a player, or none.
    #[must_use]
    pub fn with_vacation(&self, user: UserId, vacation: Option<&Range<Millis>>) -> Self {
        let mut clocks = self.clone();
        clocks.vacations.retain(|(player, _)| *player != user);
        clocks.vacations.extend(vacation.map(|vacation| (user, vacation.clone())));
        clocks
    }

    pub(crate) fn calendar(&self, user: UserId) -> Calendar {
        let mut vacations = self.vacations.iter();
        let vacation = vacations.find(|(player, _)| *player == user);
        Calendar {
            weekends_free: self.weekends_free,
            vacation: vacation.map(|(_, vacation)| vacation.clone()),
        }
    }

    /// When the time of the player to move runs out, if nothing changes.
    fn deadline(&self, game: &Game) -> Option<Millis> {
        let mover = game.players.get(game.to_move?)?;
        Some(self.calendar(mover.person.id).after(game.timing.began_at?, mover.bank?.max(0)))
    }

    /// When the time of the player to move is up: the stored or the computed deadline, whichever is later. The stored
    /// one may be older than a vacation, and it may include time that was given back for an outage.
    pub(crate) fn latest_deadline(&self, game: &Game) -> Option<Millis> {
        self.deadline(game).max(game.timing.deadline_at)
    }

    /// Whether the time of the player to move is up.
    pub(crate) fn is_time_up(&self, game: &Game, now: Millis) -> bool {
        self.latest_deadline(game).is_some_and(|deadline| deadline + GRACE <= now)
    }

    /// When the player to move is reminded next.
    pub(crate) fn next_reminder(&self, game: &Game) -> Option<Millis> {
        let mover = game.mover().filter(|_| !game.terms.pace.is_blitz())?;
        game.timing.next_reminder(&self.calendar(mover.id))
    }

    /// When the bot must look at a game although nobody acts.
    pub(crate) fn due_at(&self, game: &Game) -> Option<Millis> {
        match game.status {
            GameStatus::Open => Some(game.created_at + OPEN_FOR),
            GameStatus::Active => {
                if let Some(since) = game.timing.paused_at {
                    // Nothing else falls due during a pause: a vacant seat waits as well.
                    return Some(since + PAUSED_AT_MOST);
                }
                // A claim is announced only once.
                let deadline = game.timing.deadline_at.filter(|_| !game.timing.claimable);
                let vacant =
                    game.players.iter().filter(|player| player.state == PlayerState::Vacant);
                let vacant = vacant.filter_map(|player| Some(player.left_at? + VACANT_FOR)).min();
                let deadline = deadline.map(|deadline| deadline + GRACE);
                [self.next_reminder(game), deadline, vacant].into_iter().flatten().min()
            }
            GameStatus::Frozen | GameStatus::Finished | GameStatus::Cancelled => None,
        }
    }

    /// How much of the time between two moments counts for a player.
    pub(crate) fn counted(&self, user: UserId, from: Millis, until: Millis) -> Millis {
        self.calendar(user).counted(from, until)
    }

    /// Stops the clock of the player to move; their bank then holds the time that is left.
    pub fn stop(&self, change: &mut Change) {
        let at = change.at;
        let game = &mut change.game;
        if let (Some(began), Some(player)) = (game.timing.began_at.take(), game.to_move) {
            let mover = &mut game.players[player];
            let used = self.counted(mover.person.id, began, at);
            mover.bank = mover.bank.map(|left| left - used);
        }
        game.timing = game.timing.stopped();
    }

    /// Stops the clock of a game that nobody can be told about. Nothing falls due until it is started.
    pub fn suspend(&self, change: &mut Change) {
        self.stop(change);
        change.game.timing.due_at = None;
    }

    /// Whether a game waits for its clock to be started, which [`Clocks::suspend`] has stopped.
    pub fn is_suspended(game: &Game) -> bool {
        let bank = game.to_move.and_then(|player| game.players.get(player)?.bank);
        let timing = &game.timing;
        game.status == GameStatus::Active
            && timing.began_at.is_none()
            && timing.paused_at.is_none()
            && bank.is_some()
    }

    /// Pauses the game: its clock stops until somebody resumes it.
    pub(crate) fn pause(&self, change: &mut Change) {
        self.stop(change);
        change.game.timing.paused_at = Some(change.at);
        change.game.timing.due_at = self.due_at(&change.game);
    }

    /// Ends a pause.
    pub(crate) fn resume(&self, change: &mut Change) {
        change.game.timing.paused_at = None;
        self.start(change);
    }

    /// Adds the time that a turn earns to the bank of the player to move, whose clock is stopped. A turn within the
    /// grace period after the deadline costs nothing extra.
    pub(crate) fn reward(change: &mut Change) {
        let game = &mut change.game;
        if let Some(player) = game.to_move.and_then(|player| game.players.get_mut(player)) {
            player.bank = player.bank.and_then(|left| game.terms.pace.after_turn(left));
        }
    }

    /// Starts the clock of the player to move, if the game has clocks, they are a person who is present, and nothing
    /// stops the clock.
    pub fn start(&self, change: &mut Change) {
        let at = change.at;
        let game = &mut change.game;
        let runs = game.status == GameStatus::Active && game.timing.paused_at.is_none();
        if runs
            && let Some(player) = game.to_move
            && game.players[player].state == PlayerState::Seated
            && game.players[player].computer.is_none()
            && game.players[player].bank.is_some()
        {
            game.timing.began_at = Some(at);
            game.timing.deadline_at = self.deadline(game);
        }
        game.timing.due_at = self.due_at(game);
    }

    /// Starts the clock if it is stopped, and sets when the game is due next.
    pub fn run(&self, change: &mut Change) {
        if change.game.timing.began_at.is_none() {
            self.start(change);
        } else {
            change.game.timing.due_at = self.due_at(&change.game);
        }
    }
}
