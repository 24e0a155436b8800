//! What those who manage a server do to its games.

use play::{Done, Game, House, Person, Refusal, Ruler, in_play, owner};

use crate::{Error, Games};

impl Games {
    /// Changes what holds on the server unless a table says otherwise, and returns what that is then.
    ///
    /// # Errors
    /// When the data file fails; nothing has changed then.
    pub async fn settle(
        &self,
        ruler: &Ruler,
        change: impl FnOnce(&mut House),
    ) -> Result<House, Error> {
        let ruling = ruler.ruling("settings", None);
        Ok(self
            .store
            .settle_house(ruler.guild, &ruling, change)
            .await?)
    }

    /// Ends a game or gives a table up; it counts for nothing.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn end(&self, ruler: &Ruler, code: &str, reason: &str) -> Result<Done, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.ruled(ruler, code).await?;
        let clocks = self.clocks(&game, None).await?;
        let (change, done) = owner::end(game, &clocks, ruler, reason, self.now())?;
        self.commit(change, &ruler.actor, done).await
    }

    /// Puts a game on hold: nobody can take a turn, and the clocks stand.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn freeze(&self, ruler: &Ruler, code: &str) -> Result<Done, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.ruled(ruler, code).await?;
        in_play(&game)?;
        let clocks = self.clocks(&game, None).await?;
        let (change, done) = owner::freeze(game, &clocks, ruler, self.now());
        self.commit(change, &ruler.actor, done).await
    }

    /// Takes a game off hold, if its record leads to the position that was saved.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn thaw(&self, ruler: &Ruler, code: &str) -> Result<Done, Error> {
        let _lock = self.locks.game(code).await;
        let game = self.ruled(ruler, code).await?;
        if game.status != play::GameStatus::Frozen {
            return Err(Refusal::NotFrozen(game.code).into());
        }
        let history = self.store.history(game.id, game.seq).await?;
        let now = match self.snapshot(game, history, None).await {
            Err(Error::Refused(Refusal::Frozen(code))) => {
                return Err(Refusal::StaysFrozen(code).into());
            }
            now => now?,
        };
        let (change, done) = owner::thaw(&now, ruler)?;
        self.commit(change, &ruler.actor, done).await
    }

    /// Gives the seat of a player to somebody else, who may be a bot of Discord's.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed then.
    pub async fn replace(
        &self,
        ruler: &Ruler,
        code: &str,
        player: &Person,
        by: (Person, bool),
    ) -> Result<Done, Error> {
        self.ruled(ruler, code).await?;
        let loaded = self.load(code, Some(by.0.id)).await?;
        let (change, done) = owner::replace(&loaded.now, ruler, player, by)?;
        self.commit(change, &ruler.actor, done).await
    }

    /// The game with this code, if it belongs to the server that is managed.
    async fn ruled(&self, ruler: &Ruler, code: &str) -> Result<Game, Error> {
        let game = self.game(code).await?;
        if game.guild == Some(ruler.guild) {
            Ok(game)
        } else {
            Err(Refusal::NoSuchGame(code.to_owned()).into())
        }
    }
}
