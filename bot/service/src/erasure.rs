//! Erasing a member from a server: they leave their games, and nobody has to wait for a seat
//! without a player.

use boxed::boxed;
use play::time::{DAY, Millis};
use play::{
    ActionError, AuditLogEntry, Done, Game, GameStatus, GuildId, Moderator, UserId, lobby,
    moderation,
};

use crate::conflicts::retry_conflicts;
use crate::{Error, Games, Result};

/// How long a member who wants to be erased can change their mind.
const TIME_TO_RECONSIDER: Millis = DAY;

#[boxed]
impl Games {
    /// Erases a member from a server: they leave open tables, resign their games, and become a
    /// former player. If the store fails, what was done until then stays done; trying again does
    /// the rest.
    pub async fn erase(&self, moderator: &Moderator, user: UserId) -> Result<Done> {
        let entry = moderator.audit_log_entry("erase", None);
        self.erase_from(Some(moderator.guild), user, Some(&entry)).await?;
        Ok(Done::Erased)
    }

    /// Records that a member wants to be erased on all servers, and returns when that happens: in a
    /// day, so that they can change their mind. Asking again does not change the time.
    pub async fn request_erasure(&self, user: UserId) -> Result<Millis> {
        let due = self.now() + TIME_TO_RECONSIDER;
        Ok(self.store.request_erasure(user, due).await?)
    }

    /// Erases a member, who has asked for it, from all servers and from their direct messages, and
    /// deletes their preferences. If the store fails, what was done until then stays done; trying
    /// again does the rest.
    pub async fn erase_everywhere(&self, user: UserId) -> Result<()> {
        // While they leave one server, they may act on another.
        retry_conflicts(|_| async {
            for guild in self.store.servers_of(user).await? {
                let entry = AuditLogEntry { actor: user, guild, action: "erase", reason: None };
                self.erase_from(Some(guild), user, Some(&entry)).await?;
            }
            self.erase_from(None, user, None).await?;
            Ok(self.store.forget_member(user).await?)
        })
        .await
    }

    async fn erase_from(
        &self,
        guild: Option<GuildId>,
        user: UserId,
        entry: Option<&AuditLogEntry>,
    ) -> Result<()> {
        let former = UserId::former();
        // While they leave one game, another may begin, such as a rematch.
        retry_conflicts(|_| async {
            if let Some(guild) = guild {
                self.leave_tournaments(guild, user).await?;
            }
            let theirs = self.store.member_games(guild, user).await?;
            for code in theirs.tables.iter().chain(&theirs.playing) {
                self.leave_for_good(code, user, former).await?;
            }
            Ok(self.store.erase(guild, user, former, entry).await?)
        })
        .await
    }

    /// Removes a member, and their name, from an unfinished game.
    async fn leave_for_good(&self, code: &str, user: UserId, former: UserId) -> Result<()> {
        // The lock protects the name as well: a turn that is being saved would write it again.
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
            GameStatus::Active => self.resign_for(&game.code, user).await?,
            GameStatus::Frozen => self.leave_frozen(game, user).await?,
            GameStatus::Finished | GameStatus::Cancelled => {}
        }
        Ok(self.store.forget_player(id, user, former).await?)
    }

    async fn resign_for(&self, code: &str, user: UserId) -> Result<()> {
        match self.snapshot(code, None).await {
            Ok(now) => match moderation::resign_for(&now, user) {
                Ok(change) => self.commit_own(change).await,
                // They have left the game already.
                Err(_) => Ok(()),
            },
            // The game has just been put on hold.
            Err(Error::Refused(ActionError::Frozen(_))) => match self.store.game(code).await? {
                Some(game) => self.leave_frozen(game, user).await,
                None => Ok(()),
            },
            Err(error) => Err(error),
        }
    }

    async fn leave_frozen(&self, game: Game, user: UserId) -> Result<()> {
        let mut change = self.change(game);
        moderation::leave_frozen(&mut change, user);
        if change.is_empty() {
            return Ok(());
        }
        self.commit_own(change).await
    }
}
