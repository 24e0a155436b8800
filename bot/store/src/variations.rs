//! Variations that members try out in games, each for themselves alone.

use boxed::boxed;
use play::variations::Variations;
use play::{GameId, UserId};

use super::query::{execute, fetch_optional};
use super::{Result, Store, StoreError, json};

#[boxed]
impl Store {
    /// The variations of a member in a game.
    pub async fn variations(&self, game: GameId, user: UserId) -> Result<Variations> {
        let tree = fetch_optional! { &self.reader;
            "SELECT tree FROM variations WHERE user_id = $1 AND game_id = $2", user, game;
        };
        let Some(tree) = tree else {
            return Ok(Variations::default());
        };
        serde_json::from_str(&tree).map_err(|error| {
            StoreError::Unreadable(format!("what {user} has tried in game {game}: {error}"))
        })
    }

    /// Stores the variations of a member in a game and replaces the previous ones.
    pub async fn set_variations(
        &self,
        game: GameId,
        user: UserId,
        variations: &Variations,
    ) -> Result<()> {
        let at = self.now();
        let tree = json(variations, "tried turns")?;
        execute! { &self.writer;
            "INSERT INTO variations (user_id, game_id, tree, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (user_id, game_id) DO UPDATE SET tree = excluded.tree, at = excluded.at", user, game, tree, at;
        }
        Ok(())
    }
}
