//! Games that belong together: series and rematches.

use super::model::{Game, GameId};
use super::{Store, StoreError};

impl Store {
    /// The games of the series that began with `first`, in their order.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn series(&self, first: GameId) -> Result<Vec<Game>, StoreError> {
        let first = first.get();
        let ids = sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM games WHERE id = ?1 OR series_of = ?1 ORDER BY round"#,
            first
        )
        .fetch_all(&self.reader)
        .await?;
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(self.game_by_id(id.into()).await?);
        }
        Ok(games)
    }

    /// The table that the players of a game have opened for a rematch and not given up.
    ///
    /// # Errors
    /// When SQLite fails.
    pub async fn rematch_of(&self, game: GameId) -> Result<Option<Game>, StoreError> {
        let game = game.get();
        let id = sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM games WHERE rematch_of = ? AND status <> 'cancelled'
               ORDER BY id DESC LIMIT 1"#,
            game
        )
        .fetch_optional(&self.reader)
        .await?;
        match id {
            Some(id) => self.game_by_id(id.into()).await,
            None => Ok(None),
        }
    }
}
