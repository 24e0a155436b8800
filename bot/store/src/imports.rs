//! Games that were played elsewhere: kept once, listed, removed.

use boxed::boxed;
use play::import::Import;
use play::{Game, UserId};

use super::change::insert;
use super::pool::{Scope, Transaction};
use super::query::{execute, fetch_all, fetch_optional};
use super::seated::{self, SeatedRow};
use super::{Result, Store};

#[boxed]
impl Store {
    /// Keeps a game that was imported, unless the member has it already; returns the code under which it is kept. Of their
    /// imported games only the newest `most` stay. Fails with [`CodeTaken`](super::StoreError::CodeTaken).
    pub async fn import(&self, import: &Import, most: i64) -> Result<String> {
        let kept = self.try_to_import(import, most).await;
        self.note_saved(&kept);
        kept
    }

    async fn try_to_import(&self, Import { change, key }: &Import, most: i64) -> Result<String> {
        let game = &change.game;
        let scopes = [Scope::Shared(game.guild), Scope::Tables(game.creator)];
        let mut tx = self.writer.begin_in(&scopes).await?;
        let before = fetch_optional! { &mut tx;
            r#"SELECT code AS "code!" FROM games WHERE import_key = $1"#, key;
        };
        if let Some(code) = before {
            return Ok(code);
        }
        let older = older_imports(&mut tx, game.creator, most - 1).await?;
        let ids = insert(&mut tx, std::slice::from_ref(change), None).await?;
        for id in &ids {
            execute! { &mut tx; "UPDATE games SET import_key = $1, version = version + 1 WHERE id = $2", key, *id; }
        }
        for id in older {
            remove(&mut tx, id, game.creator).await?;
        }
        tx.commit().await?;
        Ok(game.code.clone())
    }

    /// The games that a member has imported for themselves, the newest first; at most `limit`.
    pub async fn imports_of(&self, user: UserId, limit: i64) -> Result<Vec<Game>> {
        let rows = fetch_all! { &self.reader, SeatedRow;
            "SELECT games.*, players.* FROM games JOIN players ON players.game_id = games.id
             WHERE games.id IN (
               SELECT kept.id FROM games AS kept
               WHERE kept.creator_id = $1 AND kept.imported IS NOT NULL
               ORDER BY kept.id DESC LIMIT $2)
             ORDER BY games.id DESC, players.player", user, limit;
        };
        Ok(seated::readable(rows))
    }
}

/// The games that a member has imported for themselves, without the newest `most`.
pub(super) async fn older_imports(
    tx: &mut Transaction,
    user: UserId,
    most: i64,
) -> Result<Vec<i64>> {
    Ok(fetch_all! { &mut *tx;
        r#"SELECT id AS "id!" FROM games WHERE creator_id = $1 AND imported IS NOT NULL
           ORDER BY id DESC LIMIT 1000 OFFSET $2"#, user, most;
    })
}

/// Removes a game that a member has imported, and whatever is kept about it: nobody else has noted or tried anything
/// there, and nothing that is done to a game under way was done to it.
pub(super) async fn remove(tx: &mut Transaction, id: i64, user: UserId) -> Result<()> {
    execute! { &mut *tx;
        "DELETE FROM outbox WHERE guild_id IS NULL AND game_id = $1", id;
        "DELETE FROM posts WHERE game_id = $1", id;
        "DELETE FROM notes WHERE user_id = $1 AND game_id = $2", user, id;
        "DELETE FROM variations WHERE user_id = $1 AND game_id = $2", user, id;
        "DELETE FROM game_notifications WHERE user_id = $1 AND game_id = $2", user, id;
        "DELETE FROM watches WHERE game_id = $1", id;
        "DELETE FROM players WHERE game_id = $1", id;
        "DELETE FROM game_events WHERE game_id = $1", id;
        "DELETE FROM games WHERE id = $1 AND imported IS NOT NULL", id;
    }
    Ok(())
}
