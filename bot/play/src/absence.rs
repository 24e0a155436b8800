//! Decisions about absences: returning to a seat, taking one over, claiming a win on time, giving time.

use crate::clocks::Clocks;
use crate::snapshot::player_of;
use crate::time::{DAY, MINUTE, Millis};
use crate::timekeeping::{go_on_after_pause, run_out};
use crate::{
    ActionError, Actor, Change, Done, EventKind, GameSnapshot, Player, PlayerState, Result,
    Timeout, UserId,
};

/// The most time that can be given at once, in milliseconds.
const MOST_GIVEN: Millis = 14 * DAY;

/// Seats `actor` in place of an inactive player, or on their own seat again. `blockers` are the members who have
/// blocked `actor`.
pub fn take_seat(change: &mut Change, actor: &Actor, blockers: &[UserId]) -> Result<Done> {
    let game = &mut change.game;
    let (code, pace) = (game.code.clone(), game.terms.pace);
    let done = match game.player_of(actor.person.id) {
        Some(player) if game.players[player].is_free() => {
            change.book();
            let seat = &mut change.game.players[player];
            seat.bank = seat.bank.max(pace.once_more());
            seat.state = PlayerState::Seated;
            seat.left_at = None;
            change.happen(EventKind::Return, Some(player));
            Done::Returned { code }
        }
        Some(_) => return Err(ActionError::OneSeat(code)),
        None if game.tournament.is_some() => return Err(ActionError::OfTournament(code)),
        None => {
            let free = game.players.iter().position(Player::is_free);
            let player = free.ok_or_else(|| ActionError::Full(code.clone()))?;
            let mut others = game.players.iter().enumerate();
            if others.any(|(at, other)| at != player && blockers.contains(&other.person.id)) {
                return Err(ActionError::NoSeatForYou(code));
            }
            change.book();
            // What the inactive player had saved up is lost.
            change.game.players[player].bank = pace.at_first();
            change.seat(player, actor.person.clone());
            Done::SeatTaken { code }
        }
    };
    change.tell_board();
    Ok(done)
}

/// Resumes the clocks of a paused game, for one of its players. Fails with [`ActionError::NotAPlayer`] and
/// [`ActionError::NotPaused`].
pub fn resume(change: &mut Change, clocks: &Clocks, actor: &Actor) -> Result<Done> {
    let game = &change.game;
    player_of(game, actor.person.id)?;
    let code = game.code.clone();
    if game.timing.paused_at.is_none() {
        return Err(ActionError::NotPaused(code));
    }
    go_on_after_pause(change, clocks);
    Ok(Done::Resumed { code })
}

/// Claims the game against a player whose time is up, if the terms require a claim. Fails with
/// [`ActionError::NotAPlayer`] and [`ActionError::NothingToClaim`].
pub fn claim(now: &GameSnapshot, actor: &Actor) -> Result<(Change, Done)> {
    let (game, code) = (&now.game, now.game.code.clone());
    let player = player_of(game, actor.person.id)?;
    let claimable = game.terms.timeout == Timeout::Claimed && now.clocks.is_time_up(game, now.now);
    let Some(mover) = game.to_move.filter(|mover| claimable && *mover != player) else {
        return Err(ActionError::NothingToClaim(code));
    };
    let mut change = now.change();
    run_out(&mut change, now, mover)?;
    Ok((change, Done::Claimed { code }))
}

/// Gives the player to move more time, for one of their opponents.
pub fn give_time(
    change: &mut Change,
    clocks: &Clocks,
    actor: &Actor,
    time: Millis,
) -> Result<Done> {
    if !(MINUTE..=MOST_GIVEN).contains(&time) {
        return Err(ActionError::TimeGiven);
    }
    let game = &change.game;
    let player = player_of(game, actor.person.id)?;
    let code = game.code.clone();
    let Some(mover) = game.to_move.filter(|_| game.timing.deadline_at.is_some()) else {
        return Err(ActionError::NoClock(code));
    };
    if mover == player {
        return Err(ActionError::OwnClock(code));
    }
    clocks.stop(change);
    let seat = &mut change.game.players[mover];
    seat.bank = seat.bank.map(|left| left.max(0) + time);
    let to = seat.person.name.clone();
    change.happen(EventKind::Give(time), Some(player));
    change.tell_notice();
    Ok(Done::TimeGiven { code, to, time })
}
