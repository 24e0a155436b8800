//! What becomes of a game when time passes and nobody acts: reminders, missed deadlines, seats without players, tables
//! without guests.

use rules::Position;

use crate::store::{
    Absent, Change, EventKind, Game, GameStatus, Intent, Sits, StoreError, Timeout, Timing,
};

use super::clocks::{CLAIMABLE, Clocks, GRACE, OPEN_FOR, PAUSED_AT_MOST, VACANT_FOR, due_at};
use super::computers::{OF_LAST_RESORT, replace};
use super::replay::seat_of;
use super::turn::{advance, go_on};
use super::vacation::BegunByItself;
use super::{Error, Play, Refusal};
use crate::time::{HOUR, MINUTE, Millis};

/// Shorter absences of the bot are not worth speaking of: turns are given a minute of grace.
const ABSENT: Millis = 2 * MINUTE;

/// The name under which the last sign of life is remembered.
const ALIVE: &str = "alive";

impl Play {
    /// Gives back to the players the time in which the bot was not running, and as much again, up to an hour, to notice
    /// that it is back. Returns how long it was away.
    ///
    /// # Errors
    /// When the data file fails.
    pub async fn wake_up(&self) -> Result<Millis, StoreError> {
        let now = self.now();
        let before = self.store.fact(ALIVE).await?;
        let outage = before.map_or(0, |alive| now - alive);
        if outage <= ABSENT {
            self.stay_awake().await?;
            return Ok(0);
        }
        self.store.credit(outage + outage.min(HOUR)).await?;
        self.stay_awake().await?;
        Ok(outage)
    }

    /// Remembers that the bot is running now.
    ///
    /// # Errors
    /// When the data file fails.
    pub async fn stay_awake(&self) -> Result<(), StoreError> {
        self.store.remember(ALIVE, self.now()).await
    }

    /// Does what has become due in a game. Whoever acted a moment earlier was in time: then nothing is due any more.
    ///
    /// # Errors
    /// When the game cannot be replayed or saved; nothing has changed then, or it is on hold.
    pub async fn keep_time(&self, code: &str) -> Result<(), Error> {
        let lock = self.locks.game(code).await;
        let game = self.store.game(code).await?;
        let now = self.now();
        let Some(game) = game.filter(|game| game.timing.due_at.is_some_and(|due| due <= now))
        else {
            return Ok(());
        };
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        let mut vacation = None;
        match self.next_step(&change.game, &clocks) {
            Step::Nothing => {
                let game = &mut change.game;
                game.timing.deadline_at = latest_deadline(game, &clocks);
                game.timing.due_at = due_at(game);
            }
            Step::ClearTable => {
                change.game.status = GameStatus::Cancelled;
                change.game.ended_at = Some(now);
                change.game.timing = Timing::default();
                change.happen(EventKind::Cancel, None);
                let seq = change.game.seq;
                change.tell(Intent::Lobby { seq });
            }
            Step::Resume => resume(&mut change, &clocks),
            Step::Remind => self.remind(&mut change).await?,
            Step::CloseSeat(chair) => {
                let position = self.position(&change.game).await?;
                close_seat(&mut change, &clocks, position, chair)?;
            }
            Step::TimeUp(chair) => {
                vacation = self.vacation_by_itself(&mut change, &clocks, chair).await?;
                if vacation.is_none() {
                    let position = self.position(&change.game).await?;
                    time_up(&mut change, &clocks, &position, chair)?;
                }
            }
        }
        self.commit_own(&change).await?;
        drop(lock);
        if let Some(BegunByItself { user, before }) = vacation {
            self.restart_clocks(user, before.as_ref(), Some(code))
                .await?;
        }
        Ok(())
    }

    /// The position of a game, which goes on hold if it cannot be had.
    pub(crate) async fn position(&self, game: &Game) -> Result<Position, Error> {
        let replay = self.replay(game, game.seq, game.seq).await;
        Ok(self.frozen_if_derailed(game, replay).await?.position)
    }

    fn next_step(&self, game: &Game, clocks: &Clocks) -> Step {
        let now = self.now();
        match game.status {
            GameStatus::Open if game.created_at + OPEN_FOR <= now => return Step::ClearTable,
            GameStatus::Active => {}
            _ => return Step::Nothing,
        }
        if let Some(since) = game.timing.paused_at {
            return if since + PAUSED_AT_MOST <= now {
                Step::Resume
            } else {
                Step::Nothing
            };
        }
        let overdue = |left: Option<i64>| left.is_some_and(|left| left + VACANT_FOR <= now);
        let vacant = game
            .chairs
            .iter()
            .position(|chair| chair.sits == Sits::Vacant && overdue(chair.left_at));
        if let Some(chair) = vacant {
            return Step::CloseSeat(chair);
        }
        match (game.to_move, latest_deadline(game, clocks)) {
            (Some(chair), Some(deadline)) if deadline + GRACE <= now => Step::TimeUp(chair),
            (Some(_), Some(deadline)) if Some(deadline) == game.timing.deadline_at => Step::Remind,
            _ => Step::Nothing,
        }
    }
}

/// When the time of the player to move is up. What is stored may be older than a vacation; and it may be later than what
/// can be computed, since what was given for an outage stands there. Nobody loses by it.
fn latest_deadline(game: &Game, clocks: &Clocks) -> Option<Millis> {
    clocks.deadline(game).max(game.timing.deadline_at)
}

/// What is to be done.
enum Step {
    Nothing,
    /// The open table did not fill.
    ClearTable,
    /// The pause has lasted long enough.
    Resume,
    /// The player to move is reminded.
    Remind,
    /// Nobody has taken the vacant chair.
    CloseSeat(usize),
    /// The time of the player in the chair is up.
    TimeUp(usize),
}

/// Lets the clocks run again.
pub(super) fn resume(change: &mut Change, clocks: &Clocks) {
    change.game.timing.paused_at = None;
    change.happen(EventKind::Resume, None);
    clocks.start(change);
    change.tell_board();
}

/// What happens when the time of the player to move is up: they are out of a game of two; at a larger table that is
/// excused once, then their seat is free. With claims, the opponents are told first.
fn time_up(
    change: &mut Change,
    clocks: &Clocks,
    position: &Position,
    chair: usize,
) -> Result<(), Error> {
    let game = &mut change.game;
    if game.terms.timeout == Timeout::Claimed {
        game.timing.reminded = CLAIMABLE;
        change.happen(EventKind::Overdue, Some(chair));
        change.tell_notice();
        change.game.timing.due_at = due_at(&change.game);
        return Ok(());
    }
    run_out(change, clocks, position, chair)
}

/// The same without asking anybody.
pub(super) fn run_out(
    change: &mut Change,
    clocks: &Clocks,
    position: &Position,
    chair: usize,
) -> Result<(), Error> {
    clocks.stop(change);
    if change.game.players() == 2 {
        return lose_on_time(change, clocks, position, chair);
    }
    let (at, pace) = (change.at(), change.game.terms.pace);
    let seat = &mut change.game.chairs[chair];
    seat.missed += 1;
    if seat.missed == 1 {
        seat.bank = pace.once_more();
        change.game.timing.reminded = 0;
        change.happen(EventKind::Excuse, Some(chair));
    } else {
        seat.sits = Sits::Vacant;
        seat.left_at = Some(at);
        change.happen(EventKind::Vacate, Some(chair));
    }
    clocks.start(change);
    change.tell_notice();
    Ok(())
}

/// The player in the chair is out of the game.
fn lose_on_time(
    change: &mut Change,
    clocks: &Clocks,
    position: &Position,
    chair: usize,
) -> Result<(), Error> {
    let unknown = || StoreError::Unreadable(format!("chair {chair} of {}", change.game.code));
    let seat = seat_of(&change.game, chair).ok_or_else(unknown)?;
    let played = position.run_out_of_time(seat).map_err(Refusal::Rules)?;
    change.game.chairs[chair].missed += 1;
    advance(change, chair, &played.position, EventKind::TimeOut);
    go_on(change, played.position)?;
    clocks.start(change);
    Ok(())
}

/// Nobody has taken the seat: its turns are left out from now on, or its player is out, or a computer plays on, as the
/// table has agreed.
fn close_seat(
    change: &mut Change,
    clocks: &Clocks,
    position: Position,
    chair: usize,
) -> Result<(), Error> {
    clocks.stop(change);
    change.game.chairs[chair].sits = Sits::Skipped;
    match change.game.terms.absent {
        Absent::Out => lose_on_time(change, clocks, &position, chair),
        Absent::Skipped => {
            change.happen(EventKind::Absent, Some(chair));
            go_on(change, position)?;
            clocks.start(change);
            Ok(())
        }
        Absent::Computer => {
            replace(change, chair, OF_LAST_RESORT);
            clocks.start(change);
            Ok(())
        }
    }
}
