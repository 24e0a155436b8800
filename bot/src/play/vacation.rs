//! Vacations: 30 days a year on which a player's clocks stand, begun by hand or by themselves.

use std::ops::Range;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::store::{Availability, Change, EventKind, Game, GameStatus, UserId};
use crate::time::{DAY, Millis};

use super::clocks::Clocks;
use super::{Error, Play, Refusal};

/// What everybody has for each calendar year (UTC).
const YEARLY: Millis = 30 * DAY;

impl Play {
    /// Begins a vacation now, or changes the end of the one under way. Returns when it ends.
    ///
    /// # Errors
    /// [`Refusal::Vacation`]; nothing has changed then.
    pub async fn go_on_vacation(&self, user: UserId, days: u16) -> Result<Millis, Error> {
        let (now, length) = (self.now(), Millis::from(days) * DAY);
        let go = |availability: &mut Availability| {
            let before = availability.vacation.clone();
            give_back(availability, now);
            let left = left(availability, now);
            if !(DAY..=left).contains(&length) {
                return Err(Error::from(Refusal::Vacation(left / DAY)));
            }
            Ok((take(availability, now, length), before))
        };
        let (end, before) = self.store.change_availability(user, go).await?;
        self.restart_clocks(user, before.as_ref(), None).await?;
        Ok(end)
    }

    /// Ends a vacation now. What is left of it can be taken later.
    ///
    /// # Errors
    /// [`Refusal::NoVacation`].
    pub async fn come_home(&self, user: UserId) -> Result<(), Error> {
        let now = self.now();
        let come = |availability: &mut Availability| {
            if !under_way(availability, now) {
                return Err(Error::from(Refusal::NoVacation));
            }
            let before = availability.vacation.clone();
            give_back(availability, now);
            Ok(before)
        };
        let before = self.store.change_availability(user, come).await?;
        self.restart_clocks(user, before.as_ref(), None).await
    }

    /// Says whether somebody's vacation may begin by itself when their time runs out.
    ///
    /// # Errors
    /// When the data file fails.
    pub async fn let_vacation_begin(&self, user: UserId, by_itself: bool) -> Result<(), Error> {
        let choose = |availability: &mut Availability| {
            availability.vacation_by_itself = by_itself;
            Ok(())
        };
        self.store.change_availability(user, choose).await
    }

    /// What a person has left of this year's vacation.
    ///
    /// # Errors
    /// When the data file fails.
    pub async fn vacation_left(&self, user: UserId) -> Result<Millis, Error> {
        Ok(left(&self.store.availability(user).await?, self.now()))
    }

    /// Lets the player whose time is up go on vacation for a day, if that is what they want and have. The game of
    /// `change` is brought up to date with it; their other games must be, once its lock is free.
    pub(super) async fn vacation_by_itself(
        &self,
        change: &mut Change,
        clocks: &Clocks,
        chair: usize,
    ) -> Result<Option<BegunByItself>, Error> {
        let user = change.game.chairs[chair].person.id;
        let now = change.at();
        if change.game.terms.pace.is_blitz() {
            return Ok(None);
        }
        let go = |availability: &mut Availability| {
            if !availability.vacation_by_itself || left(availability, now) < DAY {
                return Ok::<_, Error>(None);
            }
            let before = availability.vacation.clone();
            take(availability, now, DAY);
            Ok(Some(BegunByItself { user, before }))
        };
        let Some(begun) = self.store.change_availability(user, go).await? else {
            return Ok(None);
        };
        clocks.stop(change);
        self.clocks(&change.game).await?.start(change);
        // It follows on the day before, so that the opponents are told once.
        let before = begun.before.as_ref();
        let goes_on = before.is_some_and(|vacation| now - vacation.end < DAY);
        if !goes_on {
            change.happen(EventKind::Vacation, Some(chair));
            change.tell_notice();
        }
        Ok(Some(begun))
    }

    /// Brings the clocks of somebody whose vacation has changed up to date, but for the one of a game that is. `before`
    /// is the vacation they had. Each game is locked on its own.
    pub(super) async fn restart_clocks(
        &self,
        user: UserId,
        before: Option<&Range<Millis>>,
        but: Option<&str>,
    ) -> Result<(), Error> {
        for game in self.store.waiting_for(user).await? {
            if Some(game.code.as_str()) != but && !game.terms.pace.is_blitz() {
                self.restart_clock(&game.code, user, before).await?;
            }
        }
        Ok(())
    }

    async fn restart_clock(
        &self,
        code: &str,
        user: UserId,
        before: Option<&Range<Millis>>,
    ) -> Result<(), Error> {
        let _lock = self.locks.game(code).await;
        let game = self.store.game(code).await?;
        let theirs = |game: &Game| {
            game.status == GameStatus::Active
                && game.timing.began_at.is_some()
                && game.mover().is_some_and(|mover| mover.id == user)
        };
        let Some(game) = game.filter(theirs) else {
            return Ok(());
        };
        let clocks = self.clocks(&game).await?;
        let mut change = self.change(game);
        clocks
            .with_vacation(change.game.to_move, before)
            .stop(&mut change);
        clocks.start(&mut change);
        let away = self.store.availability(user).await?;
        if under_way(&away, change.at()) {
            let chair = change.game.to_move;
            change.happen(EventKind::Vacation, chair);
            change.tell_notice();
        }
        self.commit_own(&change).await
    }
}

/// A vacation that has begun because somebody's time was up.
pub(super) struct BegunByItself {
    /// Whose.
    pub(super) user: UserId,
    /// The vacation they had before.
    pub(super) before: Option<Range<Millis>>,
}

/// Whether somebody is on vacation.
pub(super) fn under_way(availability: &Availability, now: Millis) -> bool {
    let vacation: Option<&Range<Millis>> = availability.vacation.as_ref();
    vacation.is_some_and(|vacation| vacation.contains(&now))
}

/// What is left of this year's vacation.
fn left(availability: &Availability, now: Millis) -> Millis {
    let this_year = availability.vacation_year == Some(year(now));
    YEARLY
        - if this_year {
            availability.vacation_used
        } else {
            0
        }
}

/// Uses up so much vacation from now on; returns when it ends.
fn take(availability: &mut Availability, now: Millis, length: Millis) -> Millis {
    if availability.vacation_year != Some(year(now)) {
        availability.vacation_year = Some(year(now));
        availability.vacation_used = 0;
    }
    availability.vacation_used += length;
    availability.vacation = Some(now..now + length);
    now + length
}

/// Gives back what has not been used of a vacation under way, and ends it.
fn give_back(availability: &mut Availability, now: Millis) {
    if let Some(vacation) = &mut availability.vacation
        && vacation.contains(&now)
    {
        let unused = vacation.end - now;
        availability.vacation_used = (availability.vacation_used - unused).max(0);
        vacation.end = now;
    }
}

fn year(at: Millis) -> i16 {
    Timestamp::from_millisecond(at).map_or(0, |at| at.to_zoned(TimeZone::UTC).year())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 20 December 2026.
    const DECEMBER: Millis = 1_797_724_800_000;

    #[test]
    fn thirty_days_a_year_and_what_is_not_used_comes_back() {
        let mut ana = Availability::default();
        assert_eq!(left(&ana, DECEMBER), YEARLY);
        assert_eq!(take(&mut ana, DECEMBER, 10 * DAY), DECEMBER + 10 * DAY);
        assert_eq!(left(&ana, DECEMBER), 20 * DAY);
        assert!(under_way(&ana, DECEMBER + 9 * DAY));

        give_back(&mut ana, DECEMBER + 4 * DAY);
        assert_eq!(left(&ana, DECEMBER + 4 * DAY), 26 * DAY);
        assert!(!under_way(&ana, DECEMBER + 4 * DAY));
        give_back(&mut ana, DECEMBER + 5 * DAY);
        assert_eq!(left(&ana, DECEMBER + 5 * DAY), 26 * DAY);
        assert_eq!(left(&ana, DECEMBER + 15 * DAY), YEARLY, "in the new year");
    }
}
