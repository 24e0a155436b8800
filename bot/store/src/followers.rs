//! Who follows which game.

use play::{GameId, InteractionId, UserId};

use super::{Store, StoreError};

impl Store {
    /// Follows a game, or stops following it. Returns whether they follow it now; the same interaction counts once.
    ///
    /// # Errors
    /// When SQLite fails; nothing has changed then.
    pub async fn toggle_watch(
        &self,
        game: GameId,
        user: UserId,
        interaction: InteractionId,
    ) -> Result<bool, StoreError> {
        let (game, user, interaction) = (game.get(), user.get(), interaction.get());
        Ok(sqlx::query_scalar!(
            r#"INSERT INTO watches (game_id, user_id, active, interaction_id) VALUES (?, ?, 1, ?)
               ON CONFLICT (game_id, user_id) DO UPDATE SET
                 active = iif(interaction_id = excluded.interaction_id, active, 1 - active),
                 interaction_id = excluded.interaction_id
               RETURNING active AS "active!: bool""#,
            game,
            user,
            interaction
        )
        .fetch_one(&self.writer)
        .await?)
    }

    /// Who follows a game and is to be told its end.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn followers(&self, game: GameId) -> Result<Vec<UserId>, StoreError> {
        let game = game.get();
        let users = sqlx::query_scalar!(
            "SELECT user_id FROM watches WHERE game_id = ? AND active = 1",
            game
        )
        .fetch_all(&self.reader)
        .await?;
        Ok(users.into_iter().map(UserId::from).collect())
    }
}
