//! Going through many games, some at a time.

use super::model::{Game, GameId, GuildId};
use super::{Store, StoreError};

/// So many games are held in memory at once.
const PAGE: i64 = 200;

/// Which games are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selection {
    /// All there are.
    All,
    /// Those that are being played or on hold.
    UnderWay,
    /// Those of a server.
    Server(GuildId),
    /// The one with this code, in any case of letters.
    Game(String),
}

impl Store {
    /// The next games of a selection after the one with the id `after`, in the order in which they were opened; none when
    /// there are no more.
    ///
    /// # Errors
    /// When SQLite fails, or a row cannot be understood.
    pub async fn next_games(
        &self,
        selection: &Selection,
        after: Option<GameId>,
    ) -> Result<Vec<Game>, StoreError> {
        let after = after.map_or(0, GameId::get);
        let ids = match selection {
            Selection::All => {
                sqlx::query_scalar!(
                    r#"SELECT id AS "id!" FROM games WHERE id > ? ORDER BY id LIMIT ?"#,
                    after,
                    PAGE
                )
                .fetch_all(&self.reader)
                .await?
            }
            Selection::UnderWay => {
                sqlx::query_scalar!(
                    r#"SELECT id AS "id!" FROM games WHERE id > ? AND status IN ('active', 'frozen') ORDER BY id LIMIT ?"#,
                    after,
                    PAGE
                )
                .fetch_all(&self.reader)
                .await?
            }
            Selection::Server(guild) => {
                let guild = guild.get();
                sqlx::query_scalar!(
                    r#"SELECT id AS "id!" FROM games WHERE id > ? AND guild_id = ? ORDER BY id LIMIT ?"#,
                    after,
                    guild,
                    PAGE
                )
                .fetch_all(&self.reader)
                .await?
            }
            Selection::Game(code) => {
                let game = self.game(code).await?;
                return Ok(game.filter(|game| game.id.get() > after).into_iter().collect());
            }
        };
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(self.game_by_id(id.into()).await?);
        }
        Ok(games)
    }
}
