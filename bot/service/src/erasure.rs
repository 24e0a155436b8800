//! Erasing a member from a server: they leave what they play, and nobody is asked to wait for a seat without a player.

use play::{Done, Game, GameStatus, Refusal, Ruler, UserId, lobby, owner};
use store::StoreError;

use crate::{Error, Games};

/// While one game is left another may begin, such as a rematch that was being agreed on: so often is looked again.
const LOOKS: usize = 10;

impl Games {
    /// Erases a member from a server: they get up from open tables, resign what they play, and are a former player from
    /// then on.
    ///
    /// # Errors
    /// When the data file fails; what was done until then stays, and the rest can be done by trying again.
    pub async fn erase(&self, ruler: &Ruler, user: UserId) -> Result<Done, Error> {
        let (former, ruling) = (UserId::former(), ruler.ruling("erase", None));
        for _ in 0..LOOKS {
            let traces = self.store.traces(ruler.guild, user).await?;
            for code in traces.tables.iter().chain(&traces.playing) {
                self.leave_for_good(code, user, former).await?;
            }
            let erased = self.store.erase(ruler.guild, user, former, &ruling).await;
            // A conflict: another game has begun meanwhile.
            if !matches!(erased, Err(StoreError::Conflict)) {
                erased?;
                return Ok(Done::Erased);
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Takes somebody out of a game that is not over, and their name with them.
    async fn leave_for_good(&self, code: &str, user: UserId, former: UserId) -> Result<(), Error> {
        // Also for the name: a turn that is being saved would write it once more.
        let _lock = self.locks.game(code).await;
        let Some(game) = self.store.game(code).await? else {
            return Ok(());
        };
        let id = game.id;
        match game.status {
            GameStatus::Open => {
                let mut change = self.change(game);
                lobby::remove(&mut change, user);
                if !change.is_empty() {
                    self.commit_own(change).await?;
                }
            }
            GameStatus::Active => self.resign_for(game, user).await?,
            GameStatus::Frozen => self.leave_frozen(game, user).await?,
            GameStatus::Finished | GameStatus::Cancelled => {}
        }
        Ok(self.store.forget_player(id, user, former).await?)
    }

    async fn resign_for(&self, game: Game, user: UserId) -> Result<(), Error> {
        let (code, history) = (
            game.code.clone(),
            self.store.history(game.id, game.seq).await?,
        );
        match self.snapshot(game, history, None).await {
            Ok(now) => match owner::resign_for(&now, user) {
                Ok(change) => self.commit_own(change).await,
                // They are out already.
                Err(_) => Ok(()),
            },
            // It has just been put on hold.
            Err(Error::Refused(Refusal::Frozen(_))) => match self.store.game(&code).await? {
                Some(game) => self.leave_frozen(game, user).await,
                None => Ok(()),
            },
            Err(error) => Err(error),
        }
    }

    async fn leave_frozen(&self, game: Game, user: UserId) -> Result<(), Error> {
        let mut change = self.change(game);
        owner::leave_frozen(&mut change, user);
        if change.is_empty() {
            return Ok(());
        }
        self.commit_own(change).await
    }
}
