//! What moderators do to the games of a server.

use boxed::boxed;
use play::{
    ActionError, Change, Done, Game, GuildSettings, Moderator, NewRating, Person, UserId, in_play,
    moderation,
};

use crate::conflicts::retry_conflicts;
use crate::{Error, Games, Result};

#[boxed]
impl Games {
    /// Changes the defaults of a server, which apply unless a table says otherwise, and returns
    /// them. Fails when `change` refuses to change what there is.
    pub async fn change_guild_settings(
        &self,
        moderator: &Moderator,
        change: impl FnOnce(&mut GuildSettings) -> Result<(), ActionError>,
    ) -> Result<GuildSettings> {
        let entry = moderator.audit_log_entry("settings", None);
        let change = |settings: &mut GuildSettings| change(settings).map_err(Error::from);
        self.store.change_guild_settings(moderator.guild, &entry, change).await
    }

    /// Ends a game or cancels a table; it does not count.
    pub async fn end(&self, moderator: &Moderator, code: &str, reason: &str) -> Result<Done> {
        self.decide_without_history(&moderator.actor, code, |game, clocks| {
            let game = managed(moderator, code, game)?;
            moderation::end(game, clocks, moderator, reason, self.now())
        })
        .await
    }

    /// A game that a moderator can end.
    pub async fn may_end(&self, moderator: &Moderator, code: &str) -> Result<Game> {
        let game = self.managed_game(moderator, code).await?;
        moderation::may_end(&game)?;
        Ok(game)
    }

    /// A finished game whose result a moderator can annul.
    pub async fn may_annul(&self, moderator: &Moderator, code: &str) -> Result<Game> {
        let game = self.managed_game(moderator, code).await?;
        moderation::may_annul(&game)?;
        if self.store.rating_changes(game.id).await?.is_empty() {
            return Err(ActionError::NothingToAnnul(game.code).into());
        }
        Ok(game)
    }

    /// A game whose result was annulled, so that a moderator can let it count again.
    pub async fn may_restore(&self, moderator: &Moderator, code: &str) -> Result<Game> {
        let game = self.managed_game(moderator, code).await?;
        moderation::may_restore(&game)?;
        Ok(game)
    }

    /// Annuls the result of a finished game: it no longer counts, and the ratings of its pool
    /// follow from the other games alone.
    pub async fn annul(
        &self,
        moderator: &Moderator,
        code: &str,
        reason: Option<&str>,
    ) -> Result<Done> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            if let Some(before) = self.store.answer(moderator.actor.interaction).await? {
                return Ok(before);
            }
            let game = self.may_annul(moderator, code).await?;
            let reason = reason.map(str::to_owned);
            let decide =
                |game, ratings| moderation::annul(game, moderator, reason, ratings, self.now());
            self.overturn(moderator, game, decide).await
        })
        .await
    }

    /// Lets the result of a game that was annulled count again.
    pub async fn restore(&self, moderator: &Moderator, code: &str) -> Result<Done> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            if let Some(before) = self.store.answer(moderator.actor.interaction).await? {
                return Ok(before);
            }
            let game = self.may_restore(moderator, code).await?;
            let decide = |game, ratings| moderation::restore(game, moderator, ratings, self.now());
            self.overturn(moderator, game, decide).await
        })
        .await
    }

    /// Saves a ruling about the result of a game, announces it, and writes whatever follows from it.
    async fn overturn(
        &self,
        moderator: &Moderator,
        game: Game,
        decide: impl FnOnce(Game, Vec<NewRating>) -> (Change, Done) + Send,
    ) -> Result<Done> {
        let mut done = None;
        let decide = |ratings| {
            let (change, answer) = decide(game.clone(), ratings);
            done = Some(answer.clone());
            (change, answer)
        };
        let saved = self.store.overturn(&game, moderator.actor.interaction, decide).await?;
        self.spread(&game);
        if let Err(error) = self.store.settle_ratings().await {
            // It is decided; the rest is written within the hour.
            tracing::warn!(game = %game.code, %error, "earlier ratings are not all written yet");
        }
        Ok(saved.answer(done.unwrap_or(Done::Forgotten)))
    }

    /// A game that a moderator can put on hold.
    pub async fn may_freeze(&self, moderator: &Moderator, code: &str) -> Result<Game> {
        let game = self.managed_game(moderator, code).await?;
        in_play(&game)?;
        Ok(game)
    }

    /// A game in which a moderator can give the seat of a player to somebody else, who may be a
    /// Discord bot.
    pub async fn may_replace(
        &self,
        moderator: &Moderator,
        code: &str,
        player: &Person,
        by: (&Person, bool),
    ) -> Result<Game> {
        self.managed_game(moderator, code).await?;
        let now = self.load(code, None).await?.now;
        moderation::may_replace(&now, player, by)?;
        Ok(now.game)
    }

    /// Puts a game on hold: nobody can take a turn, and the clocks are stopped.
    pub async fn freeze(&self, moderator: &Moderator, code: &str) -> Result<Done> {
        self.decide_without_history(&moderator.actor, code, |game, clocks| {
            let game = managed(moderator, code, game)?;
            in_play(&game)?;
            Ok(moderation::freeze(game, clocks, moderator, self.now()))
        })
        .await
    }

    /// Takes a game off hold, if its record leads to the stored position.
    pub async fn thaw(&self, moderator: &Moderator, code: &str) -> Result<Done> {
        let _lock = self.locks.game(code).await;
        retry_conflicts(|_| async {
            let game = self.managed_game(moderator, code).await?;
            if game.status != play::GameStatus::Frozen {
                return Err(ActionError::NotFrozen(game.code).into());
            }
            let now = match self.snapshot(&game.code, None).await {
                Err(Error::Refused(ActionError::Frozen(code))) => {
                    return Err(ActionError::StaysFrozen(code).into());
                }
                now => now?,
            };
            let (change, done) = moderation::thaw(&now, moderator)?;
            self.commit(change, &moderator.actor, done).await
        })
        .await
    }

    /// Gives the seat of a player to somebody else, who is no Discord bot.
    pub async fn replace(
        &self,
        moderator: &Moderator,
        code: &str,
        player: UserId,
        by: Person,
    ) -> Result<Done> {
        self.managed_game(moderator, code).await?;
        retry_conflicts(|_| async {
            let loaded = self.load(code, Some(by.id)).await?;
            let (change, done) = moderation::replace(&loaded.now, moderator, player, by.clone())?;
            self.commit(change, &moderator.actor, done).await
        })
        .await
    }

    /// The game with this code, if it belongs to the moderator's server, in whatever channel. Fails
    /// with [`ActionError::NoSuchGame`].
    pub async fn managed_game(&self, moderator: &Moderator, code: &str) -> Result<Game> {
        Ok(managed(moderator, code, self.game(code).await?)?)
    }
}

/// The game with this code, if it belongs to the moderator's server.
fn managed(moderator: &Moderator, code: &str, game: Game) -> Result<Game, ActionError> {
    let theirs = game.guild == Some(moderator.guild);
    theirs.then_some(game).ok_or_else(|| ActionError::NoSuchGame(play::shorten(code)))
}
