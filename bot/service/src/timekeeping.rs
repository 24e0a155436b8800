//! What happens to games when time passes and nobody acts.

use boxed::boxed;
use play::clocks::Clocks;
use play::time::{HOUR, MINUTE, Millis};
use play::timekeeping::{self, Due};
use play::vacation::{self, Changed};
use play::{ActionError, Availability, Change, Event, EventKind, TournamentId, UserId, reminders};
use store::StoreError;

use crate::conflicts::retry_conflicts;
use crate::{Games, Result};

/// A shorter absence of the bot is not reported: turns have a minute of grace anyway.
const ABSENT: Millis = 2 * MINUTE;

#[boxed]
impl Games {
    /// Gives back to the players of each shard the time in which nobody served it, and as much again, up to an hour,
    /// to notice that the bot is back. Returns the longest of these times.
    pub async fn wake_up(&self) -> Result<Millis, StoreError> {
        let now = self.now();
        let mut longest = 0;
        for shard in self.store.held_shards().await? {
            let outage = shard.alive_at.map_or(0, |alive| now - alive);
            let outage = if outage > ABSENT { outage } else { 0 };
            let credit = outage + outage.min(HOUR);
            self.store.compensate_shard(shard, credit).await?;
            longest = longest.max(outage);
        }
        Ok(longest)
    }

    /// Does what has become due in a game. If a player acted a moment earlier, they were in time and nothing is due
    /// any more. If the game cannot be replayed, it is on hold.
    pub async fn keep_time(&self, code: &str) -> Result<()> {
        retry_conflicts(|_| self.try_to_keep_time(code)).await
    }

    async fn try_to_keep_time(&self, code: &str) -> Result<()> {
        let lock = self.locks.game(code).await;
        let game = self.store.game(code).await?;
        let now = self.now();
        let Some(game) = game.filter(|game| game.timing.due_at.is_some_and(|due| due <= now))
        else {
            return Ok(());
        };
        let clocks = self.clocks(&game, None).await?;
        let mut change = self.change(game);
        let mut vacation = None;
        match timekeeping::due(&change.game, &clocks, now) {
            Due::Nothing => timekeeping::look_later(&mut change, &clocks),
            Due::ClearTable => timekeeping::clear_table(&mut change),
            Due::Resume => timekeeping::go_on_after_pause(&mut change, &clocks),
            Due::Remind => {
                if let Some(mover) = change.game.mover() {
                    let mut availability = self.store.availability(mover.id).await?;
                    availability.notify = self.store.notify(mover.id, Some(change.game.id)).await?;
                    reminders::remind(&mut change, &clocks, &availability);
                }
            }
            Due::CloseSeat(player) => {
                let now = self.snapshot(code, None).await?;
                timekeeping::close_seat(&mut change, &now, player)?;
            }
            Due::TimeUp(player) => {
                vacation = self.automatic_vacation(&mut change, &clocks, player).await?;
                if vacation.is_none() {
                    let now = self.snapshot(code, None).await?;
                    timekeeping::time_up(&mut change, &now, player)?;
                }
            }
        }
        let user = change.game.mover().map(|mover| mover.id);
        let channel = change.game.channel;
        let saved = self.commit_own(change).await;
        drop(lock);
        if let (Some(changed), Some(user)) = (vacation, user) {
            // The vacation has begun, even if this game has just changed.
            let done = saved.is_ok().then_some((code, channel));
            self.restart_clocks(user, &changed, done).await?;
        }
        saved
    }

    /// Starts a day of vacation for the player whose time is up, if they want that and have a day left. This updates
    /// the game of `change`; the caller updates their other games once its lock is free.
    async fn automatic_vacation(
        &self,
        change: &mut Change,
        clocks: &Clocks,
        player: usize,
    ) -> Result<Option<Changed>> {
        if !Clocks::heed_vacations(&change.game) {
            return Ok(None);
        }
        let (user, now) = (change.game.players[player].person.id, change.at);
        if let Some(board) = change.game.tournament
            && self.was_away(board.tournament, user).await?
        {
            return Ok(None);
        }
        let begin = |availability: &mut Availability| {
            Ok::<_, ActionError>(vacation::begin_automatically(availability, now))
        };
        let begun = self.change_availability(user, begin).await?;
        if let Some(begun) = &begun {
            vacation::goes_on_vacation(change, clocks, player, begun);
        }
        Ok(begun)
    }

    /// Whether a vacation of a member has begun automatically in the games of a tournament: there that happens once.
    async fn was_away(&self, tournament: TournamentId, user: UserId) -> Result<bool, StoreError> {
        for game in self.store.games_of_tournament(tournament).await? {
            let Some(player) = game.player_of(user) else {
                continue;
            };
            let away = |event: &Event| {
                event.player == Some(player)
                    && matches!(event.kind, EventKind::Vacation(Some(away)) if away.automatic)
            };
            if self.store.history(&game, game.seq).await?.iter().any(away) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
