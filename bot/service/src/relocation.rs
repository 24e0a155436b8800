//! Games whose channel is out of reach: their clocks stop, and they move when somebody plays on elsewhere.

use boxed::boxed;
use play::clocks::Clocks;
use play::reach::{Cause, Unreached, must_be_reached};
use play::{Asker, Change, ChannelId, Game, GameId, GameStatus, Notification};

use crate::conflicts::retry_conflicts;
use crate::{Games, Result};

#[boxed]
impl Games {
    /// Notes that a message did not arrive in this channel. The player to move of the game that is played there gets the
    /// board in a direct message; until they are reached, there or by that message, their clock stands still. This is no event
    /// of the game: an open offer and a turn that somebody is making stay valid.
    ///
    /// Somebody who was reached directly with this board is out of reach again if a direct message has failed as well
    /// (`directly`).
    pub async fn not_reached(
        &self,
        game: GameId,
        channel: ChannelId,
        (cause, directly): (Cause, bool),
    ) -> Result<()> {
        let concerns = |game: &Game| game.channel == channel && must_be_reached(game).is_some();
        let Some(game) = self.store.game_by_id(game).await?.filter(concerns) else {
            return Ok(());
        };
        let _lock = self.locks.game(&game.code).await;
        let stopped = retry_conflicts(|_| async {
            let Some(game) = self.store.game(&game.code).await?.filter(concerns) else {
                return Ok(false);
            };
            let known = self.store.unreached(game.id).await?;
            if known.is_some_and(|it| it.directly) && !directly {
                return Ok(false);
            }
            let it = Unreached { cause, directly: false };
            if known != Some(it) {
                self.store.note_unreached(game.id, it).await?;
            }
            if known.is_some() && Clocks::is_suspended(&game) {
                return Ok(false);
            }
            let unseen = known.is_none() && {
                let since = self.position_since(&game).await?;
                !self.store.has_posted_board(game.id, since).await?
            };
            let clocks = self.clocks(&game, None).await?;
            let mut change = self.change(game);
            clocks.suspend(&mut change, unseen);
            let game = &change.game;
            let at = change.at;
            if let (Some(_), Some(user)) = (game.guild, must_be_reached(game).map(|it| it.id)) {
                change.tell(Notification::Call { user, at });
            }
            self.store.save(&change, None).await?;
            let (game, cause) = (&change.game.code, cause.as_str());
            tracing::warn!(%game, cause, "the board of a game does not arrive in its channel, and the clock stands still unless a direct message reaches the player to move");
            Ok(true)
        })
        .await?;
        if stopped {
            self.news.notify_one();
        }
        Ok(())
    }

    /// Notes that a direct message has reached a member with a game whose channel cannot be written to. Their clock runs, if
    /// it is their turn, as `is_told` says.
    pub async fn reached_directly(
        &self,
        game: GameId,
        is_told: impl Fn(&Game) -> bool + Send,
    ) -> Result<()> {
        let Some(known) = self.store.unreached(game).await?.filter(|it| !it.directly) else {
            return Ok(());
        };
        let now = self.store.game_by_id(game).await?;
        if now.is_some_and(|game| must_be_reached(&game).is_some() && is_told(&game)) {
            self.store.note_unreached(game, Unreached { directly: true, ..known }).await?;
            self.resume_clock(game).await?;
        }
        Ok(())
    }

    /// Notes that the board of a game has arrived in its channel. Whatever else waits for this channel is tried again at once.
    pub async fn reached(&self, game: GameId, channel: ChannelId) -> Result<()> {
        if self.store.may_be_unreached(game).await? {
            self.resume_clock(game).await?;
            self.store.note_reached(game).await?;
            self.retry_now(None, channel).await?;
        }
        Ok(())
    }

    /// Notes that another message about a game has arrived in its channel: a board that was refused is tried again at once.
    pub async fn writes_again(&self, game: GameId, channel: ChannelId) -> Result<()> {
        if self.store.unreached(game).await?.is_some() {
            self.retry_now(None, channel).await?;
        }
        Ok(())
    }

    /// A game as a message tells of it that has reached its player to move at this moment: their clock runs.
    pub async fn as_if_reached(&self, game: Game) -> Result<Game> {
        if !Clocks::is_suspended(&game) {
            return Ok(game);
        }
        let clocks = self.clocks(&game, None).await?;
        Ok(clocks.as_if_reached(game, self.now()))
    }

    /// Starts a clock again that [`Games::not_reached`] has stopped.
    async fn resume_clock(&self, game: GameId) -> Result<()> {
        self.with_clock(game, Clocks::is_suspended, Clocks::start).await
    }

    /// Does something to the clock of a game, if it concerns the game.
    async fn with_clock(
        &self,
        game: GameId,
        concerns: impl Fn(&Game) -> bool + Copy + Send,
        step: fn(&Clocks, &mut Change),
    ) -> Result<()> {
        let Some(game) = self.store.game_by_id(game).await?.filter(concerns) else {
            return Ok(());
        };
        let _lock = self.locks.game(&game.code).await;
        retry_conflicts(|_| async {
            let Some(game) = self.store.game(&game.code).await?.filter(concerns) else {
                return Ok(());
            };
            let clocks = self.clocks(&game, None).await?;
            let mut change = self.change(game);
            step(&clocks, &mut change);
            self.store.save(&change, None).await?;
            Ok(())
        })
        .await
    }

    /// Moves a game to the channel in which one of its players asks for it, if its own channel was deleted.
    pub async fn bring(&self, asker: Asker, game: Game) -> Result<Game> {
        let own = game.player_of(asker.user).is_some() || game.creator == asker.user;
        let goes_on = matches!(game.status, GameStatus::Open | GameStatus::Active);
        if !own || !goes_on || game.channel == asker.channel || game.guild != asker.guild {
            return Ok(game);
        }
        if !self.store.is_lost(game.channel).await? {
            return Ok(game);
        }
        self.store.move_game(&game, asker.channel).await?;
        self.news.notify_one();
        Ok(self.store.game_by_id(game.id).await?.unwrap_or(game))
    }
}
