//! Games whose player to move was not [reached](play::reach) in their channel.

use boxed::boxed;
use play::reach::{Cause, Unreached};
use play::{GameId, Purpose, UserId};

use super::query::{execute, fetch_all, fetch_one, fetch_optional};
use super::{Result, Store, StoreError};

#[boxed]
impl Store {
    /// Why the board that a game has now did not arrive in its channel; none if it did, or was not tried yet.
    pub async fn unreached(&self, game: GameId) -> Result<Option<Unreached>> {
        let row = fetch_optional! { &self.reader, (cause, directly);
            r#"SELECT cause, directly = 1 AS "directly!: bool" FROM out_of_reach WHERE game_id = $1"#, game;
        };
        row.map(|(cause, directly): (String, bool)| unreached(&cause, directly)).transpose()
    }

    /// Whether the clock of a game may stand still, since its player was not reached.
    pub async fn may_be_unreached(&self, game: GameId) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (
                 SELECT 1 FROM out_of_reach WHERE game_id = $1
                 UNION ALL SELECT 1 FROM games WHERE id = $1 AND deadline_at IS NULL AND uncounted LIKE '%"unreachable"%'
               ) AS "may_be!: bool""#, game;
        })
    }

    /// The same as [`Store::unreached`] for the games of [`Store::games_of`] that have begun.
    pub async fn unreached_of(&self, user: UserId) -> Result<Vec<(GameId, Unreached)>> {
        let rows = fetch_all! { &self.reader, (game_id, cause, directly);
            r#"SELECT out_of_reach.game_id, cause, directly = 1 AS "directly!: bool"
               FROM players AS own JOIN games AS going ON going.id = own.game_id
               JOIN out_of_reach ON out_of_reach.game_id = own.game_id
               WHERE own.user_id = $1 AND own.place IS NULL AND going.status = 'active'"#, user;
        };
        let named = rows.into_iter().map(|(game, cause, directly): (i64, String, bool)| {
            Ok((game.into(), unreached(&cause, directly)?))
        });
        named.collect()
    }

    /// Whether a board of a game was posted that shows this event, in whatever channel.
    pub async fn has_posted_board(&self, game: GameId, seq: i64) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM posts WHERE game_id = $1 AND purpose = $2 AND seq >= $3) AS "posted!: bool""#,
                game, Purpose::Board.as_str(), seq;
        })
    }

    /// Whether the channel of a game still gets a board that could not be posted yet.
    pub async fn has_board_to_post(&self, game: GameId) -> Result<bool> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = $1 AND kind IN ('board', 'here')
                 AND state IN ('pending', 'sending')) AS "has!: bool""#, game;
        })
    }

    /// Notes that the player to move of a game was not reached in its channel, or was reached directly.
    pub async fn note_unreached(&self, game: GameId, it: Unreached) -> Result<()> {
        let (cause, directly) = (it.cause.as_str(), i64::from(it.directly));
        execute! { &self.writer;
            "INSERT INTO out_of_reach (game_id, cause, directly) VALUES ($1, $2, $3)
             ON CONFLICT (game_id) DO UPDATE SET cause = excluded.cause, directly = excluded.directly",
                game, cause, directly;
        }
        Ok(())
    }

    /// Notes that the channel of a game can be written to.
    pub async fn note_reached(&self, game: GameId) -> Result<()> {
        execute! { &self.writer; "DELETE FROM out_of_reach WHERE game_id = $1", game; }
        Ok(())
    }

    /// How many games wait for a player whom neither their channel nor a direct message has reached.
    pub async fn unreached_games(&self) -> Result<i64> {
        Ok(fetch_one! { &self.reader;
            r#"SELECT count(*) AS "games!: i64" FROM out_of_reach WHERE directly = 0"#;
        })
    }
}

fn unreached(cause: &str, directly: bool) -> Result<Unreached> {
    let cause = Cause::read(cause)
        .ok_or_else(|| StoreError::Unreadable(format!("why a game is out of reach: {cause}")))?;
    Ok(Unreached { cause, directly })
}
