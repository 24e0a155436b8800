//! What happens to a game when time passes and nobody acts: reminders, missed deadlines, vacant seats, tables that do
//! not fill.

use crate::clocks::{Clocks, OPEN_FOR, PAUSED_AT_MOST, VACANT_FOR};
use crate::computers::replace;
use crate::snapshot::seat;
use crate::terms::OF_LAST_RESORT;
use crate::time::Millis;
use crate::turn::{advance, go_on};
use crate::{
    Absent, Change, EventKind, Game, GameSnapshot, GameStatus, Notification, PlayerState, Result,
    Timeout,
};

/// What has become due in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing is due any more.
    Nothing,
    /// The open table did not fill.
    ClearTable,
    /// The pause has reached its time limit.
    Resume,
    /// The player to move gets a reminder.
    Remind,
    /// Nobody has taken the vacant seat of this player.
    CloseSeat(usize),
    /// The time of this player is up.
    TimeUp(usize),
}

/// What has become due in a game.
pub fn due(game: &Game, clocks: &Clocks, now: Millis) -> Due {
    match game.status {
        GameStatus::Open if game.created_at + OPEN_FOR <= now => return Due::ClearTable,
        GameStatus::Active => {}
        _ => return Due::Nothing,
    }
    if let Some(since) = game.timing.paused_at {
        return if since + PAUSED_AT_MOST <= now { Due::Resume } else { Due::Nothing };
    }
    let overdue = |left: Option<i64>| left.is_some_and(|left| left + VACANT_FOR <= now);
    let mut players = game.players.iter();
    let vacant =
        players.position(|player| player.state == PlayerState::Vacant && overdue(player.left_at));
    if let Some(player) = vacant {
        return Due::CloseSeat(player);
    }
    let shown = game.timing.deadline_at;
    match game.to_move {
        Some(player) if clocks.is_time_up(game, now) && !game.timing.claimable => {
            Due::TimeUp(player)
        }
        Some(_) if shown.is_some() && shown == clocks.latest_deadline(game) => Due::Remind,
        _ => Due::Nothing,
    }
}

/// Nothing is due now: sets when the game is due next.
pub fn look_later(change: &mut Change, clocks: &Clocks) {
    let game = &mut change.game;
    game.timing.deadline_at = clocks.latest_deadline(game);
    game.timing.due_at = clocks.due_at(game);
}

/// Removes an open table that did not fill.
pub fn clear_table(change: &mut Change) {
    crate::lobby::cancel(change);
    change.tell(Notification::Lobby { seq: change.game.seq });
}

/// Resumes the clocks after a pause.
pub fn go_on_after_pause(change: &mut Change, clocks: &Clocks) {
    change.happen(EventKind::Resume, None);
    clocks.resume(change);
    change.tell_board();
}

/// Acts when the time of the player to move is up. In a game of two they are out; at a larger table they are excused
/// once, then their seat becomes vacant. If the terms require a claim, the opponents are told first.
pub fn time_up(change: &mut Change, now: &GameSnapshot, player: usize) -> Result<()> {
    let game = &mut change.game;
    if game.terms.timeout == Timeout::Claimed {
        game.timing.claimable = true;
        change.happen(EventKind::Overdue, Some(player));
        change.tell_notice();
        change.game.timing.due_at = now.clocks.due_at(&change.game);
        return Ok(());
    }
    run_out(change, now, player)
}

/// Like [`time_up`], without waiting for a claim.
pub(crate) fn run_out(change: &mut Change, now: &GameSnapshot, player: usize) -> Result<()> {
    now.clocks.stop(change);
    if change.game.seats() == 2 {
        return lose_on_time(change, now, player);
    }
    let (at, pace) = (change.at, change.game.terms.pace);
    let seat = &mut change.game.players[player];
    seat.missed += 1;
    if seat.missed == 1 {
        seat.bank = pace.once_more();
        change.happen(EventKind::Excuse, Some(player));
    } else {
        seat.state = PlayerState::Vacant;
        seat.left_at = Some(at);
        change.happen(EventKind::Vacate, Some(player));
    }
    now.clocks.start(change);
    change.tell_notice();
    Ok(())
}

/// Makes the player lose on time.
fn lose_on_time(change: &mut Change, now: &GameSnapshot, player: usize) -> Result<()> {
    let played = now.replay.position.run_out_of_time(seat(&change.game, player)?)?;
    change.game.players[player].missed += 1;
    advance(change, player, &played.position, EventKind::TimeOut);
    go_on(change, played.position)?;
    now.clocks.start(change);
    Ok(())
}

/// Acts when nobody has taken a vacant seat: as the terms say, its turns are skipped from now on, its player is out,
/// or a computer plays on.
pub fn close_seat(change: &mut Change, now: &GameSnapshot, player: usize) -> Result<()> {
    now.clocks.stop(change);
    change.game.players[player].state = PlayerState::Skipped;
    match change.game.terms.absent {
        Absent::Out => return lose_on_time(change, now, player),
        Absent::Skipped => {
            change.happen(EventKind::Absent, Some(player));
            go_on(change, now.replay.position.clone())?;
        }
        Absent::Computer => replace(change, player, OF_LAST_RESORT),
    }
    now.clocks.start(change);
    Ok(())
}
