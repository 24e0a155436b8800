//! The clocks of a game: whose time runs, since when, until when.
//!
//! The clock of the player to move runs from [`Timing::began_at`](crate::store::Timing) with what their chair's bank held
//! then. Every step stops it, does what it does, and starts the clock of whoever is to move then.

use std::ops::Range;

use crate::store::{Change, Game, GameStatus, Sits, StoreError, Timeout, UserId};
use crate::time::{Calendar, DAY, HOUR, MINUTE, Millis};

use super::Play;

/// After so long an open table that did not fill is cleared away.
pub(super) const OPEN_FOR: Millis = 7 * DAY;

/// So much later than the deadline a turn still counts: the way from finger to bot is not the player's fault.
pub(super) const GRACE: Millis = MINUTE;

/// So long a seat is kept for a substitute.
pub(super) const VACANT_FOR: Millis = 48 * HOUR;

/// After so long a pause ends by itself.
pub(super) const PAUSED_AT_MOST: Millis = 30 * DAY;

/// What the clocks of a game depend on.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    /// The vacation of each chair's player.
    vacations: Vec<Option<Range<Millis>>>,
    weekends_free: bool,
}

impl Play {
    /// The clocks of a game.
    pub(super) async fn clocks(&self, game: &Game) -> Result<Clocks, StoreError> {
        let pace = game.terms.pace;
        let players: Vec<UserId> = game.chairs.iter().map(|chair| chair.person.id).collect();
        let vacations = if pace.at_first().is_some() && !pace.is_blitz() {
            self.store.vacations(&players).await?
        } else {
            vec![None; players.len()]
        };
        Ok(Clocks {
            vacations,
            weekends_free: game.terms.weekends_free,
        })
    }
}

impl Clocks {
    /// The same clocks if the player in a chair had another vacation.
    pub(super) fn with_vacation(
        &self,
        chair: Option<usize>,
        vacation: Option<&Range<Millis>>,
    ) -> Self {
        let mut clocks = self.clone();
        if let Some(of_player) = chair.and_then(|chair| clocks.vacations.get_mut(chair)) {
            *of_player = vacation.cloned();
        }
        clocks
    }

    fn calendar(&self, chair: usize) -> Calendar {
        Calendar {
            weekends_free: self.weekends_free,
            vacation: self.vacations.get(chair).cloned().flatten(),
        }
    }

    /// When the time of the player to move is up, as things are now.
    pub(super) fn deadline(&self, game: &Game) -> Option<Millis> {
        let chair = game.to_move?;
        let bank = game.chairs.get(chair)?.bank?;
        Some(
            self.calendar(chair)
                .after(game.timing.began_at?, bank.max(0)),
        )
    }

    /// How much of the time between two moments counts for a chair.
    pub(super) fn counted(&self, chair: usize, from: Millis, until: Millis) -> Millis {
        self.calendar(chair).counted(from, until)
    }

    /// Stops the clock of the player to move; their bank holds what is left then.
    pub(super) fn stop(&self, change: &mut Change) {
        let at = change.at();
        let game = &mut change.game;
        if let (Some(began), Some(chair)) = (game.timing.began_at.take(), game.to_move)
            && let Some(bank) = &mut game.chairs[chair].bank
        {
            *bank -= self.counted(chair, began, at);
        }
        game.timing.deadline_at = None;
    }

    /// Gives the player to move, whose clock stands, what a turn is worth. A deadline that was kept by the grace alone
    /// costs nothing.
    pub(super) fn reward(change: &mut Change) {
        let game = &mut change.game;
        if let Some(chair) = game.to_move.and_then(|chair| game.chairs.get_mut(chair)) {
            chair.bank = chair.bank.and_then(|left| game.terms.pace.after_turn(left));
        }
        game.timing.reminded = 0;
    }

    /// Starts the clock of the player to move, if it is a game with clocks, they are a person and there,
    /// and nothing stops it.
    pub(super) fn start(&self, change: &mut Change) {
        let at = change.at();
        let game = &mut change.game;
        let runs = game.status == GameStatus::Active && game.timing.paused_at.is_none();
        if runs
            && let Some(chair) = game.to_move
            && game.chairs[chair].sits == Sits::Seated
            && game.chairs[chair].computer.is_none()
            && game.chairs[chair].bank.is_some()
        {
            game.timing.began_at = Some(at);
            game.timing.deadline_at = self.deadline(game);
        }
        game.timing.due_at = due_at(game);
    }
}

/// When reminders of the turn are due: at half of the time, a day and two hours before its end, as far as that is not
/// all at once.
pub(super) fn reminders(game: &Game) -> Vec<Millis> {
    let (Some(began), Some(deadline)) = (game.timing.began_at, game.timing.deadline_at) else {
        return Vec::new();
    };
    if game.terms.pace.is_blitz() {
        return Vec::new();
    }
    let mut times = vec![
        began + (deadline - began) / 2,
        deadline - DAY,
        deadline - 2 * HOUR,
    ];
    times.retain(|time| *time >= began + HOUR);
    times.sort_unstable();
    times.dedup_by(|later, earlier| *later - *earlier < 2 * HOUR);
    times
}

/// When the bot must look at a game by itself.
pub(super) fn due_at(game: &Game) -> Option<Millis> {
    match game.status {
        GameStatus::Open => Some(game.created_at + OPEN_FOR),
        GameStatus::Active => {
            let paused = game.timing.paused_at.map(|since| since + PAUSED_AT_MOST);
            let reminder = reminders(game)
                .get(usize::from(game.timing.reminded))
                .copied();
            let deadline = game.timing.deadline_at.filter(|_| {
                // A claim is offered once.
                game.terms.timeout == Timeout::Automatic || game.timing.reminded != CLAIMABLE
            });
            let vacant = game
                .chairs
                .iter()
                .filter(|chair| chair.sits == Sits::Vacant);
            let vacant = vacant
                .filter_map(|chair| Some(chair.left_at? + VACANT_FOR))
                .min();
            let times = [
                paused,
                reminder,
                deadline.map(|deadline| deadline + GRACE),
                vacant,
            ];
            times.into_iter().flatten().min()
        }
        GameStatus::Frozen | GameStatus::Finished | GameStatus::Cancelled => None,
    }
}

/// As [`Timing::reminded`](crate::store::Timing::reminded): the opponents were told that they may claim the game.
pub(super) const CLAIMABLE: u8 = u8::MAX;
