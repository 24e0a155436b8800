//! Who follows which game.

use boxed::boxed;
use play::{GameId, InteractionId, UserId};

use super::query::{fetch_all, fetch_one};
use super::{Result, Store};

#[boxed]
impl Store {
    /// Makes a member follow a game, or stop following it. Returns whether they follow it now; the
    /// same interaction counts once.
    pub async fn toggle_watch(
        &self,
        game: GameId,
        user: UserId,
        interaction: InteractionId,
    ) -> Result<bool> {
        Ok(fetch_one! { &self.writer;
            r#"INSERT INTO watches (game_id, user_id, active, interaction_id) VALUES ($1, $2, 1, $3)
               ON CONFLICT (game_id, user_id) DO UPDATE SET
                 active = CASE WHEN watches.interaction_id = excluded.interaction_id
                   THEN watches.active ELSE 1 - watches.active END,
                 interaction_id = excluded.interaction_id
               RETURNING active = 1 AS "active!: bool""#, game, user, interaction;
        })
    }

    /// The members who follow a game and are told when it ends.
    pub async fn followers(&self, game: GameId) -> Result<Vec<UserId>> {
        let users = fetch_all! { &self.reader;
            "SELECT user_id FROM watches WHERE game_id = $1 AND active = 1", game;
        };
        Ok(users.into_iter().map(UserId::from).collect())
    }
}
