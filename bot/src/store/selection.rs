//! Going through many games, some at a time.

use super::model::{Game, GameId, GuildId};
use super::seated::{self, SeatedRow};
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
        let rows = match selection {
            Selection::All => {
                sqlx::query_as!(
                    SeatedRow,
                    "SELECT games.*, chairs.* FROM games JOIN chairs ON chairs.game_id = games.id
                     WHERE games.id IN (SELECT next.id FROM games AS next WHERE next.id > $1 ORDER BY next.id LIMIT $2)
                     ORDER BY games.id, chairs.chair",
                    after,
                    PAGE
                )
                .fetch_all(&self.reader)
                .await?
            }
            Selection::UnderWay => {
                sqlx::query_as!(
                    SeatedRow,
                    "SELECT games.*, chairs.* FROM games JOIN chairs ON chairs.game_id = games.id
                     WHERE games.id IN (
                       SELECT next.id FROM games AS next WHERE next.id > $1 AND next.status IN ('active', 'frozen')
                       ORDER BY next.id LIMIT $2)
                     ORDER BY games.id, chairs.chair",
                    after,
                    PAGE
                )
                .fetch_all(&self.reader)
                .await?
            }
            Selection::Server(guild) => {
                let guild = guild.get();
                sqlx::query_as!(
                    SeatedRow,
                    "SELECT games.*, chairs.* FROM games JOIN chairs ON chairs.game_id = games.id
                     WHERE games.id IN (
                       SELECT next.id FROM games AS next WHERE next.id > $1 AND next.guild_id = $2
                       ORDER BY next.id LIMIT $3)
                     ORDER BY games.id, chairs.chair",
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
        seated::all(rows)
    }
}
