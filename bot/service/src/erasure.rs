//! Erasing a member from a server: they leave what they play, and nobody is asked to wait for a seat without a player.

use play::time::{DAY, Millis};
use play::{
    AuditLogEntry, Done, Game, GameStatus, GuildId, Moderator, Refusal, UserId, lobby, moderation,
};
use store::StoreError;

use crate::{Error, Games};

/// How often the member's games are looked for again: while they leave one, another may begin, such as a rematch.
const ATTEMPTS: usize = 10;

/// So long a member who wants to be erased can change their mind.
const TIME_TO_RECONSIDER: Millis = DAY;

impl Games {
    /// Erases a member from a server: they get up from open tables, resign what they play, and are a former player from
    /// then on.
    ///
    /// # Errors
    /// When the data file fails; what was done until then stays, and the rest can be done by trying again.
    pub async fn erase(&self, moderator: &Moderator, user: UserId) -> Result<Done, Error> {
        let entry = moderator.audit_log_entry("erase", None);
        self.erase_from(Some(moderator.guild), user, Some(&entry))
            .await?;
        Ok(Done::Erased)
    }

    /// Notes that a member wants to be erased on all servers, and returns when that is done: in a day, so that they can
    /// change their mind. Asked once more, it stays with the day that they were told.
    ///
    /// # Errors
    /// When the data file fails.
    pub async fn request_erasure(&self, user: UserId) -> Result<Millis, Error> {
        let due = self.now() + TIME_TO_RECONSIDER;
        Ok(self.store.request_erasure(user, due).await?)
    }

    /// Erases a member, who has asked for it, from all servers and from their direct messages, and forgets what they have
    /// chosen.
    ///
    /// # Errors
    /// When the data file fails; what was done until then stays, and the rest can be done by trying again.
    pub async fn erase_everywhere(&self, user: UserId) -> Result<(), Error> {
        for guild in self.store.servers_of(user).await? {
            let entry = AuditLogEntry {
                actor: user,
                guild,
                action: "erase",
                reason: None,
            };
            self.erase_from(Some(guild), user, Some(&entry)).await?;
        }
        self.erase_from(None, user, None).await?;
        Ok(self.store.forget_member(user).await?)
    }

    async fn erase_from(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        entry: Option<&AuditLogEntry>,
    ) -> Result<(), Error> {
        let former = UserId::former();
        for _ in 0..ATTEMPTS {
            if let Some(guild) = guild {
                self.leave_tournaments(guild, user).await?;
            }
            let theirs = self.store.member_games(guild, user).await?;
            for code in theirs.tables.iter().chain(&theirs.playing) {
                self.leave_for_good(code, user, former).await?;
            }
            let erased = self.store.erase(guild, user, former, entry).await;
            // A conflict: another game has begun meanwhile.
            if !matches!(erased, Err(StoreError::Conflict)) {
                return Ok(erased?);
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
