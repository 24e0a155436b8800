//! Returning to a seat, taking one over, claiming a win on time, giving time.

use boxed::boxed;
use play::clocks::Clocks;
use play::time::Millis;
use play::{ActionError, Actor, Change, Done, absence, in_play};

use crate::{Games, Result};

#[boxed]
impl Games {
    /// Seats `actor` in place of an inactive player, or on their own seat again.
    pub async fn take_seat(&self, actor: &Actor, code: &str) -> Result<Done> {
        let blockers = self.store.blockers_of(actor.person.id).await?;
        self.at_seats(actor, code, |change, _| absence::take_seat(change, actor, &blockers)).await
    }

    /// Resumes the clocks of a paused game, for one of its players.
    pub async fn resume(&self, actor: &Actor, code: &str) -> Result<Done> {
        self.at_seats(actor, code, |change, clocks| absence::resume(change, clocks, actor)).await
    }

    /// Claims the seat of a player whose time is up, in games where the opponents must claim it.
    pub async fn claim(&self, actor: &Actor, code: &str) -> Result<Done> {
        self.decide(actor, code, |now| absence::claim(now, actor)).await
    }

    /// Gives the player to move more time, for one of their opponents.
    pub async fn give_time(&self, actor: &Actor, code: &str, time: Millis) -> Result<Done> {
        self.at_seats(actor, code, |change, clocks| absence::give_time(change, clocks, actor, time))
            .await
    }

    /// Applies a change to the seats and clocks of a game that is being played, under its lock. The position does not
    /// matter.
    pub(crate) async fn at_seats(
        &self,
        actor: &Actor,
        code: &str,
        step: impl Fn(&mut Change, &Clocks) -> Result<Done, ActionError>,
    ) -> Result<Done> {
        self.decide_without_history(actor, code, |game, clocks| {
            in_play(&game)?;
            let mut change = self.change(game);
            let done = step(&mut change, clocks)?;
            clocks.start(&mut change);
            Ok((change, done))
        })
        .await
    }
}
