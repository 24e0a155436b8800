//! Coming back, taking a seat over, claiming lost time, giving time: what members do about absences.

use crate::store::{Beside, Chair, Change, EventKind, Game, Sits, Timeout};
use crate::time::{DAY, MINUTE, Millis};

use super::clocks::{CLAIMABLE, Clocks, due_at};
use super::timekeeping::{resume, run_out};
use super::{Actor, Error, Play, Refusal};

/// The most time that can be given at once.
const MOST_GIVEN: Millis = 14 * DAY;

impl Play {
    /// Seats `actor` where somebody stays away, or its owner again.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn take_seat(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        let blockers = self.store.blockers_of(actor.person.id).await?;
        self.in_game(actor, code, |change, _| {
            let game = &mut change.game;
            let at_once = game.terms.pace.at_first();
            let (chair, event, said) = match game.chair_of(actor.person.id) {
                Some(chair) if game.chairs[chair].is_free() => {
                    (chair, EventKind::Return, "Welcome back to")
                }
                Some(_) => return Err(Refusal::OneSeat(game.code.clone())),
                None => {
                    let free = game.chairs.iter().position(Chair::is_free);
                    let chair = free.ok_or_else(|| Refusal::Full(game.code.clone()))?;
                    let mut others = game.chairs.iter().enumerate();
                    if others.any(|(at, other)| at != chair && blockers.contains(&other.person.id))
                    {
                        return Err(Refusal::NoSeatForYou(game.code.clone()));
                    }
                    (
                        chair,
                        EventKind::Substitute,
                        "You have taken over a seat at",
                    )
                }
            };
            let seat = &mut game.chairs[chair];
            if event == EventKind::Substitute {
                seat.person = actor.person.clone();
                seat.substitute = true;
                seat.missed = 0;
                seat.bank = at_once;
            } else {
                seat.bank = seat.bank.max(game.terms.pace.once_more());
            }
            seat.sits = Sits::Seated;
            seat.left_at = None;
            game.timing.reminded = 0;
            let code = game.code.clone();
            if event == EventKind::Substitute {
                change.note(Beside::Replaced { chair });
            }
            change.happen(event, Some(chair));
            change.tell_board();
            Ok(format!("{said} `{code}`; the board follows."))
        })
        .await
    }

    /// Lets the clocks of a paused game run again, for one of its players.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn resume(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        self.in_game(actor, code, |change, clocks| {
            let game = &change.game;
            player(game, actor)?;
            if game.timing.paused_at.is_none() {
                return Err(Refusal::NotPaused(game.code.clone()));
            }
            resume(change, clocks);
            Ok(format!(
                "`{}` goes on; the board follows.",
                change.game.code
            ))
        })
        .await
    }

    /// Ends the patience with a player whose time is up, where that must be claimed.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn claim(&self, actor: &Actor, code: &str) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.in_play(code).await?;
        let chair = player(&game, actor)?;
        let overdue = game.timing.reminded == CLAIMABLE && game.timing.deadline_at.is_some();
        let (true, Some(mover)) = (
            overdue && game.terms.timeout == Timeout::Claimed,
            game.to_move,
        ) else {
            return Err(Refusal::NothingToClaim(game.code).into());
        };
        if mover == chair {
            return Err(Refusal::NothingToClaim(game.code).into());
        }
        let (clocks, position) = (self.clocks(&game).await?, self.position(&game).await?);
        let mut change = self.change(game);
        run_out(&mut change, &clocks, &position, mover)?;
        let answer = format!(
            "You have claimed the time that ran out in `{}`; the channel is told what follows.",
            change.game.code
        );
        self.commit(&change, actor, answer).await
    }

    /// Gives the player to move more time, for one of their opponents.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn give_time(
        &self,
        actor: &Actor,
        code: &str,
        time: Millis,
    ) -> Result<String, Error> {
        if !(MINUTE..=MOST_GIVEN).contains(&time) {
            return Err(Refusal::TimeGiven.into());
        }
        self.in_game(actor, code, |change, clocks| {
            let game = &mut change.game;
            let chair = player(game, actor)?;
            let code = game.code.clone();
            let Some(mover) = game.to_move.filter(|_| game.timing.deadline_at.is_some()) else {
                return Err(Refusal::NoClock(code));
            };
            if mover == chair {
                return Err(Refusal::OwnClock(code));
            }
            clocks.stop(change);
            let seat = &mut change.game.chairs[mover];
            seat.bank = seat.bank.map(|left| left.max(0) + time);
            let name = seat.person.name.clone();
            change.game.timing.reminded = 0;
            change.happen(EventKind::Give(time), Some(chair));
            change.tell_notice();
            Ok(format!(
                "{} has {} more in `{code}`.",
                crate::markdown::plain(&name),
                crate::time::long(time)
            ))
        })
        .await
    }

    /// Does something about the clocks of a game that is being played, under its lock.
    pub(super) async fn in_game(
        &self,
        actor: &Actor,
        code: &str,
        step: impl FnOnce(&mut Change, &Clocks) -> Result<String, Refusal>,
    ) -> Result<String, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.in_play(code).await?;
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        let answer = step(&mut change, &clocks)?;
        if change.game.timing.began_at.is_none() {
            clocks.start(&mut change);
        } else {
            change.game.timing.due_at = due_at(&change.game);
        }
        self.commit(&change, actor, answer).await
    }
}

/// The chair of whoever acts.
fn player(game: &Game, actor: &Actor) -> Result<usize, Refusal> {
    let chair = game.chair_of(actor.person.id);
    chair.ok_or_else(|| Refusal::NotAPlayer(game.code.clone()))
}
