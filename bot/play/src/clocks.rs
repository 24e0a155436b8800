//! The clocks of a game: they follow the weekends and vacations of its players.
//!
//! The clock of the player to move runs from [`Timing::began_at`](crate::Timing); at that moment their bank held the time
//! that was left. Every change first stops the clock, which charges the time that counted, and at the end starts that of
//! the player to move. What does not count is kept as intervals: those of the table in [`Game::uncounted`], vacations with
//! the members. When something falls due follows from all this by [`Clocks::deadline`] and [`Clocks::due_at`]; what is
//! stored of it is an index. An index that is too early does no harm: whoever looks computes it again before they act.

use std::ops::Range;

use crate::reach::{UNREACHED_AT_MOST, must_be_reached};
use crate::time::{Calendar, DAY, HOUR, MINUTE, Millis, Reason};
use crate::{Change, Game, GameStatus, PlayerState, UserId};

/// How long an open table waits for players before it is removed.
const OPEN_FOR: Millis = 7 * DAY;

/// How long after the deadline a turn still counts: a player must not suffer for the time that a message takes to
/// reach the bot.
pub(crate) const GRACE: Millis = MINUTE;

/// How long a vacant seat waits for a substitute.
const VACANT_FOR: Millis = 48 * HOUR;

/// After how long a pause ends automatically.
const PAUSED_AT_MOST: Millis = 30 * DAY;

/// How long after the beginning of a turn without a clock it is asked whether its player is still
/// on the server, and how long until it is asked again.
const LOOKED_FOR: Millis = 7 * DAY;

/// What the clocks of a game depend on beside the game.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    /// The vacations of the players, and of a member who may become one.
    vacations: Vec<(UserId, Range<Millis>)>,
    weekends_free: bool,
}

impl Clocks {
    /// The clocks of a game; `vacations` are those of its players, earlier ones too, which may not count.
    pub fn new(game: &Game, mut vacations: Vec<(UserId, Range<Millis>)>) -> Self {
        vacations.retain(|_| Self::heed_vacations(game));
        Self { vacations, weekends_free: game.terms.weekends_free }
    }

    /// Whether the vacations of its players stop the clocks of a game.
    pub fn heed_vacations(game: &Game) -> bool {
        let pace = game.terms.pace;
        game.terms.vacations && pace.at_first().is_some() && !pace.is_blitz()
    }

    /// The same clocks with one more vacation of a player.
    #[must_use]
    pub(crate) fn with_vacation(&self, user: UserId, vacation: Range<Millis>) -> Self {
        let mut clocks = self.clone();
        clocks.vacations.push((user, vacation));
        clocks
    }

    /// What does not count on the clock of a member in a game.
    pub(crate) fn calendar(&self, game: &Game, user: UserId) -> Calendar {
        let mut uncounted = game.uncounted.ranges(|_| true);
        let own = self.vacations.iter().filter(|(player, _)| *player == user);
        uncounted.extend(own.map(|(_, vacation)| vacation.clone()));
        Calendar { weekends_free: self.weekends_free, uncounted }
    }

    /// When the time of the player to move runs out, if nothing changes; none while their clock is stopped.
    pub fn deadline(&self, game: &Game) -> Option<Millis> {
        let mover = game.players.get(game.to_move?)?;
        let (began, bank) = (game.timing.began_at?, mover.bank?);
        if game.uncounted.is_open() {
            return None;
        }
        let computed = self.calendar(game, mover.person.id).after(began, bank.max(0));
        Some(game.timing.opening.map_or(computed, |opening| opening.max(computed)))
    }

    /// When the player to move can no longer play. The minute after the deadline passes only while a message could reach
    /// the bot.
    fn runs_out_at(&self, game: &Game) -> Option<Millis> {
        known(table(game, |_| true).after(self.deadline(game)?, GRACE))
    }

    /// Whether the time of the player to move is up.
    pub(crate) fn is_time_up(&self, game: &Game, now: Millis) -> bool {
        self.runs_out_at(game).is_some_and(|at| at <= now)
    }

    /// When the player to move is reminded next.
    pub(crate) fn next_reminder(&self, game: &Game) -> Option<Millis> {
        let mover = game.mover().filter(|_| !game.terms.pace.is_blitz())?;
        game.timing.next_reminder(&self.calendar(game, mover.id))
    }

    /// When the vacant seat of a player is closed, if nobody takes it.
    pub(crate) fn closes_at(game: &Game, player: usize) -> Option<Millis> {
        let player = game.players.get(player)?;
        let left = player.left_at.filter(|_| player.state == PlayerState::Vacant)?;
        known(table(game, |_| true).after(left, VACANT_FOR))
    }

    /// When a pause ends automatically.
    pub(crate) fn resumes_at(game: &Game) -> Option<Millis> {
        let counts = |reason| !matches!(reason, Reason::Outage | Reason::Jump);
        Some(table(game, |reason| !counts(reason)).after(game.timing.paused_at?, PAUSED_AT_MOST))
    }

    /// When an open table is removed.
    pub(crate) fn cleared_at(game: &Game) -> Millis {
        table(game, |_| true).after(game.created_at, OPEN_FOR)
    }

    /// When it is asked whether the player to move, who has no clock, is still on the server.
    pub(crate) fn looks_at(game: &Game) -> Option<Millis> {
        let since = game.timing.reminded_at.filter(|_| waits_without_clock(game))?;
        known(table(game, |_| true).after(since, LOOKED_FOR))
    }

    /// When the bot must look at a game although nobody acts.
    pub fn due_at(&self, game: &Game) -> Option<Millis> {
        match game.status {
            GameStatus::Open => Some(Self::cleared_at(game)),
            // Nothing else falls due during a pause: a vacant seat waits as well.
            GameStatus::Active if game.timing.paused_at.is_some() => Self::resumes_at(game),
            GameStatus::Active if game.uncounted.is_open() => self.given_up_at(game),
            GameStatus::Active => {
                // A claim is announced only once.
                let deadline = self.runs_out_at(game).filter(|_| !game.timing.claimable);
                let vacant = (0..game.players.len()).filter_map(|it| Self::closes_at(game, it));
                let due = [self.next_reminder(game), deadline, vacant.min(), Self::looks_at(game)];
                due.into_iter().flatten().min()
            }
            GameStatus::Frozen | GameStatus::Finished | GameStatus::Cancelled => None,
        }
    }

    /// Writes into a game when it is due, as it follows from everything else. Returns whether that was not there.
    pub fn index(&self, game: &mut Game) -> bool {
        let before = game.timing;
        // Reminders follow from the deadline.
        game.timing.deadline_at = self.deadline(game);
        game.timing.due_at = self.due_at(game);
        game.timing != before
    }

    /// How much of the time between two moments counts for a player.
    pub(crate) fn counted(&self, game: &Game, user: UserId, from: Millis, until: Millis) -> Millis {
        self.calendar(game, user).counted(from, until)
    }

    /// Stops the clock of the player to move, and books what they had left.
    pub fn stop(&self, change: &mut Change) {
        let at = change.at;
        let game = &mut change.game;
        if let (Some(began), Some(player)) = (game.timing.began_at, game.to_move) {
            let mover = &game.players[player];
            let calendar = self.calendar(game, mover.person.id);
            let used = calendar.counted(began, at);
            let ends = |bank: Millis| calendar.after(began, bank.max(0));
            // What an earlier version had given for outages.
            let given = |bank| game.timing.opening.map_or(0, |it| calendar.counted(ends(bank), it));
            let left = mover.bank.map(|bank| bank - used + given(bank));
            game.players[player].bank = left;
        }
        game.timing = game.timing.stopped();
        change.book();
    }

    /// Stops the clock of a player who cannot be [reached](crate::reach), until it is started. If they have not been shown
    /// the board since it began to run (`unseen`), it has not run at all.
    pub fn suspend(&self, change: &mut Change, unseen: bool) {
        let at = change.at;
        if let Some(began) = change.game.timing.began_at.filter(|_| unseen) {
            change.game.uncounted.add(Reason::Unreachable, began..at);
        }
        change.game.uncounted.begin(Reason::Unreachable, at);
        self.index(&mut change.game);
    }

    /// A game as it is once its player is reached, at this moment: what a message says that reaches them.
    pub fn as_if_reached(&self, game: Game, at: Millis) -> Game {
        if !Self::is_suspended(&game) {
            return game;
        }
        let mut change = Change::of(game, at);
        self.start(&mut change);
        change.game
    }

    /// When a game no longer waits for a player who cannot be [reached](crate::reach). A vacation of theirs does not count,
    /// nor does the time in which nobody tried.
    pub(crate) fn given_up_at(&self, game: &Game) -> Option<Millis> {
        let since = game.uncounted.since(Reason::Unreachable)?;
        let mover = must_be_reached(game)?;
        let mut calendar = table(game, |reason| reason != Reason::Unreachable);
        let own = self.vacations.iter().filter(|(player, _)| *player == mover.id);
        calendar.uncounted.extend(own.map(|(_, vacation)| vacation.clone()));
        known(calendar.after(since, UNREACHED_AT_MOST))
    }

    /// Whether a game waits for its clock to be started, which [`Clocks::suspend`] has stopped.
    pub fn is_suspended(game: &Game) -> bool {
        game.status == GameStatus::Active && game.uncounted.since(Reason::Unreachable).is_some()
    }

    /// Pauses the game: its clock stops until somebody resumes it.
    pub(crate) fn pause(&self, change: &mut Change) {
        self.stop(change);
        let at = change.at;
        change.game.uncounted.end(Reason::Unreachable, at);
        change.game.uncounted.begin(Reason::Pause, at);
        change.game.timing.paused_at = Some(at);
        self.index(&mut change.game);
    }

    /// Ends a pause.
    pub(crate) fn resume(&self, change: &mut Change) {
        change.game.uncounted.end(Reason::Pause, change.at);
        change.game.timing.paused_at = None;
        self.start(change);
    }

    /// Adds the time that a turn earns to the bank of the player to move, whose clock is stopped. A turn within the
    /// grace period after the deadline costs nothing extra.
    pub(crate) fn reward(change: &mut Change) {
        change.book();
        let game = &mut change.game;
        if let Some(player) = game.to_move.and_then(|player| game.players.get_mut(player)) {
            player.bank = player.bank.and_then(|left| game.terms.pace.after_turn(left));
        }
    }

    /// Starts the clock of the player to move, if the game has clocks, they are a person who is present, and nothing
    /// stops the clock. One that [`Clocks::suspend`] has stopped begins anew, with what was left.
    pub fn start(&self, change: &mut Change) {
        let at = change.at;
        if change.game.uncounted.since(Reason::Unreachable).is_some() {
            change.game.uncounted.end(Reason::Unreachable, at);
            self.stop(change);
        }
        let game = &mut change.game;
        let runs = game.status == GameStatus::Active && game.timing.paused_at.is_none();
        if runs
            && let Some(player) = game.to_move
            && game.timing.began_at.is_none()
            && game.players[player].state == PlayerState::Seated
            && game.players[player].computer.is_none()
            && game.players[player].bank.is_some()
        {
            game.timing.began_at = Some(at);
        }
        // Nobody is to wait for ever for somebody who has left the server.
        if waits_without_clock(game) {
            game.timing.reminded_at.get_or_insert(at);
        }
        self.index(game);
    }
}

/// What does not count for everybody at a table.
fn table(game: &Game, matters: impl Fn(Reason) -> bool) -> Calendar {
    Calendar { weekends_free: false, uncounted: game.uncounted.ranges(matters) }
}

/// A moment, if it is known.
fn known(at: Millis) -> Option<Millis> {
    Some(at).filter(|at| *at < Millis::MAX)
}

/// A game after the clock of the machine was put back: nothing in it lies ahead of the present, which would be waited for.
pub fn put_back(game: &mut Game, now: Millis) {
    let not_ahead = |at: Option<Millis>| at.map(|at| at.min(now));
    game.uncounted.put_back(now);
    let timing = &mut game.timing;
    timing.began_at = not_ahead(timing.began_at);
    timing.paused_at = not_ahead(timing.paused_at);
    timing.reminded_at = not_ahead(timing.reminded_at);
    timing.remind_from = not_ahead(timing.remind_from);
    for player in &mut game.players {
        player.left_at = not_ahead(player.left_at);
    }
}

/// Whether a game on a server waits for a person who has all the time in the world.
pub(crate) fn waits_without_clock(game: &Game) -> bool {
    game.status == GameStatus::Active
        && game.guild.is_some()
        && game.timing.paused_at.is_none()
        && game.terms.pace.at_first().is_none()
        && game.to_move.is_some_and(|mover| {
            let mover = &game.players[mover];
            mover.state == PlayerState::Seated && mover.computer.is_none()
        })
}
