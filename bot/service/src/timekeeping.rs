//! What happens to games when time passes and nobody acts.

use boxed::boxed;
use play::clocks::Clocks;
use play::reach;
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
    /// Records that the time in which nobody served a shard does not count there, and as much again, up to an hour, in which
    /// everybody may notice that the bot is back. Says anew when everything is due: somebody may have been killed before they
    /// could. Returns the longest absence.
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
        self.store.rebuild_index().await?;
        Ok(longest)
    }

    /// Does what has become due in a game. If a player acted a moment earlier, they were in time and nothing is due
    /// any more. If the game cannot be replayed, it is on hold.
    pub async fn keep_time(&self, code: &str) -> Result<()> {
        retry_conflicts(|_| self.try_to_keep_time(code)).await
    }

    /// Whether the player to move in a game without a clock has left its server, if that is to be
    /// found out now. This is asked before the game is locked, so that no turn waits for the
    /// answer.
    async fn mover_has_left(&self, code: &str) -> Result<bool> {
        let now = self.now();
        let game = self.store.game(code).await?;
        let game = game.filter(|game| game.timing.due_at.is_some_and(|due| due <= now));
        let Some(game) = game else { return Ok(false) };
        let clocks = self.clocks(&game, None).await?;
        Ok(match (timekeeping::due(&game, &clocks, now), game.guild, game.mover()) {
            (Due::LookFor(_), Some(guild), Some(mover)) => {
                !self.membership(guild, mover.id).await.lets_play()
            }
            _ => false,
        })
    }

    async fn try_to_keep_time(&self, code: &str) -> Result<()> {
        let has_left = self.mover_has_left(code).await?;
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
        let due = timekeeping::due(&change.game, &clocks, now);
        match due {
            Due::Nothing => drop(clocks.index(&mut change.game)),
            Due::ClearTable => timekeeping::clear_table(&mut change),
            Due::Resume => timekeeping::go_on_after_pause(&mut change, &clocks),
            Due::Remind => {
                if let Some(mover) = change.game.mover() {
                    let mut availability = self.store.availability(mover.id).await?;
                    availability.notify = self.store.notify(mover.id, Some(change.game.id)).await?;
                    reminders::remind(&mut change, &clocks, &availability);
                }
            }
            Due::LookFor(_) if !has_left => timekeeping::look_again(&mut change, &clocks),
            Due::LookFor(player) => {
                let now = self.snapshot(code, None).await?;
                timekeeping::run_out(&mut change, &now, player)?;
            }
            Due::GiveUp(player) => reach::give_up(&mut change, &clocks, player),
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
        let (game, channel) = (change.game.id, change.game.channel);
        let saved = self.commit_own(change).await;
        if matches!(due, Due::GiveUp(_)) && saved.is_ok() {
            self.store.note_reached(game).await?;
        }
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
