//! Erasing a member from a server: they leave what they play, and nobody is asked to wait for a seat without a player.

use play::{Done, Game, GameStatus, Moderator, Refusal, UserId, lobby, moderation};
use store::StoreError;

use crate::{Error, Games};

/// How often the member's games are looked for again: while they leave one, another may begin, such as a rematch.
const ATTEMPTS: usize = 10;

impl Games {
    /// Erases a member from a server: they get up from open tables, resign what they play, and are a former player from
    /// then on.
    ///
    /// # Errors
    /// When the data file fails; what was done until then stays, and the rest can be done by trying again.
    pub async fn erase(&self, moderator: &Moderator, user: UserId) -> Result<Done, Error> {
        let (former, entry) = (UserId::former(), moderator.audit_log_entry("erase", None));
        for _ in 0..ATTEMPTS {
            self.leave_tournaments(moderator.guild, user).await?;
            let theirs = self.store.member_games(moderator.guild, user).await?;
            for code in theirs.tables.iter().chain(&theirs.playing) {
                self.leave_for_good(code, user, former).await?;
            }
            let erased = self
                .store
                .erase(moderator.guild, user, former, &entry)
                .await;
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
        // The lock guards the name as well: a turn that is being saved would write it once more.
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
            Ok(now) => match moderation::resign_for(&now, user) {
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
        moderation::leave_frozen(&mut change, user);
        if change.is_empty() {
            return Ok(());
        }
        self.commit_own(change).await
    }
}
