//! Games whose channel is out of reach: their clocks stop, and they move when somebody plays on elsewhere.

use boxed::boxed;
use play::clocks::Clocks;
use play::{Asker, Change, Game, GameId, GameStatus};

use crate::conflicts::retry_conflicts;
use crate::{Games, Result};

#[boxed]
impl Games {
    /// Stops the clock of a game that nobody can be told about. This is no event of the game: an open offer and a
    /// turn that somebody is making stay valid.
    pub async fn suspend_clock(&self, game: GameId) -> Result<()> {
        self.with_clock(game, |game| game.timing.began_at.is_some(), Clocks::suspend).await
    }

    /// Starts a clock again that [`Games::suspend_clock`] has stopped.
    pub async fn resume_clock(&self, game: GameId) -> Result<()> {
        self.with_clock(game, Clocks::is_suspended, Clocks::start).await
    }

    /// Does something to the clock of a game, if it concerns the game.
    async fn with_clock(
        &self,
        game: GameId,
        concerns: fn(&Game) -> bool,
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
        self.resume_clock(game.id).await?;
        self.news.notify_one();
        Ok(self.store.game_by_id(game.id).await?.unwrap_or(game))
    }
}
