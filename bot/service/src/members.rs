//! What members decide for themselves: reminders, vacations, blocks, and the games that they follow.

use std::collections::HashSet;

use boxed::boxed;
use play::audience::Audience;
use play::clocks::Clocks;
use play::time::Millis;
use play::vacation::Changed;
use play::{
    ActionError, Actor, Availability, ChannelId, UserId, WantedReminders, may_watch, reminders,
    vacation,
};

use crate::conflicts::retry_conflicts;
use crate::{Error, Games, Result};

#[boxed]
impl Games {
    /// Snoozes a member's reminders for a day, except the last one before their time is up. Returns when the snooze
    /// ends.
    pub async fn snooze(&self, user: UserId) -> Result<Millis> {
        let now = self.now();
        self.change_availability(user, |availability| Ok(reminders::snooze(availability, now)))
            .await
    }

    /// Changes how, where and when a member is notified, and returns the new settings. Whatever is not named stays as it
    /// is. Fails with [`ActionError::QuietHours`], [`ActionError::TimeZone`].
    pub async fn set_reminders(
        &self,
        user: UserId,
        wanted: WantedReminders,
    ) -> Result<Availability> {
        if wanted == WantedReminders::default() {
            return Ok(self.store.availability(user).await?);
        }
        let (choose, now) = (wanted.read()?, self.now());
        self.change_availability(user, |availability| {
            choose(availability, now);
            Ok(availability.clone())
        })
        .await
    }

    /// Queues the daily message of a member whose hour has come, if games wait for them.
    pub async fn send_daily_message(&self, user: UserId) -> Result<()> {
        let now = self.now();
        let availability = self.store.availability(user).await?;
        let Some(at) = availability.daily_at.filter(|at| *at <= now) else {
            return Ok(());
        };
        let alone = Audience::Member { user, at: None };
        let games = self.daily_games(user, alone).await?;
        let first = games.first().map(|(game, _)| (game.id, game.channel));
        let next = reminders::next_daily(&availability, now);
        Ok(self.store.queue_daily_message(user, at, first, next).await?)
    }

    /// Begins a vacation now, or changes the end of the current one. Returns when it ends. Fails with
    /// [`ActionError::Vacation`].
    pub async fn go_on_vacation(&self, user: UserId, days: u16) -> Result<Millis> {
        let now = self.now();
        let begin = |availability: &mut Availability| vacation::begin(availability, now, days);
        let changed = self.change_availability(user, begin).await?;
        self.restart_clocks(user, &changed, None).await?;
        Ok(changed.end)
    }

    /// Ends a vacation now. The member keeps the rest for later. Fails with [`ActionError::NoVacation`].
    pub async fn come_home(&self, user: UserId) -> Result<()> {
        let now = self.now();
        let end = |availability: &mut Availability| vacation::end(availability, now);
        let changed = self.change_availability(user, end).await?;
        self.restart_clocks(user, &changed, None).await
    }

    /// Sets whether a member's vacation may begin automatically when their time runs out.
    pub async fn set_automatic_vacation(&self, user: UserId, automatic: bool) -> Result<()> {
        self.change_availability(user, |availability| {
            availability.automatic_vacation = automatic;
            Ok(())
        })
        .await
    }

    /// How much of this year's vacation a member has left.
    pub async fn vacation_left(&self, user: UserId) -> Result<Millis> {
        let availability = self.store.availability(user).await?;
        Ok(vacation::left(&availability, self.now()))
    }

    /// Updates the clocks of a member whose vacation has changed, in all their games and challenges; each is locked on its
    /// own, and each channel is told once. If this is interrupted, the others still follow the vacation: only their stored
    /// deadlines are older, until the bot [wakes up](Games::wake_up). `done` is the game in which the vacation began automatically: it is up to date, and
    /// its channel knows.
    pub(crate) async fn restart_clocks(
        &self,
        user: UserId,
        changed: &Changed,
        done: Option<(&str, ChannelId)>,
    ) -> Result<()> {
        let mut told: HashSet<ChannelId> = done.map(|(_, channel)| channel).into_iter().collect();
        let mut games = self.store.games_of(user).await?;
        games.retain(|game| vacation::concerns(game, user));
        games.sort_by_key(|game| game.timing.deadline_at);
        for game in games {
            let is_done = done.is_some_and(|(code, _)| code == game.code);
            if !is_done && !game.terms.pace.is_blitz() {
                let tell = !Clocks::is_suspended(&game) && told.insert(game.channel);
                self.restart_clock(&game.code, user, changed, tell).await?;
            }
        }
        Ok(self.store.index_tournaments_of(user).await?)
    }

    async fn restart_clock(
        &self,
        code: &str,
        user: UserId,
        changed: &Changed,
        tell: bool,
    ) -> Result<()> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            let game = self.store.game(code).await?;
            let Some(game) = game.filter(|game| vacation::concerns(game, user)) else {
                return Ok(());
            };
            let clocks = self.clocks(&game, None).await?;
            let mut change = self.change(game);
            vacation::restart_clock(&mut change, &clocks, changed, tell);
            self.commit_own(change).await
        })
        .await
    }

    /// Changes when a member can be reached. Two changes at once do not overwrite each other.
    pub(crate) async fn change_availability<T>(
        &self,
        user: UserId,
        change: impl FnOnce(&mut Availability) -> Result<T, ActionError>,
    ) -> Result<T> {
        let change = |availability: &mut Availability| change(availability).map_err(Error::from);
        self.store.change_availability(user, change).await
    }

    /// Blocks a member for `actor`, or unblocks them. Returns whether they are blocked now. Fails with
    /// [`ActionError::BlockedSelf`].
    pub async fn block(&self, actor: &Actor, other: UserId) -> Result<bool> {
        let user = actor.person.id;
        if other == user {
            return Err(ActionError::BlockedSelf.into());
        }
        Ok(self.store.toggle_block(user, other, actor.interaction).await?)
    }

    /// Makes `actor` follow a game, or stop following it. Followers are told when the game is over. Returns whether
    /// they follow it now. Fails as [`may_watch`] does.
    pub async fn watch(&self, actor: &Actor, code: &str) -> Result<bool> {
        // Under the lock of the game, so that nobody who was told that they follow it misses its end.
        let _lock = self.locks.game(code).await;
        let game = self.game(code).await?;
        let (user, interaction) = (actor.person.id, actor.interaction);
        may_watch(&game, user)?;
        Ok(self.store.toggle_watch(game.id, user, interaction).await?)
    }
}
