//! What is due when nobody acts, and the bot's own key-value store.

use boxed::boxed;
use play::{Game, UserId};

use super::query::{execute, fetch_all, fetch_optional};
use super::{Result, Store};

#[boxed]
impl Store {
    /// The codes of games in which a deadline has passed, the longest overdue first; at most `limit`. They are of the shards
    /// whose absence this process has [made up for](Store::compensate_shard).
    pub async fn due(&self, limit: usize) -> Result<Vec<String>> {
        Ok(fetch_all! { &self.reader;
            "SELECT code FROM games WHERE due_at <= $1 AND
               (SELECT timekeeper FROM shards
                WHERE shards.id = coalesce(games.guild_id >> 22, 0) % (SELECT total FROM shards WHERE shards.id = 0)) = $3
             ORDER BY due_at LIMIT $2", self.now(), limit, self.holder;
        })
    }

    /// The games in which a member's clock runs, the nearest deadline first.
    pub async fn waiting_for(&self, user: UserId) -> Result<Vec<Game>> {
        let mut games = self.games_of(user).await?;
        games.retain(|game| {
            game.timing.deadline_at.is_some() && game.mover().is_some_and(|mover| mover.id == user)
        });
        games.sort_by_key(|game| game.timing.deadline_at);
        Ok(games)
    }

    /// The value that the bot has stored under a name.
    pub async fn meta(&self, name: &str) -> Result<Option<i64>> {
        Ok(fetch_optional! { &self.reader; "SELECT value FROM meta WHERE name = $1", name; })
    }

    /// Stores a value under a name.
    pub async fn remember(&self, name: &str, value: i64) -> Result<()> {
        execute! { &self.writer;
            "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name, value;
        }
        Ok(())
    }
}
