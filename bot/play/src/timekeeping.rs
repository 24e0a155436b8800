//! What happens to a game when time passes and nobody acts: reminders, missed deadlines, vacant seats, tables that do
//! not fill.

use crate::clocks::Clocks;
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
    /// This player has no clock and has not moved for long: have they left the server?
    LookFor(usize),
    /// This player could not be [reached](crate::reach) for too long.
    GiveUp(usize),
}

/// What has become due in a game.
pub fn due(game: &Game, clocks: &Clocks, now: Millis) -> Due {
    match game.status {
        GameStatus::Open if Clocks::cleared_at(game) <= now => return Due::ClearTable,
        GameStatus::Active => {}
        _ => return Due::Nothing,
    }
    let is_past = |at: Option<Millis>| at.is_some_and(|at| at <= now);
    if game.timing.paused_at.is_some() {
        return if is_past(Clocks::resumes_at(game)) { Due::Resume } else { Due::Nothing };
    }
    let mut players = 0..game.players.len();
    if let Some(player) = players.find(|player| is_past(Clocks::closes_at(game, *player))) {
        return Due::CloseSeat(player);
    }
    match game.to_move {
        Some(player) if clocks.is_time_up(game, now) && !game.timing.claimable => {
            Due::TimeUp(player)
        }
        Some(_) if is_past(clocks.next_reminder(game)) => Due::Remind,
        Some(player) if is_past(Clocks::looks_at(game)) => Due::LookFor(player),
        Some(player) if is_past(clocks.given_up_at(game)) => Due::GiveUp(player),
        _ => Due::Nothing,
    }
}

/// The player to move, who has no clock, is still there: it is asked again later.
pub fn look_again(change: &mut Change, clocks: &Clocks) {
    change.game.timing.reminded_at = Some(change.at);
    clocks.index(&mut change.game);
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
        now.clocks.index(&mut change.game);
        return Ok(());
    }
    run_out(change, now, player)
}

/// Like [`time_up`], without waiting for a claim; also for somebody without a clock who has left
/// the server.
pub fn run_out(change: &mut Change, now: &GameSnapshot, player: usize) -> Result<()> {
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
