//! Following a game without playing in it.

use crate::store::{Game, GameStatus};

use super::{Actor, Error, Play, Refusal};

impl Play {
    /// Whether `actor` may follow a game: it is not over, and they do not play in it.
    ///
    /// # Errors
    /// The [`Refusal`] that says why not.
    pub fn check_watch(&self, actor: &Actor, game: &Game) -> Result<(), Error> {
        let code = || game.code.clone();
        match game.status {
            GameStatus::Finished => Err(Refusal::Over(code()).into()),
            GameStatus::Cancelled => Err(Refusal::Cancelled(code()).into()),
            _ if game.chair_of(actor.person.id).is_some() => {
                Err(Refusal::WatchedOwn(code()).into())
            }
            _ => Ok(()),
        }
    }

    /// Follows a game for `actor`, or no longer: whoever follows it is told when it is over. Returns whether they
    /// follow it now.
    ///
    /// # Errors
    /// The [`Refusal`] of [`Play::check_watch`].
    pub async fn watch(&self, actor: &Actor, code: &str) -> Result<bool, Error> {
        // Under the lock of the game: its end must not pass somebody by who was just told that they follow it.
        let _lock = self.locks.game(code).await;
        let game = self.store.game(code).await?;
        let game = game.ok_or_else(|| Refusal::NoSuchGame(code.to_owned()))?;
        self.check_watch(actor, &game)?;
        let (user, interaction) = (actor.person.id, actor.interaction);
        Ok(self.store.toggle_watch(game.id, user, interaction).await?)
    }
}
